"""How teams are drawn and scored."""

from dataclasses import dataclass
from enum import Enum

from evendeal.scoring.methods import METHODS
from evendeal.scoring.ranking import Ties
from evendeal.tournament.checks import NotAnEvent, one_of
from evendeal.tournament.duplicate.rules import OrderRules


class SeatDrawKind(Enum):
    """How seats are drawn (R4)."""

    BALANCED = "balanced"
    """Every team acts behind every other as equally often as can be."""
    CYCLIC = "cyclic"
    """As in the guide: each table is the one before, moved one seat on."""
    MIRROR = "mirror"
    """Every second session repeats the one before with the seats reversed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawRules(OrderRules):
    """How luck is drawn: seats, running orders, and what is mixed in."""

    seats: SeatDrawKind = SeatDrawKind.BALANCED


@dataclass(frozen=True, slots=True)
class ScoringRules:
    """How points are made: the id of a method of `evendeal.scoring`, and what ties get."""

    method: str = "seat_points"
    ties: Ties = Ties.SHARED

    def __post_init__(self) -> None:
        if self.method not in METHODS:
            raise NotAnEvent(where="scoring.method", value=self.method, why=one_of(METHODS))
