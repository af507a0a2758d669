"""Compiled loops over many hands. Imported only where used: the rules never import numba.

Every kernel gets the four tables as arguments and writes its look-ups out: a helper that took
an array would count references in the innermost loop. Numbers that meet a uint64 are uint64
themselves, since numba makes a float of a signed and an unsigned one.

A card's key has its rank's weight in the low 32 bits and, from bit 32 on, four bits a suit in
which its suit is counted. Adding `START` lets the counts begin at 3, so that the highest bit
of a suit says "five or more".
"""

from functools import cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from evendeal.cards.ranking import RANK_WEIGHTS, read_tables
from evendeal.compiled import kernel
from evendeal.errors import Refused

Array: TypeAlias = npt.NDArray[Any]

START = np.uint64(sum(3 << 32 + 4 * suit for suit in range(4)))
FLUSH = np.uint64(sum(8 << 32 + 4 * suit for suit in range(4)))
WEIGHT = np.uint64(0xFFFFFFFF)
ROW = np.uint64(0x1FFF)
ROW_BITS = np.uint64(13)
SUIT_BIT = (np.uint64(1 << 35), np.uint64(1 << 39), np.uint64(1 << 43))
ONE = np.uint64(1)


class KernelTables(NamedTuple):
    """What the kernels look up.

    Attributes:
        keys: by card number, uint64, shape (52,).
        bits: by card number, uint64, shape (52,): bit 13 * suit + rank.
        offsets, values: of seven cards, uint16.
        flushes: by the set of suited ranks, uint16, shape (8192,).
        slots: row offsets of five cards, uint16, shape (8192,): with them a board's rank
            weight gives a number below `slot_count`, different for different ranks.
        weights: by rank, uint64, shape (13,).
    """

    keys: Array
    bits: Array
    offsets: Array
    values: Array
    flushes: Array
    slots: Array
    slot_count: int
    weights: Array


class NotSevenCards(Refused):
    """An array without seven card numbers a row."""

    def __init__(self, *, shape: tuple[int, ...], dtype: str, most: int) -> None:
        super().__init__(
            "hands are uint8 card numbers from 0 to 51, shape (n, 7); "
            f"these are {dtype}, shape {shape}, up to {most}"
        )
        self.shape = shape
        self.dtype = dtype
        self.most = most


@cache
def tables() -> KernelTables:
    """The tables as arrays; read once."""
    read = read_tables()
    cards = range(52)
    return KernelTables(
        keys=np.array(
            [RANK_WEIGHTS[card >> 2] + (1 << 32 + 4 * (card & 3)) for card in cards], np.uint64
        ),
        bits=np.array([1 << 13 * (card & 3) + (card >> 2) for card in cards], np.uint64),
        offsets=np.array(read.offsets[7], np.uint16),
        values=np.array(read.values[7], np.uint16),
        flushes=np.array(read.flushes, np.uint16),
        slots=np.array(read.offsets[5], np.uint16),
        slot_count=len(read.values[5]),
        weights=np.array(RANK_WEIGHTS, np.uint64),
    )


def batch7(hands: Array) -> Array:
    """The rank of the best five of each of many hands of seven different cards.

    Args:
        hands: card numbers, 4 * rank + suit, uint8, shape (n, 7).

    Returns:
        Hand ranks 1 to 7,462, uint16, shape (n,).

    Raises:
        NotSevenCards: another shape or type, or a number above 51.
    """
    most = int(hands.max(initial=0))
    if hands.dtype != np.uint8 or hands.ndim != 2 or hands.shape[1] != 7 or most > 51:
        raise NotSevenCards(shape=hands.shape, dtype=str(hands.dtype), most=most)
    ranks = np.empty(len(hands), np.uint16)
    t = tables()
    _batch7(np.ascontiguousarray(hands), ranks, t.keys, t.bits, t.offsets, t.values, t.flushes)
    return ranks


def all_hands() -> Array:
    """How many of the 133,784,560 seven-card hands have each rank, int64, shape (7463,)."""
    counts = np.zeros(7463, np.int64)
    t = tables()
    _all_hands(counts, t.keys, t.bits, t.offsets, t.values, t.flushes)
    return counts


@kernel
def suited_ranks(key: np.uint64, bits: np.uint64) -> np.uint64:
    """The ranks of the suit of which there are five or more, a set of bits."""
    if key & SUIT_BIT[0]:
        return bits & ROW
    if key & SUIT_BIT[1]:
        return (bits >> np.uint64(13)) & ROW
    if key & SUIT_BIT[2]:
        return (bits >> np.uint64(26)) & ROW
    return bits >> np.uint64(39)


@kernel
def _batch7(
    hands: Array,
    ranks: Array,
    keys: Array,
    bits: Array,
    offsets: Array,
    values: Array,
    flushes: Array,
) -> None:
    for i in range(hands.shape[0]):
        key = START
        for j in range(7):
            key += keys[hands[i, j]]
        if key & FLUSH:
            seen = np.uint64(0)
            for j in range(7):
                seen |= bits[hands[i, j]]
            ranks[i] = flushes[suited_ranks(key, seen)]
        else:
            ranks[i] = values[((key & WEIGHT) >> ROW_BITS) + offsets[key & ROW]]


@kernel
def _all_hands(
    counts: Array, keys: Array, bits: Array, offsets: Array, values: Array, flushes: Array
) -> None:
    for a in range(46):
        key1, seen1 = START + keys[a], bits[a]
        for b in range(a + 1, 47):
            key2, seen2 = key1 + keys[b], seen1 | bits[b]
            for c in range(b + 1, 48):
                key3, seen3 = key2 + keys[c], seen2 | bits[c]
                for d in range(c + 1, 49):
                    key4, seen4 = key3 + keys[d], seen3 | bits[d]
                    for e in range(d + 1, 50):
                        key5, seen5 = key4 + keys[e], seen4 | bits[e]
                        for f in range(e + 1, 51):
                            key6, seen6 = key5 + keys[f], seen5 | bits[f]
                            for g in range(f + 1, 52):
                                key = key6 + keys[g]
                                if key & FLUSH:
                                    value = flushes[suited_ranks(key, seen6 | bits[g])]
                                else:
                                    row = (key & WEIGHT) >> ROW_BITS
                                    value = values[row + offsets[key & ROW]]
                                counts[value] += 1
