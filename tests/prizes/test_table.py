"""What is taken as stacks and prizes, and what is refused in one sentence."""

from math import inf, nan

import numpy as np
import pytest

from evendeal.prizes.refusals import (
    MorePrizesThanPlayers,
    NobodyToPay,
    NothingToShare,
    PrizeRefused,
    PrizesRise,
    StackRefused,
    TooManyChips,
)
from evendeal.prizes.table import checked_prizes, checked_stacks
from support.refusals import refused


@pytest.mark.parametrize(
    "given", [(5000, 3000), (5000.0, 3e3), np.array([5000, 3000]), np.array([5e3, 3e3])]
)
def test_chips_are_whole_numbers_however_they_are_given(given: object) -> None:
    stacks = checked_stacks(given)  # type: ignore[arg-type]

    assert stacks == (5000, 3000)
    assert all(type(chips) is int for chips in stacks)


@pytest.mark.parametrize("stack", [nan, inf, -inf, 0.5, True, "5000", None, 3 + 0j])
def test_a_stack_that_is_no_number_of_chips_is_refused_by_player(stack: object) -> None:
    with refused(StackRefused, player=2):
        checked_stacks([1, stack])  # type: ignore[list-item]


@pytest.mark.parametrize("stack", [0, -1, -5e18])
def test_whoever_has_no_chips_is_out(stack: float) -> None:
    with refused(StackRefused, player=1):
        checked_stacks([stack, 5])


def test_nobody_at_the_table_is_nobody_to_pay() -> None:
    with refused(NobodyToPay):
        checked_stacks([])


def test_as_many_chips_are_taken_as_can_be_counted_exactly() -> None:
    assert checked_stacks([2**62, 2**62 - 1]) == (2**62, 2**62 - 1)

    with refused(TooManyChips, chips=2**63):
        checked_stacks([2**62, 2**62])


def test_prizes_fall_from_the_first_place_down() -> None:
    assert checked_prizes([50, 30, 30, 0], players=4) == (50, 30, 30, 0)

    with refused(PrizesRise, place=2, prize=60, above=50, decimals=0):
        checked_prizes([50, 60], players=4)


def test_prizes_are_refused_in_the_unit_in_which_they_were_typed() -> None:
    with refused(PrizesRise, place=2, prize=60050, above=50000, decimals=2):
        checked_prizes([50000, 60050], players=2, decimals=2)
    with refused(PrizeRefused, place=2, prize="-0.10"):
        checked_prizes([50000, -10], players=2, decimals=2)


def test_one_player_is_told_as_one() -> None:
    with refused(MorePrizesThanPlayers, prizes=2, players=1):
        checked_prizes([3, 2], players=1)


@pytest.mark.parametrize("prize", [nan, inf, 12.5, None, "50"])
def test_a_prize_that_is_no_amount_is_refused_by_place(prize: object) -> None:
    with refused(PrizeRefused, place=1):
        checked_prizes([prize], players=1)  # type: ignore[list-item]


def test_nobody_pays_for_a_place() -> None:
    with refused(PrizeRefused, place=2, prize="-10"):
        checked_prizes([50, -10], players=2)


@pytest.mark.parametrize("prizes", [[], [0], [0, 0]])
def test_without_a_prize_there_is_nothing_to_share(prizes: list[int]) -> None:
    with refused(NothingToShare):
        checked_prizes(prizes, players=2)


def test_more_prizes_than_players_are_refused_with_what_to_do() -> None:
    with refused(MorePrizesThanPlayers, prizes=3, players=2):
        checked_prizes([3, 2, 1], players=2)
