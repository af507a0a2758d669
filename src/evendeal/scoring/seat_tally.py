"""Totals of one session by table and seat: one deal more, and the contests are up to date."""

from collections.abc import Sequence

from evendeal.ids import DealNo, SeatNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.contest import Contest
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.ranking import rank
from evendeal.scoring.tally import NotComparable
from evendeal.scoring.traveller import Traveller


class SeatTally:
    """The totals of a session in which every entry holds one seat at one table.

    It holds nothing that could not be added up again from the travellers.
    """

    def __init__(self, lineup: LineUp) -> None:
        self.lineup = lineup
        self._deals: dict[DealNo, Traveller] = {}
        self._totals: list[list[Chips]] = [[0] * lineup.seats for _ in lineup.tables]
        self._contests: tuple[Contest, ...] | None = None

    @property
    def deals(self) -> tuple[Traveller, ...]:
        """The deals that are counted."""
        return tuple(self._deals.values())

    def put(self, traveller: Traveller) -> None:
        """Count a deal that all tables have played, in place of its earlier score if any.

        Raises:
            NotComparable: a table or seat is missing or too many. Nothing was counted.
        """
        tables = len(self._totals)
        numbers = {row.table for row in traveller.rows}
        if numbers != set(range(1, tables + 1)) or traveller.seats != self.lineup.seats:
            raise NotComparable(
                session=self.lineup.session,
                deal=traveller.deal,
                why=f"{len(numbers)} tables of {traveller.seats} seats played it, the session has "
                f"{tables} of {self.lineup.seats}",
            )
        self.drop(traveller.deal)
        self._deals[traveller.deal] = traveller
        self._add(traveller, 1)

    def drop(self, deal: DealNo) -> None:
        """Count a deal no longer."""
        gone = self._deals.pop(deal, None)
        if gone is not None:
            self._add(gone, -1)

    def _add(self, traveller: Traveller, sign: int) -> None:
        self._contests = None
        for row in traveller.rows:
            totals = self._totals[row.table - 1]
            for seat, chips in enumerate(row.chip_scores):
                totals[seat] += sign * chips

    def contests(self) -> tuple[Contest, ...]:
        """The contests of all seats in which somebody sits, seat 1 first."""
        if self._contests is None:
            self._contests = tuple(
                contest
                for seat in range(1, self.lineup.seats + 1)
                if (contest := self._contest(SeatNo(seat))) is not None
            )
        return self._contests

    def _contest(self, seat: SeatNo) -> Contest | None:
        held = [
            (entry, TableNo(number), totals[seat - 1])
            for number, (table, totals) in enumerate(
                zip(self.lineup.tables, self._totals, strict=True), 1
            )
            if (entry := table[seat - 1]) is not None
        ]
        if not held:
            return None
        entries, tables, chips = zip(*held, strict=True)
        totals: Sequence[Chips] = chips
        return Contest(self.lineup.session, seat, entries, tables, chips, rank(totals))
