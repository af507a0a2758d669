"""The routes of the director's office and of deck custody."""

from typing import TYPE_CHECKING

from litestar import Router

if TYPE_CHECKING:
    from evendeal.web.inside import Inside


def office_routes(inside: "Inside") -> Router:
    """The routes under `/api/office`, made anew for each application."""
    return Router("/api/office", route_handlers=[])
