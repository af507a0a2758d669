"""Places and the points they give, ties among them."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.scoring.ranking import Ties, half, rank, rank_rows

few_values = st.lists(st.integers(-3, 3), max_size=12)
wide_values = st.lists(st.integers(-(10**11), 10**11), max_size=12)


def test_six_teams_get_six_to_one_points_for_their_places() -> None:
    ranking = rank([-400, 1250, 0, 75, -25, -900])

    assert ranking.ranks == (5, 1, 3, 2, 4, 6)
    assert ranking.points == (2, 6, 4, 5, 3, 1)


def test_two_teams_sharing_first_of_six_get_five_and_a_half_each() -> None:
    ranking = rank([700, 700, 0, -100, -300, -1000])

    assert ranking.ranks == (1, 1, 3, 4, 5, 6)
    assert ranking.points == (Fraction(11, 2), Fraction(11, 2), 4, 3, 2, 1)


def test_three_teams_sharing_second_of_eight_get_six_each() -> None:
    """Match Poker's own example, which prints 5: places 2 to 4 are worth 7 + 6 + 5.

    Source: matchpokerfed.org, pages on the Asian Nations Cup of 2013.
    """
    ranking = rank([900, 200, 200, 200, 100, 0, -500, -1100])

    assert ranking.ranks == (1, 2, 2, 2, 5, 6, 7, 8)
    assert ranking.points == (8, 6, 6, 6, 4, 3, 2, 1)


def test_without_sharing_every_tied_team_gets_the_points_of_the_best_place() -> None:
    assert rank([700, 700, 0], Ties.NONE).points == (3, 3, 1)
    assert rank([0, 0, 0], Ties.NONE).points == (3, 3, 3)


def test_chips_that_were_ruled_to_a_fraction_are_compared_exactly() -> None:
    third = Fraction(100, 3)

    assert rank([33, third, 34, Fraction(200, 6)]).points == (1, Fraction(5, 2), 4, Fraction(5, 2))


def test_nobody_is_ranked_where_nobody_sits() -> None:
    assert rank([]).ranks == ()
    assert rank(np.array([], np.int64)).ranks == ()


@pytest.mark.parametrize(
    ("scores", "first"), [([5, 7, 6], 1), ([7, 7, 6], None), ([1], 0), ([], None)]
)
def test_the_first_place_is_somebodys_only_if_it_is_not_shared(
    scores: list[int], first: int | None
) -> None:
    assert rank(scores).sole_first == first


@given(few_values | wide_values)
def test_shared_points_add_up_to_the_points_of_all_places(scores: list[int]) -> None:
    n = len(scores)

    assert sum(rank(scores).points) == Fraction(n * (n + 1), 2)


@given(few_values | wide_values, st.sampled_from(Ties))
def test_an_array_of_whole_chips_is_ranked_like_a_list(scores: list[int], ties: Ties) -> None:
    assert rank(np.array(scores, np.int64), ties) == rank(scores, ties)


@given(st.lists(few_values.filter(lambda row: len(row) == 4), min_size=1, max_size=5))
def test_many_contests_at_once_are_ranked_like_each_by_itself(rows: list[list[int]]) -> None:
    assert rank_rows(np.array(rows, np.int64)) == [rank(row) for row in rows]


@given(few_values)
def test_more_chips_never_mean_a_worse_place_or_fewer_points(scores: list[int]) -> None:
    ranking = rank(scores)
    lines = sorted(zip(scores, ranking.halves, ranking.ranks, strict=True))

    assert [halves for _, halves, _ in lines] == sorted(ranking.halves)
    assert [place for _, _, place in lines] == sorted(ranking.ranks, reverse=True)


def test_half_points_are_points_exactly() -> None:
    assert [str(half(halves)) for halves in (12, 11, 1, 0)] == ["6", "11/2", "1/2", "0"]
