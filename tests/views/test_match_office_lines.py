"""Every line that a log of team matches can have, as one sentence of the office."""

from typing import Any

import pytest

from evendeal.backgammon.lines import GAME_NOTES
from evendeal.ids import EntryId
from evendeal.views.matches.office.lines import (
    logged_result,
    match_line_text,
    moves_text,
)
from support.english import english
from support.sentences import in_golden_file

NAMES = {EntryId("Kh"): "Kharkov", EntryId("Mo"): "Moscow"}
GAMMON = {"winner": "black", "level": 2, "left": 15, "cube": 2}
FINAL = {"do": "begin", "beacon": None, "finalists": ["Mo", "Kh"]}


LINES: list[dict[str, Any]] = [
    {"do": "publish"},
    {"do": "begin", "beacon": None, "finalists": None, "lots": None},
    {"do": "begin", "beacon": "3 14", "finalists": None, "lots": None},
    {**FINAL, "lots": None},
    {**FINAL, "lots": ["Mo", "Kh"]},
    {"do": "end", "secret": "0"},
    {"do": "open"},
    {"do": "opening_roll", "white": 3, "black": 5},
    {"do": "roll", "side": "white", "dice": [1, 6]},
    {"do": "play", "side": "white", "moves": [[25, 20], [6, 0]], "accepted": False},
    {"do": "play", "side": "black", "moves": [[8, 5]], "accepted": True},
    {"do": "double", "side": "black"},
    {"do": "take", "side": "white"},
    {"do": "pass", "side": "white"},
    {"do": "beaver", "side": "white"},
    {"do": "resign", "side": "white", "level": "gammon"},
    {"do": "accept_resignation", "side": "black"},
    {"do": "decline_resignation", "side": "black"},
    {"do": "accept", **GAMMON},
    {"do": "undo", "of": 7},
    {"do": "correct", "of": 7, "action": {"do": "take", "side": "white"}, "reason": "x"},
    {"do": "note", "kind": "clock", "side": None, "text": ""},
    {"do": "note", "kind": "absent", "side": "black", "text": "ten minutes"},
    {"do": "note", "kind": "wrong_roll", "side": "white", "text": "6-5"},
    {"do": "call_director", "reason": ""},
    {"do": "answer", "table": 2, "deal": 1, "reason": "sit down"},
    {"do": "decide", **GAMMON, "rule": "R48", "reason": "gone"},
    {"do": "reopen", "reason": "early"},
    {"do": "line_up", "match": 3, "team": "Kh", "players": ["A", "B"], "reason": "ill"},
    {"do": "sheets_given", "sheets": 12},
    {"do": "sheets_given", "sheets": 1},
    {"do": "something new"},
]


@pytest.mark.parametrize("body", LINES, ids=lambda body: body.get("kind") or body["do"])
def test_a_line_is_one_sentence(body: dict[str, Any]) -> None:
    in_golden_file(match_line_text(body, NAMES))


@pytest.mark.parametrize("kind", GAME_NOTES)
def test_every_kind_of_note_has_words(kind: str) -> None:
    note = {"do": "note", "kind": kind, "side": None, "text": "6-5"}
    text = english(match_line_text(note, NAMES))

    assert kind not in text or "_" not in kind
    assert text[0].isupper()


def test_long_gammon_has_words_of_its_own_and_no_cube() -> None:
    in_golden_file(logged_result(GAMMON, is_long=True))
    one = {"winner": "white", "level": 1, "left": 1, "cube": 1}
    in_golden_file(logged_result(one, is_long=True))
    in_golden_file(logged_result({"winner": None}))


def test_equal_moves_are_counted() -> None:
    assert moves_text([[8, 5], [8, 5], [6, 3]]) == "8/5(2) 6/3"
    assert moves_text([]) == ""
