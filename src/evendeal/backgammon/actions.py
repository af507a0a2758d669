"""What can happen in a game, one announced thing each.

A dance is no action: after a roll with which nothing can be played the turn is over by itself.
"""

from dataclasses import dataclass
from typing import Annotated, NamedTuple, TypeAlias

from evendeal.backgammon.ruleset import BAR, OFF, Level, Side
from evendeal.lines.fields import FLAG, WHOLE, FieldKind

Dice: TypeAlias = tuple[int, int]


class Move(NamedTuple):
    """One checker by one die, in its side's own numbering: 24 to 1, bar 25, off 0."""

    start: int
    end: int

    def __str__(self) -> str:
        start = "bar" if self.start == BAR else str(self.start)
        return f"{start}/{'off' if self.end == OFF else self.end}"


Moves: TypeAlias = tuple[Move, ...]

_SIDES = {side.word: side for side in Side}
_LEVELS = {level.name.lower(): level for level in Level}


def _are_two(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(each) is int for each in value)


SIDE = FieldKind(
    lambda value: isinstance(value, str) and value in _SIDES,
    " or ".join(_SIDES),
    _SIDES.__getitem__,
    lambda side: side.word,
)
_DICE = FieldKind(_are_two, "two whole numbers", tuple, list)
_MOVES = FieldKind(
    lambda value: isinstance(value, list) and all(map(_are_two, value)),
    "a list of them, each from one point to another",
    lambda value: tuple(Move(*each) for each in value),
    lambda moves: [list(move) for move in moves],
)
_LEVEL = FieldKind(
    lambda value: isinstance(value, str) and value in _LEVELS,
    "single, gammon or backgammon",
    _LEVELS.__getitem__,
    lambda level: level.name.lower(),
)

ItsSide: TypeAlias = Annotated[Side, SIDE]


@dataclass(frozen=True, slots=True)
class OpeningRoll:
    """One die each; the higher one plays first."""

    white: Annotated[int, WHOLE]
    black: Annotated[int, WHOLE]


@dataclass(frozen=True, slots=True)
class Roll:
    """The side's two dice are announced."""

    side: ItsSide
    dice: Annotated[Dice, _DICE]


@dataclass(frozen=True, slots=True)
class Play:
    """All moves of the side's turn, one die each.

    Attributes:
        side: who plays.
        moves: in an order in which they can be made, or in another one.
        accepted: an illegal play that the opponent let stand: only what cannot be done with
            checkers is refused.
    """

    side: ItsSide
    moves: Annotated[Moves, _MOVES]
    accepted: Annotated[bool, FLAG] = False


@dataclass(frozen=True, slots=True)
class Double:
    """The side offers the cube at twice its value."""

    side: ItsSide


@dataclass(frozen=True, slots=True)
class Take:
    """The side plays on at the doubled value."""

    side: ItsSide


@dataclass(frozen=True, slots=True)
class Pass:
    """The side gives the game up rather than double it."""

    side: ItsSide


@dataclass(frozen=True, slots=True)
class Beaver:
    """The side takes and redoubles at once, and keeps the cube."""

    side: ItsSide


@dataclass(frozen=True, slots=True)
class Resign:
    """The side offers to lose the game at this level."""

    side: ItsSide
    level: Annotated[Level, _LEVEL]


@dataclass(frozen=True, slots=True)
class AcceptResignation:
    """The side agrees to win at the level offered."""

    side: ItsSide


@dataclass(frozen=True, slots=True)
class DeclineResignation:
    """The side wants to play on."""

    side: ItsSide


GameAction: TypeAlias = (
    OpeningRoll
    | Roll
    | Play
    | Double
    | Take
    | Pass
    | Beaver
    | Resign
    | AcceptResignation
    | DeclineResignation
)
