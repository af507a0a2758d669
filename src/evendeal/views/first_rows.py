"""The rows of results that stand in a page's HTML, to be read before its script has come.

They are made of finished views, so that nothing can stand here that does not stand in those:
`views.poker.first_rows` and `views.matches.first_rows`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from evendeal.views.words import MINUS, THIN_SPACE

SIGNS = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
    Fraction(1, 5): "⅕",
    Fraction(2, 5): "⅖",
    Fraction(3, 5): "⅗",
    Fraction(4, 5): "⅘",
    Fraction(1, 6): "⅙",
    Fraction(5, 6): "⅚",
    Fraction(1, 8): "⅛",
    Fraction(3, 8): "⅜",
    Fraction(5, 8): "⅝",
    Fraction(7, 8): "⅞",
}
"""Fractions that have a sign of their own, as in `ui/src/lib/numbers/format.ts`."""


@dataclass(frozen=True, slots=True)
class FirstRow:
    """A row: `place` as it is printed, e.g. `2=`, empty while there is none; who, and the figure.

    `figure` is empty where nothing has been compared yet.
    """

    place: str
    name: str
    figure: str


def figure_text(figure: int | Fraction, *, signed: bool = False) -> str:
    """A figure as the screens print it: `2 337½`, `−150`, and signed `+2`."""
    size = abs(Fraction(figure))
    whole = size.numerator // size.denominator
    part = size - whole
    text = f"{whole:,}".replace(",", THIN_SPACE) if whole or not part else ""
    if part:
        gap = THIN_SPACE if text else ""
        text += SIGNS.get(part) or f"{gap}{part.numerator}\u2044{part.denominator}"
    if figure < 0:
        return MINUS + text
    return f"+{text}" if signed and figure > 0 else text


def place_text(place: int, shared: bool) -> str:
    """A place as the standings print it: `2`, or `2=` where it is shared."""
    return f"{place}{'=' if shared else ''}"


def names_rows(names: Iterable[str]) -> tuple[FirstRow, ...]:
    """Names that nothing ranks yet."""
    return tuple(FirstRow("", name, "") for name in names)
