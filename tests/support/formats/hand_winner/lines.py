"""What lines of its log say."""

from dataclasses import dataclass
from typing import Annotated, Any

from evendeal.cards import Card
from evendeal.cards.card import CARD_ID
from evendeal.ids import EntryId, SeatNo
from evendeal.lines.acts import Undo
from evendeal.lines.fields import COUNT, NAME, FieldKind, Lines, or_null
from evendeal.tournament.body_fields import Beacon, Hash, Path, Text
from evendeal.tournament.event_acts import EVENT_LINES

CARD = FieldKind(lambda value: value in CARD_ID, "a card, rank and suit")


@dataclass(frozen=True, slots=True)
class StageBegun:
    """A stage began; `entry` is who plays the bonus, and null in the duel."""

    beacon: Beacon
    entry: Annotated[EntryId | None, or_null(NAME)]


@dataclass(frozen=True, slots=True)
class DeckOpened:
    """A hand was over, and its deck became everybody's."""

    deck: Text
    salt: Hash
    path: Path


@dataclass(frozen=True, slots=True)
class StageEnded:
    """A stage ended, and its secret was published."""

    secret: Hash


@dataclass(frozen=True, slots=True)
class Turned:
    """A seat turned a card."""

    seat: Annotated[SeatNo, COUNT]
    card: Annotated[Card, CARD]


TABLE: Lines[Any] = Lines({"turn": Turned, "undo": Undo})
"""What the recorder of the table types."""

BODIES = TABLE | EVENT_LINES | Lines({"begin": StageBegun, "open": DeckOpened, "end": StageEnded})
