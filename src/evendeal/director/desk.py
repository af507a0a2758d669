"""The director's desk: the events of a log, kept up to date and in step with it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import RLock
from typing import TypeAlias

from evendeal.director.ports import BrokenLog, Clock, Dice, Log, Publisher, Signer, Vault
from evendeal.director.sealing import (
    SessionLuck,
    SessionSecrets,
    luck_of,
    secret_name,
    secrets_needed,
)
from evendeal.draw import SignedSeal, read_seal
from evendeal.errors import Refused
from evendeal.ids import EventId, SessionNo
from evendeal.tournament import Event, read_event
from evendeal.tournament.bodies import Begun, Body, Published, body_from_json, body_to_json
from evendeal.tournament.line import Break, Draft, Line
from evendeal.tournament.progress import Progress

News: TypeAlias = Callable[[EventId, int], None]
"""Called with the event and its `Progress.news`."""

Told: TypeAlias = Callable[[EventId, Sequence[Line]], None]
"""Called with an event and the lines that were counted, whoever wrote them."""

SEAL, ROOTS, OPENED = "seal.json", "root.json", "opened.json"


class NotInTheLog(Refused):
    """An event that the log does not hold."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"the log holds no event {event}")
        self.event = event


class NotStarted(Refused):
    """A session that has not begun."""

    def __init__(self, *, event: EventId, session: SessionNo) -> None:
        super().__init__(f"session {session} of {event} has not begun")
        self.event = event
        self.session = session


class LuckNotHere(Refused):
    """A session whose secrets are not kept by this desk, so that nothing can be dealt."""

    def __init__(self, *, event: EventId, session: SessionNo) -> None:
        super().__init__(f"the deck-orders of session {session} of {event} are not kept here")
        self.event = event
        self.session = session


@dataclass(frozen=True, slots=True)
class Adapters:
    """What the desk works with."""

    log: Log
    vault: Vault
    signer: Signer
    publisher: Publisher
    clock: Clock
    dice: Dice


def draft(place: tuple[SessionNo, int, int], n: int, key: str, body: Body) -> Draft:
    """A line to be written.

    Args:
        place: session, table and deal; table 0 for lines of the whole event.
    """
    return Draft(*place, n, key, body_to_json(body))


class Desk:
    """Events as their logs tell them; everything that is written goes through here.

    One desk may be used by several threads. It never holds what is not in the log: each
    line is written first and counted then.

    Args:
        publish_openings: write `opened.json` whenever a deal opens; otherwise only when a
            session begins or ends.
    """

    def __init__(self, adapters: Adapters, *, publish_openings: bool = True) -> None:
        self.adapters = adapters
        self.publish_openings = publish_openings
        self.lock = RLock()
        self._progress: dict[EventId, Progress] = {}
        self._luck: dict[tuple[EventId, SessionNo], SessionLuck] = {}
        self._stuck: dict[EventId, Break] = {}
        self._news: list[News] = []
        self._told: list[Told] = []

    def events(self) -> tuple[EventId, ...]:
        """The events in the log."""
        return self.adapters.log.events()

    def progress(self, event: EventId) -> Progress:
        """How far an event has come, as far as this desk has read its log.

        Raises:
            NotInTheLog: there is no such event.
            BrokenLog: not even its first line can be read.
        """
        with self.lock:
            known = self._progress.get(event)
            return self._load(event) if known is None else known

    def refresh(self, event: EventId) -> Progress:
        """The same after reading what other programs have written since."""
        with self.lock:
            known = self.progress(event)
            if known.position < self.adapters.log.head(event)[0]:
                self._count(known, self.adapters.log.lines(event, known.position))
            return known

    def read_only(self, event: EventId) -> str | None:
        """Why nothing can be written, as a sentence; None where all is well."""
        with self.lock:
            stuck = self._stuck.get(event)
            return self.adapters.log.read_only(event) or (stuck.why if stuck else None)

    def stuck(self, event: EventId) -> Break | None:
        """The first line that the rules refuse; those before it are counted."""
        return self._stuck.get(event)

    def write(self, event: EventId, drafts: Sequence[Draft], by: str) -> tuple[Line, ...]:
        """Append lines, all or none, and count them.

        Raises:
            BrokenLog: the log does not hold, or holds what cannot be counted.
            Refused: see `Log.append`.
        """
        with self.lock:
            stuck = self._stuck.get(event)
            if stuck is not None:
                raise BrokenLog(event=event, position=stuck.position, why=stuck.why)
            lines = self.adapters.log.append(event, drafts, self.adapters.clock.now(), by)
            progress = self._progress.get(event)
            if progress is not None:
                fresh = [line for line in lines if line.position > progress.position]
                if fresh and fresh[-1].position > progress.position + len(fresh):
                    # Somebody else wrote to the same log; their lines are counted in their place.
                    self._count(progress, self.adapters.log.lines(event, progress.position))
                else:
                    self._count(progress, fresh)
            return lines

    @contextmanager
    def together(self) -> Iterator[None]:
        """Commit what is written in this block as one, durable when it ends.

        Nobody else reads meanwhile. Lines that finish no hand can be written so; of others
        the world must not hear before they are durable.

        Raises:
            NotWritten: at the end; the block's lines are neither written nor counted.
        """
        with self.lock:
            before = {event: known.position for event, known in self._progress.items()}
            try:
                with self.adapters.log.together():
                    yield
            except BaseException:
                for event, known in tuple(self._progress.items()):
                    if known.position != before.get(event):
                        # Counted, and not written: read anew at the next asking.
                        del self._progress[event]
                raise

    def luck(self, event: EventId, session: SessionNo) -> SessionLuck | None:
        """The luck of a session that has begun; None if its secrets are not kept here."""
        with self.lock:
            if (event, session) not in self._luck:
                if session not in self.progress(event).sessions:
                    raise NotStarted(event=event, session=session)
                # Drawn when the session's first line was counted, if its secrets are here.
                return None
            return self._luck[event, session]

    def draw(self, progress: Progress, session: SessionNo, beacon: str) -> SessionLuck | None:
        """The luck of a session that begins with this beacon; None without its secrets."""
        event = progress.event
        secrets = self.secrets(event)
        if not secrets_needed(event, session) <= set(secrets):
            return None
        beacons = {number: now.beacon or "" for number, now in progress.sessions.items()}
        return luck_of(event, session, secrets, {**beacons, session: beacon})

    def hold(self, event: EventId, session: SessionNo, luck: SessionLuck) -> None:
        """Deal a session that is about to begin from this luck, if it begins with its beacon."""
        with self.lock:
            self._luck[event, session] = luck

    def seal(self, event: EventId) -> SignedSeal | None:
        """The seal as published, or None where there is no file."""
        text = self.adapters.publisher.read(event, SEAL)
        return None if text is None else read_seal(text.encode())

    def subscribe(self, news: News) -> Callable[[], None]:
        """Have `news` called after each finished hand; the answer ends it."""
        with self.lock:
            self._news.append(news)

        def end() -> None:
            with self.lock:
                if news in self._news:
                    self._news.remove(news)

        return end

    def listen(self, told: Told) -> Callable[[], None]:
        """Have `told` called with each line that is counted from now on; the answer ends it.

        It is called on the thread that wrote or read them, with the desk's lock held: it
        must be quick.
        """
        with self.lock:
            self._told.append(told)

        def end() -> None:
            with self.lock:
                if told in self._told:
                    self._told.remove(told)

        return end

    def announce(self, event: EventId) -> None:
        """Tell those who subscribed that a hand has finished, or something else is news."""
        with self.lock:
            count = self._progress[event].news
            listeners = tuple(self._news)
        for news in listeners:
            news(event, count)

    def _load(self, event: EventId) -> Progress:
        why = self.adapters.log.read_only(event)
        lines = iter(self.adapters.log.lines(event))
        first = next(lines, None)
        if first is None:
            if why is not None:
                raise BrokenLog(event=event, position=1, why=why)
            raise NotInTheLog(event=event)
        try:
            published = body_from_json(first.body)
            if not isinstance(published, Published):
                raise NotInTheLog(event=event)
            progress = Progress(read_event(published.event))
        except Refused as refusal:
            raise BrokenLog(event=event, position=1, why=why or f"line 1: {refusal}") from None
        self._progress[event] = progress
        self._count(progress, (first,))
        return self._count(progress, lines)

    def _count(self, progress: Progress, lines: Iterable[Line]) -> Progress:
        """Fold lines into the progress; at one that the rules refuse, stop there for good."""
        event = progress.event.id
        if event in self._stuck:
            return progress
        counted = []
        for line in lines:
            try:
                if line.table == 0 and line.body.get("do") == "begin":
                    self._deal(progress, line)
                progress.take(line)
            except Refused as refusal:
                sentence = f"line {line.position} cannot be counted: {refusal}"
                self._stuck[event] = Break(line.position, sentence)
                break
            if self._told:
                counted.append(line)
        if counted:
            for told in tuple(self._told):
                told(event, counted)
        return progress

    def _deal(self, progress: Progress, line: Line) -> None:
        """Hold the deck-orders with which a session begins, whoever began it."""
        body = body_from_json(line.body)
        assert isinstance(body, Begun)
        session = SessionNo(line.session)
        key = (progress.event.id, session)
        luck = self._luck.pop(key, None)
        if luck is None or luck.beacon != (body.beacon or ""):
            luck = self.draw(progress, session, body.beacon or "")
        if luck is not None:
            self._luck[key] = luck
            reserve = luck.reserve.decks if luck.reserve else ()
            progress.deal_from(session, (*luck.deals.decks, *reserve))

    def secrets(self, event: Event) -> dict[SessionNo, SessionSecrets]:
        """The secrets that the vault keeps of the event, by session."""
        found = {}
        for number in range(1, event.sessions + 1):
            session = SessionNo(number)
            original = self.adapters.vault.fetch(event.id, secret_name(session, "original"))
            reserve = self.adapters.vault.fetch(event.id, secret_name(session, "reserve"))
            if original is not None and reserve is not None:
                found[session] = SessionSecrets(original, reserve)
        return found
