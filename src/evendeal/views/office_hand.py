"""One table's play of one deal for the director: every line, and no card before its time."""

from dataclasses import dataclass
from typing import Any

from evendeal.cards import Card
from evendeal.ids import DealNo, EntryId, EventId, SeatNo, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.views.office import CellStage


@dataclass(frozen=True, slots=True)
class HandLine:
    """A line as it was typed, and what it says.

    `n` is its number in the hand; null for the director's own lines, which stand at the table.
    `counts` is false of a line that was undone, that a correction replaced (`now` then says
    what stands in its place), or that the deck-order contradicts. `correctable`: an action that
    counts, so that a correction may name it.
    """

    n: int | None
    position: int
    at: str
    by: str
    body: dict[str, Any]
    sentence: str
    counts: bool
    correctable: bool
    now: str | None


@dataclass(frozen=True, slots=True)
class HandSeat:
    """A seat of the hand: who sits there, what it has put in, and its chips in the result.

    `chips` is null until there is a result; `folded`, `dead` and `all_in` say how it stands.
    """

    seat: SeatNo
    entry: EntryId | None
    name: str
    player: str
    committed: int
    folded: bool
    dead: bool
    chips: Chips | None


@dataclass(frozen=True, slots=True)
class HandNote:
    """Something noted during the hand."""

    kind: str
    seat: SeatNo | None
    text: str
    at: str


@dataclass(frozen=True, slots=True)
class OfficeHand:
    """A hand as the director sees it (R37).

    `board` has the cards that were dealt at this table and none besides. Hole cards are told
    only when the deal is open, then in `holes` by seat. `label` is that of the deck that was
    opened, `due_label` the one that this table should open. `why` says why it is frozen.
    """

    event: EventId
    session: SessionNo
    table: TableNo
    deal: DealNo
    slot: int | None
    position: int
    stage: CellStage
    why: str | None
    button: SeatNo
    small_blind: int
    big_blind: int
    cap: int | None
    seats: tuple[HandSeat, ...]
    board: tuple[Card, ...]
    holes: tuple[tuple[Card, ...], ...] | None
    pot: Chips
    house: Chips | None
    label: str | None
    due_label: str
    began_at: str | None
    accepted_at: str | None
    lines: tuple[HandLine, ...]
    notes: tuple[HandNote, ...]
    rulings: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Repair:
    """The order of a deck whose seal is broken: all 52 cards, top card first.

    `ruling` is the number under which the log says who asked for it and why.
    """

    table: TableNo
    deal: DealNo
    label: str
    cards: tuple[Card, ...]
    ruling: int
    position: int
