"""The dependent chip model beyond its series: seconds to a stated interval, and what brings it."""

import time
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from benchmarks.rows import Row, fastest
from evendeal.prizes import _simulation_kernels as kernels
from evendeal.prizes.simulation import simulate_dcm, simulate_dcm_placement

PRIZES = [500, 300, 200]


def rows() -> Iterator[Row]:
    """All figures of the simulation."""
    for players, error in ((20, 1e-6), (100, 1e-4), (1_000, 5e-4)):
        yield worth(players, error)
    yield placement()
    yield plain()
    yield from control()


def stacks_of(players: int) -> list[int]:
    """Awkward stacks, always the same."""
    stacks: list[int] = np.random.default_rng(players).integers(1_000, 100_000, players).tolist()
    return stacks


def worth(players: int, error: float) -> Row:
    """All stacks to a half width of the worst player's 95 % interval."""
    stacks = stacks_of(players)
    assert simulate_dcm(stacks, PRIZES, error=error).error <= error
    seconds = fastest(lambda: simulate_dcm(stacks, PRIZES, error=error), rounds=3)
    return Row(f"{players:,} players to {error:.0e} of the pool", seconds, "s", floor=3.0)


def placement() -> Row:
    """All places of twenty players."""
    stacks = stacks_of(20)
    assert simulate_dcm_placement(stacks, error=1e-5).error <= 1e-5
    seconds = fastest(lambda: simulate_dcm_placement(stacks, error=1e-5), rounds=3)
    return Row("20 players, all places to 1e-05", seconds, "s", floor=3.0)


def plain() -> Row:
    """Twenty players to the same interval beside paths drawn from the table itself."""
    stacks, paths = stacks_of(20), 200_000
    seconds = fastest(lambda: simulate_dcm(stacks, PRIZES, error=1e-6), rounds=3)
    spent, variance = drawn(stacks, few=0, paths=paths)
    needed = (1.96 / 1e-6) ** 2 * variance * paths  # more than anybody would wait for
    theirs = spent * needed / paths
    return Row(
        "20 players to 1e-06 of the pool, beside plain paths",
        seconds,
        "s",
        peer=theirs,
        peer_name="every path from the table itself, reckoned from 200,000",
        ratio=theirs / seconds,
        floor=100,
    )


def control() -> Iterator[Row]:
    """How many times less variance a path has with the control variate, and time it takes."""
    for players in (9, 20):
        stacks = stacks_of(players)
        plain_spent, plain_variance = drawn(stacks, few=0, paths=20_000)
        spent, variance = drawn(stacks, few=min(players, 9), paths=20_000)
        yield Row(
            f"{players} players, variance of a path without control variate over that with it",
            plain_variance / variance,
            "times",
        )
        yield Row(
            f"{players} players, a path with control variate, beside one without",
            spent / 20_000 * 1e6,
            "µs",
            peer=plain_spent / 20_000 * 1e6,
            peer_name="without",
            ratio=plain_spent / spent,
        )


def drawn(stacks: list[int], *, few: int, paths: int) -> tuple[float, float]:
    """Seconds for paths drawn from the table itself, and the worst variance of their mean."""
    players = len(stacks)
    root = np.sort(np.array(stacks, np.int64))
    parts = np.zeros(players)
    parts[: len(PRIZES)] = np.array(PRIZES) / sum(PRIZES)
    parts[0] = parts[1]  # as the simulation does: the first place follows from the chips
    states: list[npt.NDArray[np.int64]] = [np.empty((3, players), np.int64) for _ in range(2)]
    sums = [np.empty((players, 1)) for _ in range(3)]
    room = (
        states[0][0],
        states[1][0],
        states[0][1:],
        states[1][1:],
        np.empty((3, 1 << few)),
        *sums,
    )

    def run(paths: int) -> float:
        out, variance, doubt = (np.zeros((players, 1)) for _ in range(3))
        key = kernels.WORD(1)
        kernels.sample(
            root,
            np.arange(players),
            0,
            players,
            1.0,
            paths,
            key,
            parts,
            len(PRIZES),
            few,
            room,
            out,
            variance,
            doubt,
        )
        return float(variance.max())

    run(10)
    start = time.process_time()
    variance = run(paths)
    return time.process_time() - start, variance
