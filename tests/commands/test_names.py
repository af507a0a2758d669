"""Names as people type them: one spelling at every door, and as they were in what exists."""

import csv
import json
import unicodedata
from io import StringIO
from pathlib import Path
from string import Template
from unittest.mock import ANY
from zipfile import ZipFile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.commands.house import HOUSE_FILE, house_of
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.lists.refusals import CellWrong
from evendeal.tournament.seat_teams.event_read import read_event
from support.events.names import MATCHES, POKER, board_of, written
from support.events.poker import desk_on, play_to_the_end
from support.refusals import is_refusal, typed_refused
from support.rehearsals import prepare
from support.sentences import in_golden_file
from support.typed import typed

COMPOSED, DECOMPOSED = "Caf\u00e9", "Cafe\u0301"
SINHALA, FAMILY, PERSIAN = "\u0dc1\u0dca\u200d\u0dbb\u0dd3", "👨\u200d👩\u200d👧", "می\u200cخواهم"
CHILLU, RAINBOW, HEBREW = "അരവിന്ദന്\u200d", "🏳\ufe0f\u200d🌈", "שָׁלוֹם"
"""Names of scripts and signs that need joiners or marks, or run from right to left."""

UNSEEN = ("\u3164", "\u2800", "\u115f", "\ufe0f\ufe0f", "\u0301" * 80, "\uffa0 \u3164")
HIDING = ("a\u200d", "\u200dab", "a\u200d\u200db", "a\u202eb", "a\u2066b", "a\u200fb", "a\u200c-")

BOTH = pytest.mark.parametrize("text", [POKER, MATCHES], ids=["poker", "matches"])


@pytest.mark.long
@BOTH
def test_a_name_is_one_name_however_its_letters_are_composed(
    text: Template, tmp_path: Path
) -> None:
    """P2: a file typed on one keyboard is the event of another keyboard."""
    file = written(tmp_path, text, title=DECOMPOSED, first=DECOMPOSED, player=DECOMPOSED)
    assert typed("event", "new", file, "--log", tmp_path / "var").code == 0

    sealed = json.loads((tmp_path / "var/published/cup/seal.json").read_text("utf-8"))["seal"]
    assert (sealed["name"], sealed["entries"][0]["players"][0]) == (COMPOSED, COMPOSED)
    assert board_of(tmp_path / "var")["event"]["name"] == COMPOSED


@BOTH
def test_two_teams_of_one_name_are_refused_in_whatever_form(text: Template, tmp_path: Path) -> None:
    """P2: the second is named, and where the first stands."""
    file = written(tmp_path, text, first=COMPOSED)
    file.write_text(file.read_text("utf-8").replace("Others", DECOMPOSED), "utf-8")
    answer = typed("event", "new", file, "--log", tmp_path / "var")

    typed_refused(answer, NotAnEvent, where="entries[2].name", value=COMPOSED)
    assert not (tmp_path / "var/published").exists()


def test_two_teams_of_one_name_in_a_list_are_refused_by_their_lines(tmp_path: Path) -> None:
    """P2: csv is a door like any other."""
    file = written(tmp_path, POKER)
    file.write_text(file.read_text("utf-8").partition("[[entries]]")[0], "utf-8")
    entries = tmp_path / "entries.csv"
    entries.write_text(f"name\n{DECOMPOSED}\n{COMPOSED}\n", "utf-8")
    answer = typed("event", "new", file, "--entries", entries, "--log", tmp_path / "var")

    typed_refused(answer, CellWrong, where=f"{entries}, line 3, column 1", value=COMPOSED)


@pytest.mark.parametrize("other", ["An\u200dn", "Ann\ufe0f", "ANN", "Ann\u3164"])
def test_two_players_whom_nobody_could_tell_apart_are_refused(other: str, tmp_path: Path) -> None:
    """P3: what is not seen makes no other name."""
    file = written(tmp_path, POKER, player="Ann")
    file.write_text(file.read_text("utf-8").replace("Di", other), "utf-8")
    answer = typed("event", "new", file, "--log", tmp_path / "var")

    first = "stands at entries[1].players[1] already"
    typed_refused(answer, NotAnEvent, where="entries[2].players[1]", value=ANY, why=first)


@pytest.mark.long
@BOTH
@pytest.mark.parametrize("name", [SINHALA, FAMILY, PERSIAN, CHILLU, RAINBOW, HEBREW])
def test_a_scripts_own_signs_are_letters_of_a_name(
    text: Template, name: str, tmp_path: Path
) -> None:
    """P3: joiners inside a word, in files, log, standings and both verifiers."""
    file, folder = written(tmp_path, text, title=name, first=name), tmp_path / "var"
    name = unicodedata.normalize("NFC", name)
    assert typed("rehearse", file, "--log", folder).code == 0

    assert name in typed("standings", "cup", "--log", folder).out
    assert name in {line["name"] for line in board_of(folder)["standings"]}
    assert typed("verify", "cup", "--log", folder).code == 0
    assert typed("verify", folder / "published" / "cup").code == 0


@BOTH
@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_of_which_nothing_is_seen_is_refused(
    text: Template, name: str, tmp_path: Path
) -> None:
    """P3: fillers, blanks, selectors, and marks on no letter."""
    places = {
        "title": "event.name",
        "first": "entries[1].name",
        "player": "entries[1].players[1]",
    }
    for key, where in places.items():
        answer = typed("event", "new", written(tmp_path, text, **{key: name}))

        typed_refused(answer, NotAnEvent, where=where, value=ANY, why="nothing of it can be seen")


@pytest.mark.parametrize("name", HIDING)
def test_a_sign_that_hides_or_turns_is_refused_with_its_code(name: str, tmp_path: Path) -> None:
    """P3: a joiner at the edge of a word, controls of direction."""
    answer = typed("event", "new", written(tmp_path, POKER, first=name))

    typed_refused(answer, NotAnEvent, where="entries[1].name")
    assert answer.sentence.isprintable()


def test_a_letter_with_more_marks_than_anybody_writes_is_refused(tmp_path: Path) -> None:
    """P3: they would cover the lines above and below."""
    answer = typed("event", "new", written(tmp_path, POKER, first="a" + "\u0323" * 79))

    why = "has more than 8 marks on one letter"
    typed_refused(answer, NotAnEvent, where="entries[1].name", value=ANY, why=why)


def test_wide_and_unbroken_spaces_are_spaces(tmp_path: Path) -> None:
    """P2: as names are pasted from Japanese and French lists."""
    file = written(tmp_path, POKER, first="山田\u3000太郎", player="Ann\u00a0!")
    assert typed("event", "new", file, "--log", tmp_path / "var").code == 0

    assert "山田 太郎" in {line["name"] for line in board_of(tmp_path / "var")["standings"]}


def test_an_event_made_before_keeps_its_names_as_they_were_sealed(tmp_path: Path) -> None:
    """P2, P3: a log is read as it was written, two forms of a name and unseen names too."""
    text = POKER.substitute(title='"Cup"', first=f'"{COMPOSED}"', player='"\u3164"')
    text = text.replace("Others", DECOMPOSED).replace("Di", "\u0301")
    folder = tmp_path / "var"
    desks = desk_on(folder)
    desk = next(desks)
    event = read_event(text)
    play_to_the_end(desk, event)
    next(desks, None)

    assert {line["name"] for line in board_of(folder)["standings"]} == {COMPOSED, DECOMPOSED}
    assert typed("verify", "cup", "--log", folder).code == 0
    assert typed("event", "export", "cup", tmp_path / "cup.zip", "--log", folder).code == 0
    assert typed("event", "import", tmp_path / "cup.zip", "--log", tmp_path / "more").code == 0
    assert board_of(tmp_path / "more") == board_of(folder)


def test_a_rehearsal_begun_before_goes_on_with_its_own_file(tmp_path: Path) -> None:
    """P2: its log has the names as they were typed then, and keeps them."""
    folder, file = tmp_path / "var", written(tmp_path, POKER, first=DECOMPOSED)
    desks = desk_on(folder)
    desk = next(desks)
    prepare(desk, read_event(file.read_text("utf-8")), "mixed", 1)
    next(desks, None)
    answer = typed("rehearse", file, "--log", folder)

    assert answer.code == 0
    in_golden_file(*answer.err.splitlines())
    assert {line["name"] for line in board_of(folder)["standings"]} == {DECOMPOSED, "Others"}
    other = written(tmp_path, POKER, first="Cafes")
    assert typed("rehearse", other, "--log", folder).code == 2


def test_the_house_is_called_by_one_name_in_whatever_form(tmp_path: Path) -> None:
    """P2: its file is a door as well."""
    (tmp_path / HOUSE_FILE).write_text(f'[house]\nname = "{DECOMPOSED}"\n', "utf-8")

    assert house_of(tmp_path).name == COMPOSED


NAMES = st.text(
    st.one_of(
        st.sampled_from("a é[]\\:/'\"=+@-<>&`*_~|#%$!?.,;(){}^中ａ한क्👨🏽ش"),
        st.sampled_from("\u0301\u0323\u0dca\u200d\ufe0f"),
        st.characters(codec="utf-8", exclude_categories=["C"]),
    ),
    min_size=1,
    max_size=40,
)


@pytest.mark.long
@given(NAMES, NAMES)
@settings(max_examples=40)
def test_every_name_that_is_taken_comes_out_as_it_was_typed(
    tmp_path_factory: pytest.TempPathFactory, team: str, player: str
) -> None:
    """P1, P2, P3, P6: through file, log, terminal, JSON and csv, composed at most."""
    folder = tmp_path_factory.mktemp("names")
    file, log = written(folder, POKER, first=team, player=player), folder / "var"
    answer = typed("rehearse", file, "--log", log)
    if answer.code == 2:
        is_refusal(answer.refusal, NotAnEvent, why=ANY)
        assert answer.sentence.startswith("entries[")
        return
    due, seated = (
        unicodedata.normalize(
            "NFC", "".join(" " if unicodedata.category(c) == "Zs" else c for c in name)
        )
        for name in (team, player)
    )
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("COLUMNS", "200")
        printed = typed("standings", "cup", "--log", log).out
    assert typed("event", "export", "cup", folder / "cup.zip", "--log", log).code == 0
    with ZipFile(folder / "cup.zip") as packed:
        standings = packed.read("results/standings.csv").decode("utf-8-sig")
        kept = packed.read("event.toml").decode("utf-8")

    assert f"  {due}" in printed
    assert due in {line["name"] for line in board_of(log)["standings"]}
    cells = [cell for row in csv.reader(StringIO(standings)) for cell in row]
    assert due in cells or f"'{due}" in cells
    assert {due, seated} <= {
        name for each in read_event(kept).entries for name in (each.name, *each.players)
    }
