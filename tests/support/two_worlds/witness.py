"""What the rules make of hands and games, step by step, as JSON text; runs here and in Pyodide."""

import json
from typing import Any

from evendeal.backgammon import Roll, Side, outcomes, placed
from evendeal.backgammon import apply as apply_game
from evendeal.backgammon.wire import ruleset_from_json
from evendeal.cards import DeckOrder
from evendeal.console import answers as console
from evendeal.console.refusal import refusal_fields
from evendeal.console.table import table_of
from evendeal.errors import Refused
from evendeal.poker import apply, start
from evendeal.poker.played import PlayedHand
from evendeal.poker.wire import action_from_json, setup_from_json


def folded(case: dict[str, Any]) -> list[Any]:
    """The hand after each action, or the refusal of it."""
    luck = None if case["deck"] is None else DeckOrder(tuple(case["deck"]))
    setup = setup_from_json(case["setup"])
    state = start(setup, luck)
    steps: list[Any] = [table_of(PlayedHand(setup, luck, state=state), setup.chip)]
    for action in case["actions"]:
        try:
            state = apply(state, action_from_json(action))
            steps.append(table_of(PlayedHand(setup, luck, state=state), setup.chip))
        except Refused as refused:
            steps.append(refusal_fields(refused))
    return steps


def plays(case: dict[str, Any]) -> list[Any]:
    """Every position that a roll can result in, with a play that leads to it."""
    ruleset = ruleset_from_json(case["ruleset"])
    white, black = tuple(case["white"]), tuple(case["black"])
    state = placed(ruleset, white, black, Side.WHITE)
    rolled = apply_game(state, Roll(Side.WHITE, tuple(case["dice"])))
    found = [[*position, moves] for position, moves in outcomes(rolled).items()]
    return sorted(found, key=str)


def witness(text: str) -> str:
    """The answers to `{"cases": [...], "positions": [...], "asked": [a question's text, ...]}`."""
    given = json.loads(text)
    folded_cases = [folded(case) for case in given.get("cases", ())]
    positions = [plays(case) for case in given.get("positions", ())]
    answers = [console.answer(question) for question in given["asked"]]
    made = {"cases": folded_cases, "positions": positions, "answers": answers}
    return json.dumps(made, sort_keys=True, separators=(",", ":"), default=console._plain)
