"""The dependent chip model's series in plain Python: for small tables, and without numba.

Nothing here loads numpy or numba, and equal states are merged, so that two to five players are
answered before a compiler would have started.
"""

from itertools import groupby

Stacks = tuple[int, ...]
Rows = list[list[float]]


def series(chips: Stacks, least: float) -> tuple[Rows, Rows]:
    """The placement matrix and, entry by entry, how far it can be off.

    States are pushed forward by their number of players, from all down to three. A state is
    the players' stacks, 0 for those who are out, with the probability that it is reached; its
    hand has as many winners as players. All but a unique smallest stack eliminate somebody, so
    a state leads to one state of as many players, 1/players as likely. A state less likely than
    `least` is cut: it counts as its own independent chip model, and its probability is added to
    what each of its entries can be off.

    The first column is the chip share, exactly: a hand changes nobody's expected stack. The
    second is what is missing from a row's 1. So two players are never followed, and both columns
    are off by no more than what was counted for the entries of the states that were cut.

    Args:
        chips: at least two stacks.
        least: states less likely are cut.
    """
    players = len(chips)
    total = sum(chips)
    matrix = [[0.0] * players for _ in chips]
    off = [[0.0] * players for _ in chips]
    levels: list[dict[Stacks, float]] = [{} for _ in range(players + 1)]
    levels[players][chips] = 1.0
    for alive in range(players, 2, -1):
        states = levels[alive]
        while states:
            after: dict[Stacks, float] = {}
            levels[alive] = after
            for state, chance in states.items():
                if chance < least:
                    _cut(state, chance, alive, matrix, off)
                else:
                    _play(state, chance, alive, matrix, levels)
            states = after
    for player, row in enumerate(matrix):
        row[0] = chips[player] / total
        row[1] = 1.0 - row[0] - sum(row[2:])
    return matrix, off


def _play(
    state: Stacks, chance: float, alive: int, matrix: Rows, levels: list[dict[Stacks, float]]
) -> None:
    """One hand of a state: who is out takes a place, the others go on."""
    each = chance / alive
    order = sorted((player for player, stack in enumerate(state) if stack), key=state.__getitem__)
    for winner in order:
        pot = state[winner]
        place = alive
        out = [player for player in order if state[player] <= pot and player != winner]
        for _, tied in groupby(out, key=state.__getitem__):
            group = list(tied)
            place -= len(group)
            for player in group:
                for shared in range(max(place, 2), place + len(group)):
                    matrix[player][shared] += each / len(group)
        if place > 2:
            after = [stack - pot if stack > pot else 0 for stack in state]
            after[winner] = sum(state) - sum(after)
            level = levels[place]
            key = tuple(after)
            level[key] = level.get(key, 0.0) + each


def _cut(state: Stacks, chance: float, alive: int, matrix: Rows, off: Rows) -> None:
    """A state that is followed no further: the independent chip model of its own stacks."""
    left = [player for player, stack in enumerate(state) if stack]
    total = sum(state)
    chosen = {0: chance}
    for place in range(alive):
        larger: dict[int, float] = {}
        for taken, part in chosen.items():
            rest = total - sum(state[player] for player in left if taken >> player & 1)
            for player in left:
                if taken >> player & 1:
                    continue
                next_part = part * state[player] / rest
                if place > 1:
                    matrix[player][place] += next_part
                key = taken | 1 << player
                larger[key] = larger.get(key, 0.0) + next_part
        chosen = larger
    for player in left:
        for place in range(1, alive):
            off[player][place] += chance
