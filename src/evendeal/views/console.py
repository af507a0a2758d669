"""What the consoles of every kind of table share: lines as they stand, and lines sent in."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from evendeal.ids import EventId, TableNo
from evendeal.views.roles import Grant


@dataclass(frozen=True, slots=True)
class ConsoleLine:
    """A line of the hand as it stands in the log: its number, content, writer and time."""

    n: int
    body: Mapping[str, Any]
    by: str
    at: str


class Sent(NamedTuple):
    """Lines of one hand as a device sends them, in the order typed.

    Attributes:
        n: number of the first of them in the hand.
        key: the device's name for these lines.
        lines: their contents, not read yet.
        by: who is signed in there.
        offline: the device says that they were typed without a connection. Nobody believes it:
            it changes what is accepted, and nothing of what is sent.
        grant: the role in which it is sent; None: the recorder's.
    """

    event: EventId
    table: TableNo
    session: int
    deal: int
    n: int
    key: str
    lines: Sequence[Mapping[str, Any]]
    by: str
    offline: bool = False
    grant: Grant | None = None


@dataclass(frozen=True, slots=True)
class Handover:
    """A code with which another device goes on at this table, once, until a time (UTC)."""

    code: str
    until: str
