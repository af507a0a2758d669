"""The turns of a game, as the actions that count make them."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from evendeal.backgammon.actions import (
    Beaver,
    Dice,
    Double,
    GameAction,
    Moves,
    OpeningRoll,
    Pass,
    Play,
    Roll,
    Take,
)
from evendeal.backgammon.ruleset import OpeningDice, Side
from evendeal.backgammon.state import Due, GameState

CubeAction: TypeAlias = Double | Take | Pass | Beaver
"""What is done with the cube before a roll."""


class Counted(NamedTuple):
    """An action that counts: the number of its line, and the game after it."""

    n: int
    action: GameAction
    state: GameState


class PlayedTurn(NamedTuple):
    """A side's roll and what was done with it; the same number has the same roll in both rooms.

    Attributes:
        number: of the game's turns, from 1.
        roll: which of the side's rolls it is, from 1.
        dice: as announced.
        moves: None: the side danced.
        accepted: an illegal play that the opponent let stand.
        actions: all from the end of the turn before: cube, resignations, the
            roll (in the first turn the opening roll), the play.
        state: the game after the turn.
        lines: the number of the line of each action.
    """

    number: int
    side: Side
    roll: int
    dice: Dice
    moves: Moves | None
    accepted: bool
    actions: tuple[GameAction, ...]
    state: GameState
    lines: tuple[int, ...]


def is_dice(action: GameAction, state: GameState) -> bool:
    """Whether the action gives a turn its dice; `state` is any of the game's."""
    if isinstance(action, OpeningRoll):
        return state.ruleset.opening is OpeningDice.BOTH_DICE
    return isinstance(action, Roll)


def completes(action: GameAction, after: GameState) -> bool:
    """Whether a turn is complete with this action: its play, or a roll that is danced."""
    if isinstance(action, Play):
        return True
    return is_dice(action, after) and after.due is not Due.PLAY


def turn_of(number: int, counted: Sequence[Counted]) -> PlayedTurn:
    """The turn that these actions make: all since the turn before, the last one completes it."""
    after = counted[-1].state
    given = next(each for each in counted if is_dice(each.action, each.state))
    match given.action:
        case OpeningRoll(white, black):
            side, dice = Side.WHITE if white > black else Side.BLACK, (white, black)
        case Roll(side, dice):
            pass
        case _:  # pragma: no cover - `is_dice`
            raise AssertionError(given)
    last = counted[-1].action
    play = last if isinstance(last, Play) else None
    return PlayedTurn(
        number,
        side,
        after.rolls[side],
        dice,
        None if play is None else play.moves,
        play is not None and play.accepted,
        tuple(each.action for each in counted),
        after,
        tuple(each.n for each in counted),
    )


def roll_due(state: GameState) -> tuple[Side, int] | None:
    """Whose roll comes next, and which of that side's, once the cube is settled.

    None before the opening roll, while dice are played or a resignation waits, and at the end.
    """
    side = state.turn
    if state.due is Due.ANSWER:
        offered = state.cube.offered_by
        assert offered is not None
        # A beaver is offered by the side that was doubled.
        side = offered.other if state.cube.beaver else offered
    elif state.due is not Due.ROLL:
        return None
    assert side is not None
    return side, state.rolls[side] + 1


def cube_actions(counted: Sequence[Counted]) -> tuple[CubeAction, ...]:
    """What of these was done with the cube."""
    return tuple(each.action for each in counted if isinstance(each.action, CubeAction))
