"""Actions as JSON, for logs, recorders and browsers; read strictly."""

from collections.abc import Callable
from typing import assert_never

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
    Muck,
    RaiseTo,
    Show,
)


class NotAnAction(Refused):
    """JSON that is no action of a hand."""

    def __init__(self, *, field: str, value: object, why: str) -> None:
        super().__init__(f"{field} {value!r}: {why}")
        self.field = field
        self.value = value
        self.why = why


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
}

_OF_A_SEAT: dict[str, Callable[[SeatNo], Action]] = {
    "fold": Fold,
    "check": Check,
    "call": Call,
    "muck": Muck,
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


def _whole(field: str, value: object) -> int:
    if type(value) is not int:
        raise NotAnAction(field=field, value=value, why="a whole number")
    return value


def _cards(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(card, str) for card in value):
        raise NotAnAction(field="cards", value=value, why="a list of cards")
    return tuple(value)
