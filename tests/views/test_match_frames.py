"""A game frame by frame: the position after each turn, and what was said in it."""

from dataclasses import replace
from itertools import pairwise
from random import Random

from evendeal.backgammon import (
    BACKGAMMON,
    LONG_GAMMON,
    AcceptResignation,
    Beaver,
    DeclineResignation,
    Double,
    Due,
    Level,
    OpeningRoll,
    Play,
    Resign,
    Roll,
    Take,
    legal,
    start,
)
from evendeal.tournament.room_match.game import RoomGame
from evendeal.views.matches.board import game_board
from evendeal.views.matches.frames import game_frames, last_frame
from support.backgammon.seen_games import (
    AT,
    BLACK,
    DOUBLED,
    FIRST,
    PASSED,
    SECOND,
    THIRD,
    WHITE,
    moved,
    played,
)
from support.sentences import in_golden_file


def test_frame_nought_is_the_start_and_frame_n_the_position_after_turn_n() -> None:
    game = played(FIRST, SECOND)

    frames = game_frames(BACKGAMMON, game.turns)

    assert [frame.turn for frame in frames] == [0, 1, 2]
    assert [frame.roll for frame in frames] == [None, (6, 1), (3, 1)]
    assert [(frame.side, frame.number) for frame in frames[1:]] == [("white", 1), ("black", 1)]
    assert [frame.play for frame in frames] == ["", "13/7 8/7", "8/5 6/5"]
    assert frames[0].board == game_board(start())
    assert frames[2].board == game_board(game.state)
    assert frames[2].said == "Black 3-1: 8/5 6/5."
    assert last_frame(BACKGAMMON, game.turns) == frames[2]
    assert last_frame(BACKGAMMON, ()) == frames[0]


def test_what_is_done_with_the_cube_belongs_to_the_turn_that_it_comes_before() -> None:
    game = played(FIRST, SECOND, DOUBLED, THIRD)

    frame = last_frame(BACKGAMMON, game.turns)

    assert [(act.do, act.side, act.value) for act in frame.cube] == [
        ("double", "white", 2),
        ("take", "black", None),
    ]
    in_golden_file(frame.said)
    assert frame.board.cube is not None
    assert (frame.board.cube.value, frame.board.cube.owner) == (2, "black")


def test_what_ended_a_game_without_a_roll_is_its_last_frame() -> None:
    game = played(FIRST, SECOND, PASSED)

    frames = game_frames(BACKGAMMON, game.turns, game)

    assert (frames[-1].turn, frames[-1].roll, frames[-1].play) == (3, None, "")
    in_golden_file(frames[-1].said)
    assert frames[-1].side == "white"
    assert frames[-1].board.due == "over"
    assert len(game_frames(BACKGAMMON, game.turns)) == len(frames) - 1


def test_a_roll_after_which_somebody_gave_up_was_not_played() -> None:
    gone = (Roll(WHITE, (6, 6)), Resign(WHITE, Level.GAMMON), AcceptResignation(BLACK))
    game = played(FIRST, SECOND, gone)

    last = game_frames(BACKGAMMON, game.turns, game)[-1]

    assert (last.roll, last.side, last.number) == ((6, 6), "white", 2)
    assert [(act.do, act.level) for act in last.cube] == [
        ("resign", "gammon"),
        ("accept_resignation", None),
    ]
    in_golden_file(last.said)


def test_a_resignation_that_was_declined_belongs_to_the_turn_in_which_it_was_offered() -> None:
    offered = (Resign(BLACK, Level.GAMMON), DeclineResignation(WHITE))
    game = played(FIRST, offered, SECOND)

    frame = last_frame(BACKGAMMON, game.turns)

    assert [act.do for act in frame.cube] == ["resign", "decline_resignation"]
    assert frame.play == "8/5 6/5"


def test_a_double_offers_twice_what_the_cube_showed_before_the_turn_and_a_beaver_four_times() -> (
    None
):
    beavered = (Double(WHITE), Beaver(BLACK), Take(WHITE))
    redoubled = (Double(BLACK), Take(WHITE))
    answered = (Roll(BLACK, (2, 1)), moved(BLACK, (13, 11), (6, 5)))
    wild = played(FIRST, SECOND, beavered, THIRD, ruleset=replace(BACKGAMMON, beavers=True))
    twice = played(FIRST, SECOND, DOUBLED, THIRD, redoubled, answered)

    cubes = [last_frame(BACKGAMMON, game.turns).cube for game in (wild, twice)]
    assert [[(act.do, act.value) for act in acts] for acts in cubes] == [
        [("double", 2), ("beaver", 4), ("take", None)],
        [("double", 4), ("take", None)],
    ]


def test_a_roll_is_shown_with_its_higher_die_first_also_the_opening_roll_of_black() -> None:
    opened = OpeningRoll(1, 6)
    gone = (Resign(BLACK, Level.GAMMON), AcceptResignation(WHITE))
    given_up = played((opened,), gone)

    turned = last_frame(BACKGAMMON, played((opened, moved(BLACK, (13, 7), (8, 7)))).turns)
    last = game_frames(BACKGAMMON, (), given_up)[-1]
    for frame in (turned, last):
        assert (frame.side, frame.number, frame.roll) == ("black", 1, (6, 1))
    in_golden_file(last.said)

    typed = played(FIRST, SECOND, (Roll(WHITE, (2, 6)), Resign(WHITE, Level.GAMMON)))
    typed.record(AcceptResignation(BLACK), AT)
    assert game_frames(BACKGAMMON, typed.turns, typed)[-1].roll == (6, 2)


def test_an_illegal_play_that_was_let_stand_says_so() -> None:
    let_stand = replace(moved(BLACK, (8, 4)), accepted=True)
    game = played(FIRST, (Roll(BLACK, (3, 1)), let_stand))

    assert [frame.accepted for frame in game_frames(BACKGAMMON, game.turns)[1:]] == [False, True]


def test_a_resignation_in_long_gammon_is_told_in_its_own_words() -> None:
    offered = (Resign(WHITE, Level.GAMMON), AcceptResignation(BLACK))
    sentences = [
        game_frames(rules, (), played((OpeningRoll(6, 1),), offered, ruleset=rules))[-1].said
        for rules in (BACKGAMMON, LONG_GAMMON)
    ]

    assert "gammon" in sentences[0]
    assert "mars" in sentences[1]


def random_game(seed: int) -> RoomGame:
    """A game without a double, each play as chance has it."""
    chance = Random(seed)
    game = played((OpeningRoll(5, 2),))
    while (side := game.state.turn) is not None:
        if game.state.due is Due.PLAY:
            game.record(Play(side, chance.choice(legal(game.state).plays)), AT)
        else:
            one, other = chance.randint(1, 6), chance.randint(1, 6)
            game.record(Roll(side, (max(one, other), min(one, other))), AT)
    return game


def test_a_dance_is_a_frame_without_a_play() -> None:
    frames = game_frames(BACKGAMMON, random_game(4).turns)
    danced = [frame for frame in frames if frame.dance]

    assert danced
    for frame in danced:
        assert (frame.moves, frame.play) == ((), "")
        assert frame.said.endswith("cannot move.")
        assert frame.board.white == frames[frame.turn - 1].board.white
        assert frame.board.black == frames[frame.turn - 1].board.black


def test_the_moves_of_a_frame_lead_from_the_board_before_it_to_its_own() -> None:
    frames = game_frames(BACKGAMMON, random_game(7).turns)

    for before, frame in pairwise(frames):
        mine = list(getattr(before.board, frame.side or ""))
        for start_, end in frame.moves:
            mine[start_] -= 1
            mine[end] += 1
        assert tuple(mine) == getattr(frame.board, frame.side or "")


def test_a_board_without_a_cube_has_none() -> None:
    bare = replace(LONG_GAMMON, cube=False)

    assert game_board(start(bare)).cube is None
    assert game_board(start(LONG_GAMMON)).cube is not None
    assert game_board(start(LONG_GAMMON)).white[24] == 15
