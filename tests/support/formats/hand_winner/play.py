"""A hand, and a stage of hands."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from evendeal.cards import RANKS, Card, DeckOrder
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.lines.acts import Undo
from support.formats.hand_winner.lines import DeckOpened, StageEnded, Turned
from support.formats.hand_winner.refusals import OtherCard, OutOfTurn

PICTURE = RANKS.index("J")


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards that the seats of a hand have turned; a value.

    Attributes:
        lines: how many lines it has.
    """

    seats: tuple[SeatNo, ...]
    deck: DeckOrder | None = None
    turned: Mapping[SeatNo, Card] = field(default_factory=dict)
    lines: int = 0

    @property
    def final(self) -> bool:
        """Whether every seat has turned its card."""
        return len(self.turned) == len(self.seats)

    @property
    def winner(self) -> SeatNo | None:
        """The seat that has won the hand; None if nobody has."""
        ranks = {seat: RANKS.index(card[0]) for seat, card in self.turned.items()}
        if not self.final:
            return None
        best = max(ranks.values())
        winners = [seat for seat, rank in ranks.items() if rank == best]
        if len(self.seats) == 1 and best < PICTURE:
            return None
        return winners[0] if len(winners) == 1 else None

    def take(self, line: Turned | Undo) -> "Hand":
        """The hand after a line.

        Raises:
            OutOfTurn: no card is turned at that seat now.
            OtherCard: the sealed deck has another one there.
        """
        lines = self.lines + 1
        if isinstance(line, Undo):
            last = list(self.turned)[:-1]
            return replace(self, turned={seat: self.turned[seat] for seat in last}, lines=lines)
        if line.seat not in self.seats or line.seat in self.turned:
            raise OutOfTurn(seat=line.seat)
        if self.deck is not None and self.deck.cards[self.seats.index(line.seat)] != line.card:
            raise OtherCard(seat=line.seat, card=line.card)
        return replace(self, turned={**self.turned, line.seat: line.card}, lines=lines)


@dataclass(slots=True)
class Stage:
    """The duel, or the bonus of whoever has won it.

    Attributes:
        entries: who sits at the table, seat 1 first.
        hands: how many there are.
        played: the hands that have a line.
        opened: the decks that everybody may see.
    """

    session: SessionNo
    entries: tuple[EntryId, ...]
    hands: int
    beacon: str | None
    begun_at: str
    decks: Sequence[DeckOrder] = ()
    played: dict[DealNo, Hand] = field(default_factory=dict)
    opened: dict[DealNo, DeckOpened] = field(default_factory=dict)
    ended: StageEnded | None = None

    def fork(self) -> "Stage":
        """The same stage to try lines on."""
        return replace(self, played=dict(self.played), opened=dict(self.opened))

    def lines_of(self, table: TableNo, deal: DealNo) -> int:
        """How many lines a hand has."""
        return self.hand(deal).lines if 1 <= deal <= self.hands else 0

    def hand(self, deal: DealNo) -> Hand:
        """A hand as far as it has come."""
        seats = tuple(SeatNo(seat) for seat in range(1, len(self.entries) + 1))
        deck = self.decks[deal - 1] if self.decks else None
        return self.played.get(deal) or Hand(seats, deck)

    @property
    def left(self) -> tuple[DealNo, ...]:
        """The hands that are still to be finished."""
        every = map(DealNo, range(1, self.hands + 1))
        return tuple(deal for deal in every if not self.hand(deal).final)

    def to_open(self) -> tuple[DealNo, ...]:
        """The hands that are over, and whose decks nobody has opened."""
        over = (deal for deal, hand in sorted(self.played.items()) if hand.final)
        return tuple(deal for deal in over if deal not in self.opened)

    def won(self, entry: EntryId) -> int:
        """How many hands an entry has won."""
        if entry not in self.entries:
            return 0
        seat = self.entries.index(entry) + 1
        return sum(hand.winner == seat for hand in self.played.values())
