"""Lines of a hand as JSON, for logs, recorders and browsers; read strictly."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from evendeal.lines.acts import CallDirector, Undo, read_act
from evendeal.lines.fields import (
    ANY,
    LINE,
    NAME,
    TEXT,
    FieldKind,
    every,
    is_count,
    one_of,
    require_fields,
)
from evendeal.poker.exact import chips_from_json, chips_to_json
from evendeal.poker.lines import (
    NOTES,
    Accepted,
    BreakSeal,
    Correction,
    Dealt,
    Different,
    Dispute,
    HandAct,
    HandLine,
    Note,
)
from evendeal.poker.streets import STREETS
from evendeal.poker.wire import ACTIONS, action_from_json, action_to_json

_ACTS: dict[str, type[HandAct]] = {
    "break_seal": BreakSeal,
    "dealt": Dealt,
    "different": Different,
    "note": Note,
    "call_director": CallDirector,
    "dispute": Dispute,
}
_NAMES = {act: do for do, act in _ACTS.items()}

HAND_LINES = ACTIONS | _ACTS.keys() | {"accept", "undo", "correct"}
"""What `do` says of each line of a hand."""


def hand_line_to_json(line: HandLine) -> dict[str, Any]:
    """The line as JSON; `do` names it."""
    match line:
        case Accepted():
            chips = [chips_to_json(chips) for chips in line.chips]
            return {"do": "accept", "chips": chips, "house": chips_to_json(line.house)}
        case Undo():
            return {"do": "undo", "of": line.of}
        case Correction():
            action = action_to_json(line.action)
            return {"do": "correct", "of": line.of, "action": action, "reason": line.reason}
        case _:
            return _act_to_json(line) if isinstance(line, HandAct) else action_to_json(line)


def _act_to_json(act: HandAct) -> dict[str, Any]:
    values = {field.name: getattr(act, field.name) for field in fields(act)}
    lists = {name: list(each) for name, each in values.items() if isinstance(each, tuple)}
    return {"do": _NAMES[type(act)], **values, **lists}


def hand_line_from_json(data: Mapping[str, Any]) -> HandLine:
    """The line of a hand that JSON names.

    Raises:
        NotABody: a field is missing, unknown or of another type.
        NotAnAction: an action of a hand is, or it names no line of a hand.
    """
    return _read(data, _CHANGES)


def hand_line_from_log(data: Mapping[str, Any]) -> HandLine:
    """The line of a hand that stands in a log, which means what it always meant.

    Such a line may say `true` for the number 1.

    Raises:
        Refused: see `hand_line_from_json`.
    """
    return _read(data, _CHANGES_LOGGED)


def _read(data: Mapping[str, Any], changes: Mapping[str, dict[str, FieldKind]]) -> HandLine:
    do = data.get("do")
    kinds = changes.get(do) if isinstance(do, str) else None
    if kinds is None:
        return read_act(data, _ACTS, _FIELDS) or action_from_json(data)
    require_fields(data, kinds)
    match do:
        case "accept":
            scores = tuple(map(chips_from_json, data["chips"]))
            return Accepted(scores, chips_from_json(data["house"]))
        case "undo":
            return Undo(int(data["of"]))
        case _:
            return Correction(int(data["of"]), action_from_json(data["action"]), data["reason"])


_FIELDS: dict[str, FieldKind] = {
    "label": NAME,
    "street": one_of(STREETS),
    "cards": FieldKind(
        every(lambda card: isinstance(card, str) and len(card) == 2),
        'a list of cards, each of two characters, "As"',
        tuple,
    ),
    "kind": one_of(NOTES),
    "seat": FieldKind(
        lambda value: value is None or is_count(value), "a whole number from 1 on, or null"
    ),
    "text": TEXT,
    "reason": TEXT,
}

_REASON = FieldKind(lambda value: isinstance(value, str), "text")
_NUMBER = FieldKind(lambda value: isinstance(value, int), "a whole number")

_CHANGES: dict[str, dict[str, FieldKind]] = {
    "accept": {
        "chips": FieldKind(lambda value: isinstance(value, list), "a list of chip-scores"),
        "house": ANY,
    },
    "undo": {"of": LINE},
    "correct": {"of": LINE, "action": ANY, "reason": _REASON},
}
"""Lines that accept, take back or correct, and what each of their fields may hold."""

_CHANGES_LOGGED = _CHANGES | {
    "undo": {"of": _NUMBER},
    "correct": {"of": _NUMBER, "action": ANY, "reason": _REASON},
}
"""What they may hold where they stand in a log already."""
