"""The plays of both games compiled for bulk work: the same sets as the rules.

A position is an int8 array of shape (2, 26), the checkers of the side to play and of its
opponent, each in its own numbering.

Inside, points are *steps* counted the way a checker goes: bar 0, then 1 to 24, off 25. So the
lowest bit of a mask is the rearmost checker. A position that results is two 64-bit numbers:
four bits a step, steps 1 to 16 in the first, 17 to 25 and the bar in the second, and there
from bit 40 on one bit for each step that was hit. Nothing is lost in them.
"""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from evendeal.backgammon.ruleset import BlockTest, Ruleset
from evendeal.compiled import kernel

Array: TypeAlias = npt.NDArray[Any]
Word: TypeAlias = Any
"""A uint64 of numpy, or of numba."""

MOST = 3_060
"""More plays a turn cannot have: four steps shared by 15 checkers."""

_A = np.array([1 << 4 * (b - 1) if 1 <= b <= 16 else 0 for b in range(26)], np.uint64)
_B = np.array([0 if 1 <= b <= 16 else 1 << (36 if not b else 4 * (b - 17)) for b in range(26)])
_B = _B.astype(np.uint64)
_HIT = np.array([1 << 39 + b if 1 <= b <= 24 else 0 for b in range(26)], np.uint64)
_DE_BRUIJN = 0x077CB531
_LOW = np.zeros(32, np.int64)
for _bit in range(32):
    _LOW[((1 << _bit) * _DE_BRUIJN & 0xFFFFFFFF) >> 27] = _bit
_ALL = (1 << 25) - 2
_OUTSIDE = (1 << 19) - 1
_HEAD = 2
_BITS = np.uint64(15)
_FOUR = np.uint64(4)

LONG, FINAL, EACH, TWO = 1, 2, 4, 8
"""Bits of `rule`: long gammon; block of six looked for at the end, or after each move; a second
checker may leave the head."""


def rule_of(ruleset: Ruleset, *, two: bool = False) -> int:
    """The ruleset as the kernels take it; `two`: two checkers may leave the head in this turn."""
    if not ruleset.is_long:
        return 0
    block = {BlockTest.OFF: 0, BlockTest.FINAL: FINAL, BlockTest.EACH: EACH}[ruleset.block]
    return LONG | block | (TWO if two else 0)


@kernel
def _sources(occupied: int, landing: int, die: int, head: int) -> int:
    """The steps from which a checker can use the die, as a mask."""
    sources = occupied & landing >> die
    if occupied & 1:
        return sources & 1
    if head == 0:
        sources &= ~_HEAD
    if occupied & _OUTSIDE == 0:
        exact = 1 << 25 - die
        if occupied & exact:
            sources |= exact
        elif occupied & exact - 1 == 0:
            sources |= occupied & -occupied
    return sources


@kernel
def _is_blocked(occupied: int, ahead: int) -> bool:
    """Whether a forbidden six in a row is held; see `turn_constraints.is_blocked`."""
    turned = (occupied << 12 | occupied >> 12) & _ALL
    three = turned & turned >> 1 & turned >> 2
    return three & three >> 3 & ahead != 0


@kernel
def plays_into(position: Array, die: int, other: int, rule: int, keys: Array) -> int:
    """Write what results from each legal play to `keys`, uint64, shape (MOST, 2); how many.

    None means that the side dances. `board_into` makes a position of a key.
    """
    high, low = max(die, other), min(die, other)
    mine = np.empty(26, np.int8)
    occupied = 0
    landing = 0
    hits = 0
    ahead = 0
    a = b = np.uint64(0)
    for place in range(26):
        count = position[0, 25 - place]
        mine[place] = count
        if count and place < 25:
            occupied |= 1 << place
        a += _A[place] * np.uint64(count)
        b += _B[place] * np.uint64(count)
    if rule & LONG:
        for place in range(1, 25):
            facing = 13 - place if place < 13 else 37 - place
            if position[1, facing] == 0:
                landing |= 1 << place
        if rule & (FINAL | EACH) and position[1, 0] == 0:
            # No row of six may begin, on the opponent's way, beyond his foremost checker.
            front = 1
            while front < 25 and position[1, front] == 0:
                front += 1
            for begin in range(26 - front, 20):
                ahead |= 1 << begin
    else:
        for place in range(1, 25):
            count = position[1, place]
            if count < 2:
                landing |= 1 << place
            if count == 1:
                hits |= 1 << place
    head = 15 if not rule & LONG else 2 if rule & TWO else 1
    plays: int
    if high == low:
        plays = _double(mine, occupied, landing, hits, ahead, high, head, rule, a, b, keys)
    else:
        plays = _pair(mine, occupied, landing, hits, ahead, high, low, head, rule, a, b, keys)
    return plays


@kernel
def _pair(
    mine: Array,
    occupied: int,
    landing: int,
    hits: int,
    ahead: int,
    high: int,
    low: int,
    head: int,
    rule: int,
    a: Word,
    b: Word,
    keys: Array,
) -> int:
    """Plays of two different dice.

    What the second order of dice finds is new only if it bears off, enters or moves one checker
    twice; only then is it looked up.
    """
    count = 0
    each = rule & EACH
    for order in range(2):
        first, second = (high, low) if order == 0 else (low, high)
        sources = _sources(occupied, landing, first, head)
        while sources:
            bit = sources & -sources
            sources ^= bit
            start = _LOW[(bit * _DE_BRUIJN & 0xFFFFFFFF) >> 27]
            end = min(start + first, 25)
            now = occupied | (1 << end if end < 25 else 0)
            if mine[start] == 1:
                now ^= bit
            if each and _is_blocked(now, ahead):
                continue
            a1 = a + _A[end] - _A[start]
            b1 = b + _B[end] - _B[start]
            if hits >> end & 1:
                b1 |= _HIT[end]
            nexts = _sources(now, landing, second, head - 1 if start == 1 else head)
            while nexts:
                bit2 = nexts & -nexts
                nexts ^= bit2
                start2 = _LOW[(bit2 * _DE_BRUIJN & 0xFFFFFFFF) >> 27]
                end2 = min(start2 + second, 25)
                plain = not occupied & 1 and end < 25 and end2 < 25
                if order and plain and not each and (start2 != end or mine[start2] > 0):
                    continue
                if ahead:
                    then = now | (1 << end2 if end2 < 25 else 0)
                    if mine[start2] + (start2 == end) - (start2 == start) == 1:
                        then ^= bit2
                    if _is_blocked(then, ahead):
                        continue
                a2 = a1 + _A[end2] - _A[start2]
                b2 = b1 + _B[end2] - _B[start2]
                if hits >> end2 & 1:
                    b2 |= _HIT[end2]
                if order or end2 in (25, start) or start2 == end:
                    known = False
                    for n in range(count):
                        if keys[n, 0] == a2 and keys[n, 1] == b2:
                            known = True
                            break
                    if known:
                        continue
                keys[count, 0] = a2
                keys[count, 1] = b2
                count += 1
    if count:
        return count
    for die in (high, low):
        sources = _sources(occupied, landing, die, head)
        while sources:
            bit = sources & -sources
            sources ^= bit
            start = _LOW[(bit * _DE_BRUIJN & 0xFFFFFFFF) >> 27]
            end = min(start + die, 25)
            if ahead:
                now = occupied | (1 << end if end < 25 else 0)
                if mine[start] == 1:
                    now ^= bit
                if _is_blocked(now, ahead):
                    continue
            keys[count, 0] = a + _A[end] - _A[start]
            keys[count, 1] = b + _B[end] - _B[start]
            if hits >> end & 1:
                keys[count, 1] |= _HIT[end]
            count += 1
        if count:
            break
    return count


@kernel
def _double(
    mine: Array,
    occupied: int,
    landing: int,
    hits: int,
    ahead: int,
    die: int,
    head: int,
    rule: int,
    a: Word,
    b: Word,
    keys: Array,
) -> int:
    """Plays of four equal dice, the rearmost moves first; see `plays._double`.

    Where each move is tested for a block the order matters: every order is played, and what
    results is looked up.
    """
    each = rule & EACH
    count = deepest = depth = 0
    left = np.empty(5, np.int64)
    held = np.empty(5, np.int64)
    heads = np.empty(5, np.int64)
    played = np.empty(5, np.int64)
    sums = np.empty((5, 2), np.uint64)
    held[0] = occupied
    heads[0] = head
    sums[0, 0] = a
    sums[0, 1] = b
    left[0] = _sources(occupied, landing, die, head)
    while depth >= 0:
        if left[depth] == 0:
            depth -= 1
            if depth >= 0:
                start = played[depth]
                mine[start] += 1
                mine[min(start + die, 25)] -= 1
            continue
        bit = left[depth] & -left[depth]
        left[depth] ^= bit
        start = _LOW[(bit * _DE_BRUIJN & 0xFFFFFFFF) >> 27]
        end = min(start + die, 25)
        now = held[depth] | (1 << end if end < 25 else 0)
        if mine[start] == 1:
            now ^= bit
        blocked = ahead != 0 and _is_blocked(now, ahead)
        if blocked and each:
            continue
        a1 = sums[depth, 0] + _A[end] - _A[start]
        b1 = sums[depth, 1] + _B[end] - _B[start]
        if hits >> end & 1:
            b1 |= _HIT[end]
        made = depth + 1
        if made >= deepest and not blocked:
            if made > deepest:
                deepest = made
                count = 0
            known = False
            if each:
                for n in range(count):
                    if keys[n, 0] == a1 and keys[n, 1] == b1:
                        known = True
                        break
            if not known:
                keys[count, 0] = a1
                keys[count, 1] = b1
                count += 1
        if made < 4:
            mine[start] -= 1
            mine[end] += 1
            played[depth] = start
            depth = made
            held[depth] = now
            sums[depth, 0] = a1
            sums[depth, 1] = b1
            heads[depth] = heads[depth - 1] - (start == 1)
            left[depth] = _sources(now, landing, die, heads[depth])
            if not each:
                left[depth] &= -bit
    return count
