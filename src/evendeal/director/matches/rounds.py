"""Rounds of team matches that the director begins, and play that he pauses."""

from evendeal.director.events import DIRECTOR
from evendeal.director.ledger import NotStarted
from evendeal.director.matches.desk import MatchDesk, match_draft
from evendeal.director.office.book import Books, office_key, office_line_at
from evendeal.director.office.refusals import ClockStands
from evendeal.errors import Refused
from evendeal.ids import WHOLE_EVENT, EventId, SessionNo, TableNo
from evendeal.tournament.acts import Paused, Resumed
from evendeal.tournament.matches.acts import RoundBegun
from evendeal.tournament.matches.bodies import match_body_to_json
from evendeal.tournament.matches.hold import EVERYWHERE, RoundsBegin
from evendeal.views import NoSuchTable


class RoundNotNext(Refused):
    """A round that cannot begin now.

    Fields: `round`; `due`, the one that can, None if none; `free`, whether rounds begin by
    themselves.
    """

    def __init__(self, *, round: int, due: int | None, free: bool) -> None:
        if free:
            why = "in this event each table goes on by itself"
        elif due is None:
            why = "no round is left to begin"
        else:
            why = f"round {due} is the next one"
        super().__init__(f"round {round} cannot begin now: {why}")
        self.round = round
        self.due = due
        self.free = free


def begin_round(desk: MatchDesk, event: EventId, round: int, *, by: str = DIRECTOR) -> None:
    """Begin a round: its matches may be played, each when its tables have played those before.

    One that has begun is left as it is.

    Raises:
        NotStarted: the boards have not begun; with them the first round does.
        RoundNotNext: another one is next, or rounds begin by themselves.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        if not progress.sessions:
            raise NotStarted(event=event, session=SessionNo(1))
        free = progress.event.office.rounds is RoundsBegin.FREE
        if not free and 1 <= round <= progress.hold.round:
            return
        if progress.round_due != round:
            raise RoundNotNext(round=round, due=progress.round_due, free=free)
        place = (WHOLE_EVENT, 0, 0)
        n = progress.next_n(*place)
        draft = match_draft(place, n, f"begin-round-{round}", RoundBegun(round))
        desk.write(event, [draft], by)
        desk.announce(event)


def pause_tables(
    desk: MatchDesk,
    books: Books,
    event: EventId,
    table: TableNo | None,
    *,
    reason: str,
    key: str,
    by: str,
) -> None:
    """Pause play at a table, or at all of them.

    Raises:
        NotStarted: the boards have not begun.
        NoSuchTable: there is no such table.
        ClockStands: it is paused already.
    """
    _hold(desk, books, event, table, Paused(reason.strip()), key=key, by=by)


def resume_tables(
    desk: MatchDesk, books: Books, event: EventId, table: TableNo | None, *, key: str, by: str
) -> None:
    """Have play go on at a table that was paused alone, or everywhere.

    Raises:
        NotStarted, NoSuchTable: as `pause_tables`.
        ClockStands: it is not paused.
    """
    _hold(desk, books, event, table, Resumed(), key=key, by=by)


def _hold(
    desk: MatchDesk,
    books: Books,
    event: EventId,
    table: TableNo | None,
    body: Paused | Resumed,
    *,
    key: str,
    by: str,
) -> None:
    with desk.writing(event):
        progress = desk.refresh(event)
        if not progress.sessions:
            raise NotStarted(event=event, session=SessionNo(1))
        at = EVERYWHERE if table is None else table
        tables = progress.event.tables
        if table is not None and not 1 <= table <= tables:
            raise NoSuchTable(event=event, table=table, tables=tables)
        said = match_body_to_json(body)
        if books.of(event).sent_before(office_key(key), said) is None:
            stands = at in progress.hold.pauses
            if stands == isinstance(body, Paused):
                raise ClockStands(paused=stands)
        place = (WHOLE_EVENT, at, 0)
        office_line_at(desk, books, event, place, said, key=office_key(key), by=by)
        desk.announce(event)
