"""Compiled counting of who wins how often when the hole cards are known.

Both kernels get the known cards as card numbers, uint8: two a player, then the board, then the
dead cards. They fill `out`, int64, shape (3, players), with the boards won alone, the boards
shared, and the shares of the pot in 1/2520. See `_kernels` for how they are written.
"""

import numpy as np

from evendeal.cards._kernels import FLUSH, ROW, ROW_BITS, START, WEIGHT, Array, suited_ranks
from evendeal.compiled import kernel


@kernel
def _share(winners: int, boards: int, out: Array) -> None:
    """Book `boards` boards that the players in the set of bits `winners` win together."""
    players = out.shape[1]
    count = 0
    for p in range(players):
        count += winners >> p & 1
    for p in range(players):
        if winners >> p & 1:
            out[0 if count == 1 else 1, p] += boards
            out[2, p] += boards * (2520 // count)


@kernel
def after_flop(
    known: Array,
    players: int,
    board: int,
    out: Array,
    keys: Array,
    bits: Array,
    offsets: Array,
    values: Array,
    flushes: Array,
) -> None:
    """Every way to complete a board of 3, 4 or 5 cards, one by one."""
    taken = np.uint64(0)
    for card in known:
        taken |= bits[card]
    deck = np.empty(52, np.uint8)
    cards = 0
    for card in range(52):
        if not taken & bits[card]:
            deck[cards] = card
            cards += 1

    key, seen = START, np.uint64(0)
    for i in range(2 * players, 2 * players + board):
        key += keys[known[i]]
        seen |= bits[known[i]]
    board_keys = np.empty(1326, np.uint64)
    board_bits = np.empty(1326, np.uint64)
    boards = 0
    for i in range(cards if board < 5 else 1):
        key1 = key if board == 5 else key + keys[deck[i]]
        seen1 = seen if board == 5 else seen | bits[deck[i]]
        for j in range(i + 1, cards if board == 3 else i + 2):
            board_keys[boards] = key1 if board > 3 else key1 + keys[deck[j]]
            board_bits[boards] = seen1 if board > 3 else seen1 | bits[deck[j]]
            boards += 1

    hole_keys = np.empty(players, np.uint64)
    hole_bits = np.empty(players, np.uint64)
    for p in range(players):
        hole_keys[p] = keys[known[2 * p]] + keys[known[2 * p + 1]]
        hole_bits[p] = bits[known[2 * p]] | bits[known[2 * p + 1]]
    won = np.zeros(1 << players, np.int64)
    for i in range(boards):
        best, winners = 0, 0
        for p in range(players):
            key = board_keys[i] + hole_keys[p]
            if key & FLUSH:
                value = flushes[suited_ranks(key, board_bits[i] | hole_bits[p])]
            else:
                value = values[((key & WEIGHT) >> ROW_BITS) + offsets[key & ROW]]
            if value > best:
                best, winners = value, 1 << p
            elif value == best:
                winners |= 1 << p
        won[winners] += 1
    for winners in range(1, 1 << players):
        if won[winners]:
            _share(winners, won[winners], out)


@kernel
def before_flop(
    known: Array,
    players: int,
    out: Array,
    offsets: Array,
    values: Array,
    flushes: Array,
    slots: Array,
    slot_count: int,
    weights: Array,
) -> None:
    """All boards of five, without looking at each.

    A board with which nobody has a flush is known by its ranks: at most 6,175 of these, each
    standing for as many boards as its ranks can be dealt. First come the boards that make
    somebody a flush, by suit, suited ranks and the ranks of the other cards; they are counted
    there and taken away from the boards of the same ranks here.
    """
    left = np.full(13, 4, np.int64)
    left_in = np.ones((4, 13), np.int64)
    for card in known:
        left[card >> 2] -= 1
        left_in[card & 3, card >> 2] = 0
    hole_weight = np.zeros(players, np.uint64)
    hole_suited = np.zeros((players, 4), np.int64)
    hole_count = np.zeros((players, 4), np.int64)
    for i in range(2 * players):
        p, rank, suit = i >> 1, known[i] >> 2, known[i] & 3
        hole_weight[p] += weights[rank]
        hole_suited[p, suit] |= 1 << np.int64(rank)
        hole_count[p, suit] += 1

    won = np.zeros(1 << players, np.int64)
    taken = np.zeros(slot_count, np.int64)
    ranks = np.empty(13, np.int64)  # ranks of which the suit has a card left
    rest_weight = np.empty(91, np.uint64)  # the cards of other suits: none, one or two
    rest_bits = np.empty(91, np.int64)
    rest_pair = np.empty(91, np.bool_)
    rest_ways = np.empty(91, np.int64)
    plain = np.empty(players, np.int64)  # the players without a flush
    chosen = np.empty(5, np.int64)

    for suit in range(4):
        most = 0
        for p in range(players):
            most = max(most, hole_count[p, suit])
        count = 0
        for rank in range(13):
            if left_in[suit, rank]:
                ranks[count] = rank
                count += 1
        for suited in range(5 - most, 6):
            if suited > count:
                continue
            rests = 0
            if suited == 5:
                rest_weight[0], rest_bits[0] = np.uint64(0), 0
                rest_pair[0], rest_ways[0] = False, 1
                rests = 1
            for x in range(13 if suited < 5 else 0):
                ways_x = left[x] - left_in[suit, x]
                for y in range(x, 13 if suited == 3 else x + 1):
                    if suited == 3 and x == y:
                        rest_ways[rests] = ways_x * (ways_x - 1) // 2
                    elif suited == 3:
                        rest_ways[rests] = ways_x * (left[y] - left_in[suit, y])
                    else:
                        rest_ways[rests] = ways_x
                    if rest_ways[rests]:
                        rest_bits[rests] = 1 << x | 1 << y
                        rest_pair[rests] = suited == 3 and x == y
                        rest_weight[rests] = weights[x]
                        if suited == 3:
                            rest_weight[rests] += weights[y]
                        rests += 1

            for i in range(suited):
                chosen[i] = i
            while True:
                mask, weight = 0, np.uint64(0)
                for i in range(suited):
                    mask |= 1 << ranks[chosen[i]]
                    weight += weights[ranks[chosen[i]]]
                best, winners, without = 0, 0, 0
                for p in range(players):
                    if hole_count[p, suit] + suited < 5:
                        plain[without] = p
                        without += 1
                        continue
                    value = flushes[mask | hole_suited[p, suit]]
                    if value > best:
                        best, winners = value, 1 << p
                    elif value == best:
                        winners |= 1 << p
                for i in range(rests):
                    board = weight + rest_weight[i]
                    ways = rest_ways[i]
                    taken[(board >> ROW_BITS) + slots[board & ROW]] += ways
                    beaten = winners
                    # Only a full house or better beats a flush, and it needs a paired board.
                    if without and (rest_pair[i] or mask & rest_bits[i]):
                        highest = best
                        for q in range(without):
                            p = plain[q]
                            key = board + hole_weight[p]
                            value = values[(key >> ROW_BITS) + offsets[key & ROW]]
                            if value > highest:
                                highest, beaten = value, 1 << p
                            elif value == highest:
                                beaten |= 1 << p
                    won[beaten] += ways
                # The next set of suited ranks.
                i = suited - 1
                while i >= 0 and chosen[i] == count - suited + i:
                    i -= 1
                if i < 0:
                    break
                chosen[i] += 1
                for j in range(i + 1, suited):
                    chosen[j] = chosen[j - 1] + 1

    for a in range(13):
        for b in range(a, 13):
            two = left[a] * (left[a] - 1) // 2 if a == b else left[a] * left[b]
            run2 = 2 if a == b else 1
            for c in range(b, 13 if two else 0):
                three = two * (left[c] - run2) // (run2 + 1) if c == b else two * left[c]
                run3 = run2 + 1 if c == b else 1
                for d in range(c, 13 if three else 0):
                    four = three * (left[d] - run3) // (run3 + 1) if d == c else three * left[d]
                    run4 = run3 + 1 if d == c else 1
                    weight4 = weights[a] + weights[b] + weights[c] + weights[d]
                    for e in range(d, 13 if four else 0):
                        ways = four * (left[e] - run4) // (run4 + 1) if e == d else four * left[e]
                        if not ways:
                            continue
                        board = weight4 + weights[e]
                        ways -= taken[(board >> ROW_BITS) + slots[board & ROW]]
                        if not ways:
                            continue
                        best, winners = 0, 0
                        for p in range(players):
                            key = board + hole_weight[p]
                            value = values[(key >> ROW_BITS) + offsets[key & ROW]]
                            if value > best:
                                best, winners = value, 1 << p
                            elif value == best:
                                winners |= 1 << p
                        won[winners] += ways
    for winners in range(1, 1 << players):
        if won[winners]:
            _share(winners, won[winners], out)
