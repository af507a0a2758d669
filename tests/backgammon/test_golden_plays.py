"""Positions whose plays have been counted by others, `tests/golden/backgammon/plays.md`."""

import json
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

from evendeal.backgammon import (
    BACKGAMMON,
    LONG_GAMMON,
    BlockTest,
    Checkers,
    GameState,
    Roll,
    Side,
    apply,
    legal,
    outcomes,
    placed,
    start,
)
from evendeal.backgammon.state import BACKGAMMON_START, LONG_GAMMON_START
from support.backgammon.boards_in_words import by_definition
from support.backgammon.golden_plays import LONG, SHORT, from_track

Entry = dict[str, Any]


def entries(golden: Entry) -> list[Any]:
    """Each position with its category and its number there as the name of a test."""
    return [
        pytest.param(entry, id=f"{category}-{n}")
        for category, listed in golden["categories"].items()
        for n, entry in enumerate(listed, 1)
    ]


def digest(results: list[list[int]]) -> str:
    """The digest that the files give."""
    return sha256(json.dumps(sorted(results)).encode()).hexdigest()[:16]


def on_track(checkers: Checkers) -> list[int]:
    """The opposite."""
    return [*[checkers[24 - n] for n in range(24)], checkers[0]]


def after_roll(state: GameState, dice: list[int]) -> GameState:
    """The game after white's roll; where it dances, black is to roll."""
    return apply(state, Roll(Side.WHITE, (dice[0], dice[1])))


@pytest.mark.parametrize("entry", entries(SHORT))
def test_a_position_of_backgammon_has_the_plays_that_gnu_backgammon_finds(entry: Entry) -> None:
    before = placed(BACKGAMMON, tuple(entry["own"]), tuple(entry["opp"]), Side.WHITE)
    state = after_roll(before, entry["dice"])
    found = outcomes(state)

    assert len(found) == entry["plays"]
    assert digest([[*own, *other] for own, other in found]) == entry["results_sha"]
    assert {len(play) for play in legal(state).plays} <= {entry["dice_used"]}
    if not found:
        assert state.turn is Side.BLACK


@pytest.mark.parametrize(("roll", "plays"), SHORT["start_plays"].items())
def test_an_opening_roll_has_its_known_number_of_plays(roll: str, plays: int) -> None:
    before = placed(BACKGAMMON, BACKGAMMON_START, BACKGAMMON_START, Side.WHITE)

    assert len(outcomes(after_roll(before, [int(die) for die in roll]))) == plays


def lines(state: GameState, depth: int, *, unequal: bool) -> int:
    """How many lines of play there are; a dance is one line."""
    total = 0
    for high in range(1, 7):
        for low in range(1, high + 1 - unequal):
            assert state.turn is not None
            rolled = apply(state, Roll(state.turn, (high, low)))
            if rolled.turn is not state.turn:
                total += 1 if depth == 1 else lines(rolled, depth - 1, unequal=False)
                continue
            for own, other in outcomes(rolled):
                if depth == 1:
                    total += 1
                    continue
                both = (own, other) if state.turn is Side.WHITE else (other, own)
                moved = state._replace(checkers=both, turn=state.turn.other, rolls=rolled.rolls)
                total += lines(moved, depth - 1, unequal=False)
    return total


def test_the_opening_rolls_have_447_plays_together() -> None:
    opening = placed(BACKGAMMON, BACKGAMMON_START, BACKGAMMON_START, Side.WHITE, rolls=(0, 0))

    assert sum(SHORT["start_plays"].values()) == SHORT["perft"]["any_first"]["1"] == 447
    assert lines(opening, 1, unequal=False) == 447


@pytest.mark.long
def test_two_turns_of_backgammon_have_89153_lines() -> None:
    opening = placed(BACKGAMMON, BACKGAMMON_START, BACKGAMMON_START, Side.WHITE, rolls=(0, 0))

    assert lines(opening, 1, unequal=True) == SHORT["perft"]["opening_first"]["1"] == 190
    assert lines(opening, 2, unequal=True) == SHORT["perft"]["opening_first"]["2"] == 89_153


@pytest.mark.parametrize("entry", entries(LONG))
@pytest.mark.parametrize(
    ("field", "block"),
    [
        ("plays_final", BlockTest.FINAL),
        ("plays_each", BlockTest.EACH),
        ("plays_block_off", BlockTest.OFF),
    ],
)
def test_a_position_of_long_gammon_has_its_known_number_of_plays(
    entry: Entry, field: str, block: BlockTest
) -> None:
    rules = replace(LONG_GAMMON, block=block)
    rolls = (0, 1) if entry["first"] else (1, 1)
    own, other = from_track(entry["own"]), from_track(entry["opp"])
    before = placed(rules, own, other, Side.WHITE, rolls=rolls, starter=Side.BLACK)
    found = outcomes(after_roll(before, entry["dice"]))
    dice = (entry["dice"][0], entry["dice"][1])
    allowed = 2 if entry["first"] and dice[0] == dice[1] and dice[0] in {3, 4, 6} else 1

    assert len(found) == entry.get(field, len(found))
    assert set(found) == by_definition(rules, own, other, dice, allowed=allowed)
    if block is BlockTest.FINAL:
        assert digest([on_track(mine) for mine, _ in found]) == entry["sha_final"]


@pytest.mark.parametrize(("roll", "plays"), LONG["start_plays_first_turn"].items())
def test_a_first_roll_of_long_gammon_has_its_known_number_of_plays(roll: str, plays: int) -> None:
    fresh = placed(LONG_GAMMON, LONG_GAMMON_START, LONG_GAMMON_START, Side.WHITE, rolls=(0, 0))

    assert len(outcomes(after_roll(fresh, [int(die) for die in roll]))) == plays


def test_two_turns_of_long_gammon_have_330_lines() -> None:
    fresh = placed(LONG_GAMMON, LONG_GAMMON_START, LONG_GAMMON_START, Side.WHITE, rolls=(0, 0))

    assert lines(fresh, 2, unequal=True) == LONG["depth2_nondouble_first"] == 330


def test_a_game_starts_as_it_is_printed() -> None:
    assert {p: n for p, n in enumerate(start().checkers[0]) if n} == {24: 2, 13: 5, 8: 3, 6: 5}
    assert {p: n for p, n in enumerate(start(LONG_GAMMON).checkers[1]) if n} == {24: 15}
