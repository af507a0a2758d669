"""By which means an ordered table is valued: podium by podium or as a race, compiled or not."""

import sys
from functools import partial
from math import log2, sqrt

import numpy as np
import numpy.typing as npt

from evendeal.prizes import _icm_arrays as arrays
from evendeal.prizes._compiled import is_compiled
from evendeal.prizes._icm_grid import Grid
from evendeal.prizes._icm_plain import podiums
from evendeal.prizes._icm_race import Race, watched
from evendeal.prizes.worth import Floats, Progress

PATIENCE = 0.5
"""Seconds of numpy before it is quicker to load numba."""

KEPT = 2_000_000
"""Numbers of products in memory at once; where there would be more, those at checkpoints."""

Chips = npt.NDArray[np.int64]


def is_wanted(seconds: float, *, at_once: bool) -> bool:
    """Whether to use kernels for what takes so long without them.

    Args:
        at_once: whatever it takes to load them.
    """
    return is_compiled() and (at_once or "numba" in sys.modules or seconds > PATIENCE)


def podium_chances(ordered: Chips, ranks: int, *, at_once: bool) -> Floats:
    """The chance of each player to take each of the first ranks, shape (players, ranks)."""
    if not is_wanted(0.0, at_once=at_once):
        return np.array(podiums(ordered.tolist(), ranks))
    from evendeal.prizes import _icm_table_kernels as kernels

    chances = np.zeros((len(ordered), ranks))
    kernels.podiums(ordered, chances)
    return chances


def podium_worth(ordered: Chips, prizes: Floats, *, at_once: bool) -> Floats:
    """What each stack is worth by the podiums, shape (players,).

    Args:
        prizes: first place first, shape (prizes,), fewer than players.
    """
    if not is_wanted(0.0, at_once=at_once):
        return podium_chances(ordered, len(prizes), at_once=False) @ prizes
    from evendeal.prizes import _icm_table_kernels as kernels

    worth: Floats = kernels.worth_of_sets(ordered, prizes)
    return worth


def race_worth(
    ordered: Chips, prizes: Floats, error: float, progress: Progress | None, *, at_once: bool
) -> tuple[Floats, float]:
    """What each stack is worth by the race, and how far off that is, in parts of the pool.

    Args:
        ordered: chips, largest first, shape (players,).
        prizes: first place first, shape (prizes,).
        error: to be reached, in parts of the pool.
    """
    players, ranks, pool = len(ordered), len(prizes), float(prizes.sum())
    shares = _shares(ordered)
    grid = Grid.to_resolve(shares, ranks, error)
    cost = players * (2e-5 / len(grid) + 6e-9 * ranks)
    race: Race = partial(arrays.race, shares, prizes)
    threads = 1
    if is_wanted(2 * len(grid) * cost, at_once=at_once):
        from evendeal.prizes import _icm_race_kernels as kernels
        from evendeal.prizes._icm_table_kernels import THREADS

        # Smallest first: who has surely not rung tells least about how many have.
        filled = np.concatenate([np.zeros(-players % kernels.EIGHT), shares[::-1]])
        block = groups = len(filled) // kernels.EIGHT
        if groups * ranks > KEPT:
            block = int(sqrt(groups)) + 1
        cost = players * (4e-8 + 2e-10 * min(ranks, 12 * sqrt(ranks)))
        threads = THREADS
        tiny = _tiny(error, groups)

        def race(moments: Floats, weights: Floats) -> tuple[Floats, float]:
            added, left_out = kernels.race(filled, prizes, moments, weights, tiny, block)
            return added[::-1][:players], left_out

    worth, off = watched(
        race,
        grid,
        whole=pool,
        most=float(prizes[0]),
        error=error * pool,
        cost=cost,
        threads=threads,
        progress=progress,
    )
    return worth, off / pool


def race_chances(
    ordered: Chips, error: float, progress: Progress | None, *, at_once: bool
) -> tuple[Floats, float]:
    """The chance of each player to take each place by the race, and how far off the worst is.

    Args:
        ordered: chips, largest first, shape (players,).
        error: to be reached.
    """
    players = len(ordered)
    shares = _shares(ordered)
    grid = Grid.to_resolve(shares, players, error)
    cost = players * log2(players) * (1e-5 / len(grid) + 3e-9 * players)
    race: Race = partial(arrays.race_places, shares)
    threads = 1
    if is_wanted(2 * len(grid) * cost, at_once=at_once):
        from evendeal.prizes import _icm_places_kernels as kernels
        from evendeal.prizes._icm_race_kernels import EIGHT
        from evendeal.prizes._icm_table_kernels import THREADS

        filled = np.concatenate([shares, np.zeros(-players % EIGHT)])
        cost = players * (1e-7 + 3e-9 * players)
        threads = THREADS
        tiny = _tiny(error, players)

        def race(moments: Floats, weights: Floats) -> tuple[Floats, float]:
            added, left_out = kernels.race_places(filled, players, moments, weights, tiny)
            return added[:players], left_out

    return watched(
        race,
        grid,
        whole=float(players),
        most=1.0,
        error=error,
        cost=cost,
        threads=threads,
        progress=progress,
    )


def alike(ordered: Chips, worth: Floats) -> Floats:
    """Equal stacks get the mean of what rounding made of them."""
    starts = np.flatnonzero(np.concatenate([[True], ordered[1:] != ordered[:-1]]))
    if len(starts) == len(ordered):
        return worth
    counts = np.diff(np.append(starts, len(ordered)))
    sums: Floats = np.add.reduceat(worth, starts, axis=0)
    means = sums / counts.reshape(-1, *[1] * (worth.ndim - 1))
    return np.repeat(means, counts, axis=0)


def _shares(ordered: Chips) -> Floats:
    return ordered / float(sum(ordered.tolist()))


def _tiny(error: float, steps: int) -> float:
    """A chance so small that dropping it at every step keeps far below the error."""
    return max(min(error, 1e-3) / (1e4 * steps), 1e-30)
