"""The routes of the recorders' consoles: lines in, receipts out, and a stream of changes."""

import asyncio
from asyncio import to_thread
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from litestar import get, post
from litestar.response import Stream

from evendeal.formats import FORMATS
from evendeal.formats.consoles import Consoles
from evendeal.ids import EventId, TableNo
from evendeal.views.console import Sent
from evendeal.views.roles import Grant, NotAllowed, NotSignedIn, Person, Role
from evendeal.web.body import body, takes
from evendeal.web.frames import EVENT_STREAM, Frame, event_stream, last_event_id, position_frame
from evendeal.web.parts import GIVEN, INSIDE, EventPart, TablePart, answers
from evendeal.web.problem import FULL, AnyRequest
from evendeal.web.router import Router
from evendeal.web.signed_in import require, signed_in
from evendeal.web.stream import LateStreams
from evendeal.web.stream_places import StreamPlaces

MAY_READ = (Role.RECORDER, Role.DIRECTOR)
MAY_SHOW = (Role.TABLE_SCREEN, Role.DIRECTOR)
WAITING = "x-evendeal-waiting"
"""The header in which a device says how many lines it has typed that are not sent yet."""

PAUSE_SECONDS = 0.1
"""Least time between two messages to one table: a freeze must reach the other device soon."""

MOST_TOGETHER = 64
"""Messages that are written at once."""


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
        self._waiting: list[tuple[Sent, asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, sent: Sent) -> Any:
        """The receipt for these lines, or the refusal of them."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((sent, answer))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await answer

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            lot, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            try:
                answers: Sequence[Any] = await loop.run_in_executor(
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


def console_routes(consoles: Consoles, stream_places: StreamPlaces) -> Router:
    """The routes under `/api/console`, made anew for each application."""
    writer = Writer(consoles)

    async def admitted(
        request: AnyRequest, event: str, table: int, roles: tuple[Role, ...]
    ) -> tuple[Person, Grant]:
        """Who asks, and in which of the roles; or as a player, where players act themselves.

        For nobody else is anything looked up: the refusal must not depend on what there is.
        """
        person = signed_in(request)
        if person is None:
            raise NotSignedIn
        grant = person.grant(roles, EventId(event), TableNo(table))
        if grant is None and person.may(Role.PLAYER, EventId(event)):
            writers = await to_thread(consoles.writers, EventId(event))
            grant = person.grant(writers, EventId(event), TableNo(table))
        if grant is None:
            raise NotAllowed
        return person, grant

    async def picture(key: tuple[EventId, TableNo]) -> Frame:
        return position_frame("console", await to_thread(consoles.position, *key))

    streams = LateStreams(
        picture,
        lambda: consoles.subscribe(lambda event, table, _: streams.news((event, table))),
        pause=PAUSE_SECONDS,
    )

    sides = [desk.console_side() for desk in FORMATS.values()]
    screens = [side.screen_view for side in sides if side.screen_view is not None]

    @get("/{event:str}/{table:int}", operation_id="getConsole", responses=INSIDE)
    @answers(side.console_view for side in sides)
    async def get_console(event: EventPart, table: TablePart, request: AnyRequest) -> Any:
        """All that a device needs to go on at a table; no hole card, and no roll too early."""
        _, grant = await admitted(request, event, table, MAY_READ)
        if grant.role is not Role.DIRECTOR:
            consoles.seen(EventId(event), TableNo(table), _waiting(request))
        return await to_thread(consoles.console, EventId(event), TableNo(table), grant)

    @post(
        "/{event:str}/{table:int}/lines",
        operation_id="writeLines",
        operation_class=takes(LinesIn),
        status_code=200,
        responses=GIVEN,
    )
    @answers(side.receipt_view for side in sides)
    async def write_lines(event: EventPart, table: TablePart, request: AnyRequest) -> Any:
        """Write lines of a hand or a game, all or none; they are on the disk when this answers.

        Sent again, the same lines get the same answer.
        """
        person, grant = await admitted(request, event, table, (Role.RECORDER,))
        consoles.seen(EventId(event), TableNo(table), _waiting(request))
        sent = await body(request, LinesIn, verbatim=True)
        return await writer.write(
            Sent(
                EventId(event),
                TableNo(table),
                sent.session,
                sent.deal,
                sent.n,
                sent.key,
                sent.lines,
                person.name,
                sent.offline,
                grant,
            )
        )

    @get(
        "/{event:str}/{table:int}/stream",
        media_type=EVENT_STREAM,
        operation_id="watchConsole",
        middleware=[stream_places.around()],
        response_description="Messages `console`, each with a position as its data.",
        responses={**INSIDE, 503: FULL},
    )
    async def watch_console(event: EventPart, table: TablePart, request: AnyRequest) -> Stream:
        """Tell a device when the console of its table has changed, as server-sent events."""
        _, grant = await admitted(request, event, table, MAY_READ)
        key = EventId(event), TableNo(table)
        streams.open(request.app.state.broadcaster)
        await to_thread(consoles.position, *key)
        seen = last_event_id(request.headers.get("last-event-id"))

        async def messages() -> Any:
            async for message in streams.watch(key, seen):
                if grant.role is not Role.DIRECTOR:
                    consoles.seen(*key, None)
                yield message

        return event_stream(messages())

    @get("/{event:str}/{table:int}/screen", operation_id="getTableScreen", responses=INSIDE)
    @answers(screens)
    async def get_screen(event: EventPart, table: TablePart, request: AnyRequest) -> Any:
        """What the screen at a table shows its players; nothing that the table did not announce."""
        require(request, MAY_SHOW, EventId(event), TableNo(table))
        return await to_thread(consoles.screen, EventId(event), TableNo(table))

    @get(
        "/{event:str}/{table:int}/screen/stream",
        media_type=EVENT_STREAM,
        operation_id="watchTableScreen",
        middleware=[stream_places.around()],
        response_description="Messages `console`, each with a position as its data.",
        responses={**INSIDE, 503: FULL},
    )
    async def watch_screen(event: EventPart, table: TablePart, request: AnyRequest) -> Stream:
        """Tell a screen when its table has changed, as server-sent events."""
        require(request, MAY_SHOW, EventId(event), TableNo(table))
        key = EventId(event), TableNo(table)
        streams.open(request.app.state.broadcaster)
        await to_thread(consoles.position, *key)
        return event_stream(streams.watch(key, last_event_id(request.headers.get("last-event-id"))))

    return Router(
        "/api/console",
        route_handlers=[get_console, write_lines, watch_console, get_screen, watch_screen],
    )


def _waiting(request: AnyRequest) -> int | None:
    """How many lines wait on the device, if it says so in digits."""
    header = request.headers.get(WAITING, "")
    return int(header) if header.isascii() and header.isdigit() and len(header) <= 6 else None
