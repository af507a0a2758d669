"""What a table records of a hand beside its actions, and how a line is corrected afterwards."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias, get_args

from evendeal.cards import Card
from evendeal.ids import SeatNo
from evendeal.lines.acts import CallDirector, Undo
from evendeal.lines.fields import (
    ANY,
    COUNT,
    LINE,
    NAME,
    TEXT,
    FieldKind,
    every,
    one_of,
    or_null,
)
from evendeal.poker.actions import Action
from evendeal.poker.exact import chips_from_json, chips_to_json
from evendeal.poker.setup import Chips
from evendeal.poker.streets import STREETS, StreetName
from evendeal.poker.wire import action_from_json, action_to_json

NoteKind: TypeAlias = Literal["out_of_turn", "clock", "exposed", "absent", "left", "back", "other"]

NOTES: tuple[NoteKind, ...] = get_args(NoteKind)

_Street: TypeAlias = Annotated[StreetName, one_of(STREETS)]
_SeatOrNone: TypeAlias = Annotated[SeatNo | None, or_null(COUNT)]
_CARDS = FieldKind(
    every(lambda card: isinstance(card, str) and len(card) == 2),
    'a list of cards, each of two characters, "As"',
    tuple,
    list,
)
_CHIPS = FieldKind(
    lambda value: isinstance(value, list),
    "a list of chip-scores",
    lambda value: tuple(map(chips_from_json, value)),
    lambda chips: list(map(chips_to_json, chips)),
)


@dataclass(frozen=True, slots=True)
class BreakSeal:
    """The seal of a deck was broken at the table; the label on it was read before."""

    label: Annotated[str, NAME]


@dataclass(frozen=True, slots=True)
class Dealt:
    """The dealer puts a street down. From here on the recorder may know its cards (R38)."""

    street: _Street


@dataclass(frozen=True, slots=True)
class Different:
    """The community cards on the table, which are not those of the deck-order; empty: unnamed."""

    street: _Street
    cards: Annotated[tuple[Card, ...], _CARDS] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """Something the director may want to know, of a seat or of nobody in particular."""

    kind: Annotated[NoteKind, one_of(NOTES)]
    seat: _SeatOrNone
    text: Annotated[str, TEXT]


@dataclass(frozen=True, slots=True)
class Dispute:
    """The table does not agree with the result; nothing is final until the director rules."""

    seat: _SeatOrNone
    reason: Annotated[str, TEXT]


@dataclass(frozen=True, slots=True)
class Accepted:
    """The table agreed on the result of a hand; what it says must be what the log makes."""

    chips: Annotated[tuple[Chips, ...], _CHIPS]
    house: Annotated[Chips, ANY._replace(make=chips_from_json, write=chips_to_json)]


@dataclass(frozen=True, slots=True)
class Correction:
    """This instead of the line `of` of the hand; `reason` says why it is changed."""

    of: Annotated[int, LINE]
    action: Annotated[Action, ANY._replace(make=action_from_json, write=action_to_json)]
    # A log of before may give a longer one.
    reason: Annotated[str, TEXT._replace(fitted=lambda value: isinstance(value, str))] = ""


HandAct: TypeAlias = BreakSeal | Dealt | Different | Note | CallDirector | Dispute
"""What a table says beside the cards; an act is read field by field."""

HandLine: TypeAlias = Action | HandAct | Accepted | Undo | Correction
"""Every line of a hand."""
