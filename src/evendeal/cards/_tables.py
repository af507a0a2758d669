"""The tables of `ranking.bin`, built from the definition of the hand ranks.

Run `python -m evendeal.cards._tables` to write the file anew. Building takes a few seconds,
which is why the result is stored in a file; a test builds it again and compares.

A hand without a flush is known by how often it has each rank. Every rank has a weight such
that the sums of 5, of 6 and of 7 ranks, at most four alike, are all different. A sum is found
by row displacement: its low 13 bits name a row, the row has an offset into one list that all
rows share, and the high bits count from there, so that a rank is two look-ups away.
"""

import sys
from array import array
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from evendeal.cards.ranking import RANK_WEIGHTS, data_file

ROW_BITS = 13
ROWS = 1 << ROW_BITS
WHEEL = (12, 3, 2, 1, 0)
"""Ace to five: the only straight in which the ace is low."""

Counts = tuple[int, ...]
"""How many cards of each rank, shape (13,), two first."""


def build() -> bytes:
    """The content of `ranking.bin`: 16-bit numbers, little-endian.

    The lengths of the value lists of 5, 6 and 7 cards; for each of these its 8,192 row
    offsets and its values; then 8,192 values of the suited rank sets, 0 where fewer than
    five bits are set. Values run from 1 (seven high) to 7,462 (royal flush).
    """
    value_of = {strength: n for n, strength in enumerate(sorted(_strengths()), start=1)}
    values = {counts: value_of[_strength(counts)] for counts in _rank_counts(5)}
    sections: list[list[int]] = []
    for size in (5, 6, 7):
        if size > 5:
            values = {counts: _best(counts, values) for counts in _rank_counts(size)}
        sections += _displace({_weight(counts): value for counts, value in values.items()})
    flushes = [
        max((value_of[_flush(five)] for five in combinations(_ranks(mask), 5)), default=0)
        for mask in range(ROWS)
    ]
    numbers = array("H", [len(sections[1]), len(sections[3]), len(sections[5])])
    for section in (*sections, flushes):
        numbers.extend(section)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _rank_counts(size: int) -> Iterator[Counts]:
    """Every way to choose the ranks of `size` cards from one deck."""
    for ranks in combinations_with_replacement(range(13), size):
        counts = tuple(ranks.count(rank) for rank in range(13))
        if max(counts) <= 4:
            yield counts


def _weight(counts: Counts) -> int:
    return sum(n * weight for n, weight in zip(counts, RANK_WEIGHTS, strict=True))


def _ranks(mask: int) -> tuple[int, ...]:
    """The ranks of a set of bits, highest first."""
    return tuple(rank for rank in range(12, -1, -1) if mask >> rank & 1)


def _straight(ranks: tuple[int, ...]) -> int | None:
    """The highest rank of a straight of five different ranks, highest first."""
    if ranks == WHEEL:
        return 3
    return ranks[0] if ranks[0] - ranks[4] == 4 else None


def _strength(counts: Counts) -> tuple[int, ...]:
    """Five cards not of one suit: category, then what decides inside it, best first."""
    groups = sorted(((n, rank) for rank, n in enumerate(counts) if n), reverse=True)
    ranks = tuple(rank for _, rank in groups)
    match tuple(n for n, _ in groups):
        case (4, 1):
            return (7, *ranks)
        case (3, 2):
            return (6, *ranks)
        case (3, 1, 1):
            return (3, *ranks)
        case (2, 2, 1):
            return (2, *ranks)
        case (2, 1, 1, 1):
            return (1, *ranks)
        case _:
            high = _straight(ranks)
            return (0, *ranks) if high is None else (4, high)


def _flush(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """Five cards of one suit, ranks highest first."""
    high = _straight(ranks)
    return (5, *ranks) if high is None else (8, high)


def _strengths() -> set[tuple[int, ...]]:
    """The 7,462 different strengths of five cards."""
    plain = {_strength(counts) for counts in _rank_counts(5)}
    return plain | {_flush(ranks) for ranks in combinations(range(12, -1, -1), 5)}


def _best(counts: Counts, fewer: dict[Counts, int]) -> int:
    """The value of the best hand that remains when one card is left out."""
    return max(
        fewer[(*counts[:rank], n - 1, *counts[rank + 1 :])] for rank, n in enumerate(counts) if n
    )


def _displace(values: dict[int, int]) -> tuple[list[int], list[int]]:
    """Row offsets and the shared list of `values`, fullest rows placed first.

    The free cells are the bits of one large number: the numbers shifted by a row's columns
    and taken together leave exactly the offsets at which the whole row fits.
    """
    rows: dict[int, list[int]] = defaultdict(list)
    for key in values:
        rows[key % ROWS].append(key >> ROW_BITS)
    size = 2 * len(values) + ROWS
    free = (1 << size) - 1
    offsets, displaced = [0] * ROWS, [0] * size
    for row in sorted(rows, key=lambda row: (-len(rows[row]), row)):
        fits = free
        for column in rows[row]:
            fits &= free >> column
        offsets[row] = (fits & -fits).bit_length() - 1
        for column in rows[row]:
            place = offsets[row] + column
            free &= ~(1 << place)
            displaced[place] = values[column << ROW_BITS | row]
    return offsets, displaced[: (free ^ ((1 << size) - 1)).bit_length()]


if __name__ == "__main__":
    data_file().write_bytes(build())
