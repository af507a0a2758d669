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


@pytest.mark.parametrize(
    "given", [(5000, 3000), (5000.0, 3e3), np.array([5000, 3000]), np.array([5e3, 3e3])]
)
def test_chips_are_whole_numbers_however_they_are_given(given: object) -> None:
    stacks = checked_stacks(given)  # type: ignore[arg-type]

    assert stacks == (5000, 3000)
    assert all(type(chips) is int for chips in stacks)


@pytest.mark.parametrize("stack", [nan, inf, -inf, 0.5, True, "5000", None, 3 + 0j])
def test_a_stack_that_is_no_number_of_chips_is_refused_by_player(stack: object) -> None:
    with pytest.raises(StackRefused, match="the stack of player 2 is") as told:
        checked_stacks([1, stack])  # type: ignore[list-item]

    assert told.value.player == 2


@pytest.mark.parametrize("stack", [0, -1, -5e18])
def test_whoever_has_no_chips_is_out(stack: float) -> None:
    with pytest.raises(StackRefused, match="a player still in has chips"):
        checked_stacks([stack, 5])


def test_nobody_at_the_table_is_nobody_to_pay() -> None:
    with pytest.raises(NobodyToPay):
        checked_stacks([])


def test_as_many_chips_are_taken_as_can_be_counted_exactly() -> None:
    assert checked_stacks([2**62, 2**62 - 1]) == (2**62, 2**62 - 1)

    with pytest.raises(TooManyChips) as told:
        checked_stacks([2**62, 2**62])

    assert told.value.chips == 2**63


def test_prizes_fall_from_the_first_place_down() -> None:
    assert checked_prizes([50, 30, 30, 0], players=4) == (50, 30, 30, 0)

    with pytest.raises(PrizesRise, match="place 2 would get 60, more than the 50") as told:
        checked_prizes([50, 60], players=4)

    assert (told.value.place, told.value.prize, told.value.above) == (2, 60, 50)


def test_prizes_are_refused_in_the_unit_in_which_they_were_typed() -> None:
    with pytest.raises(PrizesRise, match=r"place 2 would get 600\.50, more than the 500\.00 of"):
        checked_prizes([50000, 60050], players=2, decimals=2)
    with pytest.raises(PrizeRefused, match=r"the prize of place 2 is -0\.10: nobody pays"):
        checked_prizes([50000, -10], players=2, decimals=2)


def test_one_player_is_told_as_one() -> None:
    with pytest.raises(MorePrizesThanPlayers, match="there are 2 prizes for 1 player;"):
        checked_prizes([3, 2], players=1)


@pytest.mark.parametrize("prize", [nan, inf, 12.5, None, "50"])
def test_a_prize_that_is_no_amount_is_refused_by_place(prize: object) -> None:
    with pytest.raises(PrizeRefused, match="the prize of place 1 is") as told:
        checked_prizes([prize], players=1)  # type: ignore[list-item]

    assert told.value.place == 1


def test_nobody_pays_for_a_place() -> None:
    with pytest.raises(PrizeRefused, match="nobody pays"):
        checked_prizes([50, -10], players=2)


@pytest.mark.parametrize("prizes", [[], [0], [0, 0]])
def test_without_a_prize_there_is_nothing_to_share(prizes: list[int]) -> None:
    with pytest.raises(NothingToShare):
        checked_prizes(prizes, players=2)


def test_more_prizes_than_players_are_refused_with_what_to_do() -> None:
    with pytest.raises(MorePrizesThanPlayers, match="leave out the prizes") as told:
        checked_prizes([3, 2, 1], players=2)

    assert (told.value.prizes, told.value.players) == (3, 2)
