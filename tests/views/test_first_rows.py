"""What stands in a page's HTML before its script has come is printed as the script prints it."""

import re
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from evendeal.views.first_rows import SIGNS, FirstRow, events_rows, figure_text
from evendeal.views.matches.first_rows import (
    games_rows,
    match_rows,
    matches_rows,
    standings_rows,
)

FORMAT = Path(__file__).resolve().parents[2] / "ui/src/lib/numbers/format.ts"


@pytest.mark.parametrize(
    ("figure", "signed", "text"),
    [
        (0, False, "0"),
        (0, True, "0"),
        (12, False, "12"),
        (12, True, "+12"),
        (-1150, True, "\u22121\u202f150"),
        (Fraction(11, 2), False, "5½"),
        (Fraction(1, 3), False, "⅓"),
        (Fraction(-1, 2), False, "\u2212½"),
        (Fraction(31, 7), False, "4\u202f3\u20447"),
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


def _match(number: int, names: tuple[str, str], imps: tuple[int, int], finished: int = 4) -> Any:
    teams = tuple(SimpleNamespace(name=name) for name in names)
    place = {"session": 1, "match": number, "round": number}
    return SimpleNamespace(teams=teams, imps=imps, finished=finished, **place)


def _game(match: int, game: int, swing: int | None) -> Any:
    return SimpleNamespace(session=1, match=match, game=game, swing=swing)


def test_the_matches_of_an_event_have_their_imp_once_a_game_is_over_in_both_rooms() -> None:
    first = _match(1, ("Kiev", "Moscow"), (25, 24))
    second = _match(2, ("Moscow", "Kharkov"), (0, 0), finished=0)
    rounds: Any = [SimpleNamespace(matches=[first]), SimpleNamespace(matches=[second])]

    assert matches_rows(SimpleNamespace(rounds=rounds)) == (  # type: ignore[arg-type]
        FirstRow("1", "Kiev \u2013 Moscow", "25:24"),
        FirstRow("2", "Moscow \u2013 Kharkov", ""),
    )


def test_the_games_that_moved_most_come_first_and_what_is_played_not_at_all() -> None:
    board: Any = SimpleNamespace(
        rounds=[SimpleNamespace(matches=[_match(1, ("Kiev", "Moscow"), (25, 24))])],
        final=_match(2, ("Kiev", "Kharkov"), (1, 9)),
    )
    games: Any = SimpleNamespace(
        games=(_game(1, 1, 3), _game(1, 2, 0), _game(1, 3, None), _game(2, 1, -8))
    )

    assert games_rows(board, games) == (
        FirstRow("1", "Kiev \u2013 Kharkov", "8"),
        FirstRow("1", "Kiev \u2013 Moscow", "3"),
    )


def _head(name: str, status: str, *, rehearsal: bool = False, withdrawn: object = None) -> Any:
    return SimpleNamespace(name=name, status=status, rehearsal=rehearsal, withdrawn=withdrawn)


def test_events_that_are_played_stand_before_those_to_come_and_those_that_are_over() -> None:
    heads = (
        _head("Over", "finished"),
        _head("For show", "running", rehearsal=True),
        _head("To come", "sealed"),
        _head("Withdrawn", "running", withdrawn=object()),
        _head("Now", "running"),
    )

    names = [row.name for row in events_rows(heads)]

    assert names == ["Now", "To come", "Over", "For show"]
