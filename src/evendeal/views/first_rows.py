"""The rows of results that stand in a page's HTML, to be read before its script has come.

They are made of finished views, so that nothing can stand here that does not stand in those:
`views.poker.first_rows` and `views.matches.first_rows`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from evendeal.ids import SessionNo
from evendeal.signs import MINUS, THIN_SPACE
from evendeal.views.home import HomeHead, status_of

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


STANDINGS = "standings"
MOST = 12
"""Rows of a list of which a page has any number: more than a phone shows before it is scrolled."""
_ORDER = ("running", "sealed", "finished")
"""Of events that are not withdrawn, as the first page of the house has them."""


@dataclass(frozen=True, slots=True)
class PageRows:
    """Which rows the HTML of a page is to bring.

    Attributes:
        of: what they are of, as the build names it: `standings`, or e.g. `deals`.
        session: the one that the address names; None for the current one.
        number: of the match or the deal whose page it is; None for a page of the whole event.
    """

    of: str = STANDINGS
    session: SessionNo | None = None
    number: int | None = None


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


def events_rows(heads: Iterable[HomeHead]) -> tuple[FirstRow, ...]:
    """The events of the house by their names: those that are played, that come, that are over."""
    there = [head for head in heads if status_of(head) in _ORDER]
    there.sort(key=lambda head: (head.rehearsal, _ORDER.index(head.status)))
    return names_rows(head.name for head in there[:MOST])
