"""What recorders and directors do beside the cards: lines of the log, read strictly.

At a table: the seal broken, a street put down, a board that differs, notes, calls and
disputes. In the office: clocks, seats, custody. Rulings are in `rulings`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal, TypeAlias, get_args

from evendeal.cards import Card
from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, SeatNo, TableNo

StreetName: TypeAlias = Literal["flop", "turn", "river"]
NoteKind: TypeAlias = Literal["out_of_turn", "clock", "exposed", "absent", "other"]
Place: TypeAlias = Literal["store", "table", "back"]

STREETS: tuple[StreetName, ...] = get_args(StreetName)
NOTES: tuple[NoteKind, ...] = get_args(NoteKind)
PLACES: tuple[Place, ...] = get_args(Place)

LONGEST_REASON = 500
"""Characters of a reason, a note or a name."""


class NotABody(Refused):
    """A line whose content means nothing here."""

    def __init__(self, *, do: object, why: str) -> None:
        super().__init__(f"a line that says {do!r}: {why}")
        self.do = do
        self.why = why


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
class CallDirector:
    """The table asks for the director."""

    reason: str


@dataclass(frozen=True, slots=True)
class Dispute:
    """The table does not agree with the result; nothing is final until the director rules."""

    seat: SeatNo | None
    reason: str


@dataclass(frozen=True, slots=True)
class Answered:
    """The director has been at the table; its calls on this deal are settled."""

    table: TableNo
    deal: DealNo
    reason: str


@dataclass(frozen=True, slots=True)
class Substituted:
    """From the table's next deal on somebody else plays in this seat, for the same entry."""

    seat: SeatNo
    player: str
    reason: str


@dataclass(frozen=True, slots=True)
class LinedUp:
    """The players of an entry for the session, in the order of the places that were drawn."""

    entry: EntryId
    players: tuple[str, ...]


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


TableAct: TypeAlias = BreakSeal | Dealt | Different | Note | CallDirector | Dispute
OfficeAct: TypeAlias = Answered | Substituted | LinedUp | Paused | Resumed | Custody | DecksGiven

_ACTS: dict[str, type[TableAct | OfficeAct]] = {
    "break_seal": BreakSeal,
    "dealt": Dealt,
    "different": Different,
    "note": Note,
    "call_director": CallDirector,
    "dispute": Dispute,
    "answer": Answered,
    "substitute": Substituted,
    "lineup": LinedUp,
    "pause": Paused,
    "resume": Resumed,
    "custody": Custody,
    "decks_given": DecksGiven,
}
_NAMES = {act: do for do, act in _ACTS.items()}


def act_to_json(act: TableAct | OfficeAct) -> dict[str, Any]:
    """The act as JSON; `do` names it."""
    told: dict[str, Any] = {"do": _NAMES[type(act)]}
    for field in fields(act):
        value = getattr(act, field.name)
        told[field.name] = list(value) if isinstance(value, tuple) else value
    return told


def act_from_json(data: Mapping[str, Any]) -> TableAct | OfficeAct | None:
    """The act that a line's JSON names; None if it names something else.

    Raises:
        NotABody: a field is missing, unknown or of another type.
    """
    do = data.get("do")
    act = _ACTS.get(do) if isinstance(do, str) else None
    if act is None:
        return None
    names = [field.name for field in fields(act)]
    if set(data) != {"do", *names}:
        raise NotABody(do=do, why=f"its fields are {', '.join(names) or 'none'}")
    read: dict[str, Any] = {}
    for name in names:
        fits, make = _FIELDS[name]
        if not fits(data[name]):
            raise NotABody(do=do, why=f"{name} is {str(data[name])[:80]!r}")
        read[name] = make(data[name])
    return act(**read)


def is_text(value: object, most: int = LONGEST_REASON) -> bool:
    """Whether this is text that prints, of at most 500 characters."""
    return (
        isinstance(value, str)
        and len(value) <= most
        and all(char.isprintable() or char == "\n" for char in value)
    )


def is_name(value: object) -> bool:
    """Whether this is text of one line that says something."""
    return is_text(value, 100) and str(value).isprintable() and bool(str(value).strip())


def is_count(value: object) -> bool:
    """Whether this is a whole number from 1 on."""
    return type(value) is int and value > 0


def _same(value: Any) -> Any:
    return value


def _every(fits: Callable[[object], bool], least: int = 0) -> Callable[[object], bool]:
    return lambda value: (
        isinstance(value, list) and least <= len(value) <= 5_000 and all(map(fits, value))
    )


_FIELDS: dict[str, tuple[Callable[[object], bool], Callable[[Any], Any]]] = {
    "label": (is_name, _same),
    "street": (lambda value: value in STREETS, _same),
    "cards": (_every(lambda card: isinstance(card, str) and len(card) == 2), tuple),
    "kind": (lambda value: value in NOTES, _same),
    "seat": (lambda value: value is None or is_count(value), _same),
    "text": (is_text, _same),
    "reason": (is_text, _same),
    "table": (is_count, TableNo),
    "deal": (is_count, DealNo),
    "player": (is_name, _same),
    "entry": (is_name, EntryId),
    "players": (_every(is_name, 1), tuple),
    "deals": (_every(is_count, 1), tuple),
    "where": (lambda value: value in PLACES, _same),
    "who": (is_name, _same),
    "what": (is_name, _same),
}
