"""The routes of what the director does about the course of an event."""

from litestar import post
from litestar.types import ControllerRouterHandler

from evendeal.ids import EventId, SessionNo, TableNo
from evendeal.views.office import OfficeDone
from evendeal.views.roles import Role
from evendeal.web.body import body, takes
from evendeal.web.office_desk import OfficeDesk
from evendeal.web.office_in import (
    BeginIn,
    BringingBackIn,
    LineUpIn,
    PauseIn,
    ResumeIn,
    SubstitutionIn,
    TakingOutIn,
)
from evendeal.web.parts import GIVEN, INSIDE, EventPart, SessionPart
from evendeal.web.patient import to_thread
from evendeal.web.problem import AnyRequest
from evendeal.web.signed_in import require


def course_routes(desk: OfficeDesk) -> list[ControllerRouterHandler]:
    """Sessions begun and ended, the clock stopped and started, and who plays."""

    @post(
        "/{event:str}/pause",
        operation_id="pausePlay",
        operation_class=takes(PauseIn),
        status_code=200,
        responses=GIVEN,
    )
    async def pause(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Stop play and the clock at every table."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, PauseIn)
        return await to_thread(
            desk.pause,
            EventId(event),
            reason=said.reason,
            key=said.key,
            by=person.name,
        )

    @post(
        "/{event:str}/resume",
        operation_id="resumePlay",
        operation_class=takes(ResumeIn),
        status_code=200,
        responses=GIVEN,
    )
    async def resume(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Have play go on."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, ResumeIn)
        return await to_thread(desk.resume, EventId(event), key=said.key, by=person.name)

    @post(
        "/{event:str}/substitutions",
        operation_id="substitute",
        operation_class=takes(SubstitutionIn),
        status_code=200,
        responses=GIVEN,
    )
    async def substitute(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Put another player on a seat, from the table's next deal on."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, SubstitutionIn)
        return await to_thread(
            desk.substitute,
            EventId(event),
            TableNo(said.table),
            said.seat,
            player=said.player,
            reason=said.reason,
            key=said.key,
            by=person.name,
        )

    @post(
        "/{event:str}/taken-out",
        operation_id="takeOut",
        operation_class=takes(TakingOutIn),
        status_code=200,
        responses=GIVEN,
    )
    async def take_out(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Take a player out of the session, from the table's next deal on."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, TakingOutIn)
        return await to_thread(
            desk.take_out,
            EventId(event),
            TableNo(said.table),
            said.seat,
            rule=said.rule,
            reason=said.reason,
            key=said.key,
            by=person.name,
        )

    @post(
        "/{event:str}/taken-out/back",
        operation_id="bringBack",
        operation_class=takes(BringingBackIn),
        status_code=200,
        responses=GIVEN,
    )
    async def bring_back(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Have a player who was taken out play again, from the table's next deal on."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, BringingBackIn)
        return await to_thread(
            desk.bring_back,
            EventId(event),
            TableNo(said.table),
            said.seat,
            reason=said.reason,
            key=said.key,
            by=person.name,
        )

    @post(
        "/{event:str}/lineups",
        operation_id="lineUp",
        operation_class=takes(LineUpIn),
        status_code=200,
        responses=GIVEN,
    )
    async def line_up(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Say who plays for an entry in a session that has not begun."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, LineUpIn)
        return await to_thread(
            desk.line_up,
            EventId(event),
            SessionNo(said.session),
            said.entry,
            players=said.players,
            key=said.key,
            by=person.name,
        )

    @post(
        "/{event:str}/sessions/{session:int}/line-ups/close",
        operation_id="closeLineUps",
        status_code=200,
        responses=INSIDE,
    )
    async def close_line_ups(
        event: EventPart, session: SessionPart, request: AnyRequest
    ) -> OfficeDone:
        """Close the line-ups of a session: nobody is lined up otherwise from then on."""
        person = require(request, Role.DIRECTOR, event)
        return await to_thread(
            desk.close_line_ups, EventId(event), SessionNo(session), by=person.name
        )

    @post(
        "/{event:str}/sessions/{session:int}/begin",
        operation_id="beginSession",
        operation_class=takes(BeginIn),
        status_code=200,
        responses=GIVEN,
    )
    async def begin(event: EventPart, session: SessionPart, request: AnyRequest) -> OfficeDone:
        """Begin a session: its seats are drawn and become public."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, BeginIn)
        return await to_thread(
            desk.begin, EventId(event), SessionNo(session), beacon=said.beacon, by=person.name
        )

    @post(
        "/{event:str}/sessions/{session:int}/end",
        operation_id="endSession",
        status_code=200,
        responses=INSIDE,
    )
    async def end(event: EventPart, session: SessionPart, request: AnyRequest) -> OfficeDone:
        """End a session: its secrets become public."""
        person = require(request, Role.DIRECTOR, event)
        return await to_thread(desk.end, EventId(event), SessionNo(session), by=person.name)

    return [pause, resume, substitute, take_out, bring_back, line_up, close_line_ups, begin, end]
