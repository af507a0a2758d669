"""Every kind of line as a sentence, and no card in it before its time."""

import re
from typing import Any

import pytest

from evendeal.ids import EntryId
from evendeal.tournament.acts import _ACTS
from evendeal.tournament.rulings import KINDS
from evendeal.views.office_lines import RULES, body_shown, line_sentence

NAMES = {EntryId("A"): "Argentina"}
CARD = re.compile(r"\b[2-9TJQKA][cdhs]\b")
ADJUST = {"as": "adjust", "adjust": {"3": "-150", "1": "7/2"}}
RULED = {"do": "rule", "kind": "dispute", "deal": 31, "tables": [4], "rule": "TDA 22"}

SAID: list[tuple[dict[str, Any], str]] = [
    ({"do": "break_seal", "label": "1-4-37-K"}, "The seal of deck 1-4-37-K was broken."),
    ({"do": "fold", "seat": 2}, "Seat 2 folds."),
    ({"do": "raise_to", "seat": 2, "chips": 1500}, "Seat 2 bets or raises to 1\u2009500."),
    ({"do": "kill", "seat": 3}, "The hand of seat 3 is dead."),
    ({"do": "show", "seat": 1, "cards": ["Ah", "Kd"]}, "Seat 1 shows."),
    ({"do": "deal_hole", "seat": 1, "cards": ["Ah", "Kd"]}, "Seat 1 is dealt two cards."),
    ({"do": "dealt", "street": "flop"}, "The flop was dealt."),
    ({"do": "deal_street", "cards": ["2c", "3c", "4c"]}, "The board was confirmed."),
    (
        {"do": "different", "street": "turn", "cards": ["2c"]},
        "The turn is another than the deck-order has.",
    ),
    ({"do": "award", "pot": 0, "seats": [2]}, "Seat 2 wins the main pot."),
    ({"do": "award", "pot": 1, "seats": [2, 5]}, "Seats 2 and 5 share side pot 1."),
    ({"do": "note", "kind": "clock", "seat": 3, "text": ""}, "Seat 3 has the clock called on it."),
    ({"do": "call_director", "reason": "help"}, 'The director was called: "help".'),
    ({"do": "dispute", "seat": None, "reason": ""}, "The table disputes the result."),
    ({"do": "undo", "of": 4}, "Line 4 counts no more."),
    (
        {"do": "correct", "of": 4, "action": {"do": "call", "seat": 2}, "reason": "misheard"},
        'Line 4 should say: seat 2 calls: "misheard".',
    ),
    (
        {"do": "accept", "chips": [75, "-7/2", 0], "house": 0},
        "The table accepts the result: seat 1 +75, seat 2 −3½, seat 3 0.",
    ),
    (
        {**RULED, "effect": ADJUST, "reason": "agreed", "late": False},
        "Ruling. Dispute: deal 31 at table 4: seat 1 +3½ and seat 3 −150. "
        "Rule: TDA 22. Reason: agreed.",
    ),
    (
        {
            **RULED,
            "kind": "penalty",
            "effect": {"as": "penalty", "entry": "A", "points": "1/2"},
            "reason": "late",
            "late": True,
        },
        "Ruling. Penalty: Argentina loses ½ point. Rule: TDA 22. Reason: late. It came late.",
    ),
    ({"do": "withdraw", "ruling": 3, "reason": "no"}, 'Ruling 3 was withdrawn: "no".'),
    (
        {"do": "answer", "table": 4, "deal": 1, "reason": ""},
        "The director answered table 4 about deal 1.",
    ),
    (
        {"do": "substitute", "seat": 3, "player": "Zoe", "reason": "ill"},
        'Zoe takes seat 3: "ill".',
    ),
    ({"do": "close_line_ups"}, "The line-ups of the session were closed."),
    ({"do": "lineup", "entry": "A", "players": ["Ana", "Bea"]}, "Argentina lines up: Ana and Bea."),
    ({"do": "pause", "reason": "lunch"}, 'Play was paused: "lunch".'),
    ({"do": "resume"}, "Play went on."),
    (
        {"do": "custody", "deals": [1, 2], "where": "back", "who": "Carl"},
        "The decks of deals 1 and 2 are back with the custodian, in the hands of Carl.",
    ),
    (
        {"do": "take_out", "seat": 3, "rule": "R10", "reason": "all-in unseen"},
        'Seat 3 is out: its hands are dead from the next deal on: "all-in unseen". Rule: R10.',
    ),
    (
        {"do": "bring_back", "seat": 3, "reason": "heard"},
        'Seat 3 plays again from the next deal on: "heard".',
    ),
    (
        {"do": "request_repair", "deal": 17, "reason": "it fell"},
        'The deck of deal 17 is to be put right: "it fell".',
    ),
    ({"do": "confirm_repair", "repair": 1}, "Repair 1 was confirmed."),
    ({"do": "refuse_repair", "repair": 1, "reason": "no"}, 'Repair 1 was turned down: "no".'),
    ({"do": "show_deck_order", "repair": 1}, "The deck-order of repair 1 was given."),
    ({"do": "finish_repair", "repair": 1}, "The deck of repair 1 is in order again."),
    ({"do": "close_line_ups"}, "The line-ups of the session were closed."),
    ({"do": "decks_given", "what": "decks-1.csv"}, "The deck file decks-1.csv was handed out."),
    (
        {"do": "take_out", "seat": 3, "rule": "R10", "reason": "wild"},
        'Seat 3 is out: its hands are dead from the next deal on: "wild". Rule: R10.',
    ),
    (
        {"do": "bring_back", "seat": 3, "reason": "heard"},
        'Seat 3 plays again from the next deal on: "heard".',
    ),
    ({"do": "close_line_ups"}, "The line-ups of the session were closed."),
    (
        {"do": "request_repair", "deal": 4, "reason": "dropped"},
        'The deck of deal 4 is to be put right: "dropped".',
    ),
    ({"do": "confirm_repair", "repair": 1}, "Repair 1 was confirmed."),
    (
        {"do": "refuse_repair", "repair": 1, "reason": "too late"},
        'Repair 1 was turned down: "too late".',
    ),
    ({"do": "show_deck_order", "repair": 1}, "The deck-order of repair 1 was given."),
    ({"do": "finish_repair", "repair": 1}, "The deck of repair 1 is in order again."),
]


@pytest.mark.parametrize(("body", "sentence"), SAID, ids=lambda value: str(value)[:30])
def test_a_line_is_one_sentence_without_cards(body: dict[str, Any], sentence: str) -> None:
    assert line_sentence(body, NAMES, board=False, holes=False) == sentence
    assert CARD.findall(sentence) == []


def test_every_act_and_every_kind_of_ruling_has_its_words() -> None:
    assert set(_ACTS) <= {body["do"] for body, _ in SAID}
    assert set(RULES) == set(KINDS)


def test_cards_are_named_once_they_may_be() -> None:
    street = {"do": "deal_street", "cards": ["2c", "3c", "4c"]}
    shown = {"do": "show", "seat": 1, "cards": ["Ah", "Kd"]}

    assert "2c 3c 4c" in line_sentence(street, NAMES, board=True, holes=False)
    assert "Ah" not in line_sentence(shown, NAMES, board=True, holes=False)
    assert "Ah Kd" in line_sentence(shown, NAMES, board=True, holes=True)


def test_a_line_for_the_screen_has_no_hole_card_not_even_in_a_correction() -> None:
    shown = {"do": "show", "seat": 1, "cards": ["Ah", "Kd"]}
    body = {"do": "correct", "of": 1, "action": shown, "reason": ""}

    assert CARD.findall(str(body_shown(body, holes=False))) == []
    assert body_shown(body, holes=True) == body
    assert shown["cards"] == ["Ah", "Kd"]
