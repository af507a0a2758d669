"""The race of the clocks in numpy, many moments at a time: for where nothing is compiled.

The same sums as in `_icm_kernels`, in another order and without its windows, one for the other
a check.
"""

import numpy as np

from evendeal.prizes.worth import Floats

ROOM = 4_000_000
"""Numbers kept at once, at eight bytes each."""


def race(shares: Floats, prizes: Floats, moments: Floats, weights: Floats) -> tuple[Floats, float]:
    """What the moments add to each player's expected prize, and which mass was left out: none.

    Args:
        shares: each player's part of all chips, shape (players,).
        prizes: first place first, shape (places,).
        moments: times at which the clocks are looked at, shape (moments,).
        weights: what each moment counts, shape (moments,).
    """
    total = np.zeros(len(shares))
    stride = max(1, ROOM // (len(shares) * len(prizes)))
    for start in range(0, len(moments), stride):
        part = slice(start, start + stride)
        total += _added(shares, prizes, moments[part], weights[part])
    return total, 0.0


def race_places(shares: Floats, moments: Floats, weights: Floats) -> tuple[Floats, float]:
    """What the moments add to each player's chance of each place, shape (players, players)."""
    players = len(shares)
    total = np.zeros((players, players))
    for moment, weight in zip(moments, weights, strict=True):
        silent = np.exp(-shares * moment)
        rung = -np.expm1(-shares * moment)
        alone = np.zeros(players)
        alone[0] = 1.0
        waiting = [(0, players, alone)]
        while waiting:
            first, end, others = waiting.pop()
            if end - first == 1:
                total[first] += weight * shares[first] * silent[first] * others
                continue
            middle = (first + end) // 2
            for own, other in (
                (range(first, middle), range(middle, end)),
                (range(middle, end), range(first, middle)),
            ):
                grown = others
                for player in other:
                    grown = _with(grown, silent[player], rung[player])
                waiting.append((own.start, own.stop, grown))
    return total, 0.0


def _added(shares: Floats, prizes: Floats, moments: Floats, weights: Floats) -> Floats:
    """The contribution of a few moments, side by side in the columns."""
    times = shares[:, None] * moments[None, :]
    silent, rung = np.exp(-times), -np.expm1(-times)
    ahead = np.zeros((len(shares), len(prizes), len(moments)))
    ahead[0, 0] = 1.0
    for player in range(len(shares) - 1):
        ahead[player + 1] = ahead[player] * silent[player]
        ahead[player + 1, 1:] += ahead[player, :-1] * rung[player]
    worth = np.repeat(prizes[:, None], len(moments), axis=1)
    added = np.empty(len(shares))
    for player in range(len(shares) - 1, -1, -1):
        each = np.einsum("pm,pm->m", ahead[player], worth)
        added[player] = shares[player] * (each * silent[player] * weights).sum()
        shifted = worth[1:] * rung[player]
        worth *= silent[player]
        worth[:-1] += shifted
    return added


def _with(ahead: Floats, silent: float, rung: float) -> Floats:
    grown = ahead * silent
    grown[1:] += ahead[:-1] * rung
    return grown
