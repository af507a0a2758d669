"""Amounts in whole units, that sum to what there is."""

from fractions import Fraction
from math import inf, nan

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.prizes.money import SharesRefused, UnitRefused, apportion, grouped
from support.refusals import refused

weights = st.lists(
    st.one_of(
        st.integers(0, 10**18).map(Fraction),
        st.fractions(0, 10, max_denominator=99),
        st.floats(0, 1e9),
    ),
    min_size=1,
    max_size=12,
).filter(any)


def test_odd_units_go_to_the_largest_remainders() -> None:
    parts = apportion([Fraction(5, 10), Fraction(3, 10), Fraction(2, 10)], 99, stacks=[5, 3, 2])

    assert parts == (49, 30, 20)  # 49.5, 29.7 and 19.8


def test_among_equal_remainders_the_larger_stack_comes_first_and_then_the_lower_seat() -> None:
    third = Fraction(1, 3)

    assert apportion([third] * 3, 100, stacks=[10, 30, 20]) == (33, 34, 33)
    assert apportion([third] * 3, 101, stacks=[10, 30, 20]) == (33, 34, 34)
    assert apportion([third] * 3, 101, stacks=[20, 20, 20]) == (34, 34, 33)


def test_what_is_smaller_than_a_unit_goes_to_the_largest_stack() -> None:
    parts = apportion([Fraction(1), Fraction(1)], 1_007, unit=100, stacks=[1, 2])

    assert parts == (500, 507)


def test_the_noise_of_floats_decides_no_tie() -> None:
    noisy = [0.1 + 0.2, 0.3, 0.3]  # 0.30000000000000004

    assert apportion(noisy, 100, stacks=[1, 2, 3]) == (33, 33, 34)
    assert apportion([75 - 1e-12, 25 + 1e-12], 100, stacks=[3, 1]) == (75, 25)


def test_floats_of_arrays_are_shared_like_any_others() -> None:
    assert apportion(np.array([1.0, 3.0]), 8, stacks=[1, 3]) == (2, 6)  # type: ignore[arg-type]


@given(weights, st.integers(0, 10**18), st.sampled_from([1, 5, 7, 100, 10**9]), st.data())
def test_every_division_sums_to_the_total_and_is_within_a_unit_of_the_share(
    shares: list[Fraction | float], total: int, unit: int, data: st.DataObject
) -> None:
    stacks = data.draw(
        st.lists(st.integers(1, 9), min_size=len(shares), max_size=len(shares)), label="stacks"
    )
    parts = apportion(shares, total, unit=unit, stacks=stacks)
    whole = sum(map(Fraction, shares))

    assert sum(parts) == total
    assert sum(part % unit for part in parts) == total % unit
    for part, share in zip(parts, shares, strict=True):
        assert abs(part - Fraction(share) * total / whole) < 2 * unit


@given(weights, st.integers(0, 10**6), st.randoms(use_true_random=False))
def test_players_who_change_seats_take_their_amounts_along(
    shares: list[Fraction | float], total: int, random: object
) -> None:
    order = list(range(len(shares)))
    random.shuffle(order)  # type: ignore[attr-defined]
    stacks = [i + 1 for i in range(len(shares))]
    parts = apportion(shares, total, stacks=stacks)
    moved = apportion([shares[i] for i in order], total, stacks=[stacks[i] for i in order])

    assert moved == tuple(parts[i] for i in order)


@pytest.mark.parametrize(
    ("shares", "total"),
    [
        pytest.param([1.0], 5, id="1 shares for 2 players"),
        pytest.param([1.0, -1.0], 5, id="below 0"),
        pytest.param([1.0, nan], 5, id="no number"),
        pytest.param([1.0, inf], 5, id="no number"),
        pytest.param([0.0, 0.0], 5, id="no share is above 0"),
        pytest.param([1.0, 1.0], -5, id="-5 units"),
    ],
)
def test_shares_that_are_none_are_refused(shares: list[float], total: int) -> None:
    with refused(SharesRefused):
        apportion(shares, total, stacks=[2, 1])


def test_a_unit_of_nothing_is_refused() -> None:
    with refused(UnitRefused, unit=0):
        apportion([1.0], 5, unit=0, stacks=[1])


@pytest.mark.parametrize(
    ("amount", "decimals", "text"),
    [(57003, 2, "570.03"), (123456789, 0, "123,456,789"), (5, 2, "0.05"), (-150, 2, "-1.50")],
)
def test_a_sentence_shows_an_amount_with_its_decimals(
    amount: int, decimals: int, text: str
) -> None:
    assert grouped(amount, decimals) == text
