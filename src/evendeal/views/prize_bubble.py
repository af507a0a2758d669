"""Bubble factors: for every pair of players, what losing chips costs beside what winning brings."""

from dataclasses import dataclass

from evendeal.views.prize_figures import Figure
from evendeal.views.prizes import PrizeModel


@dataclass(frozen=True, slots=True)
class BubbleCell:
    """What one player risks against another for the smaller of both stacks.

    `factor` is `loss` by `gain`, `premium` how much more than half of such hands must be won;
    both are null where one of the two amounts is not positive.
    """

    gain: Figure
    loss: Figure
    factor: float | None
    factor_text: str
    premium: float | None
    premium_text: str
    sentence: str


@dataclass(frozen=True, slots=True)
class BubbleTable(PrizeModel):
    """The factors by one model: a row by the player who risks, a column by the other."""

    rows: tuple[tuple[BubbleCell | None, ...], ...]


@dataclass(frozen=True, slots=True)
class BubbleSheet:
    """The factors of every pair by both models; null where a player meets himself."""

    names: tuple[str, ...]
    tables: tuple[BubbleTable, ...]
