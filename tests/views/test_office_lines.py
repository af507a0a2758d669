"""Every kind of line as a sentence, and no card in it before its time."""

import re
from typing import Any

import pytest

from evendeal.ids import EntryId
from evendeal.tournament.duplicate.acts import OFFICE_LINES
from evendeal.tournament.duplicate.rulings import KINDS
from evendeal.views.poker.embargo.table import without_holes
from evendeal.views.poker.office.lines import (
    RULES,
    line_text,
)
from support.english import english
from support.sentences import in_golden_file

NAMES = {EntryId("A"): "Argentina"}
CARD = re.compile(r"\b[2-9TJQKA][cdhs]\b")
ADJUST = {"as": "adjust", "adjust": {"3": "-150", "1": "7/2"}}
RULED = {"do": "rule", "kind": "dispute", "deal": 31, "tables": [4], "rule": "TDA 22"}

LINES: list[dict[str, Any]] = [
    {"do": "break_seal", "label": "1-4-37-K"},
    {"do": "fold", "seat": 2},
    {"do": "raise_to", "seat": 2, "chips": 1500},
    {"do": "kill", "seat": 3},
    {"do": "show", "seat": 1, "cards": ["Ah", "Kd"]},
    {"do": "deal_hole", "seat": 1, "cards": ["Ah", "Kd"]},
    {"do": "dealt", "street": "flop"},
    {"do": "deal_street", "cards": ["2c", "3c", "4c"]},
    {"do": "different", "street": "turn", "cards": ["2c"]},
    {"do": "award", "pot": 0, "seats": [2]},
    {"do": "award", "pot": 1, "seats": [2, 5]},
    {"do": "note", "kind": "clock", "seat": 3, "text": ""},
    {"do": "call_director", "reason": "help"},
    {"do": "dispute", "seat": None, "reason": ""},
    {"do": "undo", "of": 4},
    {"do": "correct", "of": 4, "action": {"do": "call", "seat": 2}, "reason": "misheard"},
    {"do": "accept", "chips": [75, "-7/2", 0], "house": 0},
    {**RULED, "effect": ADJUST, "reason": "agreed", "late": False},
    {
        **RULED,
        "kind": "penalty",
        "effect": {"as": "penalty", "entry": "A", "points": "1/2"},
        "reason": "late",
        "late": True,
    },
    {"do": "withdraw", "ruling": 3, "reason": "no"},
    {"do": "answer", "table": 4, "deal": 1, "reason": ""},
    {"do": "substitute", "seat": 3, "player": "Zoe", "reason": "ill"},
    {"do": "close_line_ups"},
    {"do": "lineup", "entry": "A", "players": ["Ana", "Bea"]},
    {"do": "pause", "reason": "lunch"},
    {"do": "resume"},
    {"do": "custody", "deals": [1, 2], "where": "back", "who": "Carl"},
    {"do": "take_out", "seat": 3, "rule": "R10", "reason": "all-in unseen"},
    {"do": "bring_back", "seat": 3, "reason": "heard"},
    {"do": "request_repair", "deal": 17, "reason": "it fell"},
    {"do": "confirm_repair", "repair": 1},
    {"do": "refuse_repair", "repair": 1, "reason": "no"},
    {"do": "show_deck_order", "repair": 1},
    {"do": "finish_repair", "repair": 1},
    {"do": "decks_given", "what": "decks-1.csv"},
    {"do": "take_out", "seat": 3, "rule": "R10", "reason": "wild"},
    {"do": "request_repair", "deal": 4, "reason": "dropped"},
    {"do": "refuse_repair", "repair": 1, "reason": "too late"},
]


@pytest.mark.parametrize("body", LINES, ids=lambda body: body.get("kind") or body["do"])
def test_a_line_is_one_sentence_without_cards(body: dict[str, Any]) -> None:
    sentence = english(line_text(body, NAMES, board=False, holes=False))

    assert CARD.findall(sentence) == []
    in_golden_file(sentence)


def test_every_act_and_every_kind_of_ruling_has_its_words() -> None:
    assert set(OFFICE_LINES) <= {body["do"] for body in LINES}
    assert set(RULES) == set(KINDS)


def test_cards_are_named_once_they_may_be() -> None:
    street = {"do": "deal_street", "cards": ["2c", "3c", "4c"]}
    show = {"do": "show", "seat": 1, "cards": ["Ah", "Kd"]}

    assert "2c 3c 4c" in english(line_text(street, NAMES, board=True, holes=False))
    assert "Ah" not in str(line_text(show, NAMES, board=True, holes=False))
    assert "Ah Kd" in english(line_text(show, NAMES, board=True, holes=True))


def test_a_line_for_the_screen_has_no_hole_card_not_even_in_a_correction() -> None:
    show = {"do": "show", "seat": 1, "cards": ["Ah", "Kd"]}
    body = {"do": "correct", "of": 1, "action": show, "reason": ""}

    assert CARD.findall(str(without_holes(body))) == []
    assert show["cards"] == ["Ah", "Kd"]
