"""One hand of the dependent chip model in which everybody is all-in, and who is paid after it.

A state is the stacks of the players who are left, ascending, beside the rows of these players
in what is added up. What is added up has one column (money: `prizes` has the prize of each
place, padded with zeros) or one a place (`prizes` is empty). First and second place count as one,
in the second column: who comes first follows from the chips. Where a place is settled its weight
is added.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from evendeal.prizes._compiled import kernel

Chips: TypeAlias = npt.NDArray[np.int64]
Sums: TypeAlias = npt.NDArray[np.float64]


@kernel
def after_hand(
    stacks: Chips,
    rows: Chips,
    at: int,
    players: int,
    winner: int,
    into_stacks: Chips,
    into_rows: Chips,
    to: int,
) -> tuple[int, int]:
    """The state after a hand, written from `to`; how many took part in settling it, who is left.

    Everybody up to the winner's stack is out, but the winner; the others keep their order.
    """
    stake = stacks[at + winner]
    end = winner + 1
    while end < players and stacks[at + end] == stake:
        end += 1
    won = (players - end) * stake
    for i in range(end):
        won += stacks[at + i]
    left = to
    i = end
    while i < players and stacks[at + i] - stake < won:
        into_stacks[left] = stacks[at + i] - stake
        into_rows[left] = rows[at + i]
        left += 1
        i += 1
    into_stacks[left] = won
    into_rows[left] = rows[at + winner]
    left += 1
    while i < players:
        into_stacks[left] = stacks[at + i] - stake
        into_rows[left] = rows[at + i]
        left += 1
        i += 1
    return end, left - to


@kernel
def settle(
    stacks: Chips,
    rows: Chips,
    at: int,
    players: int,
    winner: int,
    end: int,
    prizes: Sums,
    paid: int,
    weight: float,
    out: Sums,
) -> None:
    """Pay those who are out: the smallest stack the worst place, equal stacks alike.

    Source: Besalú, The Dependent Chip Model (2021), section 4.3.
    """
    money = len(prizes) > 0
    i = max(min(players - paid - 1, end - 1), 0)  # whoever is below has no prize
    while i > 0 and stacks[at + i - 1] == stacks[at + i]:
        i -= 1
    worst = players - 1 - (i - 1 if winner < i else i)
    while i < end:
        j = i
        tied = 0
        while j < end and stacks[at + j] == stacks[at + i]:
            if j != winner:
                tied += 1
            j += 1
        if tied > 0:
            if money:
                share = 0.0
                for place in range(worst - tied + 1, worst + 1):
                    share += prizes[place]
                share *= weight / tied
                if share != 0.0:
                    for player in range(i, j):
                        if player != winner:
                            out[rows[at + player], 0] += share
            else:
                for player in range(i, j):
                    if player != winner:
                        for place in range(worst - tied + 1, worst + 1):
                            out[rows[at + player], max(place, 1)] += weight / tied
            worst -= tied
        i = j


@kernel
def settle_two(
    stacks: Chips,
    rows: Chips,
    at: int,
    players: int,
    prizes: Sums,
    weight: float,
    out: Sums,
) -> None:
    """Pay the last player, or two by their chips, which is exact in both models."""
    if len(prizes) == 0:
        for i in range(players):
            out[rows[at + i], 1] += weight
    elif players == 1:
        out[rows[at], 0] += weight * prizes[0]
    else:
        small = stacks[at] / (stacks[at] + stacks[at + 1])
        large = 1.0 - small
        out[rows[at], 0] += weight * (small * prizes[0] + large * prizes[1])
        out[rows[at + 1], 0] += weight * (large * prizes[0] + small * prizes[1])


@kernel
def add_independent(
    stacks: Chips,
    rows: Chips,
    players: int,
    prizes: Sums,
    paid: int,
    weight: float,
    out: Sums,
    chance: Sums,
) -> None:
    """Add what the independent model gives to a state of few players, in money.

    Args:
        paid: ranks with a prize, at most all.
        chance: room for 3 rows of 2**players numbers, by set of players: how likely it is that
            they finished first, how many they are, and their chips.
    """
    if players <= 2:
        settle_two(stacks, rows, 0, players, prizes, weight, out)
        return
    full = (1 << players) - 1
    chance[0, 0] = weight
    chance[1, 0] = 0.0
    chance[2, 0] = 0.0
    for i in range(players):
        for others in range(1 << i):
            also = others | 1 << i
            chance[0, also] = 0.0
            chance[1, also] = chance[1, others] + 1.0
            chance[2, also] = chance[2, others] + stacks[i]
    for taken in range(full):
        place = int(chance[1, taken])
        if place >= paid:
            continue
        reached = chance[0, taken] / chance[2, full ^ taken]
        for i in range(players):
            if taken >> i & 1 == 0:
                here = reached * stacks[i]
                chance[0, taken | 1 << i] += here
                out[rows[i], 0] += here * prizes[place]
