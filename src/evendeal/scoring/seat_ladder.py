"""The ladders of individuals: in each seat of a session who stands where, and who goes on."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import chain
from math import lcm
from operator import add, attrgetter, sub
from typing import NamedTuple

from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.carry_over import carried, carried_by_rank
from evendeal.scoring.ranking import Ranking, half, rank
from evendeal.scoring.seat_tally import SeatNets

_PLACE = attrgetter("place")


@dataclass(frozen=True, slots=True)
class CarryOver:
    """What a session leaves to the next.

    Attributes:
        maximum: chips with which the first of each seat begins the next session.
        eliminated: so many of a hundred of each seat leave, rounded down (R9).
    """

    maximum: int
    eliminated: int = 0


class SeatPlace(NamedTuple):
    """One player in the ladder of his seat.

    A named tuple, since a large event makes ten thousand of them after each deal
    (`docs/decisions/0041-ladders-are-ranked-when-they-are-read.md`).

    Attributes:
        opening: the balance with which he began the session, carried over from the last.
        net: chips won and lost in the session.
        place: among all players of the seat by Total Score; those level have the same.
        points: the place as points on a scale that is the same for seats of all sizes.
        carried: the balance with which he begins the next session; None: he leaves.
        penalty: chips that rulings take from his Total Score.
        total: the Total Score of the session: what it began with, what it brought, less penalties.
    """

    entry: EntryId
    table: TableNo
    opening: Chips
    net: Chips
    place: int
    points: Fraction
    carried: Chips | None
    penalty: Chips
    total: Chips


@dataclass(frozen=True)
class SeatLadder:
    """The ladder of one seat number in one session.

    It ranks its players when it is first asked for them, and remembers them: after each deal that
    opens there are new ladders of all seats, and most are read by nobody.

    Args:
        held: who held the seat in this session, and the chips of each.
        opening: balances that were carried over; who is not in it begins with 0.
        rules: what the session leaves to the next.
        full: how many hold a seat that is empty at no table.
        penalties: chips that rulings take in this session.

    Source:
        Slides, "Total Score" and "Normalized carry-over example"; docs/rulings.md, R8 and R9.
    """

    held: SeatNets
    opening: Mapping[EntryId, Chips]
    rules: CarryOver
    full: int
    penalties: Mapping[EntryId, Chips] = field(default_factory=dict)

    @property
    def seat(self) -> SeatNo:
        """The number of the seat."""
        return self.held.seat

    @property
    def session(self) -> SessionNo:
        """The session in which it was held."""
        return self.held.session

    @cached_property
    def ranking(self) -> Ranking:
        """By Total Score, in the order of `held`."""
        return rank(self._totals)

    @cached_property
    def places(self) -> tuple[SeatPlace, ...]:
        """All players of the seat, the best first, those level as listed.

        Raises:
            NotACarryOver: rules of which no carry-over is made.
        """
        ranking, players = self.ranking, len(self.held.entries)
        carry = carried(ranking.ranks, maximum=self.rules.maximum, eliminated=self.rules.eliminated)
        listed = zip(
            self.held.entries,
            self.held.tables,
            self._openings,
            self.held.chips,
            ranking.ranks,
            [_points(halves, players, self.full) for halves in ranking.halves],
            carry,
            self._taken,
            self._totals,
            strict=True,
        )
        return tuple(sorted(map(SeatPlace._make, listed), key=_PLACE))

    @cached_property
    def carry_overs(self) -> Mapping[EntryId, Chips]:
        """What everybody's place is worth in the next session, of those who leave too.

        Who is let play on all the same, or sits already when a ruling changes who should have
        left, begins with it.
        """
        worth = carried_by_rank(self.ranking.ranks, maximum=self.rules.maximum)
        ranks = map(worth.__getitem__, self.ranking.ranks)
        return dict(zip(self.held.entries, ranks, strict=True))

    @cached_property
    def sharing(self) -> Mapping[int, int]:
        """How many hold each place."""
        return Counter(self.ranking.ranks)

    @cached_property
    def elimination_line(self) -> tuple[Chips, Chips] | None:
        """The totals of the last who stays and of the first who leaves; None if all stay."""
        staying = sum(each.carried is not None for each in self.places)
        if staying == len(self.places):
            return None
        return self.places[staying - 1].total, self.places[staying].total

    @property
    def eliminated(self) -> tuple[EntryId, ...]:
        """Who leaves, the best first."""
        return tuple(each.entry for each in self.places if each.carried is None)

    def of(self, entry: EntryId) -> SeatPlace | None:
        """The place of a player; None if he has not held this seat."""
        if entry not in self.held.entries:
            return None
        return next(each for each in self.places if each.entry == entry)

    @cached_property
    def _openings(self) -> Sequence[Chips]:
        return [self.opening.get(entry, 0) for entry in self.held.entries]

    @property
    def _taken(self) -> Sequence[Chips]:
        return [self.penalties.get(entry, 0) for entry in self.held.entries]

    @cached_property
    def _totals(self) -> Sequence[Chips]:
        totals: Iterable[Chips] = map(add, self._openings, self.held.chips)
        return list(map(sub, totals, self._taken) if self.penalties else totals)


@lru_cache(maxsize=2**15)
def _points(halves: int, field: int, full: int) -> Fraction:
    return scaled_points(half(halves), field, full)


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
    # The scale turns these into points (R62), everybody's alike, so they rank as the points do.
    common = lcm(*[len(ladder.held.entries) for ladder in ladders])
    scores = [
        (halves - 1) * (common // len(ladder.held.entries))
        for ladder in ladders
        for halves in ladder.ranking.halves
    ]
    everybody = chain.from_iterable(ladder.held.entries for ladder in ladders)
    return dict(zip(everybody, rank(scores).ranks, strict=True))


def openings_after(ladders: Iterable[SeatLadder]) -> dict[EntryId, Chips]:
    """The opening balances of the next session, of everybody by his place."""
    openings: dict[EntryId, Chips] = {}
    for ladder in ladders:
        openings.update(ladder.carry_overs)
    return openings
