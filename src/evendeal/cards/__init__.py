"""Cards, deck-orders, and which five win."""

from evendeal.cards.captions import BEST, CATEGORIES, HandRank, caption, category
from evendeal.cards.card import DECK, RANKS, SUITS, UNKNOWN, Card, NotACard, parse_cards
from evendeal.cards.deck import CardTwice, DeckOrder, NotADeck
from evendeal.cards.ranking import WrongNumberOfCards, describe, hand_rank, rank7

__all__ = [
    "BEST",
    "CATEGORIES",
    "DECK",
    "RANKS",
    "SUITS",
    "UNKNOWN",
    "Card",
    "CardTwice",
    "DeckOrder",
    "HandRank",
    "NotACard",
    "NotADeck",
    "WrongNumberOfCards",
    "caption",
    "category",
    "describe",
    "hand_rank",
    "parse_cards",
    "rank7",
]
