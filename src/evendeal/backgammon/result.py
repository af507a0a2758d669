"""What a finished game counts."""

from dataclasses import dataclass

from evendeal.backgammon.refusals import GameNotOver
from evendeal.backgammon.ruleset import BAR, CHECKERS, HOME, POINTS, Level, Side
from evendeal.backgammon.state import Due, Ending, GameState, waits_for


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of one game.

    Attributes:
        winner: None if the game is drawn.
        left: the loser's checkers that are not borne off, 1 to 15; 0 if drawn.
        level: what the game counts before the cube; a pass is single.
        ending: how it ended.
        cube: the cube's value; after a pass the value before the refused double.
        proposed: that refused double; None if nobody passed.
        behind: how many of the loser's checkers are on the bar or in the winner's home; in
            long gammon, how many have not left their first quarter. Koks is decided by it,
            where it counts (R20).
    """

    winner: Side | None
    left: int
    level: Level
    ending: Ending
    cube: int
    proposed: int | None = None
    behind: int = 0


def result(state: GameState) -> GameResult:
    """What the game counts.

    Raises:
        GameNotOver: it is still being played.
    """
    if state.due is not Due.OVER or state.ending is None:
        raise GameNotOver(waits_for=waits_for(state))
    cube = state.cube.value
    if state.winner is None:
        return GameResult(None, 0, Level.SINGLE, state.ending, cube)
    loser = state.winner.other
    checkers = state.checkers[loser]
    left = state.left(loser)
    behind = sum(checkers[POINTS - HOME + 1 : BAR + 1])
    level = Level.SINGLE
    proposed = None
    if state.ending is Ending.PASSED:
        proposed = cube * 2
    elif state.level is not None:
        level = state.level
    elif left == CHECKERS:
        level = Level.BACKGAMMON if behind and not state.ruleset.is_long else Level.GAMMON
    if state.ruleset.jacoby and state.cube.owner is None:
        level = Level.SINGLE
    return GameResult(state.winner, left, level, state.ending, cube, proposed, behind)
