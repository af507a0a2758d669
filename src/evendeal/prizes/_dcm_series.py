"""The dependent chip model's series: the hands that are followed, and what is left out.

Written for lists and arrays alike: plain Python runs it for small tables without loading numba,
`_dcm_kernels` compiles the same lines, and both give the same bits.
"""

from typing import Any

BITS = 4
TAGS = 1 << BITS
"""A stack is stored as stack * TAGS + player, so that sorting drags the player along."""

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
    """How often anything was added to an entry; adds the columns from the third on to `matrix`.

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

    Two players are not followed, as the first two columns need no hands (see `dependent`).

    Args (all but `least` in one dimension, rows behind each other):
        tagged: at least three stacks, each times `TAGS` plus its player, in ascending order.
        least: states less likely are cut.
        guess, unsure: of `brackets`.
        matrix, off: (players, players), to be added to. Column 1 of `off` is that of finishing
            third or worse, which is also how far the second place is off.
        block, stacks, chance, waiting, parent, turn, until, moved: room to work in, zeros;
            `block` as the matrix, `stacks` and `waiting` (players + 1, players), the others
            (players + 1,).
    """
    players = len(tagged)
    tag = TAGS - 1
    known = 3 * players * players + 2
    like_smallest, off_smallest = guess[known], unsure[known]
    like_middle, off_middle = guess[known + players], unsure[known + players]
    like_largest, off_largest = guess[known + 2 * players], unsure[known + 2 * players]
    total = 0
    for rank in range(players):
        stacks[players * players + rank] = tagged[rank]
        total += tagged[rank] - (tagged[rank] & tag)
    chance[players] = 1.0
    added = 0
    since = 0
    n = players
    starts = True
    while n:
        here = n * players
        if starts:
            # Hands of the chain, until its winner moves past somebody whose win waits.
            starts = False
            while True:
                since += 1
                m = chance[n]
                tied = False
                for rank in range(n - 1):
                    if stacks[here + rank] >> BITS == stacks[here + rank + 1] >> BITS:
                        tied = True
                turn[n] = 0
                until[n] = n - 3
                moved[n] = 0
                if m < least and not tied:
                    for rank in range(n):
                        row = (stacks[here + rank] & tag) * players
                        known = (here + rank) * players
                        off[row + 1] += m * unsure[known + 1]
                        for place in range(2, n):
                            block[row + place] += m * guess[known + place]
                            off[row + place] += m * unsure[known + place]
                    break
                if m < least:
                    # Equal stacks get the mean of their ranks.
                    for one in range(n):
                        row = (stacks[here + one] & tag) * players
                        stack = stacks[here + one] >> BITS
                        low = one
                        while low and stacks[here + low - 1] >> BITS == stack:
                            low -= 1
                        high = one + 1
                        while high < n and stacks[here + high] >> BITS == stack:
                            high += 1
                        part = m / (high - low)
                        for rank in range(low, high):
                            known = (here + rank) * players
                            off[row + 1] += part * unsure[known + 1]
                            for place in range(2, n):
                                block[row + place] += part * guess[known + place]
                                off[row + place] += part * unsure[known + place]
                    since += n
                    break
                each = m / n
                if tied:
                    # Out are all who have no more than the winner; equal stacks share ranks.
                    since += n
                    for winner in range(n):
                        pot = stacks[here + winner] >> BITS
                        low = 0
                        while low < n and stacks[here + low] >> BITS <= pot:
                            stack = stacks[here + low] >> BITS
                            high = low + 1
                            while high < n and stacks[here + high] >> BITS == stack:
                                high += 1
                            best = n - high
                            sharers = high - low
                            if stack == pot:
                                best += 1
                                sharers -= 1
                            for rank in range(low, high):
                                row = (stacks[here + rank] & tag) * players
                                if rank != winner:
                                    for place in range(max(best, 2), best + sharers):
                                        block[row + place] += each / sharers
                            low = high
                        if n - low >= 2 and low > 1:
                            waiting[here + winner] += each
                    if stacks[here] >> BITS == stacks[here + 1] >> BITS:
                        break
                else:
                    for rank in range(n - 2):
                        place = n - 1 - rank
                        block[(stacks[here + rank] & tag) * players + place] += each * place
                    for rank in range(1, n - 2):
                        waiting[here + rank] += each
                chance[n] = each
                lost = stacks[here] - (stacks[here] & tag)
                won = stacks[here] + lost * (n - 1)
                past = 0  # equals come after, whoever they are
                while past + 1 < n and stacks[here + past + 1] - lost < lost * n:
                    past += 1
                if past:
                    turn[n] = 1
                    until[n] = min(past, n - 3)
                    moved[n] = past
                    break
                for rank in range(1, n):
                    stacks[here + rank] -= lost
                stacks[here] = won
        winner = turn[n]
        if winner <= until[n]:
            turn[n] = winner + 1
            m = waiting[here + winner]
            if m == 0.0:
                continue
            waiting[here + winner] = 0.0
            name = stacks[here + winner] & tag
            pot = stacks[here + winner] - name
            first = winner + 1
            while stacks[here + first] - pot < TAGS:
                first += 1
            left = n - first + 1
            if left > 3:
                # A chain of fewer players opens: those above, and the winner with the rest.
                fewer = left * players
                rest = total + name
                for rank in range(first, n):
                    stacks[fewer + rank - first] = stacks[here + rank] - pot
                    rest -= stacks[here + rank] - (stacks[here + rank] & tag) - pot
                rank = left - 1
                while rank and stacks[fewer + rank - 1] > rest:
                    stacks[fewer + rank] = stacks[fewer + rank - 1]
                    rank -= 1
                stacks[fewer + rank] = rest
                chance[left] = m
                parent[left] = n
                n = left
                starts = True
                continue
            # Three players, a <= b <= c: only the third place is to be found.
            a = stacks[here + n - 2] - pot
            c = stacks[here + n - 1] - pot
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
                block[name * players + 2] += m * (2 * THIRD)
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
                    block[i * players + 2] += m * THIRD
                    block[j * players + 2] += m * THIRD
                    block[k * players + 2] += m * THIRD
                else:
                    block[i * players + 2] += m / 2
                    block[j * players + 2] += m / 2
            else:
                middle, largest = like_middle, like_largest
                spread, spread_of_largest = off_middle, off_largest
                if b >> BITS == c >> BITS:
                    middle = largest = (middle + largest) / 2
                    spread = spread_of_largest = (spread + spread_of_largest) / 2
                block[i * players + 2] += m * like_smallest
                block[j * players + 2] += m * middle
                block[k * players + 2] += m * largest
                off[i * players] += m * off_smallest  # for the second place and the third
                off[j * players] += m * spread
                off[k * players] += m * spread_of_largest
            if since >= BLOCK:
                added += since
                since = 0
                for row in range(players):
                    for place in range(2, players):
                        matrix[row * players + place] += block[row * players + place]
                        block[row * players + place] = 0.0
            continue
        past = moved[n]
        if not past:
            n = parent[n]
            continue
        # The smallest stack has won and takes its new rank.
        lost = stacks[here] - (stacks[here] & tag)
        won = stacks[here] + lost * (n - 1)
        for rank in range(past):
            stacks[here + rank] = stacks[here + rank + 1] - lost
        stacks[here + past] = won
        for rank in range(past + 1, n):
            stacks[here + rank] -= lost
        starts = True
    for row in range(players):
        for place in range(2, players):
            matrix[row * players + place] += block[row * players + place]
        off[row * players + 1] += off[row * players]
        off[row * players + 2] += off[row * players]
        off[row * players] = 0.0
    return added + since
