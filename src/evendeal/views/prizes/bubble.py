"""Bubble factors: for every pair of players, what losing chips costs beside what winning brings."""

from dataclasses import dataclass

from evendeal.prizes.bubble import BubbleFactor, bubble_factors
from evendeal.prizes.question import PrizeTable
from evendeal.prizes.worth import Model
from evendeal.views.prizes.figures import (
    MODEL_NAMES,
    NONE,
    Figure,
    figure,
    ratio_text,
    share_text,
)

ERROR = 1e-7
"""How far a value may be off, in parts of the pool: a factor of two digits needs no more."""


@dataclass(frozen=True, slots=True)
class BubbleCell:
    """What one player risks against another for the smaller of both stacks.

    `factor` is `loss` by `gain`, `premium` how much more than half of such hands must be won,
    `need` how many of them; all are null where one of the two amounts is not positive.
    """

    gain: Figure
    loss: Figure
    factor: float | None
    factor_text: str
    premium: float | None
    premium_text: str
    need: float | None
    need_text: str
    sentence: str


@dataclass(frozen=True, slots=True)
class BubbleTable:
    """The factors by one model: a row by the player who risks, a column by the other."""

    model: Model
    name: str
    rows: tuple[tuple[BubbleCell | None, ...], ...]


@dataclass(frozen=True, slots=True)
class BubbleSheet:
    """The factors of every pair by both models; null where a player meets himself."""

    names: tuple[str, ...]
    tables: tuple[BubbleTable, ...]


def bubble_sheet(table: PrizeTable) -> BubbleSheet:
    """The factors of a table.

    Raises:
        Refused: a model refuses it.
    """
    return BubbleSheet(table.names, tuple(_table(table, model) for model in MODEL_NAMES))


def _table(table: PrizeTable, model: Model) -> BubbleTable:
    players = range(len(table.names))
    factors = bubble_factors(table.stacks, table.prizes, model=model, error=ERROR)
    cells = {(each.player, each.other): _cell(table, each) for each in factors}
    rows = tuple(tuple(cells.get((player, other)) for other in players) for player in players)
    return BubbleTable(model, MODEL_NAMES[model], rows)


def _cell(table: PrizeTable, pair: BubbleFactor) -> BubbleCell:
    loss, gain = figure(pair.loss, table.decimals), figure(pair.gain, table.decimals)
    player, other = table.names[pair.player], table.names[pair.other]
    return BubbleCell(
        gain=gain,
        loss=loss,
        factor=pair.factor,
        factor_text=NONE if pair.factor is None else ratio_text(pair.factor),
        premium=pair.premium,
        premium_text=NONE if pair.premium is None else share_text(pair.premium),
        need=None if pair.premium is None else pair.premium + 0.5,
        need_text=NONE if pair.premium is None else share_text(pair.premium + 0.5),
        sentence=f"{player} against {other}: loses {loss.text}, wins {gain.text}",
    )
