"""A hand, and an evening of hands."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from evendeal.cards import RANKS, Card
from evendeal.draw.decks import deck_order
from evendeal.draw.keys import commit
from evendeal.ids import DealNo, EntryId, SeatNo, TableNo
from support.formats.card_room.lines import Action, EveningEnded, Stay
from support.formats.card_room.refusals import NotToAct, OtherSecret


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand that was dealt; a value.

    Attributes:
        sitting: who was dealt a card, in the order of the seats.
        stays: whether each seat that has acted stays in it.
        secret: what its cards follow from; None before all have acted.
        lines: how many lines it has.
    """

    deal: DealNo
    commitment: str
    sitting: Mapping[SeatNo, EntryId]
    stays: Mapping[SeatNo, bool] = field(default_factory=dict)
    secret: str | None = None
    lines: int = 1

    @property
    def to_act(self) -> SeatNo | None:
        """Whose turn it is; None when all have acted."""
        return next((seat for seat in self.sitting if seat not in self.stays), None)

    @property
    def final(self) -> bool:
        """Whether it is opened."""
        return self.secret is not None

    def take(self, action: Action) -> "Hand":
        """The hand after an action.

        Raises:
            NotToAct: it is another seat's turn.
        """
        if action.seat != self.to_act:
            raise NotToAct(seat=action.seat)
        stays = {**self.stays, action.seat: isinstance(action, Stay)}
        return replace(self, stays=stays, lines=self.lines + 1)

    def opened(self, secret: str) -> "Hand":
        """The hand with its cards.

        Raises:
            OtherSecret: they are not those that were sealed.
        """
        if commit(bytes.fromhex(secret)) != self.commitment:
            raise OtherSecret(deal=self.deal)
        return replace(self, secret=secret, lines=self.lines + 1)

    def points(self) -> dict[EntryId, int]:
        """What it comes to, once it is opened."""
        if self.secret is None:
            return {}
        cards = cards_of(bytes.fromhex(self.secret), self)
        stayed = [seat for seat, stays in self.stays.items() if stays]
        ranks = {seat: RANKS.index(cards[seat][0]) for seat in stayed}
        best = [seat for seat in stayed if ranks[seat] == max(ranks.values())]
        if len(best) != 1:
            return {}
        return {self.sitting[seat]: len(stayed) - 1 if seat == best[0] else -1 for seat in stayed}


def cards_of(secret: bytes, hand: Hand) -> dict[SeatNo, Card]:
    """The card of each seat of a hand."""
    return dict(zip(hand.sitting, deck_order(secret, hand.deal).cards, strict=False))


@dataclass(slots=True)
class Evening:
    """The hands, and who sits where.

    Attributes:
        sitting: the seats that have a player, lowest first.
        dealt: the hands that were dealt.
    """

    hands: int
    sitting: dict[SeatNo, EntryId]
    beacon: str | None
    begun_at: str
    dealt: dict[DealNo, Hand] = field(default_factory=dict)
    ended: EveningEnded | None = None

    def lines_of(self, table: TableNo, deal: DealNo) -> int:
        """How many lines a hand has."""
        hand = self.dealt.get(deal)
        return hand.lines if hand else 0

    def to_open(self) -> tuple[DealNo, ...]:
        """The hand in which all have acted, if nobody has opened it."""
        hand = self.running
        return (hand.deal,) if hand is not None and hand.to_act is None else ()

    def fork(self) -> "Evening":
        """The same evening to try lines on."""
        return replace(self, sitting=dict(self.sitting), dealt=dict(self.dealt))

    @property
    def running(self) -> Hand | None:
        """The hand that is being played."""
        return next((hand for hand in self.dealt.values() if not hand.final), None)

    @property
    def left(self) -> int:
        """How many hands are still to be finished."""
        return self.hands - sum(hand.final for hand in self.dealt.values())
