"""The dependent chip model: what stacks are worth if every hand is played all-in.

Source: E. Besalú, The Dependent Chip Model (DCM), 2021. In a hand all n players are all-in, each
wins with probability 1/n, and the winner collects from everybody what both of them have. Who has
no more than the winner is out; those who are out in the same hand take the worst ranks that are
left in the order of the stacks with which they entered it, and equal stacks share ranks equally
(section 4.3).

More chips can be worth less money: of 14, 14 and 15 chips with prizes of 50, 30 and 20, the 15
are worth 36.98; when they take a chip from the first, 36.66. At one table, in every case computed,
the larger stack never has the smaller chance of place k or better.
"""

import sys
from collections.abc import Iterable
from functools import cache
from math import gcd
from typing import Any

import numpy as np

from evendeal.prizes import _dcm_series
from evendeal.prizes._compiled import is_compiled
from evendeal.prizes._dcm_brackets import brackets
from evendeal.prizes.refusals import MOST_CHIPS, ErrorOutOfReach
from evendeal.prizes.table import Number, checked_prizes, checked_stacks, has_gaps
from evendeal.prizes.worth import Floats, Method, Placement, Progress, Worth, worth_by_places

SERIES_PLAYERS = 12
"""The series answers so many players, in a tenth of a second or so; more are simulated."""

PLAIN_PLAYERS = 6
"""So many are answered in plain Python before numba would have been imported."""

LEAST_ERROR = 1e-11
"""The smallest error that floating point can promise at every size; fractions have none."""

_BOUND = (1, 1, 1, 0.3, 2, 12, 65, 280, 950, 3_100, 10_000, 30_000, 80_000)
"""By number of players: how far an answer good to 1e-9 is off, in parts of `least`.

Only where to begin, and more for a finer error (`_least`): how far it is off is known afterwards,
and if it is too far, it is done again.
"""

_UNIT = 2.0**-53
"""Half of the distance from 1 to the next floating point number."""


def dcm(
    stacks: Iterable[Number],
    prizes: Iterable[Number],
    *,
    error: float = 1e-9,
    gaps: bool = False,
    seed: int = 0,
    paths: int | None = None,
    progress: Progress | None = None,
) -> Worth:
    """What each stack is worth in the dependent chip model.

    One or two players have their chip share (exact). Up to `SERIES_PLAYERS` are answered by a
    series with a guaranteed error: compiled, but for at most `PLAIN_PLAYERS` in plain Python
    unless numba is loaded anyway, with the same bits. Without numba, and beyond 5e17 chips
    without a common divisor, all of it is in plain Python, a hundred times slower. Larger tables
    are simulated by `simulate_dcm`, whose `seed` and `paths` these are.

    Args:
        stacks: chips of each player, shape (players,).
        prizes: in units of money, first place first, at most one a player.
        error: how far the worst player's value may be off, in parts of the pool.
        gaps: a place may get nothing above one that is paid; by the chances of each place then.
        progress: called with the part done.

    Raises:
        Refused: as `checked_stacks` and `checked_prizes`; ErrorOutOfReach.
    """
    chips = checked_stacks(stacks)
    money = checked_prizes(prizes, players=len(chips), gaps=gaps)
    _check(error)
    if has_gaps(money):
        placed = dcm_placement(chips, error=error, seed=seed, paths=paths, progress=progress)
        return worth_by_places(placed, money)
    if len(chips) > SERIES_PLAYERS:
        from evendeal.prizes.simulation import simulate_dcm

        return simulate_dcm(chips, money, seed=seed, paths=paths, error=error, progress=progress)
    pool = sum(money)
    parts = np.zeros((len(chips), 1))
    parts[: len(money), 0] = [prize / pool for prize in money]
    matrix, off = _bounded(chips, error, parts, progress)
    return Worth("dcm", _method(chips), float(off.max()), (matrix @ parts)[:, 0] * float(pool))


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
    return Placement("dcm", _method(chips), float(off.max()), matrix)


def _check(error: float) -> None:
    if not LEAST_ERROR <= error < float("inf"):
        raise ErrorOutOfReach(error=error, least=LEAST_ERROR)


def _method(chips: tuple[int, ...]) -> Method:
    return "exact" if len(chips) <= 2 else "series"


def _bounded(
    chips: tuple[int, ...], error: float, parts: Floats | None, progress: Progress | None
) -> tuple[Floats, Floats]:
    """The matrix, and how far its entries can be off; weighed by the parts, if there are any.

    What can be off is at most the error.
    """
    divisor = gcd(*chips)
    reduced = [stack // divisor for stack in chips]
    least = _least(len(chips), error)
    if parts is not None:
        least /= max(1.0 - float(parts[0, 0]), 0.01)  # the first place is exact
    while True:
        matrix, off = _series(reduced, least)
        if parts is not None:
            off = off @ parts + (len(chips) + 4) * _UNIT  # the products round too
        worst = float(off.max())
        if worst <= error:
            break
        least *= min(0.7 * error / worst, 0.7)
    if progress is not None:
        progress(1.0)
    return matrix, off


def _least(players: int, error: float) -> float:
    """The chance at which to cut states, so that the error is likely to be reached."""
    finer = float((1e-9 / error) ** (0.04 * max(players - 3, 0)))
    return min(error / (_BOUND[players] * finer), 0.1)


def _series(chips: list[int], least: float) -> tuple[Floats, Floats]:
    """The matrix, and how far its entries can be off, with states less likely than `least` cut.

    The first column is the chip share, exactly: a hand changes nobody's expected stack. The
    second is what is missing from a row's 1, and off by as much as third or worse is. So two
    players are never followed.

    Rounding: an entry is a sum of positive terms, added up in blocks of less than 2 * `BLOCK`,
    then block by block. A term rounds at most three times in each of the 40 hands or fewer that
    can lead to it, and a few times itself. So an entry, which is at most 1, is off by no more
    than that many times `_UNIT`.
    """
    players, total = len(chips), sum(chips)
    tagged = sorted(stack * _dcm_series.TAGS + player for player, stack in enumerate(chips))
    wanted = players > PLAIN_PLAYERS or "numba" in sys.modules
    if players <= 2:
        listed, bounds, additions = np.zeros(players**2), np.zeros(players**2), 0
    elif wanted and is_compiled() and (total + 1) * _dcm_series.TAGS <= MOST_CHIPS:
        from evendeal.prizes import _dcm_kernels

        listed, bounds, *room = _arrays(players)
        additions = _dcm_kernels.series(
            np.array(tagged, np.int64), least, *_tables(players), listed, bounds, *room
        )
    else:
        listed, bounds, *room = (array.tolist() for array in _arrays(players))
        additions = _dcm_series.series(tagged, least, *brackets(players), listed, bounds, *room)
    matrix, off = np.reshape(listed, (players, players)), np.reshape(bounds, (players, players))
    matrix[:, 0] = [stack / total for stack in chips]
    if players > 1:
        rest = 1.0 - matrix[:, 0] - matrix[:, 2:].sum(axis=1)
        matrix[:, 1] = np.maximum(rest, 0.0)  # which can only bring it nearer to the truth
    roundings = 2 * _dcm_series.BLOCK + additions / _dcm_series.BLOCK + 300
    off[:, 1:] += roundings * _UNIT if players > 2 else 2 * _UNIT
    off[:, 0] = _UNIT
    return matrix, off


def _arrays(players: int) -> tuple[Any, ...]:
    """Matrix, bounds and the room that `series` works in, all zeros."""
    square, ladder, rungs = players**2, (players + 1) * players, players + 1
    return (
        np.zeros(square),
        np.zeros(square),
        np.zeros(square),
        np.zeros(ladder, np.int64),
        np.zeros(rungs),
        np.zeros(ladder),
        np.zeros(rungs, np.int64),
        np.zeros(rungs, np.int64),
        np.zeros(rungs, np.int64),
        np.zeros(rungs, np.int64),
    )


@cache
def _tables(players: int) -> tuple[Floats, Floats]:
    guess, unsure = brackets(players)
    return np.array(guess), np.array(unsure)
