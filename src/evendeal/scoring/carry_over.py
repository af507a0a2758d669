"""The carry-over: what a seat's players take from one session into the next, and who leaves."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from evendeal.errors import Refused
from evendeal.poker import Chips

MAXIMUM_BLINDS = 10
"""The usual maximum, in big blinds: the slides print 250 for blinds of 25/25."""


class NotACarryOver(Refused):
    """A carry-over that cannot be made of such numbers."""

    def __init__(self, *, field: str, value: int, why: str) -> None:
        super().__init__(f"{field} is {value}: {why}")
        self.field = field
        self.value = value
        self.why = why


def carry_over(maximum: int, players: int, place: int) -> int:
    """The carry-over of a place: whole chips, rounded down, the maximum for the first.

    Args:
        players: all players of the seat, those who leave too.
        place: from 1.

    Source:
        docs/rulings.md, R8.
    """
    return maximum * (players - place + 1) // players


def carried(ranks: Sequence[int], *, maximum: int, eliminated: int = 0) -> tuple[Chips | None, ...]:
    """The balance with which each player of a seat begins the next session; None: he leaves.

    A tie across the line keeps all who share it, and the best always stay (R9).

    Args:
        ranks: of each player of the seat by Total Score, which is what the session began with, and
            the chips won or lost in it; those who are level have the same, and the next are
            skipped.
        maximum: chips of the first.
        eliminated: so many of a hundred leave, the lowest, counted in this seat and rounded down.

    Raises:
        NotACarryOver: a negative maximum, or a share that is no percentage.

    Source:
        Slides, "Normalized carry-over example"; docs/rulings.md, R1, R8 and R9.
    """
    if not 0 <= eliminated <= 100:
        raise NotACarryOver(field="eliminated", value=eliminated, why="must be 0 to 100 per cent")
    players = len(ranks)
    stay = max(1, players - players * eliminated // 100)
    worth = carried_by_rank(ranks, maximum=maximum)
    return tuple([worth[rank] if rank <= stay else None for rank in ranks])


def carried_by_rank(ranks: Sequence[int], *, maximum: int) -> dict[int, Chips]:
    """The carry-over of each rank that somebody of a seat has, whoever leaves.

    Players who are level share the carry-over of all ranks they fill, exactly; so it may be a
    fraction.

    Raises:
        NotACarryOver: a negative maximum.

    Source:
        docs/rulings.md, R1 and R8.
    """
    if maximum < 0:
        raise NotACarryOver(field="maximum", value=maximum, why="chips are 0 or more")
    players = len(ranks)
    return {rank: _shared(maximum, players, rank, level) for rank, level in Counter(ranks).items()}


def _shared(maximum: int, players: int, rank: int, level: int) -> Chips:
    """The mean of the carry-over of the ranks that so many fill, from `rank` on."""
    if level == 1:
        return carry_over(maximum, players, rank)
    filled = sum([carry_over(maximum, players, each) for each in range(rank, rank + level)])
    whole, rest = divmod(filled, level)
    return Fraction(filled, level) if rest else whole
