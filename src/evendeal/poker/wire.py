"""Actions and conditions as JSON, for logs, recorders and browsers; read strictly."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from evendeal.errors import Refused
from evendeal.ids import SeatNo
from evendeal.lines.fields import Faults, Lines, are_whole, is_whole
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
from evendeal.poker.setup import Betting, OddChips, Raises, Setup


class NotAnAction(Refused):
    """JSON that is no action of a hand."""

    def __init__(self, *, field: str, value: object, why: str) -> None:
        super().__init__(f"{field} {value!r}: {why}")
        self.field = field
        self.value = value
        self.why = why


class NotASetup(Refused):
    """JSON that does not describe the conditions of a hand."""

    def __init__(self, *, field: str, value: object) -> None:
        super().__init__(f"the conditions of a hand have no {field} {value!r}")
        self.field = field
        self.value = value


class _ActionFaults(Faults):
    """An action is refused by one of its fields."""

    def missing(self, do: str, name: str, names: Sequence[str]) -> Refused:
        return NotAnAction(field=name, value=None, why=f"{do} needs it")

    def unknown(self, do: str, name: str, value: object, names: Sequence[str]) -> Refused:
        return NotAnAction(field=str(name), value=value, why=f"{do} has no such field")

    def unfit(self, do: str, name: str, value: object, may: str) -> Refused:
        return NotAnAction(field=name, value=value, why=may)


ACTIONS: Lines[Action] = Lines(
    {
        "fold": Fold,
        "check": Check,
        "call": Call,
        "raise_to": RaiseTo,
        "deal_hole": DealHole,
        "deal_street": DealStreet,
        "show": Show,
        "muck": Muck,
        "award": Award,
        "kill": Kill,
    },
    _ActionFaults(),
)
"""Every action, by what `do` says of it."""


def action_to_json(action: Action) -> dict[str, Any]:
    """The action as a JSON object, `do` naming it."""
    return ACTIONS.write(action)


def no_action(data: object) -> NotAnAction:
    """The refusal of JSON that names no action."""
    if not isinstance(data, dict):
        return NotAnAction(field="action", value=data, why="an action is an object")
    return NotAnAction(field="do", value=data.get("do"), why=f"one of {', '.join(ACTIONS)}")


action_from_json = partial(ACTIONS.one, none=no_action)
"""The action that a JSON object names.

Raises:
    NotAnAction: an unknown, missing, additional or wrongly typed field.
"""


def setup_to_json(setup: Setup) -> dict[str, object]:
    """The conditions of a hand as a JSON object, every field of `Setup` by its name.

    `raises` and `out` are there only where they are not as usual: a device may still have the
    rules of before.
    """
    fields: dict[str, object] = {
        "stacks": list(setup.stacks),
        "button": setup.button,
        "small_blind": setup.small_blind,
        "big_blind": setup.big_blind,
        "ante": setup.ante,
        "big_blind_ante": setup.big_blind_ante,
        "betting": setup.betting.value,
        "small_bet": setup.small_bet,
        "big_bet": setup.big_bet,
        "bets_per_street": setup.bets_per_street,
        "cap": setup.cap,
        "empty": sorted(setup.empty),
        "posts": None if setup.posts is None else list(setup.posts),
        "blind_first": setup.blind_first,
        "free_fold": setup.free_fold,
        "odd_chips": setup.odd_chips.value,
        "chip": setup.chip,
    }
    if setup.raises is not Raises.FULL:
        fields["raises"] = setup.raises.value
    if setup.out:
        fields["out"] = sorted(setup.out)
    return fields


def setup_from_json(data: object) -> Setup:
    """The conditions that such an object describes.

    Raises:
        NotASetup: an unknown, missing or wrongly typed field.
        NotAHand: no hand can be played with them.
    """
    if not isinstance(data, dict):
        raise NotASetup(field="setup", value=data)
    for field in data:
        if field not in _SETUP:
            raise NotASetup(field=str(field), value=data[field])
    data = {"raises": Raises.FULL.value, "out": [], **data}
    read: dict[str, Any] = {}
    for field, fits in _SETUP.items():
        value = data.get(field)
        if field not in data or not fits(value):
            raise NotASetup(field=field, value=value)
        read[field] = value
    read["stacks"] = tuple(read["stacks"])
    read["button"] = SeatNo(read["button"])
    read["betting"] = Betting(read["betting"])
    read["raises"] = Raises(read["raises"])
    read["empty"] = frozenset(read["empty"])
    read["out"] = frozenset(read["out"])
    read["posts"] = None if read["posts"] is None else tuple(read["posts"])
    read["odd_chips"] = OddChips(read["odd_chips"])
    return Setup(**read)


def _is_whole_or_none(value: object) -> bool:
    return value is None or type(value) is int


_SETUP: dict[str, Callable[[object], bool]] = {
    "stacks": are_whole,
    "button": is_whole,
    "small_blind": is_whole,
    "big_blind": is_whole,
    "ante": is_whole,
    "big_blind_ante": is_whole,
    "betting": lambda value: value in {each.value for each in Betting},
    "raises": lambda value: value in {each.value for each in Raises},
    "small_bet": is_whole,
    "big_bet": is_whole,
    "bets_per_street": _is_whole_or_none,
    "cap": _is_whole_or_none,
    "empty": are_whole,
    "out": are_whole,
    "posts": lambda value: value is None or are_whole(value),
    "blind_first": lambda value: isinstance(value, bool),
    "free_fold": lambda value: isinstance(value, bool),
    "odd_chips": lambda value: value in {each.value for each in OddChips},
    "chip": is_whole,
}
"""The fields of a setup and what each of them may be."""
