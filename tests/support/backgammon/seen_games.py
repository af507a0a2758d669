"""Games of one room made of what is said in them, for the views of matches."""

from collections.abc import Iterable

from evendeal.backgammon import (
    BACKGAMMON,
    Double,
    GameAction,
    Move,
    OpeningRoll,
    Pass,
    Play,
    Roll,
    Ruleset,
    Side,
    Take,
    result,
)
from evendeal.backgammon.lines import GameAccepted
from evendeal.tournament.room_match.game import RoomGame
from evendeal.views.matches.embargo import SeenGame

WHITE, BLACK = Side.WHITE, Side.BLACK
AT = "2026-01-02T12:00:00.000Z"


def moved(side: Side, *moves: tuple[int, int]) -> Play:
    """A play."""
    return Play(side, tuple(Move(*move) for move in moves))


FIRST: tuple[GameAction, ...] = (OpeningRoll(6, 1), moved(WHITE, (13, 7), (8, 7)))
"""White opens with 6-1 and makes the bar point."""
OTHERWISE: tuple[GameAction, ...] = (OpeningRoll(6, 1), moved(WHITE, (24, 18), (24, 23)))
SECOND: tuple[GameAction, ...] = (Roll(BLACK, (3, 1)), moved(BLACK, (8, 5), (6, 5)))
DOUBLED: tuple[GameAction, ...] = (Double(WHITE), Take(BLACK))
PASSED: tuple[GameAction, ...] = (Double(WHITE), Pass(BLACK))
THIRD: tuple[GameAction, ...] = (Roll(WHITE, (4, 2)), moved(WHITE, (8, 4), (6, 4)))


def played(*played_turns: Iterable[GameAction], ruleset: Ruleset = BACKGAMMON) -> RoomGame:
    """A game of these actions, accepted if it is over."""
    game = RoomGame.fresh(ruleset, False)
    for actions in played_turns:
        for action in actions:
            game.record(action, AT)
    if game.state.ending is not None:
        game.record(GameAccepted.of(result(game.state)), AT)
    return game


def seen(opened: RoomGame, closed: RoomGame) -> SeenGame:
    """Both rooms' games as the public sees them when it may see what both have played."""
    if opened.final and closed.final:
        return SeenGame((tuple(opened.turns), tuple(closed.turns)), (opened, closed))
    both = min(len(opened.turns), len(closed.turns))
    return SeenGame((tuple(opened.turns[:both]), tuple(closed.turns[:both])), None)
