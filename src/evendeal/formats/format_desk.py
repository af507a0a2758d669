"""What is done with events of one format, whatever is played in them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from evendeal.director.archiving import Contents
from evendeal.director.ledger import Adapters, Ledger
from evendeal.draw import Finding
from evendeal.draw.line_ups_file import SignedLineUps
from evendeal.draw.roots import SignedRoots
from evendeal.draw.seal import SealedDeals, SealHead
from evendeal.errors import Refused
from evendeal.formats.cards_side import CardsSide
from evendeal.formats.rehearsal_side import RehearsalSide
from evendeal.formats.sheet import StandingsSheet
from evendeal.ids import EventId, SessionNo, TableNo
from evendeal.tournament.any_event import AnyEvent
from evendeal.tournament.entry import Entry


class Sealed(NamedTuple):
    """A published seal, and what it binds of each session's luck, session 1 first."""

    seal: SealHead
    luck: tuple[SealedDeals, ...]


class Announcement(NamedTuple):
    """Who sits where in a session that has begun.

    Attributes:
        title: that it has begun, in a sentence.
        what: what the rows are: `tables` or `matches`.
        rows: each as it is printed in JSON.
        sentences: the same as the director calls it out, a line for each row.
    """

    title: str
    what: str
    rows: tuple[Any, ...]
    sentences: tuple[str, ...]


class Left(NamedTuple):
    """What a table has still to play, in the order of play; `what`: `deals` or `sets`."""

    what: str
    numbers: tuple[int, ...]


class NoTotalsInRunning(Refused):
    """Totals in running of an event that has none."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(
            f"{event} has no totals in running: its standings hold all that may be compared"
        )
        self.event = event


class NoRounds(Refused):
    """A round begun in an event that has none."""

    def __init__(self, *, event: EventId, format: str) -> None:
        super().__init__(f"{event} is an event of {format}, which has no rounds")
        self.event = event
        self.format = format


class FormatDesk(ABC):
    """The events of one format in a log.

    Command line and server ask it, and know of no format themselves; which there are stands in
    `FORMATS`.
    """

    format: ClassVar[str]
    """The word by which an event's file names it."""
    name: ClassVar[str]
    """What an event of it is an event of, such as `team matches`."""
    path: ClassVar[str]
    """Where the pages of its events are, below the address of the server."""
    event: ClassVar[type]
    """The type of its events."""
    seal: ClassVar[type]
    """The type of a signed seal of its events."""

    @abstractmethod
    def __init__(self, adapters: Adapters, *, publish_openings: bool = True) -> None:
        """The desk on a log; see `Desks`."""

    @property
    @abstractmethod
    def ledger(self) -> Ledger[Any]:
        """Its events in the log."""

    @classmethod
    @abstractmethod
    def read(cls, text: str | bytes, entries: Sequence[Entry]) -> AnyEvent:
        """A new event from its file and a list of entries.

        Raises:
            NotAnEvent: with the place in the file and why not.
            SeveralFaults: more than one thing is wrong.
        """

    @classmethod
    @abstractmethod
    def rehearsal(cls, event: Any, policy: str, seed: int) -> RehearsalSide[Any, Any]:
        """An event as rehearsal players of a policy play it.

        Raises:
            NoSuchPolicy: the format has no players of this policy.
        """

    @abstractmethod
    def create(self, event: Any) -> Sealed:
        """Draw the luck of an event, seal it, and publish the seal.

        Raises:
            Refused: the log has an event of this id.
        """

    @abstractmethod
    def begin(self, event: EventId, session: SessionNo, beacon: str) -> None:
        """Begin a session, and whatever begins together with it.

        Args:
            beacon: the value of the public randomness; empty where none is promised.

        Raises:
            Refused: it cannot begin now, or not with this value.
        """

    def begin_round(self, event: EventId, number: int) -> None:
        """Begin a round, where the event's file says that rounds begin together.

        Raises:
            NoRounds: events of this format have none.
            Refused: it cannot begin now.
        """
        self.ledger.progress(event)
        raise NoRounds(event=event, format=self.name)

    @abstractmethod
    def announcement(self, event: EventId, session: SessionNo) -> Announcement:
        """What is called out when a session has begun."""

    @abstractmethod
    def end(self, event: EventId, session: SessionNo) -> str:
        """End a session; its secret, which is public with that.

        Raises:
            Refused: something of it is still to be played.
        """

    @abstractmethod
    def left(self, event: EventId, session: SessionNo, table: TableNo) -> Left:
        """What a table has still to play, for the director and that table alone.

        Raises:
            NotStarted: the session has not begun.
            NoSuchTable: there is no such table.
        """

    @abstractmethod
    def make_good(self, event: EventId) -> None:
        """Bring the published files of an event up to its log."""

    @abstractmethod
    def verify(self, event: EventId) -> tuple[Finding, ...]:
        """All that can be checked about an event: its luck, its log, its results.

        Raises:
            NotInTheLog: there is no such event.
            SealMissing: there is no seal to hold it against.
            NotASeal: a published file cannot be read.
        """

    @abstractmethod
    def archive(self, event: EventId, contents: Contents) -> bytes:
        """An event as one file; the same event gives the same bytes.

        Raises:
            NotInTheLog, BrokenLog, SecretsNotHere: see `archive_of`.
        """

    @abstractmethod
    def scoreboard(self, event: EventId, session: SessionNo | None) -> Any:
        """The standings as everybody may see them; a view.

        Args:
            session: whose details are wanted; the current one. Standings that have none of a
                single session leave it.
        """

    def in_running(self, event: EventId, session: SessionNo | None) -> Any:
        """Totals of what was played so far, for the office, before it can be compared; a view.

        Raises:
            NoTotalsInRunning: events of this format have none.
        """
        self.ledger.progress(event)
        raise NoTotalsInRunning(event=event)

    @abstractmethod
    def sheet(self, event: EventId, board: Any, width: int) -> StandingsSheet:
        """Standings as they are printed in so many cells: of `scoreboard`, or of `in_running`."""

    @property
    def cards(self) -> CardsSide | None:
        """What is done with decks and hands, where the format has them."""
        return None

    @abstractmethod
    def sealed_at(self) -> list[tuple[str, EventId]]:
        """When each event was sealed that can be read and is shown."""

    @classmethod
    @abstractmethod
    def findings_of_files(
        cls,
        seal: Any,
        opened: bytes | None,
        roots: SignedRoots | None,
        line_ups: SignedLineUps | None,
    ) -> tuple[Finding, ...]:
        """What the published files of an event prove, to whoever has nothing but them.

        Args:
            seal: signed, of the type that this format's events have.
            opened: the file with the luck that is open; None where nothing is yet.
        """
