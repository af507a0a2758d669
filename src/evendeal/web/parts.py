"""The parts of addresses and queries that routes share, as the document describes them."""

from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_
from typing import Annotated, Any, TypeVar

from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from evendeal.web.problem import CONFLICT, FORBIDDEN, NOT_THERE, SIGNED_OUT, UNFIT, UNREADABLE

EventPart = Annotated[str, PathParameter(description="Id of the event, e.g. `cup`.")]
PersonPart = Annotated[str, PathParameter(description="Id of a person, e.g. `anna-berg`.")]
TablePart = Annotated[int, PathParameter(description="Number of the table, from 1.")]
SessionPart = Annotated[int, PathParameter(description="Number of the session, from 1.")]
DealPart = Annotated[int, PathParameter(description="Number of the deal, from 1.")]
IdPart = Annotated[str, PathParameter(description="An id as the people's list shows it.")]

AT_THE_DOOR: dict[int, ResponseSpec] = {401: SIGNED_OUT, 403: FORBIDDEN}
"""How a route may refuse that asks for nothing but who somebody is."""

GIVEN_AT_THE_DOOR: dict[int, ResponseSpec] = {**AT_THE_DOOR, 422: UNFIT}
"""The same of one to which something is sent."""

INSIDE: dict[int, ResponseSpec] = {
    **AT_THE_DOOR,
    404: NOT_THERE,
    409: CONFLICT,
}
"""How any route behind the door may refuse."""

ASKED: dict[int, ResponseSpec] = {400: UNREADABLE, **INSIDE}
"""The same of one with a query."""

GIVEN: dict[int, ResponseSpec] = {**INSIDE, 422: UNFIT}
"""The same of one to which something is sent."""


RouteT = TypeVar("RouteT", bound=Callable[..., Any])


def answers(views: Iterable[type]) -> Callable[[RouteT], RouteT]:
    """Say of a route that it answers one of these views, each format its own.

    Where no format of the house has one, the route answers nobody, and says nothing of what.
    """
    found = tuple(views)

    def say(route: RouteT) -> RouteT:
        if found:
            route.__annotations__["return"] = reduce(or_, found)
        return route

    return say
