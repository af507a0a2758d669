"""Games for two worlds, as a recorder types them."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from evendeal.backgammon import GameState, Ruleset, is_over, result
from evendeal.backgammon.wire import game_action_to_json, ruleset_to_json
from support.backgammon.any_game import whole_game

Body = dict[str, Any]


def written(body: Body) -> Body:
    """The line as a log has it: the higher die first."""
    return {**body, "dice": sorted(body["dice"])[::-1]} if body["do"] == "roll" else body


def asking(body: Body) -> Body:
    """The line that asks for this roll."""
    if body["do"] == "roll":
        return {**body, "dice": None}
    return {"do": "opening_roll", "white": None, "black": None}


def typed_game(random: Random, rules: Ruleset) -> tuple[list[Body], list[GameState]]:
    """The lines of a random game to its accepted result, and the states between them."""
    actions, states = whole_game(random, rules)
    lines = [written(game_action_to_json(action)) for action in actions]
    if is_over(states[-1]):
        made = result(states[-1])
        lines.append(
            {
                "do": "accept",
                "winner": None if made.winner is None else made.winner.word,
                "level": int(made.level),
                "left": made.left,
                "cube": made.cube,
            }
        )
    return lines, states


def numbered(lines: list[Body], own: int = -1) -> list[dict[str, Any]]:
    """Lines as the console asks about them; the one of number `own` is typed now."""
    return [
        {"n": n, "body": body, **({"own": True} if n == own else {})}
        for n, body in enumerate(lines)
    ]


def questions(random: Random, rules: Ruleset, every: int) -> Iterator[str]:
    """What the console asks while a random game is typed, at each `every`-th line and at the end.

    Before a roll it asks for it; while a play is due it asks where checkers may go, move by move.
    """
    lines, _ = typed_game(random, rules)
    terms = {"ruleset": ruleset_to_json(rules), "drawn": random.random() < 0.5}
    for n, body in enumerate(lines):
        if n % every and n + 1 < len(lines):
            continue
        before = lines[:n]
        if body["do"] in ("roll", "opening_roll"):
            numbered_lines = numbered([*before, asking(body)], n)
            yield json.dumps({"do": "play_game", **terms, "lines": numbered_lines})
        if body["do"] == "play":
            for made in range(len(body["moves"]) + 1):
                for free in (False, True):
                    question = {"made": body["moves"][:made], "free": free}
                    known = numbered(before)
                    yield json.dumps({"do": "moves", **terms, "lines": known, **question})
        yield json.dumps({"do": "play_game", **terms, "lines": numbered([*before, body], n)})
