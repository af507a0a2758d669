"""`/api/my`: what a player or a captain may see of the own play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import Router

if TYPE_CHECKING:
    from evendeal.web.inside import Inside


def mine_routes(inside: Inside) -> Router:
    """The routes of players and captains, made anew for each application."""
    return Router("/api/my", route_handlers=[])
