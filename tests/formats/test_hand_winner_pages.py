"""The public pages of a new kind of event: they come from one class in its folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from evendeal.commands.log_folder import open_desks
from evendeal.formats import Desks
from evendeal.formats.front_door import FrontDoor
from evendeal.formats.public_house import PublicHouse
from evendeal.views.home import House
from evendeal.web import create_app
from support.refusals import problem
from support.typed import typed
from support.web.watcher import Watcher, running

STREAM = "/api/events/duel/stream"
FILE = """\
[event]
id = "duel"
name = "The duel"
format = "hand_winner"

[play]
hands = 3

[[entries]]
name = "Anna"

[[entries]]
name = "Bert"
"""


@pytest.fixture
def desks(tmp_path: Path) -> Iterator[Desks]:
    """A log in which the duel has begun."""
    file, log = tmp_path / "event.toml", tmp_path / "log"
    file.write_text(FILE, "utf-8")
    assert typed("event", "new", file, "--log", log).code == 0
    assert typed("event", "begin", "duel", "--log", log).code == 0
    with open_desks(log) as found:
        yield found


@pytest.fixture
def reader(desks: Desks) -> Iterator[TestClient]:
    """Somebody who is not signed in."""
    public = PublicHouse(*(desk.public for desk in desks))
    with TestClient(create_app(public, home=FrontDoor(House(), public).home)) as client:
        yield client


def test_it_is_listed_and_its_head_says_of_which_format_it_is(reader: TestClient) -> None:
    (head,) = reader.get("/api/events").json()

    assert (head["id"], head["format"], head["status"]) == ("duel", "hand_winner", "running")
    assert head == reader.get("/api/events/duel").json()


def test_standings_proof_and_published_files_are_where_those_of_every_event_are(
    reader: TestClient,
) -> None:
    board = reader.get("/api/events/duel/scoreboard").json()
    proof = reader.get("/api/events/duel/proof").json()

    assert len(board["standings"]) == 2
    assert {each["verdict"] for each in proof["sentences"]} <= {"holds", "unproved"}
    assert reader.get("/api/events/duel/seal.json").json()["seal"]["event"] == "duel"
    assert reader.get("/api/events/duel/opened.json").status_code == 200


def test_a_page_of_its_own_is_there_and_described(reader: TestClient) -> None:
    stage = reader.get("/api/events/duel/stages/1").json()
    described = reader.get("/schema/openapi.json").json()
    answer = described["paths"]["/api/events/{event}/stages/{session}"]["get"]["responses"]["200"]

    assert (stage["session"], stage["over"]) == (1, [])
    assert answer["content"]["application/json"]["schema"]["$ref"].endswith("/StagePage")
    problem(reader.get("/api/events/duel/stages/9"), "NoSuchSession", 404, session=9)


def test_pages_of_other_kinds_of_event_are_not_there(reader: TestClient) -> None:
    for page in ("tables", "deals/1", "matches/1/1"):
        answer = reader.get(f"/api/events/duel/{page}")

        facts = {"event": "duel", "format": "hand winner", "page": page.partition("/")[0]}
        problem(answer, "NoSuchPage", 404, **facts)


def test_the_first_page_of_the_house_shows_it_with_a_card_of_its_own(reader: TestClient) -> None:
    (card,) = reader.get("/api/home").json()["live"]

    assert card == {"kind": "duel", "id": "duel", "name": "The duel", "ahead": None}


def test_its_stream_says_where_it_stands(desks: Desks) -> None:
    public = PublicHouse(*(desk.public for desk in desks))
    with running(create_app(public)) as (where, _), Watcher(where, path=STREAM) as watcher:
        message = watcher.message()

    assert (message.event, message.data["position"]) == ("position", message.id)
