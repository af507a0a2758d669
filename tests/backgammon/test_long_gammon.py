"""Long gammon: the head, the block of six, mars, and the points on which sources differ."""

from dataclasses import replace

import pytest

from evendeal.backgammon import (
    LONG_GAMMON,
    BlockTest,
    Double,
    Due,
    Ending,
    GameState,
    Level,
    OpeningDice,
    Resign,
    Roll,
    Ruleset,
    apply,
    facing,
    legal,
    result,
)
from evendeal.backgammon.refusals import (
    BlockedSix,
    HeadAgain,
    NothingToDouble,
    PointClosed,
    ResignationTooHigh,
)
from support.backgammon.boards_in_words import BLACK, WHITE, at, opened, played, plays, rolled
from support.refusals import refused

EACH = replace(LONG_GAMMON, block=BlockTest.EACH)
OFF = replace(LONG_GAMMON, block=BlockTest.OFF)
REROLL = replace(LONG_GAMMON, opening=OpeningDice.REROLL)


def second(rules: Ruleset, black: str, high: int, low: int) -> GameState:
    """White's first turn after black has started and stands so."""
    state = at("24:15", black, rules=rules, rolls=(0, 1))._replace(starter=BLACK)
    return rolled(state, high, low)


def test_one_checker_leaves_the_head_in_a_turn() -> None:
    state = opened(2, 1, LONG_GAMMON)

    assert plays(state) == {"24/22 22/21"} or plays(state) == {"24/23 23/21"}
    with refused(HeadAgain, side=WHITE, dice=(2, 1), n=2):
        played(state, "24/22 24/23")


@pytest.mark.parametrize(
    ("die", "expected"),
    [
        (3, {"24/21 24/21 21/18 21/18", "24/21 24/21 21/18 18/15"}),
        (4, {"24/20 24/20 20/16 20/16"}),
        (6, {"24/18 24/18"}),
    ],
)
def test_two_checkers_leave_the_head_with_a_first_double_of_three_four_or_six(
    die: int, expected: set[str]
) -> None:
    assert plays(rolled(opened(6, 1, REROLL), die, die)) == expected


@pytest.mark.parametrize("die", [1, 2, 5])
def test_one_checker_leaves_the_head_with_another_first_double(die: int) -> None:
    for play in plays(rolled(opened(6, 1, REROLL), die, die)):
        assert play.split().count(f"24/{24 - die}") == 1


def test_in_a_later_turn_one_checker_leaves_the_head_with_any_double() -> None:
    state = rolled(at("24:14 21:1", "24:14 20:1", rules=LONG_GAMMON), 4, 4)

    assert all(play.split().count("24/20") <= 1 for play in plays(state))


def test_the_second_player_may_take_two_where_that_is_agreed() -> None:
    """With 5-5 one checker from the head would run 24-19-14-9-4, and 4 is held."""
    black = "24:14 16:1"  # on white's point 4
    agreed = replace(LONG_GAMMON, second_player_extension=True)

    assert plays(second(LONG_GAMMON, black, 5, 5)) == {"24/19 19/14 14/9"}
    assert "24/19 24/19 19/14 19/14" in plays(second(agreed, black, 5, 5))
    assert plays(second(agreed, "24:14 23:1", 5, 5)) == {"24/19 19/14 14/9 9/4"}


def test_a_single_checker_of_the_opponent_closes_a_point() -> None:
    state = rolled(at("24:14 20:1", "24:14 9:1", rules=LONG_GAMMON), 3, 1)

    assert facing(LONG_GAMMON, 21) == 9
    with refused(PointClosed, side=WHITE, dice=(3, 1), n=1):
        played(state, "24/21 20/19")


def wall(rules: Ruleset) -> GameState:
    """White holds five in a row and would make it six with a 2; black is not past them."""
    return at("24:9 20:1 18:1 17:1 16:1 15:1 14:1", "24:15", rules=rules)


def test_six_in_a_row_are_not_built_before_an_opponent_is_past_them() -> None:
    state = rolled(wall(LONG_GAMMON), 6, 1)

    with refused(BlockedSix, side=WHITE, dice=(6, 1), n=None):
        played(state, "20/19 24/18")
    assert {"24/18 20/19"}.isdisjoint(plays(state))
    assert "24/18 20/19" in plays(rolled(wall(OFF), 6, 1))


def test_six_in_a_row_are_built_when_an_opponent_is_past_them() -> None:
    """White's 19 to 14 are black's 7 to 2; a black checker on 1 is past them."""
    white = "24:9 20:1 18:1 17:1 16:1 15:1 14:1"
    past = rolled(at(white, "24:14 1:1", rules=LONG_GAMMON), 6, 1)
    behind = rolled(at(white, "24:14 9:1", rules=LONG_GAMMON), 6, 1)

    assert "24/18 20/19" in plays(past)
    assert "24/18 20/19" not in plays(behind)


def test_a_block_may_stand_within_a_turn_where_only_the_end_counts() -> None:
    """21/19 makes six in a row and 19/18 ends it; black holds 20, so there is no other order."""
    white, black = "24:9 21:1 18:1 17:1 16:1 15:1 14:1", "24:14 8:1"
    final = rolled(at(white, black, rules=LONG_GAMMON), 2, 1)
    each = rolled(at(white, black, rules=EACH), 2, 1)

    assert "21/19 19/18" in plays(final)
    assert plays(each) == plays(final) - {"21/19 19/18"}
    with refused(BlockedSix, side=WHITE, dice=(2, 1), n=1):
        played(each, "21/19 19/18")


def test_mars_is_lost_with_nothing_borne_off_and_koks_is_not_decided_here() -> None:
    mars = result(played(rolled(at("1:1", "24:2 6:13", rules=LONG_GAMMON), 2, 1), "1/off"))
    oin = result(played(rolled(at("1:1", "6:14", rules=LONG_GAMMON), 2, 1), "1/off"))

    assert (mars.level, mars.left, mars.behind) == (Level.GAMMON, 15, 2)
    assert (oin.level, oin.left, oin.behind) == (Level.SINGLE, 14, 0)


def test_a_backgammon_is_not_resigned_in_long_gammon() -> None:
    with refused(ResignationTooHigh, side=WHITE, level=Level.BACKGAMMON, most=Level.GAMMON):
        apply(opened(3, 1, LONG_GAMMON), Resign(WHITE, Level.BACKGAMMON))


def last_roll(black: str, *, agreed: bool) -> GameState:
    """White, the starter, has just borne off its last checker."""
    rules = replace(LONG_GAMMON, last_roll_draw=agreed)
    return played(rolled(at("1:1", black, rules=rules), 2, 1), "1/off")


def test_the_last_roll_draws_only_where_that_is_agreed() -> None:
    assert result(last_roll("2:2", agreed=False)).ending is Ending.BORNE_OFF
    waiting = last_roll("2:2", agreed=True)
    assert (waiting.due, waiting.turn) == (Due.ROLL, BLACK)
    drawn = result(played(rolled(waiting, 6, 5), "2/off 2/off"))
    assert (drawn.winner, drawn.left, drawn.ending) == (None, 0, Ending.DRAWN)
    lost = result(played(rolled(waiting, 2, 1), "2/off 2/1"))
    assert (lost.winner, lost.left, lost.ending) == (WHITE, 1, Ending.BORNE_OFF)


def test_nobody_doubles_or_resigns_when_only_a_draw_can_be_had() -> None:
    waiting = last_roll("2:2", agreed=True)

    assert not legal(waiting).double
    with refused(NothingToDouble, side=BLACK):
        apply(waiting, Double(BLACK))


def test_a_starter_who_plays_both_dice_has_no_double_in_the_first_turn() -> None:
    state = opened(6, 1, LONG_GAMMON)

    assert (state.due, state.dice, state.rolls) == (Due.PLAY, (6, 1), (1, 0))


def test_a_starter_who_rolls_again_uses_a_roll_of_its_own() -> None:
    state = opened(6, 1, REROLL)

    assert (state.due, state.rolls) == (Due.ROLL, (0, 0))
    assert apply(state, Roll(WHITE, (5, 5))).rolls == (1, 0)
