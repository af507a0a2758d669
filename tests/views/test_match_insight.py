"""Where two rooms with the same rolls first went different ways."""

from dataclasses import replace

from evendeal.backgammon import (
    BACKGAMMON,
    AcceptResignation,
    Beaver,
    Double,
    Level,
    OpeningRoll,
    Resign,
    Roll,
    Take,
    start,
)
from evendeal.views.matches.board import GameBoard, game_board
from evendeal.views.matches.embargo import SeenGame
from evendeal.views.matches.insight import MatchInsight, match_insight
from support.backgammon.seen_games import (
    BLACK,
    DOUBLED,
    FIRST,
    OTHERWISE,
    PASSED,
    SECOND,
    THIRD,
    WHITE,
    moved,
    played,
    seen,
)
from support.sentences import in_golden_file


def insight(game: SeenGame) -> MatchInsight:
    found = match_insight(BACKGAMMON, game)
    assert found is not None
    return found


def board_before(found: MatchInsight) -> GameBoard:
    assert found.before is not None
    return found.before.board


def test_the_first_play_that_differs_is_told_for_both_rooms_with_pips_and_cube() -> None:
    found = insight(seen(played(FIRST), played(OTHERWISE)))

    assert (found.differ, found.turn, found.side, found.roll) == ("play", 1, "white", (6, 1))
    in_golden_file(found.said)
    assert found.open is not None
    assert found.closed is not None
    assert found.before is not None
    assert (found.open.play, found.closed.play) == ("13/7 8/7", "24/18 24/23")
    assert found.open.pips.white == found.closed.pips.white == 160
    assert found.before.pips.white == 167
    assert found.open.board.white[7] == 2
    assert found.closed.board.white[24] == 0
    assert found.open.cube is not None
    assert found.open.cube.value == 1


def test_the_same_position_reached_in_another_order_of_moves_is_no_difference() -> None:
    turned = (FIRST[0], moved(WHITE, (8, 7), (13, 7)))

    found = insight(seen(played(FIRST), played(turned)))

    assert found.differ == "never"
    in_golden_file(found.said)


def test_rooms_that_differ_in_the_cube_alone_are_told_so() -> None:
    found = insight(seen(played(FIRST, SECOND, DOUBLED, THIRD), played(FIRST, SECOND, THIRD)))

    assert (found.differ, found.turn) == ("cube", 3)
    assert found.cube is not None
    in_golden_file(found.cube.open)
    assert found.cube.closed == "no double"
    in_golden_file(found.said)
    assert found.open is not None
    assert found.open.cube is not None
    assert (found.open.cube.value, found.open.cube.owner) == (2, "black")
    assert board_before(found) == game_board(played(FIRST, SECOND).state)


def test_a_cube_that_differed_before_the_plays_did_is_told_first() -> None:
    otherwise = (THIRD[0], moved(WHITE, (13, 9), (13, 11)))
    opened, closed = played(FIRST, SECOND, DOUBLED, THIRD), played(FIRST, SECOND, otherwise)

    found = insight(seen(opened, closed))

    assert (found.differ, found.turn) == ("play", 3)
    in_golden_file(found.said)
    assert board_before(found) == game_board(played(FIRST, SECOND).state)


def test_a_double_that_one_room_passed_and_the_other_took_is_the_difference() -> None:
    resigned = (Resign(BLACK, Level.GAMMON), AcceptResignation(WHITE))
    opened = played(FIRST, SECOND, PASSED)
    closed = played(FIRST, SECOND, DOUBLED, resigned)

    found = insight(seen(opened, closed))

    assert (found.differ, found.turn) == ("cube", None)
    assert found.cube is not None
    in_golden_file(found.cube.open, found.cube.closed)


def test_rooms_that_played_alike_to_the_end_never_differed() -> None:
    found = insight(seen(played(FIRST, SECOND, PASSED), played(FIRST, SECOND, PASSED)))

    assert found.differ == "never"
    in_golden_file(found.said)
    assert found.cube is None
    assert found.open is None
    assert board_before(found) == game_board(played(FIRST, SECOND).state)


def test_rooms_of_which_one_resigned_more_differ_in_the_end_alone() -> None:
    def ended(level: Level) -> tuple[Resign, AcceptResignation]:
        return Resign(WHITE, level), AcceptResignation(BLACK)

    one = played(FIRST, SECOND, ended(Level.GAMMON))
    other = played(FIRST, SECOND, ended(Level.BACKGAMMON))

    found = insight(seen(one, other))

    assert found.differ == "end"
    in_golden_file(found.said)


def test_nothing_is_compared_before_both_rooms_have_played_a_roll() -> None:
    assert match_insight(BACKGAMMON, seen(played(FIRST), played())) is None


def test_what_only_one_room_has_played_is_not_looked_at() -> None:
    ahead = insight(seen(played(FIRST, SECOND), played(FIRST)))

    assert ahead == insight(seen(played(FIRST), played(FIRST)))


def test_a_cube_that_differs_after_the_plays_did_is_not_told_as_what_differed() -> None:
    found = insight(seen(played(FIRST, SECOND, DOUBLED, THIRD), played(OTHERWISE, SECOND, THIRD)))

    assert (found.differ, found.turn) == ("play", 1)
    in_golden_file(found.said)
    assert found.cube is not None
    assert found.cube.turn == 3


def test_a_beaver_in_one_room_and_a_take_in_the_other_differ() -> None:
    rules = replace(BACKGAMMON, beavers=True)
    beavered = (Double(WHITE), Beaver(BLACK), Take(WHITE))
    found = match_insight(
        rules,
        seen(
            played(FIRST, SECOND, beavered, THIRD, ruleset=rules),
            played(FIRST, SECOND, DOUBLED, THIRD, ruleset=rules),
        ),
    )

    assert found is not None
    assert found.cube is not None
    assert found.differ == "cube"
    in_golden_file(found.cube.open)


def test_a_redouble_is_told_with_what_it_was_worth() -> None:
    alike = (FIRST, SECOND, DOUBLED, THIRD)
    fourth = (Roll(BLACK, (2, 1)), moved(BLACK, (13, 11), (6, 5)))
    redoubled = (Double(BLACK), Take(WHITE))
    found = insight(seen(played(*alike, redoubled, fourth), played(*alike, fourth)))

    assert found.cube is not None
    assert found.cube.turn == 4
    in_golden_file(found.cube.open)


def test_the_opening_roll_of_black_is_told_with_its_higher_die_first() -> None:
    opened = OpeningRoll(1, 6)
    made = played((opened, moved(BLACK, (13, 7), (8, 7))))
    ran = played((opened, moved(BLACK, (24, 18), (24, 23))))

    found = insight(seen(made, ran))

    assert (found.side, found.roll) == ("black", (6, 1))


def test_a_checker_that_only_one_room_hit_is_told_with_its_star() -> None:
    hit = (Roll(BLACK, (6, 1)), moved(BLACK, (13, 7), (8, 7)))
    ran = (Roll(BLACK, (6, 1)), moved(BLACK, (13, 7), (6, 5)))

    found = insight(seen(played(OTHERWISE, hit), played(OTHERWISE, ran)))

    assert found.open is not None
    assert found.open.play == "13/7* 8/7"


def test_a_dance_before_which_only_one_room_doubled_is_no_move() -> None:
    split = (Roll(BLACK, (4, 3)), moved(BLACK, (13, 9), (13, 10)))
    hit = (Roll(WHITE, (6, 3)), moved(WHITE, (24, 18), (18, 15)))
    danced = (Roll(BLACK, (6, 6)),)
    doubled = (Double(BLACK), Take(WHITE))

    found = insight(
        seen(played(FIRST, split, hit, doubled, danced), played(FIRST, split, hit, danced))
    )

    assert found.differ == "cube"
    assert found.open is not None
    assert (found.open.play, found.open.said) == ("", "no move")


def test_where_no_cube_is_played_none_is_shown() -> None:
    bare = replace(BACKGAMMON, cube=False)
    found = match_insight(bare, seen(played(FIRST, ruleset=bare), played(OTHERWISE, ruleset=bare)))

    assert found is not None
    for place in (found.open, found.closed, found.before):
        assert place is not None
        assert place.cube is None


def test_rooms_with_the_same_result_differ_in_the_end_if_one_went_on_for_longer() -> None:
    gone = (Resign(WHITE, Level.GAMMON), AcceptResignation(BLACK))
    shorter, longer = played(FIRST, SECOND, gone), played(FIRST, SECOND, THIRD, gone)

    assert shorter.result == longer.result
    assert insight(seen(shorter, longer)).differ == "end"


def test_games_that_were_given_up_before_a_play_are_compared_when_both_are_over() -> None:
    gone = (OpeningRoll(6, 1), Resign(WHITE, Level.GAMMON), AcceptResignation(BLACK))

    found = insight(seen(played(gone), played(gone)))

    assert found.differ == "never"
    assert board_before(found) == game_board(start())


def test_a_double_before_a_roll_that_only_one_room_has_had_is_no_difference() -> None:
    ahead, behind = played(FIRST, SECOND, DOUBLED, THIRD), played(FIRST, SECOND)
    found = insight(SeenGame((tuple(ahead.turns), tuple(behind.turns)), None))

    assert (found.differ, found.cube) == ("never", None)
