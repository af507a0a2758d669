"""Rulings: what the director decides, as lines that can be withdrawn (R23)."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any, Literal, TypeAlias, get_args

from evendeal.ids import EntryId, SeatNo, TableNo
from evendeal.lines.fields import FLAG, FieldKind, Lines, is_count, is_name, one_of, unfit
from evendeal.poker import Chips
from evendeal.poker.exact import chips_from_json, chips_to_json
from evendeal.tournament.body_fields import Count, Name, Reason

RulingKind: TypeAlias = Literal[
    "misdeal",
    "fouled_deck",
    "wrong_button",
    "card_exposed",
    "out_of_turn",
    "leak",
    "wrong_ship",
    "recording",
    "dispute",
    "penalty",
    "wild_play",
    "time",
    "other",
]
KINDS: tuple[RulingKind, ...] = get_args(RulingKind)


@dataclass(frozen=True, slots=True)
class Stands:
    """Play stands as it is recorded: what hindered it is settled."""


@dataclass(frozen=True, slots=True)
class Voided:
    """The deal is void at these tables: each seat gets the mean of the same seat elsewhere (R40).

    Attributes:
        adjust: chips for or against a seat beside that mean.
    """

    adjust: Mapping[SeatNo, Chips]


@dataclass(frozen=True, slots=True)
class Fouled:
    """These tables played the deal in one wrong form, and are compared among themselves (R68).

    Each seat has the mean of its seat where the deal was played as it was laid, and beside that
    what it made beyond the mean of its seat at these tables.
    """


@dataclass(frozen=True, slots=True)
class NotPlayed:
    """There was no time for the deal at these tables (R69).

    Each seat gets the mean of the same seat elsewhere, as where the deal is void.

    Attributes:
        fault: the seats for whose slowness it was not played; empty if nobody is to blame.
        chips: what each of them loses beside the mean, and what every other seat of its table gets.
    """

    fault: frozenset[SeatNo]
    chips: Chips


@dataclass(frozen=True, slots=True)
class Replaced:
    """The deal is void everywhere, and the next reserve deal takes its place."""


@dataclass(frozen=True, slots=True)
class Adjusted:
    """Chips for or against seats of these tables; the house holds what balances them."""

    adjust: Mapping[SeatNo, Chips]


@dataclass(frozen=True, slots=True)
class Penalised:
    """Points taken from an entry."""

    entry: EntryId
    points: Fraction


Effect: TypeAlias = Stands | Voided | Fouled | NotPlayed | Replaced | Adjusted | Penalised


def effect_to_json(effect: Effect) -> dict[str, Any]:
    """The effect as JSON; `as` names it."""
    match effect:
        case Stands():
            return {"as": "stands"}
        case Voided(adjust):
            return {"as": "void", "adjust": _told(adjust)}
        case Fouled():
            return {"as": "fouled"}
        case NotPlayed(fault, chips):
            return {"as": "not_played", "fault": sorted(fault), "chips": chips_to_json(chips)}
        case Replaced():
            return {"as": "replace"}
        case Adjusted(adjust):
            return {"as": "adjust", "adjust": _told(adjust)}
        case Penalised(entry, points):
            return {"as": "penalty", "entry": entry, "points": str(points)}


def effect_from_json(data: Mapping[str, Any]) -> Effect:
    """The effect that JSON names.

    Raises:
        NotABody: there is no such effect.
    """
    match data:
        case {"as": "stands"} if len(data) == 1:
            return Stands()
        case {"as": "replace"} if len(data) == 1:
            return Replaced()
        case {"as": "fouled"} if len(data) == 1:
            return Fouled()
        case {"as": "not_played", "fault": list(fault), "chips": chips} if len(data) == 3:
            return _not_played(fault, chips)
        case {"as": "void", "adjust": dict(adjust)} if len(data) == 2:
            return Voided(_read(adjust))
        case {"as": "adjust", "adjust": dict(adjust)} if len(data) == 2:
            return Adjusted(_read(adjust))
        case {"as": "penalty", "entry": entry, "points": points} if len(data) == 3:
            if is_name(entry) and (isinstance(points, str) or type(points) is int):
                return Penalised(EntryId(entry), Fraction(chips_from_json(points)))
    raise unfit("rule", "effect", dict(data), EFFECTS)


def _told(adjust: Mapping[SeatNo, Chips]) -> dict[str, int | str]:
    return {str(seat): chips_to_json(chips) for seat, chips in sorted(adjust.items())}


def _read(adjust: Mapping[str, Any]) -> dict[SeatNo, Chips]:
    read: dict[SeatNo, Chips] = {}
    for seat, chips in adjust.items():
        if not seat.isascii() or not seat.isdigit() or not 0 < int(seat) < 100:
            raise unfit("rule", "a seat of its adjust", seat, "a whole number from 1 to 99 as text")
        read[SeatNo(int(seat))] = chips_from_json(chips)
    return read


def _not_played(fault: list[Any], chips: Any) -> NotPlayed:
    if not all(type(seat) is int and 0 < seat < 100 for seat in fault):
        raise unfit("rule", "the seats at fault", fault, "a list of whole numbers from 1 to 99")
    loses = chips_from_json(chips)
    if loses < 0 or bool(fault) != bool(loses):
        wanted = "more than 0 where a seat is at fault, and 0 where none is"
        raise unfit("rule", "the chips of its fault", chips, wanted)
    return NotPlayed(frozenset(map(SeatNo, fault)), loses)


EFFECTS = (
    'stands, fouled or replace, void or adjust with "adjust" by seat, not_played with "fault" and '
    '"chips", or penalty with "entry" and "points"'
)

_DEAL = FieldKind(
    lambda value: type(value) is int and value >= 0,
    "a number of a deal, or 0",
    int,
    # A log of before may say `true` for the number 1.
    fitted=lambda value: isinstance(value, int) and value >= 0,
)
_TABLES = FieldKind(
    lambda value: isinstance(value, list) and all(map(is_count, value)),
    "a list of numbers of tables",
    tuple,
    list,
)
_EFFECT = FieldKind(
    lambda value: isinstance(value, dict),
    "an object that says its effect",
    effect_from_json,
    effect_to_json,
)


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling.

    Attributes:
        deal: 0 where it is not about a deal.
        tables: the tables it is about; empty for all.
        rule: the rule it rests on, e.g. `TDA 35` or `R23`.
        late: made after the correction period.
    """

    kind: Annotated[RulingKind, one_of(KINDS)]
    deal: Annotated[int, _DEAL]
    tables: Annotated[tuple[TableNo, ...], _TABLES]
    effect: Annotated[Effect, _EFFECT]
    rule: Name
    reason: Reason
    late: Annotated[bool, FLAG] = False


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A ruling counts no more."""

    ruling: Count
    reason: Reason


@dataclass(frozen=True, slots=True)
class RulingRecord:
    """A ruling in the log.

    Attributes:
        number: rulings of an event are counted from 1 in the order of the log.
        withdrawn: why it was withdrawn; None while it counts.
    """

    number: int
    session: int
    ruled: Ruled
    at: str
    by: str
    withdrawn: str | None = None
    withdrawn_at: str | None = None


RULING_LINES: Lines[Ruled | Withdrawn] = Lines({"rule": Ruled, "withdraw": Withdrawn})
