"""What a prize model answers, with how it was found and how far off it can be."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

Model = Literal["icm", "dcm"]

Method = Literal["exact", "series", "quadrature", "simulation"]
"""How an answer was found, and so what its error means.

exact: sums of finitely many terms; the error is that of rounding.
series: the terms left out are bounded; the error is guaranteed.
quadrature: the error is estimated from a coarser grid of the same kind.
simulation: half of the 95 % interval of the worst player.
"""

Floats = npt.NDArray[np.float64]

Progress = Callable[[float], None]
"""Called now and then with the part of the work that is done: from 0 to 1, never falling."""


def one_of(parts: int, progress: Progress | None, *, done: int) -> Progress | None:
    """Reports one of several parts of the work as a part of all of it, `done` of them before it."""
    if progress is None:
        return None
    return lambda part: progress((done + part) / parts)


@dataclass(frozen=True, slots=True, eq=False)
class Worth:
    """What each stack is worth.

    Attributes:
        error: how far the worst player's value can be off, in parts of the pool.
        equity: expected prize in the unit of the prizes, shape (players,), in the order of the
            stacks; the values sum to the pool within the error.
    """

    model: Model
    method: Method
    error: float
    equity: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Placement:
    """Who finishes where.

    Attributes:
        error: how far the worst probability can be off.
        matrix: probability of each place, shape (players, players): row by player in the order
            of the stacks, column by place, first place first; rows and columns sum to 1 within
            the error.
    """

    model: Model
    method: Method
    error: float
    matrix: Floats


def worth_by_places(placed: Placement, prizes: Sequence[int]) -> Worth:
    """What stacks are worth with prizes in any order, by the chances of each place.

    The prizes are parts of the pool, so that no value is further off than the worst chance, but
    for the rounding of the products.
    """
    pool = sum(prizes)
    parts = np.array(prizes, np.float64) / pool
    equity = placed.matrix[:, : len(parts)] @ parts * float(pool)
    rounding = (len(placed.matrix) + 4) * 2.0**-53
    return Worth(placed.model, placed.method, placed.error + rounding, equity)
