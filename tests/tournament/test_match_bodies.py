"""What no line of an event of team matches can say, and what the page of the log says of them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from evendeal.backgammon import (
    Double,
    Level,
    Side,
    Take,
)
from evendeal.backgammon.game_stage import GameStage
from evendeal.backgammon.lines import GAME_NOTES, Decided
from evendeal.backgammon.wire import NotAGameAction
from evendeal.draw.beacon import NotABeacon
from evendeal.errors import Refused
from evendeal.ids import SessionNo
from evendeal.lines.fields import NotABody
from evendeal.tournament.room_match.bodies import (
    match_body_from_json,
    match_body_to_json,
)
from support.event_kinds.lines_of_matches import LINES
from support.events.match_log import MatchLog, event_of
from support.refusals import refused

WHITE, BLACK = Side.WHITE, Side.BLACK
DIGITS = "0123456789abcdef" * 4


@pytest.mark.parametrize(
    ("data", "kind", "facts"),
    [
        pytest.param(
            {}, NotAGameAction, {"field": "do", "value": None}, id="a line has to say what was done"
        ),
        pytest.param(
            {"do": "fold", "seat": 1},
            NotAGameAction,
            {"field": "do", "value": "fold"},
            id="fold is no action of a game",
        ),
        pytest.param(
            {"do": ["roll"]},
            NotAGameAction,
            {"field": "do", "value": ["roll"]},
            id="[roll] is no action of a game",
        ),
        pytest.param(
            {"do": "roll", "side": "white", "dice": None},
            NotAGameAction,
            {"field": "dice", "value": None},
            id="its dice: two whole numbers, and not null",
        ),
        pytest.param(
            {"do": "opening_roll", "white": None, "black": None},
            NotAGameAction,
            {"field": "white", "value": None},
            id="Whites die: a whole number, and not null",
        ),
        pytest.param({"do": "undo", "of": True}, NotABody, {"do": "undo"}, id="of is true"),
        pytest.param(
            {"do": "undo", "of": -1},
            NotABody,
            {"do": "undo"},
            id="of is -1, and has to be a whole number from 0 on",
        ),
        pytest.param({"do": "undo"}, NotABody, {"do": "undo"}, id="of is missing; its fields are"),
        pytest.param(
            {"do": "undo", "of": 1, "on": 2},
            NotABody,
            {"do": "undo"},
            id="on is no field of it; its fields are",
        ),
        pytest.param(
            {"do": "pause", "for": 1, "reason": ""},
            NotABody,
            {"do": "pause"},
            id="for is no field of it",
        ),
        pytest.param({"do": "end", "secret": "00"}, NotABody, {"do": "end"}, id="secret is 00"),
        pytest.param(
            {"do": "end", "secret": 5},
            NotABody,
            {"do": "end"},
            id="secret is 5, and has to be 64 digits",
        ),
        pytest.param(
            {"do": "open", "rolls": "", "salt": DIGITS, "path": ["x"]},
            NotABody,
            {"do": "open"},
            id="path is   of 64 digits",
        ),
        pytest.param(
            {"do": "open", "rolls": "", "salt": DIGITS, "path": [DIGITS] * 41},
            NotABody,
            {"do": "open"},
            id="a list of at most 40",
        ),
        pytest.param(
            {"do": "begin", "beacon": None, "finalists": ["A"], "lots": None},
            NotABody,
            {"do": "begin"},
            id="two teams, not 1",
        ),
        pytest.param(
            {"do": "begin", "beacon": None, "finalists": ["A", "A"], "lots": None},
            NotABody,
            {"do": "begin"},
            id="there twice",
        ),
        pytest.param(
            {"do": "begin", "beacon": None, "finalists": "AB", "lots": None},
            NotABody,
            {"do": "begin"},
            id="a list of teams",
        ),
        pytest.param(
            {"do": "begin", "beacon": None, "finalists": None, "lots": [1]},
            NotABody,
            {"do": "begin"},
            id="a list of teams",
        ),
        pytest.param(
            {"do": "begin", "beacon": 1, "finalists": None, "lots": None},
            NotABody,
            {"do": "begin"},
            id="beacon is 1, and has",
        ),
        pytest.param(
            {"do": "note", "kind": "seat", "side": None, "text": ""},
            NotABody,
            {"do": "note"},
            id="kind is seat",
        ),
        pytest.param(
            {"do": "note", "kind": "clock", "side": "red", "text": ""},
            NotABody,
            {"do": "note"},
            id="side is red",
        ),
        pytest.param(
            {"do": "note", "kind": "clock", "side": None, "text": "a\tb"},
            NotABody,
            {"do": "note"},
            id="text is   text of at most 500",
        ),
        pytest.param(
            {"do": "accept", "winner": "white", "level": 4, "left": 1, "cube": 1},
            NotABody,
            {"do": "accept"},
            id="level is 4, and has to be",
        ),
        pytest.param(
            {"do": "accept", "winner": "white", "level": 1, "left": 16, "cube": 1},
            NotABody,
            {"do": "accept"},
            id="left is 16, and has to be",
        ),
        pytest.param(
            {"do": "accept", "winner": "white", "level": 1, "left": 0, "cube": 1},
            NotABody,
            {"do": "accept"},
            id="at least one",
        ),
        pytest.param(
            {"do": "accept", "winner": None, "level": 2, "left": 0, "cube": 1},
            NotABody,
            {"do": "accept"},
            id="a drawn game has",
        ),
        pytest.param(
            {"do": "accept", "winner": None, "level": 1, "left": 3, "cube": 1},
            NotABody,
            {"do": "accept"},
            id="a drawn game has",
        ),
        pytest.param(
            {"do": "accept", "winner": "white", "level": 1, "left": 1, "cube": 0},
            NotABody,
            {"do": "accept"},
            id="cube is 0, and has to be",
        ),
        pytest.param(
            {"do": "accept", "winner": "white", "level": True, "left": 1, "cube": 1},
            NotABody,
            {"do": "accept"},
            id="level is true",
        ),
        pytest.param(
            {"do": "reopen", "reason": "  "},
            NotABody,
            {"do": "reopen"},
            id="has to be text that says why",
        ),
        pytest.param(
            {"do": "line_up", "match": 1, "team": "A", "players": ["A1"], "reason": "x"},
            NotABody,
            {"do": "line_up"},
            id="players is [A1]",
        ),
        pytest.param(
            {"do": "line_up", "match": 0, "team": "A", "players": ["A1", "A2"], "reason": "x"},
            NotABody,
            {"do": "line_up"},
            id="match is 0",
        ),
        pytest.param(
            {"do": "correct", "of": 1, "action": {"do": "take"}, "reason": ""},
            NotAGameAction,
            {"field": "side", "value": None},
            id="say whose it",
        ),
        pytest.param(
            {"do": "correct", "of": 1, "action": {"do": "undo", "of": 1}, "reason": ""},
            NotAGameAction,
            {"field": "do", "value": "undo"},
            id="undo",
        ),
        pytest.param(
            {"do": "bound", "deal": 1, "stood": 0, "lines": [{"do": ["roll"]}]},
            NotAGameAction,
            {"field": "do", "value": ["roll"]},
            id="no action of a game",
        ),
        pytest.param(
            {"do": "bound", "deal": 1, "stood": 0, "lines": [{"do": "sheets_given", "sheets": 1}]},
            NotABody,
            {"do": "bound"},
            id="no line of a game",
        ),
        pytest.param(
            {"do": "call_director", "reason": 1},
            NotABody,
            {"do": "call_director"},
            id="reason is 1, and has to be text",
        ),
    ],
)
def test_what_no_line_can_say_is_refused_with_its_place(
    data: dict[str, Any], kind: type[Refused], facts: dict[str, object]
) -> None:
    with refused(kind, **facts) as no:
        match_body_from_json(data)

    assert isinstance(no.value, NotABody | NotAGameAction)


@pytest.mark.parametrize(
    "changed",
    [
        pytest.param({"left": 0}, id="at least one checker"),
        pytest.param({"level": 2}, id="all 15 checkers left"),
        pytest.param({"level": 3, "left": 14}, id="all 15 checkers left"),
        pytest.param({"winner": None}, id="a drawn game has"),
        pytest.param({"reason": ""}, id="has to be text that says why"),
        pytest.param({"rule": ""}, id="rule is"),
        pytest.param({"rule": "a\nb"}, id="rule"),
        pytest.param({"cube": 2**31}, id="cube"),
    ],
)
def test_a_director_decides_only_what_a_game_can_come_to(changed: dict[str, Any]) -> None:
    decided = match_body_to_json(Decided(BLACK, Level.SINGLE, 5, 4, "time", "no time is left"))

    with refused(NotABody, do="decide"):
        match_body_from_json({**decided, **changed})


def test_public_randomness_has_one_form() -> None:
    with refused(NotABeacon, value=""):
        match_body_from_json({"do": "begin", "beacon": "", "finalists": None, "lots": None})


@pytest.mark.parametrize(
    "line",
    [
        {"do": "begin_round", "round": 2},
        {"do": "bound", "deal": 1, "stood": 0, "lines": [{"do": "undo", "of": 1}]},
        {"do": "pause", "reason": ""},
        {"do": "roll", "side": "white", "dice": None},
        "double",
    ],
)
def test_a_table_is_bound_to_lines_of_a_game_alone(line: Any) -> None:
    with pytest.raises(Refused):
        match_body_from_json({"do": "bound", "deal": 1, "stood": 0, "lines": [line]})


def test_notes_have_kinds_that_a_backgammon_table_knows() -> None:
    assert GAME_NOTES == (
        "out_of_turn",
        "clock",
        "cocked",
        "illegal_play",
        "absent",
        "wrong_roll",
        "other",
    )


PAGE = (Path(__file__).parents[2] / "docs" / "log.md").read_text("utf-8")
MATCHES = PAGE.partition("### What lines of team matches say")[2].partition("\n### ")[0]
SHOWN = [
    (tuple(map(int, place.split())), json.loads(body))
    for place, body in re.findall(r"^(\d \d \d) (\{.*\})$", MATCHES, re.MULTILINE)
]


def test_the_page_of_the_log_names_every_kind_of_line_with_its_fields() -> None:
    rows = re.findall(r"^\| (`.*?`) \| (`.*?`) \|", MATCHES, re.MULTILINE)
    named = {do: fields for each, fields in rows for do in re.findall(r"`(\w+)`", each)}

    for body in LINES.each:
        written = match_body_to_json(body)
        fields = set(re.findall(r"`(\w+)`", named[written["do"]]))
        assert written.keys() - {"do"} <= fields, written["do"]


def test_the_lines_that_the_page_of_the_log_shows_are_those_of_a_session() -> None:
    log = MatchLog(event_of(2, games=1), known=False)
    for place, body in SHOWN:
        assert match_body_to_json(match_body_from_json(body)) == body
        if place[0] == 1:
            log.write(place, match_body_from_json(body))

    game, other = log.game(log.place()), log.game(log.place(room="closed"))
    assert log.progress.finished
    assert log.progress.match(SessionNo(1), 1).planned.players.open == ("A1", "B5")
    assert game.stage is other.stage is GameStage.DECIDED
    assert game.turns[1].moves == ((13, 8), (13, 8), (8, 3), (8, 3))
    assert game.turns[2].actions[:2] == (Double(WHITE), Take(BLACK))
    assert game.calls == ()
