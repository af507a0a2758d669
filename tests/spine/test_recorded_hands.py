"""A real event from its entry list to its standings, its hands brought on paper or by a file."""

import json
import re
from pathlib import Path
from unittest.mock import ANY

import pytest

from evendeal.commands.event_hands import HandRefused
from evendeal.director.events import create_event
from evendeal.formats.duplicate.recording import WrongDeal
from evendeal.formats.rehearsal_side import secret_of
from evendeal.ids import DealNo, TableNo
from evendeal.tournament.refusals import HandsLeft
from evendeal.tournament.seat_teams.event_read import read_event
from support.ledgers import open_desk
from support.refusals import typed_refused
from support.typed import typed

EVENT = """
[event]
id = "cup"
name = "Spring Cup"
[play]
deals = 6
[[entries]]
name = "Ants"
[[entries]]
name = "Bees"
[[entries]]
name = "Cats"
"""


@pytest.fixture
def hands(tmp_path: Path) -> Path:
    """All hands of an event that was played somewhere else, as hand histories."""
    (tmp_path / "event.toml").write_text(EVENT)
    rehearsal = ["rehearse", tmp_path / "event.toml", "--seed", "4", "--log", tmp_path / "played"]
    assert typed(*rehearsal).code == 0
    file = tmp_path / "hands.phhs"
    assert typed("event", "hands", "cup", file, "--log", tmp_path / "played").code == 0
    return file


@pytest.fixture
def var(tmp_path: Path) -> Path:
    """A real event with the same luck, sealed and begun."""
    event = read_event(EVENT)
    with open_desk(tmp_path / "var", create=True) as desk:
        create_event(desk, event, secret=secret_of(event, "mixed", 4))
    assert typed("event", "begin", "cup", "--log", tmp_path / "var").code == 0
    return tmp_path / "var"


@pytest.mark.long
def test_a_real_event_goes_from_its_seal_to_its_standings(
    hands: Path, var: Path, tmp_path: Path
) -> None:
    recorded = typed("event", "record", "cup", hands, "--by", "Ann", "--log", var)
    again = typed("event", "record", "cup", hands, "--log", var)
    ended = typed("event", "end", "cup", "--log", var)

    assert (recorded.code, recorded.out) == (0, "18 hands recorded\n")
    assert again.out == "0 hands recorded, 18 were there already\n"
    assert ended.code == 0
    ours = typed("standings", "cup", "--log", var, "--json").json
    theirs = typed("standings", "cup", "--log", tmp_path / "played", "--json").json
    assert ours["standings"] == theirs["standings"]
    assert (ours["event"]["rehearsal"], ours["event"]["status"]) == (False, "finished")
    assert typed("verify", "cup", "--log", var).code == 0


@pytest.mark.long
def test_a_table_plays_by_its_running_order_and_is_told_it(hands: Path, var: Path) -> None:
    due = typed("event", "order", "cup", "1", "--log", var, "--json").json["deals"]
    own = [
        int(line.rpartition("=")[2])
        for line in hands.read_text().split("_table = 1\n")
        if line.startswith("_deal")
        for line in [line.splitlines()[0]]
    ]
    assert due == own

    blocks = hands.read_text().split("\n\n")
    swapped = hands.with_name("swapped.phhs")
    second = blocks[1].replace("[2]", "[1]", 1)
    swapped.write_text("\n\n".join([second, *blocks[2:]]))
    answer = typed("event", "record", "cup", swapped, "--log", var)
    why = str(WrongDeal(table=TableNo(1), deal=DealNo(due[1])))
    typed_refused(answer, HandRefused, place=f"{swapped}:1", why=why)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("blinds_or_straddles = [25, 50, 0]", "blinds_or_straddles = [10, 50, 0]"),
        ("_table = 1", "_table = 9"),
        ("_deal = ", "_board = "),
    ],
    ids=["another small blind", "another table", "no deal"],
)
def test_a_hand_that_does_not_belong_is_refused_and_nothing_of_it_is_written(
    old: str, new: str, hands: Path, var: Path
) -> None:
    wrong = hands.with_name("wrong.phhs")
    wrong.write_text(hands.read_text().replace(old, new))
    answer = typed("event", "record", "cup", wrong, "--log", var)

    typed_refused(answer, HandRefused, place=f"{wrong}:1")
    heads = typed("standings", "cup", "--log", var, "--json").json
    assert heads["hands_played"] == 0


def test_cards_that_are_not_those_of_the_deal_are_refused_without_telling_the_right_ones(
    hands: Path, var: Path
) -> None:
    first = hands.read_text().split("\n\n")[0]
    deck = (
        next(line for line in first.splitlines() if line.startswith("_deck")).split('"')[1].split()
    )
    hole, last = deck[0], deck[-1]
    wrong = hands.with_name("wrong.phhs")
    text = "\n".join(
        line.replace(hole, last) if line.startswith("actions") else line
        for line in first.splitlines()
    )
    wrong.write_text(text + "\n")
    answer = typed("event", "record", "cup", wrong, "--log", var)

    typed_refused(answer, HandRefused, place=f"{wrong}:1", why=ANY)
    assert "please check" in answer.sentence
    assert hole not in answer.sentence


def test_a_session_with_hands_left_cannot_end(var: Path) -> None:
    answer = typed("event", "end", "cup", "--log", var, "--json")

    typed_refused(answer, HandsLeft, session=1, left=18)
    assert json.loads(typed("event", "order", "cup", "2", "--log", var, "--json").out)["deals"]


@pytest.mark.long
def test_an_event_whose_raises_go_to_twice_the_bet_is_played_recorded_and_checked(
    tmp_path: Path,
) -> None:
    """F5: from the event's file to its hand histories, where every raise is twice the bet."""
    file = tmp_path / "event.toml"
    file.write_text(EVENT.replace("deals = 6", 'deals = 12\nraises = "double"'))
    log = tmp_path / "log"
    assert typed("rehearse", file, "--policy", "mixed", "--seed", "4", "--log", log).code == 0
    hands = tmp_path / "hands.phhs"
    assert typed("event", "hands", "cup", hands, "--log", log).code == 0

    assert hands.read_text().count('_raises = "double"') == 36
    assert "36" in typed("hands", "check", hands).out
    usual = tmp_path / "usual.phhs"
    usual.write_text(hands.read_text().replace('_raises = "double"\n', ""))
    event = read_event(file.read_text())
    with open_desk(tmp_path / "var", create=True) as desk:
        create_event(desk, event, secret=secret_of(event, "mixed", 4))
    assert typed("event", "begin", "cup", "--log", tmp_path / "var").code == 0
    other = typed("event", "record", "cup", usual, "--log", tmp_path / "var")
    typed_refused(other, HandRefused, place=f"{usual}:1")
    assert typed("event", "record", "cup", hands, "--log", tmp_path / "var").code == 0


@pytest.mark.long
def test_a_hand_shown_without_its_cards_is_recorded_by_the_deck(
    hands: Path, var: Path, tmp_path: Path
) -> None:
    """P5: what a file does not tell of a shown hand, the deal tells; the log holds afterwards."""
    text = hands.read_text("utf-8")
    assert re.search(r'"p\d sm \w\w', text)
    hands.write_text(re.sub(r'("p\d sm )\w\w(\w\w")', r"\1??\2", text), "utf-8")

    recorded = typed("event", "record", "cup", hands, "--log", var)
    ended = typed("event", "end", "cup", "--log", var)

    assert (recorded.code, recorded.out) == (0, "18 hands recorded\n")
    assert ended.code == 0
    assert typed("verify", "cup", "--log", var).code == 0


@pytest.mark.long
def test_a_hand_whose_chips_are_not_those_of_its_play_is_not_recorded(
    hands: Path, var: Path
) -> None:
    """P10: the stacks that a file states are compared, and not passed over."""
    text = hands.read_text("utf-8")
    (before,) = re.findall(r"\[1\]\n(?:.*\n)*?finishing_stacks = \[(\d+), ", text)[:1]
    wrong = text.replace(
        f"finishing_stacks = [{before}, ", f"finishing_stacks = [{int(before) + 7}, ", 1
    )
    hands.write_text(wrong, "utf-8")

    refused = typed("event", "record", "cup", hands, "--log", var)

    typed_refused(refused, HandRefused, place=f"{hands}:1")
    hands.write_text(text, "utf-8")
    assert typed("event", "record", "cup", hands, "--log", var).out == "18 hands recorded\n"
