"""What the web asks of the house: views, and to be told when there is news."""

from collections.abc import Callable
from typing import NoReturn, Protocol

from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.views import (
    DealHead,
    DealPage,
    EventHead,
    NoSuchEvent,
    Proof,
    Scoreboard,
    TableHead,
    TablePage,
)
from evendeal.views.prize_stacks import TablePrizes

News = Callable[[EventId, int], None]
"""Called with the event and its position on any thread."""


class Public(Protocol):
    """Everything that the public may know. Synchronous; called from several threads at once.

    `session` None is the current session. What is not there is refused with an
    `evendeal.views.Absent`; any other refusal is answered as a conflict.
    """

    def events(self) -> tuple[EventHead, ...]:
        """All events, the newest first."""
        ...

    def event(self, event: EventId) -> EventHead:
        """The head of an event."""
        ...

    def position(self, event: EventId) -> int:
        """How often something that is shown of an event has changed; it only grows."""
        ...

    def scoreboard(self, event: EventId, session: SessionNo | None = None) -> Scoreboard:
        """The standings over the comparable deals."""
        ...

    def tables(self, event: EventId, session: SessionNo | None = None) -> tuple[TableHead, ...]:
        """The tables in order."""
        ...

    def table(self, event: EventId, table: TableNo, session: SessionNo | None = None) -> TablePage:
        """One table with its open results."""
        ...

    def deals(self, event: EventId, session: SessionNo | None = None) -> tuple[DealHead, ...]:
        """The deals in order."""
        ...

    def deal(self, event: EventId, deal: DealNo, session: SessionNo | None = None) -> DealPage:
        """One deal, open or closed."""
        ...

    def prizes(self, event: EventId, session: SessionNo | None = None) -> tuple[TablePrizes, ...]:
        """The stacks to share prizes by, table by table."""
        ...

    def proof(self, event: EventId, session: SessionNo | None = None) -> Proof:
        """What was sealed, opened and verified."""
        ...

    def file(self, event: EventId, name: str) -> str | None:
        """A published file, one of `FILES`; None while it has not been published."""
        ...

    def subscribe(self, news: News) -> Callable[[], None]:
        """Have `news` called after each finished hand; the answer ends the subscription."""
        ...


class NoEvents:
    """A house in which nothing is on."""

    def events(self) -> tuple[EventHead, ...]:
        """No event."""
        return ()

    def _absent(self, event: EventId, *_: object) -> NoReturn:
        raise NoSuchEvent(event=event)

    event = position = scoreboard = tables = table = deals = deal = prizes = proof = file = _absent

    def subscribe(self, news: News) -> Callable[[], None]:
        """A subscription to which nothing will ever come."""
        return lambda: None
