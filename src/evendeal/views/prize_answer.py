"""Questions about prizes answered, each by its own sheet."""

from collections.abc import Iterator

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
from evendeal.views.prize_refusals import PrizeRefusal, told
from evendeal.views.prizes import PrizeSheet, prize_sheet

SIMULATED = SERIES_PLAYERS + 1
"""Players for whom the dependent model is simulated."""

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
    """A refusal as it is told."""
    return told(refused)


def is_small(question: PrizeAsked) -> bool:
    """Whether it is answered without compiled kernels."""
    return isinstance(question, PayoutAsked) or len(question.table.stacks) <= PLAIN_PLAYERS


def warming() -> Iterator[int]:
    """Answers tables of sizes that take other ways, one a step, so that kernels are compiled."""
    for players in (PLAIN_PLAYERS + 1, SIMULATED):
        stacks = tuple(range(1009, 1009 + players))
        table = TableAsked(tuple(map(str, stacks)), stacks, (5, 3, 2), 0)
        prize_answer(SheetAsked(table, Terms()))
        yield players
