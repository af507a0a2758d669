"""From a seal to its seats, and between seats and the names that are published."""

from collections.abc import Mapping, Sequence

from evendeal.draw.keys import seat_key
from evendeal.draw.line_ups import LineUps
from evendeal.draw.opened import Seats
from evendeal.draw.seal import Seal
from evendeal.draw.seats import SeatDraw, Sitting, seat_draw, seated_with
from evendeal.ids import EntryId, SessionNo


def session_seats(seal: Seal, session: SessionNo, luck: bytes) -> SeatDraw:
    """The seats of a session as its seal has them drawn.

    Args:
        luck: of the session that `seated_with` names: its public randomness as UTF-8, or,
            where the seal names none, the secret of its original deals.
    """
    key = seat_key(luck, seal.event, seated_with(seal.method, session))
    seats = seal.sessions[session - 1].seats
    return seat_draw(seal.method, [entry.id for entry in seal.entries], seats, key, session)


def sealed_line_ups(seal: Seal, session: SessionNo) -> dict[EntryId, tuple[str, ...]]:
    """Who plays where nobody is lined up otherwise: the first of each list, as many as needed."""
    seats = seal.sessions[session - 1].seats
    return {entry.id: entry.players[:seats] for entry in seal.entries}


def named_seats(draw: SeatDraw, players: Mapping[EntryId, Sequence[str]]) -> Seats:
    """The seats of a draw with the players' names, as they are published.

    Args:
        players: of each entry, in the order of the seat draw.
    """
    return tuple(
        tuple((sitting.entry, players[sitting.entry][sitting.player]) for sitting in table)
        for table in draw.tables
    )


def seats_of(seal: Seal, seats: Seats, line_ups: LineUps | None = None) -> SeatDraw | None:
    """The seat draw that published seats describe; None if they name a stranger.

    Args:
        line_ups: who takes which place of the draw; None: the sealed lists in their order.
    """
    if line_ups is None:
        line_ups = {entry.id: entry.players for entry in seal.entries}
    if any(name not in line_ups.get(entry, ()) for table in seats for entry, name in table):
        return None
    return SeatDraw(
        seal.method,
        tuple(
            tuple(Sitting(entry, line_ups[entry].index(name)) for entry, name in table)
            for table in seats
        ),
    )
