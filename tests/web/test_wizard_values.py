"""What the wizard is told of a form: every value, what to type instead, and how long it takes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from evendeal.tournament.seat_teams.event_read import read_event
from support.english import english
from support.events.matches import match_toml
from support.sentences import in_golden_file
from support.web.match_house import MatchHouse, match_house

pytestmark = pytest.mark.long

SIX = "\n".join(f"Team {n}" for n in range(1, 7))


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[MatchHouse]:
    with match_house(tmp_path / "var") as found:
        yield found


def checked(hall: MatchHouse, **changes: Any) -> Any:
    """What the house says of a form of six teams and sixty deals, with these changes."""
    form = {
        "format": "seat_teams",
        "id": "",
        "name": "Spring Cup",
        "deals": 60,
        "entries_text": SIX,
        **changes,
    }
    return hall.ask("house director", "POST", "/api/office/draft", form).json


def values(hall: MatchHouse, **changes: Any) -> dict[str, str]:
    """What each field comes to that is left empty."""
    return {each["where"]: each["value"] for each in checked(hall, **changes)["defaults"]}


def wrong(hall: MatchHouse, **changes: Any) -> dict[str, str]:
    """What to type instead, by place."""
    return {each["where"]: each["why"] for each in checked(hall, **changes)["problems"]}


def test_every_field_that_may_stay_empty_is_told_with_its_value(hall: MatchHouse) -> None:
    """D5: nothing is only "as usual"."""
    assert values(hall) == {
        "event.id": "spring-cup",
        "play.big_blind": "50",
        "play.small_blind": "25",
        "play.cap": "5000",
        "play.seats": "6",
        "play.ante": "0",
        "play.big_blind_ante": "0",
        "play.reserve": "6",
        "play.chip": "25",
        "play.starting_stack": "5000",
        "office.correction_minutes": "30",
        "pace.deal_seconds": "2:40",
        "pace.break_minutes": "15",
    }


def test_a_value_follows_from_what_is_typed(hall: MatchHouse) -> None:
    """D5: the small blind is not 25 while the big blind is 100."""
    found = values(hall, big_blind=100, deals=25, big_blind_ante=100, empty_seats=[6])

    assert found["play.small_blind"] == "50"
    assert found["play.cap"] == "10000"
    assert found["play.starting_stack"] == "10100"
    assert found["play.reserve"] == "3"
    assert values(hall, cap="none", big_blind=10)["play.starting_stack"] == "1000"
    assert values(hall, entries_text="A\nB\nC")["play.seats"] == "3"


def test_a_value_that_was_typed_over_is_told_beside_what_was_typed(hall: MatchHouse) -> None:
    """D5: so there is a way back to it."""
    assert values(hall, small_blind=10)["play.small_blind"] == "25"
    assert values(hall, id="mine")["event.id"] == "spring-cup"


def test_the_values_that_are_told_are_those_that_are_sealed(hall: MatchHouse) -> None:
    """D5: the page and the file cannot come apart."""
    check = checked(hall, big_blind=30, big_blind_ante=30, deals=41)
    defaults = {each["where"]: each["value"] for each in check["defaults"]}
    event = read_event(check["toml"])

    assert defaults["event.id"] == event.id
    for key in ("small_blind", "cap", "starting_stack", "reserve", "seats", "chip"):
        assert defaults[f"play.{key}"] == str(getattr(event.play, key)), key
    assert defaults["office.correction_minutes"] == str(event.office.correction_minutes)


def test_values_are_told_before_there_are_teams_and_while_something_is_wrong(
    hall: MatchHouse,
) -> None:
    """D5: how many seats there are is not told before there are teams."""
    found = values(hall, entries_text="", sessions=0, big_blind=0)

    assert found["play.small_blind"] == "25"
    assert "play.seats" not in found


def test_a_name_that_an_event_has_gets_a_number_and_is_no_error(hall: MatchHouse) -> None:
    """D5: the second evening of a club needs no thought about ids."""
    assert values(hall, name="Cup")["event.id"] == "cup-2"
    assert checked(hall, name="Cup")["problems"] == []
    said = wrong(hall, id="cup")
    assert list(said) == ["event.id"]
    in_golden_file(*said.values())


@pytest.mark.parametrize(
    ("typed", "where"),
    [
        ({"id": "Spring Cup!"}, "event.id"),
        ({"name": ""}, "event.name"),
        ({"name": "x" * 81}, "event.name"),
        ({"deals": None}, "play.deals"),
        ({"deals": 0}, "play.deals"),
        ({"sessions": 101}, "event.sessions"),
        ({"seat_draw": "mirror"}, "event.sessions"),
        ({"small_blind": 60}, "play.small_blind"),
        ({"cap": 55, "ante": 10}, "play.cap"),
        ({"starting_stack": 4_000}, "play.starting_stack"),
        ({"ante": 5, "big_blind_ante": 50}, "play.big_blind_ante"),
        ({"deal_seconds": 0}, "pace.deal_seconds"),
    ],
    ids=[
        "letters", "no name", "a long name", "no deals", "zero deals", "sessions", "mirror",
        "small blind", "cap", "stack", "two antes", "pace",
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_as_what_to_type(
    hall: MatchHouse, typed: dict[str, Any], where: str
) -> None:
    """D5: in words of the floor, without quotes, keys or brackets."""
    said = wrong(hall, **typed)

    assert list(said) == [where]
    in_golden_file(said[where])


def test_a_form_is_told_how_long_its_event_takes(hall: MatchHouse) -> None:
    """D5: before there are teams, and before anything is sealed."""
    sentence = checked(hall)["lasts"]["sentence"]
    quicker = checked(hall, deal_seconds=180, break_minutes=0)["lasts"]
    twice = checked(hall, sessions=2)["lasts"]["sentence"]

    assert sentence in checked(hall)["sentences"]
    assert checked(hall, entries_text="")["lasts"]["sentence"] == sentence
    assert (quicker["play"], quicker["breaks"]) == (10_800, 0)
    in_golden_file(sentence, quicker["sentence"], twice)
    assert checked(hall, deals=None)["lasts"] is None


def test_no_number_of_sessions_is_reckoned_with_that_an_event_cannot_have(hall: MatchHouse) -> None:
    """Beside a list in which much is wrong nothing is said of it: a million million stop nobody."""
    faults = "\n".join(f"Team {n}, {'x' * 90}" for n in range(60))

    answer = checked(hall, sessions=10**12, entries_text=faults)

    assert "event.sessions" not in {each["where"] for each in answer["problems"]}
    assert answer["lasts"] is None


def test_when_an_event_begins_is_typed_and_sealed(hall: MatchHouse) -> None:
    """D1: a day, with a time or without; an empty field writes nothing into the event's file."""
    evening = checked(hall, begins="2026-12-03T18:30")
    day = checked(hall, begins="2026-12-03")

    assert read_event(evening["toml"]).begins == "2026-12-03T18:30"
    in_golden_file(*(one for made in (evening, day) for one in made["sentences"]))
    for empty in (None, ""):
        assert checked(hall, begins=empty)["toml"] == checked(hall)["toml"]
    assert "begins" not in checked(hall)["toml"]


def test_what_is_no_day_is_said_at_its_field(hall: MatchHouse) -> None:
    """D1: and the rest of the form is read on."""
    (why,) = wrong(hall, begins="next Thursday").values()

    in_golden_file(why)
    assert set(wrong(hall, begins="2026-12-03T18:30+01:00", deals=0)) == {
        "event.begins",
        "play.deals",
    }


def matches(hall: MatchHouse, toml: str, **changes: Any) -> Any:
    """What the house says of the file of an event of matches."""
    file = {"format": "room_match", "toml": toml, "entries_text": "", "pace": changes}
    return hall.ask("house director", "POST", "/api/office/draft", file).json


def test_what_is_wrong_in_a_file_of_matches_is_said_as_what_to_type(hall: MatchHouse) -> None:
    """D5."""
    file = match_toml().replace('"duel"', '"my duel"').replace("games = 2", "games = 0")
    found = matches(hall, file, game_minutes=0)

    said = {each["where"]: each["why"] for each in found["problems"]}
    assert set(said) == {"event.id", "play.games", "pace.game_minutes"}
    in_golden_file(said["event.id"], said["play.games"], said["pace.game_minutes"])


def test_how_many_there_are_is_said_with_what_they_are(hall: MatchHouse) -> None:
    """D5: of a team its players are counted; how many teams there are is seen in their list."""
    few = wrong(hall, entries_text="name,player\nAnts,Ann\nBees,\nCats,", seats=3)
    teams = wrong(hall, entries_text="Ants\nBees", seats=6)

    assert english(few["entries[1].players"]).startswith("1 ")
    assert english(teams["entries"]).startswith("6 ")
    in_file = matches(hall, match_toml(teams=1))["problems"]
    assert [english(each["why"]) for each in in_file if each["where"] == "entries"] == [
        "there must be 2 to 100 teams"
    ]
