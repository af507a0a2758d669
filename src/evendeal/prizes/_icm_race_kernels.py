"""The race of the clocks, compiled: players by eights, and only the ranks that matter.

How many have rung by a moment is known to within a few dozen, whoever they are: of the products
of the players' factors (silent + rung * x) only a window of coefficients is computed, whatever is
below `tiny` is dropped from its ends, and the mass dropped is counted. The prizes are carried
back through the same windows, so that what is computed is one bilinear form, short of exactly
the paths that left a window. All terms are positive: nothing cancels.
"""

from math import exp, expm1

import numpy as np

from evendeal.prizes._icm_table_kernels import summing
from evendeal.prizes.worth import Floats

EIGHT = 8
"""Players whose factors are multiplied into one; and the zeros before and behind a window."""


@summing
def ring(shares: Floats, moment: float, silent: Floats, rung: Floats) -> None:
    """The chances of each clock to be silent and to have rung, equal stacks once."""
    before = -1.0
    for player in range(len(shares)):
        share = shares[player]
        if share == before:
            silent[player] = silent[player - 1]
            rung[player] = rung[player - 1]
            continue
        before = share
        elapsed = share * moment
        if elapsed < 0.6:
            rung[player] = -expm1(-elapsed)
            silent[player] = 1.0 - rung[player]
        elif elapsed < 140.0:
            silent[player] = exp(-elapsed)
            rung[player] = 1.0 - silent[player]
        else:  # would only make numbers that a processor is slow with
            silent[player] = 0.0
            rung[player] = 1.0


@summing
def multiply(silent: Floats, rung: Floats, halves: Floats, factors: Floats) -> None:
    """The products of the factors of each eight players and of both their halves.

    Args:
        halves: to be filled, shape (players / 4, 5).
        factors: to be filled, shape (players / 8, 9).
    """
    for half in range(len(halves)):
        i = 4 * half
        a0 = silent[i] * silent[i + 1]
        a1 = silent[i] * rung[i + 1] + rung[i] * silent[i + 1]
        a2 = rung[i] * rung[i + 1]
        b0 = silent[i + 2] * silent[i + 3]
        b1 = silent[i + 2] * rung[i + 3] + rung[i + 2] * silent[i + 3]
        b2 = rung[i + 2] * rung[i + 3]
        halves[half, 0] = a0 * b0
        halves[half, 1] = a0 * b1 + a1 * b0
        halves[half, 2] = a0 * b2 + a1 * b1 + a2 * b0
        halves[half, 3] = a1 * b2 + a2 * b1
        halves[half, 4] = a2 * b2
    for group in range(len(factors)):
        a, b, out = halves[2 * group], halves[2 * group + 1], factors[group]
        for k in range(9):
            out[k] = 0.0
        for k in range(5):
            for other in range(5):
                out[k + other] += a[k] * b[other]


@summing
def step(
    ahead: Floats, low: int, high: int, factor: Floats, grown: Floats, ranks: int, tiny: float
) -> tuple[int, int, float]:
    """Eight players more: the ends of the window then, and what was dropped from it.

    Rank k stands at k + EIGHT; eight zeros stand before and behind a window.
    """
    if low == high:
        return low, high, 0.0
    count = min(high + EIGHT, ranks) - low
    f0, f1, f2, f3, f4 = factor[0], factor[1], factor[2], factor[3], factor[4]
    f5, f6, f7, f8 = factor[5], factor[6], factor[7], factor[8]
    x0, x1, x2 = ahead[low + 8 :][:count], ahead[low + 7 :][:count], ahead[low + 6 :][:count]
    x3, x4, x5 = ahead[low + 5 :][:count], ahead[low + 4 :][:count], ahead[low + 3 :][:count]
    x6, x7, x8 = ahead[low + 2 :][:count], ahead[low + 1 :][:count], ahead[low:][:count]
    out = grown[low + EIGHT :][:count]
    for k in range(count):
        out[k] = (
            (f0 * x0[k] + f1 * x1[k] + f2 * x2[k])
            + (f3 * x3[k] + f4 * x4[k] + f5 * x5[k])
            + (f6 * x6[k] + f7 * x7[k] + f8 * x8[k])
        )
    dropped = 0.0
    first, last = 0, count
    while first < last and out[first] < tiny:
        dropped += out[first]
        first += 1
    while last > first and out[last - 1] < tiny:
        dropped += out[last - 1]
        last -= 1
    low, high = low + first, low + last
    for k in range(EIGHT):
        grown[low + k] = 0.0
        grown[high + EIGHT + k] = 0.0
    return low, high, dropped


@summing
def step_back(
    ahead: Floats, low: int, high: int, factor: Floats, worth: Floats, earlier: Floats, dots: Floats
) -> None:
    """The prizes before eight players, and what each number of them ahead is worth: `dots`."""
    count = high - low
    f0, f1, f2, f3, f4 = factor[0], factor[1], factor[2], factor[3], factor[4]
    f5, f6, f7, f8 = factor[5], factor[6], factor[7], factor[8]
    chances, out = ahead[low + EIGHT :][:count], earlier[low + EIGHT :][:count]
    x0, x1, x2 = worth[low + 8 :][:count], worth[low + 9 :][:count], worth[low + 10 :][:count]
    x3, x4, x5 = worth[low + 11 :][:count], worth[low + 12 :][:count], worth[low + 13 :][:count]
    x6, x7, x8 = worth[low + 14 :][:count], worth[low + 15 :][:count], worth[low + 16 :][:count]
    d0 = d1 = d2 = d3 = d4 = d5 = d6 = d7 = 0.0
    for k in range(count):
        chance = chances[k]
        d0 += chance * x0[k]
        d1 += chance * x1[k]
        d2 += chance * x2[k]
        d3 += chance * x3[k]
        d4 += chance * x4[k]
        d5 += chance * x5[k]
        d6 += chance * x6[k]
        d7 += chance * x7[k]
    for k in range(count):
        out[k] = (
            (f0 * x0[k] + f1 * x1[k] + f2 * x2[k])
            + (f3 * x3[k] + f4 * x4[k] + f5 * x5[k])
            + (f6 * x6[k] + f7 * x7[k] + f8 * x8[k])
        )
    dots[0], dots[1], dots[2], dots[3] = d0, d1, d2, d3
    dots[4], dots[5], dots[6], dots[7] = d4, d5, d6, d7


@summing
def each_of_four(
    silent: Floats, rung: Floats, first: int, other: Floats, dots: Floats, out: Floats
) -> None:
    """What each of four players is worth beside the three others and the other half of eight."""
    u0 = u1 = u2 = u3 = 0.0
    for k in range(5):
        u0 += other[k] * dots[k]
        u1 += other[k] * dots[k + 1]
        u2 += other[k] * dots[k + 2]
        u3 += other[k] * dots[k + 3]
    for pair in range(2):
        i, j = first + 2 * pair, first + 2 - 2 * pair
        b0 = silent[j] * silent[j + 1]
        b1 = silent[j] * rung[j + 1] + rung[j] * silent[j + 1]
        b2 = rung[j] * rung[j + 1]
        v0 = b0 * u0 + b1 * u1 + b2 * u2
        v1 = b0 * u1 + b1 * u2 + b2 * u3
        out[i] = silent[i + 1] * v0 + rung[i + 1] * v1
        out[i + 1] = silent[i] * v0 + rung[i] * v1


@summing
def race(
    shares: Floats, prizes: Floats, moments: Floats, weights: Floats, tiny: float, block: int
) -> tuple[Floats, float]:
    """What moments add to each player's expected prize, and the most mass that one left out.

    Args:
        shares: each player's part of all chips, in order, filled up with zeros to a multiple
            of eight.
        prizes: first place first, shape (prizes,).
        moments: times at which the clocks are looked at, shape (moments,).
        weights: what each moment counts, shape (moments,).
        tiny: coefficients below it are dropped from the ends of a window.
        block: eights between two products that are stored; those between are found again.
    """
    players, ranks = len(shares), len(prizes)
    groups = players // EIGHT
    blocks = (groups + block - 1) // block
    width = ranks + 3 * EIGHT
    total, each = np.zeros(players), np.empty(players)
    silent, rung = np.empty(players), np.empty(players)
    halves, factors = np.empty((2 * groups, 5)), np.empty((groups, 9))
    saved, rows = np.empty((blocks, width)), np.empty((block + 1, width))
    worth, earlier, dots = np.empty(width), np.empty(width), np.zeros(EIGHT)
    lows, highs = np.empty(groups + 1, np.int64), np.empty(groups + 1, np.int64)
    most = 0.0
    for m in range(len(moments)):
        ring(shares, moments[m], silent, rung)
        multiply(silent, rung, halves, factors)
        rows[0, : 2 * EIGHT + 1] = 0.0
        rows[0, EIGHT] = 1.0
        low, high, mass = 0, 1, 0.0
        lows[0], highs[0] = low, high
        for b in range(blocks):
            start, end = b * block, min(groups, (b + 1) * block)
            if b > 0:
                copy(rows[block], low, high, rows[0])
            copy(rows[0], low, high, saved[b])
            for group in range(start, end):
                row = group - start
                low, high, dropped = step(
                    rows[row], low, high, factors[group], rows[row + 1], ranks, tiny
                )
                lows[group + 1], highs[group + 1] = low, high
                mass += dropped
        most = max(most, mass)
        for k in range(low, high):
            worth[k + EIGHT] = prizes[k]
        for b in range(blocks - 1, -1, -1):
            start, end = b * block, min(groups, (b + 1) * block)
            if b < blocks - 1:
                copy(saved[b], lows[start], highs[start], rows[0])
                for group in range(start, end - 1):
                    row, low, high = group - start, lows[group], highs[group]
                    step(rows[row], low, high, factors[group], rows[row + 1], ranks, tiny)
            for group in range(end - 1, start - 1, -1):
                low, high = lows[group], highs[group]
                for k in range(low, lows[group + 1]):
                    worth[k + EIGHT] = 0.0
                for k in range(highs[group + 1], high + EIGHT):
                    worth[k + EIGHT] = 0.0
                step_back(rows[group - start], low, high, factors[group], worth, earlier, dots)
                worth, earlier = earlier, worth
                first = EIGHT * group
                each_of_four(silent, rung, first, halves[2 * group + 1], dots, each)
                each_of_four(silent, rung, first + 4, halves[2 * group], dots, each)
        weight = weights[m]
        for player in range(players):
            total[player] += weight * shares[player] * silent[player] * each[player]
    return total, most


@summing
def copy(ahead: Floats, low: int, high: int, out: Floats) -> None:
    """A window with the zeros around it."""
    for k in range(low, high + 2 * EIGHT):
        out[k] = ahead[k]
