"""One table's play of one deal, line by line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.cards import DeckOrder
from evendeal.errors import Refused
from evendeal.ids import SeatNo
from evendeal.lines.acts import Undo
from evendeal.poker import Action, Call, Check, Fold, RaiseTo, Setup, is_over, play, result
from evendeal.poker.lines import Accepted, Correction
from evendeal.poker.record_refusals import HandClosed, NoSuchLine, ResultDiffers
from evendeal.poker.refusals import NoBettingNow, NotOver, NotYourTurn
from evendeal.tournament.duplicate.table_hand import TableHand
from support.poker.any_hand import deck_orders, hands
from support.refusals import refused

ONE, TWO = SeatNo(1), SeatNo(2)
DUEL = Setup(stacks=(1000, 1000), button=ONE, small_blind=25, big_blind=50)
LUCK = DeckOrder(tuple(f"{rank}{suit}" for suit in "cdhs" for rank in "23456789TJQKA"))
BETS: list[Action] = [Call(ONE), Check(TWO), RaiseTo(TWO, 100), Fold(ONE)]


def hand(actions: list[Action], luck: DeckOrder | None = LUCK) -> TableHand:
    played = TableHand(DUEL, luck)
    for action in actions:
        played.record(action, "")
    return played


def accepted(luck: DeckOrder | None = LUCK) -> TableHand:
    played = hand(BETS, luck)
    played.record(Accepted((-50, 50), 0), "18:00")
    return played


def test_lines_are_counted_and_make_a_hand() -> None:
    played = accepted()

    assert played.lines == 5
    assert played.actions == tuple(BETS)
    assert played.chip_scores == (-50, 50)
    assert played.accepted_at == "18:00"


def test_a_hand_is_ready_when_it_is_over_and_not_yet_accepted() -> None:
    assert not hand(BETS[:3]).ready
    assert hand(BETS).ready
    assert not accepted().ready


def test_a_result_that_the_hand_does_not_make_is_refused() -> None:
    played = hand(BETS)
    with refused(ResultDiffers, stated=(50, -50), made=(-50, 50)):
        played.record(Accepted((50, -50), 0), "")
    with refused(NotOver):
        hand(BETS[:3]).record(Accepted((-50, 50), 0), "")
    assert played.lines == 4
    assert played.stated is None


def test_an_accepted_hand_takes_corrections_alone() -> None:
    played = accepted()
    for body in (Fold(ONE), Accepted((-50, 50), 0)):
        with refused(HandClosed, lines=5):
            played.record(body, "")

    # The raise was heard wrong; that it was called nobody says.
    played.record(Correction(2, RaiseTo(TWO, 150)), "")
    assert played.chip_scores == (-50, 50)
    with refused(NotOver):
        played.record(Correction(3, Call(ONE)), "")
    assert played.actions[2:] == (RaiseTo(TWO, 150), Fold(ONE))


@pytest.mark.parametrize("of", [-1, 1, 4, 99])
def test_a_line_that_is_not_there_cannot_be_taken_back_or_corrected(of: int) -> None:
    for played in (hand([]), hand(BETS[:1])):
        for body in (Undo(of), Correction(of, Fold(ONE))):
            with refused(NoSuchLine):
                played.record(body, "")
        assert played.lines == len(played.actions)


def test_a_line_that_was_taken_back_cannot_be_taken_back_again() -> None:
    played = hand(BETS[:1])
    played.record(Undo(0), "")
    for body in (Undo(0), Correction(0, Fold(ONE))):
        with refused(NoSuchLine, of=0):
            played.record(body, "")
    played.record(Fold(ONE), "")

    assert [n for n, _ in played.in_force] == [2]


def test_a_correction_that_breaks_a_later_line_is_refused_and_changes_nothing() -> None:
    played = hand(BETS)
    before = played.copy()
    with refused(NoBettingNow, seat=2, waits_for="nothing"):
        played.record(Correction(0, Fold(ONE)), "")

    assert played == before


def test_a_copy_can_be_tried_on() -> None:
    played = hand(BETS[:2])
    copy = played.copy()
    copy.record(RaiseTo(TWO, 100), "")

    assert played.actions == tuple(BETS[:2])
    assert played.state != copy.state


def test_without_the_deck_lines_are_kept_and_played_when_it_opens() -> None:
    played = accepted(None)
    assert played.state is None
    assert played.accepted is None
    assert played.chip_scores == (-50, 50)

    played.reveal(LUCK)

    assert played.accepted == accepted().accepted
    assert played.state == accepted().state


def test_what_was_corrected_before_the_deck_opened_is_held_against_what_was_agreed() -> None:
    blinds = [RaiseTo(ONE, 150), Call(TWO), RaiseTo(TWO, 50), Fold(ONE)]
    score = (-150, 150)
    here, away = hand(blinds), hand(blinds, None)
    for played in (here, away):
        played.record(Accepted(score, 0), "")
        played.record(Correction(0, RaiseTo(ONE, 200)), "")
    away.reveal(LUCK)

    assert here.chip_scores == away.chip_scores == (-200, 200)
    assert here == away


def test_a_result_of_another_number_of_seats_is_refused_even_without_the_deck() -> None:
    played = hand(BETS, None)
    with refused(ResultDiffers, stated=(-50, 25, 25), made=(0, 0)):
        played.record(Accepted((-50, 25, 25), 0), "")


def test_lines_that_the_deck_does_not_allow_are_refused_when_it_opens() -> None:
    played = hand([Fold(TWO)], None)
    with refused(NotYourTurn, seat=2, turn=1):
        played.reveal(LUCK)


@given(hands())
def test_lines_make_what_playing_them_makes(
    drawn: tuple[Setup, DeckOrder, tuple[Action, ...]],
) -> None:
    setup, luck, actions = drawn
    here, away = TableHand(setup, luck), TableHand(setup, None)
    for played in (here, away):
        for action in actions:
            played.record(action, "")
    state = play(setup, luck, actions).state
    if is_over(state):
        made = result(state)
        for played in (here, away):
            played.record(Accepted(made.chip_scores, made.house), "")
    away.reveal(luck)

    assert here.state == state
    assert here == away


@given(hands(), deck_orders, st.data())
def test_an_undo_leaves_what_the_other_lines_make_or_nothing_changes(
    drawn: tuple[Setup, DeckOrder, tuple[Action, ...]], other: DeckOrder, data: st.DataObject
) -> None:
    setup, luck, actions = drawn
    played = TableHand(setup, luck)
    for action in actions:
        played.record(action, "")
    if not actions:
        return
    of = data.draw(st.integers(0, len(actions) - 1))
    before = played.copy()
    try:
        played.record(Undo(of), "")
    except Refused:
        assert played == before
    else:
        rest = actions[:of] + actions[of + 1 :]
        assert played.state == play(setup, luck, rest).state
        assert played.lines == len(actions) + 1
