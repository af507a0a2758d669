"""What directors do beside the cards: lines of the log, read strictly.

Clocks, seats, custody, decks put right. What a table says is in `poker.lines`, rulings are in
`rulings`.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias, get_args

from evendeal.ids import DealNo, SeatNo
from evendeal.lines.acts import Answered
from evendeal.lines.fields import COUNT, Lines, one_of
from evendeal.tournament.body_fields import Count, Deals, Entry, Name, Players, Reason
from evendeal.tournament.clock_acts import CLOCK_LINES, Paused, Resumed

Place: TypeAlias = Literal["store", "table", "back"]

PLACES: tuple[Place, ...] = get_args(Place)

_Seat: TypeAlias = Annotated[SeatNo, COUNT]


@dataclass(frozen=True, slots=True)
class Substituted:
    """From the table's next deal on somebody else plays in this seat, for the same entry."""

    seat: _Seat
    player: Name
    reason: Reason


@dataclass(frozen=True, slots=True)
class TakenOut:
    """From the table's next deal on this seat's hands are dead: its player is out (R10)."""

    seat: _Seat
    rule: Name
    reason: Reason


@dataclass(frozen=True, slots=True)
class BroughtBack:
    """From the table's next deal on the player who was taken out of this seat plays again."""

    seat: _Seat
    reason: Reason


@dataclass(frozen=True, slots=True)
class LinedUp:
    """The players of an entry for the session, in the order of the seat draw."""

    entry: Entry
    players: Players


@dataclass(frozen=True, slots=True)
class LineUpsClosed:
    """The line-ups of the session stay as they are: its draw may be known from now on (R56)."""


@dataclass(frozen=True, slots=True)
class Custody:
    """Where sealed decks of a table are from now on, and who has them."""

    deals: Deals
    where: Annotated[Place, one_of(PLACES)]
    who: Name


@dataclass(frozen=True, slots=True)
class DecksGiven:
    """Deck files of the session were handed out to the custodian."""

    what: Name


@dataclass(frozen=True, slots=True)
class RepairRequested:
    """Somebody wants to see the order of a deck whose seal is broken, to sort it again."""

    deal: Annotated[DealNo, COUNT]
    reason: Reason


@dataclass(frozen=True, slots=True)
class RepairConfirmed:
    """Somebody else agrees that the deck-order is given for a repair."""

    repair: Count


@dataclass(frozen=True, slots=True)
class RepairRefused:
    """A repair is turned down, or its request taken back, before the deck-order was seen."""

    repair: Count
    reason: Reason


@dataclass(frozen=True, slots=True)
class DeckOrderSeen:
    """The deck-order is given to whoever requested the repair; its line comes before the cards."""

    repair: Count


@dataclass(frozen=True, slots=True)
class RepairFinished:
    """The deck is in its order again."""

    repair: Count


OfficeAct: TypeAlias = (
    Answered
    | Substituted
    | TakenOut
    | BroughtBack
    | LinedUp
    | LineUpsClosed
    | Paused
    | Resumed
    | Custody
    | DecksGiven
    | RepairRequested
    | RepairConfirmed
    | RepairRefused
    | DeckOrderSeen
    | RepairFinished
)

OFFICE_LINES: Lines[OfficeAct] = CLOCK_LINES | Lines(
    {
        "answer": Answered,
        "substitute": Substituted,
        "take_out": TakenOut,
        "bring_back": BroughtBack,
        "lineup": LinedUp,
        "close_line_ups": LineUpsClosed,
        "custody": Custody,
        "decks_given": DecksGiven,
        "request_repair": RepairRequested,
        "confirm_repair": RepairConfirmed,
        "refuse_repair": RepairRefused,
        "show_deck_order": DeckOrderSeen,
        "finish_repair": RepairFinished,
    }
)
"""What the office does in an event of hands, beside rulings."""
