"""The office's stream: that something has changed, to directors and to the custodian."""

from asyncio import to_thread

from litestar import get
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from evendeal.formats.offices import Offices
from evendeal.ids import EventId
from evendeal.views.roles import NotAllowed, Role
from evendeal.web.frames import EVENT_STREAM, Frame, event_stream, last_event_id, position_frame
from evendeal.web.parts import EventPart
from evendeal.web.problem import CONFLICT, FORBIDDEN, FULL, NOT_THERE, SIGNED_OUT, AnyRequest
from evendeal.web.signed_in import require
from evendeal.web.stream import LateStreams
from evendeal.web.stream_places import StreamPlaces


def watch_route(offices: Offices, stream_places: StreamPlaces) -> ControllerRouterHandler:
    """The stream's route, made anew for each application."""

    def watched(event: EventId, decks: bool) -> int:
        return offices.of(event).watched(event, decks=decks)

    async def picture(key: tuple[EventId, bool]) -> Frame:
        # What has changed since a position is all that a watcher of this kind may know.
        return position_frame("office", await to_thread(watched, *key))

    def news(event: EventId, _: int) -> None:
        for decks in (False, True):
            streams.news((event, decks))

    streams = LateStreams(picture, lambda: offices.subscribe(news))

    @get(
        "/{event:str}/stream",
        media_type=EVENT_STREAM,
        operation_id="watchOffice",
        middleware=[stream_places.around()],
        response_description="Messages `office`, each with a position as its data.",
        responses={401: SIGNED_OUT, 403: FORBIDDEN, 404: NOT_THERE, 409: CONFLICT, 503: FULL},
    )
    async def watch_office(event: EventPart, request: AnyRequest) -> Stream:
        """Tell the office that something has changed, as server-sent events.

        Directors get word of every line, whoever keeps decks only of what happens to those.
        """
        person = require(request, (Role.DIRECTOR, Role.CUSTODIAN), event)
        which = EventId(event)
        decks = not person.may(Role.DIRECTOR, which)
        streams.open(request.app.state.broadcaster)
        office = await to_thread(offices.of, which)
        if decks and all(Role.CUSTODIAN not in each.roles for each in office.requests):
            raise NotAllowed
        await to_thread(watched, which, decks)
        seen = last_event_id(request.headers.get("last-event-id"))
        return event_stream(streams.watch((which, decks), seen))

    return watch_office
