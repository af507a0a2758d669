"""Matches written as text: what is read again is the match that was played."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.backgammon import (
    BACKGAMMON,
    LONG_GAMMON,
    AcceptResignation,
    Beaver,
    DeclineResignation,
    Double,
    GameAction,
    Level,
    Move,
    OpeningDice,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Ruleset,
    Side,
    Take,
    is_over,
    result,
)
from evendeal.notation.long_gammon_text import read_long_gammon, write_long_gammon
from evendeal.notation.mat import read_mat
from evendeal.notation.mat_match import MatMatch, match_of
from evendeal.notation.mat_write import write_mat
from evendeal.notation.refusals import CannotHold
from support.backgammon.any_game import rulesets, whole_game
from support.refusals import refused

WHITE, BLACK = Side.WHITE, Side.BLACK
PLAYERS = ("Anna", "Boris")
JACOBY = replace(BACKGAMMON, jacoby=True)
NOTHING_DONE = (OpeningRoll, Resign, AcceptResignation, DeclineResignation)
OPENED = [OpeningRoll(3, 1), Play(WHITE, (Move(8, 5), Move(6, 5)))]


def a_match(seed: int, rules: Ruleset, games: int = 3) -> MatMatch:
    """A session of whole games."""
    random = Random(seed)
    return match_of(PLAYERS, [a_game(random, rules) for _ in range(games)], ruleset=rules)


def a_game(random: Random, rules: Ruleset) -> tuple[GameAction, ...]:
    """A whole game; not one in which nothing was done but to give it up, where the opening dice
    are not played: no line of a match file has it."""
    while True:
        actions, _ = whole_game(random, rules)
        given_up = all(isinstance(action, NOTHING_DONE) for action in actions)
        if not (given_up and rules.opening is OpeningDice.REROLL):
            return tuple(actions)


def as_written(actions: Sequence[GameAction]) -> list[GameAction]:
    """Actions without what a text does not tell: offers that were declined, the level of one
    that was accepted, in which order moves were made."""
    readable: list[GameAction] = []
    for action in actions:
        if isinstance(action, DeclineResignation):
            readable.pop()
        elif isinstance(action, Resign):
            readable.append(Resign(action.side, Level.SINGLE))
        elif isinstance(action, Play):
            moves = tuple(sorted(action.moves, reverse=True))
            readable.append(Play(action.side, moves, action.accepted))
        else:
            readable.append(action)
    return readable


def written(match: MatMatch) -> str:
    """As the format of the match's game has it."""
    return write_long_gammon(match) if match.ruleset.is_long else write_mat(match)


def read(text: str, rules: Ruleset) -> MatMatch:
    """From the format of the game."""
    return read_long_gammon(text) if rules.is_long else read_mat(text)


@pytest.mark.long
@given(st.integers(0, 2**64), rulesets)
@settings(max_examples=40)
def test_a_match_that_was_written_is_read_as_it_was_played(seed: int, rules: Ruleset) -> None:
    match = a_match(seed, replace(rules, automatic_doubles=0))
    again = read(written(match), rules)

    assert again.ruleset == match.ruleset
    assert [as_written(one.actions) for one in again.games] == [
        as_written(one.actions) for one in match.games
    ]
    assert [(one.score, one.points) for one in again.games] == [
        (one.score, one.points) for one in match.games
    ]
    assert [result(one.state) for one in again.games] == [result(one.state) for one in match.games]


@pytest.mark.long
@given(st.integers(0, 2**64), rulesets)
@settings(max_examples=20)
def test_what_was_read_is_written_as_the_same_text(seed: int, rules: Ruleset) -> None:
    text = written(a_match(seed, replace(rules, automatic_doubles=0), games=2))

    assert written(read(text, rules)) == text


@given(st.integers(0, 2**64), st.integers(0, 200), st.sampled_from([BACKGAMMON, LONG_GAMMON]))
@settings(max_examples=30)
def test_a_game_that_was_broken_off_anywhere_is_read_as_far_as_it_went(
    seed: int, count: int, rules: Ruleset
) -> None:
    actions, states = whole_game(Random(seed), rules)
    match = match_of(PLAYERS, [actions[:count]], ruleset=rules)
    state = match.games[0].state
    if state.offer is not None:
        with refused(CannotHold, notation="a match file", where="the match"):
            written(match)
        return

    again = read(written(match), rules).games[0].state
    assert states[min(count, len(actions))] == state
    assert again._replace(level=None) == state._replace(level=None)


def test_a_resignation_after_the_roll_leaves_the_roll_unplayed() -> None:
    actions = [
        *OPENED,
        Roll(BLACK, (6, 4)),
        Resign(BLACK, Level.BACKGAMMON),
        AcceptResignation(WHITE),
    ]
    match = match_of(PLAYERS, [actions])
    text = write_mat(match)

    assert '; [Unplayed 1 "64 black"]' in text
    assert f"31: {'8/5 6/5':24}\n      Wins 3 points\n" in text
    assert read_mat(text).games[0].actions == tuple(actions)


def test_a_resignation_that_was_declined_is_not_told() -> None:
    plain = [*OPENED, Double(BLACK), Take(WHITE)]
    offered = [*OPENED, Resign(BLACK, Level.GAMMON), DeclineResignation(WHITE), *plain[2:]]

    assert write_mat(match_of(PLAYERS, [plain])) == write_mat(match_of(PLAYERS, [offered]))


def test_a_beaver_is_taken_by_the_next_roll_or_in_words_if_there_is_none() -> None:
    rules = replace(BACKGAMMON, beavers=True)
    taken = [*OPENED, Double(BLACK), Beaver(WHITE), Take(BLACK)]
    rolled = [*taken, Roll(BLACK, (6, 4))]

    for actions, words in ((taken, True), (rolled, False)):
        match = match_of(PLAYERS, [actions], ruleset=rules)
        assert ("Takes" in write_mat(match)) is words
        assert read_mat(write_mat(match)).games[0].actions == tuple(actions)


@pytest.mark.parametrize("loser", Side)
def test_a_beaver_that_was_taken_before_somebody_resigned_is_taken_in_words(loser: Side) -> None:
    rules = replace(BACKGAMMON, beavers=True)
    taken = [*OPENED, Double(BLACK), Beaver(WHITE), Take(BLACK)]
    resigned = [*taken, Resign(loser, Level.GAMMON), AcceptResignation(loser.other)]
    declined = [*taken, Resign(loser, Level.GAMMON), DeclineResignation(loser.other)]
    match = match_of(PLAYERS, [resigned, declined], ruleset=rules)
    text = write_mat(match)
    games = read_mat(text).games

    assert text.count("Beavers => 4") == text.count("Takes") == 2
    assert "Wins 8 points" in text
    assert [game.actions for game in games] == [tuple(resigned), tuple(taken)]


def test_an_illegal_play_that_was_let_stand_is_told_as_such() -> None:
    let_stand = Play(BLACK, (Move(24, 21), Move(13, 10), Move(6, 5)), accepted=True)
    match = match_of(PLAYERS, [[*OPENED, Roll(BLACK, (6, 4)), let_stand]])
    text = write_mat(match)

    assert '; [Accepted 1 "1 black"]' in text
    assert read_mat(text).games[0].actions[-1] == let_stand


def test_the_names_the_score_and_the_comments_stand_where_others_look_for_them() -> None:
    passed = [*OPENED, Double(BLACK), Pass(WHITE)]
    match = match_of(PLAYERS, [passed, OPENED], length=5, headers={"Event": "Yalta"})

    assert [line.rstrip() for line in write_mat(match).split("\n")] == WRITTEN.split("\n")


WRITTEN = """\
; [Event "Yalta"]
; [Player 1 "Anna"]
; [Player 2 "Boris"]
; [Variation "Backgammon"]
; [Jacoby "Off"]
; [Beaver "Off"]
; [CubeLimit "64"]
; [Rule single_resignation "Off"]

 5 point match

 Game 1
 Anna : 0                        Boris : 0
  1) 31: 8/5 6/5                  Doubles => 2
  2)  Drops                       Wins 1 point

 Game 2
 Anna : 0                        Boris : 1
  1) 31: 8/5 6/5
"""


def test_the_crawford_game_is_found_by_the_score() -> None:
    passed = [*OPENED, Double(BLACK), Pass(WHITE)]
    quiet = [*OPENED, Resign(BLACK, Level.GAMMON), AcceptResignation(WHITE)]
    games = [passed, passed, quiet, passed]
    match = match_of(PLAYERS, games, length=3, headers={"Crawford": "On"})
    again = read_mat(write_mat(match))

    assert [one.crawford for one in again.games] == [False, False, True, False]


def test_a_game_without_a_cube_has_the_limit_one() -> None:
    rules = replace(BACKGAMMON, cube=False)
    text = write_mat(match_of(PLAYERS, [OPENED], ruleset=rules))

    assert '; [CubeLimit "1"]' in text
    assert read_mat(text).ruleset == rules


def test_a_text_of_long_gammon_tells_the_rolls_for_the_start_and_their_ties() -> None:
    rules = replace(LONG_GAMMON, opening=OpeningDice.REROLL, automatic_doubles=1)
    actions = [OpeningRoll(3, 3), OpeningRoll(2, 5), Roll(BLACK, (6, 6))]
    match = match_of(PLAYERS, [actions], ruleset=rules)
    text = write_long_gammon(match)

    assert '; [Opening 1 "3:3 2:5"]' in text
    assert read_long_gammon(text).games[0].actions == tuple(actions)


def test_a_drawn_game_of_long_gammon_says_so() -> None:
    rules = replace(LONG_GAMMON, last_roll_draw=True)
    drawn = next(
        match
        for seed in range(DRAWN_SEED, 5000)
        if not any((match := a_match(seed, rules, games=1)).games[0].points)
    )
    text = write_long_gammon(drawn)

    assert text.endswith("      Drawn\n")
    assert read_long_gammon(text).games[0].state == drawn.games[0].state


DRAWN_SEED = 60
"""A little before a seed whose game is drawn."""


@pytest.mark.parametrize(
    "match",
    [
        pytest.param(match_of(PLAYERS, [[]], ruleset=LONG_GAMMON), id="cannot hold long gammon"),
        pytest.param(match_of(("An : 1   na", "Boris"), [OPENED]), id="players named|this match"),
        pytest.param(match_of(("Anna", "Dr. B: 3"), [OPENED]), id="Dr. B: 3 , with a colon"),
        pytest.param(match_of(("Anna", ""), [OPENED]), id="game 1 with a player without a name"),
        pytest.param(match_of(("Anna", "Bo\nris"), [OPENED]), id="this match"),
        pytest.param(
            match_of(PLAYERS, [OPENED], headers={"Event": 'The "Cup"'}), id="these comments"
        ),
        pytest.param(
            match_of(PLAYERS, [OPENED], headers={"Jacoby": "Perhaps"}), id="these comments"
        ),
        pytest.param(match_of(PLAYERS, []), id="this match: the match: no game"),
        pytest.param(
            match_of(PLAYERS, [OPENED], ruleset=JACOBY, length=5), id="Jacobys rule in a match to 5"
        ),
        pytest.param(match_of(PLAYERS, [OPENED, OPENED]), id="game 1 ends before it is over"),
    ],
)
def test_a_match_that_would_not_be_read_again_is_not_written(match: MatMatch) -> None:
    with refused(CannotHold, notation="a match file", where="the match"):
        write_mat(match)


def test_a_game_given_up_before_its_first_roll_is_not_written_as_long_gammon() -> None:
    """Its opening dice only say who begins, and no line of the file has them."""
    rules = replace(LONG_GAMMON, opening=OpeningDice.REROLL)
    given_up = [OpeningRoll(6, 5), Resign(WHITE, Level.GAMMON), AcceptResignation(BLACK)]

    with refused(CannotHold, notation="a match file", where="the match"):
        write_long_gammon(match_of(PLAYERS, [given_up], ruleset=rules))


def test_an_opening_that_turned_the_cube_is_not_written_as_mat() -> None:
    rules = replace(BACKGAMMON, automatic_doubles=1)
    match = match_of(PLAYERS, [[OpeningRoll(3, 3), *OPENED]], ruleset=rules)

    with refused(CannotHold, notation="a match file", where="the match"):
        write_mat(match)


def test_backgammon_is_not_written_as_long_gammon() -> None:
    with refused(
        CannotHold, notation="a match file of long gammon", where="the match", what="backgammon"
    ):
        write_long_gammon(match_of(PLAYERS, [OPENED]))


def test_actions_that_the_rules_refuse_are_no_match_to_write() -> None:
    match = match_of(PLAYERS, [OPENED])
    broken = replace(match, games=(replace(match.games[0], actions=(*OPENED, Take(WHITE))),))

    with refused(CannotHold, notation="a match file", where="the match"):
        write_mat(broken)
    assert not is_over(match.games[0].state)
