"""The carry-over: what a seat's players take from one session into the next, and who leaves."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from evendeal.errors import Refused
from evendeal.poker import Chips
from evendeal.scoring.ranking import rank

MAXIMUM_BLINDS = 10
"""The usual maximum, in big blinds: the slides print 250 for blinds of 25/25."""


class NotACarryOver(Refused):
    """A carry-over that cannot be made of such numbers."""

    def __init__(self, *, field: str, value: int, why: str) -> None:
        super().__init__(f"{field} is {value}: {why}")
        self.field = field
        self.value = value
        self.why = why


@dataclass(frozen=True, slots=True)
class Carried:
    """What one player of a seat takes along.

    Attributes:
        place: among all players of the seat; tied ones have the same.
        chips: the balance with which the next session begins; None: the player leaves.
    """

    place: int
    chips: Chips | None


def carry_over(maximum: int, players: int, place: int) -> int:
    """The carry-over of a place: whole chips, rounded down, the maximum for the first.

    Args:
        players: all players of the seat, those who leave too.
        place: from 1.

    Source:
        docs/rulings.md, R8.
    """
    return maximum * (players - place + 1) // players


def carried(scores: Sequence[Chips], *, maximum: int, eliminated: int = 0) -> tuple[Carried, ...]:
    """The carry-over of every player of a seat, in the order of their scores.

    Players who are level share the carry-over of all ranks they fill, exactly; so it may be a
    fraction. A tie across the line keeps all who share it, and the best always stay (R9).

    Args:
        scores: the Total Score of each player of the seat: what the session began with, and the
            chips won or lost in it.
        maximum: chips of the first.
        eliminated: so many of a hundred leave, the lowest, counted in this seat and rounded down.

    Raises:
        NotACarryOver: a negative maximum, or a share that is no percentage.

    Source:
        Slides, "Normalized carry-over example"; docs/rulings.md, R1, R8 and R9.
    """
    if maximum < 0:
        raise NotACarryOver(field="maximum", value=maximum, why="chips are 0 or more")
    if not 0 <= eliminated <= 100:
        raise NotACarryOver(field="eliminated", value=eliminated, why="must be 0 to 100 per cent")
    players = len(scores)
    stay = max(1, players - players * eliminated // 100)
    ranks = rank(scores).ranks
    sharing = Counter(ranks)
    taken = (
        _shared(maximum, players, place, sharing[place]) if place <= stay else None
        for place in ranks
    )
    return tuple(map(Carried, ranks, taken))


def _shared(maximum: int, players: int, place: int, sharing: int) -> Chips:
    """The mean of the carry-over of the ranks that so many fill, from `place` on."""
    filled = sum(carry_over(maximum, players, each) for each in range(place, place + sharing))
    each = Fraction(filled, sharing)
    return each.numerator if each.denominator == 1 else each
