"""What of a game its recorder may change; everything else is the director's."""

from collections.abc import Callable
from typing import TypeAlias

from evendeal.backgammon.actions import OpeningRoll, Roll
from evendeal.backgammon.lines import GameCorrected, GameLine
from evendeal.backgammon.played import PlayedGame
from evendeal.backgammon.played_turns import Counted
from evendeal.backgammon.record_refusals import GameClosed, RollStandsBetween
from evendeal.lines.acts import Undo

Used: TypeAlias = Callable[[Counted], bool]
"""Whether the other room has used a roll that was thrown in this one."""


def nobody_else(roll: Counted) -> bool:
    """False: as far as is known here, no other room has used the roll."""
    return False


def require_within_reach(game: PlayedGame, line: GameLine, used: Used = nobody_else) -> None:
    """Nothing, if a recorder may change what a line changes.

    Args:
        game: the game before the line.

    Raises:
        RollStandsBetween: it takes back a roll that was revealed, or corrects what stands before
            the last one.
        GameClosed: it corrects a game whose result counts.
    """
    rolls = [each for each in game.in_force if isinstance(each.action, OpeningRoll | Roll)]
    match line:
        case Undo(of):
            if any(each.n == of and (game.drawn or used(each)) for each in rolls):
                raise RollStandsBetween(of=of)
        case GameCorrected() if game.final:
            # What the table has agreed on only the director changes.
            raise GameClosed(lines=game.lines)
        case GameCorrected(of=of) if rolls and of < rolls[-1].n:
            raise RollStandsBetween(of=of)


def may_take_back(game: PlayedGame) -> int | None:
    """The line that a recorder may take back: the last one, but no roll that was drawn."""
    last = game.last
    if game.final or game.awaited is not None or last is None:
        return None
    return None if game.drawn and isinstance(last.action, OpeningRoll | Roll) else last.n
