"""Teams with one player on every seat: the guide's team event."""

from collections.abc import Sequence
from dataclasses import dataclass

from evendeal.ids import DealNo, EntryId
from evendeal.scoring import Scores, Tally, method_named
from evendeal.tournament.event import Event
from evendeal.tournament.schedule import Schedule, schedule
from evendeal.tournament.standings import Standing, standings


@dataclass(frozen=True, slots=True)
class SeatTeams:
    """As many tables as teams; every team once on every seat, never twice at a table.

    Source:
        IFP guide, "Elimination of Luck" and "Example seat-draw and example hand".
    """

    event: Event

    def schedule(
        self,
        seatings: Sequence[Sequence[Sequence[tuple[EntryId, str]]]],
        orders: Sequence[Sequence[Sequence[DealNo]]],
    ) -> Schedule:
        """The schedule with these seats and running orders; see `tournament.schedule`."""
        return schedule(self.event, seatings, orders)

    def tally(self, schedule: Schedule) -> Tally:
        """Empty totals by the event's scoring method."""
        scoring = self.event.scoring
        return Tally(method_named(scoring.method), schedule.lineups, ties=scoring.ties)

    def standings(self, results: Scores) -> tuple[Standing, ...]:
        """The table by points and the tie-break chain."""
        return standings(results)
