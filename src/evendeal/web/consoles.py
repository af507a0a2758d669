"""The routes of the recorders' consoles: lines in, receipts out, and a stream of changes."""

import asyncio
from asyncio import to_thread
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import msgspec
from litestar import get, post
from litestar.response import Stream

from evendeal.errors import Refused
from evendeal.ids import EventId, TableNo
from evendeal.views.console import Console, Receipt, Sent
from evendeal.views.matches.console import MatchConsole, MatchReceipt
from evendeal.views.roles import Role
from evendeal.web.body import body, takes
from evendeal.web.frames import EVENT_STREAM, Frame, event_stream, last_event_id, position_frame
from evendeal.web.parts import GIVEN, INSIDE, EventPart, TablePart
from evendeal.web.problem import FULL, AnyRequest
from evendeal.web.router import Router
from evendeal.web.signed_in import require
from evendeal.web.stream import LateStreams
from evendeal.web.stream_places import StreamPlaces

MAY_READ = (Role.RECORDER, Role.DIRECTOR)
WAITING = "x-evendeal-waiting"
"""The header in which a device says how many lines it has typed that are not sent yet."""

PAUSE_SECONDS = 0.1
"""Least time between two messages to one table: a freeze must reach the other device soon."""

MOST_TOGETHER = 64
"""Messages that are written at once."""

AnyReceipt = Receipt | MatchReceipt
"""The answer to lines of a poker table, or of a backgammon table."""

ConsoleNews = Callable[[EventId, TableNo, int], None]
"""Called on any thread when a console has changed: event, table, position."""


class Consoles(Protocol):
    """What the web asks of the house for the recorders. Synchronous; called on threads."""

    def console(self, event: EventId, table: TableNo) -> Console | MatchConsole:
        """Everything a device needs to go on at a table."""
        ...

    def write_all(self, sent: Sequence[Sent]) -> Sequence[AnyReceipt | Refused]:
        """Write what several tables have sent, durable before it answers: one answer each."""
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
    """Lines of one hand or one game in the order typed.

    `deal` is the deal, or the roll set of the game; `n` is the number of the first line in it,
    `key` the device's name for these lines, `rules` the version of the rules by which the
    device let them pass. `offline`: it says that they were typed without a connection.
    """

    session: int
    deal: int
    n: int
    key: str
    lines: list[dict[str, Any]]
    rules: str
    offline: bool = False


class Writer:
    """Lines on their way to the log: what comes while one lot is being written is the next lot.

    A disk takes as long for the lines of many tables as for one. One thread writes.
    """

    def __init__(self, consoles: Consoles) -> None:
        self._consoles = consoles
        self._thread = ThreadPoolExecutor(1, "lines")
        self._waiting: list[tuple[Sent, asyncio.Future[AnyReceipt]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, sent: Sent) -> AnyReceipt:
        """The receipt for these lines, or the refusal of them."""
        answer: asyncio.Future[AnyReceipt] = asyncio.get_running_loop().create_future()
        self._waiting.append((sent, answer))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await answer

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            lot, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            try:
                answers: Sequence[AnyReceipt | Exception] = await loop.run_in_executor(
                    self._thread, self._consoles.write_all, [sent for sent, _ in lot]
                )
            except Exception as error:
                answers = [error] * len(lot)
            for (_, waits), answer in zip(lot, answers, strict=True):
                if waits.done():
                    continue  # whoever sent it has gone
                if isinstance(answer, Exception):
                    waits.set_exception(answer)
                else:
                    waits.set_result(answer)
        self._writing = None


def console_routes(consoles: Consoles, places: StreamPlaces) -> Router:
    """The routes under `/api/console`, made anew for each application."""
    writer = Writer(consoles)

    async def picture(key: tuple[EventId, TableNo]) -> Frame:
        return position_frame("console", await to_thread(consoles.position, *key))

    streams = LateStreams(
        picture,
        lambda: consoles.subscribe(lambda event, table, _: streams.news((event, table))),
        pause=PAUSE_SECONDS,
    )

    @get("/{event:str}/{table:int}", operation_id="getConsole", responses=INSIDE)
    async def get_console(
        event: EventPart, table: TablePart, request: AnyRequest
    ) -> Console | MatchConsole:
        """All that a device needs to go on at a table; no hole card, and no roll too early."""
        person = require(request, MAY_READ, event, table)
        if person.may(Role.RECORDER, EventId(event), TableNo(table)):
            consoles.seen(EventId(event), TableNo(table), _waiting(request))
        return await to_thread(consoles.console, EventId(event), TableNo(table))

    @post(
        "/{event:str}/{table:int}/lines",
        operation_id="writeLines",
        operation_class=takes(LinesIn),
        status_code=200,
        responses=GIVEN,
    )
    async def write_lines(event: EventPart, table: TablePart, request: AnyRequest) -> AnyReceipt:
        """Write lines of a hand or a game, all or none; they are on the disk when this answers.

        Sent again, the same lines get the same answer.
        """
        person = require(request, Role.RECORDER, event, table)
        consoles.seen(EventId(event), TableNo(table), _waiting(request))
        said = await body(request, LinesIn, verbatim=True)
        return await writer.write(
            Sent(
                EventId(event),
                TableNo(table),
                said.session,
                said.deal,
                said.n,
                said.key,
                said.lines,
                person.name,
                said.offline,
            )
        )

    @get(
        "/{event:str}/{table:int}/stream",
        media_type=EVENT_STREAM,
        operation_id="watchConsole",
        middleware=[places.around()],
        response_description="Messages `console`, each with a position as its data.",
        responses={**INSIDE, 503: FULL},
    )
    async def watch_console(event: EventPart, table: TablePart, request: AnyRequest) -> Stream:
        """Tell a device when the console of its table has changed, as server-sent events."""
        person = require(request, MAY_READ, event, table)
        key = EventId(event), TableNo(table)
        streams.open(request.app.state.broadcaster)
        await to_thread(consoles.position, *key)
        seen = last_event_id(request.headers.get("last-event-id"))
        recorder = person.may(Role.RECORDER, *key)

        async def messages() -> Any:
            async for message in streams.watch(key, seen):
                if recorder:
                    consoles.seen(*key, None)
                yield message

        return event_stream(messages())

    return Router("/api/console", route_handlers=[get_console, write_lines, watch_console])


def _waiting(request: AnyRequest) -> int | None:
    """How many lines wait on the device, if it says so in digits."""
    said = request.headers.get(WAITING, "")
    return int(said) if said.isascii() and said.isdigit() and len(said) <= 6 else None
