"""Doubles and their answers, and resignations."""

from evendeal.backgammon.refusals import (
    BeaversOff,
    CubeAtLimit,
    CubeNotUsed,
    CubeNotYours,
    GameIsOver,
    NoDoubleYet,
    NothingToDouble,
    NotNow,
    OutOfTurn,
    ResignationTooHigh,
    ResignationTooLow,
)
from evendeal.backgammon.ruleset import CHECKERS, OFF, Level, Side
from evendeal.backgammon.state import Cube, Due, Ending, GameState, Offer, waits_for


def in_turn(state: GameState, side: Side, due: Due, action: str) -> None:
    """Nothing if the game waits for this of this side.

    Raises:
        GameIsOver, NotNow, OutOfTurn: it does not.
    """
    if state.due is Due.OVER:
        raise GameIsOver(action=action)
    if state.due is not due:
        raise NotNow(action=action, waits_for=waits_for(state))
    if state.turn is not None and state.turn is not side:
        raise OutOfTurn(side=side, turn=state.turn, waits_for=waits_for(state))


def why_no_double(
    state: GameState, side: Side
) -> CubeNotUsed | CubeNotYours | CubeAtLimit | NoDoubleYet | NothingToDouble | None:
    """Why the side to roll may not double, or None if it may."""
    cube = state.cube
    if not state.ruleset.cube:
        return CubeNotUsed(side=side)
    if cube.owner is not None and cube.owner is not side:
        return CubeNotYours(side=side, owner=cube.owner)
    if cube.value * 2 > state.ruleset.cube_limit:
        return CubeAtLimit(value=cube.value, limit=state.ruleset.cube_limit)
    if state.rolls == (0, 0):
        return NoDoubleYet(side=side)
    if state.own(side.other)[OFF] == CHECKERS:
        return NothingToDouble(side=side)
    return None


def double(state: GameState, side: Side) -> GameState:
    """The state after the side has offered the cube."""
    in_turn(state, side, Due.ROLL, "double")
    refusal = why_no_double(state, side)
    if refusal is not None:
        raise refusal
    return state._replace(
        due=Due.ANSWER, turn=side.other, cube=state.cube._replace(offered_by=side)
    )


def take(state: GameState, side: Side) -> GameState:
    """The state after the side has taken, or has accepted a beaver."""
    in_turn(state, side, Due.ANSWER, "take")
    cube = state.cube
    owner = side.other if cube.beaver else side
    # Whoever doubled first is the one to roll, also after a beaver.
    return state._replace(due=Due.ROLL, turn=owner.other, cube=Cube(cube.value * 2, owner))


def pass_game(state: GameState, side: Side) -> GameState:
    """The state after the side has given the game up at the value before the double."""
    in_turn(state, side, Due.ANSWER, "pass")
    return state._replace(due=Due.OVER, turn=None, ending=Ending.PASSED, winner=side.other)


def may_beaver(state: GameState) -> bool:
    """Whether a double that waits for its answer can be answered by a beaver."""
    rules, cube = state.ruleset, state.cube
    return rules.beavers and not cube.beaver and cube.value * 4 <= rules.cube_limit


def beaver(state: GameState, side: Side) -> GameState:
    """The state after the side has taken and redoubled at once; the other one answers."""
    in_turn(state, side, Due.ANSWER, "beaver")
    cube = state.cube
    if not state.ruleset.beavers or cube.beaver:
        raise BeaversOff(side=side)
    if not may_beaver(state):
        raise CubeAtLimit(value=cube.value * 2, limit=state.ruleset.cube_limit)
    return state._replace(turn=side.other, cube=Cube(cube.value * 2, side, side, beaver=True))


def levels(state: GameState, side: Side) -> tuple[Level, ...]:
    """The levels at which the side may resign now, lowest first.

    With nothing borne off a single game is no level: the table of small match points has no
    row for it, and the director rules between gammon and backgammon (R27).
    """
    if state.turn is None or state.due in (Due.RESIGNATION, Due.ANSWER):
        return ()
    if state.own(side)[OFF]:
        return (Level.SINGLE,) if state.left(side) else ()
    above = (Level.GAMMON,) if state.ruleset.is_long else (Level.GAMMON, Level.BACKGAMMON)
    return (Level.SINGLE, *above) if state.ruleset.single_resignation else above


def resign(state: GameState, side: Side, level: Level) -> GameState:
    """The state after the side has offered to lose at this level; the other one answers."""
    if state.due is Due.OVER:
        raise GameIsOver(action="resignation")
    open_to = levels(state, side)
    if state.turn is None or not open_to:
        raise NotNow(action="resignation", waits_for=waits_for(state))
    if level > open_to[-1]:
        raise ResignationTooHigh(side=side, level=level, most=open_to[-1])
    if level < open_to[0]:
        assert state.left(side) == CHECKERS
        raise ResignationTooLow(side=side)
    offer = Offer(side, level, state.due, state.turn)
    return state._replace(due=Due.RESIGNATION, turn=side.other, offer=offer)


def accept_resignation(state: GameState, side: Side) -> GameState:
    """The state after the side has agreed to win at the level offered."""
    in_turn(state, side, Due.RESIGNATION, "agreement to a resignation")
    assert state.offer is not None
    return state._replace(
        due=Due.OVER,
        turn=None,
        offer=None,
        dice=None,
        ending=Ending.RESIGNED,
        winner=side,
        level=state.offer.level,
    )


def decline_resignation(state: GameState, side: Side) -> GameState:
    """The state after the side has chosen to play on: what it was before the offer."""
    in_turn(state, side, Due.RESIGNATION, "answer to a resignation")
    assert state.offer is not None
    return state._replace(due=state.offer.due, turn=state.offer.turn, offer=None)
