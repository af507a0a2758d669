"""`evendeal event new` and `evendeal event decks`."""

import csv
import json
from pathlib import Path

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.ids import EventId
from support.events.poker import toml
from support.typed import by_force, everything, typed

CSV = "id,name,p1,p2\nX,Xanadu,Xia,Xu\nY,Yalta,Yves,Yoko\n"


def test_an_event_is_sealed_and_its_seal_published(file: Path, tmp_path: Path) -> None:
    var = tmp_path / "var"
    answer = typed("event", "new", file, "--log", var, "--json")

    assert answer.code == 0
    assert answer.err == ""
    told = answer.json
    assert list(told) == ["event", "name", "sealed_at", "public_key", "sessions", "seal"]
    assert told["event"] == "cup"
    assert Path(told["seal"]) == var / "published/cup/seal.json"
    seal = json.loads((var / "published/cup/seal.json").read_text())["seal"]
    assert [session["commitment"] for session in told["sessions"]] == [
        session["original"]["commitment"] for session in seal["sessions"]
    ]
    assert [list(session) for session in told["sessions"]] == [["session", "commitment"]]
    assert seal["rehearsal"] is False


def test_an_organiser_reads_what_to_give_to_the_captains(file: Path, tmp_path: Path) -> None:
    answer = typed("event", "new", file, "--log", tmp_path / "var")

    assert answer.code == 0
    assert "Duplicate Poker Team Cup is sealed." in answer.out
    assert f"Give {tmp_path / 'var/published/cup/seal.json'} to the captains" in answer.out


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


BAD = {
    "five teams for six seats": (
        toml(teams=5, play="seats = 6"),
        "entries is 5: 6 seats need 6 teams or more",
    ),
    "a name twice": (toml(teams=3).replace("China", "Brazil"), "entries[3].name"),
    "a deal count of 0": (toml(deals=0), "play.deals is 0: must be 1 to 5000"),
    "an unknown key": (
        toml(play="big_blinds = 50"),
        'play: there is no key "big_blinds"; the nearest is big_blind',
    ),
    "no name": (toml().replace('name = "Duplicate Poker Team Cup"', ""), "event.name is missing"),
    "no toml": ("[event", "event.toml is"),
    "a cap below the big blind": (toml(play="cap = 10"), "play.cap is 10"),
    "another format": (toml(event='format = "knockout"'), "event.format"),
}


@pytest.mark.parametrize("command", ["new", "rehearse"])
@pytest.mark.parametrize("case", list(BAD))
def test_a_configuration_that_is_not_legal_is_named_and_changes_nothing(
    case: str, command: str, tmp_path: Path
) -> None:
    text, says = BAD[case]
    (tmp_path / "event.toml").write_text(text)
    words = ["event", "new"] if command == "new" else ["rehearse"]
    answer = typed(*words, tmp_path / "event.toml", "--log", tmp_path / "var")

    assert answer.code == 2
    assert says in answer.sentence
    assert not (tmp_path / "var").exists()


BAD_LISTS = {
    "a name twice": ("name\nXanadu\nYalta\nXANADU\n", "line 4"),
    "a player twice": ("id,name,p1,p2\nX,Xanadu,Xia,Xu\nY,Yalta,Xia,Yoko\n", "line 3"),
    "nobody": ("id,name\n", "line 1"),
    "no text": (b"name\n\xff\xfe\n", "byte 6"),
}


@pytest.mark.parametrize("case", list(BAD_LISTS))
def test_an_entry_list_that_is_wrong_is_named_by_its_line(case: str, tmp_path: Path) -> None:
    text, says = BAD_LISTS[case]
    (tmp_path / "event.toml").write_text(toml(deals=2, teams=0))
    (tmp_path / "teams.csv").write_bytes(text if isinstance(text, bytes) else text.encode())
    answer = typed(
        "event", "new", tmp_path / "event.toml", "--entries", tmp_path / "teams.csv",
        "--log", tmp_path / "var",
    )  # fmt: skip

    assert answer.code == 2
    assert says in answer.sentence
    assert not (tmp_path / "var").exists()


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    answer = typed("event", "new", tmp_path / "none.toml", "--log", tmp_path / "var")

    assert answer.code == 2
    assert answer.sentence == f"{tmp_path / 'none.toml'} cannot be read: No such file or directory"


def test_an_event_is_not_sealed_twice(file: Path, tmp_path: Path) -> None:
    var = tmp_path / "var"
    typed("event", "new", file, "--log", var)
    before = everything(var)
    answer = typed("event", "new", file, "--log", var)

    assert answer.code == 2
    assert answer.sentence == "the log holds an event cup already; choose another id"
    assert everything(var) == before


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
    assert answer.out == f"3 deals written to {decks}\n"
    assert decks.stat().st_mode & 0o777 == 0o600
    with decks.open() as file_:
        rows = list(csv.DictReader(file_))
    assert len(rows) == 3 * 52
    assert len({row["card"] for row in rows if row["deal"] == "2"}) == 52


def given(var: Path) -> list[tuple[object, object, str]]:
    """The lines that say that a deck file was handed out: where they stand, what, by whom."""
    with open_desks(var) as desks:
        lines = desks.poker.adapters.log.lines(EventId("cup"))
        return [
            (line.place, line.body["what"], line.by)
            for line in lines
            if line.body["do"] == "decks_given"
        ]


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

    assert given(var) == [
        ((1, 0, 0), "one.csv", "the command line"),
        ((1, 0, 0), "two.csv", "the command line"),
    ]
    findings = typed("verify", "cup", "--log", var, "--json").json["findings"]
    told = [each for each in findings if each["where"] == "session 1, deck files"]
    assert [each["verdict"] for each in told] == ["unproved"] * 2
    sentence = told[0]["sentence"]
    assert sentence.startswith("The deck file one.csv of session 1 was written at 20")
    assert sentence.endswith(", by the command line.")


def test_no_line_says_that_a_deck_file_was_written_where_it_cannot_be(
    file: Path, tmp_path: Path
) -> None:
    var, decks = tmp_path / "var", tmp_path / "decks.csv"
    decks.symlink_to(tmp_path / "nowhere" / "decks.csv")
    typed("event", "new", file, "--log", var)
    answer = typed("event", "decks", "cup", decks, "--sealed", "--log", var)

    assert (answer.code, answer.sentence) == (2, f"{decks} is there already; nothing was written")
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

    assert answer.code == 2
    assert answer.sentence == f"{decks} is there already; nothing was written"
    assert decks.read_text() == "something else"


@pytest.mark.parametrize(
    ("event", "session", "says"),
    [
        ("cap", "1", "the log holds no event cap"),
        ("cup", "2", "cup has sessions 1 to 1, and no session 2"),
        ("../cup", "1", "'../cup' is not a name of a file: letters, digits, '.', '_' and '-'"),
    ],
)
def test_decks_of_what_is_not_there_are_refused(
    rehearsed: Path, tmp_path: Path, event: str, session: str, says: str
) -> None:
    decks = tmp_path / "decks.csv"
    answer = typed("event", "decks", event, decks, "--session", session, "--log", rehearsed)

    assert answer.code == 2
    assert answer.sentence == says
    assert not decks.exists()


def test_decks_go_nowhere_without_a_folder(rehearsed: Path, tmp_path: Path) -> None:
    answer = typed("event", "decks", "cup", tmp_path / "no/decks.csv", "--log", rehearsed)

    assert answer.code == 2
    assert "No such file or directory" in answer.sentence


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


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (["--beacon", "4 8 15"], "session 1 was sealed without public randomness"),
        (["--session", "2"], "and no session 2"),
        (["--session", "0"], "and no session 0"),
    ],
)
def test_a_session_that_cannot_begin_is_named_and_nothing_is_written(
    file: Path, tmp_path: Path, more: list[str], says: str
) -> None:
    var = tmp_path / "var"
    typed("event", "new", file, "--log", var)
    before = everything(var)
    answer = typed("event", "begin", "cup", *more, "--log", var)

    assert answer.code == 2
    assert says in answer.sentence
    assert everything(var) == before


def test_a_session_with_promised_randomness_begins_with_its_value(tmp_path: Path) -> None:
    (tmp_path / "event.toml").write_text(toml(deals=2, teams=2, draw='beacon = "the lottery"'))
    var = tmp_path / "var"
    typed("event", "new", tmp_path / "event.toml", "--log", var)
    refused = typed("event", "begin", "cup", "--beacon", "4 8 15", "--log", var)
    assert refused.code == 2
    assert refused.sentence == (
        "the line-ups of session 1 are open: close them before the public randomness of session 1 "
        "is known"
    )
    closed = typed("event", "close-line-ups", "cup", "--log", var)
    assert closed.code == 0
    assert "A: A1, A2\n" in closed.out
    assert typed("event", "close-line-ups", "cup", "--log", var).out == closed.out
    refused = typed("event", "begin", "cup", "--log", var)
    assert (refused.code, refused.sentence) == (2, "session 1 needs the value of 'the lottery'")
    sealed = typed("event", "decks", "cup", tmp_path / "d.csv", "--sealed", "--log", var)
    assert sealed.sentence == "the deals of session 1 of cup are not drawn yet"

    assert typed("event", "begin", "cup", "--beacon", "4 8 15", "--log", var).code == 0
    assert (var / "published/cup/root.json").exists()
    assert typed("verify", "cup", "--log", var).code == 0
    assert typed("event", "decks", "cup", tmp_path / "d.csv", "--sealed", "--log", var).code == 0
    assert typed("verify", "cup", "--decks", tmp_path / "d.csv", "--log", var).code == 0
