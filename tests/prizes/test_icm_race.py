"""The race of clocks beside the podiums, and beside itself in numpy."""

import numpy as np
import pytest

from evendeal.prizes import _icm_engines as engines
from evendeal.prizes._icm_arrays import race, race_places
from evendeal.prizes._icm_grid import Grid
from evendeal.prizes._icm_race import watched
from evendeal.prizes.independent import icm, icm_placement

FIELDS = {
    "equal": lambda n: np.full(n, 1500),
    "prime": lambda n: np.array([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53][:n]),
    "a leader": lambda n: np.concatenate([[10**12], np.arange(1, n)]),
    "two classes": lambda n: np.concatenate([np.full(n // 2, 10**9), np.ones(n - n // 2, int)]),
    "every size": lambda n: 10 ** np.linspace(0, 15, n).astype(int),
}
PRIZES = {
    "flat": lambda z: np.full(z, 100),
    "geometric": lambda z: np.ceil(1e9 * 0.8 ** np.arange(z)).astype(int),
    "min-cash": lambda z: np.concatenate([[500], np.full(z - 1, 20)]),
}


@pytest.mark.parametrize("prizes", PRIZES)
@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize(("players", "places"), [(2, 1), (3, 2), (9, 3), (9, 8), (14, 5), (16, 15)])
@pytest.mark.parametrize("at_once", [True, False])
def test_the_race_agrees_with_the_podiums_to_thirteen_digits(
    field: str, prizes: str, players: int, places: int, at_once: bool
) -> None:
    ordered = np.sort(FIELDS[field](players).astype(np.int64))[::-1].copy()
    paid = PRIZES[prizes](places).astype(np.float64)
    by_podiums = engines.podium_worth(ordered, paid, at_once=True)
    by_race, error = engines.race_worth(ordered, paid, 1e-13, None, at_once=at_once)

    assert np.abs(by_race - by_podiums).max() <= 1e-13 * paid.sum()
    assert error <= 1e-13


@pytest.mark.parametrize("field", FIELDS)
def test_the_race_for_places_agrees_with_the_podiums(field: str) -> None:
    ordered = np.sort(FIELDS[field](12).astype(np.int64))[::-1].copy()
    by_podiums = engines.podium_chances(ordered, 12, at_once=True)
    by_race, error = engines.race_chances(ordered, 1e-12, None, at_once=True)

    assert np.abs(by_race - by_podiums).max() <= 1e-13
    assert error <= 1e-12


@pytest.mark.parametrize("prizes", PRIZES)
@pytest.mark.parametrize("field", ["equal", "a leader", "two classes", "every size"])
@pytest.mark.parametrize("error", [1e-4, 1e-9, 1e-12])
def test_a_large_field_is_off_by_no_more_than_it_says(
    field: str, prizes: str, error: float
) -> None:
    stacks, paid = FIELDS[field](300), PRIZES[prizes](45)
    worth, finer = icm(stacks, paid, error=error), icm(stacks, paid, error=1e-15)

    assert worth.error <= error
    assert np.abs(worth.equity - finer.equity).max() <= (worth.error + 1e-14) * paid.sum()
    assert worth.equity.sum() == pytest.approx(paid.sum(), rel=worth.error + 1e-14)


def test_compiled_and_in_numpy_the_race_is_the_same() -> None:
    from evendeal.prizes import _icm_places_kernels, _icm_race_kernels

    shares = np.sort(np.random.default_rng(4).random(61))[::-1]
    shares /= shares.sum()
    filled = np.concatenate([shares, np.zeros(3)])
    prizes = np.arange(12.0, 0.0, -1.0)
    moments, weights = Grid.to_resolve(shares, 12, 1e-12).moments()
    wanted, _ = race(shares, prizes, moments, weights)
    for block in (8, 3, 1):
        found, left_out = _icm_race_kernels.race(filled, prizes, moments, weights, 1e-25, block)

        assert found[:61] == pytest.approx(wanted, rel=1e-13)
        assert left_out < 1e-20
    placed, _ = race_places(shares, moments, weights)
    found, _ = _icm_places_kernels.race_places(filled, 61, moments, weights, 1e-25)

    assert np.abs(found[:61] - placed).max() < 1e-15


def test_the_mass_that_windows_leave_out_is_what_is_missing() -> None:
    from evendeal.prizes._icm_race_kernels import race as compiled

    shares = np.full(4000, 1 / 4000)
    grid = Grid.to_resolve(shares, 400, 1e-9)
    moments, weights = grid.moments()
    prizes = np.ones(400)
    whole, none = compiled(shares, prizes, moments, weights, 0.0, 500)
    for tiny in (1e-12, 1e-9, 1e-7):
        less, left_out = compiled(shares, prizes, moments, weights, tiny, 500)
        missing = (whole - less).max()

        assert none == 0.0
        assert 0 < missing <= left_out * (1 - np.log(left_out))
        assert left_out < 4000 * tiny


@pytest.mark.long
def test_a_field_with_checkpoints_and_threads_is_valued_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stacks, prizes = np.arange(1, 3001), np.arange(450, 0, -1)
    plain = icm(stacks, prizes, error=1e-9)
    monkeypatch.setattr(engines, "KEPT", 1)
    with_checkpoints = icm(stacks, prizes, error=1e-9)

    assert with_checkpoints.equity.tolist() == plain.equity.tolist()


@pytest.mark.long
def test_threads_change_nothing_to_the_last_digit() -> None:
    shares = np.arange(120.0, 0.0, -1.0)
    shares /= shares.sum()
    prizes = np.ones(18)
    found = [
        watched(
            lambda moments, weights: race(shares, prizes, moments, weights),
            Grid.to_resolve(shares, 18, 1e-6),
            whole=18.0,
            most=1.0,
            error=1e-6,
            cost=0.01,
            threads=threads,
            progress=None,
        )[0].tolist()
        for threads in (1, 2, 3)
    ]

    assert found[0] == found[1] == found[2]


def test_a_looser_error_takes_fewer_moments() -> None:
    shares = np.full(1000, 1e-3)
    lengths = [len(Grid.to_resolve(shares, 150, error)) for error in (1e-12, 1e-9, 1e-6, 1e-4)]

    assert lengths == sorted(lengths, reverse=True)
    assert lengths[-1] < 0.7 * lengths[0]


def test_the_finer_grid_keeps_the_moments_of_the_coarser_one() -> None:
    grid = Grid.to_resolve(np.full(100, 0.01), 20, 1e-6)
    coarse, _ = grid.moments()
    between, _ = grid.moments(between=True)
    fine, _ = grid.finer().moments()

    both = np.stack([coarse, between], axis=1).ravel()
    shared = min(len(both), len(fine))

    assert shared >= len(fine) - 1
    assert fine[:shared] == pytest.approx(both[:shared], rel=1e-12)


@pytest.mark.long
def test_a_matrix_of_hundreds_of_players_sums_to_one_both_ways() -> None:
    placed = icm_placement(np.arange(1, 201))

    assert placed.method == "quadrature"
    assert placed.error <= 1e-12
    assert placed.matrix.sum(axis=0) == pytest.approx(1, abs=1e-13)
    assert placed.matrix.sum(axis=1) == pytest.approx(1, abs=1e-13)
