"""What does not change while a side plays its turn: where it may land, and its head."""

from functools import lru_cache
from operator import mul
from typing import NamedTuple

from evendeal.backgammon.actions import Dice
from evendeal.backgammon.ruleset import CHECKERS, OFF, POINTS, BlockTest, Ruleset
from evendeal.backgammon.state import Checkers

HEAD = POINTS
ROW = 6
"""Checkers in a row that make a block."""

UNIT = tuple(1 << 4 * point for point in range(26))
"""One checker on each point, in the number that stands for a position: four bits a point."""

HIT = 104
"""The first bit above a side's own points; from here on a bit a point that was hit."""

ONES = sum(UNIT[1:25])
TURN = 48

KEPT = 512
"""Turns that are remembered: more than both rooms have in a game."""


class TurnConstraints(NamedTuple):
    """The turn of one side, seen in its own numbering.

    Attributes:
        own, opponent: the checkers before the turn, each in its own numbering.
        dice: the dice still to be played, two or four, the larger first.
        open: by point, whether a checker may land there; off is always open.
        hits: by point, the bit of a blot that is hit there, or 0.
        head: how many checkers may leave the head.
        ahead: long gammon: bits of the opponent's points on which a row of six may not end,
            because none of his checkers is past it; 0: no block is forbidden.
        each: whether blocks are looked for after each move.
    """

    own: Checkers
    opponent: Checkers
    dice: tuple[int, ...]
    open: tuple[bool, ...]
    hits: tuple[int, ...]
    head: int = CHECKERS
    ahead: int = 0
    each: bool = False

    @property
    def key(self) -> int:
        """The position before the turn as a number."""
        return sum(map(mul, self.own, UNIT))


def constraints(
    ruleset: Ruleset,
    own: Checkers,
    opponent: Checkers,
    dice: Dice,
    *,
    first: bool = False,
    second: bool = False,
) -> TurnConstraints:
    """The turn of a side that has rolled `dice`.

    Args:
        ruleset: which game.
        own, opponent: checkers, each in its own numbering.
        dice: as rolled.
        first: whether it is the side's first turn.
        second: whether the side plays second.
    """
    high, low = max(dice), min(dice)
    left = (high,) * 4 if high == low else (high, low)
    if not ruleset.is_long:
        return _backgammon(own, opponent, left)
    usual = _long_gammon(own, opponent, left, ruleset.block)
    if first and high == low:
        if high in ruleset.head_doubles:
            return usual._replace(head=2)
        if second and ruleset.second_player_extension and not _runs(usual, high):
            return usual._replace(head=2)
    return usual


# A turn is looked up by its roll, by whoever chooses a play, and by the play; and once more when
# the line of it is counted.
@lru_cache(KEPT)
def _backgammon(own: Checkers, opponent: Checkers, left: tuple[int, ...]) -> TurnConstraints:
    facing = opponent[24:0:-1]
    return TurnConstraints(
        own,
        opponent,
        left,
        (True, *[count < 2 for count in facing]),
        (0, *[(count == 1) << HIT + n for n, count in enumerate(facing, 1)]),
    )


@lru_cache(KEPT)
def _long_gammon(
    own: Checkers, opponent: Checkers, left: tuple[int, ...], block: BlockTest
) -> TurnConstraints:
    closed = opponent[13:25] + opponent[1:13]
    ahead = 0
    if block is not BlockTest.OFF and not opponent[OFF]:
        front = next((point for point in range(1, 25) if opponent[point]), 0)
        ahead = UNIT[front] - 1
    return TurnConstraints(
        own,
        opponent,
        left,
        (True, *[not count for count in closed]),
        (0,) * 25,
        1,
        ahead,
        block is BlockTest.EACH,
    )


def is_blocked(key: int, ahead: int) -> bool:
    """Whether the position holds a forbidden block: six in a row on the opponent's way.

    The row is one of the opponent's points and does not go round the corner from his last
    point to his head.
    """
    held = (key | key >> 1 | key >> 2 | key >> 3) & ONES
    turned = (held >> TURN | held << TURN) & ONES
    three = turned & turned >> 4 & turned >> 8
    return bool(three & three >> 12 & ahead)


def _runs(usual: TurnConstraints, die: int) -> bool:
    """Whether one checker from the head can play the whole double."""
    return all(die * n < HEAD and usual.open[HEAD - die * n] for n in range(1, 5))
