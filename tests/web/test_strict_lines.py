"""Lines are read strictly, of whichever game: `true` is no number, no field is too many (S13)."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import ANY

import pytest

from evendeal.formats.consoles import NothingSent
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, TableNo
from evendeal.tournament.line import Draft
from support.events.poker import CUP, FIRST, begun, desk_on, event_of, rows
from support.refusals import problem
from support.web.match_house import MatchHouse, match_house

POKER, GAMES = "/api/console/cup/1/lines", "/api/console/duel/1/lines"

HAND: list[dict[str, Any]] = [
    {"do": "fold", "seat": True},
    {"do": "check", "seat": True},
    {"do": "call", "seat": True},
    {"do": "kill", "seat": True},
    {"do": "muck", "seat": True},
    {"do": "show", "seat": True, "cards": []},
    {"do": "raise_to", "seat": True, "chips": 200},
    {"do": "raise_to", "seat": 1, "chips": True},
    {"do": "award", "pot": True, "seats": [1]},
    {"do": "award", "pot": 0, "seats": [True]},
    {"do": "accept", "chips": [True, -1], "house": 0},
    {"do": "accept", "chips": [1, -1], "house": False},
    {"do": "note", "kind": "other", "seat": True, "text": ""},
    {"do": "dispute", "seat": True, "reason": ""},
    {"do": "undo", "of": True},
    {"do": "undo", "of": -1},
    {"do": "undo", "of": 1.0},
    {"do": "correct", "of": True, "action": {"do": "fold", "seat": 1}, "reason": ""},
    {"do": "correct", "of": 1, "action": {"do": "fold", "seat": True}, "reason": ""},
    {"do": "correct", "of": 1, "action": {"do": "fold", "seat": 1}, "reason": "x" * 501},
]

GAME: list[dict[str, Any]] = [
    {"do": "opening_roll", "white": True, "black": 2},
    {"do": "roll", "side": "white", "dice": [True, 5]},
    {"do": "play", "side": "white", "moves": [[True, 5]], "accepted": False},
    {"do": "play", "side": "white", "moves": [[6, 5]], "accepted": 0},
    {"do": "accept", "winner": "white", "level": True, "left": 1, "cube": 1},
    {"do": "accept", "winner": "white", "level": 1, "left": True, "cube": 1},
    {"do": "accept", "winner": "white", "level": 1, "left": 1, "cube": True},
    {"do": "undo", "of": True},
    {"do": "undo", "of": -1},
    {"do": "undo", "of": 1.0},
    {"do": "correct", "of": True, "action": {"do": "double", "side": "white"}, "reason": ""},
    {"do": "correct", "of": 1, "action": {"do": "double", "side": "white"}, "reason": "x" * 501},
]

SAID: list[dict[str, Any]] = [
    {"do": "undo", "of": 0},
    {"do": "call_director", "reason": ""},
    {"do": "note", "kind": "other", "seat": None, "text": ""},
    {"do": "note", "kind": "other", "side": None, "text": ""},
    {"do": "fold", "seat": 1},
    {"do": "double", "side": "white"},
    {"do": "roll", "side": "white", "dice": None},
    {"do": "opening_roll", "white": None, "black": None},
]
"""Lines with nothing wrong in their fields, of one game or the other."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchHouse]:
    with match_house(tmp_path_factory.mktemp("strict") / "var") as found:
        yield found


def post(hall: MatchHouse, path: str, line: dict[str, Any], **changes: Any) -> Any:
    """A line as it is, for the deal or the game that is due."""
    who = "poker table" if path == POKER else "open room"
    console = hall.ask(who, "GET", path.removesuffix("/lines")).json
    due = console["order"][0]
    said = {"session": 1, "deal": due["deal" if path == POKER else "set"], "n": due["next"]}
    said |= {"key": "k", "rules": "0", "lines": [line]} | changes
    return hall.ask(who, "POST", path, said)


@pytest.mark.long
@pytest.mark.parametrize(
    ("path", "line"), [*((POKER, each) for each in HAND), *((GAMES, each) for each in GAME)]
)
def test_a_value_of_another_type_is_refused_by_the_name_of_its_line(
    hall: MatchHouse, path: str, line: dict[str, Any]
) -> None:
    """S13: `true` was taken for 1 at a poker console, and undid a line."""
    answer = post(hall, path, line)

    assert answer.status in (409, 422)
    assert answer.json["name"] in ("NotABody", "NotAnAction", "NotAGameAction", "NotARoll")


@pytest.mark.parametrize("path", [POKER, GAMES])
@pytest.mark.parametrize("line", SAID)
def test_a_field_too_many_is_refused_in_every_line_of_either_game(
    hall: MatchHouse, path: str, line: dict[str, Any]
) -> None:
    """S13: whatever it is called, and whatever the line says."""
    answer = post(hall, path, {**line, "more": 1})

    assert answer.status in (409, 422)
    assert answer.json["name"] in ("NotABody", "NotAnAction", "NotAGameAction", "NotForATable")


@pytest.mark.parametrize("path", [POKER, GAMES])
@pytest.mark.parametrize("field", ["session", "deal", "n"])
def test_the_place_of_a_line_is_a_number_and_true_is_none(
    hall: MatchHouse, path: str, field: str
) -> None:
    """S13: the same for what stands beside the lines."""
    answer = post(hall, path, {"do": "call_director", "reason": ""}, **{field: True})

    problem(answer, "BodyUnreadable", 422, why=ANY)


@pytest.mark.parametrize("path", [POKER, GAMES])
def test_a_message_has_lines_and_not_a_thousand(hall: MatchHouse, path: str) -> None:
    """S13: one bound for either game, and a clear sentence; nothing is written."""
    call = {"do": "call_director", "reason": ""}
    who = "poker table" if path == POKER else "open room"
    before = hall.ask(who, "GET", path.removesuffix("/lines")).json
    for count in (0, 501, 1_000):
        answer = post(hall, path, call, lines=[call] * count)

        problem(answer, NothingSent, 422, lines=count, most=500)
    assert hall.ask(who, "GET", path.removesuffix("/lines")).json == before


@pytest.mark.parametrize(
    "effect",
    [
        {"as": "penalty", "entry": "A", "points": True},
        {"as": "penalty", "entry": "A", "points": 1.5},
        {"as": "adjust", "adjust": {"1": True}},
        {"as": "stands", "more": 1},
    ],
)
def test_a_ruling_is_read_as_strictly(hall: MatchHouse, effect: dict[str, Any]) -> None:
    """S13: chips and points are numbers too."""
    deal = None if effect["as"] == "penalty" else 1
    ruling = {"kind": "other", "deal": deal, "rule": "R1", "reason": "x", "key": "r"}
    path = "/api/office/cup/rulings"
    answer = hall.ask("poker director", "POST", path, {**ruling, "effect": effect})

    problem(answer, "NotABody", 409)


def test_a_log_that_holds_such_a_line_is_read_as_before(tmp_path: Any) -> None:
    """S13: what stands in a log keeps its meaning, though nobody could write it now."""
    folder = tmp_path / "var"
    for desk in desk_on(folder):
        begun(desk, event_of(teams=2, deals=2))
        place, deal = (FIRST, 1, 1), DealNo(1)
        setup = desk.progress(CUP).hand(FIRST, TableNo(1), deal).setup
        bodies: list[dict[str, Any]] = [
            {"do": "call_director", "reason": ""},
            {"do": "call", "seat": setup.button},
            {"do": "undo", "of": True},
            {"do": "fold", "seat": setup.button},
            {
                "do": "correct",
                "of": 3,
                "action": {"do": "call", "seat": setup.button},
                "reason": "x" * 600,
            },
        ]
        desk.write(CUP, [Draft(*place, n, f"k{n}", body) for n, body in enumerate(bodies)], "ann")
        again = Desk(desk.adapters)
        hand = again.progress(CUP).hand(FIRST, TableNo(1), deal)

        assert again.stuck(CUP) is None
        assert [n for n, _ in hand.in_force] == [3]
        assert hand.lines == 5
    assert rows(folder)[-3].body == {"do": "undo", "of": True}
