"""The independent chip model, beside every podium gone through, and from 9 players to 100,000.

The error of a row in digits is the larger of the worst player and |sum - pool|, in parts of the
pool, on prizes that are flat, geometric, or a few large ones above a minimum. Peers are PokerKit,
the only package of the index that computes the model, and `benchmarks/permutations.py`. Both go
through every podium: what that ends at is a row.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from math import log10

import numpy as np
import numpy.typing as npt
from pokerkit.analysis import calculate_icm

from benchmarks.permutations import permutations
from benchmarks.rows import Row, fastest, interleave
from evendeal.prizes import _icm_arrays as plain
from evendeal.prizes import _icm_engines as engines
from evendeal.prizes.independent import icm, icm_placement

Chips = npt.NDArray[np.int64]

NINE = np.array([52_300, 41_700, 33_900, 28_100, 19_700, 14_900, 10_100, 7_300, 3_100])
SECOND = 1.0


def rows() -> Iterator[Row]:
    """All figures of the independent chip model."""
    yield from nine_players()
    yield from in_a_second()
    yield agreement()
    yield from a_thousand()
    yield from ten_thousand()
    yield a_hundred_thousand()
    yield placement()


def prizes_of(places: int) -> dict[str, Chips]:
    """Three kinds of prizes; flat ones are the hardest."""
    above = 1_000_000 * 0.8 ** np.arange(places)
    return {
        "flat": np.full(places, 1_000),
        "geometric": np.ceil(1e9 * (1 - 5 / places) ** np.arange(places)).astype(np.int64),
        "min-cash": np.maximum(np.ceil(above), 2_000).astype(np.int64),
    }


def field(players: int) -> Chips:
    """Stacks of a tournament in progress, always the same."""
    drawn = np.random.default_rng(players).exponential(30_000, players)
    return np.ceil(drawn).astype(np.int64)


def nine_players() -> Iterator[Row]:
    """One call of Python with numpy arrays, checks and all."""
    for prizes in (np.array([500, 300, 200]), np.arange(900, 0, -100)):
        places = len(prizes)
        wanted = permutations(NINE.astype(float), prizes.astype(float))
        assert np.abs(icm(NINE, prizes).equity - wanted).max() < 1e-12 * prizes.sum()
        seconds = fastest(partial(icm, NINE, prizes), rounds=31, calls=1000)
        yield Row(f"9 players, {places} prizes, numpy arrays", seconds * 1e6, "µs", floor=15.0)
        few = places == 3
        as_listed = prizes.tolist(), NINE.tolist()
        as_floats = NINE.astype(float), prizes.astype(float)
        for name, peer in (
            ("PokerKit calculate_icm", partial(calculate_icm, *as_listed)),
            ("permutations, compiled", partial(permutations, *as_floats)),
        ):
            both = interleave(
                partial(icm, NINE, prizes),
                peer,
                rounds=5 if few else 3,
                calls=200,
                peer_calls=20 if few else 1,
            )
            yield both.row(f"9 players, {places} prizes", unit="µs", peer_name=name, floor=None)


def in_a_second() -> Iterator[Row]:
    """How many players can all be paid a different prize within a second."""
    most = 1_600
    while True:
        more = most * 5 // 4
        stacks, prizes = field(more), np.arange(more, 0, -1)
        started = time.process_time()
        icm(stacks, prizes)
        if time.process_time() - started > SECOND:
            break
        most = more
    calculators: dict[str, Callable[[Chips, Chips], object]] = {
        "PokerKit calculate_icm": lambda s, p: calculate_icm(p.tolist(), s.tolist()),
        "permutations, compiled": lambda s, p: permutations(s.astype(float), p.astype(float)),
    }
    for name, calculator in calculators.items():
        players = 6
        while True:
            started = time.process_time()
            calculator(NINE.repeat(2)[: players + 1], np.arange(players + 1, 0, -1))
            if time.process_time() - started > SECOND:
                break
            players += 1
        yield Row(
            "players with a prize each, in a second",
            most,
            "players",
            peer=players,
            peer_name=name,
            ratio=most / players,
        )


def agreement() -> Row:
    """The race and the subset programme, where both run."""
    worst = 0.0
    for players in range(2, 19):
        ordered = np.sort(field(players))[::-1].copy()
        for paid in prizes_of(players - 1).values():
            prizes = paid.astype(float)
            by_podiums = engines.podium_worth(ordered, prizes, at_once=True)
            by_race, _ = engines.race_worth(ordered, prizes, 1e-14, None, at_once=True)
            worst = max(worst, float(np.abs(by_race - by_podiums).max() / prizes.sum()))
    return Row("2 to 18 players, quadrature beside subsets", digits(worst), "digits", floor=13.0)


def a_thousand() -> Iterator[Row]:
    """1,000 players and 150 prizes to 1e-12, judged by a race in numpy on an even, fine grid."""
    yield from large(1_000, 150, 1e-12, by_an_even_grid, unit="ms", most=15.0)


def ten_thousand() -> Iterator[Row]:
    """10,000 players and 1,500 prizes to 1e-9, judged by a finer grid; and its memory."""

    def finer(stacks: Chips, prizes: Chips) -> npt.NDArray[np.float64]:
        return icm(stacks, prizes, error=1e-13).equity

    yield from large(10_000, 1_500, 1e-9, finer, unit="s", most=3.0)
    # A process that has nothing else loaded.
    code = (
        "import numpy as np\n"
        "from evendeal.prizes.independent import icm\n"
        "stacks = np.ceil(np.random.default_rng(10_000).exponential(30_000, 10_000))\n"
        "icm(stacks, np.full(1_500, 1_000), error=1e-9)\n"
        # Not `ru_maxrss`, which a process inherits from the one that started it.
        "status = dict(line.split(':') for line in open('/proc/self/status'))\n"
        "print(status['VmHWM'].split()[0])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    spared = 256 - int(done.stdout) / 1024
    yield Row("10,000 players, 1,500 prizes: memory left of 256 MiB", spared, "MiB", floor=0.0)


def large(
    players: int,
    places: int,
    error: float,
    judge: Callable[[Chips, Chips], npt.NDArray[np.float64]],
    *,
    unit: str,
    most: float,
) -> Iterator[Row]:
    """The slowest and the worst of three kinds of prizes."""
    stacks = field(players)
    slowest = worst = 0.0
    for prizes in prizes_of(places).values():
        found = icm(stacks, prizes, error=error)
        assert found.error <= error
        pool = float(prizes.sum())
        off = float(np.abs(found.equity - judge(stacks, prizes)).max())
        worst = max(worst, off / pool, abs(float(found.equity.sum()) - pool) / pool)
        rounds = 15 if unit == "ms" else 3
        took = fastest(partial(icm, stacks, prizes, error=error), rounds=rounds)
        slowest = max(slowest, took)
    name = f"{players:,} players, {places:,} prizes, error {error:g}"
    yield Row(name, slowest * (1e3 if unit == "ms" else 1.0), unit, floor=most)
    yield Row(f"{name}: digits kept", digits(worst), "digits", floor=-log10(error))


def by_an_even_grid(stacks: Chips, prizes: Chips) -> npt.NDArray[np.float64]:
    """The document's quadrature, without windows: even steps in y, half as wide as they may be."""
    shares = stacks / stacks.sum()
    step = 0.42 / np.sqrt(len(prizes))
    y = np.arange(-4.0, 7.0, step)
    moments = np.exp(y - np.exp(-y))
    weights = step * moments * (1 + np.exp(-y))
    return plain.race(shares, prizes.astype(float), moments, weights)[0]


def a_hundred_thousand() -> Row:
    """100,000 players and 15,000 prizes to a stated error, on all processors, with progress."""
    stacks, prizes = field(100_000), prizes_of(15_000)["flat"]
    reports: list[float] = []
    started = time.perf_counter()
    found = icm(stacks, prizes, error=1e-4, progress=reports.append)
    seconds = time.perf_counter() - started
    assert found.error <= 1e-4
    assert len(reports) > 50
    assert reports[-1] == 1.0
    name = f"100,000 players, 15,000 prizes, error 1e-4 ({found.error:.0e}), by the clock"
    return Row(name, seconds, "s")


def placement() -> Row:
    """Every place of 200 players."""
    stacks = field(200)
    found = icm_placement(stacks)
    assert found.error <= 1e-12
    seconds = fastest(lambda: icm_placement(stacks), rounds=7)
    return Row("placement of 200 players, error 1e-12", seconds * 1e3, "ms")


def digits(error: float) -> float:
    """How many digits an error leaves, at most sixteen."""
    return -log10(max(error, 1e-16))
