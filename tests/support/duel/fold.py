"""A duel as its file and its log tell it: a session ends when its hands have a winner."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from evendeal.ids import DealNo, EntryId, EventId, SessionNo, TableNo
from evendeal.lines.fields import Lines
from evendeal.tournament.body_fields import Beacon, Hash, Path
from evendeal.tournament.body_fields import Entry as ItsEntry
from evendeal.tournament.body_fields import Text as Deck
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.entry import Entry
from evendeal.tournament.event_acts import EVENT_LINES
from evendeal.tournament.event_fold import EventFold, handlers_of
from evendeal.tournament.event_text import toml_of
from evendeal.tournament.hall import HallRules
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import HandsLeft, NotStarted, OutOfPlace
from evendeal.tournament.steps import BEGIN, END, Step

FORMAT = "duel"
HANDS = 2


@dataclass(frozen=True, kw_only=True)
class Duel:
    id: EventId
    name: str
    beacon: str = ""
    format: str = FORMAT
    entries: tuple[Entry, ...] = (
        Entry(EntryId("A"), "Anna", ("Anna",)),
        Entry(EntryId("B"), "Bela", ("Bela",)),
    )
    tables: int = 1
    sessions: int = 2
    begins: str = ""
    hall: HallRules = field(default_factory=HallRules)

    def entry(self, id: EntryId) -> Entry:
        return {each.id: each for each in self.entries}[id]

    def beacon_of(self, session: SessionNo) -> str:
        return f"{self.beacon} {session}" if self.beacon else ""

    def known_from(self, session: SessionNo) -> str | None:
        return None


def read_duel(text: str) -> Duel:
    data = toml_of(text)["event"]
    if data.get("format") != FORMAT:
        raise NotAnEvent(where="event.format", value=data.get("format"), why="must be duel")
    return Duel(id=EventId(data["id"]), name=data["name"], beacon=data.get("beacon", ""))


def write_duel(event: Duel) -> str:
    fields = {"id": event.id, "name": event.name, "format": FORMAT, "beacon": event.beacon}
    return "[event]\n" + "".join(f'{key} = "{value}"\n' for key, value in fields.items())


@dataclass(frozen=True)
class Begun:
    beacon: Beacon


@dataclass(frozen=True)
class Won:
    winner: ItsEntry


@dataclass(frozen=True)
class Opened:
    deck: Deck
    salt: Hash
    path: Path


@dataclass(frozen=True)
class Ended:
    secret: Hash


LINES: Lines[Any] = EVENT_LINES | Lines({"begin": Begun, "won": Won, "open": Opened, "end": Ended})


@dataclass
class DuelSession:
    session: SessionNo
    begun_at: str
    beacon: str | None
    winners: dict[DealNo, EntryId] = field(default_factory=dict)
    opened: dict[DealNo, Opened] = field(default_factory=dict)
    ended: Ended | None = None

    def lines_of(self, table: TableNo, deal: DealNo) -> int:
        return int(deal in self.winners)

    def fork(self) -> "DuelSession":
        return replace(self, winners=dict(self.winners), opened=dict(self.opened))


class DuelFold(EventFold[Duel, DuelSession]):
    lines = LINES

    def steps(self) -> Iterator[Step]:
        for session in map(SessionNo, range(1, self.event.sessions + 1)):
            now = self.sessions.get(session)
            if now is None:
                before = NotStarted(event=self.event.id, session=SessionNo(session - 1))
                blocked = None if session == self.current else before
                words = self.event.beacon_of(session)
                yield Step(do=BEGIN, sessions=(session,), beacon=words, blocked=blocked)
            elif now.ended is None:
                left = HANDS - len(now.winners)
                over = HandsLeft(session=session, left=left) if left else None
                yield Step(do=END, sessions=(session,), blocked=over)

    def _begin(self, body: Begun, line: Line) -> None:
        session = self.session_to_begin(line)
        self.sessions[session] = DuelSession(session, line.at, body.beacon)
        self.news += 1

    def _won(self, body: Won, line: Line) -> None:
        now = self.session_of(line)
        if line.deal in now.winners or now.ended is not None:
            raise OutOfPlace(position=line.position, why=f"hand {line.deal} is won")
        now.winners[DealNo(line.deal)] = body.winner
        self.news += 1

    def _open(self, body: Opened, line: Line) -> None:
        now = self.session_of(line)
        if line.deal not in now.winners or line.deal in now.opened:
            raise OutOfPlace(position=line.position, why=f"hand {line.deal} is not to be opened")
        now.opened[DealNo(line.deal)] = body

    def _end(self, body: Ended, line: Line) -> None:
        self.session_of(line).ended = body
        self.news += 1

    handlers = handlers_of((Begun, _begin), (Won, _won), (Opened, _open), (Ended, _end))
