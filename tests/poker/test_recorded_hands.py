"""A hand as its table says it: which lines count, what may follow, what the recorder may change."""

import pytest
from hypothesis import given

from evendeal.cards import DeckOrder
from evendeal.ids import SeatNo
from evendeal.lines.acts import CallDirector, Undo
from evendeal.lines.fields import NotABody
from evendeal.poker import Action, Award, Call, Check, DealStreet, Fold, Kill, RaiseTo, Setup, Show
from evendeal.poker.hand_stage import Stage
from evendeal.poker.lines import (
    Accepted,
    BreakSeal,
    Correction,
    Dealt,
    Different,
    Dispute,
    HandLine,
    Note,
)
from evendeal.poker.lines_wire import HAND_LINES, hand_line_from_json, hand_line_from_log
from evendeal.poker.played import PlayedHand
from evendeal.poker.record_refusals import (
    DealtAlready,
    HandClosed,
    HandFrozen,
    HoleCardsNotTaken,
    NoSuchLine,
    ResultDiffers,
    SealFirst,
    SealIsBroken,
    UndoNeedsRuling,
)
from evendeal.poker.recorder_reach import require_no_hole_cards, take_from_recorder
from evendeal.poker.refusals import AwardedAlready, NotOver, NotYourTurn, StreetNotDue
from support.poker.any_hand import hands
from support.refusals import refused

ONE, TWO = SeatNo(1), SeatNo(2)
DUEL = Setup(stacks=(1000, 1000), button=ONE, small_blind=25, big_blind=50)
SEAL = BreakSeal("1-1-1-F")
FLOP = ("2c", "7d", "Jh")
TO_THE_FLOP: list[HandLine] = [SEAL, Call(ONE), Check(TWO), Dealt("flop"), DealStreet(FLOP)]
FOLDED: list[HandLine] = [SEAL, RaiseTo(ONE, 100), RaiseTo(TWO, 300), Fold(ONE)]
CALLED: list[HandLine] = [SEAL, RaiseTo(ONE, 100), Fold(TWO)]
SHOWDOWN: list[HandLine] = [
    *TO_THE_FLOP,
    *(Check(TWO), Check(ONE), Dealt("turn"), DealStreet(("9s",))),
    *(Check(TWO), Check(ONE), Dealt("river"), DealStreet(("2h",))),
    *(Check(TWO), Check(ONE)),
]


def recorded(*lines: HandLine) -> PlayedHand:
    """A hand of two with these lines of its recorder."""
    hand = PlayedHand.announced(DUEL)
    for line in lines:
        take_from_recorder(hand, line)
    return hand


def test_a_hand_without_its_deck_order_is_played_by_what_its_table_says() -> None:
    hand = recorded(*SHOWDOWN, Award(0, (TWO,)))

    assert hand.over
    assert hand.ready
    assert hand.state is not None
    assert hand.state.board == (*FLOP, "9s", "2h")
    with refused(ResultDiffers, stated=(50, -50), made=(-50, 50)):
        take_from_recorder(hand, Accepted((50, -50), 0))

    take_from_recorder(hand, Accepted((-50, 50), 0))

    assert hand.final
    assert hand.stage is Stage.ACCEPTED
    assert hand.chip_scores == (-50, 50)


def test_what_may_be_done_next_is_said_until_the_hand_waits_for_somebody_else() -> None:
    hand = recorded(SEAL)

    assert hand.choices().seat == ONE
    assert hand.choices().call == 25

    hand.take(1, Dispute(TWO, "out of turn"))

    assert hand.halted is Stage.DISPUTED
    assert hand.choices().seat is None
    assert PlayedHand(DUEL, None).choices().seat is None


def test_a_street_is_offered_from_the_dealer_s_word_to_its_cards() -> None:
    hand = recorded(*TO_THE_FLOP[:3])

    assert (hand.street_due, hand.offered) == ("flop", None)

    take_from_recorder(hand, Dealt("flop"))

    assert (hand.street_due, hand.offered) == ("flop", "flop")

    take_from_recorder(hand, DealStreet(FLOP))

    assert (hand.street_due, hand.offered) == (None, None)


def test_the_deck_is_opened_first_and_once() -> None:
    with refused(SealFirst):
        recorded(Fold(ONE))
    with refused(SealIsBroken, label=SEAL.label):
        recorded(SEAL, BreakSeal("1-1-2-X"))

    assert recorded(Note("other", None, "late"), CallDirector("the deck")).untouched


def test_a_street_comes_when_it_is_due_and_once() -> None:
    with refused(StreetNotDue):
        recorded(SEAL, Dealt("flop"))
    with refused(StreetNotDue):
        recorded(SEAL, Different("flop"))
    with refused(StreetNotDue):
        recorded(SEAL, Dispute(None, "no"))
    with refused(DealtAlready, street="flop"):
        recorded(*TO_THE_FLOP[:4], Dealt("flop"))


def test_the_last_street_that_was_put_down_ends_what_the_recorder_may_change() -> None:
    hand = recorded(*TO_THE_FLOP, Check(TWO))
    for of in range(4):
        with refused(UndoNeedsRuling, of=of, street="flop"):
            take_from_recorder(hand, Undo(of))
        with refused(UndoNeedsRuling, of=of, street="flop"):
            take_from_recorder(hand, Correction(of, Fold(ONE), "no"))
    with refused(NoSuchLine, of=9):
        take_from_recorder(hand, Undo(9))
    with refused(UndoNeedsRuling, of=0, street=None):
        take_from_recorder(recorded(SEAL, Call(ONE)), Undo(0))

    take_from_recorder(hand, Correction(5, RaiseTo(TWO, 50), "it was a bet"))
    take_from_recorder(hand, Undo(5))

    assert hand.lines == 8
    assert [n for n, _ in hand.in_force] == [1, 2, 4]


def test_the_director_s_correction_reaches_behind_a_street() -> None:
    hand = recorded(SEAL, RaiseTo(ONE, 100), Call(TWO), Dealt("flop"), DealStreet(FLOP))
    hand.take(hand.lines, Correction(1, RaiseTo(ONE, 150), "the chips were there"))

    assert hand.state is not None
    assert hand.state.pot == 300


def test_a_correction_that_the_later_lines_do_not_fit_changes_nothing() -> None:
    hand = recorded(*TO_THE_FLOP)
    before = hand.copy()
    with refused(NotYourTurn):
        hand.take(hand.lines, Correction(1, Fold(TWO), ""))

    assert hand == before


@pytest.mark.parametrize(
    ("word", "stage"),
    [(Dispute(ONE, "a misdeal"), "disputed"), (Different("turn", ("9h",)), "frozen")],
)
def test_a_hand_whose_table_does_not_agree_waits_for_the_director(
    word: HandLine, stage: str
) -> None:
    begun = TO_THE_FLOP if stage == "frozen" else CALLED
    rest: list[HandLine] = [Check(TWO), Check(ONE)] if stage == "frozen" else []
    hand = recorded(*begun, *rest, word)
    with refused(HandFrozen, stage=stage):
        take_from_recorder(hand, Undo(1))
    take_from_recorder(hand, CallDirector("please"))

    assert hand.halted is not None
    assert hand.halted.value == stage
    assert len(hand.calls) == 1


def test_nothing_but_a_word_follows_an_accepted_result() -> None:
    hand = recorded(*FOLDED, Accepted((-100, 100), 0))
    for line in (Fold(TWO), Undo(3), Accepted((-100, 100), 0), Dealt("flop"), Kill(ONE)):
        with refused(HandClosed, lines=5):
            take_from_recorder(hand, line)
    take_from_recorder(hand, Note("other", ONE, "applause"))

    assert hand.lines == 6


def test_a_result_before_the_end_is_refused() -> None:
    with refused(NotOver):
        recorded(*TO_THE_FLOP, Accepted((0, 0), 0))


def test_a_pot_that_was_announced_is_taken_back_before_it_is_announced_anew() -> None:
    hand = recorded(*SHOWDOWN, Award(0, (TWO,)))
    with refused(AwardedAlready):
        take_from_recorder(hand, Award(0, (ONE,)))
    take_from_recorder(hand, Undo(hand.lines - 1))
    take_from_recorder(hand, Award(0, (ONE,)))

    assert hand.ready


def test_no_console_says_a_hole_card() -> None:
    show = Show(ONE, ("As", "Ad"))
    for line in (show, Correction(3, show, "")):
        with refused(HoleCardsNotTaken, seat=1):
            require_no_hole_cards(line)

    require_no_hole_cards(Show(ONE, ()))


def test_a_copy_goes_its_own_way() -> None:
    hand = recorded(*CALLED[:2])
    other = hand.copy()
    take_from_recorder(other, Fold(TWO))

    assert (hand.lines, len(hand.in_force), hand.over) == (2, 1, False)
    assert other.over


@pytest.mark.parametrize("lines", [CALLED, FOLDED, TO_THE_FLOP, SHOWDOWN])
def test_a_hand_read_from_its_lines_as_json_is_the_same_hand(lines: list[HandLine]) -> None:
    read = [hand_line_from_json(HAND_LINES.write(line)) for line in lines]

    assert read == lines
    assert recorded(*read) == recorded(*lines)


def test_a_log_of_before_is_read_as_it_was_written() -> None:
    """`true` was taken for a number once, and a reason could be of any length."""
    fold = {"do": "fold", "seat": 1}
    logged = {"do": "correct", "of": True, "action": fold, "reason": "x" * 501}

    assert hand_line_from_log(logged) == Correction(1, Fold(ONE), "x" * 501)
    with refused(NotABody, do="correct"):
        hand_line_from_json({**logged, "of": 1})


@given(hands())
def test_a_table_that_knows_no_deck_order_plays_the_same_hand(
    drawn: tuple[Setup, DeckOrder, tuple[Action, ...]],
) -> None:
    """The same state but for the cards that nobody has shown, and the same choices."""
    setup, luck, actions = drawn
    known, announced = PlayedHand(setup, luck), PlayedHand.announced(setup)
    board = 0
    for action in actions:
        known.take(known.lines, action)
        announced.take(announced.lines, action)
        assert known.state is not None
        while board < len(known.state.board):
            size = 3 if board == 0 else 1
            cards = known.state.board[board : board + size]
            known.take(known.lines, DealStreet(cards))
            announced.take(announced.lines, DealStreet(cards))
            board += size

        assert announced.choices() == known.choices()
        assert announced.state is not None
        assert announced.state.committed == known.state.committed

    assert announced == known.as_announced()
