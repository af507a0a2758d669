"""The routes of new events of every format, for those who direct the whole house."""

import dataclasses
from types import GenericAlias
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ControllerRouterHandler

from evendeal.director.entry_lists import look_at_list
from evendeal.formats import FORMATS, Desks
from evendeal.views.draft import EventMade, FormatChoice
from evendeal.views.entry_list import EntryListDraft, EntryListRead
from evendeal.views.roles import HOUSE, Role
from evendeal.web.body import body, shape_named, takes
from evendeal.web.patient import to_thread
from evendeal.web.problem import (
    CONFLICT,
    FORBIDDEN,
    SIGNED_OUT,
    UNFIT,
    AnyRequest,
    BodyUnreadable,
)
from evendeal.web.router import Router
from evendeal.web.signed_in import require

ERRORS: dict[int, ResponseSpec] = {401: SIGNED_OUT, 403: FORBIDDEN, 409: CONFLICT, 422: UNFIT}

LONGEST_FORM = 1024 * 1024
"""Bytes of a form; a list of some thousand teams fits."""

LONGEST_LIST = 6 * 1024 * 1024
"""Bytes of a file of 4 MB as base64, and the fields beside it."""


def new_event_routes(desks: Desks) -> Router:
    """The routes of new events, made anew for each application."""
    sides = [kind.new_event_side() for kind in FORMATS.values()]
    drafts = [strict_shape(each) for each in dict.fromkeys(side.draft for side in sides)]
    checks: Any = Union[tuple(dict.fromkeys(side.check_type for side in sides))]  # noqa: UP007

    async def check_draft(request: AnyRequest) -> Any:
        """What is wrong with a draft, all of it, or what it would make; nothing is written."""
        require(request, Role.DIRECTOR, HOUSE)
        side, draft = await _draft(desks, request)
        return await to_thread(side.check, draft)

    check_draft.__annotations__["return"] = checks

    @get("/formats", operation_id="listFormats", responses={401: SIGNED_OUT, 403: FORBIDDEN})
    async def list_formats(request: AnyRequest) -> tuple[FormatChoice, ...]:
        """What a new event may play, and how it is made."""
        require(request, Role.DIRECTOR, HOUSE)
        return tuple(
            kind.new_event_side().choice(name, kind.name) for name, kind in FORMATS.items()
        )

    @post(
        "/events",
        operation_id="makeEvent",
        operation_class=takes(*drafts),
        status_code=201,
        responses=ERRORS,
    )
    async def make_event(request: AnyRequest) -> EventMade:
        """Seal the event of a draft and publish it."""
        person = require(request, Role.DIRECTOR, HOUSE)
        side, draft = await _draft(desks, request)
        return await to_thread(side.make, draft, by=person.name)

    @post(
        "/draft/entries",
        operation_id="readEntryList",
        operation_class=takes(strict_shape(EntryListDraft)),
        status_code=200,
        responses=ERRORS,
    )
    async def read_entry_list(request: AnyRequest) -> EntryListRead:
        """How a list of teams is understood, pasted or from a file; nothing is written."""
        require(request, Role.DIRECTOR, HOUSE)
        sent = await body(request, strict_shape(EntryListDraft), most=LONGEST_LIST)
        return await to_thread(look_at_list, _as(EntryListDraft, sent))

    checked: ControllerRouterHandler = post(
        "/draft",
        operation_id="checkDraft",
        operation_class=takes(*drafts),
        status_code=200,
        responses=ERRORS,
    )(check_draft)
    return Router(
        "/api/office", route_handlers=[list_formats, checked, make_event, read_entry_list]
    )


async def _draft(desks: Desks, request: AnyRequest) -> tuple[Any, Any]:
    """How events of the format that a draft names are made, and the draft as that takes it.

    Raises:
        FormatNotHere: it names none of this house.
        BodyUnreadable: it is none of that format.
    """
    sent = await body(request, dict[str, Any], most=LONGEST_FORM)
    desk = desks.format(sent.get("format"))
    side = desk.new_event_side()(desk)
    try:
        draft = msgspec.convert(sent, strict_shape(side.draft), strict=True)
    except msgspec.ValidationError as error:
        raise BodyUnreadable(why=str(error)) from None
    return side, _as(side.draft, draft)


def _as(view: type[Any], sent: Any) -> Any:
    return msgspec.convert(msgspec.to_builtins(sent), view)


def strict_shape(view: type[Any]) -> type[msgspec.Struct]:
    """A Struct with the fields of a view's dataclass, and of those in it, which takes no others."""
    hints = get_type_hints(view)
    fields: list[Any] = []
    for field in dataclasses.fields(view):
        kind = _strict(hints[field.name])
        needed = field.default is dataclasses.MISSING
        fields.append((field.name, kind) if needed else (field.name, kind, field.default))
    return shape_named(view, "", fields)


def _strict(kind: Any) -> Any:
    """A type with the shape of each dataclass in it."""
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        return strict_shape(kind)
    parts = get_args(kind)
    if not any(dataclasses.is_dataclass(part) for part in parts):
        return kind
    strict: Any = tuple(_strict(part) for part in parts)
    return GenericAlias(tuple, strict) if get_origin(kind) is tuple else Union[strict]  # noqa: UP007
