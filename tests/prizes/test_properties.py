"""What is true of every model of prizes, however it is worked out."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.prizes.dependent import dcm, dcm_placement
from evendeal.prizes.exact import (
    exact_dcm,
    exact_dcm_placement,
    exact_icm,
    exact_icm_placement,
)
from evendeal.prizes.independent import icm, icm_placement
from evendeal.prizes.simulation import simulate_dcm, simulate_dcm_placement
from evendeal.prizes.worth import Placement, Worth

Stacks = list[int]
Tables = tuple[list[int], list[int]]


def fast_dcm(stacks: Stacks, prizes: list[int]) -> Worth:
    return simulate_dcm(stacks, prizes, paths=1_000)


def fast_dcm_placement(stacks: Stacks) -> Placement:
    return simulate_dcm_placement(stacks, paths=1_000)


MODELS = [icm, dcm, fast_dcm]
PLACEMENTS = [icm_placement, dcm_placement, fast_dcm_placement]

chips = st.one_of(
    st.integers(1, 9),  # ties
    st.integers(1, 10**6),
    st.sampled_from([1, 10**9, 2**40 - 1, 2**40]),  # one against very many
)


def stacks_of(least: int, most: int) -> st.SearchStrategy[Stacks]:
    return st.lists(chips, min_size=least, max_size=most)


@st.composite
def tables(draw: st.DrawFn, least: int = 2, most: int = 7) -> Tables:
    """Stacks and prizes: flat, with a minimum for all, for the first alone."""
    stacks = draw(stacks_of(least, most))
    amounts = st.one_of(st.integers(0, 3), st.integers(0, 10**6))
    prizes = draw(st.lists(amounts, min_size=1, max_size=len(stacks)))
    return stacks, sorted([*prizes[1:], prizes[0] + 1], reverse=True)


@pytest.mark.parametrize("placement", PLACEMENTS)
@given(stacks=stacks_of(1, 8))
@settings(max_examples=40)
def test_everybody_finishes_somewhere_and_every_place_is_taken(placement, stacks: Stacks) -> None:
    placed = placement(stacks)

    assert placed.matrix.shape == (len(stacks), len(stacks))
    assert placed.matrix.min() >= 0
    assert np.abs(placed.matrix.sum(axis=0) - 1).max() <= len(stacks) * placed.error + 1e-12
    assert np.abs(placed.matrix.sum(axis=1) - 1).max() <= len(stacks) * placed.error + 1e-12


@pytest.mark.parametrize("placement", PLACEMENTS)
@given(stacks=stacks_of(1, 8))
@settings(max_examples=40)
def test_the_first_place_goes_by_the_chips(placement, stacks: Stacks) -> None:
    shares = [stack / sum(stacks) for stack in stacks]

    assert placement(stacks).matrix[:, 0] == pytest.approx(shares, abs=1e-12)


@pytest.mark.parametrize("model", MODELS)
@given(table=tables())
@settings(max_examples=40)
def test_all_prizes_are_shared_and_nobody_gets_more_than_the_first(model, table: Tables) -> None:
    stacks, prizes = table
    pool = sum(prizes)
    worth = model(stacks, prizes)
    last = prizes[-1] if len(prizes) == len(stacks) else 0
    slack = (worth.error + 1e-12) * pool

    assert worth.equity.sum() == pytest.approx(pool, abs=len(stacks) * slack)
    assert worth.equity.max() <= prizes[0] + slack
    assert worth.equity.min() >= last - slack


@pytest.mark.parametrize("model", MODELS)
@given(table=tables(), times=st.integers(2, 1000))
@settings(max_examples=30)
def test_other_chips_of_the_same_worth_change_nothing(model, table: Tables, times: int) -> None:
    stacks, prizes = table
    one, other = model(stacks, prizes), model([times * stack for stack in stacks], prizes)
    slack = (one.error + other.error + 1e-11) * sum(prizes)

    assert one.equity == pytest.approx(other.equity, abs=slack)


@pytest.mark.parametrize("model", MODELS)
@given(table=tables(), times=st.integers(2, 1000))
@settings(max_examples=30)
def test_in_another_currency_everybody_gets_the_same(model, table: Tables, times: int) -> None:
    stacks, prizes = table
    one, other = model(stacks, prizes), model(stacks, [times * prize for prize in prizes])
    slack = (one.error + other.error + 1e-11) * sum(prizes)

    assert one.equity == pytest.approx(other.equity / times, abs=slack)


@pytest.mark.parametrize("model", MODELS)
@given(table=tables(), data=st.data())
@settings(max_examples=30)
def test_where_people_sit_does_not_matter(model, table: Tables, data: st.DataObject) -> None:
    stacks, prizes = table
    order = data.draw(st.permutations(range(len(stacks))))
    one, other = model(stacks, prizes), model([stacks[player] for player in order], prizes)
    slack = (one.error + other.error + 1e-11) * sum(prizes)

    assert one.equity[list(order)] == pytest.approx(other.equity, abs=slack)


@pytest.mark.parametrize("model", MODELS)
@given(stacks=stacks_of(2, 2), prizes=st.lists(st.integers(1, 10**6), min_size=2, max_size=2))
@settings(max_examples=30)
def test_two_players_share_by_chips(model, stacks: Stacks, prizes: list[int]) -> None:
    first, second = sorted(prizes, reverse=True)
    pool = first + second
    by_chips = [second + (first - second) * stack / sum(stacks) for stack in stacks]

    assert model(stacks, [first, second]).equity == pytest.approx(by_chips, abs=1e-9 * pool)


@pytest.mark.parametrize("model", MODELS)
@given(stacks=stacks_of(1, 8), prize=st.integers(1, 10**6))
@settings(max_examples=30)
def test_a_single_prize_is_shared_by_chips(model, stacks: Stacks, prize: int) -> None:
    by_chips = [prize * stack / sum(stacks) for stack in stacks]

    assert model(stacks, [prize]).equity == pytest.approx(by_chips, abs=1e-9 * prize)


@given(table=tables(), data=st.data(), more=chips)
@settings(max_examples=60)
def test_by_icm_more_chips_are_never_less_money(
    table: Tables, data: st.DataObject, more: int
) -> None:
    stacks, prizes = table
    player = data.draw(st.integers(0, len(stacks) - 1))
    richer = [stack + more * (other == player) for other, stack in enumerate(stacks)]
    before, after = icm(stacks, prizes), icm(richer, prizes)
    slack = (before.error + after.error + 1e-12) * sum(prizes)

    assert after.equity[player] >= before.equity[player] - slack


@given(table=tables(), data=st.data())
@settings(max_examples=60)
def test_by_icm_chips_won_from_another_are_never_less_money(
    table: Tables, data: st.DataObject
) -> None:
    stacks, prizes = table
    winner, loser = data.draw(st.permutations(range(len(stacks))))[:2]
    won = data.draw(st.integers(0, stacks[loser] - 1))
    after_it = list(stacks)
    after_it[winner] += won
    after_it[loser] -= won
    before, after = icm(stacks, prizes), icm(after_it, prizes)
    slack = (before.error + after.error + 1e-12) * sum(prizes)

    assert after.equity[winner] >= before.equity[winner] - slack


@pytest.mark.parametrize(
    ("before", "after", "player", "prizes", "worth"),
    [
        ((14, 14, 15), (13, 14, 16), 2, (50, 30, 20), (0.36977, 0.36664)),
        ((3, 5, 11), (4, 5, 11), 0, (50, 50, 0), (Fraction(1, 6), Fraction(79, 486))),
    ],
)
def test_by_dcm_more_chips_can_be_less_money(before, after, player, prizes, worth) -> None:
    found = [float(exact_dcm(stacks, prizes)[player] / 100) for stacks in (before, after)]

    assert found == pytest.approx([float(value) for value in worth], abs=5e-6)
    assert found[0] > found[1]


@pytest.mark.parametrize("placement", PLACEMENTS)
@given(stacks=stacks_of(2, 7))
@settings(max_examples=40)
def test_at_one_table_a_larger_stack_is_never_less_likely_in_the_first_k(
    placement, stacks: Stacks
) -> None:
    """Not of the simulation's chance: that is held to its interval."""
    ascending = sorted(stacks)
    placed = placement(ascending)
    first_k = placed.matrix.cumsum(axis=1)
    slack = 2 * len(stacks) * placed.error + 1e-12

    assert np.diff(first_k, axis=0).min() >= -slack


@given(stacks=st.lists(st.integers(1, 12), min_size=2, max_size=4))
@settings(max_examples=30)
def test_fractions_say_exactly_what_the_models_say_nearly(stacks: Stacks) -> None:
    prizes = [50, 30, 20][: len(stacks)]
    for exact, near in (
        (exact_icm(stacks, prizes), icm(stacks, prizes)),
        (exact_dcm(stacks, prizes), dcm(stacks, prizes)),
    ):
        assert sum(exact) == sum(prizes)
        assert near.equity == pytest.approx([float(value) for value in exact], abs=1e-6)
    for matrix in (exact_icm_placement(stacks), exact_dcm_placement(stacks)):
        assert all(sum(row) == 1 for row in matrix)
        assert all(sum(column) == 1 for column in zip(*matrix, strict=True))


@given(table=tables())
@settings(max_examples=30)
def test_a_value_is_the_places_times_their_prizes(table: Tables) -> None:
    stacks, prizes = table
    for model, placement in ((icm, icm_placement), (dcm, dcm_placement)):
        worth, placed = model(stacks, prizes), placement(stacks)
        by_places = placed.matrix[:, : len(prizes)] @ np.array(prizes, float)
        slack = (worth.error + len(prizes) * placed.error + 1e-11) * sum(prizes)

        assert worth.equity == pytest.approx(by_places, abs=slack)
