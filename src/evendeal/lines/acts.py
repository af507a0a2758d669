"""What is said at every table: a line taken back, the director called and come."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Annotated, Any, TypeVar

from evendeal.ids import DealNo, TableNo
from evendeal.lines.fields import COUNT, LINE, TEXT, FieldKind, HasFields, require_fields

ActT = TypeVar("ActT", bound=HasFields)


@dataclass(frozen=True, slots=True)
class Undo:
    """The line `of` of this hand or game counts no more."""

    of: Annotated[int, LINE]


@dataclass(frozen=True, slots=True)
class CallDirector:
    """The table asks for the director."""

    reason: Annotated[str, TEXT]


@dataclass(frozen=True, slots=True)
class Answered:
    """The director has been at the table; its calls on this deal are settled."""

    table: Annotated[TableNo, COUNT]
    deal: Annotated[DealNo, COUNT]
    reason: Annotated[str, TEXT]


def read_act(
    data: Mapping[str, Any], acts: Mapping[str, type[ActT]], kinds: Mapping[str, FieldKind]
) -> ActT | None:
    """The act that JSON names, of these; None if it names something else.

    Args:
        acts: by what `do` says.
        kinds: of every field of them, by its name.

    Raises:
        NotABody: a field is missing, unknown or of another type.
    """
    do = data.get("do")
    act = acts.get(do) if isinstance(do, str) else None
    if act is None:
        return None
    own = {field.name: kinds[field.name] for field in fields(act)}
    require_fields(data, own)
    return act(**{name: kind.make(data[name]) for name, kind in own.items()})
