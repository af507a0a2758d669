"""Lists of teams over HTTP: what is pasted or dropped, how it is understood, and put right."""

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.entry_lists import ColumnHoldsNothingKnown
from evendeal.formats.my_places import MyPlaces
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.web.app import create_app
from evendeal.web.problem import BodyTooLong
from support.desks import consoles_of, desks_over
from support.offices import inside_of
from support.refusals import problem
from support.sentences import in_golden_file
from support.web.house import House, house
from support.web.office import office_answers

GOLDEN = Path(__file__).parents[1] / "golden" / "entries"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house") / "var") as found:
        consoles = consoles_of(found.desk)
        inside = inside_of(found.door, consoles, MyPlaces(desks_over(found.desk)), found.desk)
        found.app = create_app(PublicHouse(SeatTeamsPublic(found.desk)), inside=inside)
        yield found


def read(hall: House, **said: Any) -> Any:
    """How a list is understood."""
    (answer,) = office_answers(hall, "house director", ("/draft/entries", said))
    assert answer.status == 200
    return answer.json


def teams(found: Any) -> dict[str, list[str]]:
    """The teams as they are understood, each with its players."""
    return {
        team["name"]["text"]: [player["text"] for player in team["players"]]
        for team in found["teams"]
    }


def file(name: str) -> dict[str, str]:
    """A golden list as a browser sends it."""
    return {"data": b64encode((GOLDEN / name).read_bytes()).decode(), "file": name}


@pytest.mark.long
def test_of_a_list_with_persons_it_is_said_how_many_there_are(hall: House) -> None:
    found = read(hall, text="Team\tPlayer 1\tPerson 1\nAnts\tAnn\tann\nBees\tBea\t\n")

    assert {"key": "says-list-persons", "fields": {"known": 1}} in found["sentences"]


@pytest.mark.long
def test_of_numbers_before_names_it_is_said_that_they_are_left_out(hall: House) -> None:
    found = read(hall, text="1. Ann Bell\n2) Bo Li\n3 - Cy", entry_kind="person")

    assert list(teams(found)) == ["Ann Bell", "Bo Li", "Cy"]
    fields = {"number": "1.", "name": "Ann Bell"}
    assert found["sentences"] == [{"key": "says-list-numbers", "fields": fields}]


@pytest.mark.long
def test_what_is_pasted_is_shown_column_by_column_and_team_by_team(hall: House) -> None:
    """D6: a table with a heading, as it is copied out of a spreadsheet."""
    found = read(hall, text="Team\tCaptain\tPlayers\nAnts\tAnn\tAbe, Al\nBees\tBea\tBob, Ben\n")

    assert [(each["heading"], each["holds"]) for each in found["columns"]] == [
        ("Team", "name"),
        ("Captain", "captain"),
        ("Players", "player"),
    ]
    assert found["columns"][2]["cells"] == ["Abe, Al", "Bob, Ben"]
    assert teams(found) == {"Ants": ["Ann", "Abe", "Al"], "Bees": ["Bea", "Bob", "Ben"]}
    assert found["problems"] == []
    in_golden_file(*found["sentences"])


def test_a_name_is_put_right_where_it_is_shown(hall: House) -> None:
    """D6: the answer is the list with that name, and nothing else of it changed."""
    text = "Team,Players\nAnts,Ann; Abe\nBees,Bea; Ann\n"
    found = read(hall, text=text)
    (said,) = found["problems"]
    wrong = found["teams"][1]["players"][1]

    right = read(hall, text=text, cell={**place(wrong), "to": "Anna"})

    assert (said["line"], said["column"]) == (3, 2)
    in_golden_file(said["why"])
    assert right["text"] == "Team,Players\nAnts,Ann; Abe\nBees,Bea;Anna\n"
    assert right["problems"] == []


def place(name: Any) -> dict[str, Any]:
    """Where a name stands."""
    return {key: name[key] for key in ("line", "column", "part")}


def test_a_heading_in_another_language_is_put_right_by_saying_what_columns_hold(
    hall: House,
) -> None:
    """D6: one sentence, and then no typing."""
    text = "Joukkue;Kapteeni;Pelaaja 1;Pelaaja 2\nAnts;Ann;Abe;Al\nBees;Bea;Bob;Ben\n"
    found = read(hall, text=text)
    right = read(hall, text=text, columns=["name", "captain", "player", "player"], headed=True)
    no = office_answers(
        hall, "house director", ("/draft/entries", {"text": text, "columns": ["luck"]})
    )

    in_golden_file(found["problems"][0]["why"])
    assert (found["headed"], found["teams"]) == (True, [])
    assert right["text"].splitlines()[0] == "name;captain;player;player"
    assert teams(right) == {"Ants": ["Ann", "Abe", "Al"], "Bees": ["Bea", "Bob", "Ben"]}
    problem(no[0], ColumnHoldsNothingKnown, 422, holds="luck")


def test_of_persons_it_is_asked_which_column_is_which_half_of_a_name(hall: House) -> None:
    text = "Berg, Anna\nPark, Bo\n"
    found = read(hall, text=text, entry_kind="person")
    holds = {"columns": ["family name", "given name"], "headed": False}
    right = read(hall, text=text, entry_kind="person", **holds)

    assert ([each["holds"] for each in found["columns"]], found["teams"]) == (["name", "-"], [])
    assert [each["line"] for each in found["problems"]] == [1]
    assert teams(right) == {"Anna Berg": ["Anna Berg"], "Bo Park": ["Bo Park"]}


def test_bytes_that_are_not_utf_8_are_shown_in_both_code_pages(hall: House) -> None:
    """D6: a person sees which letters are right, and the list goes on in those."""
    german, japanese = (read(hall, **file(f"excel-{language}.csv")) for language in ("de", "ja"))
    chosen = read(hall, **{**file("excel-ja.csv"), "file": "チーム.csv"}, code_page="cp932")

    assert german["text"] is None
    assert german["problems"] == []
    western, eastern = german["code_pages"]
    assert (western["code_page"], western["fits"]) == ("cp1252", True)
    assert western["rows"][1] == ["Köln, Mitte", "Jürgen Groß", "Änne Öztürk", "Zoë Weiß"]
    assert (eastern["code_page"], eastern["fits"]) == ("cp932", False)
    assert [page["fits"] for page in japanese["code_pages"]] == [False, True]
    assert japanese["code_pages"][1]["rows"][0][0] == "チーム名"
    assert next(iter(teams(chosen))) == "東京、南"
    assert chosen["text"].startswith("チーム名,キャプテン,選手2,選手3")


@pytest.mark.parametrize("name", ["teams.xlsx", "teams.ods"])
def test_a_workbook_becomes_text_and_its_sheets_can_be_chosen(hall: House, name: str) -> None:
    """D6: the text is what the form then sends."""
    first = read(hall, **file(name))
    other = read(hall, **file(name), sheet="Old teams")
    again = read(hall, text=first["text"])

    assert (first["sheet"], first["sheets"]) == ("Teams", ["Teams", "Old teams"])
    in_golden_file(*first["sentences"])
    assert teams(first)["7"] == ["Ann Fisher", "Bob", "Ben"]
    assert teams(again) == teams(first)
    assert teams(other) == {"Ants": ["Ann", "Abe", "Al"], "Bees": ["Bea", "Bob", "Ben"]}


def test_what_cannot_be_read_is_one_sentence_that_names_the_file(hall: House) -> None:
    """D6: also a list of a hundred thousand lines, and one too large to be sent."""
    long = read(hall, text="Team\n" * 100_000)
    picture = read(hall, data=b64encode(b"\x89PNG\r\n\x1a\n").decode(), file="team.png")
    (large,) = office_answers(hall, "house director", ("/draft/entries", {"text": "x" * 7_000_000}))

    in_golden_file(*(each["why"] for each in (*long["problems"], *picture["problems"])))
    problem(large, BodyTooLong, 413, most=6_291_456)


def test_both_kinds_of_event_take_the_list_as_it_is_understood(hall: House) -> None:
    """D6: a captain's column in the form of a poker event."""
    text = "Team\tCaptain\tPlayers\nAnts\tAnn\tAbe\nBees\tBea\tBob\n"
    form = {
        "format": "seat_teams",
        "id": "spring",
        "name": "Spring",
        "deals": 6,
        "entries_text": text,
    }

    (answer,) = office_answers(hall, "house director", ("/draft", form))

    assert answer.json["problems"] == []
    assert [each["players"] for each in answer.json["entries"]] == [["Ann", "Abe"], ["Bea", "Bob"]]
