"""Algorithm 3 of the paper of the dependent chip model, literally, in two forms.

Source: E. Besalú, The Dependent Chip Model (DCM), 2021, appendix: depth 50, probability 1e-15.
Both forms follow every hand of every player, two included, in the order printed and with its
Algorithm 2 for those who are out. `copying` makes new arrays at every node, as "initialize new
players' stacks", "set their identities" and "set the remaining prizes" are printed; `allocated`
does the same in buffers made once, a set for each depth.

As printed, the probability handed to a node is p/n' already, that of one of its hands: the branch
that prunes hands out p where the node stands for n p. What is lost there shows in the sum of PW,
which the paper names as the measure of completion.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import njit

DEEPEST = 50
LEAST = 1e-15

Floats = npt.NDArray[np.float64]


def algorithm_3(
    stacks: tuple[int, ...], prizes: tuple[int, ...], *, copying: bool
) -> tuple[Floats, Floats]:
    """The values in the unit of the prizes, and the probabilities to win (PW), by player.

    Args:
        prizes: first place first, as many as there are players.
    """
    players = len(stacks)
    worth, wins = np.zeros(players), np.zeros(players)
    chips = np.array(stacks, np.int64)
    rising = np.array(sorted(prizes), np.float64)
    identities = np.arange(players)
    if copying:
        _new_hand(1, 1 / players, identities, chips, rising, wins, worth)
    else:
        deep = (DEEPEST + 2, players)
        whose, had, paid = np.zeros(deep, np.int64), np.zeros(deep, np.int64), np.zeros(deep)
        out, out_had = np.zeros(players, np.int64), np.zeros(players, np.int64)
        whose[1], had[1], paid[1] = identities, chips, rising
        _new_hand_allocated(1, 1 / players, players, whose, had, paid, out, out_had, wins, worth)
    return worth, wins


@njit(cache=True, nogil=True)
def _solve_bankruptcy(p: float, w: Any, s: Any, prizes: Any, many: int, worth: Any) -> None:
    """Algorithm 2: the sorted prizes go to the sorted stacks, equal stacks share."""
    for i in range(1, many):
        stack, who, j = s[i], w[i], i - 1
        while j >= 0 and s[j] > stack:
            s[j + 1], w[j + 1] = s[j], w[j]
            j -= 1
        s[j + 1], w[j + 1] = stack, who
    i = 0
    while i < many:
        k = i
        while k + 1 < many and s[k + 1] == s[i]:
            k += 1
        shared = 0.0
        for j in range(i, k + 1):
            shared += prizes[j]
        for m in range(i, k + 1):
            worth[w[m]] += p * shared / (k - i + 1)
        i = k + 1


@njit(cache=True, nogil=True)
def _new_hand(deep: int, p: float, w: Any, s: Any, prizes: Any, wins: Any, worth: Any) -> None:
    n = len(s)
    if deep == DEEPEST or p < LEAST:
        _solve_bankruptcy(p, w.copy(), s.copy(), prizes, n, worth)
        return
    if n == 1:
        worth[w[0]] += p * prizes[0]
        wins[w[0]] += p
        return
    for j in range(n):
        after = s.copy()
        for i in range(n):
            if i != j:
                effective = min(s[i], s[j])
                after[j] += effective
                after[i] -= effective
        lost = after == 0
        left = after > 0
        many = int(lost.sum())
        if many > 0:
            _solve_bankruptcy(p, w[lost], s[lost], prizes[:many].copy(), many, worth)
        remaining = n - many
        _new_hand(deep + 1, p / remaining, w[left], after[left], prizes[many:].copy(), wins, worth)


@njit(cache=True, nogil=True)
def _new_hand_allocated(
    deep: int,
    p: float,
    n: int,
    whose: Any,
    had: Any,
    paid: Any,
    out: Any,
    out_had: Any,
    wins: Any,
    worth: Any,
) -> None:
    w, s, prizes = whose[deep], had[deep], paid[deep]
    if deep == DEEPEST or p < LEAST:
        for i in range(n):
            out[i], out_had[i] = w[i], s[i]
        _solve_bankruptcy(p, out, out_had, prizes, n, worth)
        return
    if n == 1:
        worth[w[0]] += p * prizes[0]
        wins[w[0]] += p
        return
    next_w, next_s, next_prizes = whose[deep + 1], had[deep + 1], paid[deep + 1]
    for j in range(n):
        many = 0
        remaining = 0
        won = s[j]
        for i in range(n):
            if i == j:
                next_w[remaining] = w[j]
                winner = remaining
                remaining += 1
                continue
            effective = min(s[i], s[j])
            won += effective
            if s[i] == effective:
                out[many], out_had[many] = w[i], s[i]
                many += 1
            else:
                next_w[remaining], next_s[remaining] = w[i], s[i] - effective
                remaining += 1
        next_s[winner] = won
        if many > 0:
            _solve_bankruptcy(p, out, out_had, prizes, many, worth)
        for i in range(remaining):
            next_prizes[i] = prizes[many + i]
        _new_hand_allocated(
            deep + 1, p / remaining, remaining, whose, had, paid, out, out_had, wins, worth
        )
