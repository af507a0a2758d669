"""The simulation beside the series and the fractions, where both can be had."""

import subprocess
import sys

import numpy as np
import pytest

from evendeal.prizes import _simulation_kernels as kernels
from evendeal.prizes._sampled_table import SampledTable
from evendeal.prizes.dependent import dcm, dcm_placement
from evendeal.prizes.exact import exact_dcm
from evendeal.prizes.independent import TooManyToPlace
from evendeal.prizes.simulation import PathsRefused, simulate_dcm, simulate_dcm_placement
from support.refusals import refused

TABLES = [
    [1000, 800, 500, 100],
    [1009, 797, 499, 199, 101],
    [600, 600, 500, 200, 200, 100],
    [17, 13, 11, 7, 5, 3, 2],
    [97_003, 61_001, 61_001, 40_009, 23_011, 12_007, 7_001, 3_001],
]


@pytest.mark.parametrize("stacks", TABLES, ids=len)
@pytest.mark.parametrize("paths", [1_000, 100_000])
def test_the_truth_lies_within_three_widths(stacks: list[int], paths: int) -> None:
    prizes = [500, 300, 150, 50]
    simulated = simulate_dcm(stacks, prizes, seed=1, paths=paths)
    series = dcm(stacks, prizes)
    off = np.abs(simulated.equity - series.equity).max() / 1000

    assert simulated.method == "simulation"
    assert off <= 3 * simulated.error + series.error
    assert simulated.equity.sum() == pytest.approx(1000)


@pytest.mark.parametrize("stacks", TABLES, ids=len)
def test_the_true_matrix_lies_within_three_widths(stacks: list[int]) -> None:
    simulated = simulate_dcm_placement(stacks, seed=1, paths=20_000)
    series = dcm_placement(stacks)

    assert np.abs(simulated.matrix - series.matrix).max() <= 3 * simulated.error + series.error
    assert simulated.matrix.sum(axis=0) == pytest.approx(1)
    assert simulated.matrix.sum(axis=1) == pytest.approx(1)
    assert simulated.matrix.min() >= 0


def test_a_table_just_beyond_the_series_is_as_the_series_would_have_it() -> None:
    stacks = list(range(20, 32))
    simulated = simulate_dcm(stacks, [5, 3, 2], error=1e-6)
    series = dcm(stacks, [5, 3, 2], error=1e-8)

    assert simulated.error <= 1e-6
    assert np.abs(simulated.equity - series.equity).max() / 10 <= 3 * simulated.error


def test_what_is_too_rare_to_be_seen_is_in_the_error() -> None:
    placed = simulate_dcm_placement([1, 3281, 10**9], paths=1_000)
    series = dcm_placement([1, 3281, 10**9])

    assert np.abs(placed.matrix - series.matrix).max() <= placed.error


def test_the_same_seed_gives_the_same_bits_and_another_does_not() -> None:
    one, same, other = (
        simulate_dcm(TABLES[3], [5, 3, 2], seed=seed, paths=5_000).equity for seed in (8, 8, 9)
    )

    assert one.tolist() == same.tolist()
    assert one.tolist() != other.tolist()


def test_seeds_of_any_size_and_sign_are_different_seeds() -> None:
    seeds = (0, 1, -1, 2**63, 2**64 - 2)
    found = {tuple(simulate_dcm(TABLES[3], [5, 3, 2], seed=s, paths=1_000).equity) for s in seeds}

    assert len(found) == len(seeds)


def test_the_order_of_the_players_changes_nothing_but_the_order() -> None:
    stacks = [97, 89, 13, 41, 67]
    ascending = simulate_dcm(sorted(stacks), [3, 2, 1], paths=2_000).equity
    seated = simulate_dcm(stacks, [3, 2, 1], paths=2_000).equity

    assert sorted(seated.tolist()) == ascending.tolist()


def test_of_two_hundred_intervals_about_ten_miss() -> None:
    """Of 200 intervals of 95 %, more than 22 miss once in 3,000 times. The seeds are fixed."""
    ascending = sorted(TABLES[3])
    truth = dcm(ascending, [6, 6, 3], error=1e-10).equity / 15
    parts = np.array([6, 6, 3, 0, 0, 0, 0]) / 15
    missed = np.zeros(len(ascending))
    for seed in range(200):
        sampled = SampledTable(np.array(ascending, np.int64), parts, 1e-4, seed, 0)
        list(sampled.play())
        missed += np.abs(sampled.added[:, 0] - truth) > sampled.widths()[:, 0]

    assert missed.max() <= 22
    assert missed.sum() > 0  # or the intervals are too wide


@pytest.mark.parametrize("few", [0, 3, 5])
def test_the_control_variate_changes_the_mean_of_a_path_by_nothing(few: int) -> None:
    truth = np.array([float(value) for value in exact_dcm([1, 2, 4, 9, 11], [50, 30, 20])])
    mean, variance = paths_of([1, 2, 4, 9, 11], [50, 30, 20], few, paths=20_000)

    assert np.abs(mean * 100 - truth).max() <= 4 * 100 * np.sqrt(variance.max())


def test_the_control_variate_leaves_a_small_part_of_the_variance() -> None:
    _, plain = paths_of([1, 2, 4, 9, 11], [50, 30, 20], 0, paths=20_000)
    _, controlled = paths_of([1, 2, 4, 9, 11], [50, 30, 20], 5, paths=20_000)

    assert controlled.max() < plain.max() / 8


def paths_of(
    stacks: list[int], prizes: list[int], few: int, *, paths: int
) -> tuple[np.ndarray, np.ndarray]:
    """Mean and its variance over paths that begin at the table itself, in parts of the pool."""
    players = len(stacks)
    parts = np.zeros(players)
    parts[: len(prizes)] = np.array(prizes) / sum(prizes)
    out, variance = np.zeros((players, 1)), np.zeros((players, 1))
    kernels.sample(
        np.array(stacks, np.int64),
        np.arange(players),
        0,
        players,
        1.0,
        paths,
        kernels.WORD(12345),
        parts,
        len(prizes),
        few,
        (
            np.empty(players, np.int64),
            np.empty(players, np.int64),
            np.empty((2, players), np.int64),
            np.empty((2, players), np.int64),
            np.empty((3, 1 << few)),
            *(np.empty((players, 1)) for _ in range(3)),
        ),
        out,
        variance,
        np.zeros((players, 1)),
    )
    return out[:, 0], variance[:, 0]


def test_the_words_are_those_of_splitmix64() -> None:
    """The first five of seed 1234567, as printed with the reference implementation."""
    words = [int(kernels.mixed(kernels.WORD(1234567), kernels.WORD(n))) for n in range(5)]

    assert words == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_every_winner_is_as_likely_as_every_other() -> None:
    drawn = np.bincount(
        [kernels.chosen(kernels.WORD(key), 3, 7) for key in range(70_000)], minlength=7
    )

    assert drawn.sum() == 70_000
    assert np.abs(drawn - 10_000).max() < 4 * np.sqrt(10_000 * 6 / 7)


def test_equal_stacks_are_worth_the_same_and_all_equal_ones_need_no_chance() -> None:
    pairs = simulate_dcm([50, 20, 50, 20, 20, 11], [3, 2, 1], paths=1_000)
    equal = simulate_dcm([7] * 30, [3, 2, 1], paths=1_000)

    assert pairs.equity[0] == pairs.equity[2]
    assert pairs.equity[1] == pairs.equity[3] == pairs.equity[4]
    assert equal.method == "exact"
    assert equal.equity == pytest.approx(6 / 30)


def test_one_prize_is_shared_by_chips_without_chance() -> None:
    worth = simulate_dcm(range(1, 41), [820])

    assert worth.method == "exact"
    assert worth.equity == pytest.approx(np.arange(1, 41))


@pytest.mark.parametrize(("stacks", "prizes"), [([5], [9]), ([5, 3], [9]), ([5, 3], [9, 4])])
def test_one_or_two_players_need_no_chance(stacks: list[int], prizes: list[int]) -> None:
    worth = simulate_dcm(stacks, prizes)
    placed = simulate_dcm_placement(stacks)

    assert (worth.method, placed.method) == ("exact", "exact")
    assert worth.equity == pytest.approx(dcm(stacks, prizes).equity)
    assert placed.matrix == pytest.approx(dcm_placement(stacks).matrix)


def test_more_paths_leave_less_to_chance() -> None:
    stacks = [17, 13, 11, 7, 5, 3, 2, 41, 37]
    errors = [simulate_dcm(stacks, [5, 3, 2], paths=10**power).error for power in (3, 4, 5)]

    assert errors[0] > 4 * errors[1] > 16 * errors[2]


def test_the_work_stops_where_the_error_asked_for_is_reached() -> None:
    stacks = list(range(1, 16))
    reported: list[float] = []
    rough = simulate_dcm(stacks, [5, 3, 2], error=1e-2, progress=reported.append)
    fine = simulate_dcm(stacks, [5, 3, 2], error=1e-5)

    assert fine.error <= 1e-5 < rough.error <= 1e-2
    assert reported == sorted(reported)
    assert reported[-1] == 1


@pytest.mark.parametrize("players", [1_000, 5_000])
def test_large_fields_are_answered_too(players: int) -> None:
    stacks = np.random.default_rng(players).integers(1_000, 100_000, players).tolist()
    reported: list[float] = []
    worth = simulate_dcm(stacks, range(50, 0, -1), paths=2_000, progress=reported.append)

    assert worth.equity.sum() == pytest.approx(sum(range(51)))
    assert 0 < worth.error < 0.01
    assert len(reported) > 10
    assert reported == sorted(reported)


def test_stacks_from_one_chip_to_the_most_that_can_be_counted() -> None:
    stacks = [2**61, 2**61, 2**60, 2**60 - 1, 2, 1]
    worth = simulate_dcm(stacks, [5, 3, 2], paths=5_000)
    placed = simulate_dcm_placement(stacks, paths=5_000)

    assert np.abs(worth.equity - dcm(stacks, [5, 3, 2]).equity).max() / 10 <= 3 * worth.error
    assert placed.matrix.sum(axis=1) == pytest.approx(1)


def test_too_few_paths_and_too_many_players_are_refused() -> None:
    with refused(PathsRefused, paths=999):
        simulate_dcm([3, 2, 1], [1, 1], paths=999)
    with refused(TooManyToPlace, players=501):
        simulate_dcm_placement([1] * 501)


@pytest.mark.process
def test_without_numba_the_same_paths_give_the_same_bits() -> None:
    code = (
        "import sys, warnings; warnings.simplefilter('error'); sys.modules['numba'] = None\n"
        "from evendeal.prizes.simulation import simulate_dcm\n"
        "worth = simulate_dcm([9, 8, 7, 5, 3, 2**40], [5, 3, 2], seed=-5, paths=1000)\n"
        "print(worth.equity.tolist())"
    )
    plain = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True
    )
    here = simulate_dcm([9, 8, 7, 5, 3, 2**40], [5, 3, 2], seed=-5, paths=1000)

    assert plain.stdout.strip() == str(here.equity.tolist())
