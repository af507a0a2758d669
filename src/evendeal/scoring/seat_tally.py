"""Totals of one session by table and seat: one deal more, and what each seat has brought."""

from copy import copy
from dataclasses import dataclass
from itertools import compress
from operator import add, attrgetter, sub

from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.tally import NotComparable
from evendeal.scoring.traveller import Traveller

_TABLE, _CHIP_SCORES = attrgetter("table"), attrgetter("chip_scores")

Columns = tuple[tuple[Chips, ...], ...]
"""Chips by seat and table."""


@dataclass(frozen=True, slots=True)
class SeatNets:
    """Who held one seat in one session at which table, and what the session has brought each.

    The tuples have one element an entry.
    """

    session: SessionNo
    seat: SeatNo
    entries: tuple[EntryId, ...]
    tables: tuple[TableNo, ...]
    chips: tuple[Chips, ...]


class SeatTally:
    """The totals of a session in which every entry holds one seat at one table.

    It holds nothing that could not be added up again from the travellers.
    """

    def __init__(self, lineup: LineUp) -> None:
        self.lineup = lineup
        self._deals: dict[DealNo, Columns] = {}
        self._totals: Columns = ((0,) * len(lineup.tables),) * lineup.seats
        self._numbers = numbers = [TableNo(number) for number in range(1, len(lineup.tables) + 1)]
        self._seats = [
            (SeatNo(seat), held, tuple(compress(column, held)), tuple(compress(numbers, held)))
            for seat, column in enumerate(zip(*lineup.tables, strict=True), 1)
            if any(held := [entry is not None for entry in column])
        ]

    def fork(self) -> "SeatTally":
        """The same totals to try something on; nothing done to them reaches these."""
        other = copy(self)
        other._deals = dict(self._deals)
        return other

    def put(self, traveller: Traveller) -> None:
        """Count a deal that all tables have played, in place of its earlier score if any.

        Raises:
            NotComparable: a table or seat is missing or too many. Nothing was counted.
        """
        rows = sorted(traveller.rows, key=_TABLE)
        if list(map(_TABLE, rows)) != self._numbers or traveller.seats != self.lineup.seats:
            raise NotComparable(
                session=self.lineup.session,
                deal=traveller.deal,
                why=f"{len(rows)} tables of {traveller.seats} seats played it, the session has "
                f"{len(self._numbers)} of {self.lineup.seats}",
            )
        self.drop(traveller.deal)
        columns = self._deals[traveller.deal] = tuple(zip(*map(_CHIP_SCORES, rows), strict=True))
        self._totals = tuple(
            [tuple(map(add, *both)) for both in zip(self._totals, columns, strict=True)]
        )

    def drop(self, deal: DealNo) -> None:
        """Count a deal no longer."""
        columns = self._deals.pop(deal, None)
        if columns is not None:
            self._totals = tuple(
                [tuple(map(sub, *both)) for both in zip(self._totals, columns, strict=True)]
            )

    def nets(self) -> tuple[SeatNets, ...]:
        """What every seat in which somebody sits has brought so far, seat 1 first."""
        return tuple(
            SeatNets(
                self.lineup.session,
                seat,
                entries,
                tables,
                tuple(compress(self._totals[seat - 1], held)),
            )
            for seat, held, entries, tables in self._seats
        )
