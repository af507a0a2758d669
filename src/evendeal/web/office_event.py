"""The routes of what a director does about an event of any kind as a whole."""

from typing import Literal, Protocol

from litestar import Router, get, post
from litestar.types import ControllerRouterHandler

from evendeal.ids import EventId
from evendeal.views.about_event import AwayEvent
from evendeal.views.office import OfficeDone
from evendeal.views.roles import NotSignedIn, Role
from evendeal.web.body import body, takes
from evendeal.web.office_in import EventWithdrawalIn, NameIn, PutAwayIn
from evendeal.web.parts import AT_THE_DOOR, GIVEN, EventPart
from evendeal.web.patient import to_thread
from evendeal.web.problem import AnyRequest
from evendeal.web.signed_in import require, signed_in


class EventDesk(Protocol):
    """What every office does about its event. Synchronous; called on threads."""

    def correct_name(
        self,
        event: EventId,
        *,
        what: Literal["event", "team", "player"],
        entry: str | None,
        was: str,
        name: str,
        reason: str,
        key: str,
        by: str,
    ) -> OfficeDone:
        """A name spelled right."""
        ...

    def withdraw_event(self, event: EventId, *, reason: str, key: str, by: str) -> OfficeDone:
        """The event is withdrawn."""
        ...

    def take_back_withdrawal(self, event: EventId, *, reason: str, key: str, by: str) -> OfficeDone:
        """The event goes on."""
        ...

    def put_away(self, event: EventId, *, key: str, by: str) -> OfficeDone:
        """A rehearsal is shown nowhere any more."""
        ...

    def bring_out(self, event: EventId, *, key: str, by: str) -> OfficeDone:
        """A rehearsal is shown again."""
        ...

    def away(self) -> tuple[AwayEvent, ...]:
        """The rehearsals that were put away, the newest first."""
        ...


def event_routes(desk: EventDesk, kind: str = "") -> list[ControllerRouterHandler]:
    """The routes of one office.

    Args:
        kind: what stands in the names of its operations, e.g. `withdrawMatchEvent`.
    """

    @post(
        "/{event:str}/names",
        operation_id=f"correct{kind}Name",
        summary=f"Correct{kind}Name",
        operation_class=takes(NameIn),
        status_code=200,
        responses=GIVEN,
    )
    async def correct_name(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Spell a name right: of the event, a team or a player. Who it is stays the same."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, NameIn)
        return await to_thread(
            desk.correct_name,
            EventId(event),
            what=said.what,
            entry=said.entry,
            was=said.was,
            name=said.name,
            reason=said.reason,
            key=said.key,
            by=person.name,
        )

    @post(
        "/{event:str}/withdrawal",
        operation_id=f"withdraw{kind}Event",
        summary=f"Withdraw{kind}Event",
        operation_class=takes(EventWithdrawalIn),
        status_code=200,
        responses=GIVEN,
    )
    async def withdraw_event(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Withdraw an event: nothing more is played in it, and nothing of it is deleted."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, EventWithdrawalIn)
        return await to_thread(
            desk.withdraw_event, EventId(event), reason=said.reason, key=said.key, by=person.name
        )

    @post(
        "/{event:str}/withdrawal/back",
        operation_id=f"takeBack{kind}Withdrawal",
        summary=f"TakeBack{kind}Withdrawal",
        operation_class=takes(EventWithdrawalIn),
        status_code=200,
        responses=GIVEN,
    )
    async def take_back(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Have an event go on where it stood when it was withdrawn."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, EventWithdrawalIn)
        return await to_thread(
            desk.take_back_withdrawal,
            EventId(event),
            reason=said.reason,
            key=said.key,
            by=person.name,
        )

    @post(
        "/{event:str}/away",
        operation_id=f"putAway{kind}Rehearsal",
        summary=f"PutAway{kind}Rehearsal",
        operation_class=takes(PutAwayIn),
        status_code=200,
        responses=GIVEN,
    )
    async def put_away(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Put a rehearsal away: it is shown nowhere, and stays in the log."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, PutAwayIn)
        return await to_thread(desk.put_away, EventId(event), key=said.key, by=person.name)

    @post(
        "/{event:str}/away/back",
        operation_id=f"bringOut{kind}Rehearsal",
        summary=f"BringOut{kind}Rehearsal",
        operation_class=takes(PutAwayIn),
        status_code=200,
        responses=GIVEN,
    )
    async def bring_out(event: EventPart, request: AnyRequest) -> OfficeDone:
        """Show a rehearsal again that was put away."""
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, PutAwayIn)
        return await to_thread(desk.bring_out, EventId(event), key=said.key, by=person.name)

    return [correct_name, withdraw_event, take_back, put_away, bring_out]


def away_routes(*desks: EventDesk) -> Router:
    """The route under `/api/put-away`: what is shown nowhere else, of every kind of event."""

    @get("/", operation_id="listPutAway", responses=AT_THE_DOOR)
    async def list_put_away(request: AnyRequest) -> tuple[AwayEvent, ...]:
        """The rehearsals that were put away and that one directs, the newest first."""
        person = signed_in(request)
        if person is None:
            raise NotSignedIn
        found = [event for desk in desks for event in await to_thread(desk.away)]
        mine = [each for each in found if person.may(Role.DIRECTOR, each.id)]
        return tuple(sorted(mine, key=lambda each: each.sealed_at, reverse=True))

    return Router("/api/put-away", route_handlers=[list_put_away])
