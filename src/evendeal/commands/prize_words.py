"""Money, chips, chances and methods as a terminal and a picture say them."""

from math import floor, log10
from typing import TYPE_CHECKING

from evendeal.signs import MINUS, THIN_SPACE

if TYPE_CHECKING:
    from evendeal.prizes.worth import Method


NAMES = {"icm": "ICM", "dcm": "DCM", "chips": "chips"}
"""The models as people say them."""


def chips_words(chips: int) -> str:
    """A whole number, its thousands set apart."""
    return f"{chips:,}".replace(",", THIN_SPACE)


def digits_for(pool: float) -> int:
    """Decimals to show: two, as money has, and four of a pool so small that it is none."""
    return 2 if pool >= 10 else 4


def counted(number: int, noun: str) -> str:
    """1 player, 2 players."""
    return f"{chips_words(number)} {noun}{'' if number == 1 else 's'}"


def money_words(amount: float, *, digits: int | None = None) -> str:
    """An amount of the model; by default with the decimals that its size needs."""
    digits = digits_for(abs(amount)) if digits is None else digits
    text = f"{abs(amount):,.{digits}f}".replace(",", THIN_SPACE)
    return MINUS + text if amount < 0 and text.strip("0.,") else text


def signed_words(amount: float, *, pool: float) -> str:
    """A difference between amounts of one pool, with its sign; a dash for none."""
    digits = digits_for(pool)
    if round(abs(amount), digits) == 0:
        return f"{0:.{digits}f}"
    return f"{'+' if amount > 0 else ''}{money_words(amount, digits=digits)}"


def percent_words(part: float) -> str:
    """A part of one in percent, one decimal, without the sign: 50.0."""
    return f"{100 * part:.1f}"


def precision_words(method: "Method", error: float) -> str:
    """How an answer was found and how far off it can be: `series, within 1e-9 of the pool`."""
    if method == "exact":
        return "exact"
    if method == "series":
        return f"series, within {_power(error)} of the pool"
    if method == "quadrature":
        return f"quadrature, estimated error {_power(error)} of the pool"
    return f"simulation, 95 % within {_power(error)} of the pool"


def _power(error: float) -> str:
    """A small number rounded up, so that it stays true: 6.4e-10 as 7e-10.

    Nothing smaller than 1e-15 is claimed: adding up the values is off by as much.
    """
    error = max(error, 1e-15)
    exponent = floor(log10(error))
    lead = error / 10.0**exponent
    up = floor(lead) if lead - floor(lead) < 1e-9 else floor(lead) + 1
    if up == 10:
        up, exponent = 1, exponent + 1
    return f"{up}e{exponent}"


def cents_words(cents: int) -> str:
    """An amount that is paid, exact: 123450 is 1234.50."""
    whole, part = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}{whole}.{part:02}"


def spaced_cents(cents: int) -> str:
    """The same for reading: 1 234.50, and a real minus."""
    whole, part = divmod(abs(cents), 100)
    return f"{MINUS if cents < 0 else ''}{chips_words(whole)}.{part:02}"
