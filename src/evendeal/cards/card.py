"""A card is its rank and its suit, written as the field writes it: `As`, `Td`, `7h`."""

from typing import TypeAlias

from evendeal.errors import Refused

Card: TypeAlias = str
"""Two characters, rank then suit; `??` is a card that was not seen."""

RANKS = "23456789TJQKA"
SUITS = "cdhs"
UNKNOWN: Card = "??"

DECK: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""All 52 cards: 2c 3c ... Ac, then diamonds, hearts, spades."""

CARD_ID: dict[Card, int] = {
    rank + suit: 4 * r + s for r, rank in enumerate(RANKS) for s, suit in enumerate(SUITS)
}
"""Number of a card, 4 * rank + suit, from 0 (2c) to 51 (As)."""

CARD_OF_ID: tuple[Card, ...] = tuple(sorted(CARD_ID, key=CARD_ID.__getitem__))

CARD_BIT: dict[Card, int] = {card: 1 << number for card, number in CARD_ID.items()}
"""One bit for each card, to test quickly whether a card was seen before."""


class NotACard(Refused):
    """Text that names no card of the deck."""

    def __init__(self, *, text: str) -> None:
        super().__init__(f"{text!r} is not a card; a card is a rank of {RANKS} and a suit of cdhs")
        self.text = text


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards named in `text`, e.g. `AsKd` or `As Kd`; `??` stands for an unseen card.

    Raises:
        NotACard: two characters do not name a card.
    """
    joined = "".join(text.split())
    cards = tuple(joined[i : i + 2] for i in range(0, len(joined), 2))
    for card in cards:
        if card not in CARD_ID and card != UNKNOWN:
            raise NotACard(text=card)
    return cards
