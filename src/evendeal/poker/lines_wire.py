"""Lines of a hand as JSON, for logs, recorders and browsers; read strictly."""

from functools import partial

from evendeal.lines.acts import CallDirector, Undo
from evendeal.lines.fields import Lines
from evendeal.poker.lines import (
    Accepted,
    BreakSeal,
    Correction,
    Dealt,
    Different,
    Dispute,
    HandLine,
    Note,
)
from evendeal.poker.wire import ACTIONS, no_action

HAND_LINES: Lines[HandLine] = ACTIONS | Lines(
    {
        "break_seal": BreakSeal,
        "dealt": Dealt,
        "different": Different,
        "note": Note,
        "call_director": CallDirector,
        "dispute": Dispute,
        "accept": Accepted,
        "undo": Undo,
        "correct": Correction,
    }
)
"""Every line of a hand."""


hand_line_from_json = partial(HAND_LINES.one, none=no_action)
"""The line of a hand that JSON names.

Raises:
    NotABody: a field is missing, unknown or of another type.
    NotAnAction: an action of a hand is, or it names no line of a hand.
"""

hand_line_from_log = partial(HAND_LINES.one, none=no_action, logged=True)
"""The line of a hand that stands in a log, which means what it always meant.

Such a line may say `true` for the number 1.

Raises:
    Refused: see `hand_line_from_json`.
"""
