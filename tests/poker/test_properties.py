"""What is true of every hand, whatever is dealt and however it is played."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.cards import DeckOrder
from evendeal.errors import Refused
from evendeal.ids import SeatNo
from evendeal.poker import (
    Action,
    Award,
    Call,
    Check,
    DealStreet,
    Fold,
    HandState,
    Muck,
    OddChips,
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
    to_call,
    waits_for,
)
from evendeal.poker.refusals import AwardDiffers, BoardDiffers
from evendeal.poker.wire import NotAnAction, action_from_json, action_to_json
from support.poker.any_hand import hands, setups
from support.refusals import refused

Hand = tuple[Setup, DeckOrder, tuple[Action, ...]]
whole_hands = settings(max_examples=120)


@given(hands())
@whole_hands
def test_no_chip_is_made_or_lost(hand: Hand) -> None:
    done = result(play(*hand).state)

    assert sum(done.chip_scores) + done.house == 0


@given(hands())
@whole_hands
def test_a_seat_that_has_something_to_call_may_not_check(hand: Hand) -> None:
    setup, deck, actions = hand
    state = start(setup, deck)
    for action in actions:
        may = legal(state)
        assert to_call(state) == (may.call or 0)
        assert may.check == (state.to_act is not None and to_call(state) == 0)
        state = apply(state, action)

    assert to_call(state) == 0  # nobody is to act any more


@given(hands())
@whole_hands
def test_nobody_loses_more_than_the_stack_or_the_cap(hand: Hand) -> None:
    setup, _, _ = hand
    done = result(play(*hand).state)

    for stack, score in zip(setup.stacks, done.chip_scores, strict=True):
        most = stack if setup.cap is None else min(stack, setup.cap + setup.big_blind_ante)
        assert -score <= most


@given(hands())
@whole_hands
def test_every_pot_has_an_owner_and_the_pots_hold_every_chip(hand: Hand) -> None:
    state = play(*hand).state
    done = result(state)

    assert all(won.pot.seats and set(won.shares) <= set(won.pot.seats) for won in done.won)
    returned = done.returned.chips if done.returned else 0
    assert sum(won.pot.chips for won in done.won) + returned == state.pot


@given(hands())
@whole_hands
def test_a_pot_is_split_evenly_to_a_chip(hand: Hand) -> None:
    for won in result(play(*hand).state).won:
        parts = list(won.shares.values())
        assert sum(parts) == won.pot.chips
        if hand[0].odd_chips is OddChips.FRACTION:
            assert set(parts) == {Fraction(won.pot.chips, len(parts))}
        else:
            assert max(parts) - min(parts) < 2 * hand[0].chip


@given(hands())
@whole_hands
def test_a_log_without_the_deck_order_replays_to_the_same_chips(hand: Hand) -> None:
    setup, luck, log = hand
    with_luck = play(setup, luck, log).state
    lines = _announced_at_the_table(with_luck, log)

    without = play(setup, None, lines)
    assert without.refusal is None
    assert result(without.state).chip_scores == result(with_luck).chip_scores
    confirmed = play(setup, luck, lines)
    assert confirmed.refusal is None
    assert result(confirmed.state) == result(with_luck)


def _announced_at_the_table(end: HandState, log: tuple[Action, ...]) -> list[Action]:
    """The log as a recorder without cards writes it: streets as dealt, winners as announced."""
    lines: list[Action] = []
    state = start(end.setup)
    rest = list(log)
    while True:
        if legal(state).seat is not None:
            action: Action = rest.pop(0)
        elif not betting_is_over(state) or (state.live & (state.live - 1) and len(state.board) < 5):
            dealt = len(state.board)
            action = DealStreet(end.board[dealt : 3 if dealt == 0 else dealt + 1])
        else:
            break
        lines.append(action)
        state = apply(state, action)
    done = result(end)
    if done.showdown:
        lines += [Award(n, tuple(won.shares)) for n, won in enumerate(done.won)]
    return lines


@given(hands())
@whole_hands
def test_every_prefix_of_a_hand_is_a_hand(hand: Hand) -> None:
    setup, luck, log = hand
    state = start(setup, luck)

    for n, action in enumerate(log):
        may = legal(state)
        assert may.seat == action.seat  # type: ignore[union-attr]
        assert not betting_is_over(state)
        state = apply(state, action)
        assert play(setup, luck, log[: n + 1]).state == state
    assert is_over(state)


@given(hands(), st.data())
@whole_hands
def test_what_is_not_legal_is_refused_and_changes_nothing(hand: Hand, data: st.DataObject) -> None:
    setup, luck, log = hand
    state = play(setup, luck, log[: data.draw(st.integers(0, len(log)))]).state
    seat = SeatNo(data.draw(st.integers(-1, setup.seats + 2)))
    chips = data.draw(st.integers(-5, 120 * setup.big_blind))
    action = data.draw(st.sampled_from([Fold(seat), Check(seat), Call(seat), RaiseTo(seat, chips)]))
    may = legal(state)
    allowed = seat == may.seat and (
        (isinstance(action, Fold) and may.fold)
        or (isinstance(action, Check) and may.check)
        or (isinstance(action, Call) and may.call is not None)
        or (
            isinstance(action, RaiseTo)
            and may.least is not None
            and may.most is not None
            and may.least <= chips <= may.most
        )
    )
    before = state

    if allowed:
        assert apply(state, action) != before
    else:
        with pytest.raises(Refused) as no:
            apply(state, action)
        assert no.value.fields
    assert state == before


@given(hands())
@whole_hands
def test_a_raise_leaves_somebody_a_decision_or_an_all_in(hand: Hand) -> None:
    setup, luck, log = hand
    state = start(setup, luck)
    for action in log:
        if isinstance(action, RaiseTo):
            after = apply(state, action)
            assert after.level > state.level
            assert after.pending, "somebody has to answer a raise"
        state = apply(state, action)


@given(hands())
@whole_hands
def test_a_wrong_winner_is_refused_without_telling_who_won(hand: Hand) -> None:
    state = play(*hand).state
    done = result(state)
    for number, won in enumerate(done.won):
        losers = tuple(seat for seat in won.pot.seats if seat not in won.shares)
        if losers:
            with refused(AwardDiffers) as no:
                apply(state, Award(number, losers))
            assert no.value.fields == {"pot": number}


@given(hands())
@whole_hands
def test_a_wrong_board_is_refused_without_telling_the_right_one(hand: Hand) -> None:
    state = play(*hand).state
    if len(state.board) == 5:
        wrong = tuple(reversed(state.board[2:]))
        with refused(BoardDiffers) as no:
            apply(state, DealStreet(wrong))
        assert no.value.fields == {"entered": wrong}


@given(hands())
@whole_hands
def test_the_showdown_order_names_every_live_seat_once(hand: Hand) -> None:
    state = play(*hand).state

    order = showdown_order(state)
    assert sorted(order) == [s for s in range(1, hand[0].seats + 1) if state.is_live(SeatNo(s))]


actions = st.one_of(
    st.builds(Fold, st.integers(1, 10)),
    st.builds(RaiseTo, st.integers(1, 10), st.integers(0, 10**12)),
    st.builds(Muck, st.integers(1, 10)),
    st.builds(Show, st.integers(1, 10), st.just(("As", "Kd"))),
    st.builds(DealStreet, st.just(("As", "Kd", "2c"))),
    st.builds(Award, st.integers(0, 9), st.lists(st.integers(1, 10)).map(tuple)),
)


@given(actions)
def test_an_action_survives_the_wire(action: Action) -> None:
    assert action_from_json(action_to_json(action)) == action


json_like = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["do", "seat", "chips", "cards", "pot", "seats", "x"]), inner
        )
    ),
    max_leaves=8,
)


@given(json_like | st.fixed_dictionaries({"do": st.sampled_from(["fold", "award", "show"])}))
def test_anything_else_on_the_wire_is_refused_by_its_field(data: object) -> None:
    try:
        action = action_from_json(data)
    except NotAnAction:
        return
    assert action_to_json(action) == data


@given(setups())
@whole_hands
def test_a_hand_starts_from_any_setup(setup: Setup) -> None:
    state = start(setup)

    assert all(a <= b for a, b in zip(state.committed, state.terms.limits, strict=True))
    due = {legal(state).seat is not None, betting_is_over(state), waits_for(state) == "the flop"}
    assert True in due
    assert not (legal(state).seat is not None and betting_is_over(state))
