"""The draw of the seats of a session, for the screens in the hall: seat by seat, as it is shown."""

from dataclasses import dataclass

from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker.setup import Chips


@dataclass(frozen=True, slots=True)
class DrawnPlace:
    """One who was drawn to a seat.

    Attributes:
        name: of the entry; `player` who takes the seat for it.
        brought: chips that the player brings along from the session before; null where nothing is
            brought along.
        place_before: the place in the ladder of `seat_before`, in the session before; both null
            in the first session and where there are no such ladders.
    """

    table: TableNo
    seat: SeatNo
    entry: EntryId
    name: str
    player: str
    brought: Chips | None
    seat_before: SeatNo | None
    place_before: int | None


@dataclass(frozen=True, slots=True)
class DrawRepeats:
    """How much of former sessions comes again, and fewer than how much no draw could have.

    Attributes:
        neighbours: pairs who sit side by side again; seats: players who hold a seat number again.
    """

    neighbours: int
    seats: int
    least_neighbours: int
    least_seats: int


@dataclass(frozen=True, slots=True)
class SeatDraw:
    """The seats of a session as they were drawn; there is none before the session has begun.

    Attributes:
        title: what the session is called; empty where it has its number alone.
        tables, seats: how many there are, seats of one table, empty ones among them.
        places: everybody, seat 1 of all tables first: in this order the hall sees them.
        drawn_at, signed_at: when the session began, and when the list of those who play it was
            signed; the latter null where it never was. ISO 8601 in UTC.
        value, value_is: the public value from which the seats follow, and what it is; both null
            where they follow from the sealed secret alone.
        seal: the commitment to that secret, in hexadecimal.
        repeats: null where nothing can come again.
        best_of: of so many draws this one repeats least; null where one draw is made.
    """

    session: SessionNo
    sessions: int
    title: str
    tables: int
    seats: int
    places: tuple[DrawnPlace, ...]
    drawn_at: str
    signed_at: str | None
    value: str | None
    value_is: str | None
    seal: str
    repeats: DrawRepeats | None
    best_of: int | None
