"""Scores: every entry's points and chips at one moment."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.poker.exact import as_chips
from evendeal.scoring.contest import Contest
from evendeal.scoring.ranking import half


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What an entry made of one seat in one session."""

    session: SessionNo
    seat: SeatNo
    table: TableNo
    chips: Chips
    points: Fraction
    place: int


@dataclass(frozen=True, slots=True)
class Score:
    """What an entry has altogether, and where it comes from."""

    entry: EntryId
    points: Fraction
    chips: Chips
    seats: tuple[SeatScore, ...]


@dataclass(frozen=True, slots=True)
class Scores:
    """The scores of all entries; tuples have one element an entry.

    Attributes:
        entries: in the order of their ids.
        halves: points, counted in half points.
        chips: total chip-score over all seats and sessions.
        contests: the seat contests of every session that has a comparable deal.
    """

    entries: tuple[EntryId, ...]
    halves: tuple[Chips, ...]
    chips: tuple[Chips, ...]
    contests: tuple[Contest, ...]

    @property
    def points(self) -> tuple[Fraction, ...]:
        """The points of each entry."""
        return tuple(map(half, self.halves))

    @property
    def seats_won(self) -> tuple[int, ...]:
        """How many seat contests each entry has won alone; a shared first place is not won."""
        won = dict.fromkeys(self.entries, 0)
        for contest in self.contests:
            if contest.winner is not None:
                won[contest.winner] += 1
        return tuple(won.values())

    def less(self, points: Mapping[EntryId, Fraction]) -> "Scores":
        """The same with points taken from entries, as penalties are."""
        halves = [
            have - as_chips(2 * points.get(entry, Fraction(0)))
            for entry, have in zip(self.entries, self.halves, strict=True)
        ]
        return replace(self, halves=tuple(halves))

    def of(self, entry: EntryId) -> Score:
        """The score of one entry, seat by seat; KeyError if there is no such entry."""
        if entry not in self.entries:
            raise KeyError(entry)
        who = self.entries.index(entry)
        seats = []
        for contest in self.contests:
            if entry in contest.entries:
                at = contest.entries.index(entry)
                seats.append(
                    SeatScore(
                        session=contest.session,
                        seat=contest.seat,
                        table=contest.tables[at],
                        chips=contest.chips[at],
                        points=half(contest.ranking.halves[at]),
                        place=contest.ranking.ranks[at],
                    )
                )
        return Score(entry, half(self.halves[who]), self.chips[who], tuple(seats))
