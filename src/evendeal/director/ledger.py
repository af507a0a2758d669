"""The ledger: the events of one kind in a log, each folded as far as it has been read."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from threading import Lock, RLock
from typing import Generic, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from evendeal.director.listeners import Listeners
from evendeal.director.living import FoldT
from evendeal.director.ports import (
    BrokenLog,
    Clock,
    Dice,
    LineNotKnown,
    Log,
    NotWritten,
    Publisher,
    Signer,
    Vault,
    not_known,
)
from evendeal.director.shared import Shared
from evendeal.draw.line_ups_file import LINE_UPS, SignedLineUps, read_published_line_ups
from evendeal.draw.reading import NotASeal
from evendeal.draw.roots import SignedRoots, read_roots
from evendeal.draw.seal_file import format_sealed
from evendeal.errors import Refused
from evendeal.ids import WHOLE_EVENT, EventId, SessionNo
from evendeal.reason import Reason
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.event_fold import AnyFold
from evendeal.tournament.event_record import WHILE_WITHDRAWN, EventIsWithdrawn
from evendeal.tournament.event_text import format_of
from evendeal.tournament.line import Break, Draft, Line
from evendeal.tournament.refusals import NotStarted
from evendeal.tournament.steps import Step

__all__ = [
    "OPENED",
    "ROOTS",
    "SEAL",
    "Adapters",
    "Ledger",
    "LinesListener",
    "LuckNotHere",
    "News",
    "NotInTheLog",
    "NotStarted",
    "format_in",
]

FileT = TypeVar("FileT")

News: TypeAlias = Callable[[EventId, int], None]
"""Called with the event and how often something public has changed."""

LinesListener: TypeAlias = Callable[[EventId, Sequence[Line]], None]
"""Called with an event and the lines that were counted, whoever wrote them."""

SEAL, ROOTS, OPENED = "seal.json", "root.json", "opened.json"


class NotInTheLog(Refused):
    """An event that the log lacks."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"the log holds no event {event}")
        self.event = event


class LuckNotHere(Refused):
    """A session whose secrets this desk lacks, so that nothing can be dealt."""

    def __init__(self, *, event: EventId, session: SessionNo) -> None:
        super().__init__(f"the secrets of session {session} of {event} are not kept here")
        self.event = event
        self.session = session


@dataclass(frozen=True, slots=True)
class Adapters:
    """What a ledger works with."""

    log: Log
    vault: Vault
    signer: Signer
    publisher: Publisher
    clock: Clock
    dice: Dice
    shared: Shared = field(default_factory=Shared)


def format_in(first: Line | None) -> str | None:
    """The format of the event that a log's first line publishes; None where it cannot be read."""
    text = first.body.get("event") if first is not None else None
    try:
        return format_of(text) if isinstance(text, str) else None
    except Refused:
        return None


class Ledger(ABC, Generic[FoldT]):
    """Events as their logs tell them; everything that is written goes through here.

    It never holds what is not in the log: each line is written first and counted then. A log
    may have events of several kinds; each kind has a ledger of its own, to which the others do
    not exist.

    Several threads may use one ledger, and several processes one log. Each event has a lock of
    its own: `reading` keeps this process from counting a line of it, `writing` besides keeps
    every process from writing one. Nobody who holds the lock of an event asks for another's,
    but all at once, by their ids (decision 0021).
    """

    def __init__(self, adapters: Adapters) -> None:
        self.adapters = adapters
        self._guard = Lock()
        self._locks: WeakValueDictionary[EventId, RLock] = WeakValueDictionary()
        self._writing: set[EventId] = set()
        self._known: dict[EventId, FoldT] = {}
        self._here: dict[EventId, bool] = {}
        self._stuck: dict[EventId, Break] = {}
        self._news: Listeners[News] = Listeners()
        self._line_listeners: Listeners[LinesListener] = Listeners()
        self._signed: dict[EventId, int] = {}
        self._together: set[EventId] = set()

    @abstractmethod
    def _holds(self, format: str | None) -> bool:
        """Whether an event of this format is of this ledger's kind; None where nobody knows it."""

    @abstractmethod
    def _opened(self, first: Line) -> FoldT:
        """The event of this first line, which is still to be counted.

        Raises:
            Refused: the line does not publish an event of this kind.
        """

    def _before(self, progress: FoldT, line: Line) -> None:
        """Called before each line of no table that is counted, with what came before it.

        Raises:
            Refused: the line cannot stand there.
        """

    @contextmanager
    def reading(self, event: EventId) -> Iterator[None]:
        """A block in which this process counts no line of the event."""
        with self._lock(event):
            yield

    @contextmanager
    def writing(self, event: EventId, *, new: bool = False) -> Iterator[None]:
        """A block in which nobody else writes to the event, in this process or another one.

        What others have written before is counted when it begins, so that what is decided in it
        rests on all that stands in the log.

        Args:
            new: the event may not be in the log yet.

        Raises:
            LogBusy: another process has been writing to it for too long.
            LogHeld: another program lets nobody else in.
        """
        with self._lock(event):
            # Whatever is looked for under an id that nobody has leaves no trace here.
            if event in self._writing or not (new or self.holds(event)):
                yield
                return
            with self.adapters.log.alone(event):
                self._writing.add(event)
                try:
                    if event in self._known:
                        self.refresh(event)
                    yield
                finally:
                    self._writing.discard(event)

    def _lock(self, event: EventId) -> RLock:
        """The lock of an event, which lasts as long as somebody has it or waits for it.

        Were they stored, whoever looks for one id after the other would fill the memory with them.
        """
        lock = self._locks.get(event)
        if lock is None:
            with self._guard:
                lock = self._locks.setdefault(event, RLock())
        return lock

    def events(self) -> tuple[EventId, ...]:
        """The events of this kind in the log."""
        return tuple(event for event in self.adapters.log.events() if self.holds(event))

    def holds(self, event: EventId) -> bool:
        """Whether the log has an event of this id and kind."""
        here = self._here.get(event)
        if here is None:
            if not self.adapters.log.head(event)[0]:
                return False
            try:
                first = next(iter(self.adapters.log.lines_at(event, WHOLE_EVENT, 0, 0)), None)
            except BrokenLog:
                first = None
            # The first line of an event never changes: whoever looks meanwhile sees the same.
            known = format_in(first) if first is not None else self._format_sealed(event)
            here = self._here[event] = self._holds(known)
        return here

    def progress(self, event: EventId) -> FoldT:
        """How far an event has come, as far as this ledger has read its log.

        Raises:
            NotInTheLog: there is no such event of this kind.
            BrokenLog: not even its first line can be read.
        """
        with self._lock(event):
            known = self._known.get(event)
            return self._load(event) if known is None else known

    def refresh(self, event: EventId) -> FoldT:
        """The same after reading what other programs have written since."""
        with self._lock(event):
            known = self.progress(event)
            if known.position < self.adapters.log.head(event)[0]:
                self._count(known, self.adapters.log.lines(event, known.position))
            return known

    def next(self, event: EventId) -> tuple[Step, ...]:
        """What the director can do next, and what blocks each step.

        Raises:
            NotInTheLog, BrokenLog: as `progress`.
        """
        with self._lock(event):
            return self.refresh(event).next()

    def seal_digest(self, event: EventId) -> str:
        """SHA-256 of the event's seal file, by which a whole seal is known; empty without one."""
        text = self.adapters.publisher.read(event, SEAL)
        return "" if text is None else sha256(text.encode()).hexdigest()

    def _format_sealed(self, event: EventId) -> str | None:
        """The format that the event's seal names, where the log's first line is lost."""
        text = self.adapters.publisher.read(event, SEAL)
        try:
            return None if text is None else format_sealed(text.encode())
        except NotASeal:
            return None

    def roots(self, event: EventId) -> SignedRoots | None:
        """The roots as published, or None where there is no file."""
        return self._published(event, ROOTS, read_roots)

    def line_ups(self, event: EventId) -> SignedLineUps | None:
        """The closed line-ups as published, or None where there is no file."""
        return self._published(event, LINE_UPS, read_published_line_ups)

    def _published(self, event: EventId, name: str, read: Callable[[bytes], FileT]) -> FileT | None:
        text = self.adapters.publisher.read(event, name)
        return None if text is None else read(text.encode())

    def read_only(self, event: EventId) -> str | None:
        """Why nothing can be written, as a sentence; None where all is well."""
        with self._lock(event):
            stuck = self._stuck.get(event)
            return self.adapters.log.read_only(event) or (stuck.why if stuck else None)

    def broken(self, event: EventId) -> BrokenLog | None:
        """The refusal of whoever would write to an event that can be read; None: all is well."""
        with self._lock(event):
            stuck, why = self._stuck.get(event), self.read_only(event)
            if why is None:
                return None
            if stuck is not None and why == stuck.why and isinstance(stuck.refusal, LineNotKnown):
                return stuck.refusal
            position = stuck.position if stuck else self.progress(event).position + 1
            return BrokenLog(event=event, position=position, why=why)

    def stuck(self, event: EventId) -> Break | None:
        """The first line that the rules refuse; those before it are counted."""
        return self._stuck.get(event)

    def write(self, event: EventId, drafts: Sequence[Draft], by: str) -> tuple[Line, ...]:
        """Append lines, all or none, and count them.

        Raises:
            BrokenLog: the log is broken, or has what cannot be counted.
            LineNotKnown: it has what cannot be read.
            EventIsWithdrawn: the lines would carry on an event that is withdrawn, by whomever.
            Refused: see `Log.append`.
        """
        with self.writing(event):
            if event in self._stuck and (broken := self.broken(event)):
                raise broken
            carries_on = not all(draft.body.get("do") in WHILE_WITHDRAWN for draft in drafts)
            if carries_on and (event in self._known or self.holds(event)):
                self.require_on(event)
            lines = self.adapters.log.append(event, drafts, self.adapters.clock.now(), by)
            progress = self._known.get(event)
            if progress is not None:
                fresh = [line for line in lines if line.position > progress.position]
                if fresh and fresh[-1].position > progress.position + len(fresh):
                    # Somebody else wrote to the same log; their lines are counted in their place.
                    self._count(progress, self.adapters.log.lines(event, progress.position))
                else:
                    self._count(progress, fresh)
                self._sign_due(event, progress)
            if event not in self._together:
                self.adapters.shared.notices.publish(event)
            return lines

    def require_on(self, event: EventId) -> FoldT:
        """The event as far as this ledger has read its log, if it goes on.

        To be called before anything is made public, or somebody is answered that no line stands
        before.

        Raises:
            EventIsWithdrawn: it is withdrawn.
        """
        with self._lock(event):
            progress = self.progress(event)
            withdrawn = progress.record.withdrawn
            if withdrawn is not None:
                raise EventIsWithdrawn(reason=withdrawn.reason)
            return progress

    def sign_due_of(self, event: EventId) -> None:
        """Sign what a process that died, this one or another, had still to sign.

        Raises:
            NotInTheLog, BrokenLog: it cannot be read.
        """
        with self._lock(event):
            progress = self.refresh(event)
            if self._has_to_sign(event, progress):
                with self.writing(event):
                    self._sign_due(event, progress)

    def _sign_due(self, event: EventId, progress: FoldT) -> None:
        """Sign the lines that are signed as soon as they are written.

        The lines stand whatever happens here: the next one makes it good.
        """
        if event in self._together or not self._has_to_sign(event, progress):
            return
        with suppress(NotWritten, BrokenLog):
            self.adapters.log.checkpoint(event, self.adapters.clock.now())
            self._signed[event] = progress.to_sign

    def _has_to_sign(self, event: EventId, progress: FoldT) -> bool:
        return progress.to_sign > self._signed.get(event, 0)

    @contextmanager
    def together(self, *events: EventId) -> Iterator[None]:
        """Commit what is written to these events in this block as one, durable when it ends.

        Nobody else reads them meanwhile. Lines that finish nothing can be written so; of others
        the world must not hear before they are durable.

        Raises:
            LogBusy, LogHeld: as `writing`; nothing was done then.
            NotWritten: at the end; the block's lines are neither written nor counted.
        """
        with ExitStack() as held:
            for event in sorted(set(events)):
                held.enter_context(self.writing(event))
            known = {event: self._known.get(event) for event in events}
            before = {event: fold.position for event, fold in known.items() if fold is not None}
            self._together.update(events)
            try:
                with self.adapters.log.together():
                    yield
            except BaseException:
                for event in events:
                    fold = self._known.get(event)
                    if fold is not None and fold.position != before.get(event):
                        # Counted, and not written: read anew at the next asking.
                        del self._known[event]
                raise
            finally:
                self._together.difference_update(events)
            for event in events:
                fold = self._known.get(event)
                if fold is not None and fold.position != before.get(event):
                    self._sign_due(event, fold)
                    self.adapters.shared.notices.publish(event)

    def subscribe(self, news: News) -> Callable[[], None]:
        """Have `news` called when something public has changed; the answer ends it."""
        return self._news.add(news)

    def listen(self, listener: LinesListener) -> Callable[[], None]:
        """Have the listener called with each line that is counted from now on; the answer ends it.

        It is called on the thread that wrote or read them, with the event's lock held, and so
        in the order of the lines: it must be quick.
        """
        return self._line_listeners.add(listener)

    def announce(self, event: EventId) -> None:
        """Tell those who subscribed that there is news."""
        with self._lock(event):
            count = self._known[event].news
        for news in self._news.those:
            news(event, count)

    def _load(self, event: EventId) -> FoldT:
        why = self.adapters.log.read_only(event)
        lines = iter(self.adapters.log.lines(event))
        first = next(lines, None)
        if first is None:
            if why is not None:
                raise BrokenLog(event=event, position=1, why=why)
            raise NotInTheLog(event=event)
        if not self._here.setdefault(event, self._holds(format_in(first))):
            raise NotInTheLog(event=event)
        try:
            progress = self._opened(first)
        except Refused as refusal:
            if why is None and isinstance(refusal, NotAnEvent):
                raise LineNotKnown(event=event, position=1, why=refusal.as_reason) from None
            why = why or Reason("line-why", "line {line}: {why}", line=1, why=refusal.as_reason)
            raise BrokenLog(event=event, position=1, why=why) from None
        self._known[event] = progress
        self._count(progress, (first,))
        return self._count(progress, lines)

    def _count(self, progress: FoldT, lines: Iterable[Line]) -> FoldT:
        """Fold lines into the progress; at one that the rules refuse, stop there for good."""
        event = progress.event.id
        if event in self._stuck:
            return progress
        counted = []
        for line in lines:
            try:
                if not line.table:
                    self._before(progress, line)
                progress.take(line)
            except Refused as refusal:
                self._stuck[event] = _break_at(progress, line, refusal)
                break
            counted.append(line)
        if counted:
            for listener in self._line_listeners.those:
                listener(event, counted)
        return progress


def _break_at(progress: AnyFold, line: Line, refusal: Refused) -> Break:
    """Why the log is counted no further than this line, which was refused.

    What says something that is against the rules is a break of the log; what says nothing that
    is known here may be of a later version.
    """
    try:
        progress.body_of(line)
    except Refused as unread:
        why, position = unread.as_reason, line.position
        unknown = LineNotKnown(event=progress.event.id, position=position, why=why)
        return Break(position, not_known(position, why), unknown)
    counted = Reason(
        "line-not-counted",
        "line {line} cannot be counted: {why}",
        line=line.position,
        why=refusal.as_reason,
    )
    return Break(line.position, counted, refusal)
