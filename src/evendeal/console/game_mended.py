"""A line of a game put right: the position it was said in, and what the lines after it become."""

from typing import Any

from evendeal.backgammon import Due, GameState, Move, Side, legal, outcomes, start
from evendeal.backgammon.plays import after
from evendeal.backgammon.record_refusals import GameClosed, NoSuchGameLine
from evendeal.backgammon.turns import way_of
from evendeal.console.board import spent, told_board, ways
from evendeal.console.game import ROLLS, Said, TypedGame
from evendeal.console.game_questions import folded
from evendeal.console.refusal import told_refusal
from evendeal.errors import Refused


def mend(asked: dict[str, Any]) -> dict[str, Any]:
    """The position before a line, what may stand there, and which later line would not fit.

    Nothing is changed: a correction is a line like any other, and this is what it would do.

    Args:
        asked: as for `play`; `of`, the line; `made`, the moves on the screen where it is a play;
            `action`, what it should say where it is something else, or None.

    Raises:
        NoSuchGameLine: the line counts no more, or is none of the game's actions.
    """
    game, _ = folded(asked)
    index = next((at for at, said in enumerate(game.in_force) if said.n == asked["of"]), None)
    if index is None:
        raise NoSuchGameLine(of=asked["of"])
    was = game.in_force[index]
    before = game.in_force[index - 1].state if index else start(game.ruleset)
    if was.body["do"] == "play":
        shown = _played(before, tuple(Move(*move) for move in asked["made"]))
        moves = asked["made"]
        action = {**was.body, "moves": moves, "accepted": False} if shown["whole"] else None
    else:
        shown = _shown(before)
        action = asked["action"]
    return {
        **shown,
        "may": _may(before, was.body),
        "action": action,
        "closed": _closed(game, was),
        "broken": None if action is None else _broken(game, index, action),
        "later": [said.n for said in game.in_force[index + 1 :]],
    }


def _played(state: GameState, made: tuple[Move, ...]) -> dict[str, Any]:
    """The turn that was due, with the moves on the screen."""
    way = way_of(state)
    mine, theirs = after(way, made)
    further = ways(state, made)
    return {
        "board": told_board(state, (mine, theirs) if state.turn is Side.WHITE else (theirs, mine)),
        "ways": further,
        "whole": not further and (mine, theirs) in outcomes(state),
        "spent": spent(way.dice, made),
    }


def _shown(state: GameState) -> dict[str, Any]:
    board = told_board(state, state.checkers)
    return {"board": board, "ways": [], "whole": False, "spent": []}


def _may(state: GameState, body: dict[str, Any]) -> list[str]:
    """What else may be said in a line's place by whoever had to answer there."""
    if state.due not in (Due.ANSWER, Due.RESIGNATION):
        return [body["do"]] if body["do"] in ("play", *ROLLS) else []
    may = legal(state)
    found = {
        "take": may.take,
        "pass": may.pass_,
        "beaver": may.beaver,
        "accept_resignation": may.accept,
        "decline_resignation": may.decline,
    }
    return [do for do, allowed in found.items() if allowed]


def _closed(game: TypedGame, was: Said) -> dict[str, Any] | None:
    """Why the recorder cannot correct the line; None where that is possible."""
    try:
        if game.stands is not None:
            raise GameClosed(lines=len(game.lines))
        game.require_within_reach("correct", was.n)
    except Refused as refused:
        return told_refusal(refused)
    return None


def _broken(game: TypedGame, index: int, action: dict[str, Any]) -> dict[str, Any] | None:
    """The first line from the corrected one on that the rules refuse, and why."""
    made = TypedGame(game.ruleset, game.drawn, game.in_force[:index], seen=dict(game.seen))
    for at, said in enumerate(game.in_force[index:]):
        try:
            made.act(said.n, action if at == 0 else said.body)
        except Refused as refused:
            return {"n": said.n, **told_refusal(refused)}
    return None
