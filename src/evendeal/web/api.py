"""The public routes of events of all formats: translate in, one call, a view out."""

from asyncio import to_thread
from typing import Any

from litestar import get
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from evendeal.formats.public_house import PublicHouse
from evendeal.ids import EventId, PersonId
from evendeal.views.persons import PersonPage
from evendeal.web.addresses import Addresses
from evendeal.web.compact import Compact
from evendeal.web.event_pages import ERRORS, file_routes, heads, page_routes
from evendeal.web.frames import EVENT_STREAM, event_stream, last_event_id
from evendeal.web.parts import EventPart, PersonPart
from evendeal.web.printed import print_route
from evendeal.web.problem import FULL, NOT_THERE, AnyRequest
from evendeal.web.router import Router
from evendeal.web.stream import Broadcaster
from evendeal.web.stream_places import StreamPlaces


def api(
    public: PublicHouse,
    broadcaster: Broadcaster,
    stream_places: StreamPlaces,
    addresses: Addresses,
) -> Router:
    """The routes under `/api`, made anew for each application.

    Args:
        addresses: of the house, for what is printed.
    """

    def list_events() -> Any:
        """All events of every format, the newest first."""
        return public.events()

    list_events.__annotations__["return"] = tuple.__class_getitem__((heads(), ...))

    @get(
        "/events/{event:str}/stream",
        media_type=EVENT_STREAM,
        operation_id="watchEvent",
        middleware=[stream_places.around()],
        response_description=(
            "Messages `scoreboard`, each with a `Scoreboard` as its data, of formats that send it; "
            "else messages `position`, each with a position."
        ),
        responses={**ERRORS, 503: FULL},
    )
    async def watch_event(event: EventPart, request: AnyRequest) -> Stream:
        """The public side of an event as it changes, as server-sent events.

        The id of a message is the position of the event; a watcher that comes back with
        `Last-Event-ID` is sent the newest message only if it has missed something.
        """
        await to_thread(public.position, EventId(event))
        seen = last_event_id(request.headers.get("last-event-id"))
        return event_stream(broadcaster.watch(EventId(event), seen))

    @get(
        "/people/{person:str}",
        sync_to_thread=True,
        operation_id="getPerson",
        responses={404: NOT_THERE},
    )
    def get_person(person: PersonPart) -> PersonPage:
        """A person, and the events that the same person plays in."""
        return public.person(PersonId(person))

    handlers: list[ControllerRouterHandler] = [
        get("/events", sync_to_thread=True, operation_id="listEvents")(list_events),
        watch_event,
        get_person,
        *page_routes(public),
        *file_routes(public),
        print_route(public, addresses),
    ]
    return Router("/api", route_handlers=handlers, middleware=[Compact])
