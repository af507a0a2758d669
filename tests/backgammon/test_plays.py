"""What may be played in backgammon, and why not."""

import pytest

from evendeal.backgammon import (
    BACKGAMMON,
    Due,
    Move,
    Play,
    Roll,
    Side,
    all_orders,
    apply,
    legal,
    next_moves,
    outcomes,
    pips,
    placed,
    start,
)
from evendeal.backgammon.refusals import (
    BarFirst,
    CheckerBehind,
    DieNotThere,
    IllegalPlay,
    LargerDieDue,
    MoreDicePlayable,
    NoCheckerThere,
    NotADie,
    NotAPosition,
    NotHomeYet,
    NotNow,
    OutOfTurn,
    PointClosed,
    TiedOpening,
    TooManyMoves,
)
from support.backgammon.boards_in_words import (
    BLACK,
    WHITE,
    at,
    moves,
    opened,
    played,
    plays,
    rolled,
)
from support.refusals import refused


def test_the_higher_die_of_the_opening_plays_both_dice() -> None:
    state = opened(2, 6)

    assert (state.turn, state.due, state.dice, state.rolls) == (BLACK, Due.PLAY, (2, 6), (0, 1))


def test_equal_opening_dice_are_thrown_again_and_not_recorded() -> None:
    with refused(TiedOpening, die=3):
        opened(3, 3)


@pytest.mark.parametrize("die", [0, 7, True, "6"])
def test_a_die_shows_one_to_six(die: int) -> None:
    with refused(NotADie):
        opened(die, 2)
    with refused(NotADie):
        rolled(played(opened(3, 1), "8/5 6/5"), die, 2)


def test_a_play_goes_over_to_the_other_side() -> None:
    state = played(opened(3, 1), "8/5 6/5")

    assert (state.turn, state.due, state.dice) == (BLACK, Due.ROLL, None)
    assert (state.checkers[WHITE][5], state.checkers[WHITE][6], state.checkers[WHITE][8]) == (
        *(2, 4, 2),
    )


def test_moves_may_be_told_in_any_order() -> None:
    assert played(opened(3, 1), "6/5 8/5") == played(opened(3, 1), "8/5 6/5")
    assert played(opened(6, 5), "18/13 24/18") == played(opened(6, 5), "24/18 18/13")


def test_a_single_checker_is_hit_and_must_enter_first() -> None:
    state = rolled(played(opened(6, 4), "24/18 13/9"), 6, 1)
    hit = played(state, "13/7 8/7")
    entering = rolled(hit, 6, 5)

    assert hit.checkers[WHITE][25] == 1
    with refused(BarFirst, side=WHITE, dice=(6, 5), moves=moves("13/7 8/3"), n=1):
        played(entering, "13/7 8/3")


def test_a_point_of_two_is_closed() -> None:
    with refused(PointClosed, side=WHITE, dice=(6, 5), moves=moves("13/7 6/1"), n=2):
        played(opened(6, 5), "13/7 6/1")


@pytest.mark.parametrize(
    ("notation", "kind", "n"),
    [
        ("12/9 6/5", NoCheckerThere, 1),
        ("bar/22 6/5", NoCheckerThere, 1),
        ("8/5 7/6", NoCheckerThere, 2),
        ("13/9 6/5", DieNotThere, 1),
        ("8/5 8/5", DieNotThere, 2),
        ("6/5 5/8", DieNotThere, 2),
        ("8/5 6/5 6/5", DieNotThere, 3),
        ("6/off 8/7", NotHomeYet, 1),
        ("8/5", MoreDicePlayable, None),
        ("", MoreDicePlayable, None),
    ],
)
def test_a_wrong_play_is_refused_by_its_name_and_its_move(
    notation: str, kind: type[IllegalPlay], n: int | None
) -> None:
    with refused(kind, side=WHITE, dice=(3, 1), moves=moves(notation), n=n):
        played(opened(3, 1), notation)


def test_a_roll_that_is_left_unplayed_is_refused_in_those_words() -> None:
    with refused(MoreDicePlayable, side=WHITE, dice=(3, 1), moves=(), n=None):
        played(opened(3, 1), "")


def test_both_dice_are_played_if_they_can_be() -> None:
    """The six alone would leave no five: 14/8 is held back so that both are played."""
    state = rolled(at("14:1 3:2", "20:2 5:2 4:2 3:2 2:2"), 6, 5)

    assert all(len(play.split()) == 2 for play in plays(state))


def test_the_larger_die_is_played_if_only_one_can_be() -> None:
    """One back checker on 14 can go to 9 or 10, and from neither on."""
    state = rolled(at("14:1 2:2", "20:2 22:3"), 5, 4)

    assert plays(state) == {"14/9"}
    with refused(LargerDieDue, side=WHITE, dice=(5, 4), moves=moves("14/10"), n=None):
        played(state, "14/10")


def test_a_double_is_played_as_often_as_it_can_be() -> None:
    state = rolled(at("24:1 8:3 5:11", "7:2 2:13"), 6, 6)

    assert plays(state) == {"8/2 8/2 8/2"}
    with refused(MoreDicePlayable, side=WHITE, dice=(6, 6), moves=moves("8/2 8/2"), n=None):
        played(state, "8/2 8/2")


def test_who_can_play_nothing_dances_and_the_roll_is_used() -> None:
    before = at("bar:1 6:14", "6:2 5:2 4:2 3:2 2:2 1:2")
    state = rolled(before, 6, 6)

    assert (state.turn, state.due, state.dice) == (BLACK, Due.ROLL, None)
    assert state.checkers == before.checkers
    assert state.rolls == (2, 1)


def test_checkers_are_borne_off_when_all_are_home() -> None:
    state = rolled(at("6:1 5:1 2:1", "1:2"), 6, 5)

    assert plays(state) == {"6/off 5/off", "6/1 5/off"}


def test_a_larger_die_bears_off_the_rearmost_checker_only() -> None:
    state = rolled(at("6:2 3:2", "1:2"), 5, 4)

    with refused(CheckerBehind, side=WHITE, dice=(5, 4), moves=moves("6/2 3/off"), n=2):
        played(state, "6/2 3/off")
    assert plays(rolled(at("3:2", "1:2"), 5, 4)) == {"3/off 3/off"}


def test_a_checker_that_is_hit_keeps_the_others_from_being_borne_off() -> None:
    state = rolled(at("bar:1 3:2", "6:2 1:3"), 6, 3)

    with refused(BarFirst, side=WHITE, dice=(6, 3), moves=moves("3/off 3/off"), n=1):
        played(state, "3/off 3/off")


def test_an_action_of_the_other_side_is_out_of_turn() -> None:
    with refused(OutOfTurn, side=BLACK, turn=WHITE):
        apply(opened(3, 1), Play(BLACK, moves("8/5 6/5")))


def test_a_roll_cannot_be_entered_twice() -> None:
    with refused(NotNow, action="roll"):
        apply(opened(3, 1), Roll(WHITE, (3, 1)))


def test_an_illegal_play_that_the_opponent_lets_stand_changes_the_position_only() -> None:
    state = played(opened(3, 1), "13/8 6/5", accepted=True)

    assert state.checkers[WHITE][8] == 4
    assert (state.turn, state.rolls) == (BLACK, (1, 0))


@pytest.mark.parametrize(
    ("notation", "kind"), [("12/8", NoCheckerThere), ("24/19", PointClosed), ("24/25", PointClosed)]
)
def test_even_then_checkers_are_moved_that_exist_to_where_they_can_stand(
    notation: str, kind: type[IllegalPlay]
) -> None:
    with refused(kind, side=WHITE, dice=(3, 1), n=1):
        played(opened(3, 1), notation, accepted=True)


@pytest.mark.parametrize("accepted", [False, True])
def test_nobody_makes_more_than_eight_moves_in_one_play(accepted: bool) -> None:
    there_and_back = (Move(8, 7), Move(7, 8)) * 25_000

    with refused(TooManyMoves, side=WHITE, count=50000, most=8):
        apply(opened(3, 1), Play(WHITE, there_and_back, accepted=accepted))
    assert apply(opened(3, 1), Play(WHITE, there_and_back[:8], accepted=True)).turn is BLACK


def test_a_screen_learns_which_moves_can_follow_those_made() -> None:
    state = rolled(at("14:1 2:2", "20:2 22:3"), 5, 4)

    assert next_moves(state) == moves("14/9")
    assert next_moves(state, moves("14/9")) == ()


def test_a_screen_learns_every_order_of_moves() -> None:
    state = opened(6, 5)
    orders = all_orders(state)

    assert moves("24/18 18/13") in orders
    assert moves("13/8 24/18") in orders
    assert moves("24/18 13/8") in orders
    assert {played(state, " ".join(map(str, order))).checkers for order in orders} == {
        played(state, play).checkers for play in plays(state)
    }


@pytest.mark.parametrize(
    ("white", "black", "side"),
    [
        ((0,) * 26, (0,) * 6 + (15,) + (0,) * 19, Side.WHITE),
        ((0,) * 6 + (16,) + (0,) * 19, (0,) * 6 + (15,) + (0,) * 19, Side.WHITE),
        ((0,) * 6 + (15,) + (0,) * 19, (0,) * 19 + (15,) + (0,) * 6, Side.WHITE),
        ((0,) * 6 + (15,) + (0,) * 19, (15,) + (0,) * 25, Side.BLACK),
        ((0,) * 6 + (15,) + (0,) * 19, (15,), Side.BLACK),
    ],
)
def test_checkers_that_cannot_stand_so_are_no_position(
    white: tuple[int, ...], black: tuple[int, ...], side: Side
) -> None:
    with refused(NotAPosition, side=side):
        placed(BACKGAMMON, white, black, WHITE)


def test_the_way_that_is_left_is_counted_in_pips() -> None:
    assert [pips(side) for side in start().checkers] == [167, 167]
    assert pips(at("bar:1 6:14", "1:1").checkers[WHITE]) == 25 + 84


def test_before_the_opening_and_with_nothing_rolled_there_is_nothing_to_play() -> None:
    for state in (start(), at("6:15", "6:15")):
        assert legal(state).plays == all_orders(state) == next_moves(state) == ()
        assert outcomes(state) == {}


def test_a_move_that_ends_where_a_whole_play_does_can_still_be_followed_by_the_other_die() -> None:
    own = (11, 3, 1, *[0] * 23)
    other = (7, 6, 2, *[0] * 23)
    state = apply(placed(BACKGAMMON, own, other, Side.WHITE), Roll(Side.WHITE, (2, 1)))

    assert next_moves(state, (Move(2, 0),)) == (Move(1, 0),)
    assert next_moves(state, (Move(2, 1),)) == (Move(1, 0),)
    assert next_moves(state, (Move(2, 0), Move(1, 0))) == ()
    assert (Move(2, 0), Move(1, 0)) in all_orders(state)
    assert (Move(2, 0),) not in all_orders(state)
