"""The independent model as a race of clocks, and the grid on which it is watched.

Give each player a clock that rings once, at a rate of the stack: the order in which they ring is
the order of the independent model, best first. A player worth looking at when ringing at time t
gets the prize that is next after those who have rung, so

    equity_i = integral over t of S_i exp(-S_i t) E[prize after the others who have rung by t].

The trapezoid rule in y with t = exp(y - exp(-y)) converges doubly exponentially; what it has to
resolve narrows like one over the square root of the number of prizes. Source: the project's own
derivation; see docs/howto/prizes.md.
"""

from collections.abc import Callable
from math import exp, log, sqrt

import numpy as np

from evendeal.prizes.worth import Floats, Progress

Race = Callable[[Floats, Floats], tuple[Floats, float]]
"""Sums over moments, of their weights: what they add, and the mass that was left out."""

WIDEST = 0.25
LOWEST = -4.0
REFINEMENTS = 4


def step_for(error: float, places: int) -> float:
    """The step in y for an error in parts of the pool."""
    digits = -log(min(max(error, 1e-16), 0.1))
    return min(WIDEST * 27.6 / max(digits, 27.6), 4.41 / sqrt(digits * places))


def highest(shares: Floats, places: int) -> float:
    """Where the grid may end: every clock has rung, or surely more than there are prizes."""
    top = log(45 / float(shares.min()))
    if places >= len(shares):
        return top
    low, high = LOWEST, top
    for _ in range(40):
        middle = (low + high) / 2
        rung = -np.expm1(-shares * moment(middle))
        mean = float(rung.sum())
        spread = sqrt(float((rung * (1 - rung)).sum()))
        if mean > places + 10 * spread + 20:
            high = middle
        else:
            low = middle
    return high


def moment(y: float) -> float:
    """The time at a point of the grid."""
    return exp(y - exp(-y))


def watched(
    race: Race,
    whole: float,
    *,
    step: float,
    top: float,
    error: float,
    progress: Progress | None,
) -> tuple[Floats, float]:
    """The integral of a race, and the error estimated, both in the unit of `whole`.

    The grid is halved until the difference to the grid before, and what the parts miss of the
    whole, are below the error.
    """
    tell = progress or (lambda _: None)
    total, dropped = _grid(race, LOWEST, step, top)
    tell(0.5)
    estimate = np.inf
    for _ in range(REFINEMENTS):
        between, more = _grid(race, LOWEST + step / 2, step, top)
        finer = (total + between) / 2
        dropped = max(dropped, more)
        difference = float(np.abs(finer - total).max())
        missed = abs(float(finer.sum()) - whole)
        total, step = finer, step / 2
        estimate = max(difference, missed) + dropped
        if estimate <= error:
            break
    tell(1.0)
    return total, estimate


def _grid(race: Race, first: float, step: float, top: float) -> tuple[Floats, float]:
    points = np.arange(first, top + step, step)
    moments = np.exp(points - np.exp(-points))
    return race(moments, step * moments * (1 + np.exp(-points)))
