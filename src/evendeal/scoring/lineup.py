"""Who sits where in one session, as far as scoring needs to know."""

from dataclasses import dataclass

from evendeal.errors import Refused
from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo


class NotALineUp(Refused):
    """Seats that cannot be compared."""

    def __init__(
        self, *, session: SessionNo, table: TableNo | None, seat: SeatNo | None, why: str
    ) -> None:
        words = [f"session {session}"]
        if table is not None:
            words.append(f"table {table}")
        if seat is not None:
            words.append(f"seat {seat}")
        super().__init__(f"{', '.join(words)}: {why}")
        self.session = session
        self.table = table
        self.seat = seat
        self.why = why


@dataclass(frozen=True, slots=True)
class LineUp:
    """The entry in each seat of each table.

    Attributes:
        tables: table 1 first, then seat 1 first; None where nobody sits. In one seat an
            entry meets every other at most once, so it holds that seat at one table only.
    """

    session: SessionNo
    tables: tuple[tuple[EntryId | None, ...], ...]

    def __post_init__(self) -> None:
        if not self.tables:
            raise NotALineUp(session=self.session, table=None, seat=None, why="has no table")
        seats = len(self.tables[0])
        for number, table in enumerate(self.tables, 1):
            if len(table) != seats:
                raise NotALineUp(
                    session=self.session,
                    table=TableNo(number),
                    seat=None,
                    why=f"has {len(table)} seats, table 1 has {seats}",
                )
        for seat, column in enumerate(zip(*self.tables, strict=True), 1):
            seen: set[EntryId] = set()
            for number, entry in enumerate(column, 1):
                if entry in seen:
                    raise NotALineUp(
                        session=self.session,
                        table=TableNo(number),
                        seat=SeatNo(seat),
                        why=f"{entry} holds this seat at another table too",
                    )
                if entry is not None:
                    seen.add(entry)

    @property
    def seats(self) -> int:
        """How many seats each table has."""
        return len(self.tables[0])
