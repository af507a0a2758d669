"""The routes of deck custody, and of the deck files, which the custodian alone is given."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import PathParameter
from litestar.types import ControllerRouterHandler

from evendeal.ids import EventId, SessionNo, TableNo
from evendeal.views.custody import Custody
from evendeal.views.office import OfficeDone
from evendeal.views.roles import Role
from evendeal.web.body import body, takes
from evendeal.web.office_desk import OfficeDesk
from evendeal.web.office_in import HandOverIn
from evendeal.web.parts import GIVEN, INSIDE, EventPart, SessionQuery
from evendeal.web.patient import to_thread
from evendeal.web.problem import (
    UNREADABLE,
    AnyRequest,
)
from evendeal.web.signed_in import require

FilePart = Annotated[str, PathParameter(description="Number of the session and `.csv`: `1.csv`.")]
DECK_HANDS = (Role.DIRECTOR, Role.CUSTODIAN)


def custody_routes(desk: OfficeDesk) -> list[ControllerRouterHandler]:
    """The routes about decks, made anew for each application."""

    @get("/{event:str}/custody", operation_id="getCustody", responses={400: UNREADABLE, **INSIDE})
    async def get_custody(
        event: EventPart, request: AnyRequest, session: SessionQuery = None
    ) -> Custody:
        """Which deck is where, and who broke its seal; no result."""
        require(request, DECK_HANDS, event)
        number = None if session is None else SessionNo(session)
        return await to_thread(desk.custody, EventId(event), number)

    @post(
        "/{event:str}/custody",
        operation_id="handOver",
        operation_class=takes(HandOverIn),
        status_code=200,
        responses=GIVEN,
    )
    async def hand_over(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Decks change hands."""
        person = require(request, DECK_HANDS, event)
        said = await body(request, HandOverIn)
        return await to_thread(
            desk.hand_over,
            EventId(event),
            TableNo(said.table),
            session=None if said.session is None else SessionNo(said.session),
            deals=said.deals,
            where=said.where,
            who=said.who,
            key=said.key,
            by=person.name,
        )

    @post(
        "/{event:str}/decks/{file:str}",
        media_type="text/csv",
        operation_id="giveDecks",
        status_code=200,
        response_description="The deck-orders of the session, for the dealing machine.",
        responses=INSIDE,
    )
    async def give_decks(event: EventPart, file: FilePart, request: AnyRequest) -> Response[bytes]:
        """The deck file of a session, for the custodian alone; that it was given is written first.

        It is a POST since it writes.
        """
        person = require(request, Role.CUSTODIAN, event)
        number = file.removesuffix(".csv")
        session = int(number) if number.isascii() and number.isdigit() and len(number) < 5 else 0
        text = await to_thread(desk.decks, EventId(event), SessionNo(session), by=person.name)
        return Response(
            text.encode(),
            media_type="text/csv",
            headers={"content-disposition": f'attachment; filename="decks-{session}.csv"'},
        )

    return [get_custody, hand_over, give_decks]
