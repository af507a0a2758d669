"""The dependent chip model: what stacks are worth if every hand is played all-in.

Source: E. Besalú, The Dependent Chip Model (DCM), 2021. In a hand all n players are all-in, each
wins with probability 1/n, and the winner collects from everybody what both of them have. Who has
no more than the winner is out; those who are out in the same hand take the worst places that are
left in the order of the stacks with which they entered it, and equal stacks share places equally
(section 4.3).
"""

from collections.abc import Iterable
from math import gcd

import numpy as np

from evendeal.errors import Refused
from evendeal.prizes.table import Number, checked_prizes, checked_stacks
from evendeal.prizes.worth import Floats, Placement, Progress, Worth

SERIES_PLAYERS = 10
"""The series answers so many players; larger tables are simulated."""

LEAST_ERROR = 1e-12
"""The smallest error that floating point can promise."""


class ErrorOutOfReach(Refused):
    """An error that is no number above 0, or smaller than floating point can promise."""

    def __init__(self, *, error: float) -> None:
        super().__init__(
            f"an error of {error:g} cannot be promised: ask for {LEAST_ERROR:g} or more"
        )
        self.error = error


def dcm(
    stacks: Iterable[Number],
    prizes: Iterable[Number],
    *,
    error: float = 1e-9,
    seed: int = 0,
    paths: int | None = None,
    progress: Progress | None = None,
) -> Worth:
    """What each stack is worth in the dependent chip model.

    Up to two players are the chip share (exact), up to `SERIES_PLAYERS` a series with a
    guaranteed error; beyond, and only there, `seed` and `paths` are those of `simulate_dcm`.

    Args:
        stacks: chips of each player, shape (players,).
        prizes: in units of money, first place first, at most one a player.
        error: how far the worst player's value may be off, in parts of the pool.
        progress: told which part is done.

    Raises:
        Refused: as `checked_stacks` and `checked_prizes`; ErrorOutOfReach.
    """
    chips = checked_stacks(stacks)
    money = checked_prizes(prizes, players=len(chips))
    _check(error)
    if len(chips) > SERIES_PLAYERS:
        from evendeal.prizes.simulation import simulate_dcm

        return simulate_dcm(chips, money, seed=seed, paths=paths, error=error, progress=progress)
    weights = np.zeros(len(chips))
    weights[: len(money)] = [float(prize) for prize in money]
    pool = float(sum(money))
    matrix, off = _bounded(chips, error, weights / pool, progress)
    if len(chips) <= 2:
        return Worth("dcm", "exact", _ROUNDING, matrix @ weights)
    return Worth("dcm", "series", float((off @ weights).max() / pool), matrix @ weights)


def dcm_placement(
    stacks: Iterable[Number],
    *,
    error: float = 1e-9,
    seed: int = 0,
    paths: int | None = None,
    progress: Progress | None = None,
) -> Placement:
    """Who finishes where in the dependent chip model.

    The methods are those of `dcm`; `error` is how far the worst probability may be off.

    Raises:
        Refused: as `checked_stacks`; ErrorOutOfReach.
    """
    chips = checked_stacks(stacks)
    _check(error)
    if len(chips) > SERIES_PLAYERS:
        from evendeal.prizes.simulation import simulate_dcm_placement

        return simulate_dcm_placement(chips, seed=seed, paths=paths, error=error, progress=progress)
    matrix, off = _bounded(chips, error, None, progress)
    if len(chips) <= 2:
        return Placement("dcm", "exact", _ROUNDING, matrix)
    return Placement("dcm", "series", float(off.max()), matrix)


_ROUNDING = 2.0**-52


def _bounded(
    chips: tuple[int, ...], error: float, weights: Floats | None, progress: Progress | None
) -> tuple[Floats, Floats]:
    """The matrix and what its entries can be off: at most the error, weighed if there are weights.

    States are cut at a first guess of a probability, and again at a smaller one until the
    bound holds.
    """
    from evendeal.prizes._dcm_plain import series

    divisor = gcd(*chips)
    reduced = tuple(stack // divisor for stack in chips)
    if len(chips) == 1:
        return np.ones((1, 1)), np.zeros((1, 1))
    least = error / 10
    while True:
        rows, bounds = series(reduced, least)
        matrix, off = np.array(rows), np.array(bounds) + 1e-13
        worst = off.max() if weights is None else (off @ weights).max()
        if worst <= error:
            break
        least *= min(0.3, 0.5 * error / worst)
    if progress is not None:
        progress(1.0)
    return matrix, off


def _check(error: float) -> None:
    if not error >= LEAST_ERROR:
        raise ErrorOutOfReach(error=error)
