"""What the independent chip model means, on tables aimed at its edges."""

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from evendeal.prizes._icm_plain import SMALL, podiums
from evendeal.prizes.independent import icm, icm_placement

STACK = st.one_of(
    st.integers(1, 3), st.integers(1, 100_000), st.sampled_from([1, 2, 10**6, 10**12, 10**16])
)
STACKS = st.lists(STACK, min_size=1, max_size=16)
WAYS = (np.array, list)


@st.composite
def tables(draw: st.DrawFn, most: int = 16) -> tuple[list[int], list[int]]:
    stacks = draw(st.lists(STACK, min_size=1, max_size=most))
    prize = st.one_of(st.integers(0, 3), st.integers(0, 10**9))
    prizes = sorted(draw(st.lists(prize, min_size=1, max_size=len(stacks))), reverse=True)
    return stacks, [prizes[0] + 1, *prizes[1:]]


@pytest.mark.parametrize("way", WAYS)
@given(stacks=STACKS)
@example(stacks=[1])
@example(stacks=[1] * (SMALL + 1))
@example(stacks=[10**16, *[1] * 15])
@settings(deadline=None, max_examples=60)
def test_everybody_finishes_somewhere_and_every_place_is_taken(
    stacks: list[int], way: type
) -> None:
    placed = icm_placement(way(stacks))

    assert placed.matrix.shape == (len(stacks), len(stacks))
    assert (placed.matrix >= 0).all()
    assert placed.matrix.sum(axis=0) == pytest.approx(1, abs=1e-12)
    assert placed.matrix.sum(axis=1) == pytest.approx(1, abs=1e-12)
    assert placed.matrix[:, 0] == pytest.approx(np.array(stacks) / sum(stacks), abs=1e-12)
    assert placed.error <= 1e-12


@pytest.mark.parametrize("way", WAYS)
@given(table=tables())
@settings(deadline=None, max_examples=60)
def test_the_answer_is_off_by_no_more_than_it_says(
    table: tuple[list[int], list[int]], way: type
) -> None:
    stacks, prizes = table
    worth = icm(way(stacks), way(prizes))
    order = sorted(range(len(stacks)), key=lambda player: -stacks[player])
    chances = np.empty((len(stacks), len(prizes)))
    if len(stacks) <= 12:
        chances[order] = podiums([stacks[player] for player in order], len(prizes))
        off = np.abs(worth.equity - chances @ np.array(prizes, float)).max()

        assert off <= (worth.error + 1e-14) * sum(prizes)
    assert worth.equity.sum() == pytest.approx(sum(prizes), rel=worth.error + 1e-14)


@pytest.mark.parametrize("way", WAYS)
@given(table=tables(), times=st.sampled_from([2, 3, 7, 100, 1000]))
@settings(deadline=None, max_examples=40)
def test_counting_in_smaller_chips_changes_nothing(
    table: tuple[list[int], list[int]], times: int, way: type
) -> None:
    stacks, prizes = table
    stacks = [min(chips, 10**12) for chips in stacks]
    worth = icm(way(stacks), way(prizes))
    scaled = icm(way([chips * times for chips in stacks]), way(prizes))

    assert np.abs(scaled.equity - worth.equity).max() <= 1e-13 * sum(prizes)


@pytest.mark.parametrize("way", WAYS)
@given(table=tables(), mixed=st.randoms(use_true_random=False))
@settings(deadline=None, max_examples=40)
def test_who_sits_where_changes_nothing_to_the_last_digit(
    table: tuple[list[int], list[int]], mixed: object, way: type
) -> None:
    stacks, prizes = table
    seats = list(range(len(stacks)))
    mixed.shuffle(seats)  # type: ignore[attr-defined]
    worth = icm(way(stacks), way(prizes)).equity
    moved = icm(way([stacks[seat] for seat in seats]), way(prizes)).equity

    assert moved.tolist() == worth[seats].tolist()


@pytest.mark.parametrize("way", WAYS)
@given(table=tables(), who=st.integers(0, 15), more=st.sampled_from([1, 10, 10**6]))
@settings(deadline=None, max_examples=60)
def test_more_chips_never_mean_less_money(
    table: tuple[list[int], list[int]], who: int, more: int, way: type
) -> None:
    stacks, prizes = table
    who %= len(stacks)
    richer = [chips + more * (player == who) for player, chips in enumerate(stacks)]
    before, after = icm(way(stacks), way(prizes)), icm(way(richer), way(prizes))

    assert after.equity[who] >= before.equity[who] - 1e-13 * sum(prizes)


@given(table=tables())
@settings(deadline=None, max_examples=60)
def test_at_one_table_the_larger_stack_is_worth_more(table: tuple[list[int], list[int]]) -> None:
    stacks, prizes = table
    equity = icm(np.array(stacks), np.array(prizes)).equity
    by_stack = equity[np.argsort(stacks, kind="stable")]

    assert (np.diff(by_stack) >= -1e-13 * sum(prizes)).all()
    assert (equity >= prizes[-1] * (len(prizes) == len(stacks)) - 1e-9).all()
    assert (equity <= prizes[0] * (1 + 1e-14)).all()


@given(table=tables(most=12))
@settings(deadline=None, max_examples=60)
def test_lists_and_arrays_are_answered_alike(table: tuple[list[int], list[int]]) -> None:
    stacks, prizes = table
    listed, in_arrays = icm(stacks, prizes), icm(np.array(stacks), np.array(prizes))

    assert listed.method == in_arrays.method
    assert np.abs(listed.equity - in_arrays.equity).max() <= 1e-14 * sum(prizes)
