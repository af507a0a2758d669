"""Every podium of a small table, in plain Python: nothing to load, nothing to compile."""

from collections.abc import Sequence
from math import comb

SMALL = 10
"""Players whose podiums are gone through, whatever the prizes."""

SETS = 2**SMALL
"""As many sets of players may stand on the podiums of a larger table with few prizes."""

MOST_SMALL = 16

ROUNDING = 2.0**-53


def is_small(players: int, ranks: int) -> bool:
    """Whether there are few podiums."""
    if players <= SMALL:
        return True
    return players <= MOST_SMALL and sum(comb(players, held) for held in range(ranks)) <= SETS


def rounding(players: int, ranks: int) -> float:
    """What rounding can do to a sum over sets at most, as a part of it.

    A set of k players is reached with the rounding of those of k - 1, of k sums and of four
    operations more; then the sets are summed, in `podiums` up to 512 by 512 for each chance,
    for prizes alone 32 by 32 after having been folded together.
    """
    reached = ranks * (ranks - 1) // 2 + 4 * ranks
    sets = max(comb(players - 1, place) for place in range(ranks))
    summed = min(sets, 512) + (1 << max(0, players - 9)) + players + ranks + 4
    return ROUNDING * (reached + summed)


def podiums(stacks: Sequence[int], ranks: int) -> list[list[float]]:
    """The chance of each player to take each of the first ranks, player by player.

    The first k ranks are held by a set of k players in some order; what happens below depends
    on the set alone, so sets are gone through, not orders: 2**players of them at most. What is
    left beside a set is counted in whole chips, so that 1 beside 10**18 loses no digit.
    """
    chances = [[0.0] * ranks for _ in stacks]
    reached = {0: 1.0}
    left = {0: sum(stacks)}
    bits = [(player, 1 << player, stack) for player, stack in enumerate(stacks)]
    for place in range(ranks):
        following: dict[int, float] = {}
        remaining: dict[int, int] = {}
        for held, chance in reached.items():
            chips = left[held]
            each = chance / chips
            for player, bit, stack in bits:
                if held & bit:
                    continue
                step = each * stack
                chances[player][place] += step
                grown = held | bit
                if grown in following:
                    following[grown] += step
                else:
                    following[grown] = step
                    remaining[grown] = chips - stack
        reached, left = following, remaining
    return chances
