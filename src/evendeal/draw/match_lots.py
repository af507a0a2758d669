"""The lots of an event of matches: which of level teams comes first."""

from collections.abc import Sequence

from evendeal.draw.keys import seat_key
from evendeal.draw.stream import shuffled
from evendeal.ids import EntryId, EventId, SessionNo


def drawn_lots(
    event: EventId, session: SessionNo, teams: Sequence[EntryId], source: bytes
) -> tuple[EntryId, ...]:
    """The teams in an order drawn by lot, for those that nothing else separates.

    Args:
        session: the final's.
        teams: in the order of the entries.
        source: the public randomness as UTF-8, or, where there is none, the session's secret.

    Source:
        docs/seals.md, "Lots".
    """
    key = seat_key(source, event, session)
    return tuple(teams[place] for place in shuffled(len(teams), key, "dpk1/lots"))
