"""A deck-order: the luck of one deal."""

from dataclasses import dataclass

from evendeal.cards.card import CARD_ID, DECK, Card, NotACard
from evendeal.errors import Refused


class NotADeck(Refused):
    """Cards that are not the 52 of a deck."""

    def __init__(self, *, count: int) -> None:
        super().__init__(f"a deck has the 52 cards once each; these are {count} cards")
        self.count = count


class CardTwice(Refused):
    """A card that is already in the deal."""

    def __init__(self, *, card: Card) -> None:
        super().__init__(f"{card} is already in this deal")
        self.card = card


@dataclass(frozen=True, slots=True)
class DeckOrder:
    """All 52 cards in the order the dealer will take them, top card first.

    Two tables that play the same deck-order agree on every card, seen or not.
    """

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        seen: set[Card] = set()
        for card in self.cards:
            if card not in CARD_ID:
                raise NotACard(text=card)
            if card in seen:
                raise CardTwice(card=card)
            seen.add(card)
        if len(self.cards) != len(DECK):
            raise NotADeck(count=len(self.cards))

    def __str__(self) -> str:
        """The 52 cards with single spaces, as seals and deck files write them."""
        return " ".join(self.cards)
