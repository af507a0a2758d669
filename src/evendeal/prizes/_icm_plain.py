"""Every podium of a small table, in plain Python: nothing to load, nothing to compile."""

from collections.abc import Sequence


def podiums(stacks: Sequence[int], places: int) -> list[list[float]]:
    """The chance of each player to take each of the first places, player by player.

    The first k places are held by a set of k players in some order; what happens below depends
    on the set alone, so sets are gone through, not orders: 2**players of them at most. What is
    left beside a set is counted in whole chips, so that 1 beside 10**18 loses no digit.

    Args:
        stacks: chips, largest first; as many players as there are is a matter of patience.
        places: how many places are asked for, from the first down.
    """
    players = len(stacks)
    chances = [[0.0] * places for _ in stacks]
    everybody = (1 << players) - 1
    level = {0: 1.0}
    beside = {0: sum(stacks)}
    numbered = list(enumerate(stacks))
    for place in range(places):
        following: dict[int, float] = {}
        left: dict[int, int] = {}
        last = place == places - 1
        for chosen, chance in level.items():
            chips = beside[chosen]
            each = chance / chips
            for player, stack in numbered:
                bit = 1 << player
                if chosen & bit:
                    continue
                step = each * stack
                chances[player][place] += step
                if last:
                    continue
                grown = chosen | bit
                if grown in following:
                    following[grown] += step
                else:
                    following[grown] = step
                    left[grown] = chips - stack
        level, beside = following, left
        if everybody in level:
            break
    return chances
