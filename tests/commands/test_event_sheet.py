"""`evendeal event sheet`: hands typed from paper into the log, once, as a console would have."""

import re
from pathlib import Path
from typing import Any

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.formats.consoles import Consoles
from evendeal.formats.duplicate.decks import session_decks
from evendeal.formats.duplicate.recording import WrongDeal
from evendeal.formats.typed_sheets import SheetDiffers
from evendeal.ids import DealNo, TableNo
from evendeal.labels import write_label
from evendeal.notation.sheet_words import NotASheet, SheetRefused
from support.events.matches import DUEL, match_toml
from support.events.poker import CUP, FIRST, hand_rows
from support.ledgers import poker_of
from support.refusals import typed_refused
from support.typed import Answer, typed


@pytest.fixture
def var(file: Path, tmp_path: Path) -> Path:
    """The folder of a log in which two tables of two seats have two deals to play."""
    log = "--log", tmp_path / "var"
    assert typed("event", "new", file, *log).code == 0
    assert typed("event", "begin", "cup", *log).code == 0
    return tmp_path / "var"


def order(var: Path, table: int) -> list[int]:
    """The deals that a table has still to play."""
    deals: list[int] = typed("event", "order", "cup", str(table), "--json", "--log", var).json[
        "deals"
    ]
    return deals


def flop(var: Path, deal: int) -> tuple[str, ...]:
    """The flop of a deal at a table of two: four hole cards and a burned one lie above it."""
    with open_desks(var) as desks:
        decks = session_decks(poker_of(desks), CUP, FIRST, sealed=True)
    return decks[DealNo(deal)].cards[5:8]


def sheet(var: Path, tmp_path: Path, text: str, *options: str) -> Answer:
    (tmp_path / "sheet.txt").write_text(text)
    return typed("event", "sheet", "cup", tmp_path / "sheet.txt", *options, "--log", var)


def whole(var: Path, table: int = 1) -> str:
    """Two hands of a table on one sheet."""
    first, second = order(var, table)
    board = " ".join(flop(var, first))
    return (
        f"{write_label(1, table, first)}\nc x\n{board} x 100 f\nok\n"
        f"{write_label(1, table, second)}\nf ok\n"
    )


def bodies(var: Path) -> list[list[dict[str, Any]]]:
    return [[row.body for row in rows] for rows in hand_rows(var).values()]


def test_a_sheet_is_shown_before_it_is_recorded_and_recorded_once(
    var: Path, tmp_path: Path
) -> None:
    text, (first, _) = whole(var), order(var, 1)

    preview = sheet(var, tmp_path, text, "--check")
    assert hand_rows(var) == {}
    done = sheet(var, tmp_path, text, "--by", "Rita")
    once = bodies(var)
    again = sheet(var, tmp_path, text, "--json")

    assert (len(preview.out.splitlines()), len(done.out.splitlines())) == (3, 2)
    for answer in (preview, done):
        assert [re.findall(r"\d+ new", row) for row in answer.out.splitlines()[:2]] == [
            ["9 new"],
            ["3 new"],
        ]
    assert bodies(var) == once
    assert [each["do"] for each in once[0]] == [
        *("break_seal", "call", "check", "dealt", "deal_street"),
        *("check", "raise_to", "fold", "accept"),
    ]
    assert again.json["hands"][0] == {
        "session": 1,
        "table": 1,
        "deal": first,
        "new_lines": 0,
        "chips": [50, -50] if once[0][-1]["chips"][0] > 0 else [-50, 50],
        "stage": None,
    }
    assert order(var, 1) == []


def test_a_hand_that_a_console_had_begun_is_gone_on_with(var: Path, tmp_path: Path) -> None:
    text, deal = whole(var), order(var, 1)[0]
    with open_desks(var) as desks:
        Consoles(desks).write(
            CUP,
            TableNo(1),
            session=1,
            deal=deal,
            n=0,
            key="tablet",
            lines=[{"do": "break_seal", "label": write_label(1, 1, deal)}],
            by="Rita",
        )

    assert sheet(var, tmp_path, text).code == 0
    assert [len(each) for each in bodies(var)] == [9, 3]


def test_a_hand_of_which_the_log_has_something_else_is_refused(var: Path, tmp_path: Path) -> None:
    deal = order(var, 1)[0]
    label = write_label(1, 1, deal)
    assert sheet(var, tmp_path, f"{label} f ok").code == 0
    once = bodies(var)

    answer = sheet(var, tmp_path, f"{label} 100 f ok")

    typed_refused(answer, SheetDiffers, table=1, deal=deal, line=1)
    assert bodies(var) == once


def test_a_board_that_is_not_the_decks_is_kept_and_waits_for_the_director(
    var: Path, tmp_path: Path
) -> None:
    deal = order(var, 1)[0]
    right = flop(var, deal)
    wrong = (right[1], right[0], *right[2:])
    # The flop has no order; another card in it has.
    other = next(card for card in ("2c", "3c", "4c", "5c") if card not in right)
    text = f"{write_label(1, 1, deal)} c x {other} {wrong[0]} {wrong[1]} x 100 f ok"

    (hand,) = sheet(var, tmp_path, text, "--json").json["hands"]

    assert hand["stage"] == "frozen"
    assert len(bodies(var)[0]) == hand["new_lines"] == 9


def test_one_wrong_word_records_nothing_of_the_file(var: Path, tmp_path: Path) -> None:
    good, bad = order(var, 1)[0], write_label(1, 2, order(var, 2)[0])
    first = f"{write_label(1, 1, good)} f ok\n"

    typed_refused(
        sheet(var, tmp_path, f"{first}{bad} f oops"),
        NotASheet,
        line=2,
        column=len(bad) + 4,
        text="oops",
        why="it is neither a card nor something that a seat does",
    )
    answer = sheet(var, tmp_path, f"{first}{bad} x ok")
    assert isinstance(answer.refusal, SheetRefused)
    typed_refused(
        sheet(var, tmp_path, f"{first}{write_label(1, 1, 9)} f ok"), WrongDeal, table=1, deal=9
    )
    assert hand_rows(var) == {}


def test_a_game_of_matches_is_recorded_from_its_sheet_too(tmp_path: Path) -> None:
    (tmp_path / "matches.toml").write_text(match_toml(rolls="thrown"))
    log = "--log", tmp_path / "var"
    assert typed("event", "new", tmp_path / "matches.toml", *log).code == 0
    assert typed("event", "begin", DUEL, *log).code == 0
    (tmp_path / "sheet.txt").write_text(f"{write_label(1, 1, 1)}\n6:1 rw2\ny ok\n")
    asked = "event", "sheet", DUEL, tmp_path / "sheet.txt", *log

    done, again = typed(*asked, "--json"), typed(*asked)

    (game,) = done.json["hands"]
    assert (game["winner"], game["level"], game["left"], game["cube"]) == ("black", 2, 15, 1)
    assert (game["new_lines"], game["deal"]) == (4, 1)
    assert "known" in again.out
    assert "black" in again.out
