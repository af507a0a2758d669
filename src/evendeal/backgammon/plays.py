"""The legal plays of a turn, one for each position that can result.

Every play of the turn uses as many dice as can be used, and the larger one if only one can.
A position is a number while plays are looked for (`turn_constraints.UNIT`), because equal
positions are met a hundred times a turn.
"""

from collections.abc import Iterator
from typing import TypeAlias

from evendeal.backgammon.actions import Move, Moves
from evendeal.backgammon.ruleset import BAR, HOME, OFF
from evendeal.backgammon.state import Checkers
from evendeal.backgammon.turn_constraints import HEAD, UNIT, TurnConstraints, is_blocked

Found: TypeAlias = dict[int, Moves]
"""Plays by the position that results."""

MOVES = tuple(
    tuple(Move(start, max(start - die, OFF)) for die in range(7)) for start in range(BAR + 1)
)
"""All moves, by start and die."""


def plays(way: TurnConstraints) -> Found:
    """The legal plays of the turn; none if the side dances."""
    if way.each:
        return _wide(way)
    if len(way.dice) == 4:
        return _double(way)
    return _pair(way)


def can_play(way: TurnConstraints) -> bool:
    """Whether there is a legal play."""
    mine = list(way.own)
    key = way.key if way.ahead else 0
    some = False
    for die in dict.fromkeys(way.dice):
        for start in starts(mine, die, way.open, way.head):
            end = start - die if start > die else OFF
            if not way.ahead or not is_blocked(key - UNIT[start] + UNIT[end], way.ahead):
                return True
            some = True
    return some and not way.each and bool(plays(way))


def starts(
    mine: list[int], die: int, landing: tuple[bool, ...], head: int, top: int = BAR
) -> list[int]:
    """The points, highest first and none above `top`, from which a checker can use the die."""
    if mine[BAR]:
        return [BAR] if landing[BAR - die] else []
    entries = [
        point
        for point in range(top if top < HEAD else HEAD, die, -1)
        if mine[point] and landing[point - die]
    ]
    if not head and entries and entries[0] == HEAD:
        del entries[0]
    if not any(mine[HOME + 1 : BAR]):
        if mine[die]:
            if die <= top:
                entries.append(die)
        elif not any(mine[die + 1 : HOME + 1]):
            # No checker stands so far back: the rearmost is borne off.
            for point in range(die - 1, 0, -1):
                if mine[point]:
                    entries.append(point)
                    break
    return entries


def after(way: TurnConstraints, moves: Moves) -> tuple[Checkers, Checkers]:
    """The side's checkers and the opponent's once these moves are made."""
    mine, theirs = list(way.own), list(way.opponent)
    for start, end in moves:
        mine[start] -= 1
        mine[end] += 1
        if way.hits[end] and theirs[BAR - end]:
            theirs[BAR - end] -= 1
            theirs[BAR] += 1
    return tuple(mine), tuple(theirs)


def after_key(way: TurnConstraints, moves: Moves) -> int:
    """The position that these moves make, as the number that `plays` gives it."""
    key = way.key
    hit = 0
    for start, end in moves:
        key += UNIT[end] - UNIT[start]
        hit |= way.hits[end]
    return key | hit


def _pair(way: TurnConstraints) -> Found:
    """Plays of two different dice."""
    _, _, dice, landing, hits, head, ahead, _ = way
    mine = list(way.own)
    key = way.key
    both: Found = {}
    one: Found = {}
    for first, second in (dice, dice[::-1]):
        alone: Found = {}
        for start in starts(mine, first, landing, head):
            end = start - first if start > first else OFF
            mine[start] -= 1
            mine[end] += 1
            half = key - UNIT[start] + UNIT[end] | hits[end]
            rest = head - 1 if start == HEAD else head
            for start2 in starts(mine, second, landing, rest):
                end2 = start2 - second if start2 > second else OFF
                whole = half - UNIT[start2] + UNIT[end2] | hits[end2]
                if whole not in both and not (ahead and is_blocked(whole, ahead)):
                    both[whole] = MOVES[start][first], MOVES[start2][second]
            mine[start] += 1
            mine[end] -= 1
            if not both and not (ahead and is_blocked(half, ahead)):
                alone[half] = (MOVES[start][first],)
        one = one or alone
    return both or one


def _double(way: TurnConstraints) -> Found:
    """Plays of four equal dice.

    Moves of one die can be made from the highest point down whenever they can be made at
    all, and two different sets of them never lead to the same position.
    """
    _, _, dice, landing, hits, head, ahead, _ = way
    die = dice[0]
    mine = list(way.own)
    levels: tuple[Found, ...] = ({}, {}, {}, {}, {})
    deepest = 0

    def go(top: int, key: int, head: int, moves: Moves) -> None:
        nonlocal deepest
        made = len(moves) + 1
        for start in starts(mine, die, landing, head, top):
            end = start - die if start > die else OFF
            after = key - UNIT[start] + UNIT[end] | hits[end]
            played = (*moves, MOVES[start][die])
            if made >= deepest and not (ahead and is_blocked(after, ahead)):
                levels[made][after] = played
                deepest = made
            if made < 4:
                mine[start] -= 1
                mine[end] += 1
                go(start, after, head - 1 if start == HEAD else head, played)
                mine[start] += 1
                mine[end] -= 1

    go(BAR, way.key, head, ())
    return levels[deepest]


def _wide(way: TurnConstraints) -> Found:
    """Plays of long gammon whose every move is tested for a block, so that order matters."""
    dice, ahead = way.dice, way.ahead
    ranked: list[tuple[int, Found]] = []
    for order in dict.fromkeys((dice, dice[::-1])):
        reached: Found = {way.key: ()}
        for depth, die in enumerate(order):
            beyond: Found = {}
            for key, moves in reached.items():
                for start in _next_starts(way, key, moves, die):
                    end = start - die if start > die else OFF
                    after = key - UNIT[start] + UNIT[end]
                    if after not in beyond and not (ahead and is_blocked(after, ahead)):
                        beyond[after] = (*moves, MOVES[start][die])
            if not beyond:
                break
            reached = beyond
            ranked.append((2 * depth + 2 if depth else 1 + (order is dice), beyond))
    best = max((rank for rank, _ in ranked), default=0)
    together: Found = {}
    for rank, beyond in ranked:
        if rank == best:
            together = beyond | together
    return together


def orders(way: TurnConstraints, legal: Found, made: Moves = ()) -> Iterator[Moves]:
    """Every order of single moves that begins with those made and makes a legal play."""
    listed: dict[Moves, None] = {}
    for key, left in _reached(way, made):
        for order in _completed(way, legal, key, made, left):
            if order not in listed:
                listed[order] = None
                yield order


def following(way: TurnConstraints, legal: Found, made: Moves) -> Moves:
    """The single moves after which those made can still become a legal play."""
    next_moves: dict[Move, None] = {}
    for key, left in _reached(way, made):
        for move, beyond, rest in _single(way, key, made, left):
            if move not in next_moves and any(_completed(way, legal, beyond, (*made, move), rest)):
                next_moves[move] = None
    return tuple(next_moves)


Reached: TypeAlias = tuple[int, tuple[int, ...]]
"""A position within a turn and the dice that are left."""


def _reached(way: TurnConstraints, made: Moves) -> set[Reached]:
    """Where these moves lead in this order; more than one if different dice can make them."""
    now: set[Reached] = {(way.key, way.dice)}
    for n, wanted in enumerate(made):
        now = {
            (beyond, rest)
            for key, left in now
            for move, beyond, rest in _single(way, key, made[:n], left)
            if move == wanted
        }
    return now


def _completed(
    way: TurnConstraints, legal: Found, key: int, made: Moves, left: tuple[int, ...]
) -> Iterator[Moves]:
    # Not the position alone: 2/off leads where 2/1/off does, and leaves a die to be played.
    if key in legal and len(made) == len(legal[key]):
        yield made
        return
    for move, beyond, rest in _single(way, key, made, left):
        yield from _completed(way, legal, beyond, (*made, move), rest)


def _single(
    way: TurnConstraints, key: int, made: Moves, left: tuple[int, ...]
) -> Iterator[tuple[Move, int, tuple[int, ...]]]:
    """Each single move from here, the position after it and the dice then left."""
    for die in dict.fromkeys(left):
        place = left.index(die)
        rest = left[:place] + left[place + 1 :]
        for start in _next_starts(way, key, made, die):
            end = start - die if start > die else OFF
            beyond = key - UNIT[start] + UNIT[end] | way.hits[end]
            if not (way.each and way.ahead and is_blocked(beyond, way.ahead)):
                yield MOVES[start][die], beyond, rest


def _next_starts(way: TurnConstraints, key: int, made: Moves, die: int) -> list[int]:
    mine = [key >> 4 * point & 15 for point in range(BAR + 1)]
    gone = sum(move.start == HEAD for move in made)
    return starts(mine, die, way.open, way.head - gone)
