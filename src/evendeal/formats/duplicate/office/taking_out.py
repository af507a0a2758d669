"""A player taken out of a session, and brought back (R10)."""

from evendeal.director.appending import SessionOver
from evendeal.director.office.acts import Act, ActContext, OfficeLine, read_session
from evendeal.director.office.refusals import RuleNumberMissing, RulingReasonMissing
from evendeal.errors import Refused
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.office.session_control import require_seat
from evendeal.ids import SeatNo, TableNo
from evendeal.tournament.duplicate.acts import BroughtBack, TakenOut
from evendeal.tournament.duplicate.office_acts import may_take_out
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.session import SessionProgress


class OutAlready(Refused):
    """A player to be taken out who is out."""

    def __init__(self, *, table: TableNo, seat: SeatNo) -> None:
        super().__init__(f"seat {seat} of table {table} is out already")
        self.table = table
        self.seat = seat


class NotOut(Refused):
    """A player to be brought back who plays."""

    def __init__(self, *, table: TableNo, seat: SeatNo) -> None:
        super().__init__(f"seat {seat} of table {table} is not out")
        self.table = table
        self.seat = seat


class TooFewLeft(Refused):
    """A player without whom fewer than two would play at the table."""

    def __init__(self, *, table: TableNo, seat: SeatNo) -> None:
        super().__init__(
            f"without seat {seat} fewer than two would play at table {table}; "
            "a substitute can take the seat"
        )
        self.table = table
        self.seat = seat


class TakeOut(OfficeLine, frozen=True, kw_only=True):
    """Take a player out of the session (R10): the hands of the seat are dead from the next deal."""

    path = "taken-out"

    table: TableNo
    seat: int
    rule: str
    reason: str

    def line(self, at: ActContext[DealDesk], progress: AnyDuplicate) -> Act:
        """That the player is out.

        Raises:
            RuleNumberMissing: nobody says by which rule.
            NotStarted: no session has begun.
        """
        body = TakenOut(SeatNo(self.seat), self.rule.strip(), self.reason.strip())
        if not body.rule:
            raise RuleNumberMissing
        return Act((read_session(progress, None), self.table, 0), body)

    def require(self, at: ActContext[DealDesk], progress: AnyDuplicate, body: TakenOut) -> None:
        """Nothing, if enough are left; see `_require_plays`.

        Raises:
            OutAlready, TooFewLeft.
        """
        now = _require_plays(progress, self.table, body)
        if now.out(self.table, body.seat) is not None:
            raise OutAlready(table=self.table, seat=body.seat)
        if not may_take_out(now, self.table, body.seat):
            raise TooFewLeft(table=self.table, seat=body.seat)


class BringBack(OfficeLine, frozen=True, kw_only=True):
    """Have a player who was taken out play again, from the table's next deal on."""

    path = "taken-out/back"

    table: TableNo
    seat: int
    reason: str

    def line(self, at: ActContext[DealDesk], progress: AnyDuplicate) -> Act:
        """That the player plays.

        Raises:
            NotStarted: no session has begun.
        """
        body = BroughtBack(SeatNo(self.seat), self.reason.strip())
        return Act((read_session(progress, None), self.table, 0), body)

    def require(self, at: ActContext[DealDesk], progress: AnyDuplicate, body: BroughtBack) -> None:
        """Nothing, unless the player plays (`NotOut`); see `_require_plays`."""
        if _require_plays(progress, self.table, body).out(self.table, body.seat) is None:
            raise NotOut(table=self.table, seat=body.seat)


def _require_plays(
    progress: AnyDuplicate, table: TableNo, body: TakenOut | BroughtBack
) -> SessionProgress:
    """The session that runs, if somebody sits there.

    Raises:
        NoSuchTable, NoSuchSeat: there is no such seat, or nobody sits on it.
        SessionOver: the session has ended.
        RulingReasonMissing: nobody says why.
    """
    now = progress.sessions[progress.session]
    require_seat(progress, now, table, body.seat)
    if now.ended is not None:
        raise SessionOver(session=progress.session)
    if not body.reason:
        raise RulingReasonMissing
    return now
