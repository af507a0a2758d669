"""The scoreboard: the team table and the seat ladders over the comparable deals."""

from dataclasses import dataclass

from evendeal.ids import EntryId, SeatNo, TableNo
from evendeal.poker.setup import Chips
from evendeal.views.event import EventHead


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the team table.

    `place` counts from 1; `shared` says that another entry holds it too. `moved` is the
    number of places won since the deal before the last one opened, negative when lost.
    `decided_by` names the tie-break that put the entry before the next one, null where
    points did. `seats_won` counts the seat contests that the entry leads.
    """

    place: int
    shared: bool
    entry: EntryId
    name: str
    points: str
    chips: Chips
    moved: int
    decided_by: str | None
    seats_won: int


@dataclass(frozen=True, slots=True)
class Rung:
    """One entry in a seat contest.

    `chips` is the total chip-score of the seat. `fill` is how far the entry stands above
    the last one, as a share of the way from the last (0) to the first (1); it is for
    drawing, and nothing is computed from it.
    """

    entry: EntryId
    name: str
    player: str
    table: TableNo
    chips: Chips
    points: str
    place: int
    fill: float


@dataclass(frozen=True, slots=True)
class Ladder:
    """A seat contest: the entries that held one seat, best first."""

    seat: SeatNo
    rungs: tuple[Rung, ...]


@dataclass(frozen=True, slots=True)
class Method:
    """How results are compared, with a sentence for the spectator."""

    id: str
    name: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """The standings over the deals that every table has played.

    `position` is the number of finished hands of the event, and the id of the
    scoreboard in the stream. `strip` has one element a deal, deal 1 first: is it open?
    """

    event: EventHead
    position: int
    strip: tuple[bool, ...]
    comparable: int
    deals: int
    hands_played: int
    hands_total: int
    standings: tuple[Standing, ...]
    ladders: tuple[Ladder, ...]
    method: Method
    tie_rule: str
