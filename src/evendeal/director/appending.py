"""Lines of a table appended, and the news of the luck that opens with them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from evendeal.director.opening import after_writing
from evendeal.director.sealed_ledger import AnyLedger
from evendeal.errors import Refused
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.line import Draft, Line


class At(NamedTuple):
    """A table's play of a deal, or of a roll set."""

    event: EventId
    session: SessionNo
    table: TableNo
    deal: DealNo

    @property
    def place(self) -> tuple[SessionNo, int, int]:
        """Session, table and deal as lines have them."""
        return self.session, self.table, self.deal


class SessionOver(Refused):
    """A line for a session that has ended."""

    def __init__(self, *, session: SessionNo) -> None:
        super().__init__(f"session {session} has ended; nothing more is recorded in it")
        self.session = session


def append_lines(
    ledger: AnyLedger,
    at: At,
    drafts: Sequence[Draft],
    by: str,
    *,
    later: list[Callable[[], None]] | None = None,
) -> tuple[Line, ...]:
    """Write lines of a table in one transaction; they have been checked by the rules.

    Args:
        drafts: the lines, and behind them those with which luck is opened in the same append.
        later: where lines are committed together with others: takes what is announced to the world
            when they are durable.

    Returns:
        All of them as they stand in the log.

    Raises:
        Refused: see `Log.append`.
    """
    progress = ledger.progress(at.event)
    before = progress.news
    lines = ledger.write(at.event, drafts, by)
    if progress.news != before:
        opened = any(not draft.table for draft in drafts)
        after_writing(ledger, at.event, at.session, by, opened=opened, later=later)
    return lines
