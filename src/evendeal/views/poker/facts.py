"""What is worth knowing about an open deal, as figures with captions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from statistics import median
from typing import Literal, TypeAlias

from evendeal.ids import SeatNo, TableNo
from evendeal.poker import Chips, RaiseTo, Street, result
from evendeal.poker.played import PlayedHand
from evendeal.scoring.traveller import Traveller
from evendeal.views.poker.replay import replay
from evendeal.views.words import chips_text, in_a_row, part_of

MOST = 4
"""As many facts as stand beside each other."""


FactName: TypeAlias = Literal[
    "no_difference",
    "range",
    "median",
    "odd_table",
    "reraised",
    "reraised_at",
    "reraised_but",
    "showdown",
    "showdown_at",
    "no_showdown",
    "pot",
    "pot_at",
    "pot_some",
]
"""What a fact is about; with `_at` it names its tables, with `_but` the one that did not."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure with a caption, both for reading, and the same in fields.

    `seat` is the one that the fact is about, `other` the one that won everywhere but at the odd
    table. `part` of `whole` counts tables. What a fact has not is null, and `tables` are none.
    """

    figure: str
    caption: str
    name: FactName
    seat: SeatNo | None = None
    other: SeatNo | None = None
    tables: tuple[TableNo, ...] = ()
    part: int | None = None
    whole: int | None = None


def spread(traveller: Traveller, seat: SeatNo) -> Chips:
    """The largest minus the smallest chip-score in a seat."""
    scores = [row.chip_scores[seat - 1] for row in traveller.rows]
    return max(scores) - min(scores)


def widest_seat(traveller: Traveller) -> SeatNo | None:
    """The seat in which tables differ most; None if in none.

    Where two seats fight over a pot their spreads are mostly the same: then it is the seat
    that won more over all tables, and at last the lower number.
    """

    def width(seat: SeatNo) -> tuple[Chips, Chips, int]:
        won = sum(row.chip_scores[seat - 1] for row in traveller.rows)
        return spread(traveller, seat), won, -seat

    widest = max((SeatNo(seat) for seat in range(1, traveller.seats + 1)), key=width)
    return widest if spread(traveller, widest) else None


def facts(
    traveller: Traveller,
    hands: Mapping[TableNo, PlayedHand],
    held: Mapping[SeatNo, str],
    name_at: Callable[[TableNo, SeatNo], str],
) -> tuple[Fact, ...]:
    """Two to four facts, the one about the widest seat first.

    Args:
        hands: every table's hand.
        held: what each seat held that came into a pot.
        name_at: the entry that sits at a table and seat.
    """
    noticed = [
        *_range(traveller, held, name_at),
        *_odd_table(hands),
        *_reraises(hands),
        *_showdowns(hands),
        *_largest_pot(hands),
    ]
    return tuple(noticed[:MOST])


def _range(
    traveller: Traveller,
    held: Mapping[SeatNo, str],
    name_at: Callable[[TableNo, SeatNo], str],
) -> list[Fact]:
    seat = widest_seat(traveller)
    if seat is None:
        return [Fact("no difference", "every table made the same of every seat", "no_difference")]
    scores = {row.table: row.chip_scores[seat - 1] for row in traveller.rows}
    best, worst = max(scores.values()), min(scores.values())

    def who(chips: Chips) -> str:
        tables = [table for table, score in scores.items() if score == chips]
        if len(tables) > 2:
            return f"at {len(tables)} tables"
        return in_a_row([name_at(table, seat) for table in tables])

    what = f"seat {seat}, {held[seat]}" if seat in held else f"seat {seat}"
    extremes = [
        Fact(
            f"{chips_text(best, signed=True)} to {chips_text(worst, signed=True)}",
            f"{what}: best {who(best)}, worst {who(worst)}",
            "range",
            seat,
        )
    ]
    # The middle of two results is neither.
    if len(scores) > 2:
        par = median(map(Fraction, scores.values()))
        caption = f"median of seat {seat}, its par"
        extremes.append(Fact(chips_text(par, signed=True), caption, "median", seat))
    return extremes


def _odd_table(hands: Mapping[TableNo, PlayedHand]) -> list[Fact]:
    """One table alone whose pot went to another seat than everywhere else."""
    winners = {table: _winner(hand) for table, hand in hands.items()}
    usual = list(winners.values())
    if len(hands) < 3 or None in usual or len(set(usual)) != 2:
        return []
    for table, seat in winners.items():
        if seat is not None and usual.count(seat) == 1:
            other = next(each for each in usual if each != seat)
            caption = f"won by seat {seat}, everywhere else by seat {other}"
            return [Fact(f"table {table}", caption, "odd_table", seat, other, (table,))]
    return []


def _winner(hand: PlayedHand) -> SeatNo | None:
    """The seat that won every pot; None if there are several."""
    assert hand.state is not None
    seats = {seat for won in result(hand.state).won for seat in won.shares}
    return seats.pop() if len(seats) == 1 else None


def _reraises(hands: Mapping[TableNo, PlayedHand]) -> list[Fact]:
    """How many tables raised twice or more before the flop, if some did and some did not."""
    fought = [table for table, hand in hands.items() if _raises(hand) > 1]
    quiet = [table for table in hands if table not in fought]
    if not fought or not quiet:
        return []
    part, whole = len(fought), len(hands)
    figure, tables = f"{part} of {whole}", tuple[TableNo, ...]()
    name: FactName = "reraised"
    label = "tables re-raised before the flop"
    if part == 1:
        name, tables = "reraised_at", (fought[0],)
        label = f"re-raised before the flop, table {fought[0]}"
    elif len(quiet) == 1:
        name, tables = "reraised_but", (quiet[0],)
        label = f"re-raised before the flop, all but table {quiet[0]}"
    return [Fact(figure, label, name, tables=tables, part=part, whole=whole)]


def _raises(hand: PlayedHand) -> int:
    return sum(
        isinstance(step.action, RaiseTo) and step.before.street == Street.PREFLOP
        for step in replay(hand)
    )


def _showdowns(hands: Mapping[TableNo, PlayedHand]) -> list[Fact]:
    tables = []
    for table, hand in hands.items():
        assert hand.state is not None
        if result(hand.state).showdown:
            tables.append(table)
    if not tables:
        caption = "every hand was won before the cards were compared"
        return [Fact("no showdown", caption, "no_showdown")]
    part, whole = len(tables), len(hands)
    figure = part_of(part, whole)
    if part == 1:
        label = f"came to a showdown, table {tables[0]}"
        return [Fact(figure, label, "showdown_at", tables=(tables[0],), part=part, whole=whole)]
    return [Fact(figure, "tables came to a showdown", "showdown", part=part, whole=whole)]


def _largest_pot(hands: Mapping[TableNo, PlayedHand]) -> list[Fact]:
    pots: dict[TableNo, int] = {}
    for table, hand in hands.items():
        assert hand.state is not None
        pots[table] = sum(won.pot.chips for won in result(hand.state).won)
    largest = max(pots.values())
    tables = [table for table, chips in pots.items() if chips == largest]
    figure, part, whole = chips_text(largest), len(tables), len(pots)
    if part == whole:
        return [Fact(figure, "the pot at every table", "pot", part=part, whole=whole)]
    if part > 2:
        label = f"the largest pot, at {part} tables"
        return [Fact(figure, label, "pot_some", part=part, whole=whole)]
    label = f"the largest pot, at table{'s' if part > 1 else ''} {in_a_row(tables)}"
    return [Fact(figure, label, "pot_at", tables=tuple(tables), part=part, whole=whole)]
