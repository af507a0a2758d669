"""What a hand rank is called at the table: `pair of kings`, `straight, nine high`."""

from bisect import bisect_right
from collections.abc import Sequence
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

_RANKS = "23456789TJQKA"
_NAMES = (
    *("two", "three", "four", "five", "six", "seven", "eight"),
    *("nine", "ten", "jack", "queen", "king", "ace"),
)
_PLURALS = tuple("sixes" if name == "six" else name + "s" for name in _NAMES)


def category(rank: HandRank) -> str:
    """The name of the category of a hand rank, one of `CATEGORIES`."""
    return CATEGORIES[_category(rank)]


def naming(rank: HandRank) -> tuple[str, tuple[str, ...]]:
    """What a caption names: the category, or `royal flush`, and its ranks, e.g. `("A", "5")`.

    Ranks are the letters of cards, in the order of the caption. Inside a category hand ranks are
    ordered by what decides first, so that its place in the category says which cards make it.
    """
    kind = _category(rank)
    place = rank - _FIRST[kind]
    name = CATEGORIES[kind]
    if rank == BEST:
        return "royal flush", ()
    at: tuple[int, ...]
    match name:
        case "high card" | "flush":
            at = (_high(place),)
        case "pair":
            at = (place // comb(12, 3),)
        case "two pair":
            pairs = place // 11
            high = next(high for high in range(1, 13) if comb(high + 1, 2) > pairs)
            at = (high, pairs - comb(high, 2))
        case "three of a kind":
            at = (place // comb(12, 2),)
        case "full house":
            three, pair = divmod(place, 12)
            at = (three, pair + (pair >= three))
        case "four of a kind":
            at = (place // 12,)
        case _:
            at = (place + 3,)
    return name, tuple(_RANKS[each] for each in at)


def caption(rank: HandRank) -> str:
    """A short caption of a hand rank, e.g. `two pair, aces and fives`; kickers are left out."""
    return words_of(*naming(rank))


def words_of(name: str, ranks: Sequence[str]) -> str:
    """The same of a name and its ranks; see `naming`."""
    one = [_NAMES[_RANKS.index(each)] for each in ranks]
    many = [_PLURALS[_RANKS.index(each)] for each in ranks]
    match name:
        case "royal flush":
            return name
        case "high card":
            return f"{one[0]} high"
        case "pair":
            return f"pair of {many[0]}"
        case "two pair":
            return f"two pair, {many[0]} and {many[1]}"
        case "full house":
            return f"full house, {many[0]} over {many[1]}"
        case "three of a kind" | "four of a kind":
            return f"{name}, {many[0]}"
        case _:
            return f"{name}, {one[0]} high"


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
