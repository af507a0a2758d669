"""What lines of its log say."""

from dataclasses import dataclass
from typing import Annotated, Any

from evendeal.ids import EntryId, SeatNo
from evendeal.lines.fields import COUNT, NAME, Lines
from evendeal.tournament.body_fields import Beacon, Hash
from evendeal.tournament.event_acts import EVENT_LINES


@dataclass(frozen=True, slots=True)
class EveningBegun:
    """The evening began."""

    beacon: Beacon


@dataclass(frozen=True, slots=True)
class EveningEnded:
    """The evening ended, and its secret was published."""

    secret: Hash


@dataclass(frozen=True, slots=True)
class Sat:
    """A player took an empty seat."""

    seat: Annotated[SeatNo, COUNT]
    entry: Annotated[EntryId, NAME]


@dataclass(frozen=True, slots=True)
class Dealt:
    """The luck of a hand was drawn; `commitment` binds its secret before anybody has a card."""

    commitment: Hash


@dataclass(frozen=True, slots=True)
class Stay:
    """A seat stays in the hand."""

    seat: Annotated[SeatNo, COUNT]


@dataclass(frozen=True, slots=True)
class Drop:
    """A seat gives its hand up."""

    seat: Annotated[SeatNo, COUNT]


@dataclass(frozen=True, slots=True)
class Leave:
    """A player gives the hand up and leaves the table: the seat is empty from the next one on."""

    seat: Annotated[SeatNo, COUNT]


@dataclass(frozen=True, slots=True)
class Opened:
    """The secret of a hand in which all have acted."""

    secret: Hash


Action = Stay | Drop | Leave
TABLE: Lines[Any] = Lines({"stay": Stay, "drop": Drop, "leave": Leave})
"""What players say themselves."""

BODIES = (
    TABLE
    | EVENT_LINES
    | Lines(
        {
            "begin": EveningBegun,
            "end": EveningEnded,
            "sit": Sat,
            "deal": Dealt,
            "open": Opened,
        }
    )
)
