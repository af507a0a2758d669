"""The race of the clocks in numpy, many moments side by side: for where nothing is compiled.

The same sums as in `_icm_race_kernels`, one player at a time and without windows, so that each is a
check of the other.
"""

import numpy as np

from evendeal.prizes.worth import Floats

ROOM = 4_000_000
"""Numbers in memory at once, at eight bytes each."""


def race(shares: Floats, prizes: Floats, moments: Floats, weights: Floats) -> tuple[Floats, float]:
    """What moments add to each player's expected prize, and the mass left out: none.

    Args:
        shares: each player's part of all chips, shape (players,).
        prizes: first place first, shape (prizes,).
        moments: times at which the clocks are looked at, shape (moments,).
        weights: what each moment counts, shape (moments,).
    """
    total = np.zeros(len(shares))
    stride = max(1, ROOM // (len(shares) * len(prizes)))
    for start in range(0, len(moments), stride):
        part = slice(start, start + stride)
        total += _worth(shares, prizes, moments[part], weights[part])
    return total, 0.0


def race_places(shares: Floats, moments: Floats, weights: Floats) -> tuple[Floats, float]:
    """What moments add to each player's chance of each place, shape (players, players).

    Who else has rung is found for all by halving: to the product of those outside a half the
    factors of the other half are multiplied, until one player is left.
    """
    players = len(shares)
    total = np.empty((players, players))
    silent, rung = _clocks(shares, moments)
    alone = np.zeros((players, len(moments)))
    alone[0] = 1.0
    waiting = [(0, players, alone)]
    while waiting:
        first, end, others = waiting.pop()
        if end - first == 1:
            total[first] = others @ (weights * shares[first] * silent[first])
            continue
        middle = (first + end) // 2
        lower, upper = range(first, middle), range(middle, end)
        for own, other in ((lower, upper), (upper, lower)):
            grown = others
            for player in other:
                grown = _grown(grown, silent[player], rung[player])
            waiting.append((own.start, own.stop, grown))
    return total, 0.0


def _clocks(shares: Floats, moments: Floats) -> tuple[Floats, Floats]:
    """The chances of each clock to be silent and to have rung, shape (players, moments)."""
    times = shares[:, None] * moments[None, :]
    return np.exp(-times), -np.expm1(-times)


def _worth(shares: Floats, prizes: Floats, moments: Floats, weights: Floats) -> Floats:
    silent, rung = _clocks(shares, moments)
    players, ranks = len(shares), len(prizes)
    block = players if players * ranks <= 4 * ROOM else int(np.sqrt(players)) + 1
    starts = range(0, players, block)
    ahead = np.zeros((ranks, len(moments)))
    ahead[0] = 1.0
    saved = [ahead]
    for start in starts[:-1]:
        for player in range(start, start + block):
            ahead = _grown(ahead, silent[player], rung[player])
        saved.append(ahead)
    worth = np.repeat(prizes[:, None], len(moments), axis=1)
    total = np.empty(players)
    for start in reversed(starts):
        rows = [saved.pop()]
        end = min(players, start + block)
        for player in range(start, end - 1):
            rows.append(_grown(rows[-1], silent[player], rung[player]))
        for player in range(end - 1, start - 1, -1):
            each = np.einsum("pm,pm->m", rows.pop(), worth)
            total[player] = shares[player] * float((each * silent[player] * weights).sum())
            later = worth[1:] * rung[player]
            worth *= silent[player]
            worth[:-1] += later
    return total


def _grown(ahead: Floats, silent: Floats, rung: Floats) -> Floats:
    """How many have rung, one player more."""
    grown = ahead * silent
    grown[1:] += ahead[:-1] * rung
    return grown
