"""`evendeal event new` and `evendeal event decks`."""

import csv
import json
from pathlib import Path

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.commands.report import FileThere, FileUnreadable
from evendeal.director.ledger import NotInTheLog
from evendeal.director.randomness import BeaconNeeded
from evendeal.draw.instants import instant_in_words
from evendeal.errors import Refused
from evendeal.formats.duplicate.decks import SealedStill
from evendeal.ids import EventId
from evendeal.store.files import NotAFileName
from evendeal.tournament.checks import MissingKey, NotAnEvent, OutOfBounds, UnknownKey
from evendeal.tournament.line import Line
from evendeal.tournament.lists.refusals import CellWrong, CodePageUnclear, ListEmpty
from evendeal.tournament.refusals import LineUpsOpen
from evendeal.views.absent import NoSuchSession
from support.events.poker import toml
from support.ledgers import poker_of
from support.refusals import typed_refused
from support.sentences import in_golden_file
from support.typed import by_force, typed

CSV = "id,name,p1,p2\nX,Xanadu,Xia,Xu\nY,Yalta,Yves,Yoko\n"


def test_the_entry_list_may_come_as_csv(tmp_path: Path) -> None:
    (tmp_path / "event.toml").write_text(toml(deals=2, teams=0))
    (tmp_path / "teams.csv").write_text(CSV)
    var = tmp_path / "var"
    answer = typed(
        "event", "new", tmp_path / "event.toml", "--entries", tmp_path / "teams.csv", "--log", var
    )

    assert answer.code == 0
    seal = json.loads((var / "published/cup/seal.json").read_text())["seal"]
    assert [entry["name"] for entry in seal["entries"]] == ["Xanadu", "Yalta"]


BAD: dict[str, tuple[str, type[Refused], dict[str, object]]] = {
    "five teams for six seats": (
        toml(teams=5, play="seats = 6"),
        NotAnEvent,
        {"where": "entries", "value": 5},
    ),
    "a name twice": (
        toml(teams=3).replace("China", "Brazil"),
        NotAnEvent,
        {"where": "entries[3].name", "value": "Brazil"},
    ),
    "a deal count of 0": (
        toml(deals=0),
        OutOfBounds,
        {"where": "play.deals", "value": 0, "least": 1, "most": 5000},
    ),
    "an unknown key": (
        toml(play="big_blinds = 50"),
        UnknownKey,
        {"where": "play", "key": "big_blinds", "nearest": "big_blind"},
    ),
    "no name": (
        toml().replace('name = "Duplicate Poker Team Cup"', ""),
        MissingKey,
        {"where": "event.name"},
    ),
    "no toml": ("[event", NotAnEvent, {"where": "event.toml"}),
    "a cap below the big blind": (
        toml(play="cap = 10"),
        OutOfBounds,
        {"where": "play.cap", "value": 10, "least": 50},
    ),
    "another format": (
        toml(event='format = "knockout"'),
        NotAnEvent,
        {"where": "event.format", "value": "knockout"},
    ),
}


@pytest.mark.parametrize("command", ["new", "rehearse"])
@pytest.mark.parametrize("case", list(BAD))
def test_a_configuration_that_is_not_legal_is_named_and_changes_nothing(
    case: str, command: str, tmp_path: Path
) -> None:
    text, kind, fields = BAD[case]
    (tmp_path / "event.toml").write_text(text)
    words = ["event", "new"] if command == "new" else ["rehearse"]
    answer = typed(*words, tmp_path / "event.toml", "--log", tmp_path / "var")

    typed_refused(answer, kind, **fields)
    assert not (tmp_path / "var").exists()


BAD_LISTS: dict[str, tuple[str | bytes, type[Refused], dict[str, object]]] = {
    "a name twice": (
        "name\nXanadu\nYalta\nXANADU\n",
        CellWrong,
        {"line": 4, "column": 1, "value": "XANADU"},
    ),
    "a player twice": (
        "id,name,p1,p2\nX,Xanadu,Xia,Xu\nY,Yalta,Xia,Yoko\n",
        CellWrong,
        {"line": 3, "column": 3, "value": "Xia"},
    ),
    "nobody": ("id,name\n", ListEmpty, {"line": 1}),
    "no text": (b"name\n\xff\xfe\n", CodePageUnclear, {"line": 2, "byte": 6}),
}


@pytest.mark.parametrize("case", list(BAD_LISTS))
def test_an_entry_list_that_is_wrong_is_named_by_its_line(case: str, tmp_path: Path) -> None:
    text, kind, fields = BAD_LISTS[case]
    (tmp_path / "event.toml").write_text(toml(deals=2, teams=0))
    (tmp_path / "teams.csv").write_bytes(text if isinstance(text, bytes) else text.encode())
    answer = typed(
        "event", "new", tmp_path / "event.toml", "--entries", tmp_path / "teams.csv",
        "--log", tmp_path / "var",
    )  # fmt: skip

    typed_refused(answer, kind, file=str(tmp_path / "teams.csv"), **fields)
    assert not (tmp_path / "var").exists()


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    answer = typed("event", "new", tmp_path / "none.toml", "--log", tmp_path / "var")

    typed_refused(
        answer,
        FileUnreadable,
        file=str(tmp_path / "none.toml"),
        why="No such file or directory",
    )


def test_a_folder_that_is_a_file_is_named(file: Path, tmp_path: Path) -> None:
    (tmp_path / "var").write_text("no folder")
    for words in (["event", "new", file], ["standings"], ["rehearse", file], ["verify", "cup"]):
        answer = typed(*words, "--log", tmp_path / "var")

        assert answer.code == 2
        assert str(tmp_path / "var") in answer.sentence


def test_the_deck_file_of_open_deals_has_open_deals_only(file: Path, tmp_path: Path) -> None:
    var, decks = tmp_path / "var", tmp_path / "decks.csv"
    typed("event", "new", file, "--log", var)
    answer = typed("event", "decks", "cup", decks, "--log", var, "--json")

    assert answer.code == 0
    assert answer.json == {"event": "cup", "session": 1, "deals": [], "file": str(decks)}
    assert decks.read_text().splitlines() == ["deal,pos,card"]


def test_the_custodian_gets_every_deal_in_a_file_for_him_alone(file: Path, tmp_path: Path) -> None:
    var, decks = tmp_path / "var", tmp_path / "decks.csv"
    typed("event", "new", file, "--log", var)
    answer = typed("event", "decks", "cup", decks, "--sealed", "--log", var)

    assert answer.code == 0
    in_golden_file(*answer.out.splitlines())
    assert decks.stat().st_mode & 0o777 == 0o600
    with decks.open() as file_:
        rows = list(csv.DictReader(file_))
    assert len(rows) == 3 * 52
    assert len({row["card"] for row in rows if row["deal"] == "2"}) == 52


def given(var: Path) -> list[Line]:
    """The lines that say that a deck file was handed out."""
    with open_desks(var) as desks:
        lines = poker_of(desks).adapters.log.lines(EventId("cup"))
        return [line for line in lines if line.body["do"] == "decks_given"]


def test_a_deck_file_with_unplayed_deals_leaves_a_line_each_time(
    file: Path, tmp_path: Path
) -> None:
    var, sealed = tmp_path / "var", ("--sealed", "--log", tmp_path / "var")
    typed("event", "new", file, "--log", var)
    typed("event", "decks", "cup", tmp_path / "open.csv", "--log", var)
    typed("event", "decks", "cup", tmp_path / "no" / "decks.csv", *sealed)
    assert given(var) == []

    for name in ("one.csv", "one.csv", "two.csv"):
        typed("event", "decks", "cup", tmp_path / name, *sealed)

    assert [(line.place, line.body["what"], line.by) for line in given(var)] == [
        ((1, 0, 0), "one.csv", "the command line"),
        ((1, 0, 0), "two.csv", "the command line"),
    ]
    findings = typed("verify", "cup", "--log", var, "--json").json["findings"]
    given_out = [each for each in findings if each["where"] == "session 1, deck files"]
    assert [(each["id"], each["verdict"]) for each in given_out] == [("deck-file", "unproved")] * 2
    for each, line in zip(given_out, given(var), strict=True):
        assert line.body["what"] in each["sentence"]
        assert f"{instant_in_words(line.at)}, by {line.by}." in each["sentence"]


def test_no_line_says_that_a_deck_file_was_written_where_it_cannot_be(
    file: Path, tmp_path: Path
) -> None:
    var, decks = tmp_path / "var", tmp_path / "decks.csv"
    decks.symlink_to(tmp_path / "nowhere" / "decks.csv")
    typed("event", "new", file, "--log", var)
    answer = typed("event", "decks", "cup", decks, "--sealed", "--log", var)

    typed_refused(answer, FileThere, file=str(decks))
    assert given(var) == []


def test_no_deck_file_is_written_where_the_log_takes_no_line_that_says_so(
    file: Path, tmp_path: Path
) -> None:
    var, decks = tmp_path / "var", tmp_path / "decks.csv"
    typed("event", "new", file, "--log", var)
    with by_force(var) as log:
        log.execute("UPDATE lines SET by = 'somebody' WHERE position = 1")

    assert typed("event", "decks", "cup", decks, "--sealed", "--log", var).code == 2
    assert not decks.exists()


def test_deals_that_are_all_open_are_told_to_nobody_anew(rehearsed: Path, tmp_path: Path) -> None:
    answer = typed("event", "decks", "cup", tmp_path / "d.csv", "--sealed", "--log", rehearsed)

    assert answer.code == 0
    assert given(rehearsed) == []


def test_a_deck_file_is_not_written_over(rehearsed: Path, tmp_path: Path) -> None:
    decks = tmp_path / "decks.csv"
    decks.write_text("something else")
    answer = typed("event", "decks", "cup", decks, "--log", rehearsed)

    typed_refused(answer, FileThere, file=str(decks))
    assert decks.read_text() == "something else"


@pytest.mark.parametrize(
    ("event", "session", "kind", "fields"),
    [
        ("cap", "1", NotInTheLog, {"event": "cap"}),
        ("cup", "2", NoSuchSession, {"event": "cup", "session": 2, "sessions": 1}),
        ("../cup", "1", NotAFileName, {"text": "../cup"}),
    ],
)
def test_decks_of_what_is_not_there_are_refused(
    rehearsed: Path,
    tmp_path: Path,
    event: str,
    session: str,
    kind: type[Refused],
    fields: dict[str, object],
) -> None:
    decks = tmp_path / "decks.csv"
    answer = typed("event", "decks", event, decks, "--session", session, "--log", rehearsed)

    typed_refused(answer, kind, **fields)
    assert not decks.exists()


def test_decks_go_nowhere_without_a_folder(rehearsed: Path, tmp_path: Path) -> None:
    answer = typed("event", "decks", "cup", tmp_path / "no/decks.csv", "--log", rehearsed)

    assert answer.code == 2
    in_golden_file(answer.sentence)


def test_a_session_is_begun_and_its_seats_are_shown(file: Path, tmp_path: Path) -> None:
    var = tmp_path / "var"
    typed("event", "new", file, "--log", var)
    answer = typed("event", "begin", "cup", "--log", var, "--json")

    assert answer.code == 0
    assert set(answer.json) == {"event", "session", "tables"}
    assert [table["table"] for table in answer.json["tables"]] == [1, 2]
    seated = [seat["player"] for table in answer.json["tables"] for seat in table["seats"]]
    assert sorted(seated) == ["A1", "A2", "B1", "B2"]
    again = typed("event", "begin", "cup", "--log", var)
    assert again.code == 0
    assert again.out.startswith("Session 1 of cup has begun.\ntable 1: 1 ")


def test_a_session_with_promised_randomness_begins_with_its_value(tmp_path: Path) -> None:
    (tmp_path / "event.toml").write_text(toml(deals=2, teams=2, draw='beacon = "the lottery"'))
    var = tmp_path / "var"
    typed("event", "new", tmp_path / "event.toml", "--log", var)
    refused = typed("event", "begin", "cup", "--beacon", "4 8 15", "--log", var)
    typed_refused(refused, LineUpsOpen, session=1, still=(1,))
    closed = typed("event", "close-line-ups", "cup", "--log", var)
    assert closed.code == 0
    assert "A: A1, A2\n" in closed.out
    assert typed("event", "close-line-ups", "cup", "--log", var).out == closed.out
    refused = typed("event", "begin", "cup", "--log", var)
    typed_refused(refused, BeaconNeeded, session=1, beacon="the lottery")
    sealed = typed("event", "decks", "cup", tmp_path / "d.csv", "--sealed", "--log", var)
    typed_refused(sealed, SealedStill, event="cup", session=1)

    assert typed("event", "begin", "cup", "--beacon", "4 8 15", "--log", var).code == 0
    assert (var / "published/cup/root.json").exists()
    assert typed("verify", "cup", "--log", var).code == 0
    assert typed("event", "decks", "cup", tmp_path / "d.csv", "--sealed", "--log", var).code == 0
    assert typed("verify", "cup", "--decks", tmp_path / "d.csv", "--log", var).code == 0
