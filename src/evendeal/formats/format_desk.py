"""What is done with events of one format, whatever is played in them."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from evendeal.errors import Refused
from evendeal.formats.cards_side import CardsSide
from evendeal.formats.console_side import AnySide
from evendeal.formats.life_side import LifeSide
from evendeal.formats.new_event_side import NewEventSide
from evendeal.formats.office_side import OfficeSide
from evendeal.formats.rehearsal_side import RehearsalSide
from evendeal.formats.sheet import StandingsSheet
from evendeal.ids import DealNo, EntryId, EventId, SessionNo, TableNo
from evendeal.tournament.event_fold import AnyFold
from evendeal.views.mine import MyRole, Whose

if TYPE_CHECKING:
    from evendeal.formats.print_side import PrintSide
    from evendeal.formats.public_side import AnyPublicSide


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


def _always_open(progress: AnyFold, entry: EntryId) -> None:
    """Nothing: a format that does not say when its entries play closes no page."""


class OwnPage(NamedTuple):
    """The page of a player or a captain.

    Attributes:
        view: its type.
        show: the page, of a player or the captain of an entry; it changes only with what everybody
            may know of the event. Refused with NotInTheEvent where they are not in it.
        require_open: refuses with PlaceClosed while the entry plays, where the event allows no
            devices (R57).
        deal: one open deal of it, where the page has a line for each; None where it has none.
    """

    view: type
    show: Callable[[Any, MyRole, EntryId, str], Any]
    require_open: Callable[[Any, EntryId], None] = _always_open
    deal: "OwnDeal | None" = None


class OwnDeal(NamedTuple):
    """One open deal of an own page: the type of its view, and what makes it."""

    view: type
    show: Callable[[Any, Whose, SessionNo, DealNo], Any]


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


class FormatDesk(LifeSide, ABC):
    """The events of one format in a log.

    Command line and server ask it, and know of no format themselves; which there are stands in
    `FORMATS`.
    """

    name: ClassVar[str]
    """What an event of it is an event of, such as `team matches`."""
    path: ClassVar[str]
    """Where the pages of its events are, below the address of the server."""
    event: ClassVar[type]
    """The type of its events."""

    @classmethod
    @abstractmethod
    def console_side(cls) -> type[AnySide]:
        """What is its own of the consoles of its tables."""

    @cached_property
    def console(self) -> AnySide:
        """The same over its ledger."""
        return self.console_side()(self.ledger)

    @classmethod
    @abstractmethod
    def own_page(cls) -> OwnPage:
        """What players and captains see of the own play."""

    @classmethod
    @abstractmethod
    def rehearsal(cls, event: Any, policy: str, seed: int) -> RehearsalSide[Any, Any]:
        """An event as rehearsal players of a policy play it.

        Raises:
            NoSuchPolicy: the format has no players of this policy.
        """

    @classmethod
    def new_event_side(cls) -> type[NewEventSide[Any]]:
        """How a new event is made, checked while it is typed; as a file, unless a format says."""
        from evendeal.formats.new_event_file import FileNewEvent

        return FileNewEvent

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
    def left(self, event: EventId, session: SessionNo, table: TableNo) -> Left:
        """What a table has still to play, for the director and that table alone.

        Raises:
            NotStarted: the session has not begun.
            NoSuchTable: there is no such table.
        """

    @classmethod
    def print_side(cls) -> "type[PrintSide]":
        """The sheets of its events: those that everybody may print, unless a format says more."""
        from evendeal.formats.print_side import PrintSide

        return PrintSide

    @cached_property
    def printed(self) -> "PrintSide":
        """The same over its ledger."""
        return self.print_side()(self)

    @classmethod
    @abstractmethod
    def public_side(cls) -> "type[AnyPublicSide]":
        """The class of what everybody may see of its events; loaded by whoever wants a page."""

    @cached_property
    def public(self) -> "AnyPublicSide":
        """Its events as everybody may see them."""
        return self.public_side()(self.ledger)

    def scoreboard(self, event: EventId, session: SessionNo | None) -> Any:
        """The standings as everybody may see them; a view.

        Args:
            session: whose details are wanted; the current one. Standings that have none of a
                single session leave it.
        """
        return self.public.scoreboard(event, session)

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

    def sealed_at(self) -> list[tuple[str, EventId]]:
        """When each event was sealed that can be read and is not put away."""
        return [(head.sealed_at, head.id) for head in self.public.heads()]

    @classmethod
    @abstractmethod
    def office_side(cls) -> type[OfficeSide]:
        """The office of its events."""
