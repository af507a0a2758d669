"""What came in place of an amount, in words of people."""

from decimal import Decimal
from math import isinf, isnan
from numbers import Real


def in_words(value: object) -> str:
    """A number or a text as it is; what is neither is no number, whatever Python calls it."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool) or not isinstance(value, Real | Decimal) or isnan(value):
        return "no number"
    return "without end" if isinf(value) else str(value)
