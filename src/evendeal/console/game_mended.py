"""A line of a game put right: the position before it, and what the lines after it become."""

from typing import Any

from evendeal.backgammon import Due, GameState, Move, Side, legal, outcomes
from evendeal.backgammon.lines import GameCorrected
from evendeal.backgammon.played import Contradiction, PlayedGame
from evendeal.backgammon.plays import after
from evendeal.backgammon.recorder_reach import require_within_reach
from evendeal.backgammon.turns import way_of
from evendeal.backgammon.wire import NotAGameAction, game_action_from_json, game_action_to_json
from evendeal.console.board import board_drawn, spent, ways
from evendeal.console.game import ROLLS
from evendeal.console.game_questions import folded
from evendeal.console.refusal import refusal_fields
from evendeal.errors import Refused


def mend(question: dict[str, Any]) -> dict[str, Any]:
    """The position before a line, what may stand there, and which later line would not fit.

    Nothing is changed: a correction is a line like any other, and this is what it would do.

    Args:
        question: as for `play`; `of`, the line; `made`, the moves on the screen where it is a play;
            `action`, what it should say where it is something else, or None.

    Raises:
        NoSuchGameLine: the line counts no more, or is none of the game's actions.
    """
    game, of = folded(question).game, question["of"]
    was, before = game_action_to_json(game.line(of).action), game.before(of)
    if was["do"] == "play":
        drawn = _played(before, tuple(Move(*move) for move in question["made"]))
        action = {**was, "moves": question["made"], "accepted": False} if drawn["whole"] else None
    else:
        drawn = _shown(before)
        action = question["action"]
    return {
        **drawn,
        "may": _may(before, str(was["do"])),
        "action": action,
        "closed": _closed(game, of),
        "broken": None if action is None else _broken(game, of, action),
        "later": [each.n for each in game.in_force if each.n > of],
    }


def _played(state: GameState, made: tuple[Move, ...]) -> dict[str, Any]:
    """The turn that was due, with the moves on the screen."""
    way = way_of(state)
    mine, theirs = after(way, made)
    further = ways(state, made)
    return {
        "board": board_drawn(state, (mine, theirs) if state.turn is Side.WHITE else (theirs, mine)),
        "ways": further,
        "whole": not further and (mine, theirs) in outcomes(state),
        "spent": spent(way.dice, made),
    }


def _shown(state: GameState) -> dict[str, Any]:
    board = board_drawn(state, state.checkers)
    return {"board": board, "ways": [], "whole": False, "spent": []}


def _may(state: GameState, do: str) -> list[str]:
    """What else may be recorded in a line's place by whoever had to answer there."""
    if state.due not in (Due.ANSWER, Due.RESIGNATION):
        return [do] if do in ("play", *ROLLS) else []
    may = legal(state)
    allowed_now = {
        "take": may.take,
        "pass": may.pass_,
        "beaver": may.beaver,
        "accept_resignation": may.accept,
        "decline_resignation": may.decline,
    }
    return [do for do, allowed in allowed_now.items() if allowed]


def _closed(game: PlayedGame, of: int) -> dict[str, Any] | None:
    """Why the recorder cannot correct a line; None where that is possible."""
    try:
        require_within_reach(game, GameCorrected(of, game.line(of).action))
    except Refused as refused:
        return refusal_fields(refused)
    return None


def _broken(game: PlayedGame, of: int, action: dict[str, Any]) -> dict[str, Any] | None:
    """The first line from the corrected one on that the rules refuse, and why."""
    try:
        broken = game.contradiction(of, game_action_from_json(action))
    except NotAGameAction as refused:
        broken = Contradiction(of, refused)
    return None if broken is None else {"n": broken.n, **refusal_fields(broken.refusal)}
