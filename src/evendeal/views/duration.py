"""How long an event will take, in words."""

from evendeal.tournament.duration import Duration
from evendeal.views.words import in_a_row

STEP = 5 * 60
"""Seconds to which an estimate is rounded: it knows no better."""


def time_words(seconds: int) -> str:
    """Seconds as hours and minutes: `3 h 10 min`, `45 min`."""
    hours, minutes = divmod(round(seconds / 60), 60)
    parts = [f"{hours} h"] if hours else []
    if minutes or not hours:
        parts.append(f"{minutes} min")
    return " ".join(parts)


def pace_words(seconds: int) -> str:
    """What a deal takes: `2:40`."""
    return f"{seconds // 60}:{seconds % 60:02d}"


def duration_words(lasts: Duration, *paces: str) -> str:
    """`About 3 h 10 min at 2:40 a deal, 30 min of breaks among them.`

    Args:
        paces: by which it was reckoned, e.g. `2:40 a deal`.
    """
    about = max(STEP, round(lasts.whole / STEP) * STEP)
    breaks = f", {time_words(lasts.breaks)} of breaks among them" if lasts.breaks else ""
    return f"About {time_words(about)} at {in_a_row(paces)}{breaks}."
