"""A hand recorded without its deck-order: what the cards contradict is kept, and freezes it."""

import pytest

from evendeal.ids import SeatNo
from evendeal.lines.acts import CallDirector, Undo
from evendeal.poker import (
    Action,
    Award,
    Call,
    Check,
    DealStreet,
    Fold,
    Muck,
    Setup,
    Show,
    apply,
    result,
    start,
)
from evendeal.poker.hand_stage import Stage
from evendeal.poker.lines import Accepted, BreakSeal, Correction, Dealt, Different, Dispute, Note
from evendeal.poker.record_refusals import HandClosed, ResultDiffers
from evendeal.poker.refusals import AwardDiffers, BoardDiffers
from evendeal.tournament.duplicate.table_hand import TableHand
from support.poker.hands_in_words import deck
from support.refusals import refused

ONE, TWO = SeatNo(1), SeatNo(2)
DUEL = Setup(stacks=(1000, 1000), button=ONE, small_blind=25, big_blind=50)
LUCK = deck(2, ONE, {1: "AsAd", 2: "KsKd"}, "7d5h9d2c3c")
BOARD = start(DUEL, LUCK)
for _action in (Call(ONE), *(Check(seat) for seat in (TWO, TWO, ONE, TWO, ONE, TWO, ONE))):
    BOARD = apply(BOARD, _action)
FLOP, TURN, RIVER = BOARD.board[:3], BOARD.board[3:4], BOARD.board[4:]
CHIPS = result(BOARD).chip_scores
WINNER = ONE if CHIPS[0] > 0 else TWO
LOSER = TWO if WINNER == ONE else ONE
OTHER = ("7d", "5h", "9c")

TO_THE_FLOP: list[Action] = [Call(ONE), Check(TWO)]
AFTER: list[Action] = [
    Check(TWO),
    Check(ONE),
    DealStreet(TURN),
    Check(TWO),
    Check(ONE),
    DealStreet(RIVER),
    Check(TWO),
    Check(ONE),
]


def hand(*bodies: object) -> TableHand:
    played = TableHand(DUEL, LUCK)
    for body in bodies:
        played.record(body, "18:00")  # type: ignore[arg-type]
    return played


def finished() -> TableHand:
    return hand(*TO_THE_FLOP, DealStreet(FLOP), *AFTER)


def test_a_table_goes_through_the_stages_of_a_deal() -> None:
    played = TableHand(DUEL, LUCK)
    assert played.stage is Stage.SEALED
    played.record(BreakSeal("1-1-1-K"), "18:00")
    assert played.stage is Stage.PLAYING
    assert (played.seal_label, played.begun_at) == ("1-1-1-K", "18:00")
    for action in (*TO_THE_FLOP, DealStreet(FLOP), *AFTER):
        played.record(action, "18:01")
    assert played.stage is Stage.FINISHED
    played.record(Accepted(CHIPS, 0), "18:02")
    assert played.stage is Stage.ACCEPTED
    assert played.final


def test_a_board_typed_otherwise_loses_no_line_and_freezes_the_deal() -> None:
    """R39."""
    played = hand(*TO_THE_FLOP, DealStreet(OTHER), *AFTER, Award(0, (WINNER,)))

    assert played.stage is Stage.FROZEN
    assert isinstance(played.refusal, BoardDiffers)
    assert played.lines == len(TO_THE_FLOP) + 1 + len(AFTER) + 1
    assert len(played.in_force) == played.lines
    played.record(Accepted(CHIPS, 0), "18:05")
    assert played.stage is Stage.FROZEN
    assert not played.final


def test_the_director_corrects_the_board_and_the_accepted_result_counts() -> None:
    played = hand(*TO_THE_FLOP, DealStreet(OTHER), *AFTER, Accepted(CHIPS, 0))

    played.record(Correction(2, DealStreet(FLOP), "typed wrongly"), "18:30")

    assert played.stage is Stage.ACCEPTED
    assert played.chip_scores == CHIPS
    assert played.accepted_at == "18:30"


def test_a_wrong_winner_is_asked_about_once_and_then_freezes_the_deal() -> None:
    """R38."""
    played = finished()

    played.record(Award(0, (LOSER,)), "18:01")
    assert (played.misses, played.stage) == (1, Stage.FINISHED)
    assert all(not isinstance(action, Award) for action in played.actions)

    played.record(Award(0, (LOSER,)), "18:02")
    assert played.stage is Stage.FROZEN
    assert isinstance(played.refusal, AwardDiffers)


def test_after_one_wrong_winner_the_right_one_can_be_announced() -> None:
    played = finished()
    played.record(Award(0, (LOSER,)), "18:01")

    played.record(Award(0, (WINNER,)), "18:02")
    played.record(Accepted(CHIPS, 0), "18:03")

    assert played.final


def test_a_result_recorded_without_the_network_by_a_wrong_winner_waits_for_the_director() -> None:
    played = finished()
    played.record(Award(0, (LOSER,)), "18:01")

    played.record(Accepted(tuple(-chips for chips in CHIPS), 0), "18:01")

    assert played.stage is Stage.FROZEN
    played.let_stand("18:10")
    assert played.stage is Stage.ACCEPTED
    assert played.chip_scores == CHIPS


def test_a_result_that_nothing_had_warned_of_is_refused() -> None:
    with refused(ResultDiffers, stated=(-50, 50), made=(50, -50)):
        finished().record(Accepted(tuple(-chips for chips in CHIPS), 0), "18:01")


def test_what_a_table_made_of_a_wrong_deck_is_what_it_announced_last() -> None:
    """R68: the winner that the deck-order contradicts, and whose hand it was at this table."""
    played = finished()
    assert played.made_at_table() is None

    played.record(Award(0, (LOSER,)), "18:01")
    played.record(Award(0, (LOSER,)), "18:02")

    assert played.stage is Stage.FROZEN
    assert played.made_at_table() == (tuple(-chips for chips in CHIPS), 0)


def test_what_a_table_made_of_a_wrong_deck_is_what_it_named_as_its_result() -> None:
    """R68: recorded without the network, by a winner that it had been warned of."""
    played = finished()
    played.record(Award(0, (LOSER,)), "18:01")
    played.record(Accepted(tuple(-chips for chips in CHIPS), 0), "18:02")

    assert played.stage is Stage.FROZEN
    assert played.made_at_table() == (tuple(-chips for chips in CHIPS), 0)


def test_a_hand_that_all_but_one_have_folded_needs_no_card() -> None:
    """R68: while one at its showdown comes to nothing before its winners are announced."""
    assert hand(Fold(ONE)).made_at_table() == ((-25, 25), 0)
    assert hand(*TO_THE_FLOP).made_at_table() is None
    assert hand(*TO_THE_FLOP, Check(TWO), Check(ONE)).made_at_table() is None


def test_a_differing_board_freezes_the_deal_until_the_director_lets_it_go_on() -> None:
    played = hand(*TO_THE_FLOP, Dealt("flop"), Different("flop", OTHER))
    assert played.stage is Stage.FROZEN
    assert played.street_sent == ("flop", 2)

    played.let_stand("18:10")

    assert played.stage is Stage.PLAYING
    played.record(DealStreet(FLOP), "18:11")
    for action in AFTER:
        played.record(action, "18:12")
    assert played.stage is Stage.FINISHED


def test_a_ruling_lets_no_board_stand_that_the_deck_order_does_not_have() -> None:
    played = hand(*TO_THE_FLOP, DealStreet(OTHER), *AFTER)

    played.let_stand("18:10")

    assert played.stage is Stage.FROZEN


def test_a_disputed_result_is_final_when_the_director_lets_it_stand() -> None:
    played = finished()
    played.record(Dispute(TWO, "my raise was to 350"), "18:01")
    assert played.stage is Stage.DISPUTED
    assert played.disputed is not None
    assert played.disputed.act == Dispute(TWO, "my raise was to 350")

    played.let_stand("18:10")

    assert played.stage is Stage.ACCEPTED
    assert played.accepted_at == "18:10"
    assert played.chip_scores == CHIPS


def test_notes_and_calls_do_not_stop_a_hand() -> None:
    played = hand(Call(ONE), Note("clock", TWO, ""), CallDirector("a string bet"), Check(TWO))

    assert played.stage is Stage.PLAYING
    assert len(played.calls) == 1
    played.answer()
    assert played.calls == ()
    assert [type(mark.act) for mark in played.marks] == [Note, CallDirector]


def test_nothing_but_notes_and_calls_follows_an_accepted_result() -> None:
    played = finished()
    played.record(Accepted(CHIPS, 0), "18:01")

    for body in (BreakSeal("1-1-1-K"), Dealt("flop"), Dispute(None, ""), Fold(ONE)):
        with refused(HandClosed, lines=12):
            played.record(body, "18:02")
    played.record(Note("other", None, "applause"), "18:03")


def test_taking_back_the_line_that_was_contradicted_thaws_the_hand() -> None:
    played = hand(*TO_THE_FLOP, DealStreet(OTHER))

    played.record(Undo(2), "18:01")

    assert played.stage is Stage.PLAYING
    assert played.refusal is None


def test_taking_a_wrong_winner_back_is_no_way_to_ask_who_has_won() -> None:
    """R38: refused for the wrong one alone, it would name the right one and write nothing."""
    wrong = finished()
    wrong.record(Award(0, (LOSER,)), "18:01")
    wrong.record(Undo(wrong.lines - 1), "18:01")
    right = finished()
    right.record(Award(0, (WINNER,)), "18:01")
    right.record(Undo(right.lines - 1), "18:01")

    assert wrong.in_force == right.in_force
    assert wrong.lines == right.lines
    assert (wrong.misses, wrong.missed) == (right.misses, right.missed) == (1, ())


def test_a_wrong_winner_is_corrected_as_if_it_had_been_announced_then() -> None:
    played = finished()
    of = played.lines
    played.record(Award(0, (LOSER,)), "18:01")
    played.record(Muck(LOSER), "18:01")

    played.record(Correction(of, Award(0, (WINNER,)), ""), "18:02")

    assert played.in_force[-2:] == [(of, Award(0, (WINNER,))), (of + 1, Muck(LOSER))]
    assert (played.misses, played.missed, played.refusal) == (1, (), None)


def test_a_correction_to_another_wrong_winner_is_the_second() -> None:
    played = finished()
    of = played.lines
    played.record(Award(0, (LOSER,)), "18:01")

    played.record(Correction(of, Award(0, (ONE, TWO)), ""), "18:02")

    assert (played.misses, played.stage) == (2, Stage.FROZEN)


def test_what_two_wrong_winners_have_frozen_no_undo_thaws() -> None:
    """R38: with a line to take back after each, one could go on guessing."""
    played = finished()
    played.record(Show(WINNER, ()), "18:01")
    award_line = played.lines - 1
    for _ in range(2):
        played.record(Award(0, (LOSER,)), "18:01")
    played.record(Undo(award_line), "18:02")

    assert played.stage is Stage.FROZEN
    played.record(Award(0, (WINNER,)), "18:03")
    played.let_stand("18:10")
    assert (played.stage, played.misses, played.refusal) == (Stage.FINISHED, 1, None)
    assert played.actions[-1] == Award(0, (WINNER,))
    assert played.state is not None
    assert played.state.claims.awards == ((0, (WINNER,)),)


def test_the_director_names_the_winner_in_place_of_a_wrong_one_that_was_accepted() -> None:
    played = finished()
    of = played.lines
    played.record(Award(0, (LOSER,)), "18:01")
    played.record(Accepted(tuple(-chips for chips in CHIPS), 0), "18:01")

    played.record(Correction(of, Award(0, (WINNER,)), "shown"), "18:09")

    assert played.stage is Stage.FROZEN
    played.let_stand("18:10")
    assert played.chip_scores == CHIPS


def test_whoever_reads_without_the_deck_order_finds_the_same_when_it_is_known() -> None:
    """An archive of a running event is read so; one wrong winner must not make it unreadable."""
    bodies = (
        *TO_THE_FLOP,
        DealStreet(FLOP),
        *AFTER,
        Award(0, (LOSER,)),
        Award(0, (WINNER,)),
        Accepted(CHIPS, 0),
    )
    stranger = TableHand(DUEL, None)
    for body in bodies:
        stranger.record(body, "18:00")

    stranger.reveal(LUCK)

    known = hand(*bodies)
    assert stranger.in_force == known.in_force
    assert (stranger.accepted, stranger.missed) == (known.accepted, known.missed)


@pytest.mark.parametrize("river", [RIVER, ("2d",)])
def test_a_card_guessed_and_taken_back_leaves_no_trace_of_whether_it_was_right(
    river: tuple[str, ...],
) -> None:
    """A recorder who is a spy guesses the river before it is dealt, and undoes everything."""
    played = hand(*TO_THE_FLOP, DealStreet(FLOP), *AFTER[:5])
    before, first = list(played.in_force), played.lines
    guesses = [DealStreet(river), Check(TWO), Check(ONE), Award(0, (LOSER,))]

    for _ in range(2):
        start = played.lines
        for body in (*guesses, *(Undo(start + n) for n in (3, 2, 1, 0))):
            played.record(body, "18:01")
        assert played.in_force == before

    assert played.lines == first + 16
    assert (played.misses, played.missed, played.stage) == (2, (), Stage.FROZEN)
    assert isinstance(played.refusal, AwardDiffers)
    played.let_stand("18:10")
    assert played.stage is Stage.PLAYING
