"""The console runs the same rules in the browser: both must say the same, byte for byte."""

import ast
import json
import runpy
import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from evendeal.console.answers import answer
from support.checkout import ROOT
from support.two_worlds.hands import case, random_hand, rule_cases, typed_random
from support.two_worlds.witness import witness

GENERATED = 1_000


def test_the_rule_cases_and_a_thousand_hands_come_out_the_same_in_both(
    in_the_browser: Callable[[str], str],
) -> None:
    random = Random(2026)
    cases = [*rule_cases(), *(case(*random_hand(random)) for _ in range(GENERATED))]
    asked = [json.dumps(typed_random(random, deal)) for deal in range(1, GENERATED // 4 + 1)]
    asked += [json.dumps({"do": "read_label", "text": text}) for text in ("1-1-1-f", "1-2-1-F", "")]
    given = json.dumps({"cases": cases, "asked": asked})
    here = witness(given)

    assert len(cases) > GENERATED + 60
    assert in_the_browser(given) == here


def test_what_a_recorder_types_makes_the_same_chips_as_the_deck_order() -> None:
    random = Random(7)
    for deal in range(1, 101):
        question = typed_random(random, deal)
        reply = json.loads(answer(json.dumps(question)))["answer"]
        accepted = question["lines"][-1]["body"]

        assert reply["refusal"] is None
        assert reply["state"]["over"]
        assert reply["state"]["result"]["chips"] == accepted["chips"]
        assert reply["state"]["result"]["house"] == accepted["house"]


def test_the_archive_is_the_same_whenever_it_is_written(archive: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.zip"
    runpy.run_path(str(ROOT / "scripts" / "rules_zip.py"))["write"](again)

    assert again.read_bytes() == archive.read_bytes()


def test_the_archive_leaves_docstrings_at_home_and_every_line_where_it_stood(
    archive: Path,
) -> None:
    """So that what fails in a browser names the line that failed."""
    packed = zipfile.ZipFile(archive)
    for name in packed.namelist():
        if name.endswith(".py"):
            source = (ROOT / "src" / name).read_text("utf-8")
            bare = packed.read(name).decode()

            assert statements(bare) == statements(source), name
            assert len(bare) < len(source) or not source, name


def statements(source: str) -> list[tuple[int, int, str]]:
    """Where each statement but a bare text stands, and what it is."""
    return [
        (node.lineno, node.col_offset, type(node).__name__)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.stmt)
        and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
    ]


def test_the_archive_holds_rules_and_nothing_that_knows_luck(
    archive: Path,
) -> None:
    names = zipfile.ZipFile(archive).namelist()
    rooms = {name.split("/")[1] for name in names if name.count("/") > 1}

    assert rooms == {"lines", "cards", "poker", "backgammon", "console"}
    assert not any("kernels" in name for name in names)
    assert "evendeal/console/answers.py" in names


def play(setup: dict[str, Any], *bodies: dict[str, Any]) -> dict[str, Any]:
    lines = [{"n": n, "body": body, "own": True} for n, body in enumerate(bodies)]
    reply: dict[str, Any] = json.loads(
        answer(json.dumps({"do": "play", "setup": setup, "lines": lines, "chip": 25}))
    )["answer"]
    return reply


SETUP: dict[str, Any] = {
    **{"stacks": [5000] * 6, "button": 6, "small_blind": 25, "big_blind": 50, "ante": 0},
    **{"big_blind_ante": 0, "betting": "no-limit", "small_bet": 0, "big_bet": 0},
    **{"bets_per_street": 4, "cap": 5000, "empty": [], "posts": None, "blind_first": False},
    **{"free_fold": True, "odd_chips": "whole", "chip": 25},
}


def test_the_quick_sizes_round_up_to_the_chip() -> None:
    reply = play(SETUP, {"do": "raise_to", "seat": 3, "chips": 110})

    # 75 of blinds and 110 lie there; after a call of 110 the pot is 295.
    assert reply["state"]["sizes"] == {
        "least": 175,
        "half": 275,
        "two_thirds": 325,
        "pot": 425,
        "cap": 5000,
    }


def test_a_line_of_an_earlier_street_is_the_director_s() -> None:
    folds = [{"do": "fold", "seat": seat} for seat in (3, 4, 5, 6)]
    reply = play(
        SETUP,
        *folds,
        {"do": "call", "seat": 1},
        {"do": "check", "seat": 2},
        {"do": "dealt", "street": "flop"},
        {"do": "undo", "of": 5},
    )

    assert reply["refusal"]["name"] == "UndoNeedsRuling"
    assert reply["offered"] == "flop"


def test_no_hole_card_is_taken() -> None:
    folds = [{"do": "fold", "seat": seat} for seat in (3, 4, 5, 6)]
    show = {"do": "show", "seat": 1, "cards": ["Ah", "Kh"]}
    reply = play(SETUP, *folds, show)

    assert reply["refusal"]["name"] == "HoleCardsNotTaken"


def test_lines_that_stand_in_an_old_log_or_come_from_a_newer_server_stop_no_hand() -> None:
    """`true` once stood for the number 1, and these rules may not know every line."""
    lines: list[Any] = [
        {"do": "call", "seat": 3},
        {"do": "fold", "seat": 4},
        {"do": "undo", "of": True},
        {"do": "weigh", "chips": 3},
        {"do": "call", "seat": 4},
    ]
    known = [{"n": n, "body": body} for n, body in enumerate(lines)]
    reply = json.loads(answer(json.dumps({"do": "play", "setup": SETUP, "lines": known})))["answer"]

    assert reply["refusal"] is None
    assert [line["counts"] for line in reply["lines"]] == [True, False, True, True, True]
    assert reply["state"]["to_act"] == 5
