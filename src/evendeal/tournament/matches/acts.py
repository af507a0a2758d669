"""What recorders and directors do beside the rules of a game of a match: read strictly."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal, TypeAlias, get_args

from evendeal.backgammon import Ending, GameResult, Level, Side
from evendeal.backgammon.lines import GameAccepted
from evendeal.backgammon.ruleset import CHECKERS
from evendeal.ids import EntryId
from evendeal.lines.acts import read_act
from evendeal.lines.fields import (
    COUNT,
    NAME,
    TEXT,
    FieldKind,
    NotABody,
    in_words,
    is_name,
    one_of,
    unfit,
)

GameNoteKind: TypeAlias = Literal[
    "out_of_turn", "clock", "cocked", "illegal_play", "absent", "wrong_roll", "other"
]
GAME_NOTES: tuple[GameNoteKind, ...] = get_args(GameNoteKind)

MOST_CUBE = 2**30
"""The largest value of a cube that a line can state; the table of points has fewer."""


@dataclass(frozen=True, slots=True)
class GameNote:
    """Something the director may want to know, of a side or of nobody in particular.

    `wrong_roll`: dice were typed that are not the roll which is due. Whoever is told so knows
    something of it, and it counts as seen (R47).
    """

    kind: GameNoteKind
    side: Side | None
    text: str


@dataclass(frozen=True, slots=True)
class Decided:
    """The director decides a game: it counts as if it had been played so (R48).

    Attributes:
        winner: None: drawn, a single game with nothing left.
        level, left, cube: as in `GameAccepted`; a single game with 15 left counts as passed.
        rule: by which rule, in a few words.
    """

    winner: Side | None
    level: Level
    left: int
    cube: int
    rule: str
    reason: str

    @property
    def result(self) -> GameResult:
        """The result as a game that was played would have it."""
        if self.winner is None:
            return GameResult(None, 0, Level.SINGLE, Ending.DRAWN, self.cube)
        if self.level is Level.SINGLE and self.left == CHECKERS:
            ending, proposed = Ending.PASSED, 2 * self.cube
            return GameResult(self.winner, self.left, self.level, ending, self.cube, proposed)
        return GameResult(self.winner, self.left, self.level, Ending.RESIGNED, self.cube)


@dataclass(frozen=True, slots=True)
class Reopened:
    """A game that was accepted or decided goes on.

    Said of a game that is being played, it lets what was done before rolls that have been seen
    be recorded anew (R47).
    """

    reason: str


@dataclass(frozen=True, slots=True)
class LinedUpFor:
    """Who of a team plays a match from now on, in the open room and in the closed (R49)."""

    match: int
    team: EntryId
    players: tuple[str, str]
    reason: str


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """The director begins a round, the next after the last one that has begun (R51)."""

    round: int


@dataclass(frozen=True, slots=True)
class SheetsGiven:
    """So many roll sheets of a session were printed: who has one knows rolls to come."""

    sheets: int


MatchAct: TypeAlias = (
    GameAccepted | GameNote | Decided | Reopened | LinedUpFor | RoundBegun | SheetsGiven
)

_ACTS: dict[str, type[MatchAct]] = {
    "accept": GameAccepted,
    "note": GameNote,
    "decide": Decided,
    "reopen": Reopened,
    "line_up": LinedUpFor,
    "begin_round": RoundBegun,
    "sheets_given": SheetsGiven,
}
_NAMES = {act: do for do, act in _ACTS.items()}
_SIDES = {side.word: side for side in Side}


def match_act_to_json(act: MatchAct) -> dict[str, Any]:
    """The act as JSON; `do` names it."""
    told: dict[str, Any] = {"do": _NAMES[type(act)]}
    for field in fields(act):
        told[field.name] = _to_json(getattr(act, field.name))
    return told


def match_act_from_json(data: Mapping[str, Any]) -> MatchAct | None:
    """The act that a line's JSON names; None if it names something else.

    Raises:
        NotABody: a field is missing, unknown or of another type, or the result cannot be.
    """
    do, made = data.get("do"), read_act(data, _ACTS, _FIELDS)
    if isinstance(made, GameAccepted | Decided):
        _require_result(do, made)
    if isinstance(made, Decided | Reopened | LinedUpFor) and not made.reason.strip():
        raise unfit(do, "reason", made.reason, "text that says why")
    return made


def _require_result(do: object, said: GameAccepted | Decided) -> None:
    level, left = said.level, said.left
    if said.winner is None:
        if level is not Level.SINGLE or left:
            why = f"level is {int(level)} and left {left}, and a drawn game has level 1 and left 0"
            raise NotABody(do=do, why=why)
    elif not left:
        raise NotABody(do=do, why="left is 0, and the loser has at least one checker left")
    elif isinstance(said, Decided) and level is not Level.SINGLE and left != CHECKERS:
        why = f"left is {left}, and with a gammon the loser has all 15 checkers left"
        raise NotABody(do=do, why=why)


def _to_json(value: object) -> object:
    if isinstance(value, Side):
        return value.word
    if isinstance(value, Level):
        return int(value)
    return list(value) if isinstance(value, tuple) else value


def _is_side(value: object) -> bool:
    return value is None or (isinstance(value, str) and value in _SIDES)


def _side(value: str | None) -> Side | None:
    return None if value is None else _SIDES[value]


def _up_to(most: int, least: int = 0) -> FieldKind:
    return FieldKind(
        lambda value: type(value) is int and least <= value <= most,
        f"a whole number from {least} to {most}",
    )


def _are_two(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(is_name, value))


_SIDE = FieldKind(_is_side, f"{in_words(tuple(_SIDES))}, or null", _side)

_FIELDS: dict[str, FieldKind] = {
    "winner": _SIDE,
    "level": _up_to(3, 1)._replace(make=Level),
    "left": _up_to(CHECKERS),
    "cube": _up_to(MOST_CUBE, 1),
    "kind": one_of(GAME_NOTES),
    "side": _SIDE,
    "text": TEXT,
    "rule": NAME,
    "reason": TEXT,
    "match": COUNT,
    "round": COUNT,
    "sheets": COUNT,
    "team": NAME._replace(make=EntryId),
    "players": FieldKind(_are_two, "a list of two names", tuple),
}
