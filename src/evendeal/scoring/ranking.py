"""Ranks in a comparison, and the points that they give."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import TYPE_CHECKING, TypeAlias

from evendeal.poker import Chips

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WholeChips: TypeAlias = "NDArray[np.int64]"
"""Many whole chip-scores at once."""


class Ties(Enum):
    """What tied entries get for the ranks they span (R1)."""

    SHARED = "shared"
    """The mean of the points of those ranks, exactly: two firsts of six get 5 1/2 each."""
    NONE = "none"
    """No sharing: each gets the points of the best of those ranks, 6 in the example.

    The points of the contest then no longer add up to n(n+1)/2.
    """


@dataclass(frozen=True, slots=True)
class Ranking:
    """The ranks of a comparison, in the order in which the scores were given.

    Attributes:
        ranks: 1 for the best; tied scores have the same rank and the next are skipped.
        halves: the points n..1, counted in half points. Successive whole numbers have a
            mean that is a multiple of one half, so whole numbers of halves are exact.
        sole_first: which of the scores is the highest; None if several are, or none is there.
    """

    ranks: tuple[int, ...]
    halves: tuple[int, ...]
    sole_first: int | None

    @property
    def points(self) -> tuple[Fraction, ...]:
        """The points of each score, in the same order."""
        return tuple(map(half, self.halves))


def rank(scores: "Sequence[Chips] | WholeChips", ties: Ties = Ties.SHARED) -> Ranking:
    """The ranking of `scores`, the highest first.

    Args:
        scores: one a contestant, exact numbers in any order; none is allowed. A numpy array
            of whole numbers gives the same ranking sooner.

    Source:
        IFP guide, "Capped No-Limit betting structure and scoring": 6 for 1st to 1 for 6th;
        docs/rulings.md, R1 for ties.
    """
    if not isinstance(scores, Sequence):
        return rank_rows(scores[None], ties)[0]
    n = len(scores)
    scores = on_one_denominator(scores)
    ordered = sorted(scores, reverse=True)
    # Of several that are level the last one written stays: going down, and going up again.
    last = dict(zip(ordered, range(n), strict=True))
    first = dict(zip(reversed(ordered), reversed(range(n)), strict=True))
    worst = last if ties is Ties.SHARED else first
    sole = n > 0 and last[ordered[0]] == 0
    return Ranking(
        tuple([first[score] + 1 for score in scores]),
        # Ranks first+1 to last+1 are worth n-first to n-last: twice their mean.
        tuple([2 * n - first[score] - worst[score] for score in scores]),
        scores.index(ordered[0]) if sole else None,
    )


def on_one_denominator(scores: Sequence[Chips]) -> Sequence[int]:
    """Whole numbers that stand to each other as these scores do.

    They are ordered and compared many times as fast as fractions.
    """
    common = lcm(*{score.denominator for score in scores})
    return [score.numerator * (common // score.denominator) for score in scores]


def rank_rows(scores: WholeChips, ties: Ties = Ties.SHARED) -> list[Ranking]:
    """The ranking of each row of a two-dimensional array of whole numbers, all at once."""
    # Most commands rank nothing, and numpy takes longer to load than they do.
    import numpy as np

    rows, n = scores.shape
    if not n:
        return [Ranking((), (), None)] * rows
    # Everything lies in one line, row behind row; a group starts where a new score stands.
    order = (np.argsort(-scores, axis=1) + np.arange(0, rows * n, n)[:, np.newaxis]).ravel()
    ranked = scores.ravel()[order]
    new = np.empty(rows * n, bool)
    new[1:] = ranked[1:] != ranked[:-1]
    new[::n] = True
    starts = np.flatnonzero(new)
    sizes = np.diff(starts, append=rows * n)
    firsts = starts % n
    worst = firsts + sizes - 1 if ties is Ties.SHARED else firsts
    ranks = np.empty(rows * n, np.int64)
    halves = np.empty(rows * n, np.int64)
    ranks[order] = np.repeat(firsts + 1, sizes)
    halves[order] = np.repeat(2 * n - firsts - worst, sizes)
    best = (order[::n] % n).tolist()
    alone = (sizes[firsts == 0] == 1).tolist()
    return [
        Ranking(tuple(row), tuple(points), sole if single else None)
        for row, points, sole, single in zip(
            ranks.reshape(rows, n).tolist(),
            halves.reshape(rows, n).tolist(),
            best,
            alone,
            strict=True,
        )
    ]


@lru_cache(maxsize=2**15)
def half(halves: Chips) -> Fraction:
    """That many half points, as points."""
    return Fraction(halves, 2)
