"""Rulings: what the director decides, as lines that can be withdrawn, and what they do (R23)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, TypeAlias, get_args

from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, SeatNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring import TableScore, Traveller
from evendeal.scoring.traveller import mean_score
from evendeal.tournament.acts import NotABody, is_count, is_name, is_text
from evendeal.tournament.exact import chips_from_json, chips_to_json

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


class NobodyToCompare(Refused):
    """A deal that no table has a result of its own in; it can only be replaced."""

    def __init__(self, *, deal: DealNo) -> None:
        super().__init__(f"deal {deal} has no table left with a result; replace it everywhere")
        self.deal = deal


@dataclass(frozen=True, slots=True)
class Stands:
    """Play stands as it is recorded: what kept it from counting is settled."""


@dataclass(frozen=True, slots=True)
class Voided:
    """The deal is void at these tables: each seat gets the mean of the same seat elsewhere (R40).

    Attributes:
        adjust: chips for or against a seat beside that mean.
    """

    adjust: Mapping[SeatNo, Chips]


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


Effect: TypeAlias = Stands | Voided | Replaced | Adjusted | Penalised


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling.

    Attributes:
        deal: 0 where it is not about a deal.
        tables: the tables it is about; empty for all.
        rule: the rule it rests on, e.g. `TDA 35` or `R23`.
        late: made after the correction period.
    """

    kind: RulingKind
    deal: int
    tables: tuple[TableNo, ...]
    effect: Effect
    rule: str
    reason: str
    late: bool = False


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A ruling counts no more."""

    ruling: int
    reason: str


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


def ruling_to_json(ruled: Ruled | Withdrawn) -> dict[str, Any]:
    """The ruling as JSON."""
    if isinstance(ruled, Withdrawn):
        return {"do": "withdraw", "ruling": ruled.ruling, "reason": ruled.reason}
    return {
        "do": "rule",
        "kind": ruled.kind,
        "deal": ruled.deal,
        "tables": list(ruled.tables),
        "effect": effect_to_json(ruled.effect),
        "rule": ruled.rule,
        "reason": ruled.reason,
        "late": ruled.late,
    }


def effect_to_json(effect: Effect) -> dict[str, Any]:
    """The effect as JSON; `as` names it."""
    match effect:
        case Stands():
            return {"as": "stands"}
        case Voided(adjust):
            return {"as": "void", "adjust": _told(adjust)}
        case Replaced():
            return {"as": "replace"}
        case Adjusted(adjust):
            return {"as": "adjust", "adjust": _told(adjust)}
        case Penalised(entry, points):
            return {"as": "penalty", "entry": entry, "points": str(points)}


def ruling_from_json(data: Mapping[str, Any]) -> Ruled | Withdrawn | None:
    """The ruling that a line's JSON names; None if it names something else.

    Raises:
        NotABody: a field is missing, unknown or of another type.
    """
    match data:
        case {"do": "withdraw", "ruling": number, "reason": reason} if (
            len(data) == 3 and is_count(number) and is_text(reason)
        ):
            return Withdrawn(number, reason)
        case {
            "do": "rule",
            "kind": kind,
            "deal": int(deal),
            "tables": list(tables),
            "effect": dict(effect),
            "rule": rule,
            "reason": reason,
            "late": bool(late),
        } if (
            len(data) == 8
            and kind in KINDS
            and deal >= 0
            and all(map(is_count, tables))
            and is_name(rule)
            and is_text(reason)
        ):
            return Ruled(kind, deal, tuple(tables), effect_from_json(effect), rule, reason, late)
        case {"do": "rule" | "withdraw" as do}:
            raise NotABody(do=do, why="a field is missing, unknown or of another type")
        case _:
            return None


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
        case {"as": "void", "adjust": dict(adjust)} if len(data) == 2:
            return Voided(_read(adjust))
        case {"as": "adjust", "adjust": dict(adjust)} if len(data) == 2:
            return Adjusted(_read(adjust))
        case {"as": "penalty", "entry": entry, "points": points} if len(data) == 3:
            if is_name(entry) and isinstance(points, str | int):
                return Penalised(EntryId(entry), Fraction(chips_from_json(points)))
    raise NotABody(do="rule", why=f"{str(dict(data))[:80]} is no effect")


def _told(adjust: Mapping[SeatNo, Chips]) -> dict[str, int | str]:
    return {str(seat): chips_to_json(chips) for seat, chips in sorted(adjust.items())}


def _read(adjust: Mapping[str, Any]) -> dict[SeatNo, Chips]:
    read: dict[SeatNo, Chips] = {}
    for seat, chips in adjust.items():
        if not seat.isascii() or not seat.isdigit() or not 0 < int(seat) < 100:
            raise NotABody(do="rule", why=f"{seat[:20]!r} is no seat")
        read[SeatNo(int(seat))] = chips_from_json(chips)
    return read


@dataclass(frozen=True, slots=True)
class DealRulings:
    """What the rulings in force make of one deal.

    Attributes:
        void: the tables at which it is void.
        adjusted: chips by table and seat.
        replaced: void everywhere.
    """

    void: frozenset[TableNo] = frozenset()
    adjusted: tuple[tuple[TableNo, SeatNo, Chips], ...] = ()
    replaced: bool = False


NO_RULINGS = DealRulings()


def rulings_on(deal: DealNo, rulings: Iterable[Ruled], tables: int) -> DealRulings:
    """What these rulings, all in force, make of a deal."""
    void: set[TableNo] = set()
    adjusted: list[tuple[TableNo, SeatNo, Chips]] = []
    replaced = False
    for ruled in rulings:
        if ruled.deal != deal:
            continue
        where = ruled.tables or tuple(TableNo(table) for table in range(1, tables + 1))
        match ruled.effect:
            case Voided(adjust):
                void.update(where)
                adjusted += [(at, seat, chips) for at in where for seat, chips in adjust.items()]
            case Adjusted(adjust):
                adjusted += [(at, seat, chips) for at in where for seat, chips in adjust.items()]
            case Replaced():
                replaced = True
            case _:
                pass
    return DealRulings(frozenset(void), tuple(adjusted), replaced)


def ruled_traveller(
    deal: DealNo, played: Sequence[TableScore | None], rulings: DealRulings
) -> Traveller:
    """The traveller of a deal with its rulings.

    Args:
        played: each table's own result, table 1 first; None where there is none, which only
            a void table may have.

    Raises:
        NobodyToCompare: the deal is void at every table.

    Source:
        docs/rulings.md, R23 and R40.
    """
    valid = [row for row in played if row is not None and row.table not in rulings.void]
    if not valid:
        raise NobodyToCompare(deal=deal)
    rows = []
    for number, row in enumerate(played, 1):
        table = TableNo(number)
        score = row
        if score is None or table in rulings.void:
            score = mean_score(table, valid)
        changes = [(seat, chips) for at, seat, chips in rulings.adjusted if at == table]
        rows.append(_adjusted(score, changes) if changes else score)
    return Traveller(deal, tuple(rows))


def _adjusted(score: TableScore, changes: Iterable[tuple[SeatNo, Chips]]) -> TableScore:
    chips, house = list(score.chip_scores), score.house
    for seat, change in changes:
        chips[seat - 1] += change
        house -= change
    return TableScore(score.table, tuple(chips), house)
