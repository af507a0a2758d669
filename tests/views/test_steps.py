"""A hand played again step by step is the hand that was played."""

from fractions import Fraction

from hypothesis import given

from evendeal.cards import DeckOrder
from evendeal.ids import SeatNo
from evendeal.poker import Action, Setup, is_over, result
from evendeal.tournament.duplicate.table_hand import TableHand
from evendeal.views.poker.steps import HandStep, hand_steps
from support.poker.any_hand import hands
from support.poker.seen_hands import ACES_HOLD, hand, setup, six


def lines_of(steps: tuple[HandStep, ...]) -> list[str]:
    return [
        " ".join(
            str(each)
            for each in (step.street, step.seat, step.do, step.chips, "of", step.pot)
            if each is not None
        )
        for step in steps
    ]


def test_a_hand_is_played_again_from_the_blinds_to_the_last_pot() -> None:
    steps = hand_steps(
        hand(six(), ACES_HOLD, "125 fold 400 fold fold fold call check 750 2400 fold")
    )

    assert lines_of(steps) == [
        "pre-flop 1 post 25 of 25",
        "pre-flop 2 post 50 of 75",
        "pre-flop 3 raise 125 of 200",
        "pre-flop 4 fold of 200",
        "pre-flop 5 raise 400 of 600",
        "pre-flop 6 fold of 600",
        "pre-flop 1 fold of 600",
        "pre-flop 2 fold of 600",
        "pre-flop 3 call 400 of 875",
        "flop deal of 875",
        "flop 3 check of 875",
        "flop 5 bet 750 of 1625",
        "flop 3 raise 2400 of 4025",
        "flop 5 fold of 4025",
        "flop 3 back 1650 of 2375",
        "flop 3 win 2375 of 0",
    ]


def test_after_the_last_call_the_streets_follow_one_by_one() -> None:
    steps = hand_steps(hand(six(), ACES_HOLD, "125 fold 400 fold fold fold 5000 call"))

    assert [step.street for step in steps if step.do == "deal"] == ["flop", "turn", "river"]
    assert lines_of(steps)[-1] == "showdown 5 win 10075 of 0"


def test_a_lone_ante_is_in_the_pot_and_not_in_the_bet() -> None:
    steps = hand_steps(
        hand(
            setup(1000, 1000, 1000, big_blind_ante=50),
            ("AsAh KsKh QsQh", "2d3d4d8c9c"),
            "fold fold",
        )
    )

    assert lines_of(steps)[:2] == ["pre-flop 1 post 25 of 25", "pre-flop 2 post 50 of 125"]
    assert steps[1].committed == 100


@given(hands())
def test_whoever_adds_up_the_steps_has_the_result(
    played: tuple[Setup, DeckOrder, tuple[Action, ...]],
) -> None:
    conditions, luck, actions = played
    made = TableHand(conditions, luck)
    for action in actions:
        made.record(action, "")
    assert made.state is not None
    steps = hand_steps(made)
    put_in = dict.fromkeys(map(SeatNo, range(1, conditions.seats + 1)), Fraction(0))
    for step in steps:
        if step.seat is not None and step.committed is not None:
            put_in[step.seat] = Fraction(step.committed)
    won = {step.seat: step.chips or 0 for step in steps if step.do == "win" and step.seat}
    if not is_over(made.state):
        assert not won
        return
    done = result(made.state)

    for number, chips in enumerate(done.chip_scores, 1):
        seat = SeatNo(number)
        if seat not in conditions.empty:
            assert won.get(seat, 0) - put_in[seat] == chips
    assert steps[-1].pot == 0
