"""What every format can do."""

from collections.abc import Sequence
from typing import Protocol

from evendeal.ids import DealNo, EntryId
from evendeal.scoring import Scores, Tally
from evendeal.tournament.schedule import Schedule
from evendeal.tournament.standings import Standing


class Format(Protocol):
    """A way to run an event: from seats to a schedule, from results to standings."""

    def schedule(
        self,
        seatings: Sequence[Sequence[Sequence[tuple[EntryId, str]]]],
        orders: Sequence[Sequence[Sequence[DealNo]]],
    ) -> Schedule:
        """Who plays which deal where and when."""
        ...

    def tally(self, schedule: Schedule) -> Tally:
        """Empty totals, to be fed with the deals that all tables have played."""
        ...

    def standings(self, results: Scores) -> tuple[Standing, ...]:
        """The table, best first."""
        ...
