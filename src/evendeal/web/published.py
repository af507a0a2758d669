"""The routes of an event's published files, for the verifying script."""

from collections.abc import Callable, Iterator
from typing import Any

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ControllerRouterHandler

from evendeal.ids import EventId
from evendeal.views.absent import Absent
from evendeal.web.parts import EventPart
from evendeal.web.problem import CONFLICT, NOT_THERE

FILES = {
    "seal.json": "application/json",
    "lineups.json": "application/json",
    "root.json": "application/json",
    "opened.json": "application/json",
    "checkpoints.jsonl": "application/jsonl",
}
"""The published files of an event, by name, with their media types."""

ERRORS: dict[int, ResponseSpec] = {404: NOT_THERE, 409: CONFLICT}


class NotPublished(Absent):
    """A file of an event that has not been published yet."""

    def __init__(self, *, event: EventId, file: str) -> None:
        super().__init__(f"{file} of {event} has not been published yet")
        self.event = event
        self.file = file


def published_routes(
    under: str, operation: str, file: Callable[[EventId, str], str | None]
) -> Iterator[ControllerRouterHandler]:
    """A route for each of `FILES`.

    Args:
        under: the address that stands before the name, with the part `event` in it.
        operation: how the ids of the operations begin.
        file: a file's text by event and name; None while it has not been published.
    """
    for name, media_type in FILES.items():
        yield _route(under + name, operation, name, media_type, file)


def _route(
    path: str,
    operation: str,
    name: str,
    media_type: str,
    file: Callable[[EventId, str], str | None],
) -> ControllerRouterHandler:
    @get(
        path,
        sync_to_thread=True,
        media_type=media_type,
        operation_id=operation + name.replace(".", " ").title().replace(" ", ""),
        response_description=f"`{name}` as the verifying script reads it.",
        responses=ERRORS,
    )
    def get_file(event: EventPart) -> Response[Any]:
        """A published file of the event, for the verifying script."""
        text = file(EventId(event), name)
        if text is None:
            raise NotPublished(event=EventId(event), file=name)
        # Encoded here: a string answered as application/json would be quoted.
        return Response(text.encode(), media_type=media_type)

    return get_file
