"""What every kind of event has, by the words that a test says of all of them.

A kind is used from outside, as people use it: its event as a file and at the command line, a house
in which it is played over HTTP, and what lies in the folder of its log and stands in its lines.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, ClassVar, Protocol

from litestar import Litestar

from evendeal.director.ledger import Ledger
from evendeal.errors import Refused
from evendeal.formats import Desks
from support.event_kinds.lines import Lines
from support.typed import Answer as Typed
from support.typed import typed
from support.web.house import House
from support.web.requests import Answer

Body = dict[str, Any]
SEED = "7"


class Recorder(Protocol):
    """A recorder's device that asks over HTTP, and keeps the place where its next line goes."""

    deal: int
    n: int
    who: str
    table: int

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """A request; what comes back is kept."""
        ...

    def post(self, *lines: Any, **changes: Any) -> Answer:
        """Lines as they are."""
        ...

    def say(self, *lines: Any) -> Any:
        """Lines that are taken."""
        ...


class Kind(ABC):
    """One kind of event: a small event of it, and the people of the house where it is played."""

    name: ClassVar[str]
    """What a test's id calls it."""
    id: ClassVar[str]
    """Of its event."""
    title: ClassVar[str]
    """The name of its event."""
    format: ClassVar[str]
    console_kind: ClassVar[str]
    """What a console of it says that it is."""

    not_over: ClassVar[type[Refused]]
    """The refusal to end a session of which hands or games are left."""
    left: ClassVar[int]
    """How many there are in its session when that has begun, each table counted."""
    sessions: ClassVar[int] = 1
    """How many sessions it has."""
    ranking: ClassVar[str] = "standings"
    """Where the standings that it ends with have their lines."""
    secrets: ClassVar[frozenset[str]]
    """What an archive with secrets has of the vault."""
    pieces: ClassVar[str]
    """What the luck of a session is made of, as `opened.json` calls it."""
    piece: ClassVar[str]
    """How each of them says what it is."""
    played_as_drawn: ClassVar[str]
    """The finding of `verify` that tables played what was drawn for them."""
    sessions_of_longer: ClassVar[int]
    openings_of_longer: ClassVar[int]
    """How many deals or roll sets a longer event opens."""

    lines: ClassVar[Lines]
    """What lines of its log can say."""

    people: ClassVar[frozenset[str]]
    """Everybody who is signed in at its house."""
    recorders: ClassVar[tuple[str, str]]
    """Who records at table 1, and who at table 2."""
    directors: ClassVar[frozenset[str]] = frozenset({"director", "house director"})
    strangers: ClassVar[frozenset[str]]
    """People of another event of the same house."""
    player: ClassVar[str]
    """The name of the one who is signed in as player."""
    entry: ClassVar[str]
    """Whose captain is signed in."""
    opponent: ClassVar[str]
    """The name of a player of another entry."""

    doors: ClassVar[Mapping[str, frozenset[str]]]
    """Who gets past the door of each route that knows its event, at its table 1."""
    doors_named: ClassVar[str]
    """What each of those routes has in it that belong to this kind of event alone."""
    parts: ClassVar[Mapping[str, str]]
    """What stands in the places of an address."""

    pages: ClassVar[tuple[str, ...]]
    """Below the address of an event: its pages, once the first hand or game is over everywhere."""
    absent: ClassVar[tuple[tuple[str, str, Body], ...]]
    """Below its events: what is not there then, the name of the refusal, and its fields."""
    watched: ClassVar[str]
    """What a message of its stream is called."""

    office: ClassVar[str]
    """The address of the office of its events."""
    pace: ClassVar[Mapping[str, str]]
    """What the length of an event is reckoned with, as the page of a new one has it.

    That of individuals reckons no length, and has neither these nor another pace.
    """
    slower: ClassVar[Body]
    """Another pace, without breaks."""
    slower_seconds: ClassVar[int]
    """How long the event of `new_event` is played at that pace."""
    foreseen: ClassVar[Any]
    """What `foresight` finds of the event of `new_event`."""
    listed: ClassVar[str] = "name,player,player\nKharkov,Ann,Bob\nMoscow,Cy,Di"
    """A list of entries as somebody pastes it."""
    listed_entries: ClassVar[tuple[tuple[str, list[str]], ...]] = (
        ("Kharkov", ["Ann", "Bob"]),
        ("Moscow", ["Cy", "Di"]),
    )
    """The name of each of them, and its players."""

    def __str__(self) -> str:
        return self.name

    # --- the command line -----------------------------------------------------------------

    @abstractmethod
    def text(self, **changes: Any) -> str:
        """The text of a small event file; changes are those of the kind's own events."""

    @abstractmethod
    def longer_text(self) -> str:
        """The text of an event that takes programs some seconds."""

    @abstractmethod
    def commitment(self, session: Body) -> str:
        """Of a session as the seal has it: to what luck it is bound."""

    @abstractmethod
    def opened_secret(self, session: Body) -> str | None:
        """The secret of a session as `opened.json` has it."""

    @abstractmethod
    def luck(self, session: Body) -> Body:
        """Of a session as `opened.json` has it: the root, the secret and the pieces."""

    @abstractmethod
    def other(self, piece: str) -> str:
        """Another piece of luck of the same form."""

    def file(self, folder: Path, **changes: Any) -> Path:
        """Such a file."""
        path = folder / f"{self.name}.toml"
        path.write_text(self.text(**changes), "utf-8")
        return path

    def new(self, folder: Path, **changes: Any) -> Path:
        """The folder of a log in which such an event is sealed."""
        log = folder / "var"
        self.take(typed("event", "new", self.file(folder, **changes), "--log", log))
        return log

    def begun(self, folder: Path, **changes: Any) -> Path:
        """The folder of a log in which it has begun."""
        log = self.new(folder, **changes)
        self.take(typed("event", "begin", self.id, "--log", log))
        return log

    def rehearsed(self, folder: Path, **changes: Any) -> Path:
        """The folder of a log in which programs have played it to its end."""
        log = folder / "var"
        file = self.file(folder, **changes)
        self.take(typed("rehearse", file, "--seed", SEED, "--log", log))
        return log

    @staticmethod
    def take(answer: Typed) -> Typed:
        """The answer of a command that has to work."""
        assert answer.code == 0, answer.err
        return answer

    @abstractmethod
    def desk(self, desks: Desks) -> Ledger[Any]:
        """Of the desks on a log, that of its events."""

    # --- over HTTP ------------------------------------------------------------------------

    @abstractmethod
    def house(self, folder: Path) -> AbstractContextManager[House]:
        """A house where its event has begun, beside another event, with all of its people in."""

    @abstractmethod
    def without_doors(self, hall: House) -> Litestar:
        """The public pages of a house alone, as a new application."""

    @abstractmethod
    def recorder(self, hall: House, table: int = 1, who: str = "") -> Recorder:
        """A device at a table, by default its recorder's."""

    @abstractmethod
    def first_line(self, recorder: Recorder) -> Body:
        """What is said first at the table's next hand or game, to which the device turns."""

    @abstractmethod
    def play_one(self, recorder: Recorder) -> Answer:
        """The table's next hand or game, whole; the answer is that to its acceptance."""

    @abstractmethod
    def presence(self, hall: House) -> Mapping[int, tuple[bool, int]]:
        """Of each table, as its office has it: whether its device is in touch, and what waits."""

    @abstractmethod
    def new_event(
        self, id: str = "spring", *, sessions: int = 1, begins: str = "", teams: str = ""
    ) -> Body:
        """What the page of a new event sends of it, which is an event.

        Args:
            sessions: 1 or 2; of individuals so many before the two of the final.
            begins: day and time.
            teams: a list that somebody has pasted; by default there are two teams all the same.
        """

    def with_results(self, event: Body) -> Body:
        """The same with results of other tables on the screens at the tables."""
        return {**event, "results": "open"}

    @abstractmethod
    def wrong_event(self) -> tuple[Body, str]:
        """What is no event yet, and where the one thing stands that is wrong with it."""

    @abstractmethod
    def foresight(self, check: Body) -> Any:
        """What is said of the play of a new event before it is sealed.

        Who sits first at table 1, of poker in a sample draw; of individuals how many play each
        session.
        """

    def console(self, table: int = 1) -> str:
        """The address of a table's console."""
        return f"/api/console/{self.id}/{table}"

    def begin_one(self, hall: House, table: int = 1) -> Recorder:
        """A device that has said the first line of the next hand or game."""
        recorder = self.recorder(hall, table)
        recorder.say(self.first_line(recorder))
        return recorder

    def play_everywhere(self, hall: House) -> None:
        """The next hand or game at both tables; where both are of the same luck, it is opened."""
        for table in (1, 2):
            self.play_one(self.recorder(hall, table))

    @abstractmethod
    def hidden(self, hall: House) -> list[bytes]:
        """What nobody may read of the luck that is not open: secrets, salts, and what it is."""

    def who_may(self, table: int = 1) -> frozenset[str]:
        """Who is shown the console of a table."""
        return self.directors | {self.recorders[table - 1]}


def call(reason: str) -> Body:
    """A call for the director, which every table can say at any moment of a hand or a game."""
    return {"do": "call_director", "reason": reason}
