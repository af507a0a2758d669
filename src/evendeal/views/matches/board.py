"""A position of backgammon or long gammon, as every board on a screen is drawn."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.backgammon import Checkers, Cube, GameState, Side, pips

SideName: TypeAlias = Literal["white", "black"]
DueName: TypeAlias = Literal["opening", "roll", "play", "answer", "resignation", "over"]
Pair: TypeAlias = tuple[int, int]
"""Two numbers; of the first team and the second, unless it says otherwise."""

_SIDES: tuple[SideName, SideName] = ("white", "black")
_DUE: dict[str, DueName] = {
    "OPENING": "opening",
    "ROLL": "roll",
    "PLAY": "play",
    "ANSWER": "answer",
    "RESIGNATION": "resignation",
    "OVER": "over",
}


@dataclass(frozen=True, slots=True)
class OfSides:
    """A number of White and one of Black."""

    white: int
    black: int


@dataclass(frozen=True, slots=True)
class CubeShown:
    """The doubling cube: what the game counts for, who alone may double (null: either side), and
    who has doubled and waits for the answer; while it is offered, `value` is the one before."""

    value: int
    owner: SideName | None
    offered_by: SideName | None


@dataclass(frozen=True, slots=True)
class GameBoard:
    """A position.

    `white` and `black` are the checkers of a side on each of its own points, 26 numbers: borne
    off, points 1 to 24, the bar. `cube` is null where none is played. `turn` is whose turn it is
    to do what is `due`. `rolls` counts the rolls that each side has used.
    """

    variant: str
    white: Checkers
    black: Checkers
    cube: CubeShown | None
    turn: SideName | None
    due: DueName
    dice: Pair | None
    pips: OfSides
    rolls: OfSides


def side_name(side: Side) -> SideName:
    """The side as it is called on the wire."""
    return _SIDES[side]


def game_board(state: GameState) -> GameBoard:
    """The position of a game."""
    white, black = state.checkers
    return GameBoard(
        variant=state.ruleset.variant.value,
        white=white,
        black=black,
        cube=cube_shown(state.cube) if state.ruleset.cube else None,
        turn=None if state.turn is None else side_name(state.turn),
        due=_DUE[state.due.name],
        dice=state.dice,
        pips=pips_shown(state),
        rolls=OfSides(*state.rolls),
    )


def cube_shown(cube: Cube) -> CubeShown:
    """The cube of a game."""
    owner, offered_by = cube.owner, cube.offered_by
    return CubeShown(
        cube.value,
        None if owner is None else side_name(owner),
        None if offered_by is None else side_name(offered_by),
    )


def pips_shown(state: GameState) -> OfSides:
    """How far each side's checkers still have to go."""
    return OfSides(*map(pips, state.checkers))
