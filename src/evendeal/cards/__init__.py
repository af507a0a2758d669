"""Cards, deck-orders, and which five win."""

from evendeal.cards.card import DECK, RANKS, SUITS, UNKNOWN, Card, NotACard, parse_cards
from evendeal.cards.deck import CardTwice, DeckOrder, NotADeck

__all__ = [
    "DECK",
    "RANKS",
    "SUITS",
    "UNKNOWN",
    "Card",
    "CardTwice",
    "DeckOrder",
    "NotACard",
    "NotADeck",
    "parse_cards",
]
