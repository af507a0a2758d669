"""What a table says of a hand beside its actions, and what is said of a line afterwards."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from evendeal.cards import Card
from evendeal.ids import SeatNo
from evendeal.lines.acts import CallDirector, Undo
from evendeal.poker.actions import Action
from evendeal.poker.setup import Chips
from evendeal.poker.streets import StreetName

NoteKind: TypeAlias = Literal["out_of_turn", "clock", "exposed", "absent", "left", "back", "other"]

NOTES: tuple[NoteKind, ...] = get_args(NoteKind)


@dataclass(frozen=True, slots=True)
class BreakSeal:
    """The seal of a deck was broken at the table; the label on it was read before."""

    label: str


@dataclass(frozen=True, slots=True)
class Dealt:
    """The dealer puts a street down. From here on its cards may be told to the recorder (R38)."""

    street: StreetName


@dataclass(frozen=True, slots=True)
class Different:
    """The community cards on the table are not those of the deck-order; empty: not said which."""

    street: StreetName
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """Something the director may want to know, of a seat or of nobody in particular."""

    kind: NoteKind
    seat: SeatNo | None
    text: str


@dataclass(frozen=True, slots=True)
class Dispute:
    """The table does not agree with the result; nothing is final until the director rules."""

    seat: SeatNo | None
    reason: str


@dataclass(frozen=True, slots=True)
class Accepted:
    """The table agreed on the result of a hand; what it says must be what the log makes."""

    chips: tuple[Chips, ...]
    house: Chips


@dataclass(frozen=True, slots=True)
class Correction:
    """The line `of` of this hand should have said this; `reason` says why it is changed."""

    of: int
    action: Action
    reason: str = ""


HandAct: TypeAlias = BreakSeal | Dealt | Different | Note | CallDirector | Dispute
"""What a table says beside the cards; an act is read field by field."""

HandLine: TypeAlias = Action | HandAct | Accepted | Undo | Correction
"""Every line of a hand."""
