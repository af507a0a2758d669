"""What is worth knowing about an open deal, as figures with captions."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from statistics import median

from evendeal.ids import EntryId, SeatNo
from evendeal.poker import Chips, result
from evendeal.scoring import Traveller
from evendeal.tournament.played import PlayedHand
from evendeal.tournament.schedule import Seated
from evendeal.views.deal import Fact
from evendeal.views.words import chips_text


def spread(traveller: Traveller, seat: SeatNo) -> Chips:
    """The largest minus the smallest chip-score in a seat."""
    scores = [row.chip_scores[seat - 1] for row in traveller.rows]
    return max(scores) - min(scores)


def widest_seat(traveller: Traveller) -> SeatNo | None:
    """The seat in which tables differ most, the lowest number of several; None if in none."""
    seats = [SeatNo(seat) for seat in range(1, traveller.seats + 1)]
    widest = max(seats, key=lambda seat: (spread(traveller, seat), -seat))
    return widest if spread(traveller, widest) else None


def facts(
    traveller: Traveller,
    hands: Sequence[PlayedHand],
    tables: Sequence[Sequence[Seated | None]],
    names: Mapping[EntryId, str],
    captions: Mapping[SeatNo, str],
) -> tuple[Fact, ...]:
    """Three or four facts, the one about the widest seat first.

    Args:
        hands: the tables' hands in the order of the traveller's rows.
        tables: who sits where, table 1 first.
        captions: what each seat held.
    """
    found: list[Fact] = []
    seat = widest_seat(traveller)
    if seat is None:
        found.append(Fact("no difference", "every table made the same of every seat"))
    else:
        scores = {row.table: row.chip_scores[seat - 1] for row in traveller.rows}
        best = max(scores, key=lambda table: scores[table])
        worst = min(scores, key=lambda table: scores[table])
        found.append(
            Fact(
                f"{chips_text(scores[best], signed=True)} to "
                f"{chips_text(scores[worst], signed=True)}",
                f"seat {seat}, {captions[seat]}: best {_who(tables, best, seat, names)}, "
                f"worst {_who(tables, worst, seat, names)}",
            )
        )
        par = median([Fraction(score) for score in scores.values()])
        found.append(
            Fact(
                chips_text(_whole(par), signed=True), f"median of seat {seat}, the par of the deal"
            )
        )
    shown = 0
    pots: list[tuple[int, int]] = []
    for row, hand in zip(traveller.rows, hands, strict=True):
        assert hand.state is not None
        done = result(hand.state)
        shown += done.showdown
        pots.append((sum(won.pot.chips for won in done.won), -row.table))
    found.append(Fact(f"{shown} of {len(hands)}", "tables came to a showdown"))
    chips, table = max(pots)
    found.append(Fact(chips_text(chips), f"the largest pot, at table {-table}"))
    return tuple(found)


def _who(
    tables: Sequence[Sequence[Seated | None]],
    table: int,
    seat: SeatNo,
    names: Mapping[EntryId, str],
) -> str:
    seated = tables[table - 1][seat - 1]
    return names[seated.entry] if seated else f"table {table}"


def _whole(chips: Fraction) -> Chips:
    return chips.numerator if chips.denominator == 1 else chips
