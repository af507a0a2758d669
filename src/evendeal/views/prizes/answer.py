"""Questions about prizes answered, each by its own sheet."""

from evendeal.prizes.dependent import PLAIN_PLAYERS, SERIES_PLAYERS
from evendeal.prizes.question import (
    BubbleQuestion,
    DecisionQuestion,
    PayoutQuestion,
    PrizeQuestion,
    PrizeTable,
    SheetQuestion,
)
from evendeal.prizes.terms import Terms
from evendeal.views.prizes.bubble import BubbleSheet, bubble_sheet
from evendeal.views.prizes.decision import DecisionSheet, decision_sheet
from evendeal.views.prizes.payout import PayoutSheet, payout_sheet
from evendeal.views.prizes.sheet import PrizeSheet, prize_sheet

WARMED = (PLAIN_PLAYERS + 1, 11, SERIES_PLAYERS + 1, 17)
"""Sizes of tables from which on other kernels are needed: the series, quadrature, simulation."""

PrizeAnswer = PrizeSheet | BubbleSheet | DecisionSheet | PayoutSheet


def prize_answer(question: PrizeQuestion) -> PrizeAnswer:
    """The sheet that answers a question.

    Raises:
        Refused: the rules refuse it.
    """
    match question:
        case SheetQuestion():
            return prize_sheet(question)
        case BubbleQuestion():
            return bubble_sheet(question.table)
        case DecisionQuestion():
            return decision_sheet(question)
        case PayoutQuestion():
            return payout_sheet(question)


def players_of(question: PrizeQuestion) -> int:
    """How many players are valued."""
    return 0 if isinstance(question, PayoutQuestion) else len(question.table.stacks)


def warm(players: int) -> None:
    """Answer tables of so many players, so that whatever they take is loaded or compiled.

    One has few prizes and one as many as it can: other kernels value those.
    """
    stacks = tuple(range(1009, 1009 + players))
    names = tuple(map(str, stacks))
    # The first loads numba, and only then all work goes to kernels.
    for prizes in ((5, 3, 2), (5, 3, 2), tuple(range(players - 1, 0, -1))):
        prize_answer(SheetQuestion(PrizeTable(names, stacks, prizes, 0), Terms()))
