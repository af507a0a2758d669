"""The dependent chip model's series: the hands that are followed, and what is left out.

Written for lists and arrays alike: plain Python runs it for small tables without loading numba,
`_dcm_kernels` compiles the same lines, and both give the same bits.
"""

from typing import Any

BITS = 4
TAGS = 1 << BITS
"""A stack is kept as stack * TAGS + player, so that sorting drags the player along."""

BLOCK = 2_048
"""Additions before the block is added to the matrix: short sums round less (see `_series`)."""

THIRD = 1 / 3


def series(
    tagged: Any,
    least: float,
    guess: Any,
    unsure: Any,
    matrix: Any,
    off: Any,
    block: Any,
    stacks: Any,
    chance: Any,
    waiting: Any,
    parent: Any,
    turn: Any,
    until: Any,
    moved: Any,
) -> int:
    """How often anything was added to an entry; adds the places from the third on to `matrix`.

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
    the matrix and `unsure[n][rank][place]` to `off`, times its chance; see `_dcm_brackets`.

    Two players are not followed, as the first two places need no hands (see `dependent`).

    Args:
        tagged: at least three stacks, each times `TAGS` plus its player, in ascending order.
        least: states less likely are cut.
        guess, unsure: (players + 1, players, players).
        matrix, off: (players, players), to be added to. Column 1 of `off` is that of finishing
            third or worse, which is also how far the second place is off.
        block, stacks, chance, waiting, parent, turn, until, moved: room to work in, zeros;
            `block` as the matrix, `stacks` and `waiting` (players + 1, players), the others
            (players + 1,).
    """
    players = len(tagged)
    tag = TAGS - 1
    total = 0
    for rank in range(players):
        stacks[players][rank] = tagged[rank]
        total += tagged[rank] - (tagged[rank] & tag)
    chance[players] = 1.0
    added = 0
    since = 0
    n = players
    starts = True
    while n:
        stack = stacks[n]
        waits = waiting[n]
        if starts:
            # Hands of the chain, until its winner moves past somebody whose win waits.
            starts = False
            while True:
                since += 1
                m = chance[n]
                tied = False
                for rank in range(n - 1):
                    if stack[rank] >> BITS == stack[rank + 1] >> BITS:
                        tied = True
                turn[n] = 0
                until[n] = n - 3
                moved[n] = 0
                if m < least:
                    low = 0
                    while low < n:
                        high = low + 1
                        while high < n and stack[high] >> BITS == stack[low] >> BITS:
                            high += 1
                        part = m / (high - low)
                        for place in range(1, n):
                            like = 0.0
                            spread = 0.0
                            for rank in range(low, high):
                                like += guess[n][rank][place]
                                spread += unsure[n][rank][place]
                            for rank in range(low, high):
                                off[stack[rank] & tag][place] += part * spread
                                if place > 1:
                                    block[stack[rank] & tag][place] += part * like
                        low = high
                    break
                each = m / n
                if tied:
                    # Out are all who have no more than the winner; equal stacks share places.
                    since += n
                    for winner in range(n):
                        low = 0
                        while low < n and stack[low] >> BITS <= stack[winner] >> BITS:
                            high = low + 1
                            while high < n and stack[high] >> BITS == stack[low] >> BITS:
                                high += 1
                            best = n - high
                            sharers = high - low
                            if low <= winner < high:
                                best += 1
                                sharers -= 1
                            for rank in range(low, high):
                                if rank != winner:
                                    for place in range(max(best, 2), best + sharers):
                                        block[stack[rank] & tag][place] += each / sharers
                            low = high
                        if n - low >= 2 and low > 1:
                            waits[winner] += each
                    if stack[0] >> BITS == stack[1] >> BITS:
                        break
                else:
                    for rank in range(n - 2):
                        block[stack[rank] & tag][n - 1 - rank] += each * (n - 1 - rank)
                    for rank in range(1, n - 2):
                        waits[rank] += each
                chance[n] = each
                lost = stack[0] - (stack[0] & tag)
                won = stack[0] + lost * (n - 1)
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
            name = stack[winner] & tag
            pot = stack[winner] - name
            first = winner + 1
            while stack[first] - pot < TAGS:
                first += 1
            left = n - first + 1
            if left > 3:
                # A chain of fewer players opens: those above, and the winner with the rest.
                fewer = stacks[left]
                rest = total + name
                for rank in range(first, n):
                    fewer[rank - first] = stack[rank] - pot
                    rest -= stack[rank] - (stack[rank] & tag) - pot
                rank = left - 1
                while rank and fewer[rank - 1] > rest:
                    fewer[rank] = fewer[rank - 1]
                    rank -= 1
                fewer[rank] = rest
                chance[left] = m
                parent[left] = n
                n = left
                starts = True
                continue
            # Three players, a <= b <= c: only the third place is to be found.
            a = stack[n - 2] - pot
            c = stack[n - 1] - pot
            rest = total + name - (a - (a & tag)) - (c - (c & tag))
            low = min(a, rest)
            b = max(a, rest)
            a = low
            low = min(b, c)
            c = max(b, c)
            b = low
            since += 2
            while m >= least and a >> BITS != b >> BITS:
                since += 1
                name = a & tag
                lost = a - name
                block[name][2] += m * (2 * THIRD)
                m *= THIRD
                won = a + 2 * lost
                b -= lost
                c -= lost
                a = min(won, b)
                low = max(won, b)
                b = min(low, c)
                c = max(low, c)
            i, j, k = a & tag, b & tag, c & tag
            if a >> BITS == b >> BITS:
                if b >> BITS == c >> BITS:
                    block[i][2] += m * THIRD
                    block[j][2] += m * THIRD
                    block[k][2] += m * THIRD
                else:
                    block[i][2] += m / 2
                    block[j][2] += m / 2
            else:
                middle, largest = guess[3][1][2], guess[3][2][2]
                spread, spread_of_largest = unsure[3][1][2], unsure[3][2][2]
                if b >> BITS == c >> BITS:
                    middle = largest = (middle + largest) / 2
                    spread = spread_of_largest = (spread + spread_of_largest) / 2
                block[i][2] += m * guess[3][0][2]
                block[j][2] += m * middle
                block[k][2] += m * largest
                off[i][0] += m * unsure[3][0][2]  # for the second place and the third
                off[j][0] += m * spread
                off[k][0] += m * spread_of_largest
            if since >= BLOCK:
                added += since
                since = 0
                for row in range(players):
                    for place in range(2, players):
                        matrix[row][place] += block[row][place]
                        block[row][place] = 0.0
            continue
        past = moved[n]
        if not past:
            n = parent[n]
            continue
        # The smallest stack has won and takes its new rank.
        lost = stack[0] - (stack[0] & tag)
        won = stack[0] + lost * (n - 1)
        for rank in range(past):
            stack[rank] = stack[rank + 1] - lost
        stack[past] = won
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
