"""What a format gives so that its tables have consoles: lines in, a picture of the table out."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from evendeal.director.appending import At
from evendeal.director.living import FoldT
from evendeal.director.sealed_ledger import SealedLedger
from evendeal.errors import Refused, Unfit, value_in_words
from evendeal.ids import EventId, TableNo
from evendeal.tournament.line import Draft, Line
from evendeal.views.absent import Absent
from evendeal.views.roles import Grant, Role

if TYPE_CHECKING:
    from evendeal.notation.typed_sheet import TypedSheet


class NotForATable(Unfit):
    """A line that no table writes."""

    def __init__(self, *, do: object) -> None:
        super().__init__(f"{value_in_words(do)} is nothing that a recorder writes")
        self.do = do[:40] if isinstance(do, str) else value_in_words(do)


class NoTableScreens(Absent):
    """A screen at a table of an event whose tables have none."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"the tables of {event} have no screens")
        self.event = event


class NoTypedSheets(Absent):
    """A sheet that was typed for an event whose tables have none."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"the tables of {event} have no sheets that can be typed")
        self.event = event


LineT = TypeVar("LineT")
"""What a table of the format can say, read."""


class Played(Protocol):
    """What a table has done with a unit of luck: a hand, or a game."""

    @property
    def lines(self) -> int:
        """How many lines it has."""


PlayedT = TypeVar("PlayedT", bound=Played)


class Reading(NamedTuple, Generic[LineT]):
    """Lines as a device has sent them, read.

    Attributes:
        at: where they belong.
        n: number of the first of them in the hand or game.
        keys: the log's keys for them.
        by: who sent them, as the log names them.
        grant: the role in which they sent them: a player's says whose seat it is; None: the
            recorder's.
        offline: the device says that they were typed without a connection.
    """

    at: At
    n: int
    lines: tuple[LineT, ...]
    keys: tuple[str, ...]
    by: str
    grant: Grant | None
    offline: bool


class Fresh(NamedTuple, Generic[LineT]):
    """Those of them that do not stand in the log yet; `n` is the number of the first."""

    n: int
    lines: tuple[LineT, ...]


class Checked(NamedTuple):
    """Fresh lines that the rules take, as they are written.

    Attributes:
        bodies: what each of them says in the log.
        openings: lines with which luck is opened together with them.
    """

    bodies: Sequence[dict[str, Any]]
    openings: Sequence[Draft] = ()


class SheetPlay(NamedTuple):
    """A hand or game of a sheet.

    Attributes:
        at: where it belongs.
        lines: as a console sends them, as far as the sheet could be read.
        known: how many of them, from the first on, the log has already.
        refused: why it cannot be recorded; None: it can.
        view: what whoever types it sees.
    """

    at: At
    lines: Sequence[Mapping[str, Any]]
    known: int
    refused: Refused | None
    view: Any


class ConsoleSide(ABC, Generic[FoldT, LineT, PlayedT]):
    """The consoles of the tables of one format, as far as they are its own.

    `Consoles` does what is the same at every table: lines come once however often they are sent,
    no other device's are written over, what several tables send is committed together, and the
    world hears of it when it is on the disk. It calls everything here with the event's lock held.
    """

    console_view: ClassVar[type]
    """The type of a table's console; `kind` in it says which screen draws it."""
    receipt_view: ClassVar[type]
    """The type of the answer to lines."""
    screen_view: ClassVar[type | None] = None
    """The type of what the screen at a table shows; None: its tables have no screens."""
    writers: ClassVar[frozenset[Role]] = frozenset({Role.RECORDER})
    """Who sends lines of a table: its recorder, or players who act themselves."""
    most: ClassVar[int] = 1_000
    """Lines of one hand or game: ten times what a long one with undoing would need."""

    def __init__(self, ledger: SealedLedger[FoldT, Any, Any, Any]) -> None:
        self.ledger = ledger

    @abstractmethod
    def tables(self, progress: FoldT) -> int:
        """How many tables the event has."""

    @abstractmethod
    def position(self, progress: FoldT, table: TableNo) -> int:
        """How many lines concern a table: its own, and those of the sessions as a whole.

        Not the position in the log, which would tell how fast the other tables play.
        """

    @abstractmethod
    def console(self, progress: FoldT, table: TableNo, position: int, grant: Grant | None) -> Any:
        """Everything a device needs to go on at a table, and nothing that it may not see.

        Args:
            grant: the role of who looks; None: the recorder's.

        Raises:
            NoSuchTable: there is no such table.
        """

    def screen(self, progress: FoldT, table: TableNo, position: int) -> Any:
        """What the screen at a table shows its players: what the table has announced, no more.

        Raises:
            NoTableScreens: the tables of the format have no screens.
        """
        raise NoTableScreens(event=progress.event.id)

    @abstractmethod
    def read(self, line: Mapping[str, Any]) -> LineT:
        """A line of a device, read strictly.

        Raises:
            NotForATable: it is not the table's to say.
            Refused: it cannot be read.
        """

    @abstractmethod
    def says(self, line: LineT, body: Mapping[str, Any]) -> bool:
        """Whether a line is what the log has."""

    @abstractmethod
    def played(self, progress: FoldT, at: At) -> PlayedT:
        """What a table has done with a unit of luck.

        Raises:
            NotStarted, NoSuchTable: the session has not begun, or has no such table.
            Refused: the table does not play it.
        """

    @abstractmethod
    def too_long(self, at: At) -> Refused:
        """The refusal of more lines than a hand or a game can have."""

    @abstractmethod
    def check(
        self, progress: FoldT, played: PlayedT, reading: Reading[LineT], fresh: Fresh[LineT]
    ) -> Checked:
        """The fresh lines as they are written, if the rules take them after those that stand.

        Raises:
            Refused: they do not. Nothing of them is written.
        """

    def refused(self, reading: Reading[LineT], fresh: Fresh[LineT]) -> None:
        """Called where the log refuses what `check` has taken, before the table hears of it.

        What a table hears may tell it something of the luck, which is to be noted then.
        """

    @abstractmethod
    def receipt(
        self, progress: FoldT, played: PlayedT, reading: Reading[LineT], position: int
    ) -> Any:
        """The answer to lines that stand in the log."""

    def read_sheet(self, event: EventId, sheet: "TypedSheet") -> SheetPlay:
        """A hand or game that was typed from a sheet, as its console would have sent it.

        It is read by the rules without luck, and nothing is written.

        Raises:
            NoTypedSheets: the tables of the format have no sheets.
            Refused: the table has no such hand or game.
        """
        raise NoTypedSheets(event=event)

    def as_seen(self, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """A line of another device as a table may see it; the whole by default."""
        return body

    def lines_at(self, at: At) -> tuple[Line, ...]:
        """The lines of a hand or game as they stand in the log."""
        return self.ledger.adapters.log.lines_at(at.event, *at[1:])


AnySide = ConsoleSide[Any, Any, Any]
ConsoleNews = Callable[[EventId, TableNo, int], None]
"""Called with event, table and position whenever the table's console has changed."""
