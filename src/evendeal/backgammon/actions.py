"""What can happen in a game, one announced thing each.

A dance is no action: after a roll with which nothing can be played the turn is over by itself.
"""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from evendeal.backgammon.ruleset import BAR, OFF, Level, Side

Dice: TypeAlias = tuple[int, int]


class Move(NamedTuple):
    """One checker by one die, in its side's own numbering: 24 to 1, bar 25, off 0."""

    start: int
    end: int

    def __str__(self) -> str:
        start = "bar" if self.start == BAR else str(self.start)
        return f"{start}/{'off' if self.end == OFF else self.end}"


Moves: TypeAlias = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class OpeningRoll:
    """One die each; the higher one plays first."""

    white: int
    black: int


@dataclass(frozen=True, slots=True)
class Roll:
    """The side's two dice are announced."""

    side: Side
    dice: Dice


@dataclass(frozen=True, slots=True)
class Play:
    """All moves of the side's turn, one die each.

    Attributes:
        side: who plays.
        moves: in an order in which they can be made, or in another one.
        accepted: an illegal play that the opponent let stand: only what cannot be done with
            checkers is refused.
    """

    side: Side
    moves: Moves
    accepted: bool = False


@dataclass(frozen=True, slots=True)
class Double:
    """The side offers the cube at twice its value."""

    side: Side


@dataclass(frozen=True, slots=True)
class Take:
    """The side plays on at the doubled value."""

    side: Side


@dataclass(frozen=True, slots=True)
class Pass:
    """The side gives the game up rather than double it."""

    side: Side


@dataclass(frozen=True, slots=True)
class Beaver:
    """The side takes and redoubles at once, and keeps the cube."""

    side: Side


@dataclass(frozen=True, slots=True)
class Resign:
    """The side offers to lose the game at this level."""

    side: Side
    level: Level


@dataclass(frozen=True, slots=True)
class AcceptResignation:
    """The side agrees to win at the level offered."""

    side: Side


@dataclass(frozen=True, slots=True)
class DeclineResignation:
    """The side wants to play on."""

    side: Side


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
