"""What stands in a page's HTML before its script has come is printed as the script prints it."""

import re
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from evendeal.views.first_rows import SIGNS, FirstRow, figure_text
from evendeal.views.matches.first_rows import match_rows, standings_rows

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


def _line(name: str, place: int, matches: int, points: int) -> Any:
    return SimpleNamespace(name=name, place=place, shared=False, matches=matches, points=points)


def _board(*lines: Any, places: tuple[Any, ...] = (), points: str = "VP") -> Any:
    return SimpleNamespace(standings=lines, places=places, points=points)


def test_teams_of_matches_have_points_once_a_match_is_over_and_places_once_all_is_decided() -> None:
    named = _line("Kiev", 1, 0, 0), _line("Moscow", 1, 0, 0)
    level = _line("Kiev", 1, 2, 22), _line("Moscow", 2, 2, -18)

    assert standings_rows(_board(*named)) == (
        FirstRow("", "Kiev", ""),
        FirstRow("", "Moscow", ""),
    )
    assert standings_rows(_board(*level, points="IMP")) == (
        FirstRow("1", "Kiev", "+22"),
        FirstRow("2", "Moscow", "\u221218"),
    )
    assert standings_rows(_board(*level, places=(_line("Moscow", 1, 0, 0),))) == (
        FirstRow("1", "Moscow", ""),
    )


def test_a_match_shows_the_imp_of_both_teams() -> None:
    teams = SimpleNamespace(name="Kiev"), SimpleNamespace(name="Moscow")
    match: Any = SimpleNamespace(teams=teams, imps=(25, 24))

    assert match_rows(match) == (FirstRow("", "Kiev", "25"), FirstRow("", "Moscow", "24"))
