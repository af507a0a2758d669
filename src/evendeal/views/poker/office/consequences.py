"""What a ruling or a correction would change: seats, ladders, teams, in words read aloud."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.ids import EntryId, SeatNo, TableNo
from evendeal.poker import Chips
from evendeal.views.office import Refusal
from evendeal.views.text import Text

EffectName: TypeAlias = Literal[
    "stands", "void", "fouled", "not_played", "replace", "adjust", "penalty"
]


@dataclass(frozen=True, slots=True)
class SeatAdjustment:
    """Chips given to a seat, or taken from it, on top of what it has."""

    seat: SeatNo
    chips: Chips


@dataclass(frozen=True, slots=True)
class EffectTold:
    """What a ruling does; `adjust` with void and adjust, `entry` and `points` with penalty.

    With not_played `adjust` has the seats at fault: what each of them loses, as a negative number,
    every other seat of the table gets. `points` is text, e.g. "1/2", and is taken off.
    """

    name: EffectName
    adjust: tuple[SeatAdjustment, ...]
    entry: EntryId | None
    points: str | None


@dataclass(frozen=True, slots=True)
class SeatChange:
    """Chips of one seat in the deal. Null: not known, such as a mean of tables still to play."""

    table: TableNo
    seat: SeatNo
    name: str
    before: Chips | None
    after: Chips | None


@dataclass(frozen=True, slots=True)
class LadderChange:
    """Seat ranks that change: `before` and `after` are the ranks of the entries `text` names."""

    seat: SeatNo
    text: Text
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class TeamChange:
    """A team whose points or place change; points as text, "32" or "11/2"."""

    entry: EntryId
    name: str
    before: str
    after: str
    place_before: int
    place_after: int


@dataclass(frozen=True, slots=True)
class Consequences:
    """What follows if the director confirms.

    `sentences` say everything once, to be read aloud. Teams and ladders are counted over the
    open deals, as the public sees them; of a deal under embargo only seats are named. `replaces`
    is true if more than half of the tables are void, so that the deal must be replaced (R23).
    """

    sentences: tuple[Text, ...]
    seats: tuple[SeatChange, ...]
    ladders: tuple[LadderChange, ...]
    teams: tuple[TeamChange, ...]
    replaces: bool
    refused: Refusal | None
