"""The office's stream: that something has changed, to directors and to the custodian."""

from asyncio import to_thread
from typing import Literal, TypeAlias

from litestar import get
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from evendeal.ids import EventId
from evendeal.views.roles import Role
from evendeal.web.frames import EVENT_STREAM, Frame, event_stream, last_event_id, position_frame
from evendeal.web.office_desk import OfficeDesk
from evendeal.web.parts import EventPart
from evendeal.web.problem import CONFLICT, FORBIDDEN, FULL, NOT_THERE, SIGNED_OUT, AnyRequest
from evendeal.web.signed_in import require
from evendeal.web.stream import LateStreams
from evendeal.web.stream_places import StreamPlaces

Eyes: TypeAlias = Literal["office", "custody"]
"""The director is told of every line; the custodian only of what happens to decks."""


def watch_route(desk: OfficeDesk, places: StreamPlaces) -> ControllerRouterHandler:
    """The stream's route, made anew for each application."""

    async def position(event: EventId, eyes: Eyes) -> int:
        # What has changed since a position is all that a watcher of this kind may know.
        look = desk.position if eyes == "office" else desk.custody_position
        return await to_thread(look, event)

    async def picture(key: tuple[EventId, Eyes]) -> Frame:
        return position_frame("office", await position(*key))

    def news(event: EventId, _: int) -> None:
        streams.news((event, "office"))
        streams.news((event, "custody"))

    streams = LateStreams(picture, lambda: desk.subscribe(news))

    @get(
        "/{event:str}/stream",
        media_type=EVENT_STREAM,
        operation_id="watchOffice",
        middleware=[places.around()],
        response_description="Messages `office`, each with a position as its data.",
        responses={401: SIGNED_OUT, 403: FORBIDDEN, 404: NOT_THERE, 409: CONFLICT, 503: FULL},
    )
    async def watch_office(event: EventPart, request: AnyRequest) -> Stream:
        """Tell the office that something has changed, as server-sent events."""
        person = require(request, (Role.DIRECTOR, Role.CUSTODIAN), event)
        eyes: Eyes = "office" if person.may(Role.DIRECTOR, EventId(event)) else "custody"
        streams.open(request.app.state.broadcaster)
        await position(EventId(event), eyes)
        seen = last_event_id(request.headers.get("last-event-id"))
        return event_stream(streams.watch((EventId(event), eyes), seen))

    return watch_office
