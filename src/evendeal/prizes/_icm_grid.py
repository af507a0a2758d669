"""The moments at which the race of the clocks is watched.

With t = exp(y - exp(-y)) the trapezoid rule in y converges doubly exponentially, for stacks of 1
beside stacks of 10**18. What it has to resolve is which rank is next, and that is known to about
the square root of those who have rung: nobody at first, the number of prizes where the last prize
goes. So the steps are not equal in y but in u, with

    du/dy = sqrt(coarse + 2 Z e^y / (Z + e^y)),

whose integral is elementary: at most t clocks have rung by t on average, and beyond the prizes
nothing gets narrower. This takes a third of the moments of equal steps.
"""

from dataclasses import dataclass
from math import ceil, exp, log, sqrt
from typing import Self

import numpy as np

from evendeal.prizes.worth import Floats

EARLIEST = -4.0
"""In y. By then a clock has rung with a chance below 1e-25."""

LATEST = 45.0
"""In mean intervals of the slowest clock, which has rung by then but for a chance of 3e-20."""

KNOWN = 400
"""Points between which the first guess at a step is read off."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Equal steps in u, each grid holding every second point of the finer one.

    Attributes:
        step: between two moments, in u.
        coarse: how dense the moments are before anybody has rung.
        ranks: how many prizes there are, Z.
        last: the y at which the race is over.
    """

    step: float
    coarse: float
    ranks: int
    last: float

    @classmethod
    def to_resolve(cls, shares: Floats, ranks: int, error: float) -> Self:
        """The grid that should keep an error, in parts of the pool.

        Args:
            shares: each player's part of all chips, shape (players,).
        """
        digits = -log(min(max(error, 1e-16), 1e-3))
        step = 5.0 / sqrt(digits)
        widest = min(0.6, 8.0 / digits)
        return cls(step, (step / widest) ** 2, ranks, _last(shares, ranks))

    def moments(self, *, between: bool = False) -> tuple[Floats, Floats]:
        """Times and what each counts; or those of the points halfway between, for a finer grid."""
        known = np.linspace(EARLIEST, self.last, KNOWN)
        at, _ = self._measured(known)
        count = self._count(at[0], at[-1])
        wanted = at[0] + self.step * (np.arange(count) + (0.5 if between else 0.0))
        y = np.interp(wanted, at, known)
        for _ in range(3):  # Newton's; the guess is good to a thousandth
            reached, density = self._measured(y)
            y += (wanted - reached) / density
        moments = np.exp(y - np.exp(-y))
        return moments, self.step / self._measured(y)[1] * moments * (1 + np.exp(-y))

    def __len__(self) -> int:
        """How many moments there are."""
        (first, last), _ = self._measured(np.array([EARLIEST, self.last]))
        return self._count(first, last)

    def finer(self) -> "Grid":
        """The grid with the points between."""
        return Grid(self.step / 2, self.coarse, self.ranks, self.last)

    def _count(self, first: float, last: float) -> int:
        return ceil((last - first) / self.step) + 1

    def _measured(self, y: Floats) -> tuple[Floats, Floats]:
        """How far it is to y in u, and how dense the moments are there."""
        most = 2.0 * self.ranks
        grown = np.exp(y)
        extra = most * grown / (self.ranks + grown)
        missing = most * self.ranks / (self.ranks + grown)
        slow, fast = sqrt(self.coarse), sqrt(self.coarse + most)
        density = np.sqrt(self.coarse + extra)
        early = slow * np.log(extra / (density + slow) ** 2)
        late = fast * np.log((fast + density) ** 2 / missing)
        return early + late, density


def _last(shares: Floats, ranks: int) -> float:
    """When every clock has rung, or surely more than there are prizes."""
    end = log(LATEST / float(shares.min()))
    if ranks >= len(shares):
        return end
    low, high = EARLIEST, end
    for _ in range(12):
        middle = (low + high) / 2
        rung = -np.expm1(-shares * exp(middle - exp(-middle)))
        spread = sqrt(float((rung * (1 - rung)).sum()))
        if float(rung.sum()) > ranks + 10 * spread + 20:
            high = middle
        else:
            low = middle
    return high
