"""The fold of an event of any kind: what the lines of every log have in common.

A format extends it: it says what its lines can say and which method counts each of them, and what
its sessions are. Everything in a fold can be made again from the log and the sealed luck; it is a
cache and nothing else.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from copy import copy
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar, get_args

from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, SessionNo, TableNo
from evendeal.lines.fields import Lines, NotABody
from evendeal.reason import Reason
from evendeal.tournament.any_event import AnyEvent, EventT_co
from evendeal.tournament.event_acts import EventAct, NameCorrected, Published, ResultsSwitched
from evendeal.tournament.event_record import EventRecord, corrected_event, switched_event
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace
from evendeal.tournament.steps import Step, steps_of

AT_ONCE = frozenset({"end", "close_line_ups"})
"""What is signed whenever it is done."""

BY_NOBODY = frozenset({"open", "bound"})
"""What play brings with it, at a place that is no hand's and no game's."""


class SessionEnd(Protocol):
    """The line with which a session ended."""

    @property
    def secret(self) -> str:
        """The secret of its luck, in hexadecimal digits."""


class AnySession(Protocol):
    """A session of any kind that has begun."""

    @property
    def begun_at(self) -> str:
        """When, in UTC."""

    @property
    def beacon(self) -> str | None:
        """The value of its public randomness; None where there is none."""

    @property
    def ended(self) -> SessionEnd | None:
        """The line with which it ended; None while it runs."""

    def to_open(self) -> tuple[DealNo, ...]:
        """The units of its luck that were played everywhere and are still closed."""

    def lines_of(self, table: TableNo, deal: DealNo) -> int:
        """How many lines a table has written about a hand or a game."""

    def fork(self) -> Self:
        """The same session to try lines on; nothing done to it reaches this one."""


# Whoever has a fold of any kind reads its event and its sessions and puts no other in their place.
SessionT_co = TypeVar("SessionT_co", bound=AnySession, covariant=True)
Handler: TypeAlias = Callable[[Any, Any, Line], None]
"""A method of a fold that counts a line: what it says, and the line."""


class EventFold(ABC, Generic[EventT_co, SessionT_co]):
    """An event as far as it has come.

    Attributes:
        event: who takes part and by which rules, everybody called as he is called now, and what
            the tables show of each other as it is switched now.
        sealed: the same as it was published and sealed, before any name was spelled right.
        record: names spelled right, and whether the event is withdrawn or put away.
        published: the first line of the log, and since when it stands there.
        sessions: the sessions that have begun.
        position: the last line that was counted.
        settled: nothing up to this line is secret: the last one while no session ran.
        to_sign: the last line that is signed as soon as it is written; 0: none yet.
        news: how often something has changed that the public may see; it only grows.
    """

    lines: ClassVar[Lines[Any]]
    """Everything that a line of the log can say."""
    handlers: ClassVar[Mapping[type, Handler]]
    """How each line is counted, by the type of what it says; see `handlers_of`."""

    def __init__(self, event: EventT_co) -> None:
        self.event = event
        self.sealed = event
        self.record = EventRecord()
        self.published: Published | None = None
        self.published_at = ""
        self.sessions: dict[SessionNo, SessionT_co] = {}
        self.position = 0
        self.settled = 0
        self.to_sign = 0
        self.news = 0
        self._office_lines: dict[tuple[int, int, int], int] = {}

    def fork(self) -> Self:
        """The same event to try lines on; nothing done to it reaches this one."""
        other = copy(self)
        other.sessions = {number: now.fork() for number, now in self.sessions.items()}
        other._office_lines = dict(self._office_lines)
        return other

    def take_all(self, lines: Iterable[Line]) -> Self:
        """Count these lines; answers itself."""
        for line in lines:
            self.take(line)
        return self

    def take(self, line: Line) -> None:
        """Count one more line of the log.

        Raises:
            OutOfPlace: it does not belong there.
            NotABody: it says nothing that a line of this event can say.
            Refused: the rules of what is played refuse it.
        """
        body = self.body_of(line)
        self.handlers[type(body)](self, body, line)
        self.position = line.position
        ended = [number for number, now in self.sessions.items() if now.ended is not None]
        if signed_at_once(line, ended):
            self.to_sign = line.position
        # No line tells of play unseen while no session runs.
        if ended and len(ended) == len(self.sessions):
            self.settled = line.position
        if not (line.table and line.deal):
            self._office_lines[line.place] = self._office_lines.get(line.place, 0) + 1

    def body_of(self, line: Line) -> Any:
        """What a line of the log says.

        Raises:
            Refused: nothing that a line of such an event can say.
        """
        return self.lines.one(line.body, _no_line)

    @abstractmethod
    def steps(self) -> Iterator[Step]:
        """What the director can do next, as long as the event is on; see `Step`."""

    def players_of(self, entry: EntryId) -> tuple[str, ...]:
        """Who plays for an entry, as everybody is called now: its list, if nobody else comes."""
        return next((each.players for each in self.event.entries if each.id == entry), ())

    def names_of(self, entry: EntryId) -> tuple[str, ...]:
        """Who plays for an entry, and who was to."""
        return self.players_of(entry)

    def next(self) -> tuple[Step, ...]:
        """What the director can do next, and what blocks each step; nothing when all is over."""
        return steps_of(self.record, self.steps())

    def next_n(self, session: SessionNo, table: int, deal: int) -> int:
        """The number of the next line at a place; table 0 and deal 0 as in the log."""
        if table and deal:
            now = self.sessions.get(session)
            return now.lines_of(TableNo(table), DealNo(deal)) if now is not None else 0
        return self._office_lines.get((session, table, deal), 0)

    @property
    def session(self) -> SessionNo:
        """The session in play, or the last one that was; 1 before the first."""
        return max(self.sessions, default=SessionNo(1))

    @property
    def current(self) -> SessionNo:
        """The session in play, or the next one once that has ended; the last one at the end."""
        last = self.session
        now = self.sessions.get(last)
        over = now is not None and now.ended is not None
        return SessionNo(last + 1) if over and last < self.event.sessions else last

    @property
    def rehearsal(self) -> bool:
        """Whether it is a rehearsal, as its first line says."""
        return self.published is not None and self.published.rehearsal

    @property
    def finished(self) -> bool:
        """Whether every session has ended."""
        ended = [now for now in self.sessions.values() if now.ended is not None]
        return len(ended) == self.event.sessions

    def session_of(self, line: Line) -> SessionT_co:
        """The session that a line is about.

        Raises:
            OutOfPlace: it has not begun.
        """
        now = self.sessions.get(SessionNo(line.session))
        if now is None:
            why = Reason(
                "list-session-before", "session {session} has not begun", session=line.session
            )
            raise OutOfPlace(position=line.position, why=why)
        return now

    def session_to_begin(self, line: Line) -> SessionNo:
        """The session that a line begins.

        Raises:
            OutOfPlace: it has begun, or there is no such session.
        """
        session = SessionNo(line.session)
        if session in self.sessions or not 1 <= session <= self.event.sessions:
            raise OutOfPlace(
                position=line.position,
                why=Reason(
                    "place-session-begin", "session {session} cannot begin here", session=session
                ),
            )
        return session

    def awaits_director(self, session: SessionNo, table: TableNo, deal: DealNo) -> bool:
        """Whether a table has called the director about a hand or game, or is held by it.

        Raises:
            Refused: the table has no such hand or game.
        """
        return False

    def respelled(self, record: EventRecord) -> None:
        """A name is spelled right: a format that holds names elsewhere puts it there as well."""

    def _publish(self, body: Published, line: Line) -> None:
        if line.position != 1:
            raise OutOfPlace(
                position=line.position,
                why=Reason("place-published-once", "an event is published once"),
            )
        self.published, self.published_at = body, line.at

    def _about_event(self, body: EventAct, line: Line) -> None:
        """What the director does about the event as a whole."""
        record = self.record.after(body, line, self.session)
        if isinstance(body, NameCorrected):
            self.event = corrected_event(self.event, body, line)
            self.respelled(record)
        if isinstance(body, ResultsSwitched):
            self.event = switched_event(self.event, body, line)
        else:
            # What is switched at the tables is public already, and changes no page of it.
            self.news += 1
        self.record = record


AnyFold: TypeAlias = EventFold[AnyEvent, AnySession]
"""The fold of whichever event."""


def signed_at_once(line: Line, ended: Collection[SessionNo]) -> bool:
    """Whether a line, now that it is counted, is signed before anything else is done.

    The end of a session is, and that of its line-ups. After the end of a session so is every
    line but those of play in a session that still runs: rulings, corrections, notes and
    withdrawals decide what an ended session comes to, and nothing that is played later would
    sign them in time.

    Args:
        ended: the sessions that have ended.
    """
    do = line.body.get("do")
    if do in AT_ONCE:
        return True
    if not ended:
        return False
    if line.of_office or line.session in ended:
        return True
    return not (line.table and line.deal) and do not in BY_NOBODY


def _no_line(data: Mapping[str, Any]) -> Refused:
    return NotABody(do=data.get("do"), why="no line of such an event says so")


def handlers_of(*groups: tuple[object, Handler]) -> dict[type, Handler]:
    """How lines are counted that each kind of event has, and those of a format.

    Args:
        groups: a type, or a union of types, of what lines say, and the method that counts them.
    """
    every: tuple[tuple[object, Handler], ...] = (
        (Published, EventFold._publish),
        (EventAct, EventFold._about_event),
        *groups,
    )
    return {kind: handler for kinds, handler in every for kind in get_args(kinds) or (kinds,)}
