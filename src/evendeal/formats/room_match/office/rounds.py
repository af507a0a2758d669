"""Rounds of team matches that the director begins, and play that he pauses."""

from evendeal.director.events import DIRECTOR
from evendeal.director.ledger import NotStarted
from evendeal.director.office.acts import Act, ActContext, OfficeAct, Place
from evendeal.director.office.clock import ClockLine
from evendeal.errors import Refused
from evendeal.formats.room_match.life import MatchDesk, match_draft
from evendeal.ids import WHOLE_EVENT, EventId, SessionNo, TableNo
from evendeal.tournament.clock_acts import Paused, Resumed
from evendeal.tournament.room_match.acts import RoundBegun
from evendeal.tournament.room_match.play_control import EVERYWHERE, RoundsBegin
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.absent import NoSuchTable


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
        if not free and 1 <= round <= progress.tables.control.round:
            return
        if progress.tables.round_due != round:
            raise RoundNotNext(round=round, due=progress.tables.round_due, free=free)
        place = (WHOLE_EVENT, 0, 0)
        n = progress.next_n(*place)
        draft = match_draft(place, n, f"begin-round-{round}", RoundBegun(round))
        desk.write(event, [draft], by)
        desk.announce(event)


class BeginRound(OfficeAct, frozen=True, kw_only=True):
    """Begin a round, the next one; its tables go on when they have played those before."""

    path = "rounds/{round}/begin"
    keyed = False

    round: int

    def do(self, at: ActContext[MatchDesk]) -> None:
        """Begin it; see `begin_round`."""
        begin_round(at.ledger, at.event, self.round, by=at.by)


class _TablesClock(ClockLine, frozen=True, kw_only=True):
    """Where play is paused or goes on: a table; without one everywhere."""

    table: TableNo | None = None

    def is_paused(self, progress: MatchProgress) -> bool:
        """Whether it is paused there."""
        where = EVERYWHERE if self.table is None else self.table
        return where in progress.tables.control.pauses


class PauseTables(_TablesClock, frozen=True, kw_only=True):
    """Pause play at a table; without one at all of them."""

    path = "pause"

    reason: str = ""

    def line(self, at: ActContext[MatchDesk], progress: MatchProgress) -> Act:
        """That it stands; see `_where`."""
        return Act(_where(progress, self.table), Paused(self.reason.strip()))


class ResumeTables(_TablesClock, frozen=True, kw_only=True):
    """Have play go on at a table that was paused alone; without one everywhere."""

    path = "resume"

    def line(self, at: ActContext[MatchDesk], progress: MatchProgress) -> Act:
        """That it goes on; see `_where`."""
        return Act(_where(progress, self.table), Resumed())


def _where(progress: MatchProgress, table: TableNo | None) -> Place:
    """Where play is paused or goes on.

    Raises:
        NotStarted: the boards have not begun.
        NoSuchTable: there is no such table.
    """
    event = progress.event
    if not progress.sessions:
        raise NotStarted(event=event.id, session=SessionNo(1))
    if table is not None and not 1 <= table <= event.tables:
        raise NoSuchTable(event=event.id, table=table, tables=event.tables)
    return WHOLE_EVENT, EVERYWHERE if table is None else table, 0
