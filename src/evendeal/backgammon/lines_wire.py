"""Lines of a game as JSON, for logs, recorders and browsers; read strictly."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from evendeal.backgammon.lines import (
    Decided,
    GameAccepted,
    GameBody,
    GameCorrected,
    GameNote,
    OpeningRequest,
    Reopened,
    RequestedRoll,
    RollRequest,
)
from evendeal.backgammon.ruleset import CHECKERS, Level, Side
from evendeal.backgammon.wire import ACTIONS, no_action
from evendeal.lines.acts import Answered, CallDirector, Undo
from evendeal.lines.fields import Lines, NotABody, unfit


def _require_result(act: GameAccepted | Decided) -> None:
    do = "decide" if isinstance(act, Decided) else "accept"
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


def _require_reason(act: Decided | Reopened) -> None:
    if isinstance(act, Decided):
        _require_result(act)
    if not act.reason.strip():
        do = "decide" if isinstance(act, Decided) else "reopen"
        raise unfit(do, "reason", act.reason, "text that says why")


GAME_LINES: Lines[GameBody] = ACTIONS | Lines(
    {
        "accept": GameAccepted,
        "note": GameNote,
        "decide": Decided,
        "reopen": Reopened,
        "call_director": CallDirector,
        "answer": Answered,
        "undo": Undo,
        "correct": GameCorrected,
    },
    checks={
        GameAccepted: _require_result,
        Decided: _require_reason,
        Reopened: _require_reason,
    },
)
"""Every line of a game that a log has."""


game_body_from_json = partial(GAME_LINES.one, none=no_action)
"""The line of a game that JSON names.

Raises:
    NotABody: a field is missing, unknown or of another type, or the result cannot be.
    NotAGameAction: an action of a game is, or it names no line of a game.
"""


def request_from_json(data: Mapping[str, Any]) -> RequestedRoll | None:
    """The roll that JSON requests; None if it says anything else."""
    match data:
        case {"do": "opening_roll", "white": None, "black": None} if len(data) == 3:
            return OpeningRequest()
        case {"do": "roll", "side": "white" | "black" as side, "dice": None} if len(data) == 3:
            return RollRequest(Side[side.upper()])
    return None
