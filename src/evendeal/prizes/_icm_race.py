"""The independent model as a race of clocks.

Give each player a clock that rings once, at a rate of the stack: the order in which they ring is
the order of the independent model, best first. Who rings at time t gets the prize that is next
after those who have rung, so

    equity_i = integral over t of S_i exp(-S_i t) E[prize after the others who have rung by t],

and every term of it is positive: nothing cancels, for any number of players.
"""

from collections.abc import Callable, Iterator
from math import inf, log

import numpy as np

from evendeal.prizes._icm_grid import Grid
from evendeal.prizes.worth import Floats, Progress

Race = Callable[[Floats, Floats], tuple[Floats, float]]
"""Sums over moments, of their weights: what they add, and the most mass one left out."""

REFINEMENTS = 4
MOST_PARTS = 100
ROUNDING = 2.0**-52


def watched(
    race: Race,
    grid: Grid,
    *,
    whole: float,
    most: float,
    error: float,
    cost: float,
    threads: int,
    progress: Progress | None,
) -> tuple[Floats, float]:
    """The integral of a race, and how far off it is by estimate, both in the unit of `whole`.

    A grid and the points between are watched; the difference is the estimate, beside what the
    parts miss of the whole. If it is above the error, the points between those follow.

    Args:
        whole: what the parts sum to.
        most: the largest prize, or 1 for chances.
        error: to be reached, in the unit of `whole`.
        cost: seconds that one moment takes, roughly; decides whether threads are worth it.
        threads: moments watched at once, if they take long.
    """
    tally = Reported(progress)
    first = grid.moments()
    tally.expect(2 * len(first[0]))
    total, left_out = _sum(race, *first, cost, threads, tally)
    estimate = inf
    for _ in range(REFINEMENTS):
        between = grid.moments(between=True)
        tally.expect(len(between[0]), again=True)
        more, left = _sum(race, *between, cost, threads, tally)
        finer = (total + more) / 2
        left_out = max(left_out, left)
        before = estimate
        estimate = max(float(np.abs(finer - total).max()), abs(float(finer.sum()) - whole))
        total, grid = finer, grid.finer()
        if estimate <= error or estimate > before / 2:  # what is left then is rounding
            break
    tally.all_done()
    return total, max(estimate, ROUNDING * whole) + most * _at_most(left_out)


class Reported:
    """How far the work is, reported: never less than before, and 1 at the end."""

    __slots__ = ("_done", "_expected", "_reported", "_whom")

    def __init__(self, whom: Progress | None) -> None:
        self._whom = whom
        self._done = 0
        self._expected = 0
        self._reported = 0.0

    def expect(self, moments: int, *, again: bool = False) -> None:
        """So many moments to come; `again` if they may have been expected before."""
        self._expected = max(self._expected, self._done + moments) if again else moments

    def done(self, moments: int) -> None:
        """So many moments more are done."""
        self._done += moments
        self._report(min(0.99, self._done / self._expected))

    def all_done(self) -> None:
        """Nothing is left."""
        self._report(1.0)

    def _report(self, part: float) -> None:
        if self._whom is not None and part > self._reported:
            self._reported = part
            self._whom(part)


def _sum(
    race: Race, moments: Floats, weights: Floats, cost: float, threads: int, tally: Reported
) -> tuple[Floats, float]:
    """All moments, in parts that each take some of the early and of the late ones.

    The parts depend on the cost alone and are summed in their order, so that the answer does not
    depend on the number of threads.
    """
    parts = int(min(MOST_PARTS, len(moments), max(1, len(moments) * cost / 0.004)))
    total: Floats | None = None
    left_out = 0.0
    calls = [(moments[part::parts], weights[part::parts]) for part in range(parts)]
    for (added, most), (watched_at, _) in zip(_each(race, calls, threads), calls, strict=True):
        total = added if total is None else total + added
        left_out = max(left_out, most)
        tally.done(len(watched_at))
    assert total is not None
    return total, left_out


def _each(
    race: Race, calls: list[tuple[Floats, Floats]], threads: int
) -> Iterator[tuple[Floats, float]]:
    if threads == 1 or len(calls) == 1:
        yield from (race(*call) for call in calls)
        return
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(threads) as pool:
        running = [pool.submit(race, *call) for call in calls]
        try:
            yield from (part.result() for part in running)
        finally:  # somebody may have lost patience
            pool.shutdown(wait=True, cancel_futures=True)


def _at_most(left_out: float) -> float:
    """What a mass left out at every moment can take from a player, in parts of the pool.

    The player's own clock may be among those counted, so that the loss is up to
    min(left_out, exp(-x)) over the player's own time x = S_i t, from 0 to infinity.
    """
    return left_out * (1 - log(left_out)) if left_out > 0 else 0.0
