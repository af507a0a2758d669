"""Totals in running: what the public sees of them, and in which steps (R37).

They name no deal. Open deals can be taken off them, though, so that a board is renewed only where
what is left at each table is nothing, or five hands and more.
"""

from collections.abc import Iterable, Sequence

from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.poker.hand_stage import Stage
from evendeal.tournament.duplicate.in_running import NO_BOARD, PublicTotals, RunningBoard, total_of
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.session import SessionProgress

STEP = 5
"""Hands at every table between two boards: nothing finer than so many is to be read off."""


class RunningSteps:
    """The board of a session that the public sees, renewed in steps.

    A step is due when every table has finished five more hands. It is put off by five more
    where the board would tell of fewer than five hands under embargo at some table, since open
    deals can be taken off it: at every table either none of the hands counted is under embargo,
    or five that are new. What is corrected or ruled afterwards comes with the next step.

    Attributes:
        board: the totals at the last step.
        due: the number of hands at every table at which the next step is due.
    """

    def __init__(self) -> None:
        self.board = NO_BOARD
        self.due = STEP
        self._there = 0
        """How many tables have finished so many hands."""
        self._counted: dict[TableNo, tuple[DealNo, ...]] = {}
        self._touched: frozenset[TableNo] = frozenset()

    def fork(self) -> "RunningSteps":
        """The same board to try lines on."""
        other = RunningSteps()
        other.board, other.due, other._there = self.board, self.due, self._there
        other._counted, other._touched = self._counted, self._touched
        return other

    def finished(self, now: SessionProgress, table: TableNo) -> None:
        """A table has finished one more hand."""
        if len(now.finished[table]) == self.due:
            self._there += 1
            self._look(now)

    def ruled(self, now: SessionProgress, tables: Iterable[TableNo]) -> None:
        """A ruling has come or gone that is about hands of these tables."""
        self.corrected(*tables)
        self._there = self._tables_there(now)
        self._look(now)

    def corrected(self, *tables: TableNo) -> None:
        """A hand that one of these tables had finished says something else now."""
        self._touched |= set(tables)

    def _look(self, now: SessionProgress) -> None:
        while self._there == len(now.tables):
            self._step(now, self.due)
            self.due += STEP
            self._there = self._tables_there(now)

    def _tables_there(self, now: SessionProgress) -> int:
        return sum(len(deals) >= self.due for deals in now.finished.values())

    def _step(self, now: SessionProgress, hands: int) -> None:
        counted = {table: tuple(deals[:hands]) for table, deals in now.finished.items()}
        before = {table: self._counted.get(table, ()) for table in counted}
        for table, deals in counted.items():
            new = _new(deals, before[table])
            if _under_embargo(now, table, new) < STEP and _under_embargo(now, table, deals):
                return
        rows = []
        for at, (table, deals) in enumerate(counted.items()):
            of = len(before[table])
            # Only five hands a table are added, unless something changed in those before them.
            if of and table not in self._touched and deals[:of] == before[table]:
                rows.append(total_of(now, table, deals[of:], self.board.rows[at]))
            else:
                rows.append(total_of(now, table, deals))
        self.board = RunningBoard(hands, tuple(rows))
        self._counted = counted
        self._touched = frozenset()


def _new(deals: tuple[DealNo, ...], before: tuple[DealNo, ...]) -> Sequence[DealNo]:
    if deals[: len(before)] == before:
        return deals[len(before) :]
    return [deal for deal in deals if deal not in before]


def _under_embargo(now: SessionProgress, table: TableNo, deals: Iterable[DealNo]) -> int:
    """How many of these hands count for something and are of deals that some table still has."""
    full = len(now.tables)
    return sum(
        now.done.get(deal, 0) < full and now.stage(table, deal) is not Stage.VOID for deal in deals
    )


def public_totals(progress: AnyDuplicate, session: SessionNo) -> PublicTotals | None:
    """The board that everybody may see now; None where there is none.

    It gives way to the comparable scores as soon as those are whole.
    """
    now, steps = progress.sessions.get(session), progress.in_running.get(session)
    if now is None or now.ended is not None or now.comparable == len(now.in_force):
        return None
    return steps
