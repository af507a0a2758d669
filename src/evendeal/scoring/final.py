"""A final of several tables: the same deals, the seats exchanged at half."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.poker.exact import as_chips
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.traveller import TableScore, Traveller

FEWEST_TABLES = 2
"""With one there is nothing to compare it with."""


class FinalNotCompared(Refused):
    """A final that has nothing to compare a table with."""

    def __init__(self, *, tables: int) -> None:
        super().__init__(
            f"the final has {tables} table; at least {FEWEST_TABLES} play the same deals"
        )
        self.tables = tables


class FinalDealIncomplete(Refused):
    """A deal of the final that a table of it has not played, or a table from elsewhere has."""

    def __init__(self, *, session: SessionNo, deal: DealNo, table: TableNo) -> None:
        super().__init__(f"session {session}, deal {deal}: table {table} is missing or too many")
        self.session = session
        self.deal = deal
        self.table = table


class FinalShare(NamedTuple):
    """What a finalist made of one deal.

    Attributes:
        chips: his chip-score, with what rulings give or take.
        mean: of the seat at all tables, without chips by ruling.
    """

    session: SessionNo
    deal: DealNo
    table: TableNo
    seat: SeatNo
    entry: EntryId
    chips: Chips
    mean: Chips

    @property
    def net(self) -> Chips:
        """The chips beyond the mean of the field."""
        return as_chips(self.chips - self.mean)


def final_shares(halves: Iterable[tuple[LineUp, Iterable[Traveller]]]) -> Iterator[FinalShare]:
    """What each finalist made of each deal, deal after deal; see `final_nets`."""
    for lineup, deals in halves:
        if len(lineup.tables) < FEWEST_TABLES:
            raise FinalNotCompared(tables=len(lineup.tables))
        for traveller in deals:
            rows = _rows(lineup, traveller)
            for number, holders in enumerate(zip(*lineup.tables, strict=True), 1):
                seat = SeatNo(number)
                own = [
                    (entry, row)
                    for entry, row in zip(holders, rows, strict=True)
                    if entry is not None and seat not in row.empty
                ]
                if not own:
                    continue
                # A ruling on one table moves nobody's net at the others.
                mean = as_chips(Fraction(sum(row.played(seat) for _, row in own), len(own)))
                for entry, row in own:
                    chips = row.chip_scores[number - 1]
                    yield FinalShare(
                        lineup.session, traveller.deal, row.table, seat, entry, chips, mean
                    )


def final_nets(
    halves: Iterable[tuple[LineUp, Iterable[Traveller]]],
) -> dict[EntryId, Chips]:
    """What each finalist made of his seats beyond the mean of the field.

    In the second half of a final the seats are exchanged and the deals are new, so everybody has
    held every seat, each time beside others with the same cards. Of each deal counts how far the
    chips of a seat are from the mean of that seat at all tables.

    Args:
        halves: for each half who sat where, and its deals, each played at every table.

    Raises:
        FinalNotCompared: a half has one table only.
        FinalDealIncomplete: a deal was not played at exactly the tables of its half.

    Source:
        docs/rulings.md, R63.
    """
    played = list(halves)
    nets: dict[EntryId, Chips] = {
        entry: 0
        for lineup, _ in played
        for table in lineup.tables
        for entry in table
        if entry is not None
    }
    for share in final_shares(played):
        nets[share.entry] = as_chips(nets[share.entry] + share.net)
    return nets


def _rows(lineup: LineUp, traveller: Traveller) -> list[TableScore]:
    """The rows of a deal, table 1 first."""
    rows = sorted(traveller.rows, key=lambda row: row.table)
    tables = [TableNo(number) for number in range(1, len(lineup.tables) + 1)]
    odd = {row.table for row in rows} ^ set(tables)
    if odd:
        raise FinalDealIncomplete(session=lineup.session, deal=traveller.deal, table=min(odd))
    return rows
