"""The doubling cube, resignations and what a game counts."""

from dataclasses import replace

import pytest

from evendeal.backgammon import (
    BACKGAMMON,
    AcceptResignation,
    Beaver,
    Choices,
    Cube,
    DeclineResignation,
    Double,
    Due,
    Ending,
    GameAction,
    GameResult,
    GameState,
    Level,
    OpeningDice,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Take,
    apply,
    legal,
    play,
    result,
    start,
)
from evendeal.backgammon.refusals import (
    BeaversOff,
    CubeAtLimit,
    CubeNotUsed,
    CubeNotYours,
    GameIsOver,
    GameNotOver,
    NoDoubleYet,
    NotNow,
    OutOfTurn,
    ResignationTooHigh,
    ResignationTooLow,
    TiedOpening,
)
from support.backgammon.boards_in_words import BLACK, WHITE, at, opened, played, rolled
from support.refusals import refused

CONTACT = ("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5")


def done(state: GameState, *actions: GameAction) -> GameState:
    """The game after these actions."""
    for action in actions:
        state = apply(state, action)
    return state


def ends(state: GameState, *actions: GameAction) -> GameResult:
    """What the game counts after these actions."""
    return result(done(state, *actions))


def test_a_double_is_offered_before_the_roll_and_taken() -> None:
    offered = done(at(*CONTACT), Double(WHITE))
    taken = done(offered, Take(BLACK))

    assert (offered.due, offered.turn, offered.cube.value) == (Due.ANSWER, BLACK, 1)
    assert (taken.due, taken.turn, taken.cube) == (Due.ROLL, WHITE, Cube(2, BLACK))


def test_nobody_doubles_after_the_roll() -> None:
    with refused(NotNow, action="double"):
        apply(rolled(at(*CONTACT), 3, 1), Double(WHITE))


def test_nobody_rolls_before_the_double_is_answered() -> None:
    with refused(NotNow, action="roll"):
        apply(done(at(*CONTACT), Double(WHITE)), Roll(WHITE, (3, 1)))


def test_the_starter_cannot_double_before_the_first_play() -> None:
    rules = replace(BACKGAMMON, opening=OpeningDice.REROLL)
    opening = opened(6, 1, rules)

    assert not legal(opening).double
    with refused(NoDoubleYet, side=WHITE):
        apply(opening, Double(WHITE))


def test_the_other_side_may_double_before_its_first_roll() -> None:
    state = played(opened(3, 1), "8/5 6/5")

    assert legal(state).double
    assert done(state, Double(BLACK), Take(WHITE)).cube == Cube(2, WHITE)


def test_only_the_owner_redoubles() -> None:
    state = at(*CONTACT, cube=Cube(2, BLACK))

    with refused(CubeNotYours, side=WHITE, owner=BLACK):
        apply(state, Double(WHITE))

    assert not legal(state).double
    assert legal(at(*CONTACT, turn=BLACK, cube=Cube(2, BLACK))).double


@pytest.mark.parametrize(("value", "may"), [(16, True), (32, True), (64, False)])
def test_the_cube_ends_at_64(value: int, may: bool) -> None:
    state = at(*CONTACT, cube=Cube(value, WHITE))

    assert legal(state).double is may
    if not may:
        with refused(CubeAtLimit, value=64, limit=64):
            apply(state, Double(WHITE))


def test_a_game_without_a_cube_has_no_double() -> None:
    state = at(*CONTACT, rules=replace(BACKGAMMON, cube=False))

    assert not legal(state).double
    with refused(CubeNotUsed, side=WHITE):
        apply(state, Double(WHITE))


def test_a_pass_loses_the_cube_before_the_refused_double() -> None:
    """Game 2 of the Yalta final, open room: 4 proposed, passed, scored at 2."""
    counted = ends(at(*CONTACT, cube=Cube(2, WHITE)), Double(WHITE), Pass(BLACK))

    assert counted == GameResult(
        WHITE, 15, Level.SINGLE, Ending.PASSED, cube=2, proposed=4, behind=2
    )


def test_the_side_that_doubled_does_not_answer() -> None:
    with refused(OutOfTurn, side=WHITE, turn=BLACK):
        apply(done(at(*CONTACT), Double(WHITE)), Take(WHITE))


def test_there_is_nothing_to_take_before_a_double() -> None:
    with refused(NotNow, action="take"):
        apply(at(*CONTACT), Take(BLACK))


def test_beavers_are_off() -> None:
    offered = done(at(*CONTACT), Double(WHITE))

    assert not legal(offered).beaver
    with refused(BeaversOff, side=BLACK):
        apply(offered, Beaver(BLACK))


def test_a_beaver_takes_redoubles_and_keeps_the_cube() -> None:
    state = done(at(*CONTACT, rules=replace(BACKGAMMON, beavers=True)), Double(WHITE))
    beavered = done(state, Beaver(BLACK))

    assert legal(state).beaver
    assert done(beavered, Take(WHITE)).cube == Cube(4, BLACK)
    assert done(beavered, Take(WHITE)).turn is WHITE
    assert ends(beavered, Pass(WHITE)).cube == 2
    with refused(BeaversOff, side=WHITE):
        apply(beavered, Beaver(WHITE))


def test_a_beaver_does_not_go_above_the_limit() -> None:
    rules = replace(BACKGAMMON, beavers=True)
    offered = done(at(*CONTACT, rules=rules, cube=Cube(32, WHITE)), Double(WHITE))

    assert not legal(offered).beaver
    with refused(CubeAtLimit, value=64, limit=64):
        apply(offered, Beaver(BLACK))


def test_equal_opening_dice_turn_the_cube_where_that_is_agreed() -> None:
    state = start(replace(BACKGAMMON, automatic_doubles=1))
    tied = apply(state, OpeningRoll(4, 4))

    assert (tied.due, tied.cube) == (Due.OPENING, Cube(2))
    with refused(TiedOpening, die=5):
        apply(tied, OpeningRoll(5, 5))


@pytest.mark.parametrize(
    ("white", "black", "roll", "move", "left", "level"),
    [
        ("1:1", "6:8", (6, 5), "1/off", 8, Level.SINGLE),
        ("1:1", "6:14", (6, 5), "1/off", 14, Level.SINGLE),
        ("1:1", "18:1 6:14", (6, 5), "1/off", 15, Level.GAMMON),
        ("1:1", "19:1 6:14", (6, 5), "1/off", 15, Level.BACKGAMMON),
        ("1:1", "bar:1 6:14", (6, 5), "1/off", 15, Level.BACKGAMMON),
        ("1:1", "bar:1 6:13", (6, 5), "1/off", 14, Level.SINGLE),
    ],
)
def test_who_has_borne_off_nothing_loses_a_gammon_or_more(
    white: str, black: str, roll: tuple[int, int], move: str, left: int, level: Level
) -> None:
    state = played(rolled(at(white, black), *roll), move)
    counted = result(state)

    assert (counted.winner, counted.left, counted.level) == (WHITE, left, level)
    assert (counted.ending, counted.cube) == (Ending.BORNE_OFF, 1)
    with refused(GameIsOver, action="roll"):
        apply(state, Roll(BLACK, (3, 1)))


def test_a_gammon_counts_with_a_centred_cube() -> None:
    """Game 4 of the Yalta final, open room: no Jacoby rule."""
    end = ("1:1", "6:15")

    assert result(played(rolled(at(*end), 2, 1), "1/off")).level is Level.GAMMON
    jacoby = at(*end, rules=replace(BACKGAMMON, jacoby=True))
    assert result(played(rolled(jacoby, 2, 1), "1/off")).level is Level.SINGLE
    turned = at(*end, rules=replace(BACKGAMMON, jacoby=True), cube=Cube(2, WHITE))
    assert result(played(rolled(turned, 2, 1), "1/off")).level is Level.GAMMON


def test_a_game_that_goes_on_has_no_result() -> None:
    with refused(GameNotOver):
        result(opened(3, 1))


def test_a_resignation_counts_when_the_other_side_agrees() -> None:
    offered = done(at("6:10", "6:12"), Resign(WHITE, Level.SINGLE))
    agreed = done(offered, AcceptResignation(BLACK))

    assert (offered.due, offered.turn) == (Due.RESIGNATION, BLACK)
    assert result(agreed) == GameResult(BLACK, 10, Level.SINGLE, Ending.RESIGNED, 1)


def test_a_resignation_that_is_declined_changes_nothing() -> None:
    for before in (at("6:10", "6:12"), rolled(at("6:10", "6:12"), 3, 1)):
        for side in (WHITE, BLACK):
            offered = done(before, Resign(side, Level.SINGLE))

            assert legal(offered) == Choices(side.other, accept=True, decline=True)
            assert done(offered, DeclineResignation(side.other)) == before


def test_nobody_resigns_a_single_game_with_all_checkers_on_the_board() -> None:
    state = at(*CONTACT)

    assert legal(state).resign == (Level.GAMMON, Level.BACKGAMMON)
    with refused(ResignationTooLow, side=WHITE):
        apply(state, Resign(WHITE, Level.SINGLE))
    allowed = at(*CONTACT, rules=replace(BACKGAMMON, single_resignation=True))
    assert legal(allowed).resign == (Level.SINGLE, Level.GAMMON, Level.BACKGAMMON)


def test_nobody_resigns_a_gammon_who_has_borne_off() -> None:
    with refused(ResignationTooHigh, side=WHITE, level=Level.GAMMON, most=Level.SINGLE):
        apply(at("6:14", "6:15"), Resign(WHITE, Level.GAMMON))


def test_nobody_resigns_while_a_double_waits_for_its_answer() -> None:
    with refused(NotNow, action="resignation"):
        apply(done(at(*CONTACT), Double(WHITE)), Resign(BLACK, Level.GAMMON))
    with refused(NotNow, action="resignation"):
        apply(start(), Resign(BLACK, Level.GAMMON))


def test_after_the_end_nobody_resigns() -> None:
    over = done(at(*CONTACT), Double(WHITE), Pass(BLACK))

    assert legal(over).side is None
    with refused(GameIsOver, action="resignation"):
        apply(over, Resign(BLACK, Level.GAMMON))


def test_a_log_is_played_as_far_as_the_rules_allow() -> None:
    log: list[GameAction] = [
        OpeningRoll(3, 1),
        Play(WHITE, legal(opened(3, 1)).plays[0]),
        Double(WHITE),
        Take(BLACK),
    ]
    far = play(BACKGAMMON, log)

    assert far.accepted == 2
    assert isinstance(far.refusal, OutOfTurn)
    assert far.state.turn is BLACK
