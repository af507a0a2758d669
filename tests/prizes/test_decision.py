"""Section 6 of Besalú, The Dependent Chip Model (2021), and the hands around it."""

from fractions import Fraction
from math import inf, nan
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.prizes.decision import EquityRefused, NotPostedByAll, Shove, ShoveRefused, decide
from support.refusals import refused

PAPER = Shove(stacks=(1000, 1000, 2000, 3000), posted=(0, 200, 0, 0), shover=0, caller=1)
PRIZES = (50, 30, 20)


def test_the_hand_of_the_paper_is_a_fold_by_icm_and_a_call_by_dcm() -> None:
    chips, icm, dcm = decide(PAPER, PRIZES, equity=Fraction(2, 5))

    assert (icm.advice, round(icm.call, 2), round(icm.fold, 2)) == ("fold", 12.74, 15.23)
    assert (dcm.advice, round(dcm.call, 2), round(dcm.fold, 2)) == ("call", 12.29, 9.57)
    assert (round(icm.win, 2), round(dcm.win, 2), icm.lose, dcm.lose) == (31.86, 30.71, 0, 0)
    assert (chips.advice, chips.fold, chips.win, chips.lose) == ("break-even", 800, 2000, 0)


def test_the_hand_of_the_paper_needs_40_47_8_or_31_2_percent() -> None:
    needs = [advice.need for advice in decide(PAPER, PRIZES, equity=0.4)]

    assert needs == pytest.approx([0.4, 0.47811, 0.31164], abs=5e-6)


def test_forty_percent_is_break_even_by_chips_however_it_is_written() -> None:
    for equity in (Fraction(2, 5), 0.4, 0.1 + 0.3):
        assert decide(PAPER, PRIZES, equity=equity)[0].advice == "break-even"


def test_at_the_equity_needed_each_model_breaks_even() -> None:
    for place, advice in enumerate(decide(PAPER, PRIZES, equity=0.5)):
        assert advice.need is not None
        there = decide(PAPER, PRIZES, equity=advice.need)[place]
        above = decide(PAPER, PRIZES, equity=advice.need + 1e-6)[place]
        below = decide(PAPER, PRIZES, equity=advice.need - 1e-6)[place]

        assert (below.advice, there.advice, above.advice) == ("fold", "break-even", "call")


def test_what_the_longer_stack_has_over_the_shorter_goes_back() -> None:
    long_shover = Shove((900, 500, 300), (0, 100, 50), shover=0, caller=1)
    short_shover = Shove((500, 900, 300), (0, 100, 50), shover=0, caller=1)

    assert long_shover.after_call(wins=True) == (400, 1050, 250)
    assert long_shover.after_call(wins=False) == (1450, 0, 250)
    assert short_shover.after_call(wins=True) == (0, 1450, 250)
    assert short_shover.after_call(wins=False) == (1050, 400, 250)


def test_after_a_fold_the_shover_has_what_was_posted() -> None:
    assert Shove((900, 500, 300), (0, 100, 50), shover=0, caller=1).after_fold() == (1050, 400, 250)


def test_a_short_caller_cannot_win_more_of_a_blind_than_they_put_in() -> None:
    shove = Shove((5000, 100, 900), (0, 50, 200), shover=0, caller=1)

    assert shove.after_call(wins=True) == (5000, 300, 700)
    assert shove.after_call(wins=False) == (5300, 0, 700)


def test_a_big_blind_ante_is_dead_money_and_no_part_of_the_bet() -> None:
    shove = Shove((800, 1000, 3000), (0, 400, 100), shover=0, caller=1, antes=(0, 200, 0))

    assert shove.after_call(wins=True) == (0, 1900, 2900)
    assert shove.after_call(wins=False) == (1900, 0, 2900)


def test_who_goes_out_gets_the_prize_of_the_last_place_left() -> None:
    shove = Shove((500, 500, 900), (0, 100, 50), shover=0, caller=1)
    _, icm, dcm = decide(shove, (50, 30, 20), equity=0.5)

    assert (icm.lose, dcm.lose) == (20, 20)


def test_heads_up_every_model_says_what_the_chips_say() -> None:
    shove = Shove((700, 900), (50, 100), shover=0, caller=1)
    chips, icm, dcm = decide(shove, (100, 60), equity=0.45)

    assert icm.need == pytest.approx(chips.need)
    assert dcm.need == pytest.approx(chips.need)


def test_when_all_prizes_are_equal_no_equity_is_needed_or_enough() -> None:
    shove = Shove((700, 900), (50, 100), shover=0, caller=1)
    _, icm, dcm = decide(shove, (10, 10), equity=0.45)

    assert (icm.need, icm.advice) == (None, "break-even")
    assert (dcm.need, dcm.advice) == (None, "break-even")


@pytest.mark.parametrize(
    ("shove", "facts"),
    [
        pytest.param(
            {"caller": 0},
            {"player": 1, "field": "caller"},
            id="their own all-in",
        ),
        pytest.param(
            {"caller": 3},
            {"player": 4, "field": "caller"},
            id="player 4 of 3",
        ),
        pytest.param(
            {"shover": -1},
            {"player": 0, "field": "shover"},
            id="player 0",
        ),
        pytest.param(
            {"posted": (0, 501, 0)},
            {"player": 2, "field": "posted"},
            id="a post above the stack",
        ),
        pytest.param(
            {"posted": (0, -1, 0)}, {"player": 2, "field": "posted"}, id="player 2 cannot post -1"
        ),
        pytest.param(
            {"posted": (0, 0.5, 0)}, {"player": 2, "field": "posted"}, id="player 2 cannot post 0.5"
        ),
        pytest.param(
            {"posted": (0, 500, 0)},
            {"player": 2, "field": "posted"},
            id="player 2 is all-in by what they posted and has",
        ),
        pytest.param(
            {"posted": (0, 100, 300)},
            {"player": 3, "field": "posted"},
            id="player 3 is all-in by what they posted",
        ),
        pytest.param(
            {"stacks": (80, 500, 300), "posted": (0, 100, 50)},
            {"player": 2, "field": "posted"},
            id="player 2 has already posted as much as",
        ),
        pytest.param(
            {"antes": (0, 150, 0)},
            {"player": 2, "field": "posted"},
            id="player 2 cannot have an ante of 150 in the 100",
        ),
    ],
)
def test_a_hand_without_such_a_decision_is_refused(
    shove: dict[str, Any], facts: dict[str, object]
) -> None:
    hand: dict[str, Any] = {
        "stacks": (900, 500, 300),
        "posted": (0, 100, 50),
        "shover": 0,
        "caller": 1,
    }
    with refused(ShoveRefused, **facts):
        Shove(**{**hand, **shove})


def test_what_was_posted_is_told_for_every_player() -> None:
    with refused(NotPostedByAll, field="posted", amounts=2, players=3):
        Shove((900, 500, 300), (0, 100), shover=0, caller=1)


def test_one_player_has_nobody_to_call() -> None:
    with refused(ShoveRefused, player=2, field="caller"):
        Shove((900,), (0,), shover=0, caller=1)


@pytest.mark.parametrize("equity", [-0.01, 1.01, nan, inf, Fraction(3, 2), True])
def test_an_equity_is_a_part_of_the_pot(equity: float) -> None:
    with refused(EquityRefused):
        decide(PAPER, PRIZES, equity=equity)


@st.composite
def shoves(draw: st.DrawFn) -> Shove:
    players = draw(st.integers(2, 6))
    stacks = draw(st.lists(st.integers(2, 60), min_size=players, max_size=players))
    shover, caller = draw(st.permutations(range(players)))[:2]
    most = [min(stack - 1, stacks[shover] - 1) for stack in stacks]
    posted = [draw(st.integers(0, chips)) for chips in most]
    antes = [0] * players
    if draw(st.booleans()):
        antes = [min(1, chips) for chips in posted]
    return Shove(tuple(stacks), tuple(posted), shover, caller, tuple(antes))


@given(shoves())
def test_no_chip_is_lost_or_made_whatever_the_caller_does(shove: Shove) -> None:
    for after in (
        shove.after_fold(),
        shove.after_call(wins=True),
        shove.after_call(wins=False),
    ):
        assert sum(after) == sum(shove.stacks)
        assert min(after) >= 0


@given(shoves())
def test_nobody_wins_more_from_another_than_they_could_lose(shove: Shove) -> None:
    """A caller wins from the shover no more than they had at stake, beside the ante."""
    after = shove.after_call(wins=True)
    at_stake = shove.stacks[shove.caller] + shove.antes[shove.shover]

    for player, (before, left) in enumerate(zip(shove.stacks, after, strict=True)):
        if player not in (shove.caller, shove.shover):
            assert before - left == shove.posted[player]
    assert shove.stacks[shove.shover] - after[shove.shover] <= at_stake


def test_progress_only_rises_and_ends_at_the_whole() -> None:
    reported: list[float] = []
    shove = Shove(tuple(range(100, 115)), (0,) * 15, shover=0, caller=1)

    decide(shove, (50, 30, 20), equity=0.4, error=1e-2, progress=reported.append)

    assert reported == sorted(reported)
    assert reported[-1] == 1
