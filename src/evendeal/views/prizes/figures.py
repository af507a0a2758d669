"""Money, shares and errors as the page of prizes draws them."""

from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor, log10

from evendeal.prizes.worth import Method, Model
from evendeal.signs import MINUS, THIN_SPACE

MODEL_NAMES: dict[Model, str] = {"icm": "ICM", "dcm": "DCM"}
NONE = "none"


@dataclass(frozen=True, slots=True)
class Amount:
    """An amount that can be paid: `minor` counts the smallest units of the currency."""

    minor: int
    text: str


@dataclass(frozen=True, slots=True)
class Figure:
    """What something is worth, in the smallest units of the currency, or in chips; not rounded."""

    minor: float
    text: str


def money(minor: int, decimals: int) -> Amount:
    """An amount with its text."""
    return Amount(minor, money_text(minor, decimals))


def money_text(minor: int, decimals: int, *, signed: bool = False) -> str:
    """An amount for reading: `1 000.50`, thousands by a thin space, a real minus."""
    whole, part = divmod(abs(minor), 10**decimals)
    text = f"{whole:,}".replace(",", THIN_SPACE)
    if decimals:
        text += f".{part:0{decimals}}"
    if minor < 0:
        return MINUS + text
    return f"+{text}" if signed and minor else text


def figure(minor: float, decimals: int, *, signed: bool = False) -> Figure:
    """A value with its text, rounded to the smallest unit for reading only."""
    return Figure(minor, money_text(round(minor), decimals, signed=signed))


def chips_worth(chips: float) -> Figure:
    """A number of chips that need not be whole, with its text."""
    whole = abs(chips - round(chips)) < 1e-6
    return Figure(chips, money_text(round(chips), 0) if whole else _tenths(chips))


def _tenths(chips: float) -> str:
    return money_text(round(chips * 10), 1)


def share_text(share: float | Fraction) -> str:
    """A part of a whole for reading: `50 %`, `33.3 %`; what is not nothing never reads so."""
    percent = float(share) * 100
    if 0 < percent < 0.05:
        return "<\u202f0.1 %"
    text = f"{percent:.1f}".removesuffix(".0").replace("-", MINUS)
    return f"{text} %"


def ratio_text(ratio: float) -> str:
    """A quotient with two digits."""
    return f"{ratio:.2f}".replace("-", MINUS)


def error_sentence(model: Model, method: Method, error: float, *, of: str = "") -> str:
    """How a model was worked out, and how far off it can be: in parts of the pool, or `of` what."""
    name = MODEL_NAMES[model]
    part = f"{power_text(error)} in {of}" if of else f"{power_text(error)} of the pool"
    match method:
        case "exact":
            return f"{name} exact."
        case "series":
            return f"{name} by series: off by at most {part}."
        case "quadrature":
            return f"{name} by quadrature: off by about {part}."
        case "simulation":
            return f"{name} by simulation: within {part}, 19 times of 20."


def power_text(error: float) -> str:
    """A small number, rounded up to one digit: `3e−10`."""
    if error <= 0:
        return "0"
    power = floor(log10(error))
    digit = ceil(error / 10.0**power - 1e-9)
    if digit == 10:
        digit, power = 1, power + 1
    return f"{digit}e{MINUS if power < 0 else ''}{abs(power)}"
