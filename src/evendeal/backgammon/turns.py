"""The opening, rolls and plays: how a turn begins and how it ends."""

from evendeal.backgammon.actions import Dice, Moves
from evendeal.backgammon.checking import check_count, check_play, check_possible
from evendeal.backgammon.cube import in_turn
from evendeal.backgammon.plays import after, can_play
from evendeal.backgammon.refusals import NotADie, NotAPosition, TiedOpening
from evendeal.backgammon.ruleset import (
    BACKGAMMON,
    BAR,
    CHECKERS,
    OFF,
    POINTS,
    OpeningDice,
    Ruleset,
    Side,
)
from evendeal.backgammon.state import (
    BACKGAMMON_START,
    LONG_GAMMON_START,
    Checkers,
    Cube,
    Due,
    Ending,
    GameState,
)
from evendeal.backgammon.turn_constraints import TurnConstraints, constraints


def start(ruleset: Ruleset = BACKGAMMON) -> GameState:
    """A game before its opening roll."""
    checkers = LONG_GAMMON_START if ruleset.is_long else BACKGAMMON_START
    return GameState(ruleset, Due.OPENING, None, None, (checkers, checkers))


def placed(
    ruleset: Ruleset,
    white: Checkers,
    black: Checkers,
    turn: Side,
    *,
    cube: Cube = Cube(),  # noqa: B008 - a value
    rolls: tuple[int, int] = (1, 1),
    starter: Side = Side.WHITE,
) -> GameState:
    """A game from any position, with `turn` to roll.

    Args:
        ruleset: which game.
        white, black: checkers, each in its own numbering, shape (26,).
        turn: the side to roll.
        cube: the doubling cube.
        rolls: how many rolls each side has had; 0 makes the next turn its first.
        starter: the side that played first.

    Raises:
        NotAPosition: not 15 checkers a side, or both sides on one point.
    """
    for side, checkers in ((Side.WHITE, white), (Side.BLACK, black)):
        if len(checkers) != BAR + 1 or min(checkers) < 0:
            raise NotAPosition(side=side, why="a number of checkers for off, 24 points, the bar")
        if sum(checkers) != CHECKERS:
            raise NotAPosition(side=side, why=f"{sum(checkers)} checkers in place of {CHECKERS}")
        if checkers[OFF] == CHECKERS:
            raise NotAPosition(side=side, why="all are borne off, so the game is over")
        if ruleset.is_long and checkers[BAR]:
            raise NotAPosition(side=side, why="there is no bar in long gammon")
    for point in range(1, POINTS + 1):
        if white[point] and black[facing(ruleset, point)]:
            raise NotAPosition(side=Side.WHITE, why=f"both sides stand on point {point}")
    return GameState(
        ruleset, Due.ROLL, turn, None, (white, black), cube, rolls=rolls, starter=starter
    )


def facing(ruleset: Ruleset, point: int) -> int:
    """The opponent's number of a point."""
    if ruleset.is_long:
        return point - 12 if point > 12 else point + 12
    return BAR - point


def way_of(state: GameState) -> TurnConstraints:
    """The turn that is to be played."""
    side, dice = state.turn, state.dice
    assert side is not None
    assert dice is not None
    return constraints(
        state.ruleset,
        state.checkers[side],
        state.checkers[side.other],
        dice,
        first=state.rolls[side] == 1,
        second=side is not state.starter,
    )


def open_game(state: GameState, white: int, black: int) -> GameState:
    """The state after the opening roll.

    Raises:
        TiedOpening: equal dice, which are thrown again; unless they turn the cube.
    """
    in_turn(state, Side.WHITE, Due.OPENING, "opening roll")
    _check_dice((white, black))
    if white == black:
        value = state.cube.value * 2
        if value > 1 << state.ruleset.automatic_doubles:
            raise TiedOpening(die=white)
        return state._replace(cube=Cube(value))
    starter = Side.WHITE if white > black else Side.BLACK
    opened = state._replace(due=Due.ROLL, turn=starter, opening=(white, black), starter=starter)
    if state.ruleset.opening is OpeningDice.REROLL:
        return opened
    return _rolled(opened, starter, (white, black))


def roll(state: GameState, side: Side, dice: Dice) -> GameState:
    """The state after the side's dice are announced; if nothing can be played, after its turn."""
    in_turn(state, side, Due.ROLL, "roll")
    _check_dice(dice)
    return _rolled(state, side, dice)


def play_turn(state: GameState, side: Side, moves: Moves, accepted: bool) -> GameState:
    """The state after the side has played its dice.

    Raises:
        IllegalPlay: it is illegal, and not `accepted`; or it cannot be done at all.
        TooManyMoves: nobody makes so many in one play.
    """
    in_turn(state, side, Due.PLAY, "play")
    assert state.dice is not None
    check_count(side, moves)
    way = way_of(state)
    check = check_possible if accepted else check_play
    check(way, side, state.dice, moves)
    mine, theirs = after(way, moves)
    return _handed_over(state, side, mine, theirs)


def _rolled(state: GameState, side: Side, dice: Dice) -> GameState:
    white, black = state.rolls
    rolls = (white + 1, black) if side is Side.WHITE else (white, black + 1)
    rolled = state._replace(due=Due.PLAY, dice=dice, rolls=rolls)
    if can_play(way_of(rolled)):
        return rolled
    return _handed_over(rolled, side, state.checkers[side], state.checkers[side.other])


def _handed_over(state: GameState, side: Side, mine: Checkers, theirs: Checkers) -> GameState:
    """After the side's turn: the other one's, or the end."""
    checkers = (mine, theirs) if side is Side.WHITE else (theirs, mine)
    done = state._replace(due=Due.ROLL, turn=side.other, dice=None, checkers=checkers)
    off, other_off = mine[OFF] == CHECKERS, theirs[OFF] == CHECKERS
    if not off and not other_off:
        return done
    over = done._replace(due=Due.OVER, turn=None)
    if off and other_off:
        return over._replace(ending=Ending.DRAWN)
    if off and state.ruleset.last_roll_draw and state.ruleset.is_long and side is state.starter:
        # The other side has one roll left; it draws if it bears off with it.
        return done
    return over._replace(ending=Ending.BORNE_OFF, winner=side if off else side.other)


def _check_dice(dice: Dice) -> None:
    for die in dice:
        if type(die) is not int or not 1 <= die <= 6:
            raise NotADie(die=die)
