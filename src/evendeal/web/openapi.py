"""The OpenAPI document: the framework's, with what it leaves out put in."""

import json
import sys
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Union

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from evendeal.formats import FORMATS
from evendeal.views.home import IdeaCard, LiveCard
from evendeal.web.body import MADE

SHAPES = ("evendeal.views", "evendeal.web")
"""The rooms whose classes may be shapes on the wire; the folder of a format is one as well."""
_REFERENCE = "#/components/schemas/"


class ExactFigures(OpenAPISchemaPlugin):
    """Tells the document how a Fraction looks on the wire."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether the field is a Fraction."""
        return field_definition.annotation is Fraction

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: object
    ) -> Schema:
        """Text of two whole numbers, e.g. "7/2"."""
        return Schema(type=OpenAPIType.STRING, pattern=r"^-?[0-9]+/[0-9]+$")


class Cards(OpenAPISchemaPlugin):
    """Tells the document which cards the formats have for the first page of the house."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether the field is a card that every format has of its own."""
        return field_definition.annotation in (LiveCard, IdeaCard)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """One of those that there are."""
        sides = [kind.public_side() for kind in FORMATS.values()]
        live = field_definition.annotation is LiveCard
        cards = [each for side in sides if (each := side.live if live else side.idea) is not None]
        definition = FieldDefinition.from_annotation(Union[tuple(cards)])  # noqa: UP007 (of a list)
        schema: Schema = schema_creator.for_field_definition(definition)
        return schema


class Document(JsonRenderPlugin):
    """Serves the completed document as JSON, and no page that would load scripts."""

    def __init__(self) -> None:
        super().__init__()
        self._completed: tuple[dict[str, Any], bytes] | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The bytes of `/schema/openapi.json`, the same as those of the committed file.

        To complete them takes a quarter of a second, in which the server answers nobody else:
        it is done once for each document that the framework makes.
        """
        if self._completed is None or self._completed[0] is not openapi_schema:
            self._completed = (openapi_schema, canonical(openapi_schema))
        return self._completed[1]


def canonical(schema: dict[str, Any]) -> bytes:
    """The completed document as sorted, indented JSON with a line break at its end."""
    text = json.dumps(complete(schema), indent=2, sort_keys=True, ensure_ascii=False)
    return text.encode() + b"\n"


def complete(schema: dict[str, Any]) -> dict[str, Any]:
    """The document, telling what the framework does not.

    Every answer has all of its fields; each shape is described by its docstring; the shapes
    of bodies that routes read by themselves are there; a query value is a number or left out,
    since there is no way to write null in an address; and only a query can be
    unreadable.
    """
    done: dict[str, Any] = json.loads(json.dumps(schema))
    shapes = done["components"].setdefault("schemas", {})
    rooms = _rooms()
    _add_missing(shapes, done, rooms)
    for name, shape in shapes.items():
        owner = _owner(name, rooms)
        shape["description"] = " ".join((owner.__doc__ or "").split())
        if "properties" not in shape:
            continue
        if not issubclass(owner, msgspec.Struct):
            shape["required"] = sorted(shape["properties"])
        for field in shape["properties"].values():
            if "const" in field:
                field.pop("default", None)
    for operations in done["paths"].values():
        for operation in operations.values():
            query = [part for part in operation.get("parameters", ()) if part["in"] == "query"]
            for part in query:
                part["schema"] = _without_null(part["schema"])
            if not query:
                operation["responses"].pop("400", None)
    return done


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    rest = {key: value for key, value in schema.items() if key != "oneOf"}
    for choice in schema.get("oneOf", ()):
        if choice != {"type": "null"}:
            rest |= choice
    return rest


def _rooms() -> tuple[str, ...]:
    """Where shapes are looked for: the house's own rooms first, since a format may lie anywhere."""
    return tuple(sorted(sys.modules, key=lambda each: (not each.startswith(SHAPES), each)))


def _owner(name: str, rooms: Sequence[str]) -> type:
    """The class of a shape: the framework names it by its last word, or by its whole path."""
    if name in MADE:
        return MADE[name][1]
    for module in rooms:
        for word in (name, name.rpartition("_")[2]):
            owner = vars(sys.modules[module]).get(word)
            if not isinstance(owner, type) or owner.__module__ != module:
                continue
            if word == name or name.startswith(module.replace(".", "_")):
                return owner
    raise LookupError(name)


def _add_missing(shapes: dict[str, Any], document: dict[str, Any], rooms: Sequence[str]) -> None:
    """Add what is referred to and not there, and what that refers to."""
    for name in sorted(set(_references(document)) - set(shapes)):
        _, schemas = msgspec.json.schema_components(
            [_owner(name, rooms)], ref_template=_REFERENCE + "{name}"
        )
        for each, shape in schemas.items():
            shape.pop("title", None)
            shapes.setdefault(each, shape)


def _references(part: Any) -> list[str]:
    if isinstance(part, dict):
        here = part.get("$ref", "")
        names = [here.removeprefix(_REFERENCE)] if here.startswith(_REFERENCE) else []
        return names + [name for value in part.values() for name in _references(value)]
    return [name for value in part for name in _references(value)] if isinstance(part, list) else []
