"""The routes of the director's office: what is shown, and what is ruled."""

from asyncio import to_thread
from typing import TYPE_CHECKING, Annotated

from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.views.consequences import Consequences
from evendeal.views.journal import LogPage
from evendeal.views.office import Office, OfficeDone
from evendeal.views.office_hand import OfficeHand, Repair
from evendeal.views.roles import Role
from evendeal.web.body import body, takes
from evendeal.web.office_custody import custody_routes
from evendeal.web.office_in import (
    AnswerIn,
    BeginIn,
    CorrectionIn,
    LineUpIn,
    PauseIn,
    PreviewIn,
    RepairIn,
    ResumeIn,
    RulingIn,
    SubstitutionIn,
    WithdrawalIn,
    fields,
)
from evendeal.web.office_stream import watch_route
from evendeal.web.office_wizard import wizard_routes
from evendeal.web.parts import INSIDE, DealPart, EventPart, SessionPart, SessionQuery, TablePart
from evendeal.web.problem import (
    UNFIT,
    UNREADABLE,
    AnyRequest,
)
from evendeal.web.signed_in import require

if TYPE_CHECKING:
    from evendeal.web.inside import Inside
    from evendeal.web.office_desk import OfficeDesk

RulingPart = Annotated[int, PathParameter(description="Number of the ruling, from 1.")]
BeforeQuery = Annotated[
    int | None,
    QueryParameter(ge=1, description="Position before which the entries stand; none: the newest."),
]

ASKED: dict[int, ResponseSpec] = {400: UNREADABLE, **INSIDE}
GIVEN: dict[int, ResponseSpec] = {**INSIDE, 422: UNFIT}


def office_routes(inside: "Inside") -> Router:
    """The routes under `/api/office`, made anew for each application."""
    desk = inside.office
    return Router(
        "/api/office",
        route_handlers=[
            *_shown(desk),
            *_ruled(desk),
            *_course(desk),
            *custody_routes(desk),
            *wizard_routes(desk),
            watch_route(desk),
        ],
    )


def session_of(number: int | None) -> SessionNo | None:
    """The session asked for; None: the current one."""
    return None if number is None else SessionNo(number)


def _shown(desk: "OfficeDesk") -> list[ControllerRouterHandler]:
    """What the director sees."""

    @get("/{event:str}", operation_id="getOffice", responses=ASKED)
    async def get_office(
        event: EventPart, request: AnyRequest, session: SessionQuery = None
    ) -> Office:
        """Every table and deal of a session, and what asks for the director."""
        require(request, Role.DIRECTOR, event)
        return await to_thread(desk.office, EventId(event), session_of(session))

    @get(
        "/{event:str}/tables/{table:int}/deals/{deal:int}",
        operation_id="getOfficeHand",
        responses=ASKED,
    )
    async def get_office_hand(
        event: EventPart,
        table: TablePart,
        deal: DealPart,
        request: AnyRequest,
        session: SessionQuery = None,
    ) -> OfficeHand:
        """One table's play of one deal line by line, without a card before its time."""
        require(request, Role.DIRECTOR, event)
        return await to_thread(
            desk.hand, EventId(event), TableNo(table), DealNo(deal), session_of(session)
        )

    @get("/{event:str}/journal", operation_id="getJournal", responses=ASKED)
    async def get_journal(
        event: EventPart, request: AnyRequest, before: BeforeQuery = None
    ) -> LogPage:
        """What was done, by whom and when, the newest first."""
        require(request, Role.DIRECTOR, event)
        return await to_thread(desk.journal, EventId(event), before)

    @get(
        "/{event:str}/archive.zip",
        media_type="application/zip",
        operation_id="getArchive",
        response_description="Log, seals, configuration and results in one file.",
        responses=INSIDE,
    )
    async def get_archive(event: EventPart, request: AnyRequest) -> Response[bytes]:
        """The whole event as one file; no secret of a session still to end is in it."""
        require(request, Role.DIRECTOR, event)
        data = await to_thread(desk.archive, EventId(event))
        named = {"content-disposition": f'attachment; filename="{event}.zip"'}
        return Response(data, media_type="application/zip", headers=named)

    return [get_office, get_office_hand, get_journal, get_archive]


def _ruled(desk: "OfficeDesk") -> list[ControllerRouterHandler]:
    """What the director decides about hands."""

    @post(
        "/{event:str}/preview",
        operation_id="previewRuling",
        operation_class=takes(PreviewIn),
        status_code=200,
        responses=GIVEN,
    )
    async def preview(event: EventPart, request: AnyRequest) -> Consequences:
        """What a ruling, a withdrawal or a correction would change; nothing is written."""
        require(request, Role.DIRECTOR, event)
        said = await body(request, PreviewIn)
        return await to_thread(desk.preview, EventId(event), fields(said))

    @post(
        "/{event:str}/rulings",
        operation_id="rule",
        operation_class=takes(RulingIn),
        status_code=200,
        responses=GIVEN,
    )
    async def rule(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Rule, with a reason and a rule number; it can be withdrawn."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, RulingIn)
        return await to_thread(
            desk.rule, EventId(event), fields(said), key=said.key, by=person.name
        )

    @post(
        "/{event:str}/rulings/{ruling:int}/withdraw",
        operation_id="withdrawRuling",
        operation_class=takes(WithdrawalIn),
        status_code=200,
        responses=GIVEN,
    )
    async def withdraw(event: EventPart, ruling: RulingPart, request: AnyRequest) -> OfficeDone:
        """Take a ruling back, with a reason, until the correction period is over."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, WithdrawalIn)
        return await to_thread(
            desk.withdraw,
            EventId(event),
            ruling,
            reason=said.reason,
            key=said.key,
            by=person.name,
        )

    @post(
        "/{event:str}/corrections",
        operation_id="correctLine",
        operation_class=takes(CorrectionIn),
        status_code=200,
        responses=GIVEN,
    )
    async def correct(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Say what a line of a hand should have said, or that it counts no more."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, CorrectionIn)
        return await to_thread(
            desk.correct, EventId(event), fields(said), key=said.key, by=person.name
        )

    @post(
        "/{event:str}/repair",
        operation_id="repairDeck",
        operation_class=takes(RepairIn),
        status_code=200,
        responses=GIVEN,
    )
    async def repair(event: EventPart, request: AnyRequest) -> Repair:
        """The order of a deck whose seal is broken; that it is shown, and why, is written first."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, RepairIn)
        return await to_thread(
            desk.repair,
            EventId(event),
            TableNo(said.table),
            DealNo(said.deal),
            session=session_of(said.session),
            reason=said.reason,
            key=said.key,
            by=person.name,
        )

    @post(
        "/{event:str}/answers",
        operation_id="answerCall",
        operation_class=takes(AnswerIn),
        status_code=200,
        responses=GIVEN,
    )
    async def answer(event: EventPart, request: AnyRequest) -> OfficeDone:
        """A table's call has been answered."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, AnswerIn)
        return await to_thread(
            desk.answer,
            EventId(event),
            TableNo(said.table),
            DealNo(said.deal),
            session=session_of(said.session),
            reason=said.reason,
            key=said.key,
            by=person.name,
        )

    return [preview, rule, withdraw, correct, repair, answer]


def _course(desk: "OfficeDesk") -> list[ControllerRouterHandler]:
    """What the director does about the course of the event."""

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

    return [pause, resume, substitute, line_up, begin, end]
