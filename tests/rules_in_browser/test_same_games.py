"""Games of backgammon in the browser's Python and here: both must say the same, byte for byte."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from evendeal.backgammon import BACKGAMMON, LONG_GAMMON, BlockTest, Ruleset, apply, is_over
from evendeal.backgammon.wire import game_action_from_json, ruleset_to_json
from evendeal.console.answers import answer
from support.backgammon.golden_plays import LONG, SHORT, from_track
from support.two_worlds.games import numbered, questions, typed_game
from support.two_worlds.witness import witness


def golden_positions() -> list[dict[str, Any]]:
    """Each golden position with its roll, in both games."""
    found = []
    for rules, golden in ((BACKGAMMON, SHORT), (LONG_GAMMON, LONG)):
        for entry in (each for listed in golden["categories"].values() for each in listed):
            if rules is LONG_GAMMON:
                white, black = from_track(entry["own"]), from_track(entry["opp"])
            else:
                white, black = entry["own"], entry["opp"]
            found.append(
                {
                    "ruleset": ruleset_to_json(rules),
                    "white": list(white),
                    "black": list(black),
                    "dice": entry["dice"],
                }
            )
    return found


def test_golden_plays_and_whole_games_come_out_the_same_in_both(
    in_the_browser: Callable[[str], str],
) -> None:
    """Among them one game of long gammon in which every line and every move is asked about."""
    random = Random(2008)
    asked = list(questions(random, LONG_GAMMON, 1))
    for rules in (
        BACKGAMMON,
        LONG_GAMMON,
        replace(BACKGAMMON, beavers=True),
        replace(LONG_GAMMON, block=BlockTest.EACH, last_roll_draw=True),
    ):
        for _ in range(3):
            asked += questions(random, rules, 9)
    positions = golden_positions()
    given = json.dumps({"positions": positions, "asked": asked})
    here = witness(given)

    assert len(positions) > 100
    assert len(asked) > 400
    assert in_the_browser(given) == here


def ask(rules: Ruleset, lines: list[Any], **more: Any) -> dict[str, Any]:
    """What the console is told."""
    terms = {"ruleset": ruleset_to_json(rules), "drawn": True, "lines": lines}
    document = json.loads(answer(json.dumps({"do": "play_game", **terms, **more})))
    reply: dict[str, Any] = document["answer"]
    return reply


def test_what_a_recorder_types_makes_the_game_that_the_rules_make() -> None:
    random = Random(5)
    for rules in (BACKGAMMON, LONG_GAMMON) * 3:
        lines, states = typed_game(random, rules)
        reply = ask(rules, numbered(lines, len(lines) - 1))

        assert reply["refusal"] is None
        assert tuple(reply["board"]["white"]) == states[-1].checkers[0]
        assert reply["board"]["due"] == "over"
        assert reply["result"]["winner"] == lines[-1]["winner"]


def test_every_way_that_is_shown_can_become_a_play_and_no_play_is_left_out() -> None:
    random = Random(3)
    for rules in (BACKGAMMON, LONG_GAMMON):
        lines, states = typed_game(random, rules)
        for n, body in enumerate(lines):
            if body["do"] != "play" or n % 5:
                continue
            made: list[Any] = []
            while True:
                terms = {"ruleset": ruleset_to_json(rules), "drawn": True}
                question = {**terms, "lines": numbered(lines[:n]), "made": made, "free": False}
                document = json.loads(answer(json.dumps({"do": "moves", **question})))
                menu = document["answer"]
                if menu["whole"]:
                    break
                made += random.choice(menu["ways"])["moves"]
            after = apply(states[n], game_action_from_json({**body, "moves": made}))

            assert [list(after.checkers[0]), list(after.checkers[1])] == [
                menu["board"]["white"],
                menu["board"]["black"],
            ]
            assert not is_over(after) or menu["ways"] == []


def test_a_checker_that_would_hit_by_one_order_of_the_dice_alone_is_moved_die_by_die() -> None:
    """Black has split to White's 2 and 3 points, one checker each, and White rolls 4-1."""
    lines = [
        {"do": "opening_roll", "white": 1, "black": 2},
        {"do": "play", "side": "black", "moves": [[24, 22], [24, 23]], "accepted": False},
        {"do": "roll", "side": "white", "dice": [4, 1]},
    ]
    terms = {"ruleset": ruleset_to_json(BACKGAMMON), "drawn": True, "lines": numbered(lines)}
    question = {"do": "moves", **terms, "made": [], "free": False}
    menu = json.loads(answer(json.dumps(question)))["answer"]
    reached = {(way["start"], way["end"]): way["moves"] for way in menu["ways"]}

    # 8/4/3 and 8/7/3 end alike; 6/2/1 hits on the way and 6/5/1 does not.
    assert len(reached[8, 3]) == 2
    assert (6, 1) not in reached
    assert (6, 2) in reached


def test_after_an_undone_roll_the_cube_stays_as_it_was() -> None:
    lines: list[dict[str, Any]] = [
        {"do": "opening_roll", "white": 6, "black": 1},
        {"do": "play", "side": "white", "moves": [[13, 7], [8, 7]], "accepted": False},
        {"do": "roll", "side": "black", "dice": [3, 1]},
        {"do": "undo", "of": 2},
    ]
    reply = ask(BACKGAMMON, numbered(lines))
    doubled = ask(BACKGAMMON, numbered([*lines, {"do": "double", "side": "black"}], 4))

    assert reply["legal"]["roll"]
    assert not reply["legal"]["double"]
    assert reply["again"] == [3, 1]
    assert doubled["refusal"]["name"] == "RollSeen"


def test_a_drawn_roll_is_not_the_recorder_s_to_undo() -> None:
    lines: list[dict[str, Any]] = [
        {"do": "opening_roll", "white": 6, "black": 1},
        {"do": "undo", "of": 0},
    ]
    reply = ask(BACKGAMMON, numbered(lines, 1))

    assert reply["refusal"]["name"] == "RollStandsBetween"
    assert not any(line["open"] for line in reply["lines"])


def test_nothing_but_a_word_comes_after_a_roll_that_is_asked_for() -> None:
    request = {"do": "opening_roll", "white": None, "black": None}
    call = {"do": "call_director", "reason": "no roll comes"}
    reply = ask(BACKGAMMON, numbered([request, call], 1))
    refused = ask(BACKGAMMON, numbered([request, {**request, "white": 3, "black": 1}], 1))

    assert reply["asked"] == 0
    assert reply["refusal"] is None
    assert not reply["legal"]["roll"]
    assert refused["refusal"]["name"] == "RollIsAwaited"
