"""The director's desk: the events of a log, kept up to date and in step with it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import RLock
from typing import TypeAlias

from evendeal.director.ports import Clock, Dice, Log, Publisher, Signer, Vault
from evendeal.director.sealing import (
    SessionLuck,
    SessionSecrets,
    luck_of,
    secret_name,
)
from evendeal.draw import SignedSeal, read_seal
from evendeal.errors import Refused
from evendeal.ids import EventId, SessionNo
from evendeal.tournament import Event, read_event
from evendeal.tournament.bodies import Begun, Body, Published, body_from_json, body_to_json
from evendeal.tournament.line import Draft, Line
from evendeal.tournament.progress import Progress

News: TypeAlias = Callable[[EventId, int], None]
"""Called with the event and its number of finished hands."""

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
        self._news: list[News] = []

    def events(self) -> tuple[EventId, ...]:
        """The events in the log."""
        return self.adapters.log.events()

    def progress(self, event: EventId) -> Progress:
        """How far an event has come, as far as this desk has read its log.

        Raises:
            NotInTheLog: there is no such event.
        """
        with self.lock:
            known = self._progress.get(event)
            if known is None:
                known = self._progress[event] = self._load(event)
            return known

    def refresh(self, event: EventId) -> Progress:
        """The same after reading what other programs have written since."""
        with self.lock:
            known = self.progress(event)
            if known.position < self.adapters.log.head(event)[0]:
                known.take_all(self.adapters.log.lines(event, known.position))
            return known

    def write(self, event: EventId, drafts: Sequence[Draft], by: str) -> tuple[Line, ...]:
        """Append lines, all or none, and count them."""
        with self.lock:
            lines = self.adapters.log.append(event, drafts, self.adapters.clock.now(), by)
            progress = self._progress.get(event)
            if progress is not None:
                fresh = [line for line in lines if line.position > progress.position]
                if fresh and fresh[0].position > progress.position + 1:
                    # Somebody else wrote to the same log; their lines come first.
                    progress.take_all(self.adapters.log.lines(event, progress.position))
                else:
                    progress.take_all(fresh)
            return lines

    def luck(self, event: EventId, session: SessionNo) -> SessionLuck | None:
        """The luck of a session that has begun; None if its secrets are not kept here."""
        with self.lock:
            if (event, session) not in self._luck:
                progress = self.progress(event)
                begun = progress.sessions.get(session)
                secrets = self.secrets(progress.event)
                if begun is None:
                    raise NotStarted(event=event, session=session)
                if session not in secrets:
                    return None
                beacons = {number: now.beacon or "" for number, now in progress.sessions.items()}
                self._luck[event, session] = luck_of(progress.event, session, secrets, beacons)
            return self._luck[event, session]

    def hold(self, event: EventId, session: SessionNo, luck: SessionLuck) -> None:
        """Deal a session that is about to begin from this luck."""
        with self.lock:
            self._luck[event, session] = luck
            self._progress[event].deal_from(session, luck.deals.decks)

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

    def announce(self, event: EventId) -> None:
        """Tell those who subscribed that a hand of the event has finished."""
        with self.lock:
            finished = self._progress[event].finished_hands
            listeners = tuple(self._news)
        for news in listeners:
            news(event, finished)

    def _load(self, event: EventId) -> Progress:
        lines = list(self.adapters.log.lines(event))
        if not lines:
            raise NotInTheLog(event=event)
        beacons: dict[SessionNo, str] = {}
        published: Published | None = None
        for line in lines:
            # Only these two are needed before the fold, and there are few of them.
            if line.table == 0 and line.body.get("do") in {"publish", "begin"}:
                body = body_from_json(line.body)
                if isinstance(body, Published):
                    published = body
                elif isinstance(body, Begun):
                    beacons[SessionNo(line.session)] = body.beacon or ""
        if published is None:
            raise NotInTheLog(event=event)
        what = read_event(published.event)
        secrets = self.secrets(what)
        decks = {}
        for session in beacons:
            if session in secrets:
                luck = luck_of(what, session, secrets, beacons)
                self._luck[event, session] = luck
                decks[session] = luck.deals.decks
        return Progress(what, decks).take_all(lines)

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
