"""Agreements: by chips, by a model, equally or by hand, exact in whole units."""

import csv
import re
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.errors import Refused
from evendeal.prizes.chop_called_off import called_off
from evendeal.prizes.chop_methods import METHODS, ChopMethod, NoSuchChop, chop, chops
from evendeal.prizes.chop_tickets import Settled, Tickets, TicketsRefused, hand_out
from evendeal.prizes.payouts import share_tied
from evendeal.prizes.refusals import MorePrizesThanPlayers
from evendeal.prizes.terms import (
    BountiesRefused,
    GuaranteeTooMuch,
    LeftForFirstTooMuch,
    TermRefused,
    Terms,
    TypedAmountsMissing,
    TypedDoesNotSum,
    TypedRefused,
)
from support.refusals import refused
from support.sentences import in_golden_file

GOLDEN = Path(__file__).parents[1] / "golden" / "prizes" / "payouts"


@pytest.fixture(scope="module")
def vectors() -> dict[str, dict[str, str]]:
    """The rows of `chop_and_cancel_vectors.csv` by kind."""
    with (GOLDEN / "chop_and_cancel_vectors.csv").open(newline="") as file:
        return {row["kind"]: row for row in csv.DictReader(file)}


def cents(text: str) -> tuple[int, ...]:
    """Every amount of a text, in cents."""
    return tuple(int(n.replace(".", "")) for n in re.findall(r"\d+\.\d\d", text))


STACKS = (15000, 12000, 10000, 6000, 500)
PRIZES = (20000, 14000, 10000, 7300, 5700)


def test_the_chip_chop_is_that_of_the_operator_but_for_the_rounding_that_breaks_the_pool(
    vectors: dict[str, dict[str, str]],
) -> None:
    printed = cents("155.28 135.63 122.52 96.32 60.28")
    split = chop("chip", STACKS, PRIZES)

    assert sum(PRIZES) == 57000
    assert split.amounts == cents(vectors["chip_chop"]["expected"])
    assert sum(split.amounts) == 57000
    assert sum(printed) == 57003


def test_a_tournament_called_off_shares_half_equally_and_half_by_chips_before_the_money(
    vectors: dict[str, dict[str, str]],
) -> None:
    each, by_chips, together = cents(vectors["cancel_before_money"]["expected"])
    others = (300_000 - 37_500) // 99
    stacks = [37_500, *[others] * 98, 300_000 - 37_500 - 98 * others]
    shares = called_off(stacks, [500_000, 300_000, 100_000])

    assert not shares.in_money
    assert (shares.each, shares.by_chips[0], shares.amounts[0]) == (each, by_chips, together)
    assert sum(shares.amounts) == 900_000


def test_a_tournament_called_off_in_the_money_pays_the_next_prize_and_the_rest_by_chips() -> None:
    shares = called_off(STACKS, PRIZES)

    assert shares.in_money
    assert shares.each == 5700
    assert shares.by_chips[0] == Fraction(15000, 43500) * (57000 - 5 * 5700)
    assert shares.amounts == chop("chip", STACKS, PRIZES).amounts


def test_two_who_are_out_in_one_hand_with_equal_stacks_share_the_fifth_and_the_sixth_prize(
    vectors: dict[str, dict[str, str]],
) -> None:
    assert vectors["simultaneous_bust_equal_stacks"]["expected"] == "both (prize5+prize6)/2"
    assert share_tied([30, 25, 20, 15, 10, 6], place=5, players=2) == (8, 8)


def test_all_methods_stand_side_by_side_with_their_differences() -> None:
    icm, dcm, chip, equal = chops([5000, 3000, 1500, 500], [50000, 30000, 20000])

    assert [split.method for split in (icm, dcm, chip, equal)] == list(METHODS)
    assert icm.amounts == (37778, 31289, 22560, 8373)
    assert dcm.amounts == (39125, 32954, 22093, 5828)
    assert chip.amounts == (50000, 30000, 15000, 5000)
    assert equal.amounts == (25000,) * 4
    assert dcm.minus(icm) == (1347, 1665, -467, -2545)
    assert icm.worth_method == "exact"
    assert chip.worth_method is None


def test_what_is_left_for_first_is_played_for_and_comes_out_of_the_first_prize() -> None:
    split = chop("icm", [5000, 3000, 2000], [6000, 3000, 1000], Terms(left_for_first=500))

    assert split.played_for == 500
    assert sum(split.amounts) == 9500
    assert split.amounts == chop("icm", [5000, 3000, 2000], [5500, 3000, 1000]).amounts


def test_the_first_prize_may_fall_to_the_second_but_not_below() -> None:
    stacks, prizes = [5000, 3000, 2000], [6000, 3000, 1000]

    assert chop("equal", stacks, prizes, Terms(left_for_first=3000)).played_for == 3000
    with refused(LeftForFirstTooMuch, left=3001, first=6000, second=3000, decimals=2):
        chop("equal", stacks, prizes, Terms(left_for_first=3001, decimals=2))


def test_the_winner_of_everything_can_be_left_everything() -> None:
    split = chop("icm", [2, 1], [100], Terms(left_for_first=100))

    assert split.amounts == (0, 0)
    assert split.pool == 100


@pytest.mark.parametrize("method", METHODS)
def test_the_next_prize_is_everybodys_in_any_case(method: ChopMethod) -> None:
    plain = chop(method, STACKS, PRIZES)

    assert chop(method, STACKS, PRIZES, Terms(guarantee="next")).amounts == plain.amounts
    assert chop(method, STACKS, PRIZES, Terms(guarantee=100)).amounts == plain.amounts
    assert min(plain.amounts) >= 5700


def test_a_guarantee_on_the_bubble_is_taken_from_the_prizes_above_it() -> None:
    split = chop("icm", [1, 2, 3], [100, 0, 0], Terms(guarantee=20))

    assert split.amounts == (27, 33, 40)  # 20 each, and 40 in parts of 1, 2 and 3 of 6


def test_a_guarantee_of_all_that_there_is_shares_equally_and_one_more_is_refused() -> None:
    stacks, prizes = [9, 1], [700, 300]

    assert chop("dcm", stacks, prizes, Terms(guarantee=500)).amounts == (500, 500)
    with refused(GuaranteeTooMuch, guarantee=501, players=2, pool=1000, decimals=0):
        chop("dcm", stacks, prizes, Terms(guarantee=501))


def test_a_chip_chop_above_the_first_prize_is_shown_and_flagged() -> None:
    split = chop("chip", [9000, 500, 500], [500, 300, 200])

    assert split.amounts == (560, 220, 220)
    assert [(flag.name, flag.players) for flag in split.flags] == [("above-first", (0,))]
    in_golden_file(split.flags[0].sentence)


def test_everybody_keeps_the_bounty_on_his_own_head_in_a_column_inside_the_sum() -> None:
    split = chop("chip", [3, 1], [600, 200], Terms(bounties=(50, 75)))

    assert split.amounts == (500, 300)
    assert split.bounties == (50, 75)
    assert split.together == (550, 375)
    assert split.pool == 600 + 200 + 50 + 75


def test_there_is_one_bounty_on_each_head_or_none() -> None:
    assert chop("equal", [1, 1], [2]).bounties == (0, 0)
    with refused(BountiesRefused, bounties=1, players=2):
        chop("equal", [1, 1], [2], Terms(bounties=(5,)))


def test_amounts_by_hand_have_to_be_what_there_is_and_the_refusal_says_by_how_much() -> None:
    stacks, prizes = [3, 2, 1], [300, 200, 70]

    assert chop("typed", stacks, prizes, typed=[250, 200, 120]).amounts == (250, 200, 120)
    with refused(TypedDoesNotSum, total=573, pool=570, off=3, decimals=0) as much:
        chop("typed", stacks, prizes, typed=[253, 200, 120])
    with refused(TypedDoesNotSum, total=569, pool=570, off=-1, decimals=2) as little:
        chop("typed", stacks, prizes, Terms(decimals=2), typed=[249, 200, 120])
    assert (much.value.off, little.value.off) == (3, -1)


def test_amounts_by_hand_are_without_what_is_left_for_first() -> None:
    split = chop("typed", [2, 1], [300, 100], Terms(left_for_first=50), typed=[200, 150])

    assert split.pool == 400


@pytest.mark.parametrize(
    ("typed", "kind", "facts"),
    [
        pytest.param(
            None, TypedAmountsMissing, {"amounts": 0, "players": 2}, id="0 amounts for 2 players"
        ),
        pytest.param(
            [400], TypedAmountsMissing, {"amounts": 1, "players": 2}, id="1 amount for 2 players"
        ),
        pytest.param(
            [401, -1], TypedRefused, {"player": 2, "amount": "-1"}, id="player 2 is -1: nobody pays"
        ),
        pytest.param(
            [200.5, 199.5],
            TypedRefused,
            {"player": 1},
            id="player 1 is 200.5: amounts are whole units",
        ),
        pytest.param([360, 40], TypedRefused, {"player": 2, "amount": "40"}, id="player 2 is 40"),
    ],
)
def test_amounts_that_are_none_are_refused(
    typed: list[int] | None, kind: type[Refused], facts: dict[str, object]
) -> None:
    with refused(kind, **facts):
        chop("typed", [2, 1], [300, 100], Terms(guarantee="next"), typed=typed)


def test_amounts_below_the_next_prize_are_shown_and_flagged() -> None:
    split = chop("typed", [2, 1], [300, 100], typed=[310, 90])

    assert [flag.name for flag in split.flags] == ["above-first", "below-next"]


def test_amounts_are_whole_units_and_the_rest_goes_to_the_largest_stack() -> None:
    split = chop("chip", STACKS, [p + 3 for p in PRIZES], Terms(unit=100))

    assert sum(split.amounts) == 57015
    assert [amount % 100 for amount in split.amounts] == [15, 0, 0, 0, 0]
    assert min(split.amounts) >= 5703


def test_a_unit_too_large_for_what_all_are_sure_of_is_flagged() -> None:
    split = chop("equal", [2, 1], [58, 57], Terms(unit=100))

    assert split.amounts == (115, 0)
    assert [flag.name for flag in split.flags] == ["above-first", "below-next"]


def test_equal_stacks_get_equal_shares_and_the_odd_unit_goes_to_the_lower_seat() -> None:
    for split in chops([1500] * 9, [50, 30, 20]):
        assert split.amounts == (12, *[11] * 8), split.method


def test_one_player_takes_everything_and_players_beyond_the_prizes_are_no_mistake() -> None:
    assert all(split.amounts == (100,) for split in chops([7], [100]))
    assert sum(chop("icm", [4, 3, 2, 1], [100]).amounts) == 100
    with refused(MorePrizesThanPlayers, prizes=2, players=1):
        chop("chip", [1], [2, 1])


def test_typed_amounts_stand_last_and_progress_never_goes_back() -> None:
    reported: list[float] = []
    splits = chops([2, 1], [300, 100], typed=[250, 150], progress=reported.append)

    assert splits[-1].method == "typed"
    assert reported == sorted(reported)


@pytest.mark.parametrize(
    "terms",
    [{"left_for_first": -1}, {"guarantee": -1}, {"bounties": (-1,)}, {"left_for_first": 0.5}],
)
def test_terms_that_are_no_amounts_are_refused(terms: dict[str, object]) -> None:
    with refused(TermRefused):
        Terms(**terms)  # type: ignore[arg-type]


def test_a_chop_that_nobody_knows_is_refused() -> None:
    with refused(NoSuchChop, method="fair"):
        chop("fair", [1], [1])  # type: ignore[arg-type]


def test_a_ticket_is_a_prize_of_its_value_that_cannot_be_split() -> None:
    tickets = Tickets(count=2, value=10000)
    stacks, prizes = [5000, 3000, 2000], tickets.prizes([4000], players=3)
    split = chop("icm", stacks, prizes)
    settled = hand_out(split, stacks, tickets)

    assert prizes == (10000, 10000, 4000)
    assert [player.ticket for player in settled] == [True, True, False]
    assert settled[2] == Settled(ticket=False, cash=split.amounts[2])
    assert sum(player.cash for player in settled) == 4000


def test_equal_shares_give_the_ticket_to_the_larger_stack() -> None:
    tickets = Tickets(count=1, value=300)
    settled = hand_out(chop("equal", [1, 3, 2], tickets.prizes(players=3)), [1, 3, 2], tickets)

    assert settled == (Settled(False, 100), Settled(True, -200), Settled(False, 100))


@pytest.mark.parametrize("numbers", [(0, 5), (5, 0), (-1, 5)])
def test_tickets_that_are_none_are_refused(numbers: tuple[int, int]) -> None:
    with refused(TicketsRefused):
        Tickets(*numbers)


def test_more_tickets_than_players_cannot_be_handed_out() -> None:
    with refused(TicketsRefused):
        hand_out(chop("equal", [1, 1], [2]), [1, 1], Tickets(3, 1))


@st.composite
def agreements(draw: st.DrawFn) -> tuple[list[int], list[int], Terms]:
    """Stacks, prizes and terms that fit together."""
    stacks = draw(st.lists(st.integers(1, 30) | st.just(10**6), min_size=1, max_size=6))
    prizes = draw(st.lists(st.integers(0, 10**6), min_size=1, max_size=len(stacks)).filter(any))
    prizes.sort(reverse=True)
    room = prizes[0] - (prizes[1] if len(prizes) > 1 else 0)
    left = draw(st.integers(0, room))
    most = (sum(prizes) - left) // len(stacks)
    guarantee = draw(st.none() | st.just("next") | st.integers(0, most))
    return stacks, prizes, Terms(left, guarantee, unit=draw(st.sampled_from([1, 1, 100])))


@settings(deadline=None)
@given(agreements(), st.sampled_from(METHODS))
def test_every_agreement_sums_to_the_prizes_and_gives_everybody_what_was_guaranteed(
    agreed: tuple[list[int], list[int], Terms], method: ChopMethod
) -> None:
    stacks, prizes, terms = agreed
    split = chop(method, stacks, prizes, terms)

    assert sum(split.amounts) + split.played_for == split.pool == sum(prizes)
    assert min(split.amounts) >= 0
    if terms.unit == 1 and isinstance(terms.guarantee, int):
        assert min(split.amounts) >= terms.guarantee
    # A guarantee is paid in whole units too, to everybody, and what it takes is missing elsewhere.
    rounded = (3 + (len(stacks) if terms.guarantee else 0)) * terms.unit + 1
    for amount, value in zip(split.amounts, split.values, strict=True):
        assert abs(amount - value) <= rounded


@settings(deadline=None)
@given(agreements(), st.sampled_from(METHODS), st.randoms(use_true_random=False))
def test_the_order_of_players_changes_only_who_gets_the_odd_unit_among_equals(
    agreed: tuple[list[int], list[int], Terms], method: ChopMethod, random: object
) -> None:
    stacks, prizes, terms = agreed
    order = list(range(len(stacks)))
    random.shuffle(order)  # type: ignore[attr-defined]
    split = chop(method, stacks, prizes, terms)
    moved = chop(method, [stacks[i] for i in order], prizes, terms)

    assert sorted(zip(stacks, split.amounts, strict=True)) == sorted(
        zip([stacks[i] for i in order], moved.amounts, strict=True)
    )
