"""One hand at one table: setup, actions, betting, pots, showdown, result."""

from evendeal.poker.actions import (
    Action,
    Award,
    Call,
    Check,
    DealHole,
    DealStreet,
    Fold,
    Kill,
    Muck,
    RaiseTo,
    Show,
)
from evendeal.poker.betting import Legal, legal, to_call
from evendeal.poker.hand import Played, apply, play
from evendeal.poker.opening import start
from evendeal.poker.pots import Pot, Returned
from evendeal.poker.result import HandResult, Won, is_over, result
from evendeal.poker.setup import Betting, Chips, NotAHand, OddChips, Raises, Setup
from evendeal.poker.showdown import showdown_order
from evendeal.poker.state import HandState, Street, betting_is_over, waits_for

__all__ = [
    "Action",
    "Award",
    "Betting",
    "Call",
    "Check",
    "Chips",
    "DealHole",
    "DealStreet",
    "Fold",
    "HandResult",
    "HandState",
    "Kill",
    "Legal",
    "Muck",
    "NotAHand",
    "OddChips",
    "Played",
    "Pot",
    "RaiseTo",
    "Raises",
    "Returned",
    "Setup",
    "Show",
    "Street",
    "Won",
    "apply",
    "betting_is_over",
    "is_over",
    "legal",
    "play",
    "result",
    "showdown_order",
    "start",
    "to_call",
    "waits_for",
]
