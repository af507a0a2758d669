"""What directors do beside the cards: lines of the log, read strictly.

Clocks, seats, custody, decks put right. What a table says is in `poker.lines`, rulings are in
`rulings`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal, TypeAlias, get_args

from evendeal.ids import DealNo, EntryId, SeatNo, TableNo
from evendeal.lines.acts import Answered, read_act
from evendeal.lines.fields import (
    COUNT,
    NAME,
    TEXT,
    FieldKind,
    every,
    is_count,
    is_name,
    one_of,
)

Place: TypeAlias = Literal["store", "table", "back"]

PLACES: tuple[Place, ...] = get_args(Place)


@dataclass(frozen=True, slots=True)
class Substituted:
    """From the table's next deal on somebody else plays in this seat, for the same entry."""

    seat: SeatNo
    player: str
    reason: str


@dataclass(frozen=True, slots=True)
class TakenOut:
    """From the table's next deal on this seat's hands are dead: its player is out (R10)."""

    seat: SeatNo
    rule: str
    reason: str


@dataclass(frozen=True, slots=True)
class BroughtBack:
    """From the table's next deal on the player who was taken out of this seat plays again."""

    seat: SeatNo
    reason: str


@dataclass(frozen=True, slots=True)
class LinedUp:
    """The players of an entry for the session, in the order of the places that were drawn."""

    entry: EntryId
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LineUpsClosed:
    """The line-ups of the session stay as they are: its draw may be known from now on (R56)."""


@dataclass(frozen=True, slots=True)
class Paused:
    """The director stops the clock of the session."""

    reason: str


@dataclass(frozen=True, slots=True)
class Resumed:
    """The clock runs again."""


@dataclass(frozen=True, slots=True)
class Custody:
    """Where sealed decks of a table are from now on, and who has them."""

    deals: tuple[DealNo, ...]
    where: Place
    who: str


@dataclass(frozen=True, slots=True)
class DecksGiven:
    """Deck files of the session were handed out to the custodian."""

    what: str


@dataclass(frozen=True, slots=True)
class RepairRequested:
    """Somebody wants to see the order of a deck whose seal is broken, to sort it again."""

    deal: DealNo
    reason: str


@dataclass(frozen=True, slots=True)
class RepairConfirmed:
    """Somebody else agrees that the deck-order is given for a repair."""

    repair: int


@dataclass(frozen=True, slots=True)
class RepairRefused:
    """A repair is turned down, or its request taken back, before the deck-order was seen."""

    repair: int
    reason: str


@dataclass(frozen=True, slots=True)
class DeckOrderSeen:
    """The deck-order is given to whoever asked for the repair; its line comes before the cards."""

    repair: int


@dataclass(frozen=True, slots=True)
class RepairFinished:
    """The deck is in its order again."""

    repair: int


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

_ACTS: dict[str, type[OfficeAct]] = {
    "answer": Answered,
    "substitute": Substituted,
    "take_out": TakenOut,
    "bring_back": BroughtBack,
    "lineup": LinedUp,
    "close_line_ups": LineUpsClosed,
    "pause": Paused,
    "resume": Resumed,
    "custody": Custody,
    "decks_given": DecksGiven,
    "request_repair": RepairRequested,
    "confirm_repair": RepairConfirmed,
    "refuse_repair": RepairRefused,
    "show_deck_order": DeckOrderSeen,
    "finish_repair": RepairFinished,
}
_NAMES = {act: do for do, act in _ACTS.items()}


def act_to_json(act: OfficeAct) -> dict[str, Any]:
    """The act as JSON; `do` names it."""
    told: dict[str, Any] = {"do": _NAMES[type(act)]}
    for field in fields(act):
        value = getattr(act, field.name)
        told[field.name] = list(value) if isinstance(value, tuple) else value
    return told


def act_from_json(data: Mapping[str, Any]) -> OfficeAct | None:
    """The act that a line's JSON names; None if it names something else.

    Raises:
        NotABody: a field is missing, unknown or of another type.
    """
    return read_act(data, _ACTS, _FIELDS)


_FIELDS: dict[str, FieldKind] = {
    "seat": FieldKind(
        lambda value: value is None or is_count(value), "a whole number from 1 on, or null"
    ),
    "reason": TEXT,
    "rule": NAME,
    "table": COUNT._replace(make=TableNo),
    "deal": COUNT._replace(make=DealNo),
    "player": NAME,
    "entry": NAME._replace(make=EntryId),
    "players": FieldKind(every(is_name, 1), "a list of names, not empty", tuple),
    "deals": FieldKind(every(is_count, 1), "a list of numbers of deals, not empty", tuple),
    "where": one_of(PLACES),
    "who": NAME,
    "what": NAME,
    "repair": COUNT,
}
