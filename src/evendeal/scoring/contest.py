"""A seat contest: the entries that held one seat in one session, ranked."""

from dataclasses import dataclass
from fractions import Fraction

from evendeal.ids import EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.ranking import Ranking, half


@dataclass(frozen=True, slots=True)
class Rung:
    """One line of a seat's ladder."""

    entry: EntryId
    table: TableNo
    chips: Chips
    points: Fraction
    place: int


@dataclass(frozen=True, slots=True)
class Contest:
    """One seat in one session: who held it at which table, and for how many chips.

    The tuples have one element an entry, in the order of the event's entries.

    Attributes:
        chips: total chip-score in this seat over the deals that count.
        ranking: by chips, and the points n..1; whether those points count for the
            event is for the scoring method to say.
    """

    session: SessionNo
    seat: SeatNo
    entries: tuple[EntryId, ...]
    tables: tuple[TableNo, ...]
    chips: tuple[Chips, ...]
    ranking: Ranking

    @property
    def winner(self) -> EntryId | None:
        """The entry that has won the seat; None if the first place is shared."""
        first = self.ranking.sole_first
        return None if first is None else self.entries[first]

    def rungs(self) -> tuple[Rung, ...]:
        """The ladder of the seat, best first; tied entries in the order of the entries."""
        rungs = [
            Rung(entry, table, chips, half(halves), place)
            for entry, table, chips, halves, place in zip(
                self.entries,
                self.tables,
                self.chips,
                self.ranking.halves,
                self.ranking.ranks,
                strict=True,
            )
        ]
        return tuple(sorted(rungs, key=lambda rung: rung.place))
