"""A player taken out of a session, and brought back (R10)."""

from evendeal.director.console_turn import SessionOver
from evendeal.director.desk import Desk
from evendeal.director.office.book import Books, office_key, office_line
from evendeal.director.office.refusals import RuleNumberMissing, RulingReasonMissing
from evendeal.director.office.rulings_read import read_session
from evendeal.errors import Refused
from evendeal.ids import EventId, SeatNo, SessionNo, TableNo
from evendeal.poker.refusals import NoSuchSeat
from evendeal.tournament.acts import BroughtBack, TakenOut
from evendeal.tournament.bodies import body_to_json
from evendeal.tournament.office_acts import may_take_out
from evendeal.tournament.progress import Progress
from evendeal.views import NoSuchTable


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


def take_out(
    desk: Desk,
    books: Books,
    event: EventId,
    table: TableNo,
    seat: int,
    *,
    rule: str,
    reason: str,
    key: str,
    by: str,
) -> None:
    """Have the hands of a seat dead from the table's next deal on.

    Raises:
        NoSuchTable, NoSuchSeat: there is no such seat, or nobody sits on it.
        RuleNumberMissing, RulingReasonMissing: nobody says why.
        OutAlready, TooFewLeft.
        SessionOver: the session has ended.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        session = read_session(progress, None)
        now = progress.sessions[session]
        body = TakenOut(SeatNo(seat), rule.strip(), reason.strip())
        if not body.rule:
            raise RuleNumberMissing
        if books.of(event).sent_before(office_key(key), body_to_json(body)) is None:
            _require_seat(progress, session, table, seat)
            if not body.reason:
                raise RulingReasonMissing
            if now.out(table, body.seat) is not None:
                raise OutAlready(table=table, seat=body.seat)
            if not may_take_out(now, table, body.seat):
                raise TooFewLeft(table=table, seat=body.seat)
        office_line(desk, books, event, (session, table), body, key=key, by=by)
        desk.announce(event)


def bring_back(
    desk: Desk,
    books: Books,
    event: EventId,
    table: TableNo,
    seat: int,
    *,
    reason: str,
    key: str,
    by: str,
) -> None:
    """Have the player of a seat play again, from the table's next deal on.

    Raises:
        NoSuchTable, NoSuchSeat, RulingReasonMissing, NotOut, SessionOver.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        session = read_session(progress, None)
        body = BroughtBack(SeatNo(seat), reason.strip())
        if books.of(event).sent_before(office_key(key), body_to_json(body)) is None:
            _require_seat(progress, session, table, seat)
            if not body.reason:
                raise RulingReasonMissing
            if progress.sessions[session].out(table, body.seat) is None:
                raise NotOut(table=table, seat=body.seat)
        office_line(desk, books, event, (session, table), body, key=key, by=by)
        desk.announce(event)


def _require_seat(progress: Progress, session: SessionNo, table: TableNo, seat: int) -> None:
    """Nothing, if somebody sits there in a session that runs."""
    now = progress.sessions[session]
    if table not in now.played:
        raise NoSuchTable(event=progress.event.id, table=table, tables=len(now.played))
    if seat not in progress.event.play.occupied:
        raise NoSuchSeat(seat=seat, seats=progress.event.play.seats)
    if now.ended is not None:
        raise SessionOver(session=session)
