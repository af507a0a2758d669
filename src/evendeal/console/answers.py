"""The answers of the rules to the questions of a recorder's console, both as JSON text."""

import json
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from evendeal import __version__
from evendeal.console import game_mended, game_questions, hand
from evendeal.console.refusal import refusal_fields
from evendeal.errors import Refused


def version(question: dict[str, Any]) -> dict[str, Any]:
    """The version of the rules."""
    return {"version": __version__}


QUESTIONS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "play": hand.play,
    "read_label": hand.read_label,
    "play_game": game_questions.play,
    "moves": game_questions.moves,
    "mend": game_mended.mend,
    "version": version,
}


def answer(text: str) -> str:
    """The answer to a question, both as JSON text; a refusal is an answer too."""
    question = json.loads(text)
    try:
        reply = {"answer": QUESTIONS[question["do"]](question)}
    except Refused as refused:
        reply = {"refusal": refusal_fields(refused)}
    return json.dumps(reply, separators=(",", ":"), sort_keys=True, default=_plain)


def _plain(value: object) -> object:
    """What JSON does not know, in a form that is the same everywhere."""
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, frozenset | set):
        return sorted(value)
    return str(value)
