"""The compiled plays are those of the rules, and compiled players are as good as any."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings

from evendeal.backgammon import (
    BACKGAMMON,
    LONG_GAMMON,
    Checkers,
    GameState,
    OpeningRoll,
    Play,
    Roll,
    Ruleset,
    Side,
    apply,
    is_over,
    outcomes,
    placed,
    result,
    start,
)
from evendeal.backgammon._bulk_kernels import (
    boards_of,
    chosen,
    opening_of,
    perft,
    play_game,
    play_games,
    roll_of,
)
from evendeal.backgammon._kernels import MOST, rule_of
from support.backgammon.any_game import Position, positions

BOTH = pytest.mark.parametrize(
    "rules", [BACKGAMMON, LONG_GAMMON], ids=lambda rules: rules.variant.value
)
GOLDEN = Path(__file__).parents[1] / "golden" / "backgammon" / "plays.json"
DOUBLES = sum(1 << die for die in (3, 4, 6))
"""The doubles that let two checkers leave the head in a first turn."""

KEYS = np.zeros((MOST, 2), np.uint64)
BOARDS = np.zeros((MOST, 2, 26), np.int8)
NO_TRACE = np.zeros((0, 54), np.int8)


def compiled(rules: Ruleset, own: Checkers, other: Checkers, dice: tuple[int, int]) -> list[bytes]:
    """What the kernel finds, one position after the other."""
    now = np.array([own, other], np.int8)
    found = boards_of(now, *dice, rule_of(rules), KEYS, BOARDS)
    return [BOARDS[n].tobytes() for n in range(found)]


@pytest.mark.long
@given(positions)
@settings(max_examples=500)
def test_the_compiled_plays_are_those_of_the_rules(position: Position) -> None:
    rules, own, other, dice = position
    state = apply(placed(rules, own, other, Side.WHITE), Roll(Side.WHITE, dice))
    found = compiled(rules, own, other, dice)

    assert len(set(found)) == len(found)
    assert set(found) == {np.array(both, np.int8).tobytes() for both in outcomes(state)}


def key_of(before: Checkers, own: Checkers, other: Checkers) -> tuple[int, int]:
    """A position that results as the two numbers of the kernels, hits included."""
    places = [own[25 - place] for place in range(26)]
    hits = [place for place in range(1, 25) if before[place] and not other[place]]
    first = sum(places[place] << 4 * (place - 1) for place in range(1, 17))
    second = sum(places[place] << 4 * (place - 17) for place in range(17, 26))
    second |= places[0] << 36 | sum(1 << 39 + place for place in hits)
    return first, second


def liked(state: GameState, player: int) -> Play:
    """The play that a player of the kernels makes, found by the rules."""
    side = state.turn
    assert side is not None
    found = outcomes(state)
    before = state.checkers[side.other]
    keys = np.array([key_of(before, own, other) for own, other in found], np.uint64)
    return Play(side, list(found.values())[chosen(keys, len(keys), player)])


def by_the_rules(rules: Ruleset, seed: int, game: int, players: list[int]) -> GameState:
    """A game of such players with the rolls of the kernels."""
    state = apply(start(rules), OpeningRoll(*opening_of(seed, game)))
    while not is_over(state):
        side = state.turn
        assert side is not None
        if state.dice is None:
            dice = roll_of(seed, game, int(side), state.rolls[side] + 1)
            state = apply(state, Roll(side, dice))
        else:
            state = apply(state, liked(state, players[side]))
    return state


@pytest.mark.long
@BOTH
def test_deterministic_players_play_twenty_games_by_the_rules_as_compiled(rules: Ruleset) -> None:
    for game in range(20):
        state = by_the_rules(rules, 2008, game, [1, 2])
        counted = result(state)
        players = np.array([1, 2])
        winner, left, turns = play_game(2008, game, players, rule_of(rules), DOUBLES, NO_TRACE)

        assert (counted.winner, counted.left, sum(state.rolls)) == (winner, left, turns)


@pytest.mark.long
@BOTH
def test_two_rooms_of_the_same_deterministic_players_are_identical(rules: Ruleset) -> None:
    """A thousand matches of four games; the second room plays the last match first.

    So the rolls are those of the game, the side and the turn, whatever was played before.
    """
    rooms = np.zeros((2, 4_000, 3), np.int64)
    alike = np.array([7, 7])
    play_games(5, 0, 4_000, alike, rule_of(rules), DOUBLES, rooms[0])
    for first in reversed(range(0, 4_000, 4)):
        play_games(5, first, 4, alike, rule_of(rules), DOUBLES, rooms[1, first : first + 4])

    assert (rooms[0] == rooms[1]).all()
    assert (rooms[0, :, 0] >= 0).all()
    assert 0.4 < rooms[0, :, 0].mean() < 0.6


@BOTH
def test_other_players_play_other_games_on_the_same_rolls(rules: Ruleset) -> None:
    rooms = np.zeros((2, 200, 3), np.int64)
    play_games(5, 0, 200, np.array([1, 2]), rule_of(rules), DOUBLES, rooms[0])
    play_games(5, 0, 200, np.array([2, 1]), rule_of(rules), DOUBLES, rooms[1])

    assert (rooms[0] != rooms[1]).any()


@pytest.mark.long
def test_three_turns_of_backgammon_have_48678745_lines() -> None:
    counts = json.loads(GOLDEN.read_text("utf-8"))["perft"]
    now = np.array(start().checkers, np.int8)

    for depth, lines in counts["opening_first"].items():
        assert perft(now, int(depth), rule_of(BACKGAMMON), 0, True) == lines
    for depth, lines in counts["any_first"].items():
        assert perft(now, int(depth), rule_of(BACKGAMMON), 0, False) == lines


def test_two_turns_of_long_gammon_have_330_lines_compiled() -> None:
    now = np.array(start(LONG_GAMMON).checkers, np.int8)

    assert perft(now, 2, rule_of(LONG_GAMMON), DOUBLES, True) == 330


def test_an_opening_roll_has_unequal_dice_and_every_roll_is_as_likely() -> None:
    openings = [opening_of(1, game) for game in range(3_000)]
    rolls = [roll_of(1, game, side, 2) for game in range(1_800) for side in (0, 1)]

    assert len(set(openings)) == 30
    assert all(white != black for white, black in openings)
    counts = np.unique(np.array(rolls), axis=0, return_counts=True)[1]
    assert len(counts) == 36
    assert ((counts - 100) ** 2 / 100).sum() < 70  # chi-squared, 35 degrees of freedom


@pytest.mark.process
def test_the_rules_of_a_game_load_python_alone() -> None:
    finished = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; import evendeal.backgammon, evendeal.backgammon.wire\n"
            "print(*sorted({n.partition('.')[0] for n in sys.modules} - sys.stdlib_module_names))",
        ],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )

    assert not {"numba", "numpy"} & set(finished.stdout.split())
