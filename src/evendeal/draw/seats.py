"""Who sits where: the seat draw (R4)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from evendeal.draw.blocks import SeatDrawMethod, base_row, rows
from evendeal.draw.keys import FIRST_SESSION
from evendeal.draw.stream import shuffled
from evendeal.errors import Refused
from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo


class WrongTeamSize(Refused):
    """A team with too few or too many players for the tables it sits at."""

    def __init__(self, *, entry: EntryId, players: int, tables: int) -> None:
        super().__init__(f"{entry} has {players} players and sits at {tables} tables")
        self.entry = entry
        self.players = players
        self.tables = tables


class EntryTwice(Refused):
    """One entry on the list twice."""

    def __init__(self, *, entry: EntryId) -> None:
        super().__init__(f"{entry} is on the entry list twice")
        self.entry = entry


class Sitting(NamedTuple):
    """Who sits on one seat: the entry, and which of its players, from 0 as listed."""

    entry: EntryId
    player: int


@dataclass(frozen=True, slots=True)
class SeatDraw:
    """The seats of one session.

    Attributes:
        method: how they were drawn.
        tables: who sits where, shape (tables, seats), table 1 and seat 1 first.
    """

    method: SeatDrawMethod
    tables: tuple[tuple[Sitting, ...], ...]

    @property
    def seats(self) -> int:
        """Seats at each table."""
        return len(self.tables[0])

    def at(self, table: TableNo, seat: SeatNo) -> Sitting:
        """Who sits at a table and seat, both counted from 1."""
        return self.tables[table - 1][seat - 1]

    def places_of(self, entry: EntryId) -> tuple[tuple[TableNo, SeatNo, int], ...]:
        """Table, seat and player of each member of an entry, in table order."""
        return tuple(
            (TableNo(table), SeatNo(seat), sitting.player)
            for table, sittings in enumerate(self.tables, 1)
            for seat, sitting in enumerate(sittings, 1)
            if sitting.entry == entry
        )

    def mirrored(self) -> "SeatDraw":
        """The same tables with the seats reversed: who acted behind now acts before."""
        return SeatDraw(self.method, tuple(tuple(reversed(table)) for table in self.tables))


def seated_with(method: SeatDrawMethod, session: SessionNo) -> SessionNo:
    """The session whose luck seats this one: with `mirror` an even session follows the odd one."""
    return SessionNo(session - 1) if method == "mirror" and session % 2 == 0 else session


def seat_draw(
    method: SeatDrawMethod,
    entries: Sequence[EntryId],
    seats: int,
    key: bytes,
    session: SessionNo = FIRST_SESSION,
    players: Sequence[int] | None = None,
) -> SeatDraw:
    """The seats of a session: every entry once at every seat, no two of its players together.

    As many tables as entries. Drawn are which entry has which number, which row goes to
    which table, and which player sits at which of his team's tables; the columns are never
    mixed, since that would undo the balance.

    Args:
        entries: the entries in sealed order.
        key: from `seat_key`, of the session that `seated_with` names.
        session: matters to `mirror` only.
        players: how many players each entry has; None: the right number.

    Raises:
        WrongSeats, TooFewEntries, TooManyEntries, NoSuchMethod.
        EntryTwice: an entry is listed twice.
        WrongTeamSize: a team has not one player for each table it sits at.

    Source:
        R4; `dpk1`, point 6; docs/seals.md, "Seat draw".
    """
    count = len(entries)
    first = base_row(method, count, seats)
    require_teams(entries, [seats] * count if players is None else players, seats)
    number = shuffled(count, key, "dpk1/seats/numbers")
    row = shuffled(count, key, "dpk1/seats/rows")
    members = [shuffled(seats, key, f"dpk1/seats/players/{place}") for place in range(1, count + 1)]
    entry_of = {drawn: place for place, drawn in enumerate(number)}
    square = rows(first, count)
    sat = [0] * count
    tables: list[tuple[Sitting, ...]] = []
    for table in range(count):
        sittings = []
        for symbol in square[row[table]]:
            place = entry_of[symbol]
            sittings.append(Sitting(entries[place], members[place][sat[place]]))
            sat[place] += 1
        tables.append(tuple(sittings))
    drawn_seats = SeatDraw(method, tuple(tables))
    return drawn_seats if seated_with(method, session) == session else drawn_seats.mirrored()


def require_teams(entries: Sequence[EntryId], players: Sequence[int], seats: int) -> None:
    """Nothing, if the entries differ and each has one player for each table it sits at.

    Raises:
        EntryTwice, WrongTeamSize.
    """
    seen: set[EntryId] = set()
    for entry, size in zip(entries, players, strict=True):
        if entry in seen:
            raise EntryTwice(entry=entry)
        seen.add(entry)
        if size != seats:
            raise WrongTeamSize(entry=entry, players=size, tables=seats)
