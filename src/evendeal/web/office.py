"""The routes of the director's office, of events of every format."""

from functools import partial
from inspect import Parameter, Signature
from typing import Any

from litestar import Response, get, post
from litestar.types import ControllerRouterHandler

from evendeal.director.office.acts import OfficeFile, OfficePage
from evendeal.formats.office_side import NotInThisOffice
from evendeal.formats.offices import Offices, office_sides
from evendeal.ids import EventId
from evendeal.views.about_event import AwayEvent
from evendeal.views.roles import NotAllowed, NotSignedIn, Role
from evendeal.web.body import body, takes
from evendeal.web.office_requests import OfficeDoor, body_of, doors, read_request
from evendeal.web.office_stream import watch_route
from evendeal.web.parts import ASKED, AT_THE_DOOR, GIVEN, INSIDE, EventPart
from evendeal.web.patient import to_thread
from evendeal.web.problem import AnyRequest
from evendeal.web.router import Router
from evendeal.web.signed_in import require, signed_in
from evendeal.web.stream_places import StreamPlaces


def office_routes(offices: Offices, stream_places: StreamPlaces) -> Router:
    """The routes under `/api/office`, made anew for each application."""
    sides = {format: side.requests for format, side in office_sides().items()}
    return Router(
        "/api/office",
        route_handlers=[
            *(_route(offices, door) for door in doors(sides)),
            watch_route(offices, stream_places),
        ],
    )


def _route(offices: Offices, door: OfficeDoor) -> ControllerRouterHandler:
    """The route of what each format has at one path."""

    async def answered(event: str, request: AnyRequest, **given: Any) -> Any:
        person = require(request, door.roles, event)
        which = EventId(event)
        office = await to_thread(offices.of, which)
        format = office.desk.format
        kind = door.kinds.get(format)
        # Whoever has nothing to do in this office learns nothing of what is in it.
        if not person.may(kind.roles if kind else Role.DIRECTOR, which):
            raise NotAllowed
        if kind is None:
            raise NotInThisOffice(event=which, format=format, path=door.path)
        shape = body_of(kind, format)
        sent = None if shape is None else await body(request, shape)
        what, key = read_request(kind, given, sent)
        if isinstance(what, OfficePage):
            answer = await to_thread(office.show, which, what)
        else:
            roles = frozenset(role for role in Role if person.may(role, which))
            act = partial(office.do, which, what, by=person.name, key=key, roles=roles)
            answer = await to_thread(act)
        if not isinstance(answer, OfficeFile):
            return answer
        named = {"content-disposition": f'attachment; filename="{answer.name}"'}
        return Response(answer.data, media_type=kind.media_type, headers=named)

    parts = {"event": EventPart, "request": AnyRequest, **door.parameters()}
    in_query = [
        name for name in parts if name not in door.path and name not in ("event", "request")
    ]
    answered.__annotations__ = {**parts, "return": door.answer}
    answered.__signature__ = Signature(  # type: ignore[attr-defined]
        [
            Parameter(
                name,
                Parameter.KEYWORD_ONLY,
                default=None if name in in_query else Parameter.empty,
                annotation=part,
            )
            for name, part in parts.items()
        ],
        return_annotation=door.answer,
    )
    answered.__name__ = door.operation
    more: dict[str, Any] = {}
    if door.shapes:
        more["operation_class"] = takes(*door.shapes)
    if door.first.gives:
        more["response_description"] = door.first.gives
    return (get if door.looks else post)(
        door.template,
        operation_id=door.operation,
        summary=f"{door.operation[0].upper()}{door.operation[1:]}",
        description=door.description,
        media_type=door.first.media_type,
        status_code=200,
        responses=GIVEN if door.shapes else ASKED if in_query else INSIDE,
        **more,
    )(answered)


def away_routes(offices: Offices) -> Router:
    """The route under `/api/put-away`: events that no other page lists, of every format."""

    @get("/", operation_id="listPutAway", responses=AT_THE_DOOR)
    async def list_put_away(request: AnyRequest) -> tuple[AwayEvent, ...]:
        """The rehearsals that were put away and that one directs, the newest first."""
        person = signed_in(request)
        if person is None:
            raise NotSignedIn
        away = await to_thread(offices.away)
        return tuple(each for each in away if person.may(Role.DIRECTOR, each.id))

    return Router("/api/put-away", route_handlers=[list_put_away])
