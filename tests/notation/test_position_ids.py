"""Positions as the ids of GNU Backgammon and eXtreme Gammon, there and back."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.backgammon import (
    BACKGAMMON,
    LONG_GAMMON,
    AcceptResignation,
    Cube,
    Due,
    GameState,
    Level,
    OpeningRoll,
    Resign,
    Ruleset,
    Side,
    apply,
    is_over,
    legal,
    placed,
    result,
    start,
)
from evendeal.notation.mat_match import points_of
from evendeal.notation.mat_refusals import NotAPositionId
from evendeal.notation.position_ids import (
    MatchPosition,
    gnubg_id,
    match_id,
    on_roll,
    position_id,
    read_gnubg_id,
    read_position_id,
)
from evendeal.notation.position_ids_xg import read_xgid, xgid
from evendeal.notation.refusals import CannotHold
from support.backgammon.any_game import rulesets, whole_game
from support.refusals import refused

WHITE, BLACK = Side.WHITE, Side.BLACK
PLAYS = Path(__file__).parents[1] / "golden" / "backgammon" / "plays.json"
ENTRIES = [
    entry
    for entries in json.loads(PLAYS.read_text("utf-8"))["categories"].values()
    for entry in entries
]

PAIRS = [
    ("4HPwATDgc/ABMA:cAkAAAAAAAAE", "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"),
    ("4HPwATDgc/ABMA:cAkAAAAAAAAA", "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10"),
    ("4HPwATDgc/ABMA:cAkAAAAAAAAA", "-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:3:0:10"),
    ("4HPwATDgc/ABMA:cImlAEAAEAAE", "-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:5:10"),
    ("4HPwATDgc/ABMA:UYmqADAACAAE", "-b----E-C---eE---c-e----B-:1:-1:-1:52:3:1:0:5:10"),
    ("jM/gDQDYzeAJIA:QQlvAAAAAAAE", "-a-B--E-B-a-dDB--b-bcb----:1:1:-1:63:0:0:0:3:8"),
    ("0OfgAVDgOfgAWA:QQkAAAAAAAAE", "ab---AE-C---eD---c-d----AA:1:1:-1:00:0:0:2:0:8"),
]
"""What GNU Backgammon 1.07 printed after `set xgid`; it calls whoever is on roll player 1."""


def by_roller(position: MatchPosition) -> tuple[object, ...]:
    """A position seen by the side on roll, whichever colour it has."""
    state = position.state
    side = on_roll(state, "a test")
    owner = state.cube.owner
    return (
        (state.own(side), state.own(side.other)),
        (state.due, state.dice, state.cube.value, None if owner is None else owner is side),
        (position.length, position.score[side], position.score[side.other]),
        (position.crawford, state.ruleset.jacoby),
    )


def test_the_positions_counted_by_gnu_backgammons_generator_have_its_ids() -> None:
    for entry in ENTRIES:
        own, opponent = tuple(entry["own"]), tuple(entry["opp"])
        state = placed(BACKGAMMON, own, opponent, WHITE)

        assert position_id(state) == entry["pos_id"]
        assert read_position_id(entry["pos_id"]) == (own, opponent)
    assert len(ENTRIES) == 208


@pytest.mark.parametrize(("gnubg", "xg"), PAIRS)
def test_both_ids_of_a_position_tell_the_same(gnubg: str, xg: str) -> None:
    theirs, ours = read_gnubg_id(gnubg), read_xgid(xg)

    assert by_roller(theirs) == by_roller(ours)
    assert gnubg_id(theirs) == gnubg
    assert xgid(ours) == f"XGID={xg}"


@pytest.mark.parametrize(
    ("text", "due", "turn", "cube"),
    [
        ("4HPhASjgc/ABMA:cAkAAAAAAAAA", Due.ROLL, BLACK, Cube(1)),
        ("4HPhASjgc/ABMA:cBEAAAAAAAAA", Due.ANSWER, WHITE, Cube(1, None, BLACK)),
        ("4HPhASjgc/ABMA:QRkAAAAAAAAA", Due.ANSWER, BLACK, Cube(2, WHITE, WHITE, beaver=True)),
        ("4HPhASjgc/ABMA:QgkAAAAAAAAA", Due.ROLL, BLACK, Cube(4, WHITE)),
        ("4HPhASjgc/ABMA:QgkXAAAAAAAA", Due.PLAY, BLACK, Cube(4, WHITE)),
        ("4HPhASjgc/ABMA:QiEXAAAAAAAA", Due.RESIGNATION, WHITE, Cube(4, WHITE)),
    ],
)
def test_a_double_a_beaver_and_a_resignation_as_gnu_backgammon_printed_them(
    text: str, due: Due, turn: Side, cube: Cube
) -> None:
    position = read_gnubg_id(text, replace(BACKGAMMON, single_resignation=True))

    assert (position.state.due, position.state.turn, position.state.cube) == (due, turn, cube)
    assert gnubg_id(position) == text


def test_the_start_is_the_id_that_everybody_knows() -> None:
    state = apply(start(), OpeningRoll(3, 1))

    assert position_id(state) == "4HPwATDgc/ABMA"
    assert xgid(MatchPosition(state)) == "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:6"


def test_in_the_crawford_game_nobody_may_double_after_an_id() -> None:
    xg_id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:6:3:1:7:10"
    position = read_xgid(xg_id)
    again = read_gnubg_id(gnubg_id(position))

    assert xgid(position) == xg_id
    assert not legal(position.state).double
    assert not legal(again.state).double
    with refused(
        NotAPositionId, notation="XGID", text="XGID=-b----E-C---eE---c-e----B-:0:0:1:D:6:3:1:7:10"
    ):
        read_xgid(xg_id.replace(":00:", ":D:"))


def moments(seed: int, states: list[GameState]) -> list[MatchPosition]:
    """A game's states for which there are ids, in a match or a session."""
    random = Random(seed)
    length = random.choice([0, 0, 5, 25])
    if states[0].ruleset.automatic_doubles:
        length = 0  # an XGID of a match has none
    score = (random.randrange(length or 32767), random.randrange(length or 99))
    alone = [length - points for points in score].count(1) == 1
    may_be_crawford = bool(length) and alone and all(state.cube == Cube() for state in states)
    return [
        MatchPosition(state, length, score, crawford=may_be_crawford and random.random() < 0.5)
        for state in states
        if state.due is not Due.OPENING and not is_over(state)
    ]


def lasting(state: GameState) -> tuple[object, ...]:
    """What ids tell of a game: not how often it was rolled, nor who opened."""
    offer = None if state.offer is None else (state.offer.side, state.offer.level)
    return (state.due, state.turn, state.dice, state.checkers, state.cube, offer)


@given(st.integers(0, 2**64), rulesets.filter(lambda rules: not rules.is_long))
@settings(max_examples=25)
def test_every_moment_of_a_game_comes_back_from_its_ids(seed: int, rules: Ruleset) -> None:
    _, states = whole_game(Random(seed), rules)
    for position in moments(seed, states):
        again = read_gnubg_id(gnubg_id(position), rules)

        assert lasting(again.state) == lasting(position.state)
        assert (again.length, again.score, again.crawford) == (
            position.length,
            position.score,
            position.crawford,
        )


@given(st.integers(0, 2**64), rulesets.filter(lambda rules: not rules.is_long))
@settings(max_examples=25)
def test_every_moment_that_has_an_xgid_comes_back_from_it(seed: int, rules: Ruleset) -> None:
    _, states = whole_game(Random(seed), rules)
    for position in moments(seed, states):
        if position.state.due is Due.RESIGNATION or position.state.cube.beaver:
            what = "a beaver" if position.state.cube.beaver else "a resignation"
            with refused(CannotHold, notation="an XGID", where="the position", what=what):
                xgid(position)
            continue
        again = read_xgid(xgid(position))

        assert lasting(again.state) == lasting(position.state)
        assert (again.length, again.score) == (position.length, position.score)


def test_a_roll_with_which_nothing_can_be_played_is_over() -> None:
    dance = next(entry for entry in ENTRIES if not entry["plays"] and entry["own"][25])
    own, opponent = tuple(dance["own"]), tuple(dance["opp"])
    state = placed(BACKGAMMON, own, opponent, WHITE)._replace(
        due=Due.PLAY, dice=tuple(dance["dice"])
    )

    assert read_gnubg_id(gnubg_id(MatchPosition(state))).state.turn is BLACK
    assert read_xgid(xgid(MatchPosition(state))).state.due is Due.ROLL


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("4HPwATDgc/ABMA", id="a position id"),
        pytest.param("4HPwATDgc/ABM:cAkAAAAAAAAA", id="13 characters in place of 14"),
        pytest.param("4HPwATDgc/ABM!:cAkAAAAAAAAA", id="letters, digits"),
        pytest.param("//////////////:cAkAAAAAAAAA", id="more checkers than there are"),
        pytest.param("/38AAAAAAAAAAA:cAkAAAAAAAAA", id="checkers of one side|checkers"),
        pytest.param("4HPwATDgc/ABMA:cAEAAAAAAAAA", id="the side that is not on roll has nothing"),
        pytest.param("4HPwATDgc/ABMA:cAoAAAAAAAAA", id="has not begun or is over"),
        pytest.param("4HPwATDgc/ABMA:YAkAAAAAAAAA", id="nobody owns the cube"),
        pytest.param("4HPwATDgc/ABMA:UAkAAAAAAAAA", id="a cube at 1 is owned by nobody"),
        pytest.param("4HPwATDgc/ABMA:dwkAAAAAAAAA", id="the cube is at 128 and ends at 64"),
        pytest.param("4HPwATDgc/ABMA:cBEvAAAAAAAA", id="before the dice are thrown"),
        pytest.param("4HPwATDgc/ABMA:cAk4AAAAAAAA", id="a die shows 1 to 6"),
        pytest.param("AAAAAAAAAAAAAA:cAkAAAAAAAAA", id="all are borne off"),
    ],
)
def test_ids_that_no_game_can_have_are_refused(text: str) -> None:
    with refused(NotAPositionId, notation="GNU Backgammon id", text=text):
        read_gnubg_id(text, BACKGAMMON)


def test_an_id_that_holds_the_largest_cube_is_read_without_being_told_a_limit() -> None:
    cube = Cube(1 << 15, WHITE)
    state = apply(start(replace(BACKGAMMON, cube_limit=1 << 15)), OpeningRoll(3, 1))
    gnu_id = gnubg_id(MatchPosition(state._replace(cube=cube)))

    assert read_gnubg_id(gnu_id).state.cube == cube
    with refused(NotAPositionId, notation="GNU Backgammon id", text="4HPwATDgc/ABMA:D4EFAAAAAAAE"):
        read_gnubg_id(gnu_id, BACKGAMMON)


def test_in_a_match_jacobys_rule_takes_no_points_from_a_gammon() -> None:
    # The last bit of a match id says Jacoby whatever the length; GNU Backgammon then passes it
    # over, as it is a rule of sessions.
    ids = gnubg_id(read_gnubg_id(PAIRS[3][0])).removesuffix("E") + "A"
    position = read_gnubg_id(ids)
    offered = apply(position.state, Resign(WHITE, Level.GAMMON))
    over = apply(offered, AcceptResignation(BLACK))

    assert position.length == 5
    assert points_of(result(over)) == (0, 2)
    assert read_gnubg_id(PAIRS[1][0]).state.ruleset.jacoby


def in_a_match(
    score: tuple[int, int], length: int, cube: Cube | None = None, *, crawford: bool = False
) -> MatchPosition:
    """The start of a game at such a score."""
    state = apply(start(), OpeningRoll(3, 1))._replace(cube=cube or Cube())
    return MatchPosition(state, length, score, crawford)


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(in_a_match((9, 9), 7), id="at 9:9 a match to 7 is over"),
        pytest.param(in_a_match((7, 0), 7), id="at 7:0 a match to 7 is over"),
        pytest.param(
            in_a_match((0, 0), 7, crawford=True),
            id="one side alone needs one point; 0:0 in a match",
        ),
        pytest.param(
            in_a_match((6, 6), 7, crawford=True),
            id="one side alone needs one point; 6:6 in a match",
        ),
        pytest.param(
            in_a_match((6, 0), 7, Cube(2, BLACK), crawford=True),
            id="the cube stays in the centre at 1",
        ),
        pytest.param(in_a_match((0, 0), 7, Cube(2)), id="a cube at 2 is owned by a side"),
    ],
)
def test_ids_to_which_no_match_can_come_are_refused(position: MatchPosition) -> None:
    for read, write in ((read_gnubg_id, gnubg_id), (read_xgid, xgid)):
        with refused(NotAPositionId, text=write(position)):
            read(write(position))


def test_a_session_has_no_crawford_game() -> None:
    with refused(NotAPositionId, notation="GNU Backgammon id", text="4HPwATDgc/ABMA:sIEFAAAAAAAE"):
        read_gnubg_id(gnubg_id(in_a_match((0, 0), 0, crawford=True)))


def test_equal_opening_dice_of_a_session_turn_the_cube_in_the_centre() -> None:
    position = in_a_match((0, 0), 0, Cube(4))

    assert read_gnubg_id(gnubg_id(position)).state.cube == Cube(4)
    assert read_xgid(xgid(position)).state.cube == Cube(4)


START = "-b----E-C---eE---c-e----B-"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="ten fields are expected"),
        pytest.param(
            f"{START}:0:0:1:31:0:0:0",
            id="ten fields are expected",
        ),
        pytest.param(
            f"{START}:0:0:1:07:0:0:0:0:10",
            id="its dice, 07, has to be 00, D or two dice",
        ),
        pytest.param(
            f"{START}:0:0:1:B:0:0:2:0:10",
            id="a beaver that waits for its answer is not read",
        ),
        pytest.param(
            f"{START}:0:0:1:R:0:0:2:0:10",
            id="a raccoon that waits for its answer is not read",
        ),
        pytest.param(
            f"{START}:0:2:1:00:0:0:0:0:10",
            id="its owner, 2, has to be 1, -1 or 0",
        ),
        pytest.param(
            f"{START[1:]}:0:0:1:00:0:0:0:0:10",
            id="its checkers,   has to be 26 characters",
        ),
        pytest.param(
            f"{START}:0:0:1:00:0:0:0:0:1000",
            id="its cubes limit",
        ),
        pytest.param(
            f"{START}:7:1:1:00:0:0:0:0:6",
            id="the cube is at 128 and ends at 64",
        ),
        pytest.param(
            f"{START}:0:1:1:00:0:0:0:0:6",
            id="a cube at 1 is owned by nobody",
        ),
        pytest.param(
            f"{START}:1:-1:1:D:0:0:0:0:6",
            id="Black owns the cube",
        ),
        pytest.param(
            f"{START}:0:0:1:D:0:0:0:0:0",
            id="this game has no cube",
        ),
        pytest.param(
            f"{START}:0:0:1:00:0:0:3:5:6",
            id="no beavers in a match",
        ),
        pytest.param(
            f"{START}:0:0:1:00:0:0:0:0:31",
            id="no cube goes so far",
        ),
        pytest.param(
            f"A{START[1:]}:0:0:1:00:0:0:0:0:6",
            id="each bar",
        ),
        pytest.param(
            f"{START[:-1]}A:0:0:1:00:0:0:0:0:6",
            id="16 checkers of one side",
        ),
        pytest.param(
            f"{'-' * 26}:0:0:1:00:0:0:0:0:6",
            id="all are borne off",
        ),
    ],
)
def test_xgids_that_no_game_can_have_are_refused(text: str) -> None:
    with refused(NotAPositionId, notation="XGID", text=text):
        read_xgid(text)


def test_an_xgid_may_leave_out_its_name_and_the_cubes_limit() -> None:
    assert read_xgid(f"{START}:0:0:1:00:0:0:0:0") == read_xgid(
        f" XGID={START}:0:0:1:00:0:0:0:0:10\n"
    )


def test_there_are_no_ids_of_long_gammon_nor_of_a_game_not_begun_or_over() -> None:
    over = start()._replace(due=Due.OVER)

    for state, what in [
        (start(LONG_GAMMON), "long gammon"),
        (start(), "a game before its opening roll"),
        (over, "a game that is over"),
    ]:
        for write in (gnubg_id, xgid, match_id):
            with refused(CannotHold, what=what):
                write(MatchPosition(state))
    with refused(NotAPositionId, notation="GNU Backgammon id", text="4HPwATDgc/ABMA:cAkAAAAAAAAE"):
        read_gnubg_id(PAIRS[0][0], LONG_GAMMON)


def test_a_match_id_has_no_room_for_large_numbers() -> None:
    state = apply(start(), OpeningRoll(3, 1))

    with refused(CannotHold, notation="a match id", where="the position"):
        match_id(MatchPosition(state, length=40_000))
