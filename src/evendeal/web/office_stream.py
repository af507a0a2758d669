"""The office's stream: that something has changed, to directors and to the custodian."""

from asyncio import to_thread
from typing import TYPE_CHECKING, Literal, TypeAlias

from litestar import get
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from evendeal.ids import EventId
from evendeal.views.roles import Role
from evendeal.web.parts import EventPart
from evendeal.web.problem import CONFLICT, FORBIDDEN, FULL, NOT_THERE, SIGNED_OUT, AnyRequest
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
    from evendeal.web.office_desk import OfficeDesk


Eyes: TypeAlias = Literal["office", "custody"]
"""The director is told of every line; the custodian only of what happens to decks."""


class Offices:
    """The streams of offices; opened with the first screen that watches."""

    def __init__(self, desk: "OfficeDesk") -> None:
        self._desk = desk
        self._subscribed = False
        self.streams: Streams[tuple[EventId, Eyes]] = Streams(self._picture)

    def open(self, broadcaster: Broadcaster) -> None:
        """Subscribe to the house's news, and end when the public streams end."""
        self.streams.begin()
        broadcaster.beside(self.streams)
        if not self._subscribed:
            self._subscribed = True
            self._desk.subscribe(self._news)

    def _news(self, event: EventId, position: int) -> None:
        self.streams.news((event, "office"))
        self.streams.news((event, "custody"))

    async def position(self, event: EventId, eyes: Eyes) -> int:
        """What has changed since a position is all that a watcher of this kind may know."""
        look = self._desk.position if eyes == "office" else self._desk.custody_position
        return await to_thread(look, event)

    async def _picture(self, key: tuple[EventId, Eyes]) -> Frame:
        return position_frame("office", await self.position(*key))


def watch_route(desk: "OfficeDesk") -> ControllerRouterHandler:
    """The stream's route, made anew for each application."""
    offices = Offices(desk)

    @get(
        "/{event:str}/stream",
        media_type=EVENT_STREAM,
        operation_id="watchOffice",
        response_description="Messages `office`, each with a position as its data.",
        responses={401: SIGNED_OUT, 403: FORBIDDEN, 404: NOT_THERE, 409: CONFLICT, 503: FULL},
    )
    async def watch_office(event: EventPart, request: AnyRequest) -> Stream:
        """Tell the office that something has changed, as server-sent events."""
        person = require(request, (Role.DIRECTOR, Role.CUSTODIAN), event)
        eyes: Eyes = "office" if person.may(Role.DIRECTOR, EventId(event)) else "custody"
        offices.open(request.app.state.broadcaster)
        offices.streams.require_room()
        await offices.position(EventId(event), eyes)
        seen = last_event_id(request.headers.get("last-event-id"))
        return Stream(
            offices.streams.watch((EventId(event), eyes), seen),
            media_type=EVENT_STREAM,
            headers={"cache-control": "no-cache", "x-accel-buffering": "no"},
        )

    return watch_office
