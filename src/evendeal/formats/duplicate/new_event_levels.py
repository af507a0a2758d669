"""Blinds and levels of a new event, and its warning of sessions that are no whole rounds."""

from collections.abc import Iterator, Sequence

from evendeal.formats.new_event_form import Part
from evendeal.tournament.duplicate.levels import Blinds, uneven_rounds
from evendeal.tournament.duplicate.play_text import LEVEL_KEYS
from evendeal.tournament.duplicate.rules import PlayRules
from evendeal.views.draft import DraftWarning
from evendeal.views.poker.draft import DraftLevel
from evendeal.views.text import Text, says
from evendeal.views.words import chips_text


def blinds_text(levels: Sequence[Blinds], cap: int | None) -> Text:
    """What is posted, level after level, and the cap: `Blinds 25/50, then 50/100, cap 5 000`.

    Args:
        levels: at least one.
        cap: in chips; None: there is none.
    """
    each = [f"{chips_text(at.small_blind)}/{chips_text(at.big_blind)}" for at in levels]
    posted: str | Text = each[0]
    for later in each[1:]:
        posted = says("then", first=posted, second=later)
    if cap is None:
        return says("blinds-no-cap", posted=posted)
    return says("blinds-cap", posted=posted, cap=cap)


def rounds_warnings(play: PlayRules, where: str, of: str = "") -> Iterator[DraftWarning]:
    """Where some seats post more blinds than others, since the button does not come round.

    Args:
        play: the rules of the session.
        where: the place of its number of deals, such as `play.deals`.
        of: the stage that is played so; empty where all sessions are alike.
    """
    for uneven in uneven_rounds(play.deals, play.seats, play.levels):
        yield DraftWarning(
            "rounds" if uneven.level is None else "rounds-level",
            where,
            of,
            uneven.level or 0,
            uneven.deals,
            uneven.seats,
            uneven.fewer or 0,
            uneven.more,
        )


def level_parts(levels: Sequence[DraftLevel]) -> Iterator[Part]:
    """Levels of a form as the event file has them."""
    for level in levels:
        yield "[[levels]]", {key: getattr(level, key) for key in LEVEL_KEYS}
