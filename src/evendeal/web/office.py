"""The routes of the director's office: what is shown, and all that is done there."""

from litestar import get
from litestar.types import ControllerRouterHandler

from evendeal.ids import DealNo, EventId, TableNo
from evendeal.views.in_running import OfficeInRunning
from evendeal.views.office import Office
from evendeal.views.office_hand import OfficeHand
from evendeal.views.roles import Role
from evendeal.web.office_course import course_routes
from evendeal.web.office_custody import custody_routes
from evendeal.web.office_desk import OfficeDesk
from evendeal.web.office_event import event_routes
from evendeal.web.office_files import files_routes
from evendeal.web.office_repairs import repair_routes
from evendeal.web.office_ruled import ruling_routes
from evendeal.web.office_stream import watch_route
from evendeal.web.office_wizard import wizard_routes
from evendeal.web.parts import ASKED, DealPart, EventPart, SessionQuery, TablePart, session_of
from evendeal.web.patient import to_thread
from evendeal.web.problem import AnyRequest
from evendeal.web.router import Router
from evendeal.web.signed_in import require
from evendeal.web.stream_places import StreamPlaces


def office_routes(desk: OfficeDesk, places: StreamPlaces) -> Router:
    """The routes under `/api/office`, made anew for each application."""
    return Router(
        "/api/office",
        route_handlers=[
            *_shown(desk),
            *files_routes(desk),
            *ruling_routes(desk),
            *repair_routes(desk),
            *course_routes(desk),
            *event_routes(desk),
            *custody_routes(desk),
            *wizard_routes(desk),
            watch_route(desk, places),
        ],
    )


def _shown(desk: OfficeDesk) -> list[ControllerRouterHandler]:
    """What the director sees."""

    @get("/{event:str}", operation_id="getOffice", responses=ASKED)
    async def get_office(
        event: EventPart, request: AnyRequest, session: SessionQuery = None
    ) -> Office:
        """Every table and deal of a session, and what asks for the director."""
        require(request, Role.DIRECTOR, event)
        return await to_thread(desk.office, EventId(event), session_of(session))

    @get("/{event:str}/in-running", operation_id="getOfficeInRunning", responses=ASKED)
    async def get_in_running(
        event: EventPart, request: AnyRequest, session: SessionQuery = None
    ) -> OfficeInRunning:
        """Totals over the hands that every table has finished so far, which name no deal."""
        require(request, Role.DIRECTOR, event)
        return await to_thread(desk.in_running, EventId(event), session_of(session))

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

    return [get_office, get_in_running, get_office_hand]
