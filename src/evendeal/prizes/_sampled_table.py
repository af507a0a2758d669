"""One attempt of the simulation: what is added up, and the room in which it is played."""

from collections.abc import Iterator
from math import log
from typing import Any

import numpy as np
import numpy.typing as npt

from evendeal.prizes.worth import Floats

CONTROLLED = 13
"""The largest table in which paths use the independent model as control variate, see `FEW`.

It lowers the variance of a path for more than it costs at small tables only; at larger ones,
finer expansion is the better use of the time. Seconds to the same error, without and with it:
13 players, 1e-7: 0.13 and 0.13; 16 players, 3e-7: 0.17 and 0.5; 20 players, 2e-6: 0.18 and 0.39;
30 players, 1e-5: 0.35 and 0.71 (prizes 50/30/20). As many paths have 9, 6, 5 and 4 times less
variance with it.
"""

FEW = 7
"""Players left, from which on a path uses it: 4 to 8 differ little."""

NORMAL = 1.959963984540054
"""Standard errors on either side that make up a 95 % interval."""

STUDENT = (2.3723, 2.8225, 2.5558)
"""How many more, by powers of one over the degrees of freedom.

Source: Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.7.5.
"""

PORTIONS = 64
"""Calls of the kernel in one attempt, so that progress can be reported."""


class SampledTable:
    """One attempt, and the room in which it is played.

    Attributes:
        added, variance: what is added up and the variance of that, shape (players, columns).
        drawn: paths.
    """

    def __init__(
        self,
        ascending: npt.NDArray[np.int64],
        prizes: Floats,
        share: float,
        seed: int,
        attempt: int,
    ) -> None:
        from evendeal.prizes import _simulation_kernels as kernels

        players = len(ascending)
        columns = 1 if len(prizes) else players
        self._kernels = kernels
        self._root = ascending
        self._share = share
        self._key = kernels.WORD(kernels.mixed(kernels.WORD(seed % 2**64), kernels.WORD(attempt)))
        self._few = FEW if players <= CONTROLLED and columns == 1 else 0
        self._paid: tuple[Any, ...] = (prizes, int(np.count_nonzero(prizes)) or players)
        self._room = (
            np.empty(players, np.int64),
            np.empty(players, np.int64),
            np.empty((2, players), np.int64),
            np.empty((2, players), np.int64),
            np.empty((3, 1 << self._few)),
            np.empty((players, columns)),
            np.empty((players, columns)),
            np.empty((players, columns)),
        )
        self.added = np.zeros((players, columns))
        self.variance = np.zeros((players, columns))
        self._doubt = np.zeros((players, columns))
        self.drawn = 0

    def widths(self) -> Floats:
        """Half of the 95 % interval of each of what is added up.

        By Student's distribution with the degrees of freedom of Welch and Satterthwaite, since
        at small tables there are few states that chance has to settle.
        """
        unsure = np.maximum(self._doubt, np.finfo(float).tiny)
        freedom = np.maximum(self.variance**2 / unsure, 2.0)
        errors = NORMAL + sum(
            polynomial / freedom**power for power, polynomial in enumerate(STUDENT, start=1)
        )
        widths: Floats = errors * np.sqrt(self.variance)
        return widths

    def play(self) -> Iterator[float]:
        """Add up everything, telling now and then which part is done."""
        if self._share * len(self._root) >= 1:
            yield from self._play_at_random()
        else:
            yield from self._play_likely()

    def _play_likely(self) -> Iterator[float]:
        players = len(self._root)
        deep = int(log(1 / self._share) / log(3)) + 3  # a state has at least three winners
        frames = np.empty(deep), np.empty((deep, 3), np.int64)
        pool = np.empty(deep * players, np.int64), np.empty(deep * players, np.int64)
        portion = -(-players // PORTIONS)
        for first in range(0, players, portion):
            last = min(first + portion, players)
            self.drawn += self._kernels.expand(
                self._root,
                first,
                last,
                self._share,
                self._key,
                *self._paid,
                self._few,
                frames,
                pool,
                self._room,
                self.added,
                self.variance,
                self._doubt,
            )
            yield last / players

    def _play_at_random(self) -> Iterator[float]:
        players, paths = len(self._root), int(1 / self._share)
        rows = np.arange(players)
        portion = max(paths // PORTIONS, 2)
        for number in range(paths // portion):
            self._kernels.sample(
                self._root,
                rows,
                0,
                players,
                1 / (paths // portion),
                portion,
                self._kernels.WORD(self._kernels.mixed(self._key, self._kernels.WORD(number))),
                *self._paid,
                self._few,
                self._room,
                self.added,
                self.variance,
                self._doubt,
            )
            self.drawn += portion
            yield (number + 1) / (paths // portion)
