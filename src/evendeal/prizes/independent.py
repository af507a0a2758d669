"""The independent chip model (Malmuth-Harville): who finishes where, by stacks alone.

The first place goes to a player with the chance of the chip share, the second to one of the
others with the share among what is left, and so on (E. Besalú, The Dependent Chip Model, 2021,
section 2).
"""

from collections.abc import Sequence
from math import comb

import numpy as np
import numpy.typing as npt

from evendeal.errors import Refused
from evendeal.prizes import _icm_arrays as arrays
from evendeal.prizes._icm_plain import podiums
from evendeal.prizes._icm_race import highest, step_for, watched
from evendeal.prizes.table import Number, checked_prizes, checked_stacks
from evendeal.prizes.worth import Floats, Method, Placement, Progress, Worth

MOST_PLACED = 500
"""Players for whom a whole placement matrix is worked out."""

SUBSETS = 4096
ROUNDING = 2.0**-53

Numbers = Sequence[Number] | npt.NDArray[np.int64] | npt.NDArray[np.float64]


class TooManyToPlace(Refused):
    """A placement matrix of more players than there is patience for."""

    def __init__(self, *, players: int) -> None:
        super().__init__(
            f"the places of {players:,} players are too many for one matrix, at most "
            f"{MOST_PLACED:,}; name the prizes, and the worth of any number of stacks is found"
        )
        self.players = players


class AccuracyRefused(Refused):
    """An error to be kept that is none."""

    def __init__(self, *, error: object) -> None:
        super().__init__(f"an error of {error} cannot be kept; name a part of the pool above 0")
        self.error = error


def icm(
    stacks: Numbers, prizes: Numbers, *, error: float = 1e-12, progress: Progress | None = None
) -> Worth:
    """What each stack is worth by the independent chip model.

    Args:
        stacks: chips by player, shape (players,); a sequence or an array of whole numbers.
        prizes: first place first, in any unit of money, shape (places,), places <= players.
        error: how far off the worst player may be, in parts of the pool; a looser one is sooner.
        progress: told which part is done, from 0 to 1.

    Raises:
        AccuracyRefused: the error is not above 0.
        Refused: stacks or prizes are none; see `checked_stacks` and `checked_prizes`.
    """
    if not error > 0:
        raise AccuracyRefused(error=error)
    chips = checked_stacks(_listed(stacks))
    paid = checked_prizes(_listed(prizes), players=len(chips))
    order = sorted(range(len(chips)), key=lambda player: -chips[player])
    descending = [chips[player] for player in order]
    places = len(paid)
    while not paid[places - 1]:
        places -= 1
    money = np.array(paid[:places], np.float64)
    pool = float(sum(paid))
    method, found, off = _worth(descending, money, pool, error, progress)
    equity = np.empty(len(chips))
    equity[order] = _alike(descending, found)
    return Worth("icm", method, off, equity)


def icm_placement(
    stacks: Numbers, *, error: float = 1e-12, progress: Progress | None = None
) -> Placement:
    """The chance of each player to finish in each place.

    Args:
        stacks: chips by player, shape (players,), at most MOST_PLACED of them.
        error: how far off the worst chance may be.
        progress: told which part is done, from 0 to 1.

    Raises:
        TooManyToPlace: more players than MOST_PLACED.
        AccuracyRefused: the error is not above 0.
        Refused: stacks are none; see `checked_stacks`.
    """
    if not error > 0:
        raise AccuracyRefused(error=error)
    chips = checked_stacks(_listed(stacks))
    players = len(chips)
    if players > MOST_PLACED:
        raise TooManyToPlace(players=players)
    order = sorted(range(players), key=lambda player: -chips[player])
    descending = [chips[player] for player in order]
    if 2**players <= SUBSETS:
        found = np.array(podiums(descending, players))
        off = rounding(players, players)
    else:
        shares = np.array(descending, np.float64) / float(sum(chips))
        found, off = watched(
            lambda moments, weights: arrays.race_places(shares, moments, weights),
            float(players),
            step=step_for(error, players),
            top=highest(shares, players),
            error=error,
            progress=progress,
        )
    matrix = np.empty((players, players))
    matrix[order] = _alike(descending, found)
    return Placement("icm", "exact" if 2**players <= SUBSETS else "quadrature", off, matrix)


def rounding(players: int, places: int) -> float:
    """A bound of what rounding can do to sums over subsets, in parts of the whole."""
    terms = max(comb(players - 1, place) for place in range(places))
    return ROUNDING * (terms + 5 * places + places * places // 2)


def _worth(
    descending: Sequence[int], money: Floats, pool: float, error: float, progress: Progress | None
) -> tuple[Method, Floats, float]:
    players, places = len(descending), len(money)
    if sum(comb(players, k) for k in range(min(places, players))) <= SUBSETS and players <= 16:
        return "exact", np.array(podiums(descending, places)) @ money, rounding(players, places)
    shares = np.array(descending, np.float64) / float(sum(descending))
    found, off = watched(
        lambda moments, weights: arrays.race(shares, money, moments, weights),
        pool,
        step=step_for(error, places),
        top=highest(shares, places),
        error=error * pool,
        progress=progress,
    )
    return "quadrature", found, off / pool


def _alike(descending: Sequence[int], found: Floats) -> Floats:
    """Equal stacks get the mean of what rounding made of them."""
    start = 0
    for end in range(1, len(descending) + 1):
        if end == len(descending) or descending[end] != descending[start]:
            if end - start > 1:
                found[start:end] = found[start:end].mean(axis=0)
            start = end
    return found


def _listed(numbers: Numbers) -> Sequence[Number]:
    return numbers.tolist() if isinstance(numbers, np.ndarray) else numbers
