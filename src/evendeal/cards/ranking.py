"""Which five win: the rank of the best five of five, six or seven cards.

Hand ranks are numbers: 1 is seven high without a flush, 7,462 the royal flush; hands of equal
rank split. The look-up tables are read from `ranking.bin` when the first hand is ranked.

Source:
    The 7,462 classes are those of K. Suffecool's evaluator ("Cactus Kev", 2006), whose ranks
    run the other way: 7,463 minus ours. `_tables` builds them from the definition.
"""

import sys
from array import array
from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, NamedTuple

from evendeal.cards.captions import BEST, CATEGORIES, HandRank, caption, category, naming
from evendeal.cards.card import CARD_ID, Card, NotACard
from evendeal.cards.deck import CardTwice
from evendeal.errors import Refused

if TYPE_CHECKING:
    from pathlib import Path

RANK_WEIGHTS = (
    *(0, 1, 5, 22, 98, 453, 2031, 8698, 22854),
    *(83661, 262349, 636345, 1479181),
)
"""Weights of two to ace, each the smallest that keeps the sums of up to seven ranks apart."""

SUIT_WEIGHTS = (0, 2, 16, 19)
"""Weights of clubs, diamonds, hearts, spades. The sums of seven do not tell all suit counts
apart, but 96 of 100 hands without a flush from those with one, and they stay below 138."""

# A card's key is its rank's weight and, above its 23 bits, its suit's. Seven of them add up to
# less than 2**30, within which Python's integers are fastest.
_KEY = [RANK_WEIGHTS[card >> 2] + (SUIT_WEIGHTS[card & 3] << 23) for card in range(52)]

# For each suit: the bit of a card's rank, or 0 for a card of another suit.
_SUITED = [[1 << (card >> 2) if card & 3 == suit else 0 for card in range(52)] for suit in range(4)]

# Filled by `_load`; until then every look-up is an IndexError, which costs nothing when it
# does not happen.
_OFFSETS7: list[int] = []
_VALUES7: list[int] = []
_FLUSHES: list[int] = []
_FLUSH_SUITS: list[tuple[list[int], ...]] = []
_FEWER: dict[int, tuple[list[int], list[int]]] = {}


__all__ = [
    "BEST",
    "CATEGORIES",
    "HandRank",
    "WrongNumberOfCards",
    "caption",
    "category",
    "describe",
    "hand_rank",
    "rank7",
]


class Tables(NamedTuple):
    """The look-up tables, as `_tables.build` lays them out.

    Attributes:
        offsets, values: by number of cards, 5 to 7.
        flushes: by the set of suited ranks, two in bit 0.
    """

    offsets: dict[int, "array[int]"]
    values: dict[int, "array[int]"]
    flushes: "array[int]"


class WrongNumberOfCards(Refused):
    """A hand that has no best five, or more than a hand of hold'em has."""

    def __init__(self, *, count: int) -> None:
        super().__init__(f"a hand is ranked from five, six or seven cards; these are {count}")
        self.count = count


def rank7(a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> HandRank:
    """The rank of the best five of seven different cards, given by their `CARD_ID`, 0 to 51.

    This is the inner loop of whoever ranks many hands without numba: nothing is checked.
    """
    try:
        k = _KEY
        key = k[a] + k[b] + k[c] + k[d] + k[e] + k[f] + k[g]
        if suits := _FLUSH_SUITS[key >> 23]:
            for bit in suits:
                suited = bit[a] | bit[b] | bit[c] | bit[d] | bit[e] | bit[f] | bit[g]
                if value := _FLUSHES[suited]:
                    return value
        return _VALUES7[(key >> 13 & 0x3FF) + _OFFSETS7[key & 0x1FFF]]
    except IndexError:
        if _VALUES7:
            raise
        _load()
        return rank7(a, b, c, d, e, f, g)


def hand_rank(cards: Sequence[Card]) -> HandRank:
    """The rank of the best five of 5, 6 or 7 cards.

    Raises:
        NotACard: a card is unknown or is none.
        CardTwice: a card is there twice.
        WrongNumberOfCards: fewer than five cards or more than seven.
    """
    try:
        numbers = [CARD_ID[card] for card in cards]
    except KeyError as error:
        raise NotACard(text=str(error.args[0])) from None
    count = len(numbers)
    if not 5 <= count <= 7:
        raise WrongNumberOfCards(count=count)
    if len(set(numbers)) < count:
        raise CardTwice(card=next(card for card in cards if list(cards).count(card) > 1))
    if count == 7:
        return rank7(*numbers)
    if not _FEWER:
        _load()
    for bit in _SUITED:
        if value := _FLUSHES[sum([bit[number] for number in numbers])]:
            return value
    key = sum([_KEY[number] for number in numbers])
    offsets, values = _FEWER[count]
    return values[(key >> 13 & 0x3FF) + offsets[key & 0x1FFF]]


def describe(cards: Sequence[Card]) -> str:
    """A short caption of the best five of 5, 6 or 7 cards, e.g. `pair of kings`.

    Raises:
        NotACard, CardTwice, WrongNumberOfCards: as `hand_rank`.
    """
    return caption(hand_rank(cards))


def hand_named(cards: Sequence[Card]) -> tuple[str, tuple[str, ...]]:
    """What such a caption names: a category, or `royal flush`, and its ranks; see `naming`.

    Raises:
        NotACard, CardTwice, WrongNumberOfCards: as `hand_rank`.
    """
    return naming(hand_rank(cards))


def data_file() -> "Path":
    """Where `ranking.bin` lies, beside this module."""
    from pathlib import Path  # costs more to import than all of this room

    return Path(__file__).with_name("ranking.bin")


def read_tables() -> Tables:
    """The content of `ranking.bin`."""
    numbers = array("H")
    numbers.frombytes(data_file().read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    lengths, at = numbers[:3], 3
    offsets, values = {}, {}
    for count, length in zip((5, 6, 7), lengths, strict=True):
        offsets[count] = numbers[at : at + 8192]
        values[count] = numbers[at + 8192 : at + 8192 + length]
        at += 8192 + length
    return Tables(offsets, values, numbers[at:])


def _load() -> None:
    """Fill the lists from the tables.

    Equal numbers share one object: the lists then fit into the processor's cache.
    """
    tables = read_tables()
    one = list(range(1 << 16)).__getitem__
    for count in (5, 6):
        _FEWER[count] = tables.offsets[count].tolist(), tables.values[count].tolist()
    _FLUSHES[:] = map(one, tables.flushes)
    _FLUSH_SUITS[:] = _flush_suits()
    _OFFSETS7[:] = map(one, tables.offsets[7])
    _VALUES7[:] = map(one, tables.values[7])


def _flush_suits() -> list[tuple[list[int], ...]]:
    """By the sum of seven suit weights: the suits of which five or more cards may be."""
    suits: list[tuple[list[int], ...]] = [()] * 138
    for seven in combinations_with_replacement(range(4), 7):
        suit = max(range(4), key=seven.count)
        weight = sum(SUIT_WEIGHTS[suit] for suit in seven)
        if seven.count(suit) >= 5 and _SUITED[suit] not in suits[weight]:
            suits[weight] += (_SUITED[suit],)
    return suits
