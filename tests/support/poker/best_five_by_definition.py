"""Which five win by the plain definition: slow, and written apart from the tables."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

RANKS = "23456789TJQKA"


def strength(five: Sequence[str]) -> tuple[int, ...]:
    """Category of five cards, 0 to 8, and after it the ranks that decide, best first."""
    ranks = sorted((RANKS.index(card[0]) for card in five), reverse=True)
    counts = Counter(ranks)
    order = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    pattern = sorted(counts.values(), reverse=True)
    one_suit = len({card[1] for card in five}) == 1
    if ranks == [12, 3, 2, 1, 0]:
        run: int | None = 3
    elif len(counts) == 5 and ranks[0] - ranks[4] == 4:
        run = ranks[0]
    else:
        run = None
    if run is not None:
        return (8 if one_suit else 4, run)
    if one_suit:
        return (5, *ranks)
    category = {
        (4, 1): 7,
        (3, 2): 6,
        (3, 1, 1): 3,
        (2, 2, 1): 2,
        (2, 1, 1, 1): 1,
        (1, 1, 1, 1, 1): 0,
    }[tuple(pattern)]
    return (category, *order)


def best_strength(cards: Sequence[str]) -> tuple[int, ...]:
    """The strength of the best five of five or more cards."""
    return max(strength(five) for five in combinations(cards, 5))
