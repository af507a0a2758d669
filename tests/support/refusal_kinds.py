"""Every kind of refusal in the house, and a refusal of it from the fields of a golden file."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from enum import Enum
from fractions import Fraction
from functools import cache
from typing import Any, get_type_hints

import msgspec

import evendeal
from evendeal.errors import Refused
from evendeal.reason import Reason
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.room_match.event_faults import EventFault


@cache
def refusals() -> tuple[type[Refused], ...]:
    """Every kind of refusal in the house, by name."""
    for module in pkgutil.walk_packages(evendeal.__path__, "evendeal."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)

    def below(kind: type[Refused]) -> Iterator[type[Refused]]:
        for child in kind.__subclasses__():
            yield child
            yield from below(child)

    ours = {kind for kind in below(Refused) if kind.__module__.startswith("evendeal.")}
    return tuple(sorted(ours, key=lambda kind: kind.__qualname__))


def room_of(kind: type[Refused]) -> str:
    """The room of the house in which the kind stands."""
    return kind.__module__.split(".")[1]


def facts_of(kind: type[Refused]) -> dict[str, Any]:
    """What the kind takes, and of which type, by name."""
    types = get_type_hints(kind.__init__)
    taken = inspect.signature(kind.__init__).parameters.values()
    return {each.name: types[each.name] for each in taken if each.kind is each.KEYWORD_ONLY}


def refusal_of(kind: type[Refused], fields: dict[str, Any]) -> Refused:
    """The refusal that has these fields, as `in_json` writes them."""
    types = facts_of(kind)
    return kind(**{name: _read(value, types[name]) for name, value in fields.items()})


def in_json(value: object) -> Any:
    """A field as a golden file has it; what JSON has no word for says what it is."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Fraction):
        return {"fraction": str(value)}
    if isinstance(value, Refused):
        taken = facts_of(type(value))
        return {"refusal": value.name, "fields": {n: in_json(getattr(value, n)) for n in taken}}
    if isinstance(value, EventFault):
        return {"no": in_json(value.no), "line": value.line}
    if isinstance(value, list | tuple):
        return [in_json(each) for each in value]
    return msgspec.to_builtins(value)


def _read(value: Any, type_: Any) -> Any:
    match value:
        case {"fraction": str(text), **rest} if not rest:
            return Fraction(text)
        case {"refusal": str(name), "fields": fields}:
            (kind,) = (each for each in refusals() if each.__name__ == name)
            return refusal_of(kind, fields)
        case [*several] if type_ == tuple[int | Fraction, ...]:
            return tuple(_read(each, int | Fraction) for each in several)
        case [*several] if type_ == tuple[EventFault, ...]:
            return tuple(
                EventFault(_read(each["no"], NotAnEvent), each["line"]) for each in several
            )
        case str(words) if type_ is Reason:
            return Reason("golden", "{words}", words=words)
    return value if type_ == int | Fraction else msgspec.convert(value, type_)
