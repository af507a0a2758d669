"""The parts of addresses and queries that routes share, as the document describes them."""

from typing import Annotated

from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from evendeal.web.problem import CONFLICT, FORBIDDEN, NOT_THERE, SIGNED_OUT

EventPart = Annotated[str, PathParameter(description="Id of the event, e.g. `cup`.")]
TablePart = Annotated[int, PathParameter(description="Number of the table, from 1.")]
DealPart = Annotated[int, PathParameter(description="Number of the deal, from 1.")]
SessionPart = Annotated[int, PathParameter(description="Number of the session, from 1.")]
SessionQuery = Annotated[
    int | None,
    QueryParameter(ge=1, description="Number of the session, from 1; by default the current one."),
]

INSIDE: dict[int, ResponseSpec] = {
    401: SIGNED_OUT,
    403: FORBIDDEN,
    404: NOT_THERE,
    409: CONFLICT,
}
"""How any route behind the door may refuse."""
