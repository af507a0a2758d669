"""The stream of an office of matches, and the routes of a new event of them."""

import msgspec
from litestar import get, post
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from evendeal.ids import EventId
from evendeal.views.draft import EventMade
from evendeal.views.matches.draft import MatchDraft, MatchDraftCheck
from evendeal.views.roles import HOUSE, Role
from evendeal.web.body import body, takes
from evendeal.web.frames import EVENT_STREAM, Frame, event_stream, last_event_id, position_frame
from evendeal.web.match_office_desk import MatchOfficeDesk
from evendeal.web.match_office_in import MatchDraftIn
from evendeal.web.office_wizard import ERRORS, LONGEST_FORM
from evendeal.web.parts import EventPart
from evendeal.web.patient import to_thread
from evendeal.web.problem import CONFLICT, FORBIDDEN, FULL, NOT_THERE, SIGNED_OUT, AnyRequest
from evendeal.web.signed_in import require
from evendeal.web.stream import LateStreams
from evendeal.web.stream_places import StreamPlaces


def made_routes(desk: MatchOfficeDesk) -> list[ControllerRouterHandler]:
    """New events, for those who direct the whole house."""

    @post(
        "/draft",
        operation_id="checkMatchDraft",
        operation_class=takes(MatchDraftIn),
        status_code=200,
        responses=ERRORS,
    )
    async def check_match_draft(request: AnyRequest) -> MatchDraftCheck:
        """What an event file says, or what is wrong with it; nothing is written."""
        require(request, Role.DIRECTOR, HOUSE)
        said = await body(request, MatchDraftIn, most=LONGEST_FORM)
        return await to_thread(desk.check_draft, _draft(said))

    @post(
        "/events",
        operation_id="makeMatchEvent",
        operation_class=takes(MatchDraftIn),
        status_code=201,
        responses=ERRORS,
    )
    async def make_match_event(request: AnyRequest) -> EventMade:
        """Seal the event of a file and publish it."""
        person = require(request, Role.DIRECTOR, HOUSE)
        said = await body(request, MatchDraftIn, most=LONGEST_FORM)
        return await to_thread(desk.make_event, _draft(said), by=person.name)

    return [check_match_draft, make_match_event]


def _draft(said: msgspec.Struct) -> MatchDraft:
    return MatchDraft(**msgspec.to_builtins(said))


def watched_route(desk: MatchOfficeDesk, places: StreamPlaces) -> ControllerRouterHandler:
    """The stream's route."""

    async def picture(event: EventId) -> Frame:
        return position_frame("office", await to_thread(desk.position, event))

    streams = LateStreams(picture, lambda: desk.subscribe(lambda event, _: streams.news(event)))

    @get(
        "/{event:str}/stream",
        media_type=EVENT_STREAM,
        operation_id="watchMatchOffice",
        middleware=[places.around()],
        response_description="Messages `office`, each with a position as its data.",
        responses={401: SIGNED_OUT, 403: FORBIDDEN, 404: NOT_THERE, 409: CONFLICT, 503: FULL},
    )
    async def watch_match_office(event: EventPart, request: AnyRequest) -> Stream:
        """Tell the office that something has changed, as server-sent events."""
        require(request, Role.DIRECTOR, event)
        streams.open(request.app.state.broadcaster)
        await to_thread(desk.position, EventId(event))
        seen = last_event_id(request.headers.get("last-event-id"))
        return event_stream(streams.watch(EventId(event), seen))

    return watch_match_office
