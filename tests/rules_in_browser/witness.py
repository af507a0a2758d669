"""What the rules make of hands, step by step, as JSON text; runs here and in Pyodide."""

import json
from typing import Any

import rules  # type: ignore[import-not-found]

from evendeal.cards import DeckOrder
from evendeal.errors import Refused
from evendeal.poker import apply, start
from evendeal.poker.wire import action_from_json, setup_from_json


def told(case: dict[str, Any]) -> list[Any]:
    """The hand after each action, or the refusal of it."""
    luck = None if case["deck"] is None else DeckOrder(tuple(case["deck"]))
    setup = setup_from_json(case["setup"])
    state = start(setup, luck)
    steps: list[Any] = [rules.told_state(state, setup.chip)]
    for action in case["actions"]:
        try:
            state = apply(state, action_from_json(action))
            steps.append(rules.told_state(state, setup.chip))
        except Refused as refused:
            steps.append(rules.told_refusal(refused))
    return steps


def witness(text: str) -> str:
    """The answers to `{"cases": [...], "asked": [text of a question, ...]}`."""
    given = json.loads(text)
    told_cases = [told(case) for case in given["cases"]]
    answers = [rules.ask(question) for question in given["asked"]]
    made = {"cases": told_cases, "answers": answers}
    return json.dumps(made, sort_keys=True, separators=(",", ":"), default=rules._plain)
