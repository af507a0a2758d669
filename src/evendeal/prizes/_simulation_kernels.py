"""The inner loops of the simulation: states played out by every winner, or by chance.

States and what is added up are those of `_hand_kernels`.
"""

from typing import Any, TypeAlias

import numpy as np

from evendeal.prizes._compiled import is_compiled, kernel
from evendeal.prizes._hand_kernels import (
    Chips,
    Sums,
    add_independent,
    after_hand,
    settle,
    settle_two,
)

Room: TypeAlias = tuple[Chips, Chips, Chips, Chips, Sums, Sums, Sums, Sums]
Word: TypeAlias = Any

# Plain Python counts on without end, where a machine's word wraps: there, a word is masked.
WORD: Any = np.uint64 if is_compiled() else int
MASK = WORD(0xFFFFFFFFFFFFFFFF)
GOLDEN = WORD(0x9E3779B97F4A7C15)
FIRST = WORD(0xBF58476D1CE4E5B9)
SECOND = WORD(0x94D049BB133111EB)
S11, S27, S30, S31 = WORD(11), WORD(27), WORD(30), WORD(31)


@kernel
def mixed(key: Word, number: Any) -> Word:
    """The word at a number of the sequence that starts at a key: SplitMix64.

    Source: Steele, Lea, Flood, Fast Splittable Pseudorandom Number Generators (2014).
    """
    word = (key + (WORD(number) + WORD(1)) * GOLDEN) & MASK
    word = ((word ^ (word >> S30)) * FIRST) & MASK
    word = ((word ^ (word >> S27)) * SECOND) & MASK
    return word ^ (word >> S31)


@kernel
def chosen(key: Word, step: int, players: int) -> int:
    """The winner of a hand: each of the players with the same chance, to 1 in 2**53."""
    return int((mixed(key, step) >> S11) * (1.0 / 9007199254740992.0) * players)


@kernel
def play_out(
    stacks: Chips,
    rows: Chips,
    players: int,
    key: Word,
    prizes: Sums,
    paid: int,
    few: int,
    spare_stacks: Chips,
    spare_rows: Chips,
    chance: Sums,
    out: Sums,
) -> None:
    """One path from a state to its end, its winners drawn; the state is overwritten.

    From the first state of at most `few` players on, what is added is not what this path pays
    but, hand by hand, what the independent model expects after it over all its winners, less
    what it expects for the one drawn, which the next hand replaces. The mean is the same; only
    the part in which the two models differ is left to chance. With `few` below 3 the path is
    paid as it goes; ranks are always, since a chance must not come out below 0.
    """
    step = 0
    a, ra = stacks, rows
    b, rb = spare_stacks[0], spare_rows[0]
    c, rc = spare_stacks[1], spare_rows[1]
    while players > 2:
        drawn = chosen(key, step, players)
        step += 1
        end, left = after_hand(a, ra, 0, players, drawn, b, rb, 0)
        if players > few:
            settle(a, ra, 0, players, drawn, end, prizes, paid, 1.0, out)
        else:
            for winner in range(players):
                weight = 1.0 / players
                end, others = after_hand(a, ra, 0, players, winner, c, rc, 0)
                settle(a, ra, 0, players, winner, end, prizes, paid, weight, out)
                if winner == drawn and left > 2:
                    weight -= 1.0
                add_independent(c, rc, others, prizes, paid, weight, out, chance)
        a, b = b, a
        ra, rb = rb, ra
        if players <= few and left <= 2:
            return
        players = left
    settle_two(a, ra, 0, players, prizes, 1.0, out)


@kernel
def sample(
    stacks: Chips,
    rows: Chips,
    at: int,
    players: int,
    p: float,
    paths: int,
    key: Word,
    prizes: Sums,
    paid: int,
    few: int,
    room: Room,
    out: Sums,
    variance: Sums,
    doubt: Sums,
) -> None:
    """Add the mean of some paths from a state, times its probability, what that may vary, and how
    unsure the variance is: its square by the degrees of freedom, see Welch and Satterthwaite.

    Args:
        stacks, rows: the state, from `at` on.
        p: the probability of the state.
        paths: at least 2.
        room: two states, two more of each, `chance`, and three sums like `out`.
    """
    own_stacks, own_rows, spare_stacks, spare_rows, chance, path, total, square = room
    columns = 1 if len(prizes) > 0 else players
    for i in range(players):
        for column in range(columns):
            total[i, column] = 0.0
            square[i, column] = 0.0
    for number in range(paths):
        for i in range(players):
            own_stacks[i] = stacks[at + i]
            own_rows[i] = i
            for column in range(columns):
                path[i, column] = 0.0
        play_out(
            own_stacks,
            own_rows,
            players,
            mixed(key, number),
            prizes,
            paid,
            few,
            spare_stacks,
            spare_rows,
            chance,
            path,
        )
        for i in range(players):
            for column in range(columns):
                total[i, column] += path[i, column]
                square[i, column] += path[i, column] * path[i, column]
    for i in range(players):
        row = rows[at + i]
        for column in range(columns):
            mean = total[i, column] / paths
            out[row, column] += p * mean
            spread = max(square[i, column] - mean * total[i, column], 0.0) / (paths - 1)
            varies = p * p * spread / paths
            variance[row, column] += varies
            doubt[row, column] += varies * varies / (paths - 1)


@kernel
def expand(
    root: Chips,
    first: int,
    last: int,
    share: float,
    key: Word,
    prizes: Sums,
    paid: int,
    few: int,
    frames: tuple[Sums, Chips],
    pool: tuple[Chips, Chips],
    room: Room,
    out: Sums,
    variance: Sums,
    doubt: Sums,
) -> int:
    """Add what follows when one of some winners takes the first hand.

    Every state is expanded by all its winners whose probability, shared among them, is at least
    `share` each; from a lighter one paths are drawn, one for each `share` and at least two.

    Args:
        root: the stacks, ascending.
        first, last: the winners of the first hand: first, ..., last - 1.
        frames: room for the states being expanded: probability, and start, players, next winner.
        pool: room for their stacks and rows.
    """
    weight, where = frames
    stacks, rows = pool
    players = len(root)
    for i in range(players):
        stacks[i] = root[i]
        rows[i] = i
    weight[0] = 1.0
    where[0, 0] = 0
    where[0, 1] = players
    where[0, 2] = first
    start = key
    depth = 0
    states = 0
    drawn = 0
    while depth >= 0:
        at, n, winner = where[depth, 0], where[depth, 1], where[depth, 2]
        if winner == (last if depth == 0 else n):
            depth -= 1
            continue
        where[depth, 2] += 1
        if depth == 0:
            start = mixed(key, winner)
            states = 0
        p = weight[depth] / n
        to = at + n
        end, left = after_hand(stacks, rows, at, n, winner, stacks, rows, to)
        settle(stacks, rows, at, n, winner, end, prizes, paid, p, out)
        if left <= 2:
            settle_two(stacks, rows, to, left, prizes, p, out)
        elif p >= share * left:
            depth += 1
            weight[depth] = p
            where[depth, 0] = to
            where[depth, 1] = left
            where[depth, 2] = 0
        else:
            paths = max(2, int(p / share))
            states += 1
            drawn += paths
            sample(
                stacks,
                rows,
                to,
                left,
                p,
                paths,
                mixed(start, states),
                prizes,
                paid,
                few,
                room,
                out,
                variance,
                doubt,
            )
    return drawn
