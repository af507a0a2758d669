"""Actions and conditions as JSON, for logs, recorders and browsers; read strictly."""

from collections.abc import Callable
from typing import Any, assert_never

from evendeal.errors import Refused
from evendeal.ids import SeatNo
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


_FIELDS = {
    "fold": ("seat",),
    "check": ("seat",),
    "call": ("seat",),
    "raise_to": ("seat", "chips"),
    "deal_hole": ("seat", "cards"),
    "deal_street": ("cards",),
    "show": ("seat", "cards"),
    "muck": ("seat",),
    "award": ("pot", "seats"),
    "kill": ("seat",),
}

ACTIONS = _FIELDS.keys()
"""What `do` says of each action."""

_OF_A_SEAT: dict[str, Callable[[SeatNo], Action]] = {
    "fold": Fold,
    "check": Check,
    "call": Call,
    "muck": Muck,
    "kill": Kill,
}


def action_to_json(action: Action) -> dict[str, object]:
    """The action as a JSON object, `do` naming it."""
    match action:
        case Fold():
            return {"do": "fold", "seat": action.seat}
        case Check():
            return {"do": "check", "seat": action.seat}
        case Call():
            return {"do": "call", "seat": action.seat}
        case RaiseTo():
            return {"do": "raise_to", "seat": action.seat, "chips": action.chips}
        case DealHole():
            return {"do": "deal_hole", "seat": action.seat, "cards": list(action.cards)}
        case DealStreet():
            return {"do": "deal_street", "cards": list(action.cards)}
        case Show():
            return {"do": "show", "seat": action.seat, "cards": list(action.cards)}
        case Muck():
            return {"do": "muck", "seat": action.seat}
        case Award():
            return {"do": "award", "pot": action.pot, "seats": list(action.seats)}
        case Kill():
            return {"do": "kill", "seat": action.seat}
        case _:
            assert_never(action)


def action_from_json(data: object) -> Action:
    """The action that a JSON object names.

    Raises:
        NotAnAction: an unknown, missing, additional or wrongly typed field.
    """
    if not isinstance(data, dict):
        raise NotAnAction(field="action", value=data, why="an action is an object")
    do = data.get("do")
    if not isinstance(do, str) or do not in _FIELDS:
        raise NotAnAction(field="do", value=do, why=f"one of {', '.join(_FIELDS)}")
    expected = _FIELDS[do]
    for field in data:
        if field != "do" and field not in expected:
            raise NotAnAction(field=str(field), value=data[field], why=f"{do} has no such field")
    for field in expected:
        if field not in data:
            raise NotAnAction(field=field, value=None, why=f"{do} needs it")
    if do == "deal_street":
        return DealStreet(_cards(data["cards"]))
    if do == "award":
        seats = data["seats"]
        if not isinstance(seats, list):
            raise NotAnAction(field="seats", value=seats, why="a list of seats")
        return Award(
            _whole("pot", data["pot"]), tuple(SeatNo(_whole("seats", seat)) for seat in seats)
        )
    seat = SeatNo(_whole("seat", data["seat"]))
    if do == "raise_to":
        return RaiseTo(seat, _whole("chips", data["chips"]))
    if do == "deal_hole":
        return DealHole(seat, _cards(data["cards"]))
    if do == "show":
        return Show(seat, _cards(data["cards"]))
    return _OF_A_SEAT[do](seat)


def setup_to_json(setup: Setup) -> dict[str, object]:
    """The conditions of a hand as a JSON object, every field of `Setup` by its name.

    `raises` and `out` are there only where they are not as usual: a device may still have the
    rules of before.
    """
    told: dict[str, object] = {
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
        told["raises"] = setup.raises.value
    if setup.out:
        told["out"] = sorted(setup.out)
    return told


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


def _is_whole(value: object) -> bool:
    return type(value) is int


def _is_whole_or_none(value: object) -> bool:
    return value is None or type(value) is int


def _are_whole(value: object) -> bool:
    return isinstance(value, list) and all(type(each) is int for each in value)


_SETUP: dict[str, Callable[[object], bool]] = {
    "stacks": _are_whole,
    "button": _is_whole,
    "small_blind": _is_whole,
    "big_blind": _is_whole,
    "ante": _is_whole,
    "big_blind_ante": _is_whole,
    "betting": lambda value: value in {each.value for each in Betting},
    "raises": lambda value: value in {each.value for each in Raises},
    "small_bet": _is_whole,
    "big_bet": _is_whole,
    "bets_per_street": _is_whole_or_none,
    "cap": _is_whole_or_none,
    "empty": _are_whole,
    "out": _are_whole,
    "posts": lambda value: value is None or _are_whole(value),
    "blind_first": lambda value: isinstance(value, bool),
    "free_fold": lambda value: isinstance(value, bool),
    "odd_chips": lambda value: value in {each.value for each in OddChips},
    "chip": _is_whole,
}
"""The fields of a setup and what each of them may be."""


def _whole(field: str, value: object) -> int:
    if type(value) is not int:
        raise NotAnAction(field=field, value=value, why="a whole number")
    return value


def _cards(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(card, str) for card in value):
        raise NotAnAction(field="cards", value=value, why="a list of cards")
    return tuple(value)
