"""The independent chip model (Malmuth-Harville): who finishes where, by stacks alone.

The first place goes to each player with the chance of the chip share, the second to each of the
others with the share of what is left, and so on (E. Besalú, The Dependent Chip Model, 2021,
section 2). A small table is gone through podium by podium, a larger one is a race of clocks
(`_icm_race`).

Who asks with numpy arrays gets compiled kernels, where numba is installed: loading it takes half
a second once, and then nine players are answered in microseconds. Who asks with other sequences
is answered in plain Python and numpy as long as that is sooner than loading numba, so that a
command starts at once. The answers agree within their errors.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from evendeal.errors import Refused
from evendeal.prizes import _icm_engines as engines
from evendeal.prizes._compiled import is_compiled
from evendeal.prizes._icm_engines import Chips
from evendeal.prizes._icm_plain import SMALL, is_small, rounding
from evendeal.prizes.refusals import ErrorOutOfReach
from evendeal.prizes.table import Number, checked_prizes, checked_stacks, has_gaps
from evendeal.prizes.worth import Floats, Method, Placement, Progress, Worth, worth_by_places

MOST_PLACED = 500
"""Players whose whole placement matrix is worked out."""

INT64, FLOAT64 = np.dtype(np.int64), np.dtype(np.float64)

ROUNDED = [
    [rounding(max(players, 1), max(ranks, 1)) for ranks in range(players + 1)]
    for players in range(SMALL + 1)
]

Numbers = Sequence[Number] | npt.NDArray[Any]


class TooManyToPlace(Refused):
    """A placement matrix of more players than there is patience for."""

    def __init__(self, *, players: int) -> None:
        super().__init__(
            f"the chances of {players:,} players do not fit into one matrix, those of "
            f"{MOST_PLACED:,} do; with prizes any number of stacks can be valued"
        )
        self.players = players


def icm(
    stacks: Numbers,
    prizes: Numbers,
    *,
    error: float = 1e-12,
    gaps: bool = False,
    progress: Progress | None = None,
) -> Worth:
    """What each stack is worth by the independent chip model.

    Args:
        stacks: chips by player, shape (players,), whole numbers in a sequence or an array.
        prizes: first place first, in any unit of money, shape (prizes,), no more than players.
        error: how far off the worst player may be, in parts of the pool; a looser one is sooner.
            What has been reached is in the answer.
        gaps: a place may get nothing above one that is paid; by the chances of each place then.
        progress: called with the part done, from 0 to 1; an exception from it ends the work.

    Raises:
        ErrorOutOfReach: the error is not above 0.
        NobodyToPay, StackRefused, TooManyChips: see `checked_stacks`.
        NothingToShare, PrizeRefused, PrizesRise, MorePrizesThanPlayers: see `checked_prizes`.
        TooManyToPlace: with gaps, more players than MOST_PLACED.
    """
    if not error > 0:
        raise ErrorOutOfReach(error=error)
    if isinstance(stacks, np.ndarray) and isinstance(prizes, np.ndarray) and is_compiled():
        answer = _of_arrays(stacks, prizes, error, progress)
        if answer is not None:
            return answer
    chips = checked_stacks(_listed(stacks))
    paid = checked_prizes(_listed(prizes), players=len(chips), gaps=gaps)
    if has_gaps(paid):
        return worth_by_places(icm_placement(chips, error=error, progress=progress), paid)
    sure = paid[-1] if len(paid) == len(chips) else 0
    return _worth(
        np.array(chips, np.int64),
        np.array([prize - sure for prize in paid if prize > sure], np.float64),
        sure=float(sure),
        pool=float(sum(paid)),
        error=error,
        progress=progress,
        at_once=isinstance(stacks, np.ndarray),
    )


def icm_placement(
    stacks: Numbers, *, error: float = 1e-12, progress: Progress | None = None
) -> Placement:
    """The chance of each player to finish in each place, by the independent chip model.

    Args:
        stacks: chips by player, shape (players,), whole numbers in a sequence or an array.
        error: how far off the worst chance may be; a looser one is sooner.
        progress: called with the part done, from 0 to 1; an exception from it ends the work.

    Raises:
        TooManyToPlace: there are more players than MOST_PLACED.
        ErrorOutOfReach: the error is not above 0.
        NobodyToPay, StackRefused, TooManyChips: see `checked_stacks`.
    """
    if not error > 0:
        raise ErrorOutOfReach(error=error)
    chips = np.array(checked_stacks(_listed(stacks)), np.int64)
    players = len(chips)
    if players > MOST_PLACED:
        raise TooManyToPlace(players=players)
    order = np.argsort(-chips, kind="stable")
    ordered = chips[order]
    at_once = isinstance(stacks, np.ndarray)
    method: Method = "exact" if is_small(players, players) else "quadrature"
    if method == "exact":
        chances = engines.podium_chances(ordered, players, at_once=at_once)
        off = rounding(players, players)
        _tell_end(progress)
    else:
        chances, off = engines.race_chances(ordered, error, progress, at_once=at_once)
    matrix = np.empty((players, players))
    matrix[order] = engines.alike(ordered, chances)
    return Placement("icm", method, off, matrix)


def _of_arrays(
    stacks: npt.NDArray[Any], prizes: npt.NDArray[Any], error: float, progress: Progress | None
) -> Worth | None:
    """The answer, without a loop of Python; None if something is wrong or out of the ordinary."""
    from evendeal.prizes import _icm_table_kernels as kernels

    chips, paid = _whole(stacks), _whole(prizes)
    if chips is None or paid is None:
        return None
    players, ranks = len(chips), len(paid)
    if players <= SMALL:
        equity = np.empty(players)
        gone_through = kernels.small_table(chips, paid, equity)
        if not gone_through:
            return None
        _tell_end(progress)
        return Worth("icm", "exact", ROUNDED[players][gone_through], equity)
    if not kernels.is_fine(chips, paid):
        return None
    pool = sum(paid.tolist())
    sure = int(paid[-1]) if players == ranks else 0
    return _worth(
        chips,
        (paid[paid > sure] - sure).astype(np.float64),
        sure=float(sure),
        pool=float(pool),
        error=error,
        progress=progress,
        at_once=True,
    )


def _whole(numbers: npt.NDArray[Any]) -> Chips | None:
    """The array as the kernels want it, if nothing is lost by that."""
    from evendeal.prizes import _icm_table_kernels as kernels

    if numbers.ndim != 1:
        return None
    if numbers.dtype is INT64:
        return numbers if numbers.flags.c_contiguous else np.ascontiguousarray(numbers)
    if numbers.dtype is FLOAT64:
        integers: Chips = kernels.whole(np.ascontiguousarray(numbers))
        return integers if len(integers) == len(numbers) else None
    return None


def _worth(
    chips: Chips,
    above: Floats,
    *,
    sure: float,
    pool: float,
    error: float,
    progress: Progress | None,
    at_once: bool,
) -> Worth:
    """The answer for checked stacks.

    Args:
        above: what each prize is above the sure one, as long as it is.
        sure: what everybody gets.
        at_once: whether numba is to be loaded, whatever it takes.
    """
    players, ranks = len(chips), len(above)
    if not ranks:
        _tell_end(progress)
        return Worth("icm", "exact", 0.0, np.full(players, sure))
    order = np.argsort(-chips, kind="stable")
    ordered = chips[order]
    method: Method = "exact" if is_small(players, ranks) else "quadrature"
    if method == "exact":
        worth = engines.podium_worth(ordered, above, at_once=at_once)
        off = rounding(players, ranks)
        _tell_end(progress)
    else:
        part = float(above.sum()) / pool
        worth, off = engines.race_worth(ordered, above, error / part, progress, at_once=at_once)
        off *= part
    equity = np.empty(players)
    equity[order] = engines.alike(ordered, worth) + sure
    return Worth("icm", method, off, equity)


def _tell_end(progress: Progress | None) -> None:
    if progress is not None:
        progress(1.0)


def _listed(numbers: Numbers) -> Sequence[Number]:
    return numbers.tolist() if isinstance(numbers, np.ndarray) else numbers
