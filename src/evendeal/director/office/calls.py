"""The director called to a table, whatever is played there."""

from typing import Any

from evendeal.director.office.acts import Act, ActContext, OfficeLine, read_session
from evendeal.director.office.refusals import NoCallOpen
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.lines.acts import Answered


class AnswerCall(OfficeLine, frozen=True, kw_only=True):
    """Say that a table's call has been answered; a table that was held goes on."""

    path = "answers"

    table: TableNo
    deal: DealNo
    reason: str = ""
    session: SessionNo | None = None

    def line(self, at: ActContext[Any], progress: Any) -> Act:
        """That the director has been at the table.

        Raises:
            NotStarted: the session has not begun.
        """
        body = Answered(self.table, self.deal, self.reason.strip())
        return Act((read_session(progress, self.session), self.table, 0), body)

    def require(self, at: ActContext[Any], progress: Any, body: Answered) -> None:
        """Nothing, if somebody has called, or the hand or game holds its table.

        Raises:
            NoCallOpen: neither.
            Refused: the table has no such game.
        """
        session = read_session(progress, self.session)
        if not progress.awaits_director(session, self.table, self.deal):
            raise NoCallOpen(table=self.table, deal=self.deal)
