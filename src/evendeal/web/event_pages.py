"""The routes of the public pages of events, made from what the formats say of their pages."""

import re
from collections.abc import Callable, Iterator, Sequence
from inspect import Parameter, Signature
from typing import Annotated, Any, Union, get_args

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from evendeal.formats import FORMATS
from evendeal.formats.pages import Download, EventPart, Page, pages_of
from evendeal.formats.public_house import PublicHouse
from evendeal.ids import EventId
from evendeal.views.absent import NotPublished
from evendeal.web.problem import CONFLICT, NOT_THERE, UNREADABLE

FILES = {
    "seal.json": "application/json",
    "lineups.json": "application/json",
    "root.json": "application/json",
    "opened.json": "application/json",
    "checkpoints.jsonl": "application/jsonl",
}
"""The published files of an event, by name, with their media types."""

WORD = re.compile("([A-Z])")

ERRORS: dict[int, ResponseSpec] = {404: NOT_THERE, 409: CONFLICT}
ASKED: dict[int, ResponseSpec] = {400: UNREADABLE, **ERRORS}

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"

Answer = Callable[..., Any]


def pages_by_path() -> dict[str, list[Page]]:
    """The pages of all formats by their address; where several have one, it answers as any does."""
    by_path: dict[str, list[Page]] = {}
    for kind in FORMATS.values():
        for page in pages_of(kind.public_side()):
            by_path.setdefault(page.path, []).append(page)
    return by_path


def heads() -> Any:
    """The type of the head of an event of any format."""
    return _any_of(pages_by_path()[""])


def page_routes(public: PublicHouse) -> Iterator[ControllerRouterHandler]:
    """A route for each address at which events of some format have a page."""
    for path, pages in pages_by_path().items():
        yield _page_route(public, f"/events/{{event:str}}/{path}".rstrip("/"), pages)


def file_routes(public: PublicHouse) -> Iterator[ControllerRouterHandler]:
    """A route for each published file of an event, for the verifying script."""
    for name, media_type in FILES.items():
        yield _file_route(public, name, media_type)


def _any_of(pages: Sequence[Page]) -> Any:
    return Union[tuple(page.answer for page in pages)]  # noqa: UP007 (made of a list)


def _page_route(public: PublicHouse, path: str, pages: Sequence[Page]) -> ControllerRouterHandler:
    first = pages[0]

    def answer(event: str, **parts: Any) -> Any:
        return public.page(first, EventId(event), **parts)

    def download(event: str, **parts: Any) -> Response[Any]:
        file = public.page(first, EventId(event), **parts)
        return Response(
            file.text.encode(),
            media_type=file.media_type,
            headers={"content-disposition": f'attachment; filename="{file.name}"'},
        )

    if first.answer is Download:
        queries = [part for part in first.parts.values() if part.default is not Parameter.empty]
        return get(
            path,
            sync_to_thread=True,
            operation_id=first.operation,
            responses=ASKED if queries else ERRORS,
            media_type=JSON if path.endswith(".json") else TEXT,
            response_description="The text of the file.",
        )(_with_parts(download, first, Response[Any]))
    return get(path, sync_to_thread=True, operation_id=first.operation, responses=ASKED)(
        _with_parts(answer, first, _any_of(pages))
    )


def _with_parts(handler: Answer, page: Page, answer: Any) -> Answer:
    """The handler as if it had been written with the parts of the page in its signature."""
    parts = {
        "event": Parameter(
            "event", Parameter.POSITIONAL_OR_KEYWORD, annotation=_in_address(EventPart)
        ),
        **{
            name: part.replace(
                annotation=_in_address(part.annotation)
                if part.default is Parameter.empty
                else _in_query(part.annotation)
            )
            for name, part in page.parts.items()
        },
    }
    handler.__name__ = WORD.sub(r"_\1", page.operation).lower()
    handler.__doc__ = page.about
    handler.__annotations__ = {name: part.annotation for name, part in parts.items()}
    handler.__annotations__["return"] = answer
    handler.__signature__ = Signature(  # type: ignore[attr-defined]
        list(parts.values()), return_annotation=answer
    )
    return handler


def _in_address(part: Any) -> Any:
    kind, about = get_args(part)
    return Annotated[_plain(kind), PathParameter(description=about)]


def _in_query(part: Any) -> Any:
    kind, about = get_args(part)
    (number,) = (each for each in get_args(kind) if each is not type(None))
    return Annotated[_plain(number) | None, QueryParameter(ge=1, description=about)]


def _plain(kind: Any) -> Any:
    """The type that the framework reads: ids and numbers are new names of those."""
    return getattr(kind, "__supertype__", kind)


def _file_route(public: PublicHouse, name: str, media_type: str) -> ControllerRouterHandler:
    @get(
        f"/events/{{event:str}}/{name}",
        sync_to_thread=True,
        media_type=media_type,
        operation_id="file" + name.replace(".", " ").title().replace(" ", ""),
        response_description=f"`{name}` as the verifying script reads it.",
        responses=ERRORS,
    )
    def get_file(event: _in_address(EventPart)) -> Response[Any]:  # type: ignore[valid-type]
        """A published file of the event, for the verifying script."""
        text = public.file(EventId(event), name)
        if text is None:
            raise NotPublished(event=EventId(event), file=name)
        # Encoded here: a string answered as application/json would be quoted.
        return Response(text.encode(), media_type=media_type)

    return get_file
