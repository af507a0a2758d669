"""Hands that are declared dead: whoever's turn it is, and what becomes of their chips."""

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from evendeal.cards import DeckOrder
from evendeal.errors import Refused
from evendeal.ids import SeatNo
from evendeal.poker import (
    Action,
    Award,
    Kill,
    Setup,
    apply,
    is_over,
    legal,
    play,
    result,
    start,
)
from evendeal.poker.refusals import AwardedAlready, NotInTheHand, OnlyHand
from evendeal.poker.setup import NotAHand
from evendeal.poker.wire import (
    NotASetup,
    action_from_json,
    action_to_json,
    setup_from_json,
    setup_to_json,
)
from support.poker.any_hand import choices, deck_orders, hands, setups
from support.poker.hands_in_words import act, setup
from support.refusals import refused


def test_a_hand_killed_out_of_turn_leaves_the_turn_where_it_was() -> None:
    state = start(setup(1000, 1000, 1000, 1000))
    assert state.to_act == 3

    state = apply(state, Kill(SeatNo(1)))

    assert state.to_act == 3
    assert not state.is_live(SeatNo(1))
    assert state.pot == 150


def test_the_next_seat_acts_when_the_hand_of_the_seat_to_act_is_killed() -> None:
    state = apply(start(setup(1000, 1000, 1000, 1000)), Kill(SeatNo(3)))

    assert state.to_act == 4


def test_a_bet_that_nobody_has_called_is_given_back_when_its_hand_is_killed() -> None:
    """TDA 2024 rule 65."""
    state = act(start(setup(1000, 1000, 1000)), "call", "call", "check", "flop 7d5h9d")
    state = act(state, "300")

    state = apply(state, Kill(SeatNo(1)))

    assert state.committed == (100, 100, 100)
    assert legal(state).check
    assert state.to_act == 2


def test_a_raise_that_nobody_has_called_goes_back_to_the_bet_before_it() -> None:
    state = act(start(setup(1000, 1000, 1000)), "call", "call", "check", "flop 7d5h9d")
    state = act(state, "100", "300")

    state = apply(state, Kill(SeatNo(2)))

    assert state.committed == (200, 200, 100)
    assert state.to_act == 3
    assert legal(state).call == 100
    assert legal(state).least == 200


def test_whoever_made_the_bet_before_has_nothing_left_to_do() -> None:
    state = act(start(setup(1000, 1000, 1000)), "call", "call", "check", "flop 7d5h9d")
    state = act(state, "100", "300", "fold")
    assert state.to_act == 1

    state = apply(state, Kill(SeatNo(2)))

    assert is_over(state)
    assert result(state).chip_scores == (300, -200, -100)


def test_what_was_called_stays_in_the_pot() -> None:
    state = act(start(setup(1000, 1000, 1000)), "300", "call", "call")

    state = apply(state, Kill(SeatNo(3)))

    assert state.pot == 900


def test_a_raise_killed_before_the_flop_leaves_the_big_blind_to_be_called() -> None:
    state = act(start(setup(1000, 1000, 1000)), "300")

    state = apply(state, Kill(SeatNo(3)))

    assert state.to_act == 1
    assert legal(state).call == 50
    assert state.committed == (50, 100, 100)


def test_the_last_hand_cannot_be_killed() -> None:
    state = act(start(setup(1000, 1000)), "fold")

    with refused(OnlyHand, seat=1):
        apply(state, Kill(SeatNo(1)))
    with refused(NotInTheHand, seat=2):
        apply(state, Kill(SeatNo(2)))


def test_no_hand_is_killed_once_a_winner_is_announced() -> None:
    state = act(start(setup(1000, 1000, 1000)), "call", "call", "check", "flop 7d5h9d")
    state = act(state, "check", "check", "check", "turn 2c", "check", "check", "check")
    state = act(state, "river 3c", "check", "check", "check")
    state = apply(state, Award(0, (SeatNo(1),)))

    with refused(AwardedAlready, pot=0):
        apply(state, Kill(SeatNo(2)))


@given(hands(), st.data())
@settings(max_examples=150)
def test_no_chip_is_made_or_lost_however_many_hands_are_killed(
    hand: tuple[Setup, DeckOrder, tuple[Action, ...]], data: st.DataObject
) -> None:
    conditions, deck, actions = hand
    state = start(conditions, deck)
    for action in actions:
        if data.draw(st.integers(0, 4)) == 0:
            seat = SeatNo(data.draw(st.integers(1, conditions.seats)))
            try:
                state = apply(state, Kill(seat))
            except Refused:
                assert not state.is_live(seat) or state.live.bit_count() == 1
        try:
            state = apply(state, action)
        except Refused:
            break
    while (seat := state.to_act) is not None:
        state = act(state, "check" if legal(state).check else "call")
    done = result(state)

    assert sum(done.chip_scores) + done.house == 0


@given(setups())
@settings(max_examples=60)
def test_conditions_go_to_a_recorder_and_back(conditions: Setup) -> None:
    assert setup_from_json(setup_to_json(conditions)) == conditions
    assert play(conditions, None, ()).refusal is None


@pytest.mark.parametrize("field", sorted(setup_to_json(setup(100, 100))))
def test_conditions_with_a_wrong_field_are_refused_by_its_name(field: str) -> None:
    body = setup_to_json(setup(100, 100))

    for spoilt in ({**body, field: 2.5}, {k: v for k, v in body.items() if k != field}):
        with refused(NotASetup, field=field):
            setup_from_json(spoilt)
    with refused(NotASetup, field="rake", value=5):
        setup_from_json({**body, "rake": 5})
    with refused(NotASetup, field="setup", value=None):
        setup_from_json(None)
    with refused(NotAHand, field="button", value=3):
        setup_from_json({**body, "button": 3})


def test_a_dead_hand_goes_to_the_log_and_back() -> None:
    assert action_from_json(action_to_json(Kill(SeatNo(4)))) == Kill(SeatNo(4))


@given(setup_of=setups(), luck=deck_orders, data=st.data())
@settings(max_examples=200)
def test_a_seat_that_is_out_is_a_hand_that_was_killed_before_anybody_acted(
    setup_of: Setup, luck: DeckOrder, data: st.DataObject
) -> None:
    """F7, R10: it posts, never acts, and what it posts is lost by the seat and not by the house."""
    plain = replace(setup_of, out=frozenset())
    live = [seat for seat in range(1, plain.seats + 1) if seat not in plain.empty]
    assume(len(live) > 2)
    seat = SeatNo(data.draw(st.sampled_from(live)))
    without = start(replace(plain, out=frozenset({seat})), luck)
    killed = apply(start(plain, luck), Kill(seat))

    while True:
        actions = choices(without)
        assert actions == choices(killed)
        if not actions:
            break
        action = data.draw(st.sampled_from(actions))
        without, killed = apply(without, action), apply(killed, action)

    made = result(without)
    assert made == result(killed)
    assert sum(made.chip_scores) + made.house == 0
    assert made.chip_scores[seat - 1] <= 0


def test_a_seat_is_out_that_has_a_player_and_one_at_least_plays() -> None:
    """F7, R10."""
    with refused(NotAHand, field="out", value=[1]):
        setup(100, 100, 100, empty=frozenset({SeatNo(1)}), out=frozenset({SeatNo(1)}))
    with refused(NotAHand, field="out", value=[4]):
        setup(100, 100, 100, out=frozenset({SeatNo(4)}))
    with refused(NotAHand, field="out", value=[2]):
        setup(100, 100, empty=frozenset({SeatNo(1)}), out=frozenset({SeatNo(2)}))


def test_a_device_with_the_rules_of_before_reads_a_hand_in_which_everybody_plays() -> None:
    """F7: `out` stands in a hand's conditions only where somebody is out."""
    plain = setup(100, 100, 100)
    assert "out" not in setup_to_json(plain)
    without = replace(plain, out=frozenset({SeatNo(2)}))
    assert setup_from_json(setup_to_json(without)) == without
