"""A new event of each kind at the page that makes it: checked while typed, and sealed."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from support.event_kinds import KINDS, MATCHES, POKER, Kind, of_each_kind
from support.refusals import problem
from support.sentences import in_golden_file
from support.web.house import House
from support.web.requests import Answer

pytestmark = pytest.mark.long

with_a_pace = pytest.mark.parametrize("typed", [POKER, MATCHES], ids=str, indirect=True)
"""A test of the kinds whose page reckons how long an event takes."""


class Made(NamedTuple):
    """A house in which a director makes new events."""

    kind: Kind
    hall: House

    def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """What the office answers to a director of the house."""
        office = "/api/office" if method == "POST" else self.kind.office
        return self.hall.ask("house director", method, office + path, body)

    def check(self, body: Any) -> Any:
        """What is said of an event that is no more than typed."""
        answer = self.ask("POST", "/draft", body)
        assert answer.status == 200, answer.body
        return answer.json

    def seal_file(self, event: str) -> bytes:
        """The seal as everybody may read it."""
        answer = self.hall.ask("", "GET", f"/api/events/{event}/seal.json")
        assert answer.status == 200, answer.body
        return answer.body


@pytest.fixture(scope="module", params=KINDS, ids=str)
def typed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Made]:
    """A house in which nothing is made."""
    kind: Kind = request.param
    with kind.house(tmp_path_factory.mktemp(str(kind)) / "var") as hall:
        yield Made(kind, hall)


@of_each_kind
def test_an_event_is_checked_and_then_sealed(kind: Kind, tmp_path: Path) -> None:
    with kind.house(tmp_path / "var") as hall:
        page, event = Made(kind, hall), kind.new_event()
        check = page.check(event)
        unmade = page.ask("GET", "/spring")
        made = page.ask("POST", "/events", event)
        twice = page.ask("POST", "/events", event)
        office = page.ask("GET", "/spring").json
        seal = page.seal_file("spring")
        listed = {head["id"]: head["name"] for head in hall.ask("", "GET", "/api/events").json}
        unopened = hall.ask("", "GET", "/api/events/spring/opened.json")

    assert check["problems"] == []
    assert kind.foresight(check) == kind.foreseen
    problem(unmade, "NoSuchEvent", 404, event="spring")
    assert (made.status, made.json["event"]) == (201, "spring")
    assert made.json["seal"] == sha256(seal).hexdigest()
    problem(twice, "NotAnEventYet", 409, where="event.id", problems=1)
    assert (office["status"], listed["spring"]) == ("sealed", "Spring")
    problem(unopened, "NotPublished", 404, event="spring", file="opened.json")


@of_each_kind
def test_of_an_event_that_is_made_every_session_is_sealed_as_its_answer_says(
    kind: Kind, tmp_path: Path
) -> None:
    with kind.house(tmp_path / "var") as hall:
        page = Made(kind, hall)
        made = page.ask("POST", "/events", kind.new_event(sessions=2))
        seal = page.seal_file("spring")

    assert made.status == 201, made.body
    assert made.json["seal"] == sha256(seal).hexdigest()
    sessions = 2 + kind.sessions - 1
    assert [each["session"] for each in made.json["seals"]] == list(range(1, sessions + 1))
    assert all(each["commitment"].encode() in seal for each in made.json["seals"])


def test_what_is_wrong_is_said_at_its_place_and_not_made(typed: Made) -> None:
    event, where = typed.kind.wrong_event()
    check = typed.check(event)
    answer = typed.ask("POST", "/events", event)

    assert check["problems"][0]["where"] == where
    assert check["problems"][0]["why"]
    assert check["toml"] is None
    problem(answer, "NotAnEventYet", 409, where=where, problems=len(check["problems"]))


def test_an_id_that_is_there_is_not_given_twice(typed: Made) -> None:
    check = typed.check(typed.kind.new_event(typed.kind.id))

    assert [each["where"] for each in check["problems"]] == ["event.id"]
    in_golden_file(check["problems"][0]["why"])


def test_entries_may_come_as_a_list(typed: Made) -> None:
    check = typed.check(typed.kind.new_event(teams=typed.kind.listed))
    wrong = typed.check(typed.kind.new_event(teams="Kharkov\nKharkov"))

    read = tuple((each["name"], each["players"]) for each in check["entries"])
    assert read == typed.kind.listed_entries
    assert check["problems"] == []
    assert wrong["problems"][0]["where"] == "line 2, column 1"


@with_a_pace
def test_an_event_is_told_how_long_it_takes(typed: Made) -> None:
    """D5: before anything is sealed, and at which pace."""
    check = typed.check(typed.kind.new_event())
    slower = typed.check({**typed.kind.new_event(), **typed.kind.slower})

    in_golden_file(check["lasts"]["sentence"])
    assert check["lasts"]["sentence"] in check["sentences"]
    defaults = {each["where"]: each["value"] for each in check["defaults"]}
    assert {key: defaults[key] for key in defaults if key.startswith("pace.")} == typed.kind.pace
    assert slower["lasts"]["play"] == typed.kind.slower_seconds
    assert slower["lasts"]["breaks"] == 0


@with_a_pace
def test_the_pace_that_was_reckoned_with_is_no_part_of_the_event(typed: Made) -> None:
    """D5."""
    check = typed.check(typed.kind.new_event())
    slower = typed.check({**typed.kind.new_event(), **typed.kind.slower})

    assert check["toml"] is not None
    assert slower["toml"] == check["toml"]


def test_when_an_event_begins_is_told_and_sealed(typed: Made) -> None:
    """D1: a day with a time, as it is typed."""
    check = typed.check(typed.kind.new_event(begins="2026-12-03T18:30"))
    unsaid = typed.check(typed.kind.new_event())
    line = 'begins = "2026-12-03T18:30"\n'

    in_golden_file(*(one for one in check["sentences"] if one not in unsaid["sentences"]))
    assert line in check["toml"]
    assert check["toml"].replace(line, "") == unsaid["toml"]


def test_results_of_other_tables_at_a_table_are_told_and_sealed(typed: Made) -> None:
    event = typed.kind.with_results(typed.kind.new_event("open-results"))
    check = typed.check(event)
    unsaid = typed.check(typed.kind.new_event())
    made = typed.ask("POST", "/events", event)
    seal = typed.seal_file("open-results")

    in_golden_file(*(one for one in check["sentences"] if one not in unsaid["sentences"]))
    assert check["toml"].count('results = "open"\n') == 1
    assert "results" not in unsaid["toml"]
    assert made.status == 201, made.body
    terms = sha256(check["toml"].encode()).hexdigest()
    assert json.loads(seal)["seal"]["terms"] == terms
