"""The rules as the recorder's console asks for them: JSON text in, JSON text out."""

import json
from fractions import Fraction
from typing import Any

import rules_game_asked
import rules_game_mended
import rules_hand
from rules_refusals import told_refusal

from evendeal import __version__
from evendeal.errors import Refused


def version(asked: dict[str, Any]) -> dict[str, Any]:
    """The version of the rules."""
    return {"version": __version__}


ASKED = {
    "play": rules_hand.play,
    "read_label": rules_hand.read_label,
    "play_game": rules_game_asked.play,
    "moves": rules_game_asked.moves,
    "mend": rules_game_mended.mend,
    "version": version,
}


def ask(text: str) -> str:
    """The answer to a question, both as JSON text; a refusal is an answer too."""
    asked = json.loads(text)
    try:
        answer = {"answer": ASKED[asked["do"]](asked)}
    except Refused as refused:
        answer = {"refusal": told_refusal(refused)}
    return json.dumps(answer, separators=(",", ":"), sort_keys=True, default=_plain)


def _plain(value: object) -> object:
    """What JSON does not know, in a form that is the same everywhere."""
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, frozenset | set):
        return sorted(value)
    return str(value)
