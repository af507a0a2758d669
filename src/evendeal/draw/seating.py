"""From a seal to its seats, and between seats and the names that are published."""

from collections.abc import Sequence

from evendeal.draw.keys import seat_key
from evendeal.draw.opened import Seats
from evendeal.draw.seal import Seal, SealedEntry
from evendeal.draw.seats import SeatDraw, Sitting, seat_draw, seated_with
from evendeal.ids import SessionNo


def session_seats(seal: Seal, session: SessionNo, luck: bytes) -> SeatDraw:
    """The seats of a session as its seal has them drawn.

    Args:
        luck: of the session that `seated_with` names: its public randomness as UTF-8, or,
            where the seal names none, the secret of its original deals.
    """
    key = seat_key(luck, seal.event, seated_with(seal.method, session))
    return seat_draw(seal.method, [entry.id for entry in seal.entries], seal.seats, key, session)


def named_seats(draw: SeatDraw, entries: Sequence[SealedEntry]) -> Seats:
    """The seats of a draw with the players' names, as they are published."""
    players = {entry.id: entry.players for entry in entries}
    return tuple(
        tuple((sitting.entry, players[sitting.entry][sitting.player]) for sitting in table)
        for table in draw.tables
    )


def seats_of(seal: Seal, seats: Seats) -> SeatDraw | None:
    """The seat draw that published seats describe; None if they name a stranger."""
    players = {entry.id: entry.players for entry in seal.entries}
    if any(name not in players.get(entry, ()) for table in seats for entry, name in table):
        return None
    return SeatDraw(
        seal.method,
        tuple(
            tuple(Sitting(entry, players[entry].index(name)) for entry, name in table)
            for table in seats
        ),
    )
