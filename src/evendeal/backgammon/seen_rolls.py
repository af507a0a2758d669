"""The rolls that a room has seen, and what stands before them (R47)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from evendeal.backgammon.actions import Dice, GameAction, OpeningRoll, Roll
from evendeal.backgammon.played_turns import Counted, CubeAction, cube_actions, roll_due
from evendeal.backgammon.record_refusals import DiceInstead, RollSeen, RollStays
from evendeal.backgammon.rolls import OpeningDiffers, RollDiffers, high_first
from evendeal.backgammon.ruleset import Side
from evendeal.backgammon.state import GameState

WHERE = "this room"
OPENING = (None, 0)
"""The place of the opening roll among the rolls of a game."""


class SeenRoll(NamedTuple):
    """A roll that a room has seen.

    Attributes:
        dice: the higher one first; of the opening roll White's first.
        cube: what had been done with the cube before it; None: the director lets that be
            recorded anew.
    """

    dice: Dice
    cube: tuple[CubeAction, ...] | None = ()


SeenRolls: TypeAlias = Mapping[tuple[Side | None, int], SeenRoll]
"""By side and number of the side's roll; the opening roll under `OPENING`."""


GuessedRolls: TypeAlias = Mapping[tuple[Side, int], tuple[CubeAction, ...]]
"""Rolls for which other dice were typed, and what had been done with the cube before that."""


def require_as_seen(
    seen: SeenRolls,
    guessed: GuessedRolls,
    state: GameState,
    rest: Sequence[Counted],
    action: GameAction,
    *,
    drawn: bool,
) -> None:
    """Nothing, if the action leaves as it was what a room has seen and what stood before it.

    A double is decided before the room's own roll; taken back and announced again it must be what
    it was. Drawn ahead, a roll that was taken back comes again.

    Args:
        rest: the actions since the last complete turn.

    Raises:
        RollSeen: something else stood before the roll when it was seen.
        RollDiffers, OpeningDiffers: other dice, and they were drawn ahead.
    """
    if isinstance(action, OpeningRoll):
        known, dice = seen.get(OPENING), (action.white, action.black)
        if drawn and known is not None and dice != known.dice:
            raise OpeningDiffers(where=WHERE, found=dice, due=known.dice)
        return
    due = roll_due(state)
    if due is None or not isinstance(action, CubeAction | Roll):
        return
    (side, number), roll = due, seen.get(due)
    before = cube_before(seen, guessed, due)
    now = cube_actions(rest)
    if isinstance(action, Roll):
        if before is not None and now != before:
            raise RollSeen(side=side, number=number, action="roll")
        rolled = high_first(action.dice)
        if drawn and roll is not None and rolled != roll.dice:
            raise RollDiffers(where=WHERE, side=side, number=number, found=rolled, due=roll.dice)
    elif before is not None and (*now, action) != before[: len(now) + 1]:
        raise RollSeen(side=side, number=number, action=type(action).__name__.lower())


def cube_before(
    seen: SeenRolls, guessed: GuessedRolls, due: tuple[Side, int]
) -> tuple[CubeAction, ...] | None:
    """What was done with the cube before a roll that the room has seen; None: anything may be."""
    roll = seen.get(due)
    return guessed.get(due) if roll is None else roll.cube


def see(
    seen: dict[tuple[Side | None, int], SeenRoll],
    state: GameState,
    rest: Sequence[Counted],
    action: GameAction,
) -> None:
    """Add the roll that the action reveals, if it is one; `state` is the game before it."""
    if isinstance(action, OpeningRoll):
        seen[OPENING] = SeenRoll((action.white, action.black))
    elif isinstance(action, Roll):
        due = roll_due(state)
        assert due is not None
        seen[due] = SeenRoll(high_first(action.dice), cube_actions(rest))


def require_drawn_dice(of: int, was: GameAction, now: GameAction, *, drawn: bool) -> None:
    """Nothing, if a correction of a line leaves dice as they are, or they were thrown here.

    Nor are there dice where there were none: refused or taken, they would reveal a roll that
    this room has not seen.

    Args:
        was: the action of line `of`.
        now: what it is to become.

    Raises:
        DiceInstead: the line has no dice, and now it would.
        RollStays: the dice were drawn ahead.
    """
    if dice_in(was) == dice_in(now):
        return
    if dice_in(was) is None:
        raise DiceInstead(of=of)
    if drawn:
        raise RollStays(of=of, why="they were drawn ahead")


def dice_in(action: GameAction) -> tuple[Side | None, int, int] | None:
    """What dice an action says, and whose; None if none."""
    match action:
        case OpeningRoll(white, black):
            return None, white, black
        case Roll(side, dice):
            high, low = high_first(dice)
            return side, high, low
        case _:
            return None
