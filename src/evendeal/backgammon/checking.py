"""Why a play is illegal: which of its moves, and what is wrong with it."""

from itertools import permutations
from typing import NamedTuple

from evendeal.backgammon.actions import Dice, Move, Moves
from evendeal.backgammon.plays import after_key, plays
from evendeal.backgammon.refusals import (
    BarFirst,
    BlockedSix,
    CheckerBehind,
    DieNotThere,
    HeadAgain,
    IllegalPlay,
    LargerDieDue,
    MoreDicePlayable,
    NoCheckerThere,
    NotHomeYet,
    PointClosed,
    TooManyMoves,
)
from evendeal.backgammon.ruleset import BAR, HOME, OFF, Side
from evendeal.backgammon.turn_constraints import HEAD, UNIT, TurnConstraints, is_blocked

MOST_MOVES = 8
"""Moves of a play that is let stand though it is illegal; a legal one has four at most."""


class Fault(NamedTuple):
    """What is wrong with a play."""

    kind: type[IllegalPlay]
    why: str
    n: int | None = None


def check_count(side: Side, moves: Moves) -> None:
    """Nothing if a play has no more moves than one at a table could have, legal or not.

    Raises:
        TooManyMoves: it has.
    """
    if len(moves) > MOST_MOVES:
        raise TooManyMoves(side=side, count=len(moves), most=MOST_MOVES)


def check_play(way: TurnConstraints, side: Side, dice: Dice, moves: Moves) -> None:
    """Nothing if the play is legal, in this order of its moves or in another one.

    Raises:
        IllegalPlay: it is not; the refusal is about the order given.
    """
    fault = _first_fault(way, moves)
    if fault is not None and _some_order(way, moves):
        fault = None
    if fault is None:
        fault = _fault_of_all(way, moves)
    if fault is not None:
        raise fault.kind(side=side, dice=dice, moves=moves, n=fault.n, why=fault.why)


def check_possible(way: TurnConstraints, side: Side, dice: Dice, moves: Moves) -> None:
    """Nothing if the moves can be made with checkers at all, whatever the dice show.

    Raises:
        NoCheckerThere: a checker is moved from where there is none.
        PointClosed: a checker lands where the opponent's are, or nowhere.
    """
    mine = list(way.own)
    for n, move in enumerate(moves, 1):
        fault = _nothing_there(mine, move)
        if fault is None and not (OFF <= move.end < BAR and way.open[move.end]):
            fault = Fault(PointClosed, f"nobody can stand on point {move.end}")
        if fault is not None:
            raise fault.kind(side=side, dice=dice, moves=moves, n=n, why=fault.why)
        mine[move.start] -= 1
        mine[move.end] += 1


def _first_fault(way: TurnConstraints, moves: Moves) -> Fault | None:
    """What is wrong with the first wrong move in this order."""
    mine = list(way.own)
    left = list(way.dice)
    key = way.key
    head = way.head
    for n, move in enumerate(moves, 1):
        die = _die_for(way, mine, left, head, move)
        if isinstance(die, Fault):
            return die._replace(n=n)
        left.remove(die)
        mine[move.start] -= 1
        mine[move.end] += 1
        head -= move.start == HEAD
        if way.ahead:
            key += UNIT[move.end] - UNIT[move.start]
            if way.each and is_blocked(key, way.ahead):
                return Fault(BlockedSix, f"{move} makes six in a row that nobody is past", n)
    return None


def _some_order(way: TurnConstraints, moves: Moves) -> bool:
    """Whether the moves can be made in another order; nobody announces one."""
    if len(moves) > len(way.dice):
        return False
    return any(_first_fault(way, order) is None for order in set(permutations(moves)))


def _fault_of_all(way: TurnConstraints, moves: Moves) -> Fault | None:
    """What is wrong with a play whose every move can be made."""
    key = after_key(way, moves)
    if way.ahead and is_blocked(key, way.ahead):
        return Fault(BlockedSix, "six in a row and no checker of the opponent is past them")
    if len(moves) == len(way.dice):
        return None
    legal = plays(way)
    if key in legal or not (legal or moves):
        return None
    most = len(next(iter(legal.values())))
    if len(moves) < most:
        return Fault(MoreDicePlayable, f"{most} {'move' if most == 1 else 'moves'} can be made")
    return Fault(LargerDieDue, f"one die only can be played, and it must be the {way.dice[0]}")


def _nothing_there(mine: list[int], move: Move) -> Fault | None:
    if 0 < move.start <= BAR and mine[move.start]:
        return None
    place = "the bar" if move.start == BAR else f"point {move.start}"
    return Fault(NoCheckerThere, f"{move} has no checker to move on {place}")


def _die_for(
    way: TurnConstraints, mine: list[int], left: list[int], head: int, move: Move
) -> int | Fault:
    """The die that makes the move, or why none does."""
    nothing = _nothing_there(mine, move)
    if nothing is not None:
        return nothing
    start, end = move
    if mine[BAR] and start != BAR:
        return Fault(BarFirst, f"{move} comes after the checkers on the bar")
    if end == OFF:
        return _die_to_bear_off(mine, left, move)
    if end < OFF or start - end not in left:
        return Fault(DieNotThere, f"no die is left for {move}")
    if not way.open[end]:
        return Fault(PointClosed, f"{move} lands on a point that the opponent holds")
    if start == HEAD and not head:
        allowed = "one checker" if way.head == 1 else f"{way.head} checkers"
        return Fault(HeadAgain, f"{move} is one too many; {allowed} may leave the head")
    return start - end


def _die_to_bear_off(mine: list[int], left: list[int], move: Move) -> int | Fault:
    if any(mine[HOME + 1 :]):
        return Fault(NotHomeYet, f"{move} comes when all checkers are at home")
    if move.start in left:
        return move.start
    larger = [die for die in left if die > move.start]
    if not larger:
        return Fault(DieNotThere, f"no die is left for {move}")
    if any(mine[move.start + 1 : HOME + 1]):
        return Fault(CheckerBehind, f"{move} by a larger die comes after the checkers behind it")
    return min(larger)
