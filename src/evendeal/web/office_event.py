"""The routes of what a director does about an event of any kind as a whole."""

from collections.abc import Callable
from typing import Literal, Protocol

import msgspec
from litestar import get, post
from litestar.types import ControllerRouterHandler

from evendeal.ids import EventId
from evendeal.views.about_event import AwayEvent
from evendeal.views.office import OfficeDone
from evendeal.views.roles import NotSignedIn, Role
from evendeal.web.body import body, takes
from evendeal.web.office_in import EventWithdrawalIn, NameIn, PutAwayIn, fields
from evendeal.web.parts import AT_THE_DOOR, GIVEN, EventPart
from evendeal.web.patient import to_thread
from evendeal.web.problem import AnyRequest
from evendeal.web.router import Router
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
    return [
        _act(
            "names",
            f"correct{kind}Name",
            "Spell a name right: of the event, a team or a player. Who it is stays the same.",
            NameIn,
            lambda: desk.correct_name,
        ),
        _act(
            "withdrawal",
            f"withdraw{kind}Event",
            "Withdraw an event: nothing more is played in it, and nothing of it is deleted.",
            EventWithdrawalIn,
            lambda: desk.withdraw_event,
        ),
        _act(
            "withdrawal/back",
            f"takeBack{kind}Withdrawal",
            "Have an event go on where it stood when it was withdrawn.",
            EventWithdrawalIn,
            lambda: desk.take_back_withdrawal,
        ),
        _act(
            "away",
            f"putAway{kind}Rehearsal",
            "Put a rehearsal away: it is shown nowhere, and stays in the log.",
            PutAwayIn,
            lambda: desk.put_away,
        ),
        _act(
            "away/back",
            f"bringOut{kind}Rehearsal",
            "Show a rehearsal again that was put away.",
            PutAwayIn,
            lambda: desk.bring_out,
        ),
    ]


def _act(
    path: str,
    operation: str,
    description: str,
    shape: type[msgspec.Struct],
    act: Callable[[], Callable[..., OfficeDone]],
) -> ControllerRouterHandler:
    """The route of one act of an event's director, which is done with what is sent.

    Args:
        shape: of what is sent; the act has its fields by the same names.
        act: gives it once it is to be done: the document is written without any desk.
    """

    @post(
        f"/{{event:str}}/{path}",
        operation_id=operation,
        summary=f"{operation[0].upper()}{operation[1:]}",
        description=description,
        operation_class=takes(shape),
        status_code=200,
        responses=GIVEN,
    )
    async def done(event: EventPart, request: AnyRequest) -> OfficeDone:
        person = require(request, Role.DIRECTOR, event)
        said = await body(request, shape)
        return await to_thread(act(), EventId(event), **fields(said), by=person.name)

    return done


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
