"""What may be done now: the cube, the roll, every legal play and the ways to enter it."""

from dataclasses import dataclass
from typing import TypeAlias

from evendeal.backgammon.actions import Moves
from evendeal.backgammon.cube import levels, may_beaver, why_no_double
from evendeal.backgammon.plays import after, following, orders, plays
from evendeal.backgammon.ruleset import Level, Side
from evendeal.backgammon.state import Checkers, Due, GameState
from evendeal.backgammon.turns import way_of

Outcome: TypeAlias = tuple[Checkers, Checkers]
"""The checkers of the side that played and of its opponent, each in its own numbering."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What a side may do; `side` is None before the opening roll and after the end.

    Attributes:
        side: whose turn it is.
        roll, double: before the roll.
        plays: with dice on the board: one play for each position that can result, its moves
            in an order in which they can be made.
        take, pass_, beaver: answers to a double.
        accept, decline: answers to a resignation.
        resign: the levels at which the side may resign.
    """

    side: Side | None = None
    roll: bool = False
    double: bool = False
    plays: tuple[Moves, ...] = ()
    take: bool = False
    pass_: bool = False
    beaver: bool = False
    accept: bool = False
    decline: bool = False
    resign: tuple[Level, ...] = ()


NOTHING_TO_CHOOSE = Choices()


def legal(state: GameState) -> Choices:
    """What the side whose turn it is may do."""
    side = state.turn
    if side is None:
        return NOTHING_TO_CHOOSE
    match state.due:
        case Due.PLAY:
            options = tuple(plays(way_of(state)).values())
            return Choices(side, plays=options, resign=levels(state, side))
        case Due.ROLL:
            may_double = why_no_double(state, side) is None
            return Choices(side, roll=True, double=may_double, resign=levels(state, side))
        case Due.ANSWER:
            return Choices(side, take=True, pass_=True, beaver=may_beaver(state))
        case Due.RESIGNATION:
            return Choices(side, accept=True, decline=True)
        case _:
            return NOTHING_TO_CHOOSE


def outcomes(state: GameState) -> dict[Outcome, Moves]:
    """Every position that the turn can result in, with one play that leads to it."""
    if state.due is not Due.PLAY:
        return {}
    way = way_of(state)
    return {after(way, moves): moves for moves in plays(way).values()}


def all_orders(state: GameState) -> tuple[Moves, ...]:
    """Every order of single moves that makes a legal play; a double can have thousands."""
    if state.due is not Due.PLAY:
        return ()
    way = way_of(state)
    return tuple(orders(way, plays(way)))


def next_moves(state: GameState, made: Moves = ()) -> Moves:
    """The single moves that may follow those made, so that a legal play can be completed.

    None if the moves made are a whole play, or cannot become one.
    """
    if state.due is not Due.PLAY:
        return ()
    way = way_of(state)
    return following(way, plays(way), made)
