"""The dependent chip model: the series, its bound, and what the model promises."""

import subprocess
import sys
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from evendeal.errors import Refused
from evendeal.prizes import dependent
from evendeal.prizes._dcm_brackets import brackets
from evendeal.prizes.dependent import (
    LEAST_ERROR,
    SERIES_PLAYERS,
    dcm,
    dcm_placement,
)
from evendeal.prizes.exact import exact_dcm, exact_dcm_placement
from evendeal.prizes.refusals import (
    ErrorOutOfReach,
    MorePrizesThanPlayers,
    NobodyToPay,
    NothingToShare,
    PrizesRise,
    StackRefused,
)
from evendeal.prizes.table import checked_stacks
from support.refusals import refused

PRIMES = (
    *(100_003, 203_011, 311_021, 401_017, 523_007, 604_001),
    *(711_017, 823_001, 1_009_001, 1_100_009, 1_300_021, 1_500_007),
)

few_chips = st.integers(1, 14)
"""Few, so that stacks tie at the start and all along."""

small_tables = st.lists(few_chips, min_size=3, max_size=5)
large_tables = st.lists(
    st.one_of(few_chips, st.integers(1, 10**6), st.integers(1, 10**17)), min_size=1, max_size=8
)
errors = st.sampled_from([1e-1, 1e-3, 1e-6, 1e-9, LEAST_ERROR])


def exactly(stacks: list[int]) -> np.ndarray:
    return np.array([[float(chance) for chance in row] for row in exact_dcm_placement(stacks)])


@given(small_tables, errors)
@example([14, 14, 15], 1e-9)
@example([1, 1, 5, 6], 1e-9)
@example([3, 3, 3, 3, 3], 1e-9)
@example([1, 1, 1, 2, 12], LEAST_ERROR)
def test_the_series_is_no_further_from_the_fractions_than_it_says(
    stacks: list[int], error: float
) -> None:
    found = dcm_placement(stacks, error=error)

    assert found.method == "series"
    assert 0 < found.error <= error
    assert np.abs(found.matrix - exactly(stacks)).max() <= found.error


@pytest.mark.long
@pytest.mark.parametrize("stacks", [(17, 13, 11, 7, 5, 3), (9, 8, 7, 6, 5, 4, 3, 2, 1)])
def test_the_bound_holds_at_larger_tables_whose_fractions_are_known(
    stacks: tuple[int, ...],
) -> None:
    truth = exactly(list(stacks))

    for error in (0.3, 1e-2, 1e-5, 1e-8, LEAST_ERROR):
        found = dcm_placement(stacks, error=error)

        assert np.abs(found.matrix - truth).max() <= found.error <= error


@settings(max_examples=30)
@given(small_tables, st.lists(st.integers(1, 10**9), min_size=1, max_size=3), errors)
def test_what_a_stack_is_worth_is_no_further_off_than_said_in_parts_of_the_pool(
    stacks: list[int], prizes: list[int], error: float
) -> None:
    prizes.sort(reverse=True)
    found = dcm(stacks, prizes, error=error)
    truth = [float(worth) for worth in exact_dcm(stacks, prizes)]

    assert np.abs(found.equity - truth).max() <= found.error * sum(prizes) * (1 + 1e-9)
    assert found.error <= error


@pytest.mark.parametrize("players", [6, 7, 9])
def test_a_loose_answer_and_a_fine_one_differ_by_no_more_than_their_bounds(players: int) -> None:
    fine = dcm_placement(PRIMES[:players], error=LEAST_ERROR)

    for error in (1e-2, 1e-4, 1e-6, 1e-9):
        loose = dcm_placement(PRIMES[:players], error=error)
        apart = np.abs(loose.matrix - fine.matrix).max()

        assert apart <= loose.error + fine.error
        assert loose.error <= error


@given(small_tables)
@example([1, 2, 12])
@example([1, 4, 4])
@example([1, 1, 2, 2, 9])
@example([1, 2, 4, 8, 16])
def test_no_chance_lies_outside_the_brackets_that_are_said_to_hold_for_any_stacks(
    stacks: list[int],
) -> None:
    n = len(stacks)
    stacks.sort()
    guess, unsure = (np.reshape(found, (n + 1, n, n))[n] for found in brackets(n))
    for rank, row in enumerate(exact_dcm_placement(stacks)):
        alike = [other for other in range(n) if stacks[other] == stacks[rank]]
        chances = np.array([0.0, float(sum(row[2:])), *map(float, row[2:])])
        apart = np.abs(chances - guess[alike].mean(axis=0))[1:]

        assert (apart <= unsure[alike].mean(axis=0)[1:]).all()


def test_what_is_guessed_is_handed_out_in_full() -> None:
    guess = np.reshape(brackets(7)[0], (8, 7, 7))
    for n in range(3, 8):
        sums = guess[n].sum(axis=0)

        assert sums[2:n] == pytest.approx(1, abs=1e-12)
        assert sums[1] == pytest.approx(n - 2, abs=1e-12)


@settings(max_examples=60)
@given(large_tables, st.sampled_from([1e-2, 1e-5]))
@example([1, 10**18, 3 * 10**18, 5 * 10**18], 1e-5)
def test_places_and_players_are_shared_out_in_full_and_the_first_by_chips(
    stacks: list[int], error: float
) -> None:
    found = dcm_placement(stacks, error=error)

    assert (found.matrix >= 0).all()
    assert found.matrix.sum(axis=0) == pytest.approx(1, abs=found.error * len(stacks))
    assert found.matrix.sum(axis=1) == pytest.approx(1, abs=found.error * len(stacks))
    assert found.matrix[:, 2:].sum(axis=0) == pytest.approx(1, abs=1e-12)
    assert found.matrix[:, 0].tolist() == [chips / sum(stacks) for chips in stacks]


@settings(max_examples=40)
@given(st.data(), large_tables, st.integers(2, 9))
def test_neither_the_size_of_chips_nor_the_seats_matter(
    data: st.DataObject, stacks: list[int], factor: int
) -> None:
    order = data.draw(st.permutations(range(len(stacks))))
    moved = [stacks[player] * factor for player in order]
    before, after = dcm_placement(stacks, error=1e-4), dcm_placement(moved, error=1e-4)

    assert np.abs(after.matrix - before.matrix[list(order)]).max() <= 1e-12


@settings(max_examples=60)
@given(large_tables)
def test_at_one_table_the_larger_stack_is_never_less_likely_to_take_a_place_or_better(
    stacks: list[int],
) -> None:
    stacks.sort()
    found = dcm_placement(stacks, error=1e-4)
    better = found.matrix.cumsum(axis=1)

    assert (np.diff(better, axis=0) >= -2 * len(stacks) * found.error).all()


@given(st.lists(few_chips, min_size=3, max_size=4))
def test_in_fractions_too_the_larger_stack_is_never_less_likely_to_take_a_place_or_better(
    stacks: list[int],
) -> None:
    matrix = exact_dcm_placement(sorted(stacks))
    for smaller, larger in pairwise(matrix):
        for place in range(1, len(stacks) + 1):
            assert sum(larger[:place]) >= sum(smaller[:place])


@settings(max_examples=40)
@given(st.lists(st.integers(1, 5), min_size=3, max_size=7))
def test_equal_stacks_have_equal_chances(stacks: list[int]) -> None:
    found = dcm_placement(stacks, error=1e-3).matrix
    for player, chips in enumerate(stacks):
        twin = stacks.index(chips)

        assert found[player] == pytest.approx(found[twin], abs=1e-13)


@pytest.mark.parametrize("players", range(1, SERIES_PLAYERS + 1))
def test_equal_stacks_all_round_share_every_place(players: int) -> None:
    found = dcm_placement([10**18 // players] * players)

    assert found.matrix == pytest.approx(np.full((players, players), 1 / players), abs=1e-12)
    assert found.error <= 1e-11


def test_one_player_has_won_and_two_have_their_chip_shares() -> None:
    alone, two = dcm([5000], [70]), dcm([1000, 500], [100, 50])

    assert (alone.method, two.method) == ("exact", "exact")
    assert alone.equity.tolist() == [70]
    assert two.equity == pytest.approx([250 / 3, 200 / 3], abs=1e-13)
    assert dcm_placement([1000, 500]).matrix == pytest.approx(
        np.array([[2 / 3, 1 / 3], [1 / 3, 2 / 3]]), abs=1e-15
    )


@settings(max_examples=30)
@given(large_tables)
def test_a_single_prize_is_shared_by_chips(stacks: list[int]) -> None:
    found = dcm(stacks, [100])

    assert found.error <= 1e-14
    assert found.equity == pytest.approx([100 * chips / sum(stacks) for chips in stacks])


def test_every_size_up_to_the_largest_of_the_series_keeps_the_error_it_is_asked_for() -> None:
    for players in range(3, SERIES_PLAYERS + 1):
        found = dcm_placement(PRIMES[:players], error=1e-6)

        assert found.method == "series"
        assert found.error <= 1e-6


def test_plain_python_and_the_compiled_series_give_the_same_bits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables = [PRIMES[:5], PRIMES[:7], (7, 7, 3, 3, 1), (1, 1, 2, 3, 5, 8, 13), (9,) * 6]
    compiled = [dcm_placement(stacks) for stacks in tables]
    monkeypatch.setattr(dependent, "is_compiled", lambda: False)
    plain = [dcm_placement(stacks) for stacks in tables]

    for one, other in zip(compiled, plain, strict=True):
        assert one.error == other.error
        assert (one.matrix == other.matrix).all()


def test_progress_ends_at_the_whole() -> None:
    reported: list[float] = []
    dcm([5, 4, 3], [50, 30], progress=reported.append)
    dcm_placement([5, 4, 3], progress=reported.append)

    assert reported == [1.0, 1.0]


@pytest.mark.parametrize("error", [0.0, -1e-9, 1e-12, float("nan"), float("inf")])
def test_an_error_that_cannot_be_promised_is_refused(error: float) -> None:
    with refused(ErrorOutOfReach, error=error):
        dcm([5, 4, 3], [50, 30], error=error)

    with refused(ErrorOutOfReach):
        dcm_placement([5, 4, 3], error=error)


@pytest.mark.parametrize(
    ("stacks", "prizes", "kind"),
    [
        ((), (1,), NobodyToPay),
        ((1, 0), (1,), StackRefused),
        ((1, -2), (1,), StackRefused),
        ((2, 1), (1, 2), PrizesRise),
        ((1,), (2, 1), MorePrizesThanPlayers),
        ((1, 2), (0,), NothingToShare),
    ],
)
def test_a_table_or_prizes_that_are_none_are_refused(
    stacks: tuple[int, ...], prizes: tuple[int, ...], kind: type[Refused]
) -> None:
    with refused(kind):
        dcm(stacks, prizes)


def test_the_most_chips_that_can_be_counted_are_still_exact() -> None:
    """2**63 - 1 chips, with a chain that would overflow if anything were doubled on the way."""
    most = 2**63 - 1
    stacks = [most // 3 - 1, most // 3, most - 2 * (most // 3) + 1]
    found = dcm_placement(stacks)

    assert sum(checked_stacks(stacks)) == most
    assert found.matrix.sum(axis=0) == pytest.approx(1, abs=1e-9)
    assert (found.matrix >= 0).all()


WITHOUT_NUMBA = """
import importlib.util, sys
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "numba" else find(name, *rest)
from evendeal.prizes.dependent import dcm_placement
found = dcm_placement([1000, 800, 700, 500, 300, 200, 100])
assert "numba" not in sys.modules
print(found.method, found.error <= 1e-9, found.matrix[0, 1])
"""

SMALL_TABLE = """
import sys
from evendeal.prizes.dependent import dcm
dcm([1009, 2003, 3001, 4001, 5003, 6007], [50, 30, 20])
print("numba" in sys.modules)
"""


def run(program: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120
    )
    return done.stdout.split()


@pytest.mark.process
def test_large_tables_are_answered_without_numba() -> None:
    method, held, second = run(WITHOUT_NUMBA)

    assert (method, held) == ("series", "True")
    assert float(second) == dcm_placement([1000, 800, 700, 500, 300, 200, 100]).matrix[0, 1]


@pytest.mark.process
def test_six_players_are_answered_before_numba_would_be_loaded() -> None:
    assert run(SMALL_TABLE) == ["False"]
