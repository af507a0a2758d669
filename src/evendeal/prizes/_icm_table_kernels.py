"""The podiums of a small table, compiled."""

from functools import partial

import numpy as np
import numpy.typing as npt
from numba import config

from evendeal.prizes._compiled import kernel
from evendeal.prizes._icm_plain import SMALL
from evendeal.prizes.worth import Floats

Chips = npt.NDArray[np.int64]

THREADS = int(getattr(config, "NUMBA_NUM_THREADS", 2))
"""As many as there are processors for this process."""

summing = partial(kernel, any_order=True)


@kernel
def podiums(stacks: Chips, chances: Floats) -> None:
    """The chance of each player to take each of the first ranks; see `_icm_plain.podiums`.

    Args:
        stacks: chips, shape (players,), at most 18 of them or there is no memory.
        chances: filled with zeros, shape (players, ranks).
    """
    players, ranks = chances.shape
    sets = 1 << players
    reached = np.zeros(sets)
    left = np.empty(sets, np.int64)
    held = np.zeros(sets, np.int8)
    block = np.zeros((players, ranks))
    reached[0] = 1.0
    left[0] = stacks.sum()
    for chosen in range(sets):
        if chosen & 511 == 0 and chosen:
            # Sums of sums: rounding grows with the longer of the two.
            chances += block
            block[:] = 0.0
        if reached[chosen] == 0.0:
            continue
        place = held[chosen]
        each = reached[chosen] / left[chosen]
        for player in range(players):
            bit = 1 << player
            if chosen & bit:
                continue
            step = each * stacks[player]
            block[player, place] += step
            if place + 1 < ranks:
                grown = chosen | bit
                reached[grown] += step
                left[grown] = left[chosen] - stacks[player]
                held[grown] = place + 1
    chances += block


@summing
def worth_of_sets(stacks: Chips, prizes: Floats) -> Floats:
    """What each stack is worth, by the sets that may take the ranks above, as in `podiums`.

    What a set hands on is stored divided by the chips beside it, and is 0 while it is not known:
    then every player can be taken out of a set that may lack him, without asking.

    Args:
        stacks: chips, shape (players,), at most 18 of them or there is no memory.
        prizes: first place first, shape (prizes,), fewer than players.
    """
    players, ranks = len(stacks), len(prizes)
    sets = 1 << players
    handed = np.zeros(sets)
    left, held = np.empty(sets, np.int64), np.empty(sets, np.int64)
    handed[0] = 1.0 / stacks.sum()
    left[0], held[0] = stacks.sum(), 0
    for newest in range(players):
        first = 1 << newest
        for chosen in range(first, 2 * first):
            left[chosen] = left[chosen - first] - stacks[newest]
            held[chosen] = held[chosen - first] + 1
            if held[chosen] < ranks:
                reached = 0.0
                for player in range(newest + 1):
                    reached += stacks[player] * handed[chosen & ~(1 << player)]
                handed[chosen] = reached / left[chosen]
    for chosen in range(sets):
        if held[chosen] < ranks:
            handed[chosen] *= prizes[held[chosen]]
    equity = np.empty(players)
    for player in range(players - 1, -1, -1):
        half = 1 << player
        equity[player] = stacks[player] * in_thirties(handed[:half])
        for chosen in range(half):
            handed[chosen] += handed[chosen + half]
    return equity


@summing
def in_thirties(terms: Floats) -> float:
    """A sum of sums of 32 terms: rounding grows with the longer of the two."""
    total = 0.0
    for start in range(0, len(terms), 32):
        part = 0.0
        for term in terms[start : start + 32]:
            part += term
        total += part
    return total


@kernel
def whole(numbers: Floats) -> Chips:
    """Whole numbers as such; nothing if one is none."""
    integers = np.empty(len(numbers), np.int64)
    for i in range(len(numbers)):
        if not abs(numbers[i]) < 2.0**62:
            return integers[:0]
        integers[i] = np.int64(numbers[i])
        if integers[i] != numbers[i]:
            return integers[:0]
    return integers


@kernel
def is_fine(stacks: Chips, prizes: Chips) -> bool:
    """Whether `checked_stacks` and `checked_prizes` would let both pass."""
    if len(stacks) == 0 or len(prizes) == 0 or len(prizes) > len(stacks) or prizes[0] <= 0:
        return False
    room = np.int64(2**63 - 1)
    for stack in stacks:
        if stack <= 0 or stack > room:
            return False
        room -= stack
    above = prizes[0]
    for prize in prizes:
        if prize < 0 or prize > above:
            return False
        above = prize
    return True


@kernel
def small_table(stacks: Chips, prizes: Chips, equity: Floats) -> int:
    """What each stack is worth, if the table is small and nothing is wrong with it.

    Args:
        equity: to be filled, shape (players,), unless the answer is 0.

    Returns:
        How many ranks were gone through, or 0: then ask in another way.
    """
    players = len(stacks)
    if players > SMALL or not is_fine(stacks, prizes):
        return 0
    order = np.empty(players, np.int64)
    for player in range(players):
        at = player
        while at > 0 and stacks[order[at - 1]] < stacks[player]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = player
    sorted_stacks = np.empty(players, np.int64)
    for at in range(players):
        sorted_stacks[at] = stacks[order[at]]
    sure = prizes[players - 1] if len(prizes) == players else 0
    ranks = len(prizes)
    while ranks > 1 and prizes[ranks - 1] == sure:
        ranks -= 1
    above = np.empty(ranks)
    for place in range(ranks):
        above[place] = prizes[place] - sure
    values = worth_of_sets(sorted_stacks, above)
    start = 0
    for at in range(players):
        if sorted_stacks[at] != sorted_stacks[start]:
            start = at
        if at + 1 == players or sorted_stacks[at + 1] != sorted_stacks[at]:
            mean = values[start : at + 1].sum() / (at + 1 - start)
            for alike in range(start, at + 1):
                equity[order[alike]] = sure + mean
    return ranks
