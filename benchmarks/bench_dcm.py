"""The dependent chip model: the bounded series, beside the paper's own algorithm.

Every figure is for stacks that are primes, so that nothing merges by luck, and warm. The paper's
Algorithm 3 is `benchmarks/algorithm3.py`, compiled by numba like the series; the error of both is
the real one, against a series a hundred times finer.
"""

import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial

import numpy as np

from benchmarks.algorithm3 import algorithm_3
from benchmarks.rows import Row, fastest, interleave
from evendeal.prizes.dependent import dcm, dcm_placement

PRIMES = (
    *(100_003, 203_011, 311_021, 401_017, 523_007, 604_001),
    *(711_017, 823_001, 1_009_001, 1_100_009, 1_300_021, 1_500_007),
)
ERROR = 1e-9
SEVEN = PRIMES[:7]
PRIZES = (50, 30, 20)
FINE = 1e-11


def rows() -> Iterator[Row]:
    """All figures of the dependent chip model."""
    yield placement(6, most=0.3)
    yield placement(9, most=20.0)
    yield placement(12, most=None)
    yield from beside_algorithm_3()
    yield cold_start()


def placement(players: int, *, most: float | None) -> Row:
    """The whole matrix with a proven error of at most 1e-9."""
    stacks = PRIMES[:players]
    found = dcm_placement(stacks, error=ERROR)
    assert found.error <= ERROR, found.error
    fine = dcm_placement(stacks, error=FINE).matrix
    assert np.abs(found.matrix - fine).max() <= ERROR
    seconds = fastest(
        lambda: dcm_placement(stacks, error=ERROR),
        rounds=15,
        calls=max(1, 200 // 3 ** max(players - 6, 0)),
    )
    name = f"placement of {players}, primes, error proven <= 1e-9 ({found.error:.1e})"
    return Row(name, seconds * 1e3, "ms", floor=most)


def beside_algorithm_3() -> Iterator[Row]:
    """Seven players and three prizes; the series must also be the nearer of the two."""
    error = 5e-10
    fine = dcm(SEVEN, PRIZES, error=FINE).equity
    ours = float(np.abs(dcm(SEVEN, PRIZES, error=error).equity - fine).max()) / sum(PRIZES)
    all_prizes = (*PRIZES, *(0,) * (len(SEVEN) - len(PRIZES)))
    for copying, form, floor in [(True, "copying arrays", 400), (False, "buffers once", 150)]:
        worth, _ = algorithm_3(SEVEN, all_prizes, copying=copying)
        theirs = float(np.abs(worth - fine).max()) / sum(PRIZES)
        assert ours < theirs, (ours, theirs)
        both = interleave(
            lambda: dcm(SEVEN, PRIZES, error=error),
            partial(algorithm_3, SEVEN, all_prizes, copying=copying),
            rounds=7,
            calls=100,
        )
        yield both.row(
            f"worth of 7, primes, 50/30/20, real error {ours:.1e}",
            unit="ms",
            peer_name=f"literal Algorithm 3, {form}, real error {theirs:.1e}",
            floor=floor,
        )


def cold_start() -> Row:
    """A new Python that answers six players: numpy is imported, numba is not."""
    program = (
        "from evendeal.prizes.dependent import dcm_placement\n"
        f"dcm_placement({PRIMES[:6]}, error={ERROR})"
    )

    def run() -> None:
        subprocess.run([sys.executable, "-c", program], check=True)

    seconds = fastest(run, rounds=5, clock=time.perf_counter)
    return Row("six players from a cold start, Python included", seconds, "s", floor=1.0)
