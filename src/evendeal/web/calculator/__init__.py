"""Prizes worked out beside the server: the queue of questions, the process, what runs in it."""

from evendeal.web.calculator.queue import Calculator
from evendeal.web.calculator.refusals import (
    CalculatorFailed,
    NoSuchShare,
    PrizesBusy,
    PrizesInterrupted,
    PrizesNotCompiled,
    PrizesTakeTooLong,
)

__all__ = [
    "Calculator",
    "CalculatorFailed",
    "NoSuchShare",
    "PrizesBusy",
    "PrizesInterrupted",
    "PrizesNotCompiled",
    "PrizesTakeTooLong",
]
