"""Whole games and trees of positions, compiled; positions as in `_kernels`.

Luck is a pure function of numbers, not a generator with a state: the n-th roll of a side in a
game follows from the seed and these three, so that two rooms of one game have the same rolls.
It is for rehearsals and measurements only; real rolls come from `draw`.
"""

import numpy as np

from evendeal.backgammon._kernels import LONG, MOST, TWO, Array, Word, plays_into
from evendeal.compiled import kernel

_BITS = np.uint64(15)
_FOUR = np.uint64(4)
_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)

MOST_TURNS = 4_000
"""A game that goes on longer is given up as unfinished; none is known to."""


@kernel
def board_into(position: Array, key: Array, board: Array) -> None:
    """Write the position that results, seen by the same side, to `board`, int8, (2, 26)."""
    a = key[0]
    for place in range(1, 17):
        board[0, 25 - place] = a & _BITS
        a >>= _FOUR
    b = key[1]
    for place in range(17, 26):
        board[0, 25 - place] = b & _BITS
        b >>= _FOUR
    board[0, 25] = b & _BITS
    b >>= _FOUR
    for point in range(26):
        board[1, point] = position[1, point]
    place = 1
    while b:
        if b & np.uint64(1):
            board[1, place] -= 1
            board[1, 25] += 1
        b >>= np.uint64(1)
        place += 1


@kernel
def turn_round(board: Array, turned: Array) -> None:
    """Write the position as the other side sees it to `turned`."""
    # Slices would say it shorter and take seconds to compile.
    for point in range(26):
        turned[0, point] = board[1, point]
        turned[1, point] = board[0, point]


@kernel
def boards_of(position: Array, die: int, other: int, rule: int, keys: Array, boards: Array) -> int:
    """Write the positions that the turn can result in to `boards`, shape (MOST, 2, 26)."""
    count: int = plays_into(position, die, other, rule, keys)
    for n in range(count):
        board_into(position, keys[n], boards[n])
    return count


@kernel
def mix(number: Word) -> Word:
    """A number that looks like none: the finaliser of SplitMix64 (Steele, Lea, Flood 2014)."""
    z = np.uint64(number) + _STEP
    z = (z ^ (z >> np.uint64(30))) * _FIRST
    z = (z ^ (z >> np.uint64(27))) * _SECOND
    return z ^ (z >> np.uint64(31))


@kernel
def opening_of(seed: int, game: int) -> tuple[int, int]:
    """The opening roll of a game, white's die first; the dice are unequal."""
    number = mix(mix(np.uint64(seed)) ^ np.uint64(game))
    white: Word = np.int64(number % np.uint64(6))
    black: Word = np.int64(number // np.uint64(6) % np.uint64(5))
    return 1 + white, 1 + black + (black >= white)


@kernel
def roll_of(seed: int, game: int, side: int, n: int) -> tuple[int, int]:
    """The side's n-th roll of a game, counted from 1; the starter plays the opening roll first."""
    number = mix(mix(mix(np.uint64(seed)) ^ np.uint64(game)) ^ np.uint64(2 * n + side))
    pair: Word = np.int64(number % np.uint64(36))
    return 1 + pair // 6, 1 + pair % 6


@kernel
def chosen(keys: Array, count: int, player: int) -> int:
    """The play that a player makes: always the same one of the same plays, in any order."""
    best = 0
    least: Word = ~np.uint64(0)
    for n in range(count):
        liking = mix(keys[n, 0] ^ mix(keys[n, 1] ^ np.uint64(player)))
        if liking <= least:
            best = n
            least = liking
    return best


@kernel
def play_game(
    seed: int, game: int, players: Array, rule: int, doubles: int, trace: Array
) -> tuple[int, int, int]:
    """A game without a cube between two players that always choose alike.

    Args:
        seed, game: what the rolls follow from.
        players: a number for white's player and one for black's, shape (2,).
        rule: as of `_kernels.rule_of`.
        doubles: long gammon: bits of the doubles that let two checkers leave the head.
        trace: filled with the first turns, int8, shape (turns, 54): the position before the
            turn as 52 numbers, and the dice.

    Returns:
        The winner, 0 or 1 (-1: unfinished), the loser's checkers left, and the turns.
    """
    keys = np.empty((MOST, 2), np.uint64)
    now = np.zeros((2, 26), np.int8)
    for own in range(2):
        if rule & LONG:
            now[own, 24] = 15
        else:
            now[own, 24] = 2
            now[own, 13] = now[own, 6] = 5
            now[own, 8] = 3
    then = np.empty((2, 26), np.int8)
    used = np.zeros(2, np.int64)
    die, other = opening_of(seed, game)
    side = 0 if die > other else 1
    for turn in range(MOST_TURNS):
        used[side] += 1
        if turn:
            die, other = roll_of(seed, game, side, used[side])
        if turn < len(trace):
            for point in range(26):
                trace[turn, point] = now[0, point]
                trace[turn, 26 + point] = now[1, point]
            trace[turn, 52] = die
            trace[turn, 53] = other
        two = TWO if used[side] == 1 and die == other and doubles >> die & 1 else 0
        count = plays_into(now, die, other, rule | two, keys)
        if count:
            board_into(now, keys[chosen(keys, count, players[side])], then)
        else:
            for point in range(26):
                then[0, point] = now[0, point]
                then[1, point] = now[1, point]
        if then[0, 0] == 15:
            return side, 15 - then[1, 0], turn + 1
        turn_round(then, now)
        side = 1 - side
    return -1, 0, MOST_TURNS


@kernel
def play_games(
    seed: int, first: int, number: int, players: Array, rule: int, doubles: int, results: Array
) -> int:
    """Games `first` and following, into `results`, int64, shape (number, 3); all their turns."""
    trace = np.empty((0, 54), np.int8)
    turns = 0
    for n in range(number):
        winner, left, length = play_game(seed, first + n, players, rule, doubles, trace)
        results[n, 0] = winner
        results[n, 1] = left
        results[n, 2] = length
        turns += length
    return turns


@kernel
def perft(position: Array, depth: int, rule: int, doubles: int, only_unequal: bool) -> int:
    """How many lines of play there are, all 21 rolls of each turn; a dance is one line.

    Args:
        position: the start.
        depth: turns.
        rule: as of `_kernels.rule_of`.
        doubles: as of `play_game`; it concerns the first turn of each side.
        only_unequal: whether the first roll is an opening roll, never a double.
    """
    boards = np.empty((depth, 2, 26), np.int8)
    keys = np.empty((depth, MOST, 2), np.uint64)
    counts = np.zeros(depth, np.int64)
    at = np.zeros(depth, np.int64)
    roll = np.zeros(depth, np.int64)
    child = np.empty((2, 26), np.int8)
    for point in range(26):
        boards[0, 0, point] = position[0, point]
        boards[0, 1, point] = position[1, point]
    lines = 0
    level = 0
    while level >= 0:
        if at[level] < counts[level]:
            board_into(boards[level], keys[level, at[level]], child)
            at[level] += 1
            level += 1
            turn_round(child, boards[level])
            roll[level] = counts[level] = at[level] = 0
            continue
        if roll[level] == 36:
            level -= 1
            continue
        die, other = 1 + roll[level] // 6, 1 + roll[level] % 6
        roll[level] += 1
        if other > die or (only_unequal and level == 0 and die == other):
            continue
        two = TWO if level < 2 and die == other and doubles >> die & 1 else 0
        number = plays_into(boards[level], die, other, rule | two, keys[level])
        if level == depth - 1:
            lines += max(number, 1)
            continue
        at[level] = 0
        counts[level] = number
        if number == 0:
            # A dance: the same position, seen by the other side.
            turn_round(boards[level], boards[level + 1])
            level += 1
            roll[level] = counts[level] = at[level] = 0
    return lines
