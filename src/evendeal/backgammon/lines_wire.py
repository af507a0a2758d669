"""Lines of a game as JSON, for logs, recorders and browsers; read strictly."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypeAlias

from evendeal.backgammon.lines import (
    GAME_NOTES,
    Decided,
    GameAccepted,
    GameBody,
    GameCorrected,
    GameMark,
    GameNote,
    OpeningRequest,
    Reopened,
    RequestedRoll,
    RollRequest,
)
from evendeal.backgammon.ruleset import CHECKERS, Level, Side
from evendeal.backgammon.wire import ACTIONS, game_action_from_json, game_action_to_json
from evendeal.ids import DealNo, TableNo
from evendeal.lines.acts import Answered, CallDirector, Undo, read_act
from evendeal.lines.fields import (
    COUNT,
    LINE,
    LINES_CHANGED,
    NAME,
    TEXT,
    FieldKind,
    NotABody,
    in_words,
    one_of,
    require_fields,
    unfit,
)

MOST_CUBE = 2**30
"""The largest value of a cube that a line can state; the table of points has fewer."""

GameAct: TypeAlias = GameAccepted | GameMark | Decided | Reopened | Undo
"""A line of a game that is read field by field; a correction has an action in one of them."""

_ACTS: dict[str, type[GameAct]] = {
    "accept": GameAccepted,
    "note": GameNote,
    "decide": Decided,
    "reopen": Reopened,
    "call_director": CallDirector,
    "answer": Answered,
    "undo": Undo,
}
_NAMES = {act: do for do, act in _ACTS.items()}

GAME_LINES = ACTIONS | _ACTS.keys() | {"correct"}
"""What `do` says of each line of a game."""

_SIDES = {side.word: side for side in Side}


def game_body_to_json(body: GameBody) -> dict[str, Any]:
    """The line as JSON; `do` names it."""
    if isinstance(body, GameCorrected):
        action = game_action_to_json(body.action)
        return {"do": "correct", "of": body.of, "action": action, "reason": body.reason}
    if isinstance(body, GameAct):
        values = {field.name: _to_json(getattr(body, field.name)) for field in fields(body)}
        return {"do": _NAMES[type(body)], **values}
    return game_action_to_json(body)


def game_body_from_json(data: Mapping[str, Any]) -> GameBody:
    """The line of a game that JSON names.

    Raises:
        NotABody: a field is missing, unknown or of another type, or the result cannot be.
        NotAGameAction: an action of a game is, or it names no line of a game.
    """
    do = data.get("do")
    if do == "correct":
        require_fields(data, LINES_CHANGED["correct"])
        return GameCorrected(data["of"], game_action_from_json(data["action"]), data["reason"])
    act = None if isinstance(do, str) and do in ACTIONS else game_act_from_json(data)
    return game_action_from_json(data) if act is None else act


def game_act_from_json(data: Mapping[str, Any]) -> GameAct | None:
    """The line that JSON names; None if it is an action, a correction, or none of a game.

    Raises:
        NotABody: a field is missing, unknown or of another type, or the result cannot be.
    """
    do, act = data.get("do"), read_act(data, _ACTS, _FIELDS)
    if isinstance(act, GameAccepted | Decided):
        _require_result(do, act)
    if isinstance(act, Decided | Reopened) and not act.reason.strip():
        raise unfit(do, "reason", act.reason, "text that says why")
    return act


def request_from_json(data: Mapping[str, Any]) -> RequestedRoll | None:
    """The roll that JSON requests; None if it says anything else."""
    match data:
        case {"do": "opening_roll", "white": None, "black": None} if len(data) == 3:
            return OpeningRequest()
        case {"do": "roll", "side": "white" | "black" as side, "dice": None} if len(data) == 3:
            return RollRequest(_SIDES[side])
    return None


def _require_result(do: object, act: GameAccepted | Decided) -> None:
    level, left = act.level, act.left
    if act.winner is None:
        if level is not Level.SINGLE or left:
            why = f"level is {int(level)} and left {left}, and a drawn game has level 1 and left 0"
            raise NotABody(do=do, why=why)
    elif not left:
        raise NotABody(do=do, why="left is 0, and the loser has at least one checker left")
    elif isinstance(act, Decided) and level is not Level.SINGLE and left != CHECKERS:
        why = f"left is {left}, and with a gammon the loser has all 15 checkers left"
        raise NotABody(do=do, why=why)


def _to_json(value: object) -> object:
    if isinstance(value, Side):
        return value.word
    return int(value) if isinstance(value, Level) else value


def _is_side(value: object) -> bool:
    return value is None or (isinstance(value, str) and value in _SIDES)


def _side(value: str | None) -> Side | None:
    return None if value is None else _SIDES[value]


def _up_to(most: int, least: int = 0) -> FieldKind:
    return FieldKind(
        lambda value: type(value) is int and least <= value <= most,
        f"a whole number from {least} to {most}",
    )


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
    "table": COUNT._replace(make=TableNo),
    "deal": COUNT._replace(make=DealNo),
    "of": LINE,
}
