"""The routes of what the director decides about hands."""

from typing import Annotated

from litestar import post
from litestar.params import PathParameter
from litestar.types import ControllerRouterHandler

from evendeal.ids import DealNo, EventId, TableNo
from evendeal.views.consequences import Consequences
from evendeal.views.office import OfficeDone
from evendeal.views.roles import Role
from evendeal.web.body import body, takes
from evendeal.web.office_desk import OfficeDesk
from evendeal.web.office_in import (
    AnswerIn,
    CorrectionIn,
    PreviewIn,
    RulingIn,
    WithdrawalIn,
    fields,
)
from evendeal.web.parts import GIVEN, EventPart, session_of
from evendeal.web.patient import to_thread
from evendeal.web.problem import AnyRequest
from evendeal.web.signed_in import require

RulingPart = Annotated[int, PathParameter(description="Number of the ruling, from 1.")]


def ruling_routes(desk: OfficeDesk) -> list[ControllerRouterHandler]:
    """Rulings and corrections, tried and made; a call answered."""

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

    return [preview, rule, withdraw, correct, answer]
