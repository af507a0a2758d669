"""A table in public: who sits there, how many deals it has played, its open results."""

from dataclasses import dataclass

from evendeal.ids import DealNo, EntryId, SeatNo, TableNo
from evendeal.poker.setup import Chips


@dataclass(frozen=True, slots=True)
class TableSeat:
    """Who sits in one seat."""

    seat: SeatNo
    entry: EntryId
    name: str
    player: str


@dataclass(frozen=True, slots=True)
class TableHead:
    """A table, its seats in order, and how many hands it has played (R37).

    Which deals those were is not said: the running order is each table's own secret.
    """

    table: TableNo
    hands_played: int
    hands_total: int
    seats: tuple[TableSeat, ...]


@dataclass(frozen=True, slots=True)
class OpenedDeal:
    """This table's chip-scores in an open deal, seat 1 first; with `house` they sum to 0."""

    deal: DealNo
    chips: tuple[Chips, ...]
    house: Chips


@dataclass(frozen=True, slots=True)
class TablePage(TableHead):
    """A table with its results in the open deals, in deal order, and their totals by seat."""

    opened: tuple[OpenedDeal, ...]
    totals: tuple[Chips, ...]
