"""`/api/my`: what a player or a captain sees of the own play."""

from typing import TYPE_CHECKING, Protocol

from litestar import Router

from evendeal.ids import EntryId, EventId
from evendeal.views.mine import Mine, MyRole

if TYPE_CHECKING:
    from evendeal.web.inside import Inside


class MyDesk(Protocol):
    """What the web asks of the house for players and captains. Synchronous; called on threads."""

    def mine(self, event: EventId, role: MyRole, entry: EntryId, player: str) -> Mine:
        """The place of a player, or of the captain of an entry."""
        ...


def mine_routes(inside: "Inside") -> Router:
    """The routes under `/api/my`, made anew for each application."""
    return Router("/api/my", route_handlers=[])
