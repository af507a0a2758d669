"""Plays, the cube and results in the words of players."""

import pytest

from evendeal.backgammon import (
    LONG_GAMMON,
    Beaver,
    Double,
    Ending,
    GameResult,
    Level,
    Move,
    OpeningRoll,
    Resign,
    Side,
    Take,
    apply,
    placed,
    start,
)
from evendeal.backgammon.ruleset import BACKGAMMON
from evendeal.views.matches.words import act_words, play_words, result_words, roll_words
from support.sentences import in_golden_file

WHITE, BLACK = Side.WHITE, Side.BLACK


def points(**at: int) -> tuple[int, ...]:
    """Checkers on points named p1 to p24, off and bar."""
    names = ["off", *(f"p{point}" for point in range(1, 25)), "bar"]
    return tuple(at.get(name, 0) for name in names)


def test_two_checkers_are_told_from_the_rearmost_on() -> None:
    opened = apply(start(), OpeningRoll(6, 1))

    assert play_words(opened, WHITE, (Move(8, 7), Move(13, 7))) == "13/7 8/7"


def test_two_dice_of_one_checker_are_one_way() -> None:
    opened = apply(start(), OpeningRoll(6, 5))

    assert play_words(opened, WHITE, (Move(24, 18), Move(18, 13))) == "24/13"
    assert play_words(opened, WHITE, (Move(18, 13), Move(24, 18))) == "24/13"


def test_equal_moves_are_counted() -> None:
    assert play_words(start(), WHITE, (Move(13, 7),) * 2 + (Move(8, 2),) * 2) == "13/7(2) 8/2(2)"
    assert play_words(start(), WHITE, (Move(24, 18), Move(18, 12)) * 2) == "24/12(2)"


def test_a_hit_has_a_star_also_on_the_way() -> None:
    mine, theirs = points(bar=1, p6=14), points(p5=1, p8=1, p1=13)
    state = placed(BACKGAMMON, mine, theirs, WHITE)

    assert play_words(state, WHITE, (Move(25, 20), Move(20, 17))) == "bar/20*/17*"
    assert play_words(state, WHITE, (Move(25, 20), Move(6, 3))) == "bar/20* 6/3"


def test_bearing_off_is_said_so_and_a_dance_says_nothing() -> None:
    state = placed(BACKGAMMON, points(p6=2, off=13), points(p6=15), WHITE)

    assert play_words(state, WHITE, (Move(6, 0), Move(6, 0))) == "6/off(2)"
    assert play_words(state, WHITE, ()) == ""


def test_nothing_is_hit_in_long_gammon() -> None:
    state = placed(LONG_GAMMON, points(p24=15), points(p6=1, p20=14), WHITE)

    assert play_words(state, WHITE, (Move(24, 18),)) == "24/18"


def test_a_roll_is_told_with_its_higher_die_first() -> None:
    assert roll_words((2, 6)) == roll_words((6, 2)) == "6-2"


def test_the_cube_is_told_with_the_value_that_is_offered() -> None:
    in_golden_file(act_words(Double(WHITE), 1))
    in_golden_file(act_words(Beaver(BLACK), 1))
    in_golden_file(act_words(Take(BLACK), 1))


def test_a_resignation_is_told_in_the_words_of_the_game() -> None:
    in_golden_file(act_words(Resign(WHITE, Level.GAMMON), 1))
    in_golden_file(act_words(Resign(WHITE, Level.GAMMON), 1, is_long=True))


@pytest.mark.parametrize(
    "result",
    [
        GameResult(BLACK, 9, Level.SINGLE, Ending.BORNE_OFF, 2),
        GameResult(WHITE, 15, Level.SINGLE, Ending.PASSED, 1, 2),
        GameResult(WHITE, 1, Level.SINGLE, Ending.RESIGNED, 1),
        GameResult(None, 0, Level.SINGLE, Ending.DRAWN, 1),
    ],
    ids=lambda result: result.ending.name.lower(),
)
def test_how_a_game_ended(result: GameResult) -> None:
    in_golden_file(result_words(result, "Garal", "Chertkov", is_long=False))


def test_a_decided_game_is_said_to_be_one() -> None:
    """R48."""
    result = GameResult(WHITE, 15, Level.GAMMON, Ending.RESIGNED, 2)

    sentence = result_words(result, "Garal", "Chertkov", is_long=True, decided=True)

    in_golden_file(sentence)
