"""A play as a match file spells it: single moves, whole ways, repeats."""

import re
from collections.abc import Iterator
from itertools import islice, pairwise, product

from evendeal.backgammon import GameState, Move, Moves, Play, Side, apply, facing
from evendeal.backgammon.checking import MOST_MOVES
from evendeal.backgammon.ruleset import BAR, OFF
from evendeal.errors import Refused

_TOKEN = re.compile(r"((?:bar|[0-9]{1,2})\*?(?:/(?:off|[0-9]{1,2})\*?)+)(?:\(([1-4])\))?\*?", re.I)
MOST_WAYS = 200
"""At most so many ways to read a play; a legal one has far fewer."""


class NotSpelled(Exception):
    """Words that are no moves; the caller knows where."""


def spelled(words: tuple[str, ...]) -> Moves:
    """The moves as they are written, a way such as 13/7/5 cut at its points.

    Raises:
        NotSpelled: a word is no move.
    """
    moves: list[Move] = []
    for word in words:
        match = _TOKEN.fullmatch(word)
        if match is None:
            raise NotSpelled(f"{word[:20]!r} is no move")
        points = [_point(name) for name in match[1].replace("*", "").split("/")]
        steps = [Move(*pair) for pair in pairwise(points)]
        moves += steps * int(match[2] or 1)
    if len(moves) > MOST_MOVES:
        raise NotSpelled(f"{len(moves)} moves in one play")
    return tuple(moves)


def _point(name: str) -> int:
    return {"bar": BAR, "off": OFF}.get(name.lower()) or (int(name) if name.isdigit() else OFF)


def played(state: GameState, side: Side, written: Moves) -> tuple[Play, GameState]:
    """The play that the words mean, each die a move, and the state after it.

    Two dice played by one checker may be written as one move; where the points between allow
    several ways, those without a hit are meant.

    Raises:
        Refused: no way to read it is legal; the refusal is that of the first.
    """
    first: Refused | None = None
    for moves in islice(_ways(state, side, written), MOST_WAYS):
        play = Play(side, moves)
        try:
            return play, apply(state, play)
        except Refused as refusal:
            first = first or refusal
    assert first is not None
    raise first


def _ways(state: GameState, side: Side, written: Moves) -> Iterator[Moves]:
    assert state.dice is not None
    high, low = max(state.dice), min(state.dice)
    dice = (high,) * 4 if high == low else (high, low)
    options = [_steps(state, side, move, dice) for move in written]
    for steps in product(*options):
        moves = tuple(move for step in steps for move in step)
        if len(moves) <= len(dice) or moves == written:
            yield moves


def _steps(state: GameState, side: Side, move: Move, dice: tuple[int, ...]) -> list[Moves]:
    """The ways to make one written move: as it stands, then by several dice, hits last."""
    theirs = state.own(side.other)

    def hits(way: Moves) -> int:
        if state.ruleset.is_long:
            return 0
        return sum(theirs[facing(state.ruleset, step.end)] == 1 for step in way[:-1])

    distance = move.start - move.end
    if distance <= 0 or distance in dice or not 0 < move.start <= BAR:
        return [(move,)]
    longer = [way for way in _by_dice(move, dice) if len(way) > 1]
    return [(move,), *sorted(dict.fromkeys(longer), key=hits)]


def _by_dice(move: Move, dice: tuple[int, ...]) -> Iterator[Moves]:
    for n, die in enumerate(dice):
        end = max(move.start - die, OFF)
        step = Move(move.start, end)
        if end == move.end:
            yield (step,)
        elif end > move.end:
            left = dice[:n] + dice[n + 1 :]
            for rest in _by_dice(Move(end, move.end), left):
                yield (step, *rest)
