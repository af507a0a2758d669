"""`/api/my`: what a player or a captain sees of the own play."""

from typing import Annotated, Any

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from evendeal.formats import FORMATS
from evendeal.formats.my_places import MyPlaces
from evendeal.formats.print_order import PrintOrder, read_paper
from evendeal.ids import DealNo, EntryId, EventId, SessionNo
from evendeal.views.mine import MyRole, Whose
from evendeal.views.roles import Grant, Person, Role
from evendeal.web.addresses import Addresses, reached
from evendeal.web.parts import DealPart, EventPart, SessionPart, answers
from evendeal.web.printed import LANGUAGE, PAPER, SheetPart, pdf_answer
from evendeal.web.problem import CONFLICT, FORBIDDEN, NOT_THERE, SIGNED_OUT, AnyRequest
from evendeal.web.router import Router
from evendeal.web.signed_in import require

ERRORS: dict[int, ResponseSpec] = {
    401: SIGNED_OUT,
    403: FORBIDDEN,
    404: NOT_THERE,
    409: CONFLICT,
}
_MINE = (Role.CAPTAIN, Role.PLAYER)


def mine_routes(my_places: MyPlaces, addresses: Addresses) -> Router:
    """The routes under `/api/my`, made anew for each application."""

    @get("/{event:str}", sync_to_thread=True, operation_id="getMine", responses=ERRORS)
    @answers(desk.own_page().view for desk in FORMATS.values())
    def get_mine(event: EventPart, request: AnyRequest) -> Any:
        """The own seats, and the own open deals or matches; a captain's are the whole entry's.

        Where an event allows no devices in the playing rooms there is no answer while a session
        of the entry's is being played.
        """
        person = require(request, _MINE, event)
        role, grant = _own(person, EventId(event))
        return my_places.mine(EventId(event), role, grant.entry or EntryId(""), grant.player or "")

    @get(
        "/{event:str}/deals/{session:int}/{deal:int}",
        sync_to_thread=True,
        operation_id="getMyDeal",
        responses=ERRORS,
    )
    @answers(each.view for desk in FORMATS.values() if (each := desk.own_page().deal))
    def get_my_deal(
        event: EventPart, session: SessionPart, deal: DealPart, request: AnyRequest
    ) -> Any:
        """One open deal from the own seats; a captain's are the whole entry's.

        It is closed when the own seats are.
        """
        person = require(request, _MINE, event)
        role, grant = _own(person, EventId(event))
        whose = Whose(role, grant.entry or EntryId(""), grant.player or "")
        return my_places.deal(EventId(event), whose, SessionNo(session), DealNo(deal))

    @get(
        "/{event:str}/print/{sheet:str}",
        sync_to_thread=True,
        media_type="application/pdf",
        # A file for people, whose bytes are those of whichever typst is installed.
        include_in_schema=False,
    )
    def print_mine(
        event: EventPart,
        sheet: SheetPart,
        request: AnyRequest,
        paper: Annotated[str, QueryParameter(description=PAPER)] = "a4",
        language: Annotated[str | None, QueryParameter(description=LANGUAGE)] = None,
    ) -> Response[Any]:
        """The own badge or seat card; a captain's are those of the whole entry."""
        person = require(request, _MINE, event)
        role, grant = _own(person, EventId(event))
        order = PrintOrder(paper=read_paper(paper), language=language, address=reached(addresses))
        player = "" if role == "captain" else grant.player or ""
        pdf = my_places.printed(EventId(event), grant.entry or EntryId(""), player, sheet, order)
        return pdf_answer(pdf, event, sheet)

    return Router("/api/my", route_handlers=[get_mine, get_my_deal, print_mine])


def _own(person: Person, event: EventId) -> tuple[MyRole, Grant]:
    """As what somebody looks: as a captain, who sees the player's seat too, else as a player.

    Whose place it is stands in the grant and nowhere in the request, so nobody can ask for
    another's.
    """
    captain = [grant for grant in person.grants if grant.holds(Role.CAPTAIN, event)]
    player = [grant for grant in person.grants if grant.holds(Role.PLAYER, event)]
    return ("captain", captain[0]) if captain else ("player", player[0])
