"""How even a seat draw is: who acts behind whom, and how often."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from evendeal.draw.seats import SeatDraw
from evendeal.ids import EntryId

Pair: TypeAlias = tuple[EntryId, EntryId]
"""The entry in front and the entry behind it."""


@dataclass(frozen=True, slots=True)
class Fairness:
    """What one or more sessions of a seat draw give each pair of entries.

    Attributes:
        entries: every entry, in order of id.
        tables: tables of all sessions together.
        meetings: at how many tables the two sit together; the same both ways round.
        position: at how many tables, counted as chances, the second acts behind the first
            after the flop, the button being anywhere alike: at clockwise distance k of n
            seats a table counts (n - k)/n. Both ways round add up to `meetings`.
        right_behind: at how many tables the second has the very next seat.
    """

    entries: tuple[EntryId, ...]
    tables: int
    meetings: Mapping[Pair, int]
    position: Mapping[Pair, Fraction]
    right_behind: Mapping[Pair, int]

    @property
    def exact(self) -> bool:
        """Whether nobody has more position on anybody than he gives."""
        return self.widest == 0

    @property
    def widest(self) -> Fraction:
        """The most that any entry's position on another lies above an equal share, in tables."""
        return max(self.position[pair] - Fraction(self.meetings[pair], 2) for pair in self.position)


def fairness(*draws: SeatDraw) -> Fairness:
    """The fairness of one session's draw, or of several sessions taken together.

    Source:
        Seat-draw model of R4: the chance of acting behind at distance k is (n - k)/n.
    """
    entries = tuple(sorted({who.entry for draw in draws for table in draw.tables for who in table}))
    pairs = [(front, behind) for front in entries for behind in entries if front != behind]
    meetings = dict.fromkeys(pairs, 0)
    position = dict.fromkeys(pairs, Fraction(0))
    right_behind = dict.fromkeys(pairs, 0)
    for draw in draws:
        seats = draw.seats
        for table in draw.tables:
            for seat, front in enumerate(table):
                for distance in range(1, seats):
                    behind = table[(seat + distance) % seats]
                    pair = (front.entry, behind.entry)
                    meetings[pair] += 1
                    position[pair] += Fraction(seats - distance, seats)
                    right_behind[pair] += distance == 1
    tables = sum(len(draw.tables) for draw in draws)
    return Fairness(entries, tables, meetings, position, right_behind)
