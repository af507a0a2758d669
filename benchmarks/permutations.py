"""The independent chip model as its document describes it: every podium, one after the other.

E. Besalú, The Dependent Chip Model, 2021, section 2: generate the variations without repetition
w(1) w(2) ... w(Z) of the players; the player w(i) is given C_i times the product of p(1) to p(i),
where p(i) is the stack of w(i) divided by what is left beside w(1) to w(i - 1). There are
N (N - 1) ... (N - Z + 1) variations, which is this calculator's limit.

Summed over whole variations, as it may be read, w(1) would be given its return once for every
variation that begins with it. Here a return is given once for every beginning.
"""

import numpy as np
import numpy.typing as npt
from numba import njit

Floats = npt.NDArray[np.float64]


@njit(cache=True)
def permutations(stacks: Floats, prizes: Floats) -> Floats:
    """What each stack is worth, shape (players,).

    Args:
        stacks: shape (players,).
        prizes: first place first, shape (places,), places <= players.
    """
    players, places = len(stacks), len(prizes)
    returns = np.zeros(players)
    podium = np.full(places, -1)
    used = np.zeros(players, np.bool_)
    chances, left = np.ones(places + 1), np.full(places + 1, stacks.sum())
    place = 0
    while place >= 0:
        if podium[place] >= 0:
            used[podium[place]] = False
        podium[place] += 1
        while podium[place] < players and used[podium[place]]:
            podium[place] += 1
        player = podium[place]
        if player == players:
            podium[place] = -1
            place -= 1
            continue
        used[player] = True
        chances[place + 1] = chances[place] * stacks[player] / left[place]
        left[place + 1] = left[place] - stacks[player]
        returns[player] += prizes[place] * chances[place + 1]
        if place + 1 < places:
            place += 1
    return returns
