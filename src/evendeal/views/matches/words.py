"""Plays, rolls, the cube and results of backgammon in words."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from evendeal.backgammon import (
    AcceptResignation,
    Beaver,
    DeclineResignation,
    Dice,
    Double,
    Ending,
    GameAction,
    GameResult,
    GameState,
    Level,
    Move,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Side,
    Take,
    facing,
)

BAR, OFF = 25, 0

SIDES = {Side.WHITE: "White", Side.BLACK: "Black"}
"""The sides in a sentence."""

LEVELS = {Level.SINGLE: "a single game", Level.GAMMON: "a gammon", Level.BACKGAMMON: "a backgammon"}
LONG_LEVELS = {Level.SINGLE: "an oin", Level.GAMMON: "a mars", Level.BACKGAMMON: "a koks"}


def roll_words(dice: Dice) -> str:
    """`6-1`, the higher die first."""
    return f"{max(dice)}-{min(dice)}"


def play_words(before: GameState, side: Side, moves: Sequence[Move]) -> str:
    """The play as players write it: `13/7 8/7`, `24/14*`, `bar/20 6/4(2)`; empty for a dance.

    The dice that one checker plays are one way; points between are named where it hits.

    Args:
        before: the position in which they are made.
    """
    theirs = list(before.own(side.other))
    ways: list[_Way] = []
    # From the rearmost on they can be made one by one, in whatever order they were announced.
    for start, end in sorted(moves, reverse=True):
        hit = False
        if not before.ruleset.is_long and end != OFF:
            point = facing(before.ruleset, end)
            hit = theirs[point] == 1
            theirs[point] -= hit
        at = next((n for n, way in enumerate(ways) if way.end == start), None)
        if at is None:
            ways.append(_Way(start, "", end, hit))
        else:
            way = ways[at]
            between = f"{way.between}/{way.end}*" if way.hit else way.between
            ways[at] = _Way(way.start, between, end, hit)
    ways.sort(key=lambda way: (-way.start, way.end))
    texts = [f"{_point(w.start)}{w.between}/{_point(w.end)}{'*' * w.hit}" for w in ways]
    counted = {way: texts.count(way) for way in texts}
    return " ".join(way if often == 1 else f"{way}({often})" for way, often in counted.items())


class _Way(NamedTuple):
    """What one checker plays, with the points between at which it hits."""

    start: int
    between: str
    end: int
    hit: bool


def _point(point: int) -> str:
    return {BAR: "bar", OFF: "off"}.get(point) or str(point)


def act_words(action: GameAction, value: int, *, is_long: bool = False) -> str:
    """What a side says with the cube or about resigning.

    Args:
        value: what the game counted for before this turn.
    """
    match action:
        case Double(side):
            return f"{SIDES[side]} doubles to {2 * value}"
        case Beaver(side):
            return f"{SIDES[side]} beavers to {4 * value}"
        case Take(side):
            return f"{SIDES[side]} takes"
        case Pass(side):
            return f"{SIDES[side]} passes"
        case Resign(side, level):
            levels = LONG_LEVELS if is_long else LEVELS
            return f"{SIDES[side]} offers to lose {levels[level]}"
        case AcceptResignation(side):
            return f"{SIDES[side]} accepts the resignation"
        case DeclineResignation(side):
            return f"{SIDES[side]} declines the resignation"
    return ""


CorrectedWord: TypeAlias = Literal["roll", "play", "double", "answer", "resignation", "turn"]
"""What was corrected; `turn`: all of it was taken back and recorded anew."""


def corrected_word(action: GameAction) -> CorrectedWord:
    """What a line of a game is called where one says that it was corrected."""
    match action:
        case Roll() | OpeningRoll():
            return "roll"
        case Play():
            return "play"
        case Double():
            return "double"
        case Take() | Pass() | Beaver():
            return "answer"
    return "resignation"


def action_words(action: GameAction, before: GameState) -> str:
    """What a line of a game says: `8/5 6/5`, `3-1`, `Black takes`.

    Args:
        before: the game before it.
    """
    match action:
        case Roll(_, dice):
            return roll_words(dice)
        case OpeningRoll(white, black):
            return f"White {white}, Black {black}"
        case Play(side, moves):
            return play_words(before, side, moves)
    return act_words(action, before.cube.value, is_long=before.ruleset.is_long)


def corrected_words(what: CorrectedWord, by: str, was: str | None, reason: str) -> str:
    """That something was corrected, and why, in a sentence.

    Args:
        by: who did it, `director` or `table`.
        was: what the public saw before.
        reason: as it was written; it may be empty.
    """
    sentence = f"The {by} corrected the {what}"
    if what == "turn":
        sentence = f"The {by} took the turn back and recorded it anew"
    before = f", shown before as {was}" if was else ""
    why = f": {reason.rstrip('. ')}" if reason else ""
    return f"{sentence}{before}{why}."


def result_words(
    result: GameResult, white: str, black: str, *, is_long: bool, decided: bool = False
) -> str:
    """How a game ended, in a sentence.

    Args:
        white, black: the players.
        is_long: whether it is long gammon, whose levels have names of their own.
        decided: whether the director decided it.
    """
    sentence = _ended(result, white, black, LONG_LEVELS if is_long else LEVELS, decided)
    return f"The director decided: {sentence}" if decided else sentence[0].upper() + sentence[1:]


def _ended(
    result: GameResult, white: str, black: str, levels: dict[Level, str], decided: bool
) -> str:
    if result.winner is None:
        return "the game is drawn."
    winner, loser = (white, black) if result.winner is Side.WHITE else (black, white)
    cube = f", cube {result.cube}" if result.cube > 1 else ""
    if result.ending is Ending.PASSED:
        return (
            f"{winner} wins, cube {result.cube}: {loser} passed a double to {result.proposed} "
            f"with {checkers_words(result.left)} left."
        )
    if result.ending is Ending.RESIGNED and not decided:
        return (
            f"{winner} wins {levels[result.level]}{cube}: {loser} resigned "
            f"with {checkers_words(result.left)} left."
        )
    return f"{winner} wins {levels[result.level]}{cube}, {checkers_words(result.left)} left."


def checkers_words(count: int) -> str:
    """`1 checker`, `9 checkers`."""
    return "1 checker" if count == 1 else f"{count} checkers"


def games_words(count: int) -> str:
    """`1 game`, `6 games`."""
    return "1 game" if count == 1 else f"{count} games"


def rolls_words(count: int) -> str:
    """`1 roll`, `8 rolls`."""
    return "1 roll" if count == 1 else f"{count} rolls"
