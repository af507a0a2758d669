"""What the director does about an event of any kind as a whole: lines of the log, read strictly.

A name spelled right, the event withdrawn, a rehearsal put away. They stand at session, table and
deal 0, and mean the same in every kind of event.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal, TypeAlias, get_args

from evendeal.ids import EntryId
from evendeal.lines.acts import read_act
from evendeal.lines.fields import NAME, TEXT, FieldKind, is_name, one_of

Called: TypeAlias = Literal["event", "team", "player"]
"""Whose name is spelled right."""

CALLED: tuple[Called, ...] = get_args(Called)


@dataclass(frozen=True, slots=True)
class NameCorrected:
    """A name was spelled wrong; who it is stays the same (R59).

    Attributes:
        entry: the team, or that of the player; None for the name of the event.
        was: the name as it has been up to here.
    """

    what: Called
    entry: EntryId | None
    was: str
    name: str
    reason: str


@dataclass(frozen=True, slots=True)
class EventWithdrawn:
    """The event is not played, or not played on (R60)."""

    reason: str


@dataclass(frozen=True, slots=True)
class WithdrawalTakenBack:
    """The event goes on where it stood when it was withdrawn (R60)."""

    reason: str


@dataclass(frozen=True, slots=True)
class PutAway:
    """A rehearsal is shown nowhere any more (R61)."""


@dataclass(frozen=True, slots=True)
class BroughtOut:
    """A rehearsal that was put away is shown again (R61)."""


EventAct: TypeAlias = NameCorrected | EventWithdrawn | WithdrawalTakenBack | PutAway | BroughtOut

_ACTS: dict[str, type[EventAct]] = {
    "correct_name": NameCorrected,
    "withdraw_event": EventWithdrawn,
    "take_back_withdrawal": WithdrawalTakenBack,
    "put_away": PutAway,
    "bring_out": BroughtOut,
}
_NAMES = {act: do for do, act in _ACTS.items()}

OF_EVENT = frozenset(_ACTS)
"""What `do` says in these lines."""

_FIELDS: dict[str, FieldKind] = {
    "what": one_of(CALLED),
    "entry": FieldKind(lambda value: value is None or is_name(value), "a team, or null"),
    "was": NAME,
    "name": NAME,
    "reason": TEXT,
}


def event_act_to_json(act: EventAct) -> dict[str, Any]:
    """The act as JSON; `do` names it."""
    return {"do": _NAMES[type(act)]} | {
        field.name: getattr(act, field.name) for field in fields(act)
    }


def event_act_from_json(data: Mapping[str, Any]) -> EventAct | None:
    """The act that a line's JSON names; None if it names something else.

    Raises:
        NotABody: a field is missing, unknown or of another type.
    """
    return read_act(data, _ACTS, _FIELDS)
