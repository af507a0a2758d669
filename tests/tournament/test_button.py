"""Button, blinds and newcomers of an ordinary game: rule cases 28 and 30."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.ids import SeatNo
from evendeal.tournament.button import (
    ButtonPolicy,
    Buttons,
    Late,
    NextHand,
    TooFewPlayers,
    next_hand,
)
from support.refusals import refused

DEAD, MOVING = ButtonPolicy.DEAD, ButtonPolicy.MOVING


def at(button: int, small_blind: int, big_blind: int) -> Buttons:
    """Where the three markers lie."""
    return Buttons(SeatNo(button), SeatNo(small_blind), SeatNo(big_blind))


def seats(*numbers: int) -> list[SeatNo]:
    """Seats that have a player."""
    return [SeatNo(number) for number in numbers]


def test_with_a_full_table_everything_moves_one_seat_on() -> None:
    for policy in ButtonPolicy:
        hand = next_hand(at(4, 5, 1), seats(1, 2, 3, 4, 5), policy=policy)

        assert hand.buttons == at(5, 1, 2)
        assert hand.posts(25, 50) == {1: 25, 2: 50, 3: 0, 4: 0, 5: 0}


def test_case_28_the_button_rests_on_the_seat_of_a_player_who_is_out() -> None:
    """Four play, the small blind (next on the button) goes out: nobody skips a big blind."""
    hand = next_hand(at(1, 2, 3), seats(1, 3, 4))

    assert hand.buttons == at(2, 3, 4)
    assert hand.posts(25, 50) == {1: 0, 3: 25, 4: 50}


def test_case_28_with_a_moving_button_the_button_passes_the_vacant_seat() -> None:
    hand = next_hand(at(1, 2, 3), seats(1, 3, 4), policy=MOVING)

    assert hand.buttons == at(3, 4, 1)
    assert hand.posts(25, 50) == {1: 50, 3: 0, 4: 25}


def test_case_28_when_the_big_blind_goes_out_no_small_blind_is_posted() -> None:
    hand = next_hand(at(1, 2, 3), seats(1, 2, 4, 5))

    assert hand.buttons == at(2, 3, 4)
    assert hand.small_blind is None
    assert hand.posts(25, 50) == {1: 0, 2: 0, 4: 50, 5: 0}


def test_case_28_two_hands_later_the_dead_button_has_passed() -> None:
    """Seat 3 went out as big blind: dead small blind, then dead button, then as before."""
    first = next_hand(at(1, 2, 3), seats(1, 2, 4, 5))
    second = next_hand(first.buttons, seats(1, 2, 4, 5))
    third = next_hand(second.buttons, seats(1, 2, 4, 5))

    assert second.buttons == at(3, 4, 5)
    assert third.buttons == at(4, 5, 1)


def test_case_28_three_become_two_and_nobody_is_big_blind_twice() -> None:
    last = at(1, 2, 3)

    assert next_hand(last, seats(1, 3)).buttons == at(3, 3, 1)
    assert next_hand(last, seats(2, 3)).buttons == at(3, 3, 2)
    assert next_hand(last, seats(1, 2)).buttons == at(2, 2, 1)


def test_heads_up_the_button_posts_the_small_blind_and_changes_hands() -> None:
    for policy in ButtonPolicy:
        hand = next_hand(at(2, 2, 5), seats(2, 5), policy=policy)

        assert hand.buttons == at(5, 5, 2)
        assert hand.posts(25, 50) == {2: 50, 5: 25}


def test_case_30_a_newcomer_posts_an_extra_big_blind_to_play_at_once() -> None:
    hand = next_hand(at(1, 2, 3), seats(1, 2, 3, 4, 5), newcomers=seats(5))

    assert hand.posts(25, 50) == {1: 0, 2: 0, 3: 25, 4: 50, 5: 50}
    assert (hand.extra, hand.waiting) == ({5}, set())


def test_case_30_or_waits_for_his_big_blind() -> None:
    hand = next_hand(at(1, 2, 3), seats(1, 2, 3, 4, 5), newcomers=seats(5), late=Late.WAIT)
    after = next_hand(hand.buttons, seats(1, 2, 3, 4, 5), newcomers=hand.waiting, late=Late.WAIT)

    assert (hand.dealt, hand.waiting) == ({1, 2, 3, 4}, {5})
    assert after.buttons.big_blind == 5
    assert after.waiting == set()
    assert after.posts(25, 50) == {1: 0, 2: 0, 3: 0, 4: 25, 5: 50}


def test_case_30_or_plays_without_a_post_where_the_rules_ask_for_none() -> None:
    hand = next_hand(at(1, 2, 3), seats(1, 2, 3, 4, 5), newcomers=seats(5), late=Late.NONE)

    assert hand.posts(25, 50) == {1: 0, 2: 0, 3: 25, 4: 50, 5: 0}


@pytest.mark.parametrize("late", Late)
def test_case_30_a_newcomer_is_never_small_blind(late: Late) -> None:
    """He takes the seat of the big blind who went out: the small blind is dead, he waits."""
    hand = next_hand(at(1, 2, 3), seats(1, 2, 3, 4, 5), newcomers=seats(3), late=late)

    assert hand.buttons == at(2, 3, 4)
    assert (hand.small_blind, hand.waiting) == (None, {3})


@pytest.mark.parametrize("late", Late)
def test_case_30_a_newcomer_between_button_and_small_blind_waits(late: Late) -> None:
    hand = next_hand(at(1, 2, 4), seats(1, 2, 3, 4, 5), newcomers=seats(3), late=late)
    moving = next_hand(
        at(1, 2, 4), seats(1, 2, 3, 4, 5), newcomers=seats(3), policy=MOVING, late=late
    )

    assert hand.buttons == moving.buttons == at(2, 4, 5)
    assert hand.waiting == moving.waiting == {3}


@pytest.mark.parametrize("policy", ButtonPolicy)
def test_case_30_a_newcomer_whose_turn_it_is_posts_the_big_blind_like_anybody(
    policy: ButtonPolicy,
) -> None:
    hand = next_hand(
        at(1, 2, 3), seats(1, 2, 3, 4), newcomers=seats(4), policy=policy, late=Late.WAIT
    )

    assert hand.buttons == at(2, 3, 4)
    assert (hand.extra, hand.waiting) == (set(), set())
    assert hand.posts(25, 50) == {1: 0, 2: 0, 3: 25, 4: 50}


def test_a_third_player_who_joins_two_takes_no_blind_out_of_turn() -> None:
    """Seat 2 had the button, seat 1 the big blind; the newcomer is the button."""
    posting = next_hand(at(2, 2, 1), seats(1, 2, 3), newcomers=seats(3))
    waiting = next_hand(at(2, 2, 1), seats(1, 2, 3), newcomers=seats(3), late=Late.WAIT)

    assert posting.buttons == at(3, 1, 2)
    assert posting.posts(25, 50) == {1: 25, 2: 50, 3: 50}
    assert waiting.buttons == at(1, 1, 2)
    assert waiting.posts(25, 50) == {1: 25, 2: 50}


@pytest.mark.parametrize("policy", ButtonPolicy)
def test_a_newcomer_heads_up_begins_as_big_blind(policy: ButtonPolicy) -> None:
    hand = next_hand(at(2, 2, 5), seats(2, 6), newcomers=seats(6), policy=policy)

    assert hand.buttons == at(2, 2, 6)
    assert hand.posts(25, 50) == {2: 25, 6: 50}


def test_a_table_of_newcomers_starts_anew() -> None:
    hand = next_hand(at(1, 2, 3), seats(1, 4, 5), newcomers=seats(4, 5))

    assert hand.dealt == {1, 4, 5}
    assert hand.extra == set()


def test_one_player_has_nobody_to_play_with() -> None:
    with refused(TooFewPlayers, players=1):
        next_hand(at(1, 2, 3), seats(2))


@st.composite
def tables(draw: st.DrawFn) -> tuple[Buttons, list[SeatNo], list[SeatNo]]:
    """The markers of a hand that was played, who is there now, and who of them is new."""
    before = sorted(draw(st.sets(st.integers(1, 10).map(SeatNo), min_size=2)))
    turn = draw(st.integers(0, len(before) - 1))
    order = before[turn:] + before[:turn]
    last = Buttons(order[0], order[0], order[1]) if len(order) == 2 else Buttons(*order[:3])
    stay = draw(st.sets(st.sampled_from(before)))
    vacant = sorted(set(map(SeatNo, range(1, 11))) - stay)
    new = draw(st.sets(st.sampled_from(vacant))) if vacant else set()
    players = sorted(stay | new)
    return last, players, sorted(new)


@given(tables(), st.sampled_from(ButtonPolicy), st.sampled_from(Late))
def test_every_hand_has_one_big_blind_and_no_newcomer_as_small_blind(
    table: tuple[Buttons, list[SeatNo], list[SeatNo]], policy: ButtonPolicy, late: Late
) -> None:
    last, players, new = table
    if len(players) < 2:
        return
    hand: NextHand = next_hand(last, players, newcomers=new, policy=policy, late=late)

    posts = hand.posts(25, 50)
    assert hand.buttons.big_blind in hand.dealt
    assert len(hand.dealt) >= 2
    assert hand.dealt | hand.waiting == set(players)
    assert not hand.dealt & hand.waiting
    assert hand.waiting <= set(new)
    assert list(posts.values()).count(25) <= 1
    assert hand.small_blind != hand.buttons.big_blind
    assert hand.buttons.button != hand.buttons.big_blind
    if len(players) - len(new) >= 2:
        assert hand.small_blind not in new
        assert hand.extra <= set(new)


@given(tables())
def test_with_a_dead_button_nobody_is_big_blind_twice_or_passed_over(
    table: tuple[Buttons, list[SeatNo], list[SeatNo]],
) -> None:
    last, players, _ = table
    if len(players) < 2:
        return
    big_blind = next_hand(last, players).buttons.big_blind

    between = [(seat - last.big_blind) % 10 or 10 for seat in players]
    assert ((big_blind - last.big_blind) % 10 or 10) == min(between)
    assert big_blind != last.big_blind
