"""Lists of teams as they are given to commands: any file a person has, or one sentence."""

from io import BufferedReader, FileIO
from pathlib import Path
from typing import Any

import pytest

from evendeal.commands.report import FileUnreadable
from evendeal.commands.steady import FileChanging
from evendeal.errors import Refused
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.lists.refusals import (
    CellWrong,
    CodePageUnclear,
    CodePageUnknown,
    CodePageWrong,
    ColumnsAlike,
    HeadingUnknown,
    ListEmpty,
    ListTooLarge,
    NoText,
    SheetUnknown,
)
from support.events.poker import toml
from support.refusals import typed_refused
from support.sentences import in_golden_file
from support.typed import Answer, typed

GOLDEN = Path(__file__).parents[1] / "golden" / "entries"
ANTS = "Team;Captain;Player\nAnts;Ann;Abe\nBees;Bea;Bob\n"


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """An event without entries, of two seats."""
    place = tmp_path / "event.toml"
    place.write_text(toml(deals=2, teams=0))
    return place


def sealed(event: Path, entries: Path, *more: str) -> Answer:
    """What `event new` answers to a list."""
    log = event.parent / "var"
    return typed("event", "new", event, "--entries", entries, "--log", log, *more)


def sealed_entries(event: Path) -> list[dict[str, Any]]:
    """The entries that the seal names."""
    import json

    text = (event.parent / "var/published/cup/seal.json").read_text("utf-8")
    entries: list[dict[str, Any]] = json.loads(text)["seal"]["entries"]
    return entries


def listed(tmp_path: Path, data: str | bytes, name: str = "teams.csv") -> Path:
    """A list in a file."""
    place = tmp_path / name
    place.write_bytes(data.encode() if isinstance(data, str) else data)
    return place


def test_an_event_is_sealed_with_the_teams_of_a_spreadsheet(event: Path, tmp_path: Path) -> None:
    """D6: heading, semicolons and a captain."""
    answer = sealed(event, listed(tmp_path, ANTS))

    assert answer.code == 0
    assert [(each["name"], each["players"]) for each in sealed_entries(event)] == [
        ("Ants", ["Ann", "Abe"]),
        ("Bees", ["Bea", "Bob"]),
    ]


def test_a_code_page_and_a_sheet_are_named_beside_the_list(tmp_path: Path) -> None:
    """D6: what no program can know is said by a person."""
    event = tmp_path / "event.toml"
    event.write_text(toml(deals=2, teams=0))

    silent = sealed(event, GOLDEN / "excel-de.csv")
    wrong = sealed(event, GOLDEN / "excel-de.csv", "--code-page", "latin-9")
    japanese = sealed(event, GOLDEN / "excel-de.csv", "--code-page", "cp932")
    right = sealed(event, GOLDEN / "excel-de.csv", "--code-page", "cp1252")

    typed_refused(silent, CodePageUnclear, line=1, byte=17, pages=("cp1252", "cp932"))
    typed_refused(wrong, CodePageUnknown, page="latin-9", pages=("cp1252", "cp932"))
    typed_refused(japanese, CodePageWrong, line=2, byte=54, page="cp932")
    assert right.code == 0
    assert sealed_entries(event)[0]["players"] == ["Jürgen Groß", "Änne Öztürk", "Zoë Weiß"]


@pytest.mark.parametrize("name", ["teams.xlsx", "teams.ods"])
def test_a_sheet_of_a_workbook_is_sealed(event: Path, name: str) -> None:
    """D6: the one that is named, else the first in which anything stands."""
    other = sealed(event, GOLDEN / name, "--sheet", "Old teams")
    missing = sealed(event, GOLDEN / name, "--sheet", "Cover")
    first = sealed(event, GOLDEN / name)

    typed_refused(other, NotAnEvent, where=f"{GOLDEN / name}, line 2: players", value=3)
    typed_refused(missing, SheetUnknown, sheet="Cover", sheets=("Teams", "Old teams"))
    assert first.code == 0
    assert [each["name"] for each in sealed_entries(event)] == ["Köln", "7", "2026-02-01"]


@pytest.mark.parametrize(
    ("data", "kind", "where", "fields"),
    [
        (
            "Joukkue;Pelaaja 1;Pelaaja 2\nAnts;Ann;Abe\nBees;Bea;Bob",
            HeadingUnknown,
            ", line 1",
            {"line": 1, "words": ("Joukkue", "Pelaaja 1", "Pelaaja 2")},
        ),
        ("Team;Team\nAnts;Ann", ColumnsAlike, ", line 1, column 2", {"word": "Team", "first": 1}),
        ("", ListEmpty, "", {}),
        ("Team\n" * 100_000, ListTooLarge, "", {}),
        (b"\x89PNG\r\n\x1a\n\0\0", NoText, "", {"what": "a picture"}),
        (
            "Ants;Ann;Abe\nBees;Bea;Bob\nAnts;Cy;Cleo",
            CellWrong,
            ", line 3, column 1",
            {"value": "Ants"},
        ),
        ("Ants;Ann;Abe\nBees;Ann;Bob", CellWrong, ", line 2, column 2", {"value": "Ann"}),
        ("Ants;Ann;Abe\n\nBees;Bea;Bob;Ben", NotAnEvent, ", line 3: players", {"value": 3}),
    ],
    ids=[
        "a heading in another language", "two columns alike", "an empty sheet",
        "a hundred thousand lines", "a picture", "a team twice", "a player in two teams",
        "more players than seats",
    ],
)  # fmt: skip
@pytest.mark.parametrize("command", ["new", "rehearse"])
def test_a_list_that_cannot_be_taken_is_refused_in_a_sentence_that_says_where(
    event: Path,
    tmp_path: Path,
    command: str,
    data: str | bytes,
    kind: type[Refused],
    where: str,
    fields: dict[str, object],
) -> None:
    """D6: the file, the line and the column, and nothing is written."""
    place = listed(tmp_path, data)
    words = ["event", "new"] if command == "new" else ["rehearse"]

    answer = typed(*words, event, "--entries", place, "--log", tmp_path / "var")

    typed_refused(answer, kind, where=f"{place}{where}", **fields)
    assert not (tmp_path / "var").exists()


def test_each_row_of_a_list_of_individuals_is_a_player(event: Path, tmp_path: Path) -> None:
    event.write_text('[event]\nid = "cup"\nname = "Open"\nformat = "seat_ladder"\n')
    rows = "".join(f"{n};Berg;Anna {n};Kiel\n" for n in range(1, 5))
    answer = sealed(event, listed(tmp_path, f"Badge;Last name;First name;Club\n{rows}"))

    assert answer.code == 0, answer.err
    text = (tmp_path / "var/published/cup/seal.json").read_text("utf-8")
    assert '"Anna 4 Berg"' in text


def test_a_folder_instead_of_a_list_is_refused(event: Path, tmp_path: Path) -> None:
    """D6: it says which."""
    answer = sealed(event, tmp_path)

    typed_refused(answer, FileUnreadable, file=str(tmp_path), why="Is a directory")


def growing(place: Path, more: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Has another program write to a file, once, as soon as anything of it was read."""
    whole = Path.open
    left = [more]

    def written() -> None:
        if left:
            with whole(place, "ab") as other:
                other.write(left.pop())

    class Growing(BufferedReader):
        def read(self, *most: Any) -> bytes:
            data = super().read(*most)
            written()
            return data

        def __next__(self) -> bytes:
            line = super().__next__()
            written()
            return line

    def opened(path: Path, *how: Any, **named: Any) -> Any:
        return Growing(FileIO(path)) if path == place else whole(path, *how, **named)

    monkeypatch.setattr(Path, "open", opened)


def test_a_list_that_grows_while_it_is_read_is_refused(
    event: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D6: half of what another program is writing is no list."""
    place = listed(tmp_path, ANTS)
    growing(place, b"Cats;Cleo;Cy\n", monkeypatch)

    answer = sealed(event, place)

    typed_refused(answer, FileChanging, file=str(place))


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (["hands", "check"], "cup.phh"),
        (["hands", "check"], "cup.phhs"),
        (["match", "check"], "cup.mat"),
    ],
)
def test_hands_and_matches_that_grow_while_they_are_read_are_named(
    words: list[str], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D6: what was read of them is not all there is."""
    monkeypatch.chdir(tmp_path)  # the path stands in a table, where a long one is wrapped
    place = listed(Path(), b"# one line\n", name)
    growing(place, b"# and another\n" * 5, monkeypatch)

    answer = typed(*words, place)

    assert answer.code == 2
    in_golden_file(*answer.out.splitlines())
