"""What the rulings in force make of a deal and of its results (R23, R40)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from evendeal.errors import Refused
from evendeal.ids import DealNo, SeatNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.traveller import TableScore, Traveller, mean_score
from evendeal.tournament.duplicate.rulings import Adjusted, Replaced, Ruled, Voided


class NobodyToCompare(Refused):
    """A deal that no table has a result of its own in; it can only be replaced."""

    def __init__(self, *, deal: DealNo) -> None:
        super().__init__(f"deal {deal} has no table left with a result; replace it everywhere")
        self.deal = deal


@dataclass(frozen=True, slots=True)
class DealRulings:
    """What the rulings in force make of one deal.

    Attributes:
        void: the tables at which it is void.
        adjusted: chips by table and seat.
        replaced: void everywhere.
    """

    void: frozenset[TableNo] = frozenset()
    adjusted: tuple[tuple[TableNo, SeatNo, Chips], ...] = ()
    replaced: bool = False


NO_RULINGS = DealRulings()


def rulings_on(deal: DealNo, rulings: Iterable[Ruled], tables: int) -> DealRulings:
    """What these rulings, all in force, make of a deal."""
    void: set[TableNo] = set()
    adjusted: list[tuple[TableNo, SeatNo, Chips]] = []
    replaced = False
    for ruled in rulings:
        if ruled.deal != deal:
            continue
        where = ruled.tables or tuple(TableNo(table) for table in range(1, tables + 1))
        match ruled.effect:
            case Voided(adjust):
                void.update(where)
                adjusted += [(at, seat, chips) for at in where for seat, chips in adjust.items()]
            case Adjusted(adjust):
                adjusted += [(at, seat, chips) for at in where for seat, chips in adjust.items()]
            case Replaced():
                replaced = True
            case _:
                pass
    return DealRulings(frozenset(void), tuple(adjusted), replaced)


def ruled_traveller(
    deal: DealNo,
    played: Sequence[TableScore | None],
    rulings: DealRulings,
    empty: Sequence[frozenset[SeatNo]],
) -> Traveller:
    """The traveller of a deal with its rulings.

    Args:
        played: each table's own result, table 1 first; None where there is none, which only
            a void table may have.
        empty: by table, the seats at which nobody sits.

    Raises:
        NobodyToCompare: the deal is void at every table.

    Source:
        docs/rulings.md, R23 and R40.
    """
    valid = [row for row in played if row is not None and row.table not in rulings.void]
    if not valid:
        raise NobodyToCompare(deal=deal)
    rows = []
    for number, (row, unoccupied) in enumerate(zip(played, empty, strict=True), 1):
        table = TableNo(number)
        score = row
        if score is None or table in rulings.void:
            score = mean_score(table, valid, unoccupied)
        changes = [(seat, chips) for at, seat, chips in rulings.adjusted if at == table]
        rows.append(_adjusted(score, changes) if changes else score)
    return Traveller(deal, tuple(rows))


def _adjusted(score: TableScore, changes: Iterable[tuple[SeatNo, Chips]]) -> TableScore:
    chips, house = list(score.chip_scores), score.house
    for seat, change in changes:
        chips[seat - 1] += change
        house -= change
    return TableScore(score.table, tuple(chips), house, score.empty)
