"""The route of the first page of the house."""

from collections.abc import Callable

from litestar import get

from evendeal import __version__
from evendeal.views.home import Home, House, home
from evendeal.web.compact import Compact
from evendeal.web.router import Router


def home_route(front: Callable[[], Home]) -> Router:
    """The route of the first page; `front` gives it, on any thread."""

    @get("/", sync_to_thread=True, operation_id="getHome")
    def get_home() -> Home:
        """The first page of the house: what is played, what comes, what has been, and the idea."""
        return front()

    return Router("/api/home", route_handlers=[get_home], middleware=[Compact])


def nothing_at_home() -> Home:
    """The first page of a house in which nothing is on."""
    return home(House(), __version__, ())
