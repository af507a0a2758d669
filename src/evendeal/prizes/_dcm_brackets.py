"""What the dependent chip model's probabilities lie between for any stacks, and what to guess.

**The brackets and their proof.** Rank the n players of a state by their stacks, rank 0 the
smallest, and count places from 0. In the next hand rank w wins with probability 1/n. Let all
stacks differ. Then ranks 0 to w - 1 are out, and rank i of them takes place n - 1 - i: so much is
decided, whatever the stacks: rank i takes that place with probability (n - 1 - i)/n in this hand.
Left are n - w players (for w = 0 all of them): the winner, with any new rank, and the ranks above
him, who all lose the same and keep their order. Of them i has i - w - 1 others below, and perhaps
the winner, so the new rank is i - w - 1 or i - w. Therefore, if `low` and `high` bound the
probability of some place for every rank and number of players, so does

    high'[n][i] = decided + 1/n * (sum over w < i of max(high[n-w][i-w-1], high[n-w][i-w])
                                   + max over all ranks of high[n-i])

and `low` likewise with min. 0 and 1 are bounds, hence so is every step from there. Only what can
take n - w >= 3 players to a third place or worse is summed. `brackets` takes `STEPS` steps for 3
players, then for 4 with those of 3, and so on.

**Ties.** Let equal stacks stand in an order, all orders equally likely, and a winner who comes
to equal others take any place among them alike. A winner puts out the ranks below; equal stacks
above stay with 0 chips, and a 0 that wins stays where it is. All that holds of ranks then holds
for stacks that tie, order by order. And it is the model: who has no more than the winner is out
or has 0, and the 0s are out before anybody else, so together they finish below all others, by
stack and then in their order. That order has decided nothing before, so in the mean equal stacks
finish alike, as in section 4.3. Hence for each of some equal stacks the mean of the
brackets over the ranks that they cover holds.

**The guess** is the same recursion with means for extremes, from everybody out in the order of
the stacks: the winner's new rank is taken as uniform. A step keeps the sums of rows and columns,
so what is cut is handed out in full. The bound holds for any guess; one near the mean of what
occurs lets errors cancel.

Each column is a place. Column 0 is empty: the first place is known. Column 1 is finishing third or
worse, which with the first place leaves the second, off by as much.
"""

from collections.abc import Callable
from functools import cache

STEPS = 8

Rows = list[list[float]]


@cache
def brackets(players: int) -> tuple[list[float], list[float]]:
    """The guess, and how far the truth can be from it, by number of players, rank and column.

    Both are (players + 1, players, players), rows behind each other, 0 where there is nothing.
    The second is larger by 1e-12 than the recursion says, for the rounding of both.
    """
    guess = [_in_order(players, n) for n in range(players + 1)]
    low = [_filled(players, 0.0, 0) for _ in range(players + 1)]
    high = [_filled(players, 1.0, n if n > 2 else 0) for n in range(players + 1)]
    for n in range(3, players + 1):
        for _ in range(STEPS):
            low[n] = _after_a_hand(n, low, lambda below, above, _: min(below, above), min)
            high[n] = _after_a_hand(n, high, lambda below, above, _: max(below, above), max)
            guess[n] = _after_a_hand(
                n,
                guess,
                lambda below, above, part: below + (above - below) * part,
                lambda column: sum(column) / len(column),
            )
    unsure = [_filled(players, 0.0, 0) for _ in range(players + 1)]
    for n in range(3, players + 1):
        for rank in range(n):
            for column in range(1, n):
                middle = guess[n][rank][column]
                over, under = high[n][rank][column] - middle, middle - low[n][rank][column]
                unsure[n][rank][column] = max(over, under) + 1e-12
    return _flat(guess), _flat(unsure)


def _after_a_hand(
    n: int,
    of: list[Rows],
    either: Callable[[float, float, float], float],
    any_of: Callable[[list[float]], float],
) -> Rows:
    """One step of the recursion for n players.

    Args:
        either: of the two ranks that one who stays can have; the third argument is the part of
            the winner's ranks with which it is the higher one.
        any_of: of all ranks, which the winner can have.
    """
    rows = _filled(len(of[n]), 0.0, 0)
    for rank in range(n):
        for column in range(1, n):
            chance = 0.0
            if rank < n - 2 and column in (1, n - 1 - rank):
                chance += n - 1 - rank
            for winner in range(min(rank, n - 2)):
                left, below = n - winner, rank - winner - 1
                then = of[left]
                part = (below + 1) / left
                chance += either(then[below][column], then[below + 1][column], part)
            if n - rank >= 3:
                chance += any_of([of[n - rank][new][column] for new in range(n - rank)])
            rows[rank][column] = chance / n
    return rows


def _flat(of: list[Rows]) -> list[float]:
    return [chance for rows in of for row in rows for chance in row]


def _filled(players: int, value: float, n: int) -> Rows:
    """Rows of zeros with the value in the columns of the first n ranks."""
    return [
        [value if rank < n and 0 < column < n else 0.0 for column in range(players)]
        for rank in range(players)
    ]


def _in_order(players: int, n: int) -> Rows:
    """Rows of those who are out in the order of their stacks."""
    return [
        [float(rank < n - 2 and column in (1, n - 1 - rank)) for column in range(players)]
        for rank in range(players)
    ]
