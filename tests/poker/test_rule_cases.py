"""The rule cases, each by its number in `docs/rule-cases.md`.

Seat 1 is the small blind, seat 2 the big blind, the last seat has the button; heads-up
seat 2 has the button and the small blind. Amounts are *raise to*.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.cards import CardTwice, DeckOrder, parse_cards
from evendeal.ids import SeatNo
from evendeal.poker import (
    Action,
    Award,
    Betting,
    Call,
    DealHole,
    HandState,
    Muck,
    NotAHand,
    OddChips,
    Raises,
    RaiseTo,
    Setup,
    Show,
    apply,
    betting_is_over,
    is_over,
    legal,
    play,
    result,
    showdown_order,
    start,
)
from evendeal.poker.pots import pots, shares
from evendeal.poker.refusals import (
    AwardDiffers,
    BetsAreCapped,
    BettingNotReopened,
    CheckIsFree,
    LastClaim,
    MuckedWinner,
    MustShow,
    NobodyCanMatch,
    NoShowdownYet,
    NothingToRaiseWith,
    NotYourTurn,
    RaiseTooLarge,
    RaiseTooSmall,
    TabledAlready,
)
from support.poker.any_hand import deck_orders, hands
from support.poker.card_positions import card_positions
from support.poker.hands_in_words import act, deck, setup
from support.refusals import refused

LIMIT = {"betting": Betting.FIXED_LIMIT, "small_bet": 10, "big_bet": 20}


def can_raise(state: HandState) -> bool:
    return legal(state).least is not None


def test_01_a_raise_is_at_least_the_last_raise_on_top() -> None:
    state = act(start(setup(9000, 9000, 9000, 9000)), "300")

    assert legal(state).least == 500
    with refused(RaiseTooSmall, asked=499, least=500):
        act(state, "499")


def test_01_an_all_in_may_be_less_than_the_least_raise() -> None:
    state = act(start(setup(9000, 9000, 9000, 499)), "300")

    assert (legal(state).least, legal(state).most) == (499, 499)
    assert act(state, "499").level == 499


def test_02_the_least_raise_is_the_last_increment_not_double_the_bet() -> None:
    state = act(start(setup(999, 999, 999, 999, blinds=(10, 20))), "60", "180")

    assert legal(state).least == 300


def test_03_a_short_all_in_does_not_reopen_the_betting() -> None:
    state = act(start(setup(650, 20000, 20000, blinds=(100, 200))), "600", "650")

    assert legal(state).least == 1050
    state = act(state, "call")
    assert legal(state).call == 50
    assert not can_raise(state)
    with refused(BettingNotReopened, seat=3, faces=50, full=400):
        act(state, "1250")


def test_03_limpers_may_not_raise_a_short_all_in_of_the_big_blind() -> None:
    state = act(start(setup(5000, 140, 5000, 5000)), "call", "call", "call", "140")

    assert (legal(state).seat, legal(state).call) == (3, 40)
    assert not can_raise(state)


def test_03_checkers_may_not_raise_an_all_in_under_the_least_bet() -> None:
    state = act(start(setup(5000, 5000, 5000, 140)), "call", "call", "call", "check", "flop 2c3d4h")
    state = act(state, "check", "check", "check", "40")

    assert (legal(state).seat, legal(state).call) == (1, 40)
    assert not can_raise(state)


def test_04_after_a_short_open_shove_the_next_raise_is_a_full_one() -> None:
    state = act(start(setup(5000, 5000, 150, 5000)), "150")

    assert legal(state).least == 250
    assert legal(act(state, "call", "call")).least == 250


def test_04_the_big_blind_may_raise_only_while_somebody_can_still_answer() -> None:
    state = act(start(setup(5000, 5000, 150, 5000)), "150", "fold", "fold")

    assert not can_raise(state)


def test_05_short_all_ins_add_up_for_each_player_separately() -> None:
    five = setup(9000, 240, 9000, 310, 9000)
    state = act(start(five), "call", "call", "call", "call", "check", "flop 2c3d4h")
    state = act(state, "100", "140", "call", "210")

    assert legal(state).least == 310
    state = act(state, "call")
    assert (legal(state).seat, legal(state).least) == (1, 310)
    state = act(state, "call")
    assert (legal(state).seat, legal(state).call) == (3, 70)
    assert not can_raise(state)


def test_05_three_short_all_ins_reopen_for_the_first_raiser() -> None:
    state = act(start(setup(429, 9000, 9000, 299, 377)), "200", "299", "377", "429", "fold")

    assert (legal(state).seat, legal(state).call) == (3, 229)
    assert not can_raise(state)
    deeper = act(start(setup(429, 9000, 9000, 299, 377)), "200", "299", "377", "429", "call")
    assert (legal(deeper).seat, legal(deeper).least) == (3, 529)


def test_06_a_full_all_in_then_a_short_one() -> None:
    state = act(start(setup(19, 900, 16, 900, blinds=(1, 2))), "16", "call", "19", "fold")

    assert (legal(state).seat, legal(state).call) == (4, 3)
    assert not can_raise(state)


def test_07_side_pots_go_to_those_who_paid_for_them() -> None:
    four = setup(1000, 3000, 500, 2000)
    luck = deck(4, 4, {1: "AsAh", 2: "KsKh", 3: "QsQh", 4: "JsJh"}, "2c3d4h8s9c")
    state = act(start(four, luck), "call", "2000", "call", "call", "call")

    done = result(state)
    assert [won.pot.chips for won in done.won] == [2000, 1500, 2000]
    finishing = [a + b for a, b in zip(four.stacks, done.chip_scores, strict=True)]
    assert finishing == [3500, 3000, 0, 0]


def test_08_dead_money_lies_in_the_layers_it_reached() -> None:
    assert [pot.chips for pot in pots((100, 300, 500, 500, 60), (True,) * 4 + (False,))] == [
        460,
        600,
        400,
    ]


def test_09_odd_chips_go_one_each_from_the_left_of_the_button() -> None:
    split = shares(
        17, [SeatNo(1), SeatNo(3), SeatNo(4)], button=SeatNo(4), seats=4, odd_chips=OddChips.WHOLE
    )
    assert split == {1: 6, 3: 6, 4: 5}
    split = shares(5, [SeatNo(2), SeatNo(4)], button=SeatNo(4), seats=4, odd_chips=OddChips.WHOLE)
    assert split == {2: 3, 4: 2}


def test_09_the_odd_chip_is_the_smallest_in_use() -> None:
    split = shares(
        475,
        [SeatNo(2), SeatNo(4)],
        button=SeatNo(4),
        seats=4,
        odd_chips=OddChips.WHOLE,
        chip=25,
    )
    assert split == {2: 250, 4: 225}


def test_10_each_pot_is_split_by_itself() -> None:
    seven = setup(76, 181, 300, 117, 5, 66, 27, blinds=(1, 2), ante=1)
    holes = ["QhTs", "8h2s", "AsKh", "4s6d", "Ah6c", "TcQd", "4dQc"]
    luck = deck(7, 7, {seat + 1: cards for seat, cards in enumerate(holes)}, "7c2hTdKcQs")
    state = act(start(seven, luck), "114", "116", "fold", "call", "call", "call", "call", "fold")

    done = result(state)
    assert [won.pot.chips for won in done.won] == [163, 195, 40, 121]
    finishing = [a + b for a, b in zip(seven.stacks, done.chip_scores, strict=True)]
    assert finishing == [220, 185, 185, 0, 4, 178, 0]


@pytest.mark.parametrize("blinds", [(50, 100), (25, 25)])
def test_11_heads_up_the_button_posts_the_small_blind_and_acts_first_before_the_flop(
    blinds: tuple[int, int],
) -> None:
    luck = deck(2, 2, {1: "AsAh", 2: "KsKh"}, "2c3d4h8s9c")
    state = start(setup(5000, 5000, blinds=blinds), luck)

    assert state.committed == (blinds[1], blinds[0])
    assert state.to_act == 2
    assert luck.cards[0] == "As", "the big blind is dealt first"
    state = act(state, "call" if blinds[0] < blinds[1] else "check", "check")
    assert state.to_act == 1


def test_12_heads_up_a_short_big_blind_can_be_called_but_not_raised() -> None:
    luck = deck(2, 2, {1: "AsAh", 2: "KsKh"}, "2c3d4h8s9c")
    state = start(setup(60, 5000), luck)

    assert (legal(state).seat, legal(state).call) == (2, 10)
    assert not can_raise(state)
    assert result(act(state, "call")).chip_scores == (60, -60)
    assert result(act(state, "fold")).chip_scores == (50, -50)


def test_12_heads_up_the_small_blind_need_not_act_against_a_still_shorter_big_blind() -> None:
    luck = deck(2, 2, {1: "AsAh", 2: "KsKh"}, "2c3d4h8s9c")
    state = start(setup(40, 5000), luck)

    assert legal(state).seat is None
    assert result(state).chip_scores == (40, -40)


def test_13_with_a_short_big_blind_the_call_is_the_whole_blind() -> None:
    luck = deck(3, 3, {1: "QsQh", 2: "AsAh", 3: "KsKh"}, "2c3d4h8s9c")
    state = start(setup(900, 20, 900, blinds=(15, 30)), luck)

    assert (legal(state).call, legal(state).least) == (30, 60)
    state = act(state, "call", "call", *("check",) * 6)
    assert result(state).chip_scores == (-30, 40, -10)


def test_14_a_short_small_blind_is_all_in_for_what_it_has() -> None:
    luck = deck(4, 4, {1: "AsAh", 2: "KsKh", 3: "QsQh", 4: "JsJh"}, "2c3d4h8s9c")
    state = start(setup(30, 5000, 5000, 5000), luck)

    assert state.committed[0] == 30
    assert (legal(state).call, legal(state).least) == (100, 200)
    state = act(state, "call", "call", "check", *("check",) * 9)
    assert [won.pot.chips for won in result(state).won] == [120, 210]


def test_15_a_short_big_blind_posts_its_ante_first_or_its_blind_first_by_option() -> None:
    ante_first = start(setup(5000, 150, 5000, big_blind_ante=100))
    blind_first = start(setup(5000, 150, 5000, big_blind_ante=100, blind_first=True))

    assert (ante_first.terms.dead, ante_first.committed[1]) == (100, 50)
    assert (blind_first.terms.dead, blind_first.committed[1]) == (50, 100)
    assert legal(ante_first).call == legal(blind_first).call == 100


def test_15_a_big_blind_ante_of_the_whole_stack_leaves_the_call_at_the_big_blind() -> None:
    state = start(setup(5000, 100, 5000, big_blind_ante=100))

    assert (state.terms.dead, state.committed[1]) == (100, 0)
    assert legal(state).call == 100


def test_15_a_big_blind_whose_ante_took_its_last_chip_plays_for_the_ante() -> None:
    luck = deck(3, 3, {1: "KsKh", 2: "AsAh", 3: "QsQh"}, "2c3d4h8s9c")
    state = start(setup(5000, 100, 5000, big_blind_ante=100), luck)
    state = act(state, "call", "call", *("check",) * 6)

    done = result(state)
    assert [won.pot.chips for won in done.won] == [100, 200]
    assert done.chip_scores == (100, 0, -100)


def test_16_an_all_in_ante_plays_for_its_own_layer() -> None:
    luck = deck(4, 4, {1: "KsKh", 2: "QsQh", 3: "JsJh", 4: "AsAh"}, "2c3d4h8s9c")
    four = setup(500, 500, 500, 5, blinds=(5, 10), ante=10)
    state = act(start(four, luck), "call", "call", "check", *("check",) * 9)

    assert [won.pot.chips for won in result(state).won] == [20, 15 + 30]
    assert result(state).chip_scores == (25, -20, -20, 15)


def test_17_a_lone_big_blind_ante_is_never_given_back() -> None:
    state = act(start(setup(5000, 5000, 5000, big_blind_ante=100)), "fold", "fold")

    done = result(state)
    assert done.chip_scores == (-50, 50, 0)
    assert done.returned is not None
    assert done.returned.chips == 50
    lost = act(start(setup(5000, 5000, 5000, big_blind_ante=100)), "300", "fold", "fold")
    assert result(lost).chip_scores == (-50, -200, 250)


def test_18_at_the_cap_a_seat_is_all_in_for_this_deal() -> None:
    capped = setup(8000, 8000, 8000, blinds=(25, 50), cap=5000)
    state = start(capped)

    assert legal(state).most == 5000
    with refused(RaiseTooLarge, asked=5001, most=5000):
        act(state, "5001")
    state = act(state, "5000", "fold", "call")
    assert betting_is_over(act(state, "flop 2c3d4h", "turn 8s", "river 9c"))
    assert state.committed == (25, 5000, 5000)


def test_18_a_raise_to_the_cap_and_a_call_of_the_whole_stack() -> None:
    # Chips of ten cents: stacks of 13.00 and 10.00, blinds 0.10/0.25 and a cap of 10.00.
    state = act(start(setup(1000, 1300, blinds=(10, 25), cap=1000)), "350", "call", "flop 2c3d4h")
    state = act(state, "check", "650", "call")

    assert state.pot == 2000
    assert legal(state).seat is None


def test_19_with_equal_blinds_both_keep_their_option() -> None:
    state = start(setup(900, 900, 900, blinds=(25, 25)))

    assert (legal(state).call, legal(state).least) == (25, 50)
    state = act(state, "call")
    assert (legal(state).seat, legal(state).check) == (1, True)
    state = act(state, "check")
    assert (legal(state).seat, legal(state).check, legal(state).least) == (2, True, 50)


def test_20_an_uncalled_bet_goes_back_before_the_pot_is_won() -> None:
    # Pot 1.46 before the river; a bet of 2.54 is called by the last 2.20.
    luck = deck(2, 2, {1: "AsAh", 2: "KsKh"}, "2c3d4h8s9c")
    state = act(start(setup(327, 293, blinds=(5, 10)), luck), "73", "call", *("check",) * 4)
    state = act(state, "254", "call")

    done = result(state)
    assert done.returned is not None
    assert (done.returned.seat, done.returned.chips) == (1, 34)
    assert sum(won.pot.chips for won in done.won) == 586


def test_21_a_walk_gives_the_big_blind_the_small_blind() -> None:
    state = act(start(setup(900, 900, 900, blinds=(10, 20))), "fold", "fold")

    done = result(state)
    assert done.chip_scores == (-10, 10, 0)
    assert done.returned is not None
    assert done.returned.chips == 10
    assert done.won[0].pot.chips == 20
    assert not done.showdown


def test_22_the_last_aggressor_of_the_river_shows_first() -> None:
    state = act(start(setup(900, 900, 900)), "call", "call", "check", "flop 2c3d4h")
    state = act(state, *("check",) * 3, "turn 8s", *("check",) * 3, "river 9c")

    bet = act(state, "check", "100", "call", "call")
    assert showdown_order(bet) == (2, 3, 1)
    assert showdown_order(act(state, *("check",) * 3)) == (1, 2, 3)


def test_22_a_side_pot_is_shown_down_before_the_main_pot() -> None:
    state = act(start(setup(100, 900, 900)), "call", "call", "check", "flop 2c3d4h")
    state = act(state, "check", "check", "turn 8s", "check", "check", "river 9c", "200", "call")

    assert showdown_order(state) == (2, 3, 1)


def test_22_nobody_may_muck_once_somebody_is_all_in() -> None:
    state = act(start(setup(100, 900, 900)), "call", "call", "check", "flop 2c3d4h")
    state = act(state, "check", "check", "turn 8s", "check", "check", "river 9c", "200", "call")

    with refused(MustShow, seat=3):
        apply(state, Muck(SeatNo(3)))


def test_22_a_hand_may_be_mucked_and_the_last_claim_may_not() -> None:
    luck = deck(2, 2, {1: "AsAh", 2: "KsKh"}, "2c3d4h8s9c")
    state = act(start(setup(900, 900), luck), "call", "check", *("check",) * 6)

    mucked = apply(state, Muck(SeatNo(1)))
    assert result(mucked).chip_scores == (-100, 100)
    with refused(LastClaim, seat=2, pot=0):
        apply(mucked, Muck(SeatNo(2)))


def test_22_a_tabled_hand_cannot_be_mucked_any_more() -> None:
    luck = deck(2, 2, {1: "AsAh", 2: "KsKh"}, "2c3d4h8s9c")
    state = act(start(setup(900, 900), luck), "call", "check", *("check",) * 6)

    with refused(TabledAlready, seat=1):
        apply(apply(state, Show(SeatNo(1))), Muck(SeatNo(1)))


def test_22_a_pre_flop_all_in_gives_nobody_the_last_word_of_the_river() -> None:
    state = act(start(setup(900, 900, 900)), "900", "fold", "call")

    assert showdown_order(state) == (2, 3)
    dealt = act(state, "flop 2c3d4h", "turn 8s", "river 9c")
    assert showdown_order(dealt) == (2, 3)


def test_23_when_no_bet_is_possible_the_board_runs_out_without_actions() -> None:
    luck = deck(2, 2, {1: "AsAh", 2: "KsKh"}, "2c3d4h8s9c")
    state = act(start(setup(900, 900), luck), "900", "call")

    assert state.board == parse_cards("2c3d4h8s9c")
    assert legal(state).seat is None
    assert is_over(state)


def test_24_the_last_live_player_wins_every_pot_without_showing() -> None:
    state = act(start(setup(5000, 5000, 5000)), "300", "900", "fold", "fold")

    done = result(state)
    assert done.chip_scores == (400, -100, -300)
    assert not done.showdown


def test_25_fixed_limit_allows_a_bet_and_three_raises() -> None:
    state = start(setup(900, 900, 900, blinds=(5, 10), **LIMIT))
    state = act(state, "20", "30", "40")

    assert not can_raise(state)
    with refused(BetsAreCapped, allowed=4):
        act(state, "50")
    unlimited = start(setup(900, 900, blinds=(5, 10), **LIMIT, bets_per_street=None))
    assert legal(act(unlimited, "20", "30", "40")).least == 50


def test_25_fixed_limit_has_one_amount_and_doubles_it_on_the_turn() -> None:
    state = start(setup(900, 900, 900, blinds=(5, 10), **LIMIT))
    assert (legal(state).least, legal(state).most) == (20, 20)
    state = act(state, "call", "call", "check", "flop 2c3d4h", *("check",) * 3, "turn 8s")

    assert (legal(state).least, legal(state).most) == (20, 20)
    assert legal(act(state, "20")).least == 40


def flop_in_limit(*stacks: int) -> HandState:
    state = start(setup(*stacks, blinds=(5, 10), **LIMIT))
    return act(state, *("call",) * (len(stacks) - 1), "check", "flop 2c3d4h")


def test_26_an_all_in_of_less_than_half_a_bet_may_be_completed() -> None:
    state = act(flop_in_limit(900, 24, 900), "10", "14")

    assert legal(state).least == legal(state).most == 20
    assert not can_raise(act(state, "call"))
    assert can_raise(act(state, "20"))


@pytest.mark.parametrize(("stack", "to", "following"), [(25, 15, 25), (26, 16, 26)])
def test_26_an_all_in_of_half_a_bet_counts_as_a_raise(stack: int, to: int, following: int) -> None:
    state = act(flop_in_limit(900, stack, 900), "10", str(to))

    assert legal(state).least == following
    assert legal(act(state, "call")).least == following


def test_26_an_opening_all_in_of_fifteen_on_a_round_of_twenty_is_raised_to_thirty_five() -> None:
    state = flop_in_limit(25, 900, 900)
    state = act(state, *("check",) * 3, "turn 8s", "15")

    assert legal(state).least == 35


def test_27_with_a_dead_small_blind_the_first_live_seat_left_of_the_button_opens_the_flop() -> None:
    three = setup(900, 900, 900, posts=(0, 100, 0))
    state = act(start(three), "call")

    assert legal(state).call == 100
    state = act(state, "fold", "check", "flop 2c3d4h")
    assert state.to_act == 2


def test_29_an_empty_seat_posts_and_never_acts_and_its_chips_go_to_the_winner() -> None:
    nine = setup(*(2500,) * 9, blinds=(25, 25), button=2, empty=frozenset({SeatNo(4)}))
    state = act(start(nine), *("fold",) * 7)

    done = result(state)
    assert state.holes == (None,) * 9
    assert done.house == -25
    assert done.chip_scores == (0, 0, 25, 0, 0, 0, 0, 0, 0)


def test_29_the_small_blind_wins_an_empty_big_blind() -> None:
    three = setup(5000, 5000, 5000, blinds=(25, 50), empty=frozenset({SeatNo(2)}))
    state = act(start(three), "fold")

    done = result(state)
    assert (done.chip_scores, done.house) == ((50, 0, 0), -50)
    assert not betting_is_over(act(start(three), "call"))


def test_29_an_empty_seat_is_dealt_its_two_cards() -> None:
    luck = deck(3, 3, {1: "AsAh", 2: "KsKh", 3: "QsQh"}, "2c3d4h8s9c")
    state = start(setup(5000, 5000, 5000, empty=frozenset({SeatNo(2)})), luck)

    assert state.holes == (("As", "Ah"), ("Ks", "Kh"), ("Qs", "Qh"))


def test_31_a_fold_with_a_free_check_is_recorded_or_refused_by_option() -> None:
    state = act(start(setup(900, 900, 900)), "call", "call", "fold", "flop 2c3d4h", "100", "fold")
    assert result(state).chip_scores == (200, -100, -100)

    strict = act(start(setup(900, 900, 900, free_fold=False)), "call", "call")
    assert not legal(strict).fold
    with refused(CheckIsFree, seat=2):
        act(strict, "fold")


def test_32_the_board_comes_from_fixed_places_whoever_folds() -> None:
    luck = deck(4, 4, {1: "AsAh", 2: "KsKh", 3: "QsQh", 4: "JsJh"}, "2c3d4h8s9c")
    checked = ("check",) * 12
    many = act(start(setup(900, 900, 900, 900), luck), "call", "call", "call", "check", *checked)
    few = act(start(setup(900, 900, 900, 900), luck), "fold", "fold", "call", "check", *checked[:6])
    empty = setup(900, 900, 900, 900, empty=frozenset({SeatNo(3)}))
    without_one = act(start(empty, luck), "call", "call", "check", *checked[:9])

    assert many.board == few.board == without_one.board == ("2c", "3d", "4h", "8s", "9c")


@given(st.integers(2, 10), st.data())
def test_32_the_rules_take_the_cards_from_the_places_that_are_sealed(
    seats: int, data: st.DataObject
) -> None:
    button = SeatNo(data.draw(st.integers(1, seats)))
    luck = data.draw(deck_orders)
    state = start(setup(*(900,) * seats, button=button), luck)
    while state.to_act is not None:
        state = act(state, "check" if legal(state).check else "call")
    fixed = card_positions(seats, button)

    assert state.holes == tuple(tuple(luck.cards[at] for at in hole) for hole in fixed.holes)
    assert state.board == tuple(luck.cards[at] for at in fixed.board)


def test_33_an_action_out_of_turn_is_refused_and_names_whose_turn_it_is() -> None:
    with refused(NotYourTurn, seat=2, turn=3):
        apply(start(setup(900, 900, 900)), Call(SeatNo(2)))


def test_33_a_card_that_comes_twice_is_refused() -> None:
    state = apply(start(setup(900, 900)), DealHole(SeatNo(1), ("As", "Kd")))

    with refused(CardTwice, card="Kd"):
        act(state, "call", "check", "flop 2cKd4h")


def test_35_a_pot_limit_raise_is_at_most_the_pot_after_the_call() -> None:
    four = setup(9000, 9000, 9000, 9000, betting=Betting.POT_LIMIT)
    state = start(four)

    assert (legal(state).least, legal(state).most) == (200, 350)
    with refused(RaiseTooLarge, asked=351, most=350):
        act(state, "351")
    mixed = act(
        start(setup(9000, 9000, 9000, betting=Betting.POT_THEN_NO_LIMIT)),
        *("call", "call", "check", "flop 2c3d4h"),
    )
    assert legal(mixed).most == 8900


def test_35_antes_count_to_the_pot_and_so_to_its_limit() -> None:
    four = setup(9000, 9000, 9000, 9000, betting=Betting.POT_LIMIT, ante=10)
    assert legal(start(four)).most == 100 + (150 + 40) + 100

    dead = setup(9000, 9000, 9000, 9000, betting=Betting.POT_LIMIT, big_blind_ante=100)
    assert legal(start(dead)).most == 100 + (150 + 100) + 100


def test_35_after_a_raise_and_after_the_flop_the_limit_follows_the_pot() -> None:
    three = setup(9000, 9000, 9000, betting=Betting.POT_LIMIT)
    state = act(start(three), "350")
    assert legal(state).most == 350 + (50 + 100 + 350) + 300

    state = act(state, "fold", "call", "flop 2c3d4h")
    assert (legal(state).least, legal(state).most) == (100, 750)
    assert legal(act(state, "500")).most == 500 + (750 + 500) + 500


def test_35_short_blinds_count_as_posted_for_the_pot_before_the_flop() -> None:
    state = start(setup(30, 40, 9000, 9000, betting=Betting.POT_LIMIT))

    assert legal(state).most == 350


def test_36_a_raise_that_nobody_can_match_is_refused() -> None:
    state = act(start(setup(300, 300, 9000)), "call", "300", "call")

    assert legal(state).call == 200
    with refused(NobodyCanMatch, seat=3):
        act(state, "600")


def test_an_all_in_call_cannot_be_told_as_a_raise() -> None:
    state = act(start(setup(9000, 9000, 9000, 250)), "300")

    with refused(NothingToRaiseWith, seat=4, has=250):
        act(state, "400")


def test_hands_with_unknown_cards_need_an_announced_winner() -> None:
    two = setup(900, 900)
    actions = (
        DealHole(SeatNo(1), ("??", "??")),
        DealHole(SeatNo(2), ("As", "Kd")),
    )
    state = play(two, None, actions).state
    state = act(
        state, "call", "check", "flop 2c3d4h", "check", "check", "turn 8s", "check", "check"
    )
    state = act(state, "river 9c", "check", "check")

    assert not is_over(state)
    won = apply(state, Award(0, (SeatNo(1),)))
    assert result(won).chip_scores == (100, -100)
    split = apply(state, Award(0, (SeatNo(1), SeatNo(2))))
    assert result(split).chip_scores == (0, 0)
    tabled = apply(state, Show(SeatNo(1), ("2d", "2h")))
    assert result(tabled).chip_scores == (100, -100)


def at_the_showdown_without_cards() -> HandState:
    state = act(start(setup(900, 900)), "call", "check", "flop 2c3d4h", "check", "check")
    return act(state, "turn 8s", "check", "check", "river 9c", "check", "check")


def test_an_announced_winner_cannot_muck_and_is_not_overruled_by_later_cards() -> None:
    announced = apply(at_the_showdown_without_cards(), Award(0, (SeatNo(1),)))

    with refused(MuckedWinner, seat=1, pot=0):
        apply(announced, Muck(SeatNo(1)))
    known = apply(announced, Show(SeatNo(2), ("As", "Ah")))
    with refused(AwardDiffers, pot=0):
        apply(known, Show(SeatNo(1), ("Ks", "Kh")))


def test_no_pot_is_awarded_before_the_board_is_complete() -> None:
    state = act(start(setup(900, 900)), "900", "call", "flop 2c3d4h")

    with refused(NoShowdownYet):
        apply(state, Award(0, (SeatNo(1),)))


def test_one_card_cannot_be_in_a_hand_twice() -> None:
    state = apply(start(setup(900, 900)), DealHole(SeatNo(1), ("As", "??")))

    with refused(CardTwice, card="As"):
        apply(state, DealHole(SeatNo(1), ("As", "As")))
    known = apply(state, DealHole(SeatNo(1), ("Kd", "As")))
    assert known.holes[0] == ("Kd", "As")


@pytest.mark.parametrize("field", ["ante", "big_blind_ante", "small_bet", "big_bet"])
def test_a_negative_amount_is_refused_by_its_name(field: str) -> None:
    with refused(NotAHand, value=-5, field=field):
        setup(900, 900, **{field: -5})


def test_a_setup_that_makes_no_hand_is_refused_by_its_field() -> None:
    with refused(NotAHand, field="stacks", value=1):
        Setup(stacks=(900,), button=SeatNo(1), small_blind=50, big_blind=100)


DOUBLE = {"raises": Raises.DOUBLE}


def test_37_by_option_a_raise_goes_to_twice_the_bet_that_it_faces() -> None:
    """F5, R13: "At all times, a raise must be at least 2 times the previous raise"."""
    state = act(start(setup(9000, 9000, 9000, 9000, **DOUBLE)), "300")

    assert legal(state).least == 600
    with refused(RaiseTooSmall, asked=599, least=600):
        act(state, "599")
    assert legal(act(state, "700")).least == 1400


def test_37_the_first_raise_is_the_same_by_either_rule() -> None:
    """F5: after a bet both rules say twice the bet; they part from the second raise on."""
    usual, double = (
        act(start(setup(9000, 9000, 9000, **rule)), "call", "call", "check", "flop 2c3d4h")
        for rule in ({}, DOUBLE)
    )

    assert (legal(usual).least, legal(double).least) == (100, 100)
    usual, double = act(usual, "100"), act(double, "100")
    assert (legal(usual).least, legal(double).least) == (200, 200)
    usual, double = act(usual, "300"), act(double, "300")
    assert (legal(usual).least, legal(double).least) == (500, 600)


def test_37_twice_a_short_all_in_is_twice_what_it_put_in() -> None:
    """F5: the bet that is faced is the all-in's, and an all-in may always be less."""
    state = act(start(setup(9000, 9000, 9000, 450, **DOUBLE)), "300", "450")

    assert (legal(state).seat, legal(state).least) == (1, 900)


def test_37_twice_an_all_in_below_the_big_blind_is_no_less_than_a_bet() -> None:
    """F5: the least bet of any street is the big blind, over a short all-in too."""
    state = act(start(setup(5000, 5000, 140, 5000, **DOUBLE)), "call", "call", "call", "check")
    state = act(state, "flop 2c3d4h", "check", "check", "40")

    assert legal(state).least == 100


@pytest.mark.parametrize(("shove", "reopened"), [(199, False), (200, True), (201, True)])
def test_37_all_ins_below_twice_the_bet_do_not_reopen_the_betting(
    shove: int, reopened: bool
) -> None:
    """F5: whoever has acted may raise again when the bet is twice the one that they matched."""
    state = act(start(setup(5000, 5000, 100 + 130, 100 + shove, **DOUBLE)), *["call"] * 3, "check")
    state = act(state, "flop 2c3d4h", "100", "call", "130", str(shove))

    assert legal(state).seat == 1
    assert can_raise(state) is reopened


def test_37_a_full_raise_reopens_the_betting_for_all_who_have_acted() -> None:
    """F5: for the one who bet 100 a raise to 250 is full, though it is less than 250 more."""
    state = act(start(setup(5000, 5000, 5000, 5000, **DOUBLE)), *["call"] * 3, "check")
    state = act(state, "flop 2c3d4h", "100", "call", "250", "call")

    assert (legal(state).seat, legal(state).least) == (1, 500)


def test_37_a_pot_limit_raise_has_room_for_twice_the_bet() -> None:
    """F5: the pot's limit is never below twice the bet."""
    state = start(setup(9000, 9000, 9000, betting=Betting.POT_LIMIT, **DOUBLE))

    assert (legal(state).least, legal(state).most) == (200, 350)
    state = act(state, "350")
    assert (legal(state).least, legal(state).most) == (700, 1150)


def test_37_fixed_limit_has_one_amount_and_no_such_option() -> None:
    """F5: an option that could not be followed is refused."""
    with refused(NotAHand, field="raises", value="double"):
        setup(500, 500, **LIMIT, **DOUBLE)


@given(hands())
def test_37_whatever_is_played_a_raise_is_twice_the_bet_or_all_in(
    hand: tuple[Setup, DeckOrder, tuple[Action, ...]],
) -> None:
    """F5: over whole hands of every structure."""
    conditions, luck, log = hand
    state = start(conditions, luck)
    for action in log:
        after = apply(state, action)
        if isinstance(action, RaiseTo) and conditions.raises is Raises.DOUBLE:
            assert action.chips >= 2 * state.level or not after.behind(action.seat)
            assert action.chips >= conditions.big_blind or not after.behind(action.seat)
        state = after
