"""What stands in a page's HTML before its script has come is printed as the script prints it."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

from evendeal.views.first_rows import SIGNS, figure_text

FORMAT = Path(__file__).resolve().parents[2] / "ui/src/lib/numbers/format.ts"


@pytest.mark.parametrize(
    ("figure", "signed", "text"),
    [
        (0, False, "0"),
        (0, True, "0"),
        (12, False, "12"),
        (12, True, "+12"),
        (-1150, True, "\u22121\u2009150"),
        (Fraction(11, 2), False, "5½"),
        (Fraction(1, 3), False, "⅓"),
        (Fraction(-1, 2), False, "\u2212½"),
        (Fraction(31, 7), False, "4\u20093\u20447"),
        (Fraction(3, 7), False, "3\u20447"),
    ],
)
def test_a_figure_is_printed_as_on_the_screens(
    figure: int | Fraction, text: str, *, signed: bool
) -> None:
    assert figure_text(figure, signed=signed) == text


def test_the_fractions_with_a_sign_of_their_own_are_those_of_the_screens() -> None:
    of_the_screens = re.findall(r'"(\d)/(\d)": "(.)"', FORMAT.read_text("utf-8"))

    assert {Fraction(int(n), int(d)): sign for n, d, sign in of_the_screens} == SIGNS
