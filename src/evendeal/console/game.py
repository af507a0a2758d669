"""A game of backgammon as its recorder's screen has it: what may come next, and every line so far.

It never has a roll set. Dice come as lines; a roll that has been requested and not revealed yet is
the end of what can be played.
"""

from collections.abc import Sequence
from typing import Any

from evendeal.backgammon import GameState, Side, start
from evendeal.backgammon.cube import levels
from evendeal.backgammon.lines import GameLine
from evendeal.backgammon.lines_wire import game_body_from_json, request_from_json
from evendeal.backgammon.played import PlayedGame
from evendeal.backgammon.played_turns import Counted
from evendeal.backgammon.recorder_reach import may_take_back
from evendeal.backgammon.wire import ACTIONS, game_action_to_json
from evendeal.console.board import line_drawn

ROLLS = ("opening_roll", "roll")
"""The actions that reveal dice."""

NOTHING: dict[str, Any] = {"side": None, "dice": None, "value": None, "hits": [], "danced": False}
"""What the rules make of a line that does not count, or is no action."""


def read_line(body: dict[str, Any]) -> GameLine:
    """The line of a game that JSON names, a roll that is requested among them.

    Raises:
        NotABody, NotAGameAction: it names none.
    """
    return request_from_json(body) or game_body_from_json(body)


def choices_to_json(game: PlayedGame) -> dict[str, Any]:
    """What may be recorded next; nothing while a roll is awaited or the result stands."""
    may = game.choices()
    open_ = game.awaited is None and not game.final
    return {
        "side": None if may.side is None else may.side.word,
        "roll": may.roll,
        "double": may.double,
        "take": may.take,
        "pass": may.pass_,
        "beaver": may.beaver,
        "accept": may.accept,
        "decline": may.decline,
        "resign": {side.word: _levels(game.state, side) if open_ else [] for side in Side},
        "only": list(map(list, may.plays[0])) if len(may.plays) == 1 else None,
    }


def lines_to_json(game: PlayedGame, lines: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every line: whether it counts, and what the rules make of it.

    Args:
        lines: those that the game has counted, each with its number `n` and its `body`.
    """
    bodies = {line["n"]: line["body"] for line in lines}
    corrected = _corrected(game, bodies)
    open_line = may_take_back(game)
    made: dict[int, dict[str, Any]] = {}
    state = start(game.ruleset)
    for each in game.in_force:
        made[each.n] = _made_of(state, each, corrected.get(each.n, bodies[each.n]))
        state = each.state
    return [
        {
            "n": n,
            "counts": body["do"] not in ACTIONS or n in made or n == game.awaited,
            "corrected": corrected.get(n),
            "open": n == open_line,
            **made.get(n, NOTHING),
        }
        for n, body in bodies.items()
    ]


def _made_of(state: GameState, counted: Counted, body: dict[str, Any]) -> dict[str, Any]:
    """What the rules make of an action in a state of the game."""
    after = counted.state
    danced = body["do"] in ROLLS and after.dice is None and any(after.rolls)
    return {**line_drawn(state, body), "danced": danced}


def _corrected(game: PlayedGame, bodies: dict[int, dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """What each line that counts says now, where it has been corrected."""
    touched = {body["of"] for body in bodies.values() if body["do"] == "correct"}
    now = {each.n: game_action_to_json(each.action) for each in game.in_force if each.n in touched}
    return {n: body for n, body in now.items() if body != bodies[n]}


def _levels(state: GameState, side: Side) -> list[str]:
    return [level.name.lower() for level in levels(state, side)]
