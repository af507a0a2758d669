"""The dependent chip model's series: the hands that are followed, and what is left out.

Written for lists and arrays alike: plain Python runs it for small tables without loading numba
or numpy, `_dcm_kernels` compiles the same lines, and both give the same bits.
"""

from typing import Any

BLOCK = 2_048
"""So many additions to one entry before the block is added to the matrix (see `rounding`)."""

THIRD = 1 / 3


def series(
    chips: Any,
    order: Any,
    least: float,
    guess: Any,
    unsure: Any,
    matrix: Any,
    off: Any,
    block: Any,
    stacks: Any,
    who: Any,
    chance: Any,
    waiting: Any,
    parent: Any,
    turn: Any,
    until: Any,
    moved: Any,
) -> int:
    """The number of additions; adds places from the third on to `matrix`, bounds to `off`.

    Hands are followed depth first. A state has its stacks in ascending order. Only a unique
    smallest stack wins without eliminating somebody: it becomes as many times larger as there
    are players and the others lose it. So the states with n players that follow each other form
    one chain, each 1/n as likely as the one before, and every other winner leads to fewer
    players; one chain of each length is open at a time.

    **Waiting.** After a win of rank w the stacks are: those above w less w's, and the rest for
    the winner. While whoever wins the chain's hands stays below w, nothing of that changes from
    hand to hand. So the chance of w's win waits, and grows, until the chain's winner moves past
    w or the chain ends; only then is it followed, once.

    **Cut.** A state less likely than `least` is not followed. It adds `guess[n][rank][place]` to
    the matrix and `unsure[n][rank][place]` to the bounds, times its chance; see `brackets`.

    Two players are not followed, as the first two places need no hands (see `dependent`).

    Args:
        chips, order: stacks in ascending order, at least three, and whose they are.
        least: states less likely are cut.
        guess, unsure: (players + 1, players, players).
        matrix, off: (players, players), to be added to; column 1 of `off` is that of finishing
            third or worse, which is also how far the second place is off.
        block, stacks, who, chance, waiting, parent, turn, until, moved: room to work in, zeros;
            (players, players), four of (players + 1, players) but `chance` (players + 1,), and
            four of (players + 1,).
    """
    players = len(chips)
    total = 0
    for rank in range(players):
        stacks[players][rank] = chips[rank]
        who[players][rank] = order[rank]
        total += chips[rank]
    chance[players] = 1.0
    added = 0
    since = 0
    n = players
    starts = True
    while n:
        stack = stacks[n]
        player = who[n]
        waits = waiting[n]
        if starts:
            # Hands of the chain, until its winner moves past somebody whose win waits.
            starts = False
            while True:
                since += 1
                m = chance[n]
                tied = False
                for rank in range(n - 1):
                    if stack[rank] == stack[rank + 1]:
                        tied = True
                        break
                if m < least:
                    low = 0
                    while low < n:
                        high = low + 1
                        while high < n and stack[high] == stack[low]:
                            high += 1
                        for place in range(1, n):
                            like = 0.0
                            spread = 0.0
                            for rank in range(low, high):
                                like += guess[n][rank][place]
                                spread += unsure[n][rank][place]
                            like *= m / (high - low)
                            spread *= m / (high - low)
                            for rank in range(low, high):
                                off[player[rank]][place] += spread
                                if place > 1:
                                    block[player[rank]][place] += like
                        low = high
                    turn[n] = 0
                    until[n] = n - 3
                    moved[n] = -1
                    break
                each = m / n
                if tied:
                    for winner in range(n):
                        # Out: who has no more. Equal stacks share their places.
                        low = 0
                        while low < n and stack[low] <= stack[winner]:
                            high = low
                            while high < n and stack[high] == stack[low]:
                                high += 1
                            sharers = high - low
                            best = n - high
                            if stack[low] == stack[winner]:
                                sharers -= 1
                                best += 1
                            for rank in range(low, high):
                                if rank != winner:
                                    for place in range(max(best, 2), best + sharers):
                                        block[player[rank]][place] += each / sharers
                            low = high
                        if n - low >= 2 and (winner or stack[0] == stack[1]):
                            waits[winner] += each
                    since += n
                    if stack[0] == stack[1]:
                        turn[n] = 0
                        until[n] = n - 3
                        moved[n] = -1
                        break
                else:
                    for rank in range(n - 2):
                        block[player[rank]][n - 1 - rank] += each * (n - 1 - rank)
                    for rank in range(1, n - 2):
                        waits[rank] += each
                chance[n] = each
                lost = stack[0]
                won = lost * n
                past = 0
                while past + 1 < n and stack[past + 1] - lost < won:
                    past += 1
                if past:
                    turn[n] = 1
                    until[n] = min(past, n - 3)
                    moved[n] = past
                    break
                for rank in range(1, n):
                    stack[rank] -= lost
                stack[0] = won
        winner = turn[n]
        if winner <= until[n]:
            turn[n] = winner + 1
            m = waits[winner]
            if m == 0.0:
                continue
            waits[winner] = 0.0
            pot = stack[winner]
            first = winner + 1
            while stack[first] == pot:
                first += 1
            left = n - first + 1
            if left > 3:
                # A chain of fewer players opens.
                fewer = stacks[left]
                names = who[left]
                rest = total
                for rank in range(first, n):
                    rest -= stack[rank] - pot
                at = 0
                for rank in range(first, n):
                    above = stack[rank] - pot
                    if at == rank - first and rest < above:
                        fewer[at] = rest
                        names[at] = player[winner]
                        at += 1
                    fewer[at] = above
                    names[at] = player[rank]
                    at += 1
                if at < left:
                    fewer[at] = rest
                    names[at] = player[winner]
                chance[left] = m
                parent[left] = n
                n = left
                starts = True
                continue
            # Three players, a < b <= c or a == b: one place is to be found, the third.
            a = stack[n - 2] - pot
            b = stack[n - 1] - pot
            c = total - a - b
            i, j, k = player[n - 2], player[n - 1], player[winner]
            if c <= a:
                a, b, c = c, a, b
                i, j, k = k, i, j
            elif c < b:
                b, c = c, b
                j, k = k, j
            while m >= least and a != b:
                since += 1
                block[i][2] += m * (2 * THIRD)
                m *= THIRD
                won = 3 * a
                b -= a
                c -= a
                if won <= b:
                    a = won
                elif won <= c:
                    a, b = b, won
                    i, j = j, i
                else:
                    a, b, c = b, c, won
                    i, j, k = j, k, i
            since += 1
            if a == b == c:
                block[i][2] += m * THIRD
                block[j][2] += m * THIRD
                block[k][2] += m * THIRD
            elif a == b:
                block[i][2] += m / 2
                block[j][2] += m / 2
            else:
                second, third = guess[3][1][2], guess[3][2][2]
                spread, spread3 = unsure[3][1][2], unsure[3][2][2]
                if b == c:
                    second = third = (second + third) / 2
                    spread = spread3 = (spread + spread3) / 2
                block[i][2] += m * guess[3][0][2]
                block[j][2] += m * second
                block[k][2] += m * third
                off[i][0] += m * unsure[3][0][2]  # for the second place and the third
                off[j][0] += m * spread
                off[k][0] += m * spread3
            if since >= BLOCK:
                added += since
                since = 0
                for row in range(players):
                    for place in range(2, players):
                        matrix[row][place] += block[row][place]
                        block[row][place] = 0.0
            continue
        past = moved[n]
        if past < 0:
            n = parent[n]
            continue
        # The smallest stack has won and takes its new rank.
        lost = stack[0]
        name = player[0]
        for rank in range(past):
            stack[rank] = stack[rank + 1] - lost
            player[rank] = player[rank + 1]
        stack[past] = lost * n
        player[past] = name
        for rank in range(past + 1, n):
            stack[rank] -= lost
        starts = True
    for row in range(players):
        for place in range(2, players):
            matrix[row][place] += block[row][place]
        off[row][1] += off[row][0]
        off[row][2] += off[row][0]
        off[row][0] = 0.0
    return added + since
