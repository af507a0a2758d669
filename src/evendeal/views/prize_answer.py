"""Questions about prizes answered, each by its own sheet."""

from evendeal.errors import Refused
from evendeal.prizes.dependent import PLAIN_PLAYERS, SERIES_PLAYERS
from evendeal.prizes.terms import Terms
from evendeal.views.prize_bubble import BubbleSheet, bubble_sheet
from evendeal.views.prize_decision import DecisionSheet, decision_sheet
from evendeal.views.prize_payout import PayoutSheet, payout_sheet
from evendeal.views.prize_question import (
    BubbleAsked,
    DecisionAsked,
    PayoutAsked,
    PrizeAsked,
    SheetAsked,
    TableAsked,
)
from evendeal.views.prize_refusals import PrizeRefusal, prize_refusal
from evendeal.views.prizes import PrizeSheet, prize_sheet

WARMED = (PLAIN_PLAYERS + 1, 11, SERIES_PLAYERS + 1, 17)
"""Sizes of tables from which on other kernels are needed: the series, quadrature, simulation."""

PrizeAnswer = PrizeSheet | BubbleSheet | DecisionSheet | PayoutSheet


def prize_answer(question: PrizeAsked) -> PrizeAnswer:
    """The sheet that answers a question.

    Raises:
        Refused: the rules refuse it.
    """
    match question:
        case SheetAsked():
            return prize_sheet(question)
        case BubbleAsked():
            return bubble_sheet(question.table)
        case DecisionAsked():
            return decision_sheet(question)
        case PayoutAsked():
            return payout_sheet(question)


def refusal_of(refused: Refused) -> PrizeRefusal:
    """A refusal as the page has it."""
    return prize_refusal(refused)


def players_of(question: PrizeAsked) -> int:
    """How many players are valued."""
    return 0 if isinstance(question, PayoutAsked) else len(question.table.stacks)


def warm(players: int) -> None:
    """Answer tables of so many players, so that whatever they take is loaded or compiled.

    One has few prizes and one as many as it can: other kernels value those.
    """
    stacks = tuple(range(1009, 1009 + players))
    names = tuple(map(str, stacks))
    # The first loads numba, and only then all work goes to kernels.
    for prizes in ((5, 3, 2), (5, 3, 2), tuple(range(players - 1, 0, -1))):
        prize_answer(SheetAsked(TableAsked(names, stacks, prizes, 0), Terms()))
