"""Sessions that are no whole number of rounds, as the form of a new event warns of them."""

from collections.abc import Iterator

from evendeal.tournament.duplicate.levels import uneven_rounds
from evendeal.tournament.duplicate.rules import PlayRules
from evendeal.views.draft import DraftWarning


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
