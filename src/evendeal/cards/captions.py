"""What a hand rank is called at the table: `pair of kings`, `straight, nine high`."""

from bisect import bisect_right
from itertools import accumulate
from math import comb
from typing import TypeAlias

HandRank: TypeAlias = int
"""Strength of the best five, 1 to 7,462, higher wins; equal ranks split."""

CATEGORIES = (
    *("high card", "pair", "two pair", "three of a kind", "straight"),
    *("flush", "full house", "four of a kind", "straight flush"),
)
"""The nine categories of five cards, weakest first."""

CLASSES = (1277, 2860, 858, 858, 10, 1277, 156, 156, 10)
"""How many hand ranks each category has."""

BEST: HandRank = sum(CLASSES)
"""A royal flush: 7,462."""

_FIRST = tuple(1 + before for before in accumulate(CLASSES, initial=0))

_NAMES = (
    *("two", "three", "four", "five", "six", "seven", "eight"),
    *("nine", "ten", "jack", "queen", "king", "ace"),
)
_PLURALS = tuple("sixes" if name == "six" else name + "s" for name in _NAMES)


def category(rank: HandRank) -> str:
    """The name of the category of a hand rank, one of `CATEGORIES`."""
    return CATEGORIES[_category(rank)]


def caption(rank: HandRank) -> str:
    """A short caption of a hand rank, e.g. `two pair, aces and fives`; kickers are left out.

    Inside a category ranks are ordered by what decides first, so that the place of a rank in
    its category says which cards make it.
    """
    kind = _category(rank)
    place = rank - _FIRST[kind]
    match CATEGORIES[kind]:
        case "high card":
            return f"{_NAMES[_high(place)]} high"
        case "pair":
            return f"pair of {_PLURALS[place // comb(12, 3)]}"
        case "two pair":
            pairs = place // 11
            high = next(high for high in range(1, 13) if comb(high + 1, 2) > pairs)
            return f"two pair, {_PLURALS[high]} and {_PLURALS[pairs - comb(high, 2)]}"
        case "three of a kind":
            return f"three of a kind, {_PLURALS[place // comb(12, 2)]}"
        case "flush":
            return f"flush, {_NAMES[_high(place)]} high"
        case "full house":
            three, pair = divmod(place, 12)
            return f"full house, {_PLURALS[three]} over {_PLURALS[pair + (pair >= three)]}"
        case "four of a kind":
            return f"four of a kind, {_PLURALS[place // 12]}"
        case straight:
            if rank == BEST:
                return "royal flush"
            return f"{straight}, {_NAMES[place + 3]} high"


def _category(rank: HandRank) -> int:
    if not 1 <= rank <= BEST:
        raise ValueError(f"{rank} is no hand rank; they run from 1 to {BEST}")
    return bisect_right(_FIRST, rank) - 1


def _high(place: int) -> int:
    """The highest of five different ranks that are no straight, by their place among these.

    With the highest rank go four lower ones, but not the four next below; with the ace not
    five, four, three, two either.
    """
    for high in range(5, 13):
        hands = comb(high, 4) - (2 if high == 12 else 1)
        if place < hands:
            return high
        place -= hands
    raise ValueError(f"there are not {place} hands more than all")
