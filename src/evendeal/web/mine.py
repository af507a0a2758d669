"""`/api/my`: what a player or a captain sees of the own play."""

from typing import TYPE_CHECKING, Protocol

from litestar import Router, get
from litestar.openapi.datastructures import ResponseSpec

from evendeal.ids import EntryId, EventId
from evendeal.views.mine import Mine, MyRole
from evendeal.views.roles import Grant, Person, Role
from evendeal.web.parts import EventPart
from evendeal.web.problem import FORBIDDEN, NOT_THERE, SIGNED_OUT, AnyRequest
from evendeal.web.signed_in import require

if TYPE_CHECKING:
    from evendeal.web.inside import Inside


ERRORS: dict[int, ResponseSpec] = {401: SIGNED_OUT, 403: FORBIDDEN, 404: NOT_THERE}
_MINE = (Role.CAPTAIN, Role.PLAYER)


class MyDesk(Protocol):
    """What the web asks of the house for players and captains. Synchronous; called on threads."""

    def mine(self, event: EventId, role: MyRole, entry: EntryId, player: str) -> Mine:
        """The place of a player, or of the captain of an entry."""
        ...


def mine_routes(inside: "Inside") -> Router:
    """The routes under `/api/my`, made anew for each application."""

    @get("/{event:str}", sync_to_thread=True, operation_id="getMine", responses=ERRORS)
    def get_mine(event: EventPart, request: AnyRequest) -> Mine:
        """The own seats and the own open deals; a captain's are those of the whole entry."""
        person = require(request, _MINE, event)
        role, grant = _own(person, EventId(event))
        return inside.mine.mine(
            EventId(event), role, grant.entry or EntryId(""), grant.player or ""
        )

    return Router("/api/my", route_handlers=[get_mine])


def _own(person: Person, event: EventId) -> tuple[MyRole, Grant]:
    """As what somebody looks: as a captain, who sees the player's seat too, else as a player.

    Whose place it is stands in the grant and nowhere in the request, so nobody can ask for
    another's.
    """
    captain = [grant for grant in person.grants if grant.holds(Role.CAPTAIN, event)]
    player = [grant for grant in person.grants if grant.holds(Role.PLAYER, event)]
    return ("captain", captain[0]) if captain else ("player", player[0])
