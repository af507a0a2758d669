"""The dependent chip model of tables too large for its series, by chance where it must be.

A table is played out by every winner of every hand for as long as the states are likely. From
each of the many unlikely ones that are left a few paths are drawn, and the values of their ends
are averaged. So chance decides only what the likely hands have not settled, and the more paths,
the less of that there is: the error falls nearly as the paths grow, not as their square root.

Who comes first is never left to chance: a hand changes nobody's expected stack, so that the first
place has the chance of the chip share, and paths are drawn for the other ranks only.
"""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from evendeal.errors import Refused
from evendeal.prizes._compiled import is_compiled
from evendeal.prizes._sampled_table import SampledTable
from evendeal.prizes.independent import MOST_PLACED, TooManyToPlace
from evendeal.prizes.table import Number, checked_prizes, checked_stacks
from evendeal.prizes.worth import Floats, Placement, Progress, Worth

LEAST_PATHS = 1_000
"""Fewer say too little about how far off they are."""

COARSEST = 1e-4
"""The first attempt, where an error is requested and a coarse answer may do."""

FINER = 8
"""How many times as many paths the next attempt has, while a requested error is not reached."""

UNSEEN = 3
"""Paths of equal chance whose ends can all have been missed, in 95 % of cases: the rule of three.

Where every path drawn ends alike, their variance says nothing about what is rarer than a path.
"""

ROUNDING = 1e-13
"""What adding up some million terms can be off by, beside the chance."""


class PathsRefused(Refused):
    """A number of paths from which no error could be estimated."""

    def __init__(self, *, paths: int) -> None:
        super().__init__(f"{paths:,} paths tell too little: name at least {LEAST_PATHS:,}")
        self.paths = paths


def simulate_dcm(
    stacks: Iterable[Number],
    prizes: Iterable[Number],
    *,
    seed: int = 0,
    paths: int | None = None,
    error: float | None = None,
    progress: Progress | None = None,
) -> Worth:
    """What each stack is worth in the dependent chip model, with a 95 % interval.

    The same arguments give the same bits, on one thread or many; another seed is independent.

    Args:
        stacks: chips, shape (players,).
        prizes: in units of money, first place first, at most one a player.
        seed: picks the chance; 64 bits of it count.
        paths: how finely: a state is left to chance when its winners have less than 1 / paths
            each. About so many paths are drawn at large tables, far fewer at small ones. By
            default what takes a second or so compiled, and some seconds for less without numba.
        error: where to stop, in parts of the pool, if it is reached with fewer paths.
        progress: called with the part done; an exception from it ends the work.

    Returns:
        In `error` half of the 95 % interval of the worst player, in parts of the pool.

    Raises:
        PathsRefused: fewer than `LEAST_PATHS`.
        NobodyToPay, StackRefused, TooManyChips: see `checked_stacks`.
        NothingToShare, PrizeRefused, PrizesRise, MorePrizesThanPlayers: see `checked_prizes`.
    """
    chips = checked_stacks(stacks)
    money = checked_prizes(prizes, players=len(chips))
    pool = sum(money)
    parts = np.zeros(len(chips))
    parts[: len(money)] = [prize / pool for prize in money]
    first = parts[0] - parts[1] if len(chips) > 1 else parts[0]
    parts[0] -= first
    shares = _chip_shares(chips)
    if not parts.any() or len(chips) <= 2:
        _tell(progress, 1.0)
        rest = parts[:1].repeat(len(chips))  # of two, both get the second prize at least
        return Worth("dcm", "exact", ROUNDING, (first * shares + rest) * float(pool))
    worth, off, drawn = _simulated(
        chips, parts, seed, _share(len(chips), 1, paths), error, progress
    )
    equity = (first * shares + worth[:, 0]) * float(pool)
    return Worth("dcm", "simulation" if drawn else "exact", float(off.max()), equity)


def simulate_dcm_placement(
    stacks: Iterable[Number],
    *,
    seed: int = 0,
    paths: int | None = None,
    error: float | None = None,
    progress: Progress | None = None,
) -> Placement:
    """Who finishes where in the dependent chip model, with a 95 % interval.

    Arguments as `simulate_dcm`; the error is half of the interval of the worst probability.

    Raises:
        TooManyToPlace: more players than `MOST_PLACED`.
        PathsRefused: fewer than `LEAST_PATHS`.
        NobodyToPay, StackRefused, TooManyChips: see `checked_stacks`.
    """
    chips = checked_stacks(stacks)
    players = len(chips)
    if players > MOST_PLACED:
        raise TooManyToPlace(players=players)
    shares = _chip_shares(chips)
    if players <= 2:
        _tell(progress, 1.0)
        matrix = np.column_stack([shares, 1.0 - shares])[:, :players]
        return Placement("dcm", "exact", ROUNDING, matrix)
    share = _share(players, players, paths)
    matrix, off, drawn = _simulated(chips, np.zeros(0), seed, share, error, progress)
    matrix[:, 0] = shares
    matrix[:, 1] = np.maximum(matrix[:, 1] - shares, 0.0)  # which is only nearer to the truth
    return Placement("dcm", "simulation" if drawn else "exact", float(off.max()), matrix)


def _chip_shares(chips: tuple[int, ...]) -> Floats:
    total = sum(chips)
    return np.array([stack / total for stack in chips])


def _share(players: int, columns: int, paths: int | None) -> float:
    """The chance from which on a state is left to chance, for each of its winners."""
    if paths is not None:
        if paths < LEAST_PATHS:
            raise PathsRefused(paths=paths)
        return 1 / paths
    share = 1e-6 * (players / 100) ** (1 if players > 100 else 3)
    if columns > 1:
        share *= max(players / 50, 1)
    return min(share if is_compiled() else 1_000 * share, 1 / LEAST_PATHS)


def _simulated(
    chips: tuple[int, ...],
    prizes: Floats,
    seed: int,
    share: float,
    error: float | None,
    progress: Progress | None,
) -> tuple[Floats, Floats, int]:
    """What is added up, how far each of it may be off, and how many paths it took.

    Both have the shape (players, columns), in the order of the chips.
    """
    stacks = np.array(chips, np.int64)
    order = np.argsort(stacks, kind="stable")
    shares = [share]
    while error is not None and shares[0] * FINER <= COARSEST:
        shares.insert(0, shares[0] * FINER)
    done = 0.0
    for attempt, finer in enumerate(shares):
        table = SampledTable(stacks[order], prizes, finer, seed, attempt)
        part = (1 - done) * (0.8 if attempt < len(shares) - 1 else 1.0) ** (len(shares) - attempt)
        for played in table.play():
            _tell(progress, done + part * played)
        done += part
        off = table.widths() + ROUNDING
        if table.drawn:
            off = np.maximum(off, UNSEEN * finer * prizes.max(initial=0.0 if len(prizes) else 1.0))
        if error is not None and off.max() <= error:
            break
    _tell(progress, 1.0)
    worth, width = np.empty_like(off), np.empty_like(off)
    worth[order] = _alike(stacks[order], table.added)
    width[order] = off
    return worth, width, table.drawn


def _alike(ascending: npt.NDArray[np.int64], worth: Floats) -> Floats:
    """Equal stacks get the mean of what chance gave them."""
    starts = np.flatnonzero(np.concatenate([[True], ascending[1:] != ascending[:-1]]))
    sizes = np.diff(np.append(starts, len(ascending)))
    means: Floats = np.add.reduceat(worth, starts, axis=0) / sizes[:, None]
    return means.repeat(sizes, axis=0)


def _tell(progress: Progress | None, done: float) -> None:
    if progress is not None:
        progress(done)
