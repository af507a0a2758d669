"""Deck-orders out of a key, and back to the number each of them has among all orders."""

import hmac
from math import factorial

from evendeal.cards import DECK, DeckOrder
from evendeal.ids import DealNo

ORDERS = factorial(len(DECK))
"""How many orders a deck has."""

_FAIR = (1 << 512) // ORDERS * ORDERS
_WEIGHTS = tuple(factorial(n) for n in range(len(DECK) - 1, -1, -1))

SALT_BYTES = 32


def deal_index(key: bytes, deal: DealNo) -> int:
    """The number of the deal's deck-order among all 52! orders, from 0.

    Unbiased: a number from the incomplete last stretch of 2**512 is thrown away, which
    happens with probability below 2**-286.

    Source:
        `dpk1`, point 4.
    """
    counter = 0
    while True:
        drawn = hmac.digest(key, f"dpk1/deal/{deal}/{counter}".encode(), "sha512")
        number = int.from_bytes(drawn, "big")
        if number < _FAIR:
            return number % ORDERS
        counter += 1


def deck_at(index: int) -> DeckOrder:
    """The deck-order with the number `index`; index in 0 .. 52! - 1.

    Order 0 is the deck as listed, 2c 3c ... As; the last order is the reverse.

    Source:
        Lehmer's code, most significant digit first; `dpk1`, point 4.
    """
    left = list(DECK)
    cards = []
    for weight in _WEIGHTS:
        digit, index = divmod(index, weight)
        cards.append(left.pop(digit))
    return DeckOrder(tuple(cards))


def index_of(deck: DeckOrder) -> int:
    """The number of a deck-order among all 52!, from 0: the inverse of `deck_at`."""
    left = list(DECK)
    index = 0
    for card, weight in zip(deck.cards, _WEIGHTS, strict=True):
        digit = left.index(card)
        index += digit * weight
        del left[digit]
    return index


def deck_order(key: bytes, deal: DealNo) -> DeckOrder:
    """The deck-order of a deal, counted from 1."""
    return deck_at(deal_index(key, deal))


def salt(key: bytes, deal: DealNo) -> bytes:
    """The 32 bytes that keep a sealed deck from being guessed.

    Source:
        `dpk1`, point 5.
    """
    return hmac.digest(key, f"dpk1/salt/{deal}".encode(), "sha512")[:SALT_BYTES]
