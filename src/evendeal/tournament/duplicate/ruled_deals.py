"""What the rulings in force make of a deal and of its results (R23, R40, R68, R69)."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from evendeal.errors import Refused
from evendeal.ids import DealNo, SeatNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.traveller import TableScore, Traveller, fouled_scores, mean_score
from evendeal.tournament.duplicate.rulings import (
    Adjusted,
    Fouled,
    NotPlayed,
    Replaced,
    Ruled,
    Voided,
)


class NobodyToCompare(Refused):
    """A deal that no table has a result of its own in; it can only be replaced."""

    def __init__(self, *, deal: DealNo) -> None:
        super().__init__(f"deal {deal} has no table left with a result; replace it everywhere")
        self.deal = deal


@dataclass(frozen=True, slots=True)
class DealRulings:
    """What the rulings in force make of one deal.

    Attributes:
        void: the tables at which it is void or was not played.
        not_played: those of them that had no time for it.
        fouled: groups of tables that played one wrong form of it; no table is in two of them, and
            none of them is void.
        adjusted: chips by table and seat.
        replaced: void everywhere.
    """

    void: frozenset[TableNo] = frozenset()
    adjusted: tuple[tuple[TableNo, SeatNo, Chips], ...] = ()
    replaced: bool = False
    not_played: frozenset[TableNo] = frozenset()
    fouled: tuple[frozenset[TableNo], ...] = ()

    def group_of(self, table: TableNo) -> frozenset[TableNo]:
        """The tables that played the wrong form which this one played; empty if it did not."""
        return next((group for group in self.fouled if table in group), frozenset())


NO_RULINGS = DealRulings()


def rulings_on(
    deal: DealNo, rulings: Iterable[Ruled], seated: Sequence[Collection[SeatNo]]
) -> DealRulings:
    """What these rulings, all in force and in the order of the log, make of a deal.

    Args:
        seated: by table, the seats in which somebody sits.
    """
    void: set[TableNo] = set()
    not_played: set[TableNo] = set()
    groups: list[set[TableNo]] = []
    adjusted: list[tuple[TableNo, SeatNo, Chips]] = []
    replaced = False
    for ruled in rulings:
        if ruled.deal != deal:
            continue
        where = ruled.tables or tuple(TableNo(table) for table in range(1, len(seated) + 1))
        match ruled.effect:
            case Voided(adjust):
                void.update(where)
                adjusted += [(at, seat, chips) for at in where for seat, chips in adjust.items()]
            case NotPlayed(fault, chips):
                void.update(where)
                not_played.update(where)
                if fault:
                    adjusted += [
                        (at, seat, -chips if seat in fault else chips)
                        for at in where
                        for seat in seated[at - 1]
                    ]
            case Fouled():
                # A table belongs to the group of the last ruling on it.
                groups = [group.difference(where) for group in groups] + [set(where)]
            case Adjusted(adjust):
                adjusted += [(at, seat, chips) for at in where for seat, chips in adjust.items()]
            case Replaced():
                replaced = True
            case _:
                pass
    fouled = tuple(frozenset(left) for group in groups if (left := group - void))
    return DealRulings(frozenset(void), tuple(adjusted), replaced, frozenset(not_played), fouled)


def ruled_traveller(
    deal: DealNo,
    played: Sequence[TableScore | None],
    rulings: DealRulings,
    empty: Sequence[frozenset[SeatNo]],
) -> Traveller:
    """The traveller of a deal with its rulings.

    Args:
        played: each table's own result, table 1 first; None where there is none, which only
            a void or a fouled table may have. Such a table gets the mean of the right ones.
        empty: by table, the seats at which nobody sits.

    Raises:
        NobodyToCompare: no table has played the deal as it was laid.

    Source:
        docs/rulings.md, R23, R40, R68 and R69.
    """
    ruled_out = rulings.void.union(*rulings.fouled)
    valid = [row for row in played if row is not None and row.table not in ruled_out]
    if not valid:
        raise NobodyToCompare(deal=deal)
    own = {row.table: row for row in played if row is not None}
    compared = {row.table: row for row in valid}
    for group in rulings.fouled:
        rows = [own[table] for table in sorted(group) if table in own]
        compared |= {row.table: row for row in fouled_scores(rows, valid)}
    scores = []
    for number, unoccupied in enumerate(empty, 1):
        table = TableNo(number)
        score = compared.get(table) or mean_score(table, valid, unoccupied)
        changes = [(seat, chips) for at, seat, chips in rulings.adjusted if at == table]
        scores.append(_adjusted(score, changes) if changes else score)
    return Traveller(deal, tuple(scores))


def _adjusted(score: TableScore, changes: Sequence[tuple[SeatNo, Chips]]) -> TableScore:
    chips, house = list(score.chip_scores), score.house
    for seat, change in changes:
        chips[seat - 1] += change
        house -= change
    return TableScore(score.table, tuple(chips), house, score.empty, tuple(changes))
