"""What every table can record: a line taken back, the director called and come."""

from dataclasses import dataclass
from typing import Annotated

from evendeal.ids import DealNo, TableNo
from evendeal.lines.fields import COUNT, LINE, TEXT


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
