"""Where the two rooms of a game first went different ways, as far as it may be seen.

The same rolls were played in both rooms, so everything up to there was the same game twice.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from evendeal.backgammon import (
    Beaver,
    Double,
    GameAction,
    GameState,
    Pass,
    Ruleset,
    Take,
    start,
)
from evendeal.backgammon.played_turns import PlayedTurn
from evendeal.tournament.room_match.game import RoomGame
from evendeal.views.matches.board import (
    CubeShown,
    GameBoard,
    OfSides,
    Pair,
    SideName,
    cube_shown,
    game_board,
    pips_shown,
    side_name,
)
from evendeal.views.matches.embargo import SeenGame, Turns
from evendeal.views.matches.frames import acts_shown
from evendeal.views.matches.words import SIDES, play_words, roll_words, rolls_words

NO_DOUBLE = "no double"


@dataclass(frozen=True, slots=True)
class InsightRoom:
    """What one room did there; pips, cube and position are those after that turn.

    `play` is how players write it, empty for a dance. `cube` is null where none is played.
    """

    play: str
    said: str
    pips: OfSides
    cube: CubeShown | None
    board: GameBoard


@dataclass(frozen=True, slots=True)
class InsightBefore:
    """The last position that both rooms had in common."""

    pips: OfSides
    cube: CubeShown | None
    board: GameBoard


@dataclass(frozen=True, slots=True)
class CubeDiffered:
    """The first turn before whose roll the cube was handled differently, and what was done."""

    turn: int
    open: str
    closed: str
    said: str


@dataclass(frozen=True, slots=True)
class MatchInsight:
    """Where the rooms first differed.

    `differ` is `play` if checkers were played differently at `turn`, else `cube` if only the
    cube was handled differently, `end` if only one room's game was ended there, `never` if as
    far as can be seen nothing differed; `turn`, `side`, `roll` and what hangs on them are null
    for the last two. `cube` is the first difference with the cube, null if there was none.
    """

    differ: Literal["play", "cube", "end", "never"]
    turn: int | None
    side: SideName | None
    roll: Pair | None
    open: InsightRoom | None
    closed: InsightRoom | None
    before: InsightBefore | None
    cube: CubeDiffered | None
    said: str


def match_insight(ruleset: Ruleset, seen: SeenGame) -> MatchInsight | None:
    """Where the rooms differed as far as may be seen; None while there is nothing to compare."""
    turns, ended, both = seen.turns, seen.ended, seen.both
    if not both and ended is None:
        return None
    # A last double that was passed belongs to a turn that was never rolled for.
    rests = ((), ()) if ended is None else tuple(_rest(game) for game in ended)
    cube = _cube(ruleset, turns, (rests[0], rests[1]))
    at = next((n for n in range(both) if _checkers(turns[0][n]) != _checkers(turns[1][n])), None)
    if at is not None:
        return _played(ruleset, turns, at, cube)
    if cube is not None and cube.turn <= both:
        return _handled(ruleset, turns, cube)
    before = turns[0][both - 1].state if both else start(ruleset)
    sentence, differ = _alike(both, cube, ended)
    return MatchInsight(differ, None, None, None, None, None, _before(before), cube, sentence)


def _checkers(turn: PlayedTurn) -> object:
    return turn.state.checkers


def _rest(game: RoomGame) -> tuple[GameAction, ...]:
    return tuple(counted.action for counted in game.rest)


def _handling(actions: Sequence[GameAction]) -> tuple[GameAction, ...]:
    """What was done with the cube."""
    return tuple(each for each in actions if isinstance(each, Double | Take | Pass | Beaver))


def _cube(
    ruleset: Ruleset, turns: tuple[Turns, Turns], rests: tuple[Sequence[GameAction], ...]
) -> CubeDiffered | None:
    both: list[list[tuple[GameAction, ...]]] = []
    for room, rest in zip(turns, rests, strict=True):
        handlings = [_handling(turn.actions) for turn in room]
        both.append([*handlings, _handling(rest)] if rest else handlings)
    for n, (ours, theirs) in enumerate(zip(*both, strict=False)):
        if ours != theirs:
            befores = [room[n - 1].state if n else start(ruleset) for room in turns]
            words = [_acts(*each) for each in zip((ours, theirs), befores, strict=True)]
            return CubeDiffered(
                n + 1,
                words[0],
                words[1],
                f"Before roll {n + 1}: {words[0]} in the open room, {words[1]} in the closed.",
            )
    return None


def _acts(actions: Sequence[GameAction], before: GameState) -> str:
    return ", ".join(act.said for act in acts_shown(actions, before)) or NO_DOUBLE


def _played(
    ruleset: Ruleset, turns: tuple[Turns, Turns], at: int, cube: CubeDiffered | None
) -> MatchInsight:
    rooms = tuple(_room(ruleset, room, at) for room in turns)
    turn = turns[0][at]
    dice = (max(turn.dice), min(turn.dice))
    sentence = (
        f"The plays first differed at roll {turn.number}, {SIDES[turn.side]}'s "
        f"{roll_words(dice)}: {rooms[0].said} in the open room, {rooms[1].said} in the closed."
    )
    if cube is not None and cube.turn <= turn.number:
        # Later on the positions differ, and so may the cube.
        sentence = f"{cube.said} {sentence}"
    before = turns[0][at - 1].state if at else start(ruleset)
    return MatchInsight(
        "play",
        turn.number,
        side_name(turn.side),
        dice,
        rooms[0],
        rooms[1],
        _before(before),
        cube,
        sentence,
    )


def _handled(ruleset: Ruleset, turns: tuple[Turns, Turns], cube: CubeDiffered) -> MatchInsight:
    at = cube.turn - 1
    turn = turns[0][at]
    before = turns[0][at - 1].state if at else start(ruleset)
    return MatchInsight(
        "cube",
        cube.turn,
        side_name(turn.side),
        (max(turn.dice), min(turn.dice)),
        _room(ruleset, turns[0], at),
        _room(ruleset, turns[1], at),
        _before(before),
        cube,
        f"The rooms have played every roll alike and differ only in the cube. {cube.said}",
    )


def _alike(
    both: int, cube: CubeDiffered | None, ended: tuple[RoomGame, RoomGame] | None
) -> tuple[str, Literal["cube", "end", "never"]]:
    alike = f"Both rooms have played {rolls_words(both)} alike"
    if cube is not None:
        # The double that ended one room's game, or both, has no roll behind it.
        return f"{alike} and differ only in the cube. {cube.said}", "cube"
    if ended is None:
        return f"{alike} so far.", "never"
    if ended[0].result != ended[1].result or len(ended[0].turns) != len(ended[1].turns):
        return f"{alike}; they differ only in how the game was ended.", "end"
    return f"{alike}: the rooms never differed.", "never"


def _room(ruleset: Ruleset, turns: Turns, at: int) -> InsightRoom:
    turn = turns[at]
    before = turns[at - 1].state if at else start(ruleset)
    play = play_words(before, turn.side, turn.moves or ())
    return InsightRoom(
        play,
        play or "no move",
        pips_shown(turn.state),
        cube_shown(turn.state.cube) if ruleset.cube else None,
        game_board(turn.state),
    )


def _before(state: GameState) -> InsightBefore:
    cube = cube_shown(state.cube) if state.ruleset.cube else None
    return InsightBefore(pips_shown(state), cube, game_board(state))
