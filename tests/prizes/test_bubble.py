"""Bubble factors and risk premiums, as defined beside the prize models."""

import subprocess
import sys
from importlib import import_module

import pytest

from evendeal.prizes.aftermath import aftermath
from evendeal.prizes.bubble import BubbleFactor, TooManyPairs, bubble_factors
from evendeal.prizes.worth import Model
from support.refusals import refused


def factor_of(factors: tuple[BubbleFactor, ...], player: int, other: int) -> BubbleFactor:
    return next(f for f in factors if (f.player, f.other) == (player, other))


@pytest.mark.long
@pytest.mark.parametrize("model", ["icm", "dcm"])
def test_every_ordered_pair_has_one(model: Model) -> None:
    factors = bubble_factors([5, 4, 3], [50, 30, 20], model=model)

    assert [(f.player, f.other) for f in factors] == [
        *((0, 1), (0, 2)),
        *((1, 0), (1, 2)),
        *((2, 0), (2, 1)),
    ]


@pytest.mark.parametrize("model", ["icm", "dcm"])
def test_heads_up_a_chip_lost_costs_what_a_chip_won_brings(model: Model) -> None:
    for factor in bubble_factors([900, 400], [100, 60], model=model):
        assert factor.factor == pytest.approx(1)
        assert factor.premium == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("model", ["icm", "dcm"])
def test_a_satellite_bubble_of_equal_stacks_is_as_it_is_reckoned_by_hand(model: Model) -> None:
    """Three equal stacks, two equal prizes: each has 2/3; a double-up has 1, a loser nothing."""
    factors = bubble_factors([100, 100, 100], [30, 30], model=model)

    for factor in factors:
        assert factor.loss == pytest.approx(20)
        assert factor.gain == pytest.approx(10)
        assert factor.factor == pytest.approx(2)
        assert factor.premium == pytest.approx(1 / 6)


def test_a_large_stack_that_would_lose_by_winning_chips_has_no_factor() -> None:
    """In the dependent model, 1, 1, 5, 6 with two equal prizes: beating a 1 costs the 6."""
    factor = factor_of(bubble_factors([1, 1, 5, 6], [50, 50], model="dcm"), 3, 0)

    assert factor.factor is None
    assert factor.premium is None
    assert factor.gain == pytest.approx(-1.27, abs=0.005)
    assert factor.loss != 0


def test_when_all_prizes_are_equal_nothing_is_at_stake() -> None:
    for model in ("icm", "dcm"):
        for factor in bubble_factors([7, 5, 3], [10, 10, 10], model=model):
            assert factor.factor is None
            assert (factor.gain, factor.loss) == (pytest.approx(0), pytest.approx(0))


@pytest.mark.parametrize("model", ["icm", "dcm"])
def test_the_smaller_stack_is_at_stake(model: Model) -> None:
    stacks, prizes = [900, 500, 300, 200], (50, 30, 20)
    now = aftermath(model, stacks, prizes, error=1e-9)
    won = aftermath(model, [600, 500, 600, 200], prizes, error=1e-9)
    lost = aftermath(model, [1200, 500, 0, 200], prizes, error=1e-9)
    factor = factor_of(bubble_factors(stacks, prizes, model=model), 2, 0)

    assert factor.gain == pytest.approx(won.amounts[2] - now.amounts[2])
    assert factor.loss == pytest.approx(now.amounts[2] - lost.amounts[2])


@pytest.mark.parametrize("model", ["icm", "dcm"])
def test_a_looser_error_shows_the_same_digits(model: Model) -> None:
    stacks, prizes = [997, 503, 311, 211, 101, 61, 31], [50, 30, 20]
    exact = bubble_factors(stacks, prizes, model=model)
    quick = bubble_factors(stacks, prizes, model=model, error=1e-6)

    for one, other in zip(exact, quick, strict=True):
        assert one.gain == pytest.approx(other.gain, abs=2e-4)
        assert one.loss == pytest.approx(other.loss, abs=2e-4)


def test_more_players_than_can_be_compared_are_refused() -> None:
    with refused(TooManyPairs, model="dcm", players=21, most=20):
        bubble_factors([5] * 21, [1], model="dcm")
    with refused(TooManyPairs, model="icm", players=201, most=200):
        bubble_factors([5] * 201, [1], model="icm")


def test_progress_only_rises_and_ends() -> None:
    reported: list[float] = []
    bubble_factors([5, 4, 3, 2], [3, 2], model="icm", progress=reported.append)

    assert reported == sorted(reported)
    assert reported[-1] == 1


def test_who_has_gone_out_has_the_prize_of_the_last_place() -> None:
    for model in ("icm", "dcm"):
        paid = aftermath(model, [5, 0, 3], (50, 30, 20), error=1e-9)
        unpaid = aftermath(model, [5, 0, 3], (50, 30), error=1e-9)

        assert paid.amounts[1] == 20
        assert unpaid.amounts[1] == 0
        assert sum(paid.amounts) == pytest.approx(100)
        assert sum(unpaid.amounts) == pytest.approx(80)


@pytest.mark.parametrize("prizes", [(50, 30, 20), (5 * 10**18, 3 * 10**18, 2 * 10**18)])
@pytest.mark.parametrize("stacks", [(900, 500, 0, 300), (9, 5, 3, 3)])
def test_values_are_the_same_whether_or_not_kernels_have_been_loaded(
    monkeypatch: pytest.MonkeyPatch, stacks: tuple[int, ...], prizes: tuple[int, ...]
) -> None:
    monkeypatch.delitem(sys.modules, "numba", raising=False)
    plain = aftermath("icm", stacks, prizes, error=1e-9)
    monkeypatch.undo()
    import_module("numba")
    loaded = aftermath("icm", stacks, prizes, error=1e-9)

    assert loaded.amounts == pytest.approx(plain.amounts, rel=1e-12)


@pytest.mark.process
def test_a_small_table_loads_no_kernels() -> None:
    asked = (
        "import sys\n"
        "from evendeal.prizes.bubble import bubble_factors\n"
        "from evendeal.prizes.decision import Shove, decide\n"
        "bubble_factors([5, 4, 3, 2], [50, 30], model='icm')\n"
        "decide(Shove((5, 4, 3), (0, 0, 0), 0, 1), (5, 3), equity=0.5)\n"
        "sys.exit('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", asked], check=False, timeout=60)

    assert done.returncode == 0
