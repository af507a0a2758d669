"""A traveller: what all tables made of one deal, side by side."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from evendeal.errors import Refused
from evendeal.ids import DealNo, SeatNo, TableNo
from evendeal.poker import Chips
from evendeal.poker.exact import as_chips


class ChipsDoNotBalance(Refused):
    """A table at which chips appeared or vanished."""

    def __init__(self, *, table: TableNo, total: object) -> None:
        super().__init__(
            f"table {table}: the chip-scores and the house add up to {total}, they must make 0"
        )
        self.table = table
        self.total = total


class NotATraveller(Refused):
    """Table scores that cannot be laid side by side."""

    def __init__(self, *, deal: DealNo, table: TableNo | None, why: str) -> None:
        place = f"deal {deal}" if table is None else f"deal {deal}, table {table}"
        super().__init__(f"{place}: {why}")
        self.deal = deal
        self.table = table
        self.why = why


@dataclass(frozen=True, slots=True)
class TableScore:
    """What one table made of a deal.

    Attributes:
        chip_scores: chips won or lost by each seat, seat 1 first.
        house: what the players of this table won from an empty seat, negated (R11), or what a
            ruling leaves to it (R40). With the chip-scores it makes 0.
        empty: the seats at which nobody sits; their chips are in the house.
        adjusted: what a ruling has given to seats or taken from them beside their play; it is in
            the chip-scores, and enters no mean of a seat.
    """

    table: TableNo
    chip_scores: tuple[Chips, ...]
    house: Chips = 0
    empty: frozenset[SeatNo] = frozenset()
    adjusted: tuple[tuple[SeatNo, Chips], ...] = ()

    def __post_init__(self) -> None:
        total = sum(self.chip_scores) + self.house
        # A float anywhere makes the sum a float, so this one look refuses it.
        if total or isinstance(total, float):
            raise ChipsDoNotBalance(table=self.table, total=total)

    def played(self, seat: SeatNo) -> Chips:
        """The chip-score of a seat without what a ruling has given or taken beside its play."""
        beside = sum(chips for at, chips in self.adjusted if at == seat)
        return self.chip_scores[seat - 1] - beside


@dataclass(frozen=True, slots=True)
class Traveller:
    """One deal at every table that played it, in any order of tables."""

    deal: DealNo
    rows: tuple[TableScore, ...]

    def __post_init__(self) -> None:
        if not self.rows:
            raise NotATraveller(deal=self.deal, table=None, why="no table has played it")
        # The two usual answers at once; only a refusal looks for the table to name.
        if len({row.table for row in self.rows}) < len(self.rows):
            seen: set[TableNo] = set()
            for row in self.rows:
                if row.table in seen:
                    raise NotATraveller(deal=self.deal, table=row.table, why="is there twice")
                seen.add(row.table)
        if len({len(row.chip_scores) for row in self.rows}) > 1:
            for row in self.rows:
                if len(row.chip_scores) != self.seats:
                    raise NotATraveller(
                        deal=self.deal,
                        table=row.table,
                        why=f"has {len(row.chip_scores)} seats, the first table has {self.seats}",
                    )

    @property
    def seats(self) -> int:
        """How many seats each table has."""
        return len(self.rows[0].chip_scores)

    def __getitem__(self, table: TableNo) -> TableScore:
        """The row of a table; KeyError if it is not there."""
        for row in self.rows:
            if row.table == table:
                return row
        raise KeyError(table)


def mean_score(
    table: TableNo, others: Sequence[TableScore], empty: frozenset[SeatNo] = frozenset()
) -> TableScore:
    """The score of a table whose play of a deal was voided.

    Each seat gets the mean of the same seat at the other tables where somebody sits in it, or 0
    where nobody does; the house gets what makes the table 0. Where all tables have the same empty
    seats that is the mean of their house.

    Args:
        others: the tables whose play stands, at least one.
        empty: the seats of this table at which nobody sits; they get 0.

    Raises:
        ValueError: there is no other table.

    Source:
        docs/rulings.md, R40.
    """
    if not others:
        raise ValueError("a mean needs at least one table")
    seats = range(1, len(others[0].chip_scores) + 1)
    means = tuple(0 if seat in empty else _mean(SeatNo(seat), others) for seat in seats)
    return TableScore(table, means, as_chips(-sum(means)), empty)


def fouled_scores(
    group: Sequence[TableScore], others: Sequence[TableScore]
) -> tuple[TableScore, ...]:
    """The scores of tables that all played a deal in one wrong form, in the order of `group`.

    What a seat made of the wrong deal is compared with what the same seat made of it at the
    tables of the group; the difference is set upon the mean of the tables that played it right.
    So nobody gains or loses by cards that others never had, and a group of one table gets what a
    void table gets. A seat that is empty at every right table has the mean 0.

    Args:
        group: the tables that played the same wrong form, each with what it made of it.
        others: the tables that played it right, at least one.

    Raises:
        ValueError: there is no table that played it right.

    Source:
        Laws of Duplicate Bridge, Law 87; docs/rulings.md, R23.
    """
    scores = []
    for row in group:
        within = mean_score(row.table, group, row.empty)
        right = mean_score(row.table, others, row.empty)
        chips = tuple(
            as_chips(own - low + high)
            for own, low, high in zip(
                row.chip_scores, within.chip_scores, right.chip_scores, strict=True
            )
        )
        scores.append(TableScore(row.table, chips, as_chips(-sum(chips)), row.empty))
    return tuple(scores)


def _mean(seat: SeatNo, rows: Sequence[TableScore]) -> Chips:
    """The mean of a seat over the tables where somebody sits in it; 0 if there is none."""
    chips = [row.chip_scores[seat - 1] for row in rows if seat not in row.empty]
    return as_chips(Fraction(sum(chips), len(chips))) if chips else 0
