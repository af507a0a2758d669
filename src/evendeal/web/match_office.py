"""The routes of the director's office of events of matches."""

from litestar import get, post
from litestar.types import ControllerRouterHandler

from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.views.matches.consequences import MatchConsequences
from evendeal.views.matches.office import MatchOffice
from evendeal.views.matches.office_game import MatchOfficeGame
from evendeal.views.office import OfficeDone
from evendeal.views.roles import Role
from evendeal.web.body import body, takes
from evendeal.web.match_office_desk import MatchOfficeDesk
from evendeal.web.match_office_in import (
    DecisionIn,
    GameAnswerIn,
    GameCorrectionIn,
    MatchLineUpIn,
    MatchPauseIn,
    MatchPreviewIn,
    MatchResumeIn,
    ReopeningIn,
)
from evendeal.web.match_office_stream import made_routes, watched_route
from evendeal.web.office_event import event_routes
from evendeal.web.office_files import files_routes
from evendeal.web.office_in import BeginIn, fields
from evendeal.web.parts import (
    GIVEN,
    INSIDE,
    DealPart,
    EventPart,
    RoundPart,
    SessionPart,
    TablePart,
)
from evendeal.web.patient import to_thread
from evendeal.web.problem import AnyRequest
from evendeal.web.router import Router
from evendeal.web.signed_in import require
from evendeal.web.stream_places import StreamPlaces


def match_office_routes(desk: MatchOfficeDesk, places: StreamPlaces) -> Router:
    """The routes under `/api/office/matches`, made anew for each application."""
    return Router(
        "/api/office/matches",
        route_handlers=[
            *_shown(desk),
            *files_routes(desk, "Match"),
            *_decided(desk),
            *_course(desk),
            *_held(desk),
            *event_routes(desk, "Match"),
            *made_routes(desk),
            watched_route(desk, places),
        ],
    )


def _shown(desk: MatchOfficeDesk) -> list[ControllerRouterHandler]:
    """What the director sees."""

    @get("/{event:str}", operation_id="getMatchOffice", responses=INSIDE)
    async def get_match_office(event: EventPart, request: AnyRequest) -> MatchOffice:
        """Every match, room and game, and what asks for the director."""
        require(request, Role.DIRECTOR, event)
        return await to_thread(desk.office, EventId(event))

    @get(
        "/{event:str}/sessions/{session:int}/tables/{table:int}/games/{deal:int}",
        operation_id="getMatchOfficeGame",
        responses=INSIDE,
    )
    async def get_match_office_game(
        event: EventPart,
        session: SessionPart,
        table: TablePart,
        deal: DealPart,
        request: AnyRequest,
    ) -> MatchOfficeGame:
        """One room's play of one game line by line, without a roll before its time.

        The game is named by its place in the log: `deal` is the number of its roll set.
        """
        require(request, Role.DIRECTOR, event)
        return await to_thread(
            desk.game, EventId(event), SessionNo(session), TableNo(table), DealNo(deal)
        )

    return [get_match_office, get_match_office_game]


def _decided(desk: MatchOfficeDesk) -> list[ControllerRouterHandler]:
    """What the director decides about games."""

    @post(
        "/{event:str}/preview",
        operation_id="previewDecision",
        operation_class=takes(MatchPreviewIn),
        status_code=200,
        responses=GIVEN,
    )
    async def preview(event: EventPart, request: AnyRequest) -> MatchConsequences:
        """What a decision, a reopening or a correction would change; nothing is written."""
        require(request, Role.DIRECTOR, event)
        said = await body(request, MatchPreviewIn)
        return await to_thread(desk.preview, EventId(event), fields(said))

    @post(
        "/{event:str}/decisions",
        operation_id="decideGame",
        operation_class=takes(DecisionIn),
        status_code=200,
        responses=GIVEN,
    )
    async def decide(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Decide a game that is not finished, with a reason and a rule; it can be reopened."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, DecisionIn)
        return await to_thread(
            desk.decide, EventId(event), fields(said), key=said.key, by=person.name
        )

    @post(
        "/{event:str}/reopenings",
        operation_id="reopenGame",
        operation_class=takes(ReopeningIn),
        status_code=200,
        responses=GIVEN,
    )
    async def reopen(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Have an accepted or decided game go on."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, ReopeningIn)
        return await to_thread(
            desk.reopen, EventId(event), fields(said), key=said.key, by=person.name
        )

    @post(
        "/{event:str}/corrections",
        operation_id="correctGameLine",
        operation_class=takes(GameCorrectionIn),
        status_code=200,
        responses=GIVEN,
    )
    async def correct(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Say what a line of a game should have said, or that the last one counts no more."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, GameCorrectionIn)
        return await to_thread(
            desk.correct, EventId(event), fields(said), key=said.key, by=person.name
        )

    @post(
        "/{event:str}/answers",
        operation_id="answerGameCall",
        operation_class=takes(GameAnswerIn),
        status_code=200,
        responses=GIVEN,
    )
    async def answer(event: EventPart, request: AnyRequest) -> OfficeDone:
        """A table's call has been answered."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, GameAnswerIn)
        return await to_thread(
            desk.answer,
            EventId(event),
            SessionNo(said.session),
            TableNo(said.table),
            DealNo(said.deal),
            reason=said.reason,
            key=said.key,
            by=person.name,
        )

    @post(
        "/{event:str}/lineups",
        operation_id="lineUpMatch",
        operation_class=takes(MatchLineUpIn),
        status_code=200,
        responses=GIVEN,
    )
    async def line_up(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Say who plays a match for a team; during a match it is a substitution."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, MatchLineUpIn)
        return await to_thread(
            desk.line_up, EventId(event), fields(said), key=said.key, by=person.name
        )

    return [preview, decide, reopen, correct, answer, line_up]


def _course(desk: MatchOfficeDesk) -> list[ControllerRouterHandler]:
    """What the director does about the course of the event."""

    @post(
        "/{event:str}/begin",
        operation_id="beginBoards",
        operation_class=takes(BeginIn),
        status_code=200,
        responses=GIVEN,
    )
    async def begin(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Begin all boards."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, BeginIn)
        return await to_thread(desk.begin, EventId(event), beacon=said.beacon, by=person.name)

    @post(
        "/{event:str}/final",
        operation_id="beginFinal",
        operation_class=takes(BeginIn),
        status_code=200,
        responses=GIVEN,
    )
    async def begin_final(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Begin the final between the best two; lots decide between teams that are level."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, BeginIn)
        return await to_thread(desk.begin_final, EventId(event), beacon=said.beacon, by=person.name)

    @post(
        "/{event:str}/sessions/{session:int}/end",
        operation_id="endBoard",
        status_code=200,
        responses=INSIDE,
    )
    async def end(event: EventPart, session: SessionPart, request: AnyRequest) -> OfficeDone:
        """End a board or the final: its secret becomes public."""
        person = require(request, Role.DIRECTOR, event)
        return await to_thread(desk.end, EventId(event), SessionNo(session), by=person.name)

    return [begin, begin_final, end]


def _held(desk: MatchOfficeDesk) -> list[ControllerRouterHandler]:
    """What the director holds up, and lets go on."""

    @post(
        "/{event:str}/rounds/{round:int}/begin",
        operation_id="beginRound",
        status_code=200,
        responses=INSIDE,
    )
    async def begin_round(event: EventPart, round: RoundPart, request: AnyRequest) -> OfficeDone:
        """Begin a round, the next one; its tables go on when they have played those before."""
        person = require(request, Role.DIRECTOR, event)
        return await to_thread(desk.begin_round, EventId(event), round, by=person.name)

    @post(
        "/{event:str}/pause",
        operation_id="pauseTables",
        operation_class=takes(MatchPauseIn),
        status_code=200,
        responses=GIVEN,
    )
    async def pause(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Pause play at a table, or at all of them."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, MatchPauseIn)
        table = None if said.table is None else TableNo(said.table)
        return await to_thread(
            desk.pause, EventId(event), table, reason=said.reason, key=said.key, by=person.name
        )

    @post(
        "/{event:str}/resume",
        operation_id="resumeTables",
        operation_class=takes(MatchResumeIn),
        status_code=200,
        responses=GIVEN,
    )
    async def resume(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Have play go on at a table that was paused alone, or everywhere."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, MatchResumeIn)
        table = None if said.table is None else TableNo(said.table)
        return await to_thread(desk.resume, EventId(event), table, key=said.key, by=person.name)

    return [begin_round, pause, resume]
