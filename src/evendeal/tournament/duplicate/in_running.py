"""In-running totals: what the tables have made so far, before deals can be compared (R37).

Who sees them and how often they are renewed is the views' to say.
"""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from evendeal.ids import DealNo, TableNo
from evendeal.poker import Chips
from evendeal.poker.hand_stage import Stage
from evendeal.scoring.traveller import TableScore
from evendeal.tournament.duplicate.session import SessionProgress


class RunningBoard(NamedTuple):
    """Totals of every table over the same number of hands, whichever deals they were.

    Attributes:
        hands: how many hands of each table are counted: the first that it finished.
        rows: the totals of each table, table 1 first; empty before there is a board.
    """

    hands: int
    rows: tuple[TableScore, ...]


NO_BOARD = RunningBoard(0, ())


def live_board(now: SessionProgress) -> RunningBoard:
    """The totals over as many hands as every table has finished."""
    hands = min(map(len, now.finished.values()), default=0)
    if not hands:
        return NO_BOARD
    return RunningBoard(
        hands,
        tuple(total_of(now, table, deals[:hands]) for table, deals in now.finished.items()),
    )


class PublicTotals(Protocol):
    """The public's board of a session; `views.poker.embargo.totals` says when it is renewed.

    Attributes:
        board: the totals as they stand on it.
        due: the number of hands at every table at which it is renewed next.
    """

    board: RunningBoard
    due: int

    def fork(self) -> "PublicTotals":
        """The same board to try lines on."""

    def finished(self, now: SessionProgress, table: TableNo) -> None:
        """A table has finished one more hand."""

    def ruled(self, now: SessionProgress, tables: Iterable[TableNo]) -> None:
        """A ruling has come or gone that is about hands of these tables."""

    def corrected(self, *tables: TableNo) -> None:
        """A hand that one of these tables had finished says something else now."""


def total_of(
    now: SessionProgress, table: TableNo, deals: Iterable[DealNo], before: TableScore | None = None
) -> TableScore:
    """Chips of these hands by seat, added to what was before; a hand that is void counts nothing.

    Neither the mean that a void table gets nor chips by ruling are in it: those are of results.
    """
    totals: list[Chips] = [0] * len(now.tables[0]) if before is None else [*before.chip_scores]
    for deal in deals:
        if now.stage(table, deal) is not Stage.VOID:
            for seat, chips in enumerate(now.hands[table, deal].chip_scores):
                totals[seat] += chips
    return TableScore(table, tuple(totals), -sum(totals))
