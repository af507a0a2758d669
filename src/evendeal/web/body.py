"""The body of a request: JSON of exactly the shape that the route takes."""

from asyncio import to_thread
from typing import Any, TypeVar

import msgspec
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody, Schema

from evendeal.names import all_entered
from evendeal.web.problem import AnyRequest, BodyNotJson, BodyTooLong, BodyUnreadable

MOST = 64 * 1024
"""Bytes of a body, unless a route takes more."""

_T = TypeVar("_T")


async def body(
    request: AnyRequest, shape: type[_T], *, most: int = MOST, verbatim: bool = False
) -> _T:
    """The body as `shape`, a Struct that forbids unknown fields; nothing is converted.

    Its texts are taken as everywhere that somebody types (`names.entered`).

    Args:
        verbatim: they stay as they were sent: passwords, of which hashes are stored, and the lines
            of a table, which its device holds as it has typed them.

    Raises:
        BodyNotJson, BodyTooLong, BodyUnreadable.
    """
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise BodyNotJson
    length = request.headers.get("content-length", "")
    if length.isascii() and length.isdigit() and (len(length) > 12 or int(length) > most):
        raise BodyTooLong(most=most)
    pieces = bytearray()
    async for piece in request.stream():
        pieces += piece
        if len(pieces) > most:
            raise BodyTooLong(most=most)
    sent = bytes(pieces)
    if len(sent) <= MOST:
        return _read(sent, shape, verbatim)
    # A list of 4 MB takes longer than anybody's stream should stand still.
    return await to_thread(_read, sent, shape, verbatim)


def _read(sent: bytes, shape: type[_T], verbatim: bool) -> _T:
    try:
        value = msgspec.json.decode(sent, type=shape, strict=True)
        if verbatim or (sent.isascii() and b"\\u" not in sent):
            return value
        return msgspec.convert(all_entered(msgspec.to_builtins(value)), shape, strict=True)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BodyUnreadable(why=str(error)) from None


def takes(*shapes: type) -> type[Operation]:
    """For a route's `operation_class`: the document then says that it takes one of these bodies."""
    references = [Reference(f"#/components/schemas/{shape.__name__}") for shape in shapes]
    schema = references[0] if len(references) == 1 else Schema(one_of=references)

    class Taking(Operation):
        def __init__(self, **options: Any) -> None:
            super().__init__(**options)
            self.request_body = RequestBody(
                content={"application/json": OpenAPIMediaType(schema=schema)}, required=True
            )

    return Taking


MADE: dict[str, tuple[type, type]] = {}
"""Shapes that are made of other classes, by name: of which, and the shape."""


def shape_named(of: type, prefix: str, fields: list[Any]) -> type[msgspec.Struct]:
    """A Struct of these fields that takes no others, described as the class that it is made of.

    Args:
        prefix: stands before its name where another class has that.
    """
    name = f"{of.__name__}In"
    if name in MADE and MADE[name][0] is not of:
        name = f"{prefix.title().replace('_', '')}{name}"
    if name not in MADE or MADE[name][0] is not of:
        shape = msgspec.defstruct(
            name,
            fields,
            frozen=True,
            forbid_unknown_fields=True,
            kw_only=True,
            module=__name__,
            namespace={"__doc__": of.__doc__},
        )
        MADE[name] = (of, shape)
    made: type[msgspec.Struct] = MADE[name][1]
    return made
