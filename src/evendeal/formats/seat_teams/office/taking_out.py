"""A player taken out of a session, and brought back (R10)."""

from collections.abc import Callable

from evendeal.director.appending import SessionOver
from evendeal.director.desk import Desk
from evendeal.director.office.acts import ActContext, OfficeAct
from evendeal.director.office.refusals import RuleNumberMissing, RulingReasonMissing
from evendeal.errors import Refused
from evendeal.formats.seat_teams.office.rulings_read import read_session
from evendeal.ids import SeatNo, SessionNo, TableNo
from evendeal.poker.refusals import NoSuchSeat
from evendeal.tournament.seat_teams.acts import BroughtBack, TakenOut
from evendeal.tournament.seat_teams.bodies import body_to_json
from evendeal.tournament.seat_teams.office_acts import may_take_out
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.tournament.seat_teams.session import SessionProgress
from evendeal.views.absent import NoSuchTable


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


class TakeOut(OfficeAct, frozen=True, kw_only=True):
    """Take a player out of the session (R10): the hands of the seat are dead from the next deal."""

    path = "taken-out"

    table: TableNo
    seat: int
    rule: str
    reason: str

    def do(self, at: ActContext[Desk]) -> None:
        """Take the player out.

        Raises:
            NoSuchTable, NoSuchSeat: there is no such seat, or nobody sits on it.
            RuleNumberMissing, RulingReasonMissing: nobody says why.
            OutAlready, TooFewLeft.
            SessionOver: the session has ended.
        """
        body = TakenOut(SeatNo(self.seat), self.rule.strip(), self.reason.strip())
        if not body.rule:
            raise RuleNumberMissing

        def require(now: SessionProgress) -> None:
            if now.out(self.table, body.seat) is not None:
                raise OutAlready(table=self.table, seat=body.seat)
            if not may_take_out(now, self.table, body.seat):
                raise TooFewLeft(table=self.table, seat=body.seat)

        _write(at, self.table, body, require)


class BringBack(OfficeAct, frozen=True, kw_only=True):
    """Have a player who was taken out play again, from the table's next deal on."""

    path = "taken-out/back"

    table: TableNo
    seat: int
    reason: str

    def do(self, at: ActContext[Desk]) -> None:
        """Bring the player back.

        Raises:
            NoSuchTable, NoSuchSeat, RulingReasonMissing, NotOut, SessionOver.
        """
        body = BroughtBack(SeatNo(self.seat), self.reason.strip())

        def require(now: SessionProgress) -> None:
            if now.out(self.table, body.seat) is None:
                raise NotOut(table=self.table, seat=body.seat)

        _write(at, self.table, body, require)


def _write(
    at: ActContext[Desk],
    table: TableNo,
    body: TakenOut | BroughtBack,
    require: Callable[[SessionProgress], None],
) -> None:
    with at.ledger.writing(at.event):
        progress = at.ledger.refresh(at.event)
        session = read_session(progress, None)

        def require_all() -> None:
            _require_seat(progress, session, table, body.seat)
            if not body.reason:
                raise RulingReasonMissing
            require(progress.sessions[session])

        at.write((session, table, 0), body_to_json(body), require_all)
        at.ledger.announce(at.event)


def _require_seat(progress: Progress, session: SessionNo, table: TableNo, seat: int) -> None:
    """Nothing, if somebody sits there in a session that runs."""
    now = progress.sessions[session]
    if table not in now.played:
        raise NoSuchTable(event=progress.event.id, table=table, tables=len(now.played))
    if seat not in progress.event.play.occupied:
        raise NoSuchSeat(seat=seat, seats=progress.event.play.seats)
    if now.ended is not None:
        raise SessionOver(session=session)
