"""The race of the clocks for every place at once, compiled."""

import numpy as np

from evendeal.prizes._icm_race_kernels import EIGHT, multiply, ring, step
from evendeal.prizes._icm_table_kernels import summing
from evendeal.prizes.worth import Floats


@summing
def race_places(
    shares: Floats, players: int, moments: Floats, weights: Floats, tiny: float
) -> tuple[Floats, float]:
    """What moments add to each player's chance of each place, shape (len(shares), players).

    Who else has rung is found for all by halving: to the product of those outside a half the
    factors of the other half are multiplied, until eight players are left.

    Args:
        shares, moments, weights, tiny: as for `race`.
        players: those with a share; so many ranks there are.
    """
    groups = len(shares) // EIGHT
    width = players + 3 * EIGHT
    depths = 2
    while 2 ** (depths - 2) < groups:
        depths += 1
    total = np.zeros((len(shares), players))
    silent, rung = np.empty(len(shares)), np.empty(len(shares))
    halves, factors = np.empty((2 * groups, 5)), np.empty((groups, 9))
    outside, spare = np.zeros((depths, width)), np.zeros((2, width))
    lows, highs = np.zeros(depths, np.int64), np.zeros(depths, np.int64)
    waiting = np.empty((2 * depths, 5), np.int64)
    others = np.empty(EIGHT)
    most = 0.0
    for m in range(len(moments)):
        ring(shares, moments[m], silent, rung)
        multiply(silent, rung, halves, factors)
        outside[0, : 2 * EIGHT + 1] = 0.0
        outside[0, EIGHT] = 1.0
        lows[0], highs[0] = 0, 1
        mass = 0.0
        waiting[0] = (0, groups, 0, 0, 0)
        length = 1
        while length:
            length -= 1
            first, end, depth, other, other_end = waiting[length]
            if depth:
                ahead = outside[depth - 1]
                low, high = lows[depth - 1], highs[depth - 1]
                for group in range(other, other_end):
                    grown = outside[depth] if group == other_end - 1 else spare[group % 2]
                    low, high, dropped = step(
                        ahead, low, high, factors[group], grown, players, tiny
                    )
                    if low == high:
                        lows[depth] = highs[depth] = low
                    mass += dropped
                    ahead = grown
                lows[depth], highs[depth] = low, high
            if end - first > 1:
                middle = (first + end) // 2
                waiting[length] = (middle, end, depth + 1, first, middle)
                waiting[length + 1] = (first, middle, depth + 1, middle, end)
                length += 2
                continue
            low, high = lows[depth], highs[depth]
            count = min(high + EIGHT - 1, players) - low
            if low == high:
                continue
            ahead = outside[depth]
            for player in range(EIGHT * first, min(EIGHT * first + EIGHT, players)):
                seven(silent, rung, EIGHT * first, player, others)
                weight = weights[m] * shares[player] * silent[player]
                for k in range(EIGHT):
                    others[k] *= weight
                add_seven(ahead[low + 1 :], others, total[player, low : low + count])
        most = max(most, mass)
    return total, most


@summing
def seven(silent: Floats, rung: Floats, first: int, left_out: int, others: Floats) -> None:
    """The product of the factors of eight players without one, shape (8,)."""
    others[0] = 1.0
    others[1:] = 0.0
    for player in range(first, first + EIGHT):
        if player != left_out:
            for k in range(EIGHT - 1, 0, -1):
                others[k] = others[k] * silent[player] + others[k - 1] * rung[player]
            others[0] *= silent[player]


@summing
def add_seven(ahead: Floats, others: Floats, out: Floats) -> None:
    """A window times the product of seven factors, added; seven ranks before it come first."""
    count = len(out)
    f0, f1, f2, f3 = others[0], others[1], others[2], others[3]
    f4, f5, f6, f7 = others[4], others[5], others[6], others[7]
    x0, x1, x2, x3 = ahead[7:][:count], ahead[6:][:count], ahead[5:][:count], ahead[4:][:count]
    x4, x5, x6, x7 = ahead[3:][:count], ahead[2:][:count], ahead[1:][:count], ahead[:count]
    for k in range(count):
        out[k] += (f0 * x0[k] + f1 * x1[k] + f2 * x2[k] + f3 * x3[k]) + (
            f4 * x4[k] + f5 * x5[k] + f6 * x6[k] + f7 * x7[k]
        )
