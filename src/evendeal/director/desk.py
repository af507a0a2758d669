"""The director's desk: the poker events of a log, kept up to date and in step with it."""

from evendeal.director.ledger import (
    OPENED,
    ROOTS,
    SEAL,
    Adapters,
    Ledger,
    LuckNotHere,
    News,
    NotInTheLog,
    NotStarted,
    Told,
)
from evendeal.director.sealing import (
    SessionLuck,
    SessionSecrets,
    luck_of,
    secret_name,
    secrets_needed,
)
from evendeal.draw import SignedSeal, read_seal
from evendeal.ids import EventId, SessionNo
from evendeal.tournament import Event, read_event
from evendeal.tournament.bodies import Begun, Body, Published, body_from_json, body_to_json
from evendeal.tournament.event_text import ROOM_MATCH
from evendeal.tournament.line import Draft, Line
from evendeal.tournament.progress import Progress
from evendeal.tournament.steps import Step

__all__ = [
    "OPENED",
    "ROOTS",
    "SEAL",
    "Adapters",
    "Desk",
    "LuckNotHere",
    "News",
    "NotInTheLog",
    "NotStarted",
    "Told",
    "draft",
]


def draft(place: tuple[SessionNo, int, int], n: int, key: str, body: Body) -> Draft:
    """A line to be written.

    Args:
        place: session, table and deal; table 0 for lines of the whole event.
    """
    return Draft(*place, n, key, body_to_json(body))


class Desk(Ledger[Progress]):
    """The poker events of a log; see `Ledger`.

    Args:
        publish_openings: write `opened.json` whenever a deal opens; otherwise only when a
            session begins or ends.
    """

    def __init__(self, adapters: Adapters, *, publish_openings: bool = True) -> None:
        super().__init__(adapters)
        self.publish_openings = publish_openings
        self._luck: dict[tuple[EventId, SessionNo], SessionLuck] = {}

    def luck(self, event: EventId, session: SessionNo) -> SessionLuck | None:
        """The luck of a session that has begun; None if its secrets are not kept here."""
        with self.reading(event):
            if (event, session) not in self._luck:
                if session not in self.progress(event).sessions:
                    raise NotStarted(event=event, session=session)
                # Drawn when the session's first line was counted, if its secrets are here.
                return None
            return self._luck[event, session]

    def draw(self, progress: Progress, session: SessionNo, beacon: str) -> SessionLuck | None:
        """The luck of a session that begins with this beacon; None without its secrets."""
        # By the names of the seal, whoever has been spelled right since.
        event = progress.sealed
        secrets = self.secrets(event)
        if not secrets_needed(event, session) <= set(secrets):
            return None
        beacons = {number: now.beacon or "" for number, now in progress.sessions.items()}
        return luck_of(event, session, secrets, {**beacons, session: beacon})

    def hold(self, event: EventId, session: SessionNo, luck: SessionLuck) -> None:
        """Deal a session that is about to begin from this luck, if it begins with its beacon."""
        with self.reading(event):
            self._luck[event, session] = luck

    def seal(self, event: EventId) -> SignedSeal | None:
        """The seal as published, or None where there is no file."""
        text = self.adapters.publisher.read(event, SEAL)
        return None if text is None else read_seal(text.encode())

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

    def next(self, event: EventId) -> tuple[Step, ...]:
        """What the director can do next.

        Raises:
            NotASeal: whether line-ups close cannot be read.
        """
        with self.reading(event):
            self.refresh(event).line_ups_close = self.line_ups_close(event)
            return super().next(event)

    def line_ups_close(self, event: EventId) -> bool:
        """Whether the seal says that line-ups are closed before a session begins."""
        signed = self.seal(event)
        return signed is not None and signed.seal.version > 1

    def _holds(self, format: str | None) -> bool:
        # What nobody knows the kind of is reported here.
        return format != ROOM_MATCH

    def _opened(self, first: Line) -> Progress:
        published = body_from_json(first.body)
        if not isinstance(published, Published):
            raise NotInTheLog(event=EventId(first.event))
        return Progress(read_event(published.event))

    def _before(self, progress: Progress, line: Line) -> None:
        """Hold the deck-orders with which a session begins, whoever began it."""
        if line.table != 0 or line.body.get("do") != "begin":
            return
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
