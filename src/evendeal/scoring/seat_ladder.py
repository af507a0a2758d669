"""The ladders of individuals: in each seat of a session who stands where, and who goes on."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType

from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.carry_over import carried
from evendeal.scoring.contest import Contest
from evendeal.scoring.ranking import half, rank

NO_PENALTIES: Mapping[EntryId, Chips] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class CarryOver:
    """What a session leaves to the next.

    Attributes:
        maximum: chips with which the first of each seat begins the next session.
        eliminated: so many of a hundred of each seat leave, rounded down (R9).
    """

    maximum: int
    eliminated: int = 0


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """One player in the ladder of his seat.

    Attributes:
        opening: the balance with which he began the session, carried over from the last.
        net: chips won and lost in the session.
        place: among all players of the seat by Total Score; those level have the same.
        points: the place as points on a scale that is the same for seats of all sizes.
        carried: the balance with which he begins the next session; None: he leaves.
        penalty: chips that rulings take from his Total Score.
    """

    entry: EntryId
    table: TableNo
    opening: Chips
    net: Chips
    place: int
    points: Fraction
    carried: Chips | None
    penalty: Chips = 0

    @property
    def total(self) -> Chips:
        """The Total Score of the session: what it began with, what it brought, less penalties."""
        return self.opening + self.net - self.penalty


@dataclass(frozen=True, slots=True)
class SeatLadder:
    """All players of one seat number in one session, the best first, those level as listed."""

    session: SessionNo
    seat: SeatNo
    places: tuple[SeatPlace, ...]

    @property
    def eliminated(self) -> tuple[EntryId, ...]:
        """Who leaves, the best first."""
        return tuple(each.entry for each in self.places if each.carried is None)


def seat_ladder(
    contest: Contest,
    opening: Mapping[EntryId, Chips],
    rules: CarryOver,
    tables: int,
    penalties: Mapping[EntryId, Chips] = NO_PENALTIES,
) -> SeatLadder:
    """The ladder of a seat.

    Args:
        contest: who held the seat in this session, and the chips of each.
        opening: balances that were carried over; who is not in it begins with 0.
        tables: of the session, the size of a seat that is empty nowhere.
        penalties: chips that rulings take in this session.

    Raises:
        NotACarryOver: rules of which no carry-over is made.

    Source:
        Slides, "Total Score" and "Normalized carry-over example"; docs/rulings.md, R8 and R9.
    """
    openings = [opening.get(entry, 0) for entry in contest.entries]
    taken = [penalties.get(entry, 0) for entry in contest.entries]
    totals = [
        began + net - less for began, net, less in zip(openings, contest.chips, taken, strict=True)
    ]
    ranking = rank(totals)
    carry = carried(totals, maximum=rules.maximum, eliminated=rules.eliminated)
    places = [
        SeatPlace(
            entry=entry,
            table=table,
            opening=began,
            net=net,
            place=each.place,
            points=scaled_points(half(halves), len(totals), tables),
            carried=each.chips,
            penalty=less,
        )
        for entry, table, began, net, less, each, halves in zip(
            contest.entries,
            contest.tables,
            openings,
            contest.chips,
            taken,
            carry,
            ranking.halves,
            strict=True,
        )
    ]
    places.sort(key=lambda each: each.place)
    return SeatLadder(contest.session, contest.seat, tuple(places))


def scaled_points(points: Fraction, field: int, expected: int) -> Fraction:
    """Points n..1 of a field, on the scale of a field of another size.

    The middle stays the middle, and the ends come nearer to it in a smaller field than they would
    by proportion alone: to be the best of three says less than to be the best of eight.

    Args:
        points: as in `Ranking.points`, `field` for a sole first.
        field: how many were ranked.
        expected: how many a full field has.

    Source:
        Neuberg's formula, as the EBU's White Book applies it; docs/rulings.md, R62.
    """
    return Fraction(expected, field) * (points - Fraction(1, 2)) + Fraction(1, 2)


def session_ranks(ladders: Sequence[SeatLadder]) -> dict[EntryId, int]:
    """The rank of everybody in a session, over all its seats, 1 for the best.

    Chips of different seats are not comparable, since the seats held different cards. Compared is
    what each made of his own seat: his points on the common scale. Those level have the same rank.
    """
    everybody = [each for ladder in ladders for each in ladder.places]
    ranks = rank([each.points for each in everybody]).ranks
    return {each.entry: place for each, place in zip(everybody, ranks, strict=True)}


def openings_after(ladders: Iterable[SeatLadder], rules: CarryOver) -> dict[EntryId, Chips]:
    """The opening balances of the next session, of everybody by his place.

    Of those who leave too: who is let play on all the same, or sits already when a ruling changes
    who should have left, begins with what his place is worth.
    """
    openings: dict[EntryId, Chips] = {}
    for ladder in ladders:
        totals = [each.total for each in ladder.places]
        worth = carried(totals, maximum=rules.maximum)
        for each, carry in zip(ladder.places, worth, strict=True):
            openings[each.entry] = carry.chips or 0
    return openings
