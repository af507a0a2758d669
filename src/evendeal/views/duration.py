"""How long an event will take, in a sentence."""

from evendeal.tournament.duration import Duration
from evendeal.views.text import Text, says

STEP = 5 * 60
"""Seconds to which an estimate is rounded: it knows no better."""


def time_text(seconds: int) -> Text:
    """Seconds as hours and minutes: `3 h 10 min`, `45 min`."""
    hours, minutes = divmod(round(seconds / 60), 60)
    if not hours:
        return says("minutes", minutes=minutes)
    return (
        says("hours-minutes", hours=hours, minutes=minutes)
        if minutes
        else says("hours", hours=hours)
    )


def pace_words(seconds: int) -> str:
    """What a deal takes: `2:40`."""
    return f"{seconds // 60}:{seconds % 60:02d}"


def duration_sentence(lasts: Duration, *paces: Text) -> Text:
    """`About 3 h 10 min at 2:40 a deal, 30 min of breaks among them.`

    Args:
        paces: by which it was reckoned, e.g. `2:40 a deal`.
    """
    about = time_text(max(STEP, round(lasts.whole / STEP) * STEP))
    if not lasts.breaks:
        return says("lasts", time=about, paces=list(paces))
    return says("lasts-breaks", time=about, paces=list(paces), breaks=time_text(lasts.breaks))
