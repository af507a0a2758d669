"""Every line that a log of team matches can have, as one sentence of the office."""

from typing import Any

import pytest

from evendeal.ids import EntryId
from evendeal.tournament.matches.acts import GAME_NOTES
from evendeal.views.matches.office_lines import match_line_sentence, moves_text, result_said

NAMES = {EntryId("Kh"): "Kharkov", EntryId("Mo"): "Moscow"}
GAMMON = {"winner": "black", "level": 2, "left": 15, "cube": 2}
FINAL = {"do": "begin", "beacon": None, "finalists": ["Mo", "Kh"]}


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"do": "publish"}, "The event was sealed and published."),
        ({"do": "begin", "beacon": None, "finalists": None, "lots": None}, "The board began."),
        (
            {"do": "begin", "beacon": "3 14", "finalists": None, "lots": None},
            "The board began. The public randomness is '3 14'.",
        ),
        ({**FINAL, "lots": None}, "The final began: Moscow against Kharkov."),
        (
            {**FINAL, "lots": ["Mo", "Kh"]},
            "The final began: Moscow against Kharkov. Lots were drawn: Moscow, Kharkov.",
        ),
        ({"do": "end", "secret": "0"}, "The session ended, and its secret was published."),
        ({"do": "open"}, "The roll set was opened: both rooms have finished the game."),
        (
            {"do": "opening_roll", "white": 3, "black": 5},
            "White rolls 3, Black 5: Black begins.",
        ),
        ({"do": "roll", "side": "white", "dice": [1, 6]}, "White rolls 6-1."),
        (
            {"do": "play", "side": "white", "moves": [[25, 20], [6, 0]], "accepted": False},
            "White plays bar/20 6/off.",
        ),
        (
            {"do": "play", "side": "black", "moves": [[8, 5]], "accepted": True},
            "Black plays 8/5, an illegal play that was let stand.",
        ),
        ({"do": "double", "side": "black"}, "Black doubles."),
        ({"do": "take", "side": "white"}, "White takes."),
        ({"do": "pass", "side": "white"}, "White passes."),
        ({"do": "beaver", "side": "white"}, "White takes and redoubles at once."),
        ({"do": "resign", "side": "white", "level": "gammon"}, "White offers to lose a gammon."),
        ({"do": "accept_resignation", "side": "black"}, "Black accepts the resignation."),
        ({"do": "decline_resignation", "side": "black"}, "Black declines the resignation."),
        (
            {"do": "accept", **GAMMON},
            "The table accepts the result: "
            "Black wins a gammon, White has 15 checkers left, cube 2.",
        ),
        ({"do": "undo", "of": 7}, "Line 7 counts no more."),
        (
            {"do": "correct", "of": 7, "action": {"do": "take", "side": "white"}, "reason": "x"},
            'Line 7 should say: White takes: "x".',
        ),
        ({"do": "note", "kind": "clock", "side": None, "text": ""}, "The clock was called."),
        (
            {"do": "note", "kind": "absent", "side": "black", "text": "ten minutes"},
            "Black: a player is absent: ten minutes.",
        ),
        (
            {"do": "note", "kind": "wrong_roll", "side": "white", "text": "6-5"},
            "White: 6-5 was typed, which is not the roll.",
        ),
        ({"do": "call_director", "reason": ""}, "The director was called."),
        (
            {"do": "answer", "table": 2, "deal": 1, "reason": "sit down"},
            'The call of table 2 was answered: "sit down".',
        ),
        (
            {"do": "decide", **GAMMON, "rule": "R48", "reason": "gone"},
            "The director decided: Black wins a gammon, White has 15 checkers left, cube 2."
            ' Rule: R48: "gone".',
        ),
        ({"do": "reopen", "reason": "early"}, 'The game was opened again: "early".'),
        (
            {"do": "line_up", "match": 3, "team": "Kh", "players": ["A", "B"], "reason": "ill"},
            'Match 3: Kharkov plays A in the open room and B in the closed: "ill".',
        ),
        (
            {"do": "sheets_given", "sheets": 12},
            "12 roll sheets were printed: whoever has one knows the rolls of its game.",
        ),
        (
            {"do": "sheets_given", "sheets": 1},
            "1 roll sheet was printed: whoever has one knows the rolls of its game.",
        ),
        ({"do": "something new"}, "something new."),
    ],
)
def test_a_line_is_one_sentence(body: dict[str, Any], sentence: str) -> None:
    assert match_line_sentence(body, NAMES) == sentence


@pytest.mark.parametrize("kind", GAME_NOTES)
def test_every_kind_of_note_has_words(kind: str) -> None:
    told = match_line_sentence({"do": "note", "kind": kind, "side": None, "text": "6-5"}, NAMES)

    assert kind not in told or "_" not in kind
    assert told[0].isupper()


def test_long_gammon_has_words_of_its_own_and_no_cube() -> None:
    assert result_said(GAMMON, is_long=True) == "Black wins a mars, White has 15 checkers left"
    one = {"winner": "white", "level": 1, "left": 1, "cube": 1}
    assert result_said(one, is_long=True) == "White wins an oin, Black has 1 checker left"
    assert result_said({"winner": None}) == "the game is drawn"


def test_equal_moves_are_counted() -> None:
    assert moves_text([[8, 5], [8, 5], [6, 3]]) == "8/5(2) 6/3"
    assert moves_text([]) == "nothing"
