"""The routes of the recorders' consoles: lines in, receipts out, and a stream of changes."""

from asyncio import to_thread
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Protocol

import msgspec
from litestar import Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from litestar.response import Stream

from evendeal.ids import EventId, TableNo
from evendeal.views.console import Console, Receipt
from evendeal.views.roles import Role
from evendeal.web.body import body, takes
from evendeal.web.problem import CONFLICT, FORBIDDEN, FULL, NOT_THERE, SIGNED_OUT, UNFIT, AnyRequest
from evendeal.web.signed_in import require
from evendeal.web.stream import (
    EVENT_STREAM,
    Broadcaster,
    Frame,
    Streams,
    last_event_id,
    position_frame,
)

if TYPE_CHECKING:
    from evendeal.web.inside import Inside

EventPart = Annotated[str, PathParameter(description="Id of the event, e.g. `cup`.")]
TablePart = Annotated[int, PathParameter(description="Number of the table, from 1.")]

ERRORS: dict[int, ResponseSpec] = {
    401: SIGNED_OUT,
    403: FORBIDDEN,
    404: NOT_THERE,
    409: CONFLICT,
}

MAY_READ = (Role.RECORDER, Role.DIRECTOR)
WAITING = "x-evendeal-waiting"
"""The header in which a device says how many lines it has typed that are not sent yet."""

PAUSE_SECONDS = 0.1
"""Least time between two messages to one table: a freeze must reach the other device soon."""

ConsoleNews = Callable[[EventId, TableNo, int], None]
"""Called on any thread when a console has changed: event, table, position."""


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
        """Write lines of a hand; they are durable before it answers."""
        ...

    def position(self, event: EventId, table: TableNo) -> int:
        """The position of a table's console."""
        ...

    def seen(self, event: EventId, table: TableNo, waiting: int | None) -> None:
        """Note that the table's device is in touch, and how many lines wait on it.

        Quick, and the one call that is made on the event loop.
        """
        ...

    def subscribe(self, news: ConsoleNews) -> Callable[[], None]:
        """Have `news` called whenever a console changes; the answer ends it."""
        ...


class LinesIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lines of one hand in the order typed.

    `n` is the number of the first in the hand, `key` the device's name for these lines,
    `rules` the version of the rules by which the device let them pass.
    """

    session: int
    deal: int
    n: int
    key: str
    lines: list[dict[str, Any]]
    rules: str


class Tables:
    """The streams of the tables' consoles; opened with the first device that watches."""

    def __init__(self, consoles: Consoles) -> None:
        self._consoles = consoles
        self._subscribed = False
        self.streams: Streams[tuple[EventId, TableNo]] = Streams(self._picture, pause=PAUSE_SECONDS)

    def open(self, broadcaster: Broadcaster) -> None:
        """Subscribe to the house's news, and end when the public streams end."""
        self.streams.begin()
        broadcaster.beside(self.streams)
        if not self._subscribed:
            self._subscribed = True
            self._consoles.subscribe(lambda event, table, _: self.streams.news((event, table)))

    async def _picture(self, key: tuple[EventId, TableNo]) -> Frame:
        return position_frame("console", await to_thread(self._consoles.position, *key))


def console_routes(inside: "Inside") -> Router:
    """The routes under `/api/console`, made anew for each application."""
    consoles = inside.consoles
    tables = Tables(consoles)

    @get("/{event:str}/{table:int}", operation_id="getConsole", responses=ERRORS)
    async def get_console(event: EventPart, table: TablePart, request: AnyRequest) -> Console:
        """Everything a recorder's device needs to go on at a table, never a hole card."""
        person = require(request, MAY_READ, event, table)
        if person.may(Role.RECORDER, EventId(event), TableNo(table)):
            consoles.seen(EventId(event), TableNo(table), _waiting(request))
        return await to_thread(consoles.console, EventId(event), TableNo(table))

    @post(
        "/{event:str}/{table:int}/lines",
        operation_id="writeLines",
        operation_class=takes(LinesIn),
        status_code=200,
        responses={**ERRORS, 422: UNFIT},
    )
    async def write_lines(event: EventPart, table: TablePart, request: AnyRequest) -> Receipt:
        """Write lines of a hand, all or none; they are on the disk when this answers.

        Sent again, the same lines get the same answer.
        """
        person = require(request, Role.RECORDER, event, table)
        consoles.seen(EventId(event), TableNo(table), _waiting(request))
        said = await body(request, LinesIn)
        return await to_thread(
            consoles.write,
            EventId(event),
            TableNo(table),
            session=said.session,
            deal=said.deal,
            n=said.n,
            key=said.key,
            lines=said.lines,
            rules=said.rules,
            by=person.name,
        )

    @get(
        "/{event:str}/{table:int}/stream",
        media_type=EVENT_STREAM,
        operation_id="watchConsole",
        response_description="Messages `console`, each with a position as its data.",
        responses={**ERRORS, 503: FULL},
    )
    async def watch_console(event: EventPart, table: TablePart, request: AnyRequest) -> Stream:
        """Tell a device when the console of its table has changed, as server-sent events."""
        person = require(request, MAY_READ, event, table)
        key = EventId(event), TableNo(table)
        tables.open(request.app.state.broadcaster)
        tables.streams.require_room()
        await to_thread(consoles.position, *key)
        seen = last_event_id(request.headers.get("last-event-id"))
        recorder = person.may(Role.RECORDER, *key)

        async def messages() -> Any:
            async for message in tables.streams.watch(key, seen):
                if recorder:
                    consoles.seen(*key, None)
                yield message

        return Stream(
            messages(),
            media_type=EVENT_STREAM,
            headers={"cache-control": "no-cache", "x-accel-buffering": "no"},
        )

    return Router("/api/console", route_handlers=[get_console, write_lines, watch_console])


def _waiting(request: AnyRequest) -> int | None:
    """How many lines wait on the device, if it says so in digits."""
    said = request.headers.get(WAITING, "")
    return int(said) if said.isascii() and said.isdigit() and len(said) <= 6 else None
