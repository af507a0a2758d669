"""A deal in public: closed, and then nothing is said of it, or open, and then everything."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from evendeal.cards.card import Card
from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, SeatNo, TableNo
from evendeal.poker.setup import Chips
from evendeal.views.event import EventHead


class TooEarly(Refused):
    """Something of a deal that is still closed."""

    def __init__(self, *, deal: DealNo) -> None:
        super().__init__(f"deal {deal} is closed: nothing of it may be shown")
        self.deal = deal


@dataclass(frozen=True, slots=True)
class DealHead:
    """A deal in the list of deals.

    `spread` is the largest minus the smallest chip-score in any one seat, and
    `biggest_seat` that seat. All three are null while the deal is closed.
    """

    deal: DealNo
    open: bool
    opened_at: str | None
    spread: Chips | None
    biggest_seat: SeatNo | None

    def __post_init__(self) -> None:
        told = (self.opened_at, self.spread, self.biggest_seat)
        if not self.open and told != (None, None, None):
            raise TooEarly(deal=self.deal)


@dataclass(frozen=True, slots=True)
class SeatCards:
    """The hole cards of one seat, the same at every table.

    `caption` names the best five. `highlight` marks the seat that the deal was about;
    `empty` a seat without a player, which is dealt in all the same (R11).
    """

    seat: SeatNo
    role: Literal["button", "small blind", "big blind", ""]
    cards: tuple[Card, ...]
    caption: str
    highlight: bool
    empty: bool


@dataclass(frozen=True, slots=True)
class Cell:
    """One table's result in one seat; `best` if no entry made more of that seat."""

    seat: SeatNo
    entry: EntryId
    name: str
    player: str
    chips: Chips
    best: bool


@dataclass(frozen=True, slots=True)
class Phrase:
    """A piece of the story of a hand; `strong` for what decided it."""

    text: str
    strong: bool


@dataclass(frozen=True, slots=True)
class StreetPlay:
    """What one table did on one street, as phrases to be read one after another."""

    street: Literal["pre-flop", "flop", "turn", "river", "showdown"]
    text: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table's line of the traveller, cells by seat; with `house` the chips sum to 0."""

    table: TableNo
    cells: tuple[Cell, ...]
    house: Chips
    play: tuple[StreetPlay, ...]


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure with a caption, both for reading."""

    figure: str
    caption: str


@dataclass(frozen=True, slots=True)
class DealProof:
    """What ties the deal to the seal: hash its deck and salt up the path to the root.

    All but `deck` in hexadecimal; `deck` is the 52 cards, top card first, with single spaces.
    """

    leaf: str
    salt: str
    path: tuple[str, ...]
    root: str
    deck: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ClosedDeal:
    """A deal that some table has yet to play. It has no field that could tell anything.

    `previous` and `next` are the nearest open deals.
    """

    event: EventHead
    deal: DealNo
    open: Literal[False] = False
    previous: DealNo | None
    next: DealNo | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenDeal:
    """A deal that every table has played: its cards, its traveller and its proof.

    `previous` and `next` are the nearest open deals. `board` has the cards that were
    dealt at the table that went furthest; `rows` has one element a table.
    """

    event: EventHead
    deal: DealNo
    open: Literal[True] = True
    previous: DealNo | None
    next: DealNo | None
    opened_at: str
    button: SeatNo
    seats: tuple[SeatCards, ...]
    board: tuple[Card, ...]
    rows: tuple[TableRow, ...]
    facts: tuple[Fact, ...]
    proof: DealProof


DealPage: TypeAlias = ClosedDeal | OpenDeal
"""A deal's page; `open` says which of the two it is."""
