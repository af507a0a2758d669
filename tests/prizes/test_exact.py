"""Both chip models in fractions."""

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.errors import Refused
from evendeal.prizes import exact
from evendeal.prizes.exact import (
    Matrix,
    TooLargeForFractions,
    exact_dcm,
    exact_dcm_placement,
    exact_icm,
    exact_icm_placement,
)
from evendeal.prizes.refusals import MorePrizesThanPlayers, NobodyToPay, PrizesRise, StackRefused
from support.refusals import refused

small_tables = st.lists(st.integers(1, 12), min_size=1, max_size=5)


def hand_by_hand(stacks: tuple[int, ...], hands: int) -> list[list[Fraction]]:
    """The dependent model from its rules alone; what `hands` hands leave open is nobody's."""
    players = len(stacks)
    matrix = [[Fraction(0)] * players for _ in stacks]

    def play(now: tuple[int, ...], chance: Fraction, left: int) -> None:
        alive = [player for player in range(players) if now[player]]
        if len(alive) == 1:
            matrix[alive[0]][0] += chance
            return
        if not left:
            return
        for winner in alive:
            part = chance / len(alive)
            after = list(now)
            for other in alive:
                if other != winner:
                    paid = min(now[winner], now[other])
                    after[winner] += paid
                    after[other] -= paid
            out = [player for player in alive if not after[player]]
            for player in out:
                worse = sum(now[other] < now[player] for other in out)
                tied = sum(now[other] == now[player] for other in out)
                for place in range(len(alive) - worse - tied, len(alive) - worse):
                    matrix[player][place] += part / tied
            play(tuple(after), part, left - 1)

    play(stacks, Fraction(1), hands)
    return matrix


def ordered(matrix: Matrix, order: tuple[int, ...]) -> Matrix:
    return tuple(matrix[player] for player in order)


def test_more_chips_can_be_worth_less_money_in_the_dependent_model() -> None:
    """The 15 takes a chip from a 14 and loses by it: the shares of the pool, exactly."""
    before = exact_dcm((14, 14, 15), (50, 30, 20))[2] / 100
    after = exact_dcm((13, 14, 16), (50, 30, 20))[2] / 100

    assert before == Fraction(159, 430)
    assert after < before
    assert (round(float(before), 5), round(float(after), 5)) == (0.36977, 0.36664)


def test_a_found_chip_can_cost_a_short_stack_money_in_the_dependent_model() -> None:
    before = exact_dcm((3, 5, 11), (50, 50, 0))[0] / 100
    after = exact_dcm((4, 5, 11), (50, 50, 0))[0] / 100

    assert (before, after) == (Fraction(1, 6), Fraction(79, 486))


def test_more_chips_never_mean_less_money_in_the_independent_model() -> None:
    for before, after, player in [((14, 14, 15), (13, 14, 16), 2), ((3, 5, 11), (4, 5, 11), 0)]:
        for prizes in [(50, 30, 20), (50, 50)]:
            assert exact_icm(after, prizes)[player] >= exact_icm(before, prizes)[player]


def test_the_first_example_of_the_paper_two_to_one_is_won_two_times_of_three() -> None:
    assert exact_dcm((1000, 500), (100, 50)) == (Fraction(250, 3), Fraction(200, 3))


def test_two_players_have_their_chip_shares_however_many_chips_there_are() -> None:
    matrix = exact_dcm_placement((100_003, 200_003))

    assert matrix[0] == (Fraction(100_003, 300_006), Fraction(200_003, 300_006))
    assert matrix[1] == matrix[0][::-1]


@pytest.mark.parametrize("stacks", [(1,), (7,), (5, 5), (3, 3, 3), (2, 2, 2, 2, 2)])
def test_equal_stacks_all_round_share_every_place(stacks: tuple[int, ...]) -> None:
    share = (Fraction(1, len(stacks)),) * len(stacks)

    assert exact_dcm_placement(stacks) == (share,) * len(stacks)
    assert exact_icm_placement(stacks) == (share,) * len(stacks)


def test_equal_stacks_that_go_out_together_share_their_places() -> None:
    """Section 4.3. Whoever of 1, 1 and 4 wins: the 4 puts both out, and they share the rest."""
    matrix = exact_dcm_placement((1, 1, 4))

    assert matrix[0] == matrix[1]
    assert matrix[0][2] == Fraction(1, 3) + Fraction(1, 3) / 2


@pytest.mark.parametrize(
    "stacks", [(1, 1, 4), (1, 2, 3), (2, 3, 7), (3, 5, 11), (1, 1, 5, 6), (2, 3, 3, 7)]
)
def test_the_closed_chains_are_the_limit_of_hands_played_one_by_one(
    stacks: tuple[int, ...],
) -> None:
    hands = 12 if len(stacks) == 3 else 9
    partly, wholly = hand_by_hand(stacks, hands), exact_dcm_placement(stacks)
    left = 1 - sum(row[0] for row in partly)

    for row, whole in zip(partly, wholly, strict=True):
        for least, chance in zip(row, whole, strict=True):
            assert least <= chance <= least + left
    assert left < Fraction(1, 20)


@settings(max_examples=40)
@given(small_tables)
def test_places_and_players_are_shared_out_in_full_and_the_first_by_chips(
    stacks: list[int],
) -> None:
    for matrix in (exact_dcm_placement(stacks), exact_icm_placement(stacks)):
        assert all(sum(row) == 1 for row in matrix)
        assert all(sum(column) == 1 for column in zip(*matrix, strict=True))
        assert [row[0] for row in matrix] == [Fraction(chips, sum(stacks)) for chips in stacks]


@settings(max_examples=25)
@given(st.data(), small_tables, st.integers(2, 10**6))
def test_neither_the_size_of_chips_nor_the_seats_matter(
    data: st.DataObject, stacks: list[int], factor: int
) -> None:
    order = tuple(data.draw(st.permutations(range(len(stacks)))))
    moved = [stacks[player] * factor for player in order]

    for model in (exact_dcm_placement, exact_icm_placement):
        assert model(moved) == ordered(model(stacks), order)


def test_icm_is_the_sum_over_all_orders_of_finishing() -> None:
    stacks = (7, 5, 3, 2)
    matrix = [[Fraction(0)] * 4 for _ in stacks]
    for order in permutations(range(4)):
        chance, rest = Fraction(1), sum(stacks)
        for player in order:
            chance *= Fraction(stacks[player], rest)
            rest -= stacks[player]
        for place, player in enumerate(order):
            matrix[player][place] += chance

    assert exact_icm_placement(stacks) == tuple(map(tuple, matrix))


def test_a_single_prize_is_shared_by_chips_in_both_models() -> None:
    stacks = (5000, 4000, 3000, 2000, 1000)
    share = tuple(Fraction(chips, 15_000) * 100 for chips in stacks)

    assert exact_dcm(stacks, (100,)) == exact_icm(stacks, (100,)) == share


@pytest.mark.parametrize(
    ("stacks", "facts"),
    [
        pytest.param((1,) * 11, {"players": 11}, id="at most 10 players"),
        pytest.param((100_003, 200_003, 300_007), {"players": 3}, id="more than 1,000 hands"),
        pytest.param((12, 10, 20, 30, 40, 55, 60), {"players": 7}, id="more than 1,500 states"),
    ],
)
def test_a_table_too_large_for_fractions_is_refused_with_the_reason(
    stacks: tuple[int, ...], facts: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exact, "MOST_STATES", 1_500)
    with refused(TooLargeForFractions, **facts):
        exact_dcm_placement(stacks)


def test_the_independent_model_refuses_more_players_than_subsets_allow() -> None:
    with refused(TooLargeForFractions, players=11):
        exact_icm((1,) * 11, (1,))


@pytest.mark.parametrize(
    ("stacks", "prizes", "kind"),
    [
        ((), (1,), NobodyToPay),
        ((1, 0), (1,), StackRefused),
        ((1, 2), (1, 2), PrizesRise),
        ((1,), (2, 1), MorePrizesThanPlayers),
    ],
)
def test_what_the_models_refuse_is_refused_in_fractions_too(
    stacks: tuple[int, ...], prizes: tuple[int, ...], kind: type[Refused]
) -> None:
    for model in (exact_dcm, exact_icm):
        with refused(kind):
            model(stacks, prizes)
