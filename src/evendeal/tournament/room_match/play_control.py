"""How the director steers play of team matches: rounds that begin, and play that is paused."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

from evendeal.errors import Refused
from evendeal.ids import TableNo
from evendeal.tournament.checks import whole
from evendeal.tournament.clock_acts import Paused, Resumed
from evendeal.tournament.room_match.bucket import BucketSize

EVERYWHERE = TableNo(0)
"""What stands for all tables where one can be named."""


class RoundsBegin(Enum):
    """When a round begins (R51)."""

    FREE = "free"
    """Each table goes on to its next match by itself."""
    TOGETHER = "together"
    """When the director says so; the first one begins with the boards."""


@dataclass(frozen=True, slots=True)
class MatchOfficeRules:
    """What the director's office of team matches goes by.

    Attributes:
        rounds: when a round begins (R51).
        shortest_seconds: a roll is given to a table no sooner than this after the roll before
            it there, so that nobody sees the rolls to come by inventing games (R52). 0: at once.
        rolls_at_once, seconds_a_roll: instead of that, a table is given so many rolls at once, and
            then one in so many seconds. 0 at once: `shortest_seconds` holds, as it did before
            there were these.
    """

    rounds: RoundsBegin = RoundsBegin.FREE
    shortest_seconds: int = 3
    rolls_at_once: int = 0
    seconds_a_roll: int = 8

    def __post_init__(self) -> None:
        whole("office.shortest_seconds", self.shortest_seconds, 0, 600)
        whole("office.rolls_at_once", self.rolls_at_once, 0, 100)
        whole("office.seconds_a_roll", self.seconds_a_roll, 1, 600)

    @property
    def roll_bucket(self) -> BucketSize | None:
        """Out of which a table is given its rolls; None: `shortest_seconds` holds."""
        if not self.rolls_at_once:
            return None
        return BucketSize(self.rolls_at_once, self.seconds_a_roll)


class RoundNotBegun(Refused):
    """A game of a round that the director has still to begin (R51)."""

    def __init__(self, *, round: int) -> None:
        super().__init__(f"round {round} has not begun; the director begins it")
        self.round = round


class TablePaused(Refused):
    """Something of a game while the director has paused play at its table (R53)."""

    def __init__(self, *, table: TableNo, reason: str) -> None:
        why = f": {reason}" if reason else ""
        super().__init__(f"play is paused at table {table}{why}; what was typed here is kept")
        self.table = table
        self.reason = reason


class Pause(NamedTuple):
    """Since when play stands, and why; the reason may be empty."""

    reason: str
    at: str


@dataclass(frozen=True, slots=True)
class PlayControl:
    """What the director has let begin, and what stands; a value.

    Attributes:
        begun: when each round that the director began did, from the second one on.
        pauses: by table; `EVERYWHERE` for all of them.
    """

    begun: tuple[str, ...] = ()
    pauses: Mapping[TableNo, Pause] = field(default_factory=dict)

    @property
    def round(self) -> int:
        """The last round that has begun, if the boards have."""
        return 1 + len(self.begun)

    @property
    def everywhere(self) -> Pause | None:
        """The pause of all tables; None: there is none."""
        return self.pauses.get(EVERYWHERE)

    def paused(self, table: TableNo) -> Pause | None:
        """Why a table stands; None: it does not."""
        return self.everywhere or self.pauses.get(table)

    def with_round(self, at: str) -> "PlayControl":
        """The next round has begun."""
        return replace(self, begun=(*self.begun, at))

    def after(self, act: Paused | Resumed, table: TableNo, at: str) -> "PlayControl":
        """Play is paused at a table or goes on there; of all tables, at those paused alone too."""
        pauses = {} if isinstance(act, Resumed) and table == EVERYWHERE else dict(self.pauses)
        if isinstance(act, Resumed):
            pauses.pop(table, None)
        else:
            pauses.setdefault(table, Pause(act.reason, at))
        return replace(self, pauses=pauses)
