"""The routes by which a deck is put right: asked for, confirmed, seen, in order again."""

from typing import Annotated

from litestar import post
from litestar.params import PathParameter
from litestar.types import ControllerRouterHandler

from evendeal.ids import DealNo, EventId, TableNo
from evendeal.views.office import OfficeDone
from evendeal.views.office_hand import Repair
from evendeal.views.roles import Role
from evendeal.web.body import body, takes
from evendeal.web.office_custody import DECK_HANDS
from evendeal.web.office_desk import OfficeDesk
from evendeal.web.office_in import RepairIn, RepairRefusalIn, RepairStepIn
from evendeal.web.parts import GIVEN, EventPart, session_of
from evendeal.web.patient import to_thread
from evendeal.web.problem import AnyRequest
from evendeal.web.signed_in import require

RepairPart = Annotated[int, PathParameter(description="Number of the repair, from 1.")]


def repair_routes(desk: OfficeDesk) -> list[ControllerRouterHandler]:
    """The steps of a repair; the cards come with one of them, to whoever asked."""

    @post(
        "/{event:str}/repairs",
        operation_id="requestRepair",
        operation_class=takes(RepairIn),
        status_code=200,
        responses=GIVEN,
    )
    async def request_repair(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Ask for the order of a deck whose seal is broken."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, RepairIn)
        return await to_thread(
            desk.request_repair,
            EventId(event),
            TableNo(said.table),
            DealNo(said.deal),
            session=session_of(said.session),
            reason=said.reason,
            key=said.key,
            by=person.name,
        )

    @post(
        "/{event:str}/repairs/{repair:int}/confirm",
        operation_id="confirmRepair",
        operation_class=takes(RepairStepIn),
        status_code=200,
        responses=GIVEN,
    )
    async def confirm_repair(
        event: EventPart, repair: RepairPart, request: AnyRequest
    ) -> OfficeDone:
        """Agree that the deck-order is given to whoever asked for it; nobody to himself."""
        person = require(request, DECK_HANDS, event)
        said = await body(request, RepairStepIn)
        return await to_thread(
            desk.confirm_repair,
            EventId(event),
            repair,
            key=said.key,
            by=person.name,
            custodian=person.may(Role.CUSTODIAN, EventId(event)),
        )

    @post(
        "/{event:str}/repairs/{repair:int}/refuse",
        operation_id="refuseRepair",
        operation_class=takes(RepairRefusalIn),
        status_code=200,
        responses=GIVEN,
    )
    async def refuse_repair(
        event: EventPart, repair: RepairPart, request: AnyRequest
    ) -> OfficeDone:
        """Turn a repair down, or take one's own request back."""
        person = require(request, DECK_HANDS, event)
        said = await body(request, RepairRefusalIn)
        return await to_thread(
            desk.refuse_repair,
            EventId(event),
            repair,
            reason=said.reason,
            key=said.key,
            by=person.name,
        )

    @post(
        "/{event:str}/repairs/{repair:int}/order",
        operation_id="giveDeckOrder",
        operation_class=takes(RepairStepIn),
        status_code=200,
        responses=GIVEN,
    )
    async def give_deck_order(event: EventPart, repair: RepairPart, request: AnyRequest) -> Repair:
        """The order of a deck for whoever asked for it; that it is given is written first."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, RepairStepIn)
        return await to_thread(
            desk.deck_order, EventId(event), repair, key=said.key, by=person.name
        )

    @post(
        "/{event:str}/repairs/{repair:int}/finish",
        operation_id="finishRepair",
        operation_class=takes(RepairStepIn),
        status_code=200,
        responses=GIVEN,
    )
    async def finish_repair(
        event: EventPart, repair: RepairPart, request: AnyRequest
    ) -> OfficeDone:
        """Say that the deck is in order again: the hand goes on."""
        person = require(request, DECK_HANDS, event)
        said = await body(request, RepairStepIn)
        return await to_thread(
            desk.finish_repair, EventId(event), repair, key=said.key, by=person.name
        )

    return [request_repair, confirm_repair, refuse_repair, give_deck_order, finish_repair]
