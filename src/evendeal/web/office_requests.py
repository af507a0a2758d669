"""What offices take and show, as the web reads it: made of the classes that define it.

Nothing of an act is stated here. Formats may have an act at the same path with other fields: which
is read, the event's format says.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.params import PathParameter, QueryParameter

from evendeal.director.office.acts import OfficeAct, OfficeFile, OfficePage, OfficeRequest
from evendeal.views.office import OfficeDone
from evendeal.views.roles import Role
from evendeal.web.body import shape_named

Fields = dict[str, Any]
"""Types by the names of fields, with their descriptions."""


@dataclass(frozen=True, slots=True)
class OfficeDoor:
    """One route of the office, and what each format has there.

    Attributes:
        path: below the address of an event's office.
        kinds: by the format of the event.
    """

    path: str
    kinds: Mapping[str, type[OfficeRequest]]

    @property
    def first(self) -> type[OfficeRequest]:
        """What the first format has there."""
        return next(iter(self.kinds.values()))

    @property
    def looks(self) -> bool:
        """Whether it only shows something."""
        return issubclass(self.first, OfficePage)

    @property
    def roles(self) -> frozenset[Role]:
        """Who may come in at all; what a format has there may be for fewer."""
        return frozenset(role for kind in self.kinds.values() for role in kind.roles)

    @property
    def operation(self) -> str:
        """The name of its operation."""
        name = self.first.__name__
        return f"{name[0].lower()}{name[1:]}"

    @property
    def description(self) -> str:
        """What it does, in the words of its definition."""
        by_text: dict[str, list[str]] = {}
        for format, kind in self.kinds.items():
            by_text.setdefault(" ".join((kind.__doc__ or "").split()), []).append(format)
        if len(by_text) == 1:
            return next(iter(by_text))
        return " ".join(
            f"In an event of `{'` or `'.join(formats)}`: {text}"
            for text, formats in by_text.items()
        )

    @property
    def answer(self) -> Any:
        """The type of the answer."""
        return reduce(or_, dict.fromkeys(_answer(kind) for kind in self.kinds.values()))

    @property
    def template(self) -> str:
        """The path as a route has it."""
        hints = _hints(self.first)

        def written(step: str) -> str:
            if not step.startswith("{"):
                return step
            name = step[1:-1]
            return f"{{{name}:{'int' if _is_number(hints[name]) else 'str'}}}"

        return "/".join(("/{event:str}", *(written(step) for step in self.path.split("/") if step)))

    @property
    def shapes(self) -> tuple[type[msgspec.Struct], ...]:
        """What is sent as a body; none where nothing is."""
        shapes = (body_of(kind, format) for format, kind in self.kinds.items())
        return tuple(dict.fromkeys(shape for shape in shapes if shape is not None))

    def parameters(self) -> Fields:
        """What stands in the path and in the query, as the framework reads it."""
        parameters: Fields = {}
        for kind in self.kinds.values():
            hints, inside = _hints(kind), _in_path(kind)
            for name in inside:
                parameters.setdefault(name, _path_parameter(name, hints[name]))
            if issubclass(kind, OfficePage):
                for name in hints:
                    if name not in inside:
                        parameters.setdefault(name, _query_parameter(hints[name]))
        return parameters


def doors(sides: Mapping[str, Iterable[type[OfficeRequest]]]) -> tuple[OfficeDoor, ...]:
    """Every route of the office, of what each format has.

    Args:
        sides: by the word in an event's file.
    """
    by_place: dict[tuple[bool, str], dict[str, type[OfficeRequest]]] = {}
    for format, kinds in sides.items():
        for kind in kinds:
            place = by_place.setdefault((issubclass(kind, OfficePage), kind.path), {})
            assert format not in place, f"{format} has two of {kind.path}"
            place[format] = kind
    return tuple(OfficeDoor(path, kinds) for (_, path), kinds in by_place.items())


@cache
def body_of(kind: type[OfficeRequest], format: str) -> type[msgspec.Struct] | None:
    """The body of an act: its fields that stand in no path, and its key. None where it has none."""
    if not issubclass(kind, OfficeAct):
        return None
    hints, inside = _hints(kind), _in_path(kind)
    fields: list[Any] = []
    for field in msgspec.structs.fields(kind):
        if field.name in inside or field.name == "key":
            continue
        typed = (field.name, hints[field.name])
        fields.append(typed if field.required else (*typed, field.default))
    if kind.keyed:
        fields.append(("key", str))
    return shape_named(kind, format, fields) if fields else None


def read_request(
    kind: type[OfficeRequest], given: Mapping[str, Any], body: msgspec.Struct | None
) -> tuple[Any, str]:
    """What was sent, and under which key.

    Args:
        given: what stood in the path and in the query.
        body: as `body_of` has it.
    """
    values = dict(given)
    if body is not None:
        values |= {name: getattr(body, name) for name in body.__struct_fields__}
    key = values.pop("key", "") if issubclass(kind, OfficeAct) and kind.keyed else ""
    known = {field.name for field in msgspec.structs.fields(kind)}
    return kind(**{name: value for name, value in values.items() if name in known}), key


@cache
def _hints(kind: type[OfficeRequest]) -> Fields:
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: hints[field.name] for field in msgspec.structs.fields(kind)}


def _in_path(kind: type[OfficeRequest]) -> tuple[str, ...]:
    return tuple(step[1:-1] for step in kind.path.split("/") if step.startswith("{"))


def _answer(kind: type[OfficeRequest]) -> Any:
    act = kind.do if issubclass(kind, OfficeAct) else kind.show  # type: ignore[attr-defined]
    answer = act.__annotations__["return"]
    if answer is None or answer in (int, int | None):
        return OfficeDone
    return Response[bytes] if answer is OfficeFile else answer


def _plain(hint: Any) -> tuple[Any, msgspec.Meta]:
    """A type without its description, and the description."""
    if get_origin(hint) is Annotated:
        plain, *notes = get_args(hint)
        meta = next((each for each in notes if isinstance(each, msgspec.Meta)), msgspec.Meta())
        return _plain(plain)[0], meta
    if choices := [each for each in get_args(hint) if each is not type(None)]:
        plain, meta = _plain(choices[0])
        return (plain | None if len(choices) < len(get_args(hint)) else hint), meta
    return getattr(hint, "__supertype__", hint), msgspec.Meta()


def _is_number(hint: Any) -> bool:
    return _plain(hint)[0] is int


def _path_parameter(name: str, hint: Any) -> Any:
    plain, meta = _plain(hint)
    description = meta.description or f"Number of the {name}, from 1."
    return Annotated[plain, PathParameter(description=description)]


def _query_parameter(hint: Any) -> Any:
    plain, meta = _plain(hint)
    return Annotated[plain, QueryParameter(ge=meta.ge, description=meta.description)]
