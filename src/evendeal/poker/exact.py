"""Exact numbers of chips: whole wherever they can be, and in JSON a fraction as text."""

from fractions import Fraction

from evendeal.lines.fields import unfit
from evendeal.poker.setup import Chips

LONGEST_NUMBER = 60
"""Characters of a number; more would only cost time."""


def as_chips(number: int | Fraction) -> Chips:
    """An exact number as chips: whole where it has no part of one."""
    return number.numerator if number.denominator == 1 else number


def chips_to_json(chips: Chips) -> int | str:
    """Chips as JSON: a whole number, or a fraction as text, `7/2`."""
    return chips if isinstance(chips, int) else str(chips)


def chips_from_json(data: object) -> Chips:
    """Chips as JSON has them.

    Raises:
        NotABody: neither a whole number nor a fraction as text.
    """
    if type(data) is int:
        return data
    if isinstance(data, str) and len(data) <= LONGEST_NUMBER and "e" not in data.lower():
        try:
            exact = Fraction(data)
        except (ValueError, ZeroDivisionError):
            pass
        else:
            return as_chips(exact)
    may = f"whole, or text of at most {LONGEST_NUMBER} characters such as 7/2"
    raise unfit("accept", "a number of chips", data, may)
