"""The routes of the recorders' consoles: lines in, receipts out, and a stream of changes."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from litestar import Router

from evendeal.ids import EventId, TableNo
from evendeal.views.console import Console, Handover, Receipt

if TYPE_CHECKING:
    from evendeal.web.inside import Inside

ConsoleNews = Callable[[EventId, TableNo | None, int], None]
"""Called on any thread when consoles have changed: event, table (None: all), position."""


class Consoles(Protocol):
    """What the web asks of the house for the recorders. Synchronous; called on threads."""

    def console(self, event: EventId, table: TableNo) -> Console:
        """Everything a device needs to go on at a table."""
        ...

    def write(
        self,
        event: EventId,
        table: TableNo,
        *,
        session: int,
        deal: int,
        n: int,
        key: str,
        lines: Sequence[Mapping[str, Any]],
        rules: str,
        by: str,
    ) -> Receipt:
        """Write lines of a hand; durable before it answers."""
        ...

    def position(self, event: EventId, table: TableNo) -> int:
        """The position of a table's console."""
        ...

    def seen(self, event: EventId, table: TableNo, waiting: int | None) -> None:
        """Note that the table's device is in touch, and how many lines wait on it."""
        ...

    def handover(self, event: EventId, table: TableNo, by: str) -> Handover:
        """A one-time code to go on with another device."""
        ...

    def subscribe(self, news: ConsoleNews) -> Callable[[], None]:
        """Have `news` called whenever a console changes; the answer ends it."""
        ...


def console_routes(inside: "Inside") -> Router:
    """The routes under `/api/console`, made anew for each application."""
    return Router("/api/console", route_handlers=[])
