"""Team matches over the wire: what is asked, what is answered, and what is not there."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from litestar.testing import TestClient

from evendeal.formats.public_house import PublicHouse
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.web import create_app
from support.events.match_pictures import CLOSED, DUO, OPEN, rooms_played, step
from support.web.watcher import Start, Watcher

pytestmark = pytest.mark.long

AT = "/api/events/duo"
BOARD = f"{AT}/scoreboard"
MATCH = f"{AT}/matches/1/1"


@pytest.fixture(scope="module")
def matches(match_over: MatchDesk) -> Iterator[TestClient]:
    with TestClient(create_app(PublicHouse(RoomMatchPublic(match_over)))) as client:
        yield client


def test_the_event_is_listed_and_its_pages_lead_from_one_to_the_next(matches: TestClient) -> None:
    (head,) = matches.get("/api/events").json()
    board = matches.get(f"/api/events/{head['id']}/scoreboard").json()
    (line,) = board["rounds"][0]["matches"]
    page = matches.get(f"{AT}/matches/{line['session']}/{line['match']}").json()
    games = [matches.get(f"{MATCH}/games/{each['game']}").json() for each in page["games"]]

    assert head == board["event"] == page["event"]
    assert page["match"] == line
    assert [game["game"] for game in games] == [1, 2]
    assert [game["stage"] for game in games] == ["finished", "finished"]
    assert [row for game in games for row in game["rows"]] == page["protocol"]["rows"]


def test_a_match_that_is_over_has_its_result_in_every_place(matches: TestClient) -> None:
    board = matches.get(BOARD).json()
    page = matches.get(MATCH).json()
    protocol = page["protocol"]
    points = {line["entry"]: line["points"] for line in board["standings"]}
    first, second = (team["entry"] for team in protocol["teams"])

    assert points == dict(zip((first, second), protocol["vp"], strict=True))
    assert protocol["imps"] == page["match"]["imps"]
    rooms = protocol["rooms"]
    for pair in ("imps", "smp"):
        both = [rooms["open"][pair][team] + rooms["closed"][pair][1 - team] for team in (0, 1)]
        assert both == protocol[pair]
    assert {player["imps"] for player in board["players"]} == {
        rooms[room]["imps"][side] - rooms[room]["imps"][1 - side]
        for room in rooms
        for side in (0, 1)
    }


def test_the_files_of_a_match_can_be_kept(matches: TestClient) -> None:
    files = matches.get(MATCH).json()["files"]
    answers = {each["name"]: matches.get(f"{MATCH}/files/{each['name']}") for each in files}

    assert all(each["ready"] for each in files)
    assert [answer.status_code for answer in answers.values()] == [200] * 5
    assert "Game 2" in answers["open.mat"].text
    assert answers["protocol.csv"].headers["content-type"].startswith("text/csv")
    kept = answers["closed.mat"].headers["content-disposition"]
    assert kept == 'attachment; filename="duo-1-1-closed.mat"'
    assert json.loads(answers["game-1.rolls.json"].text)["format"]


def test_the_published_files_are_those_of_the_verifying_script(matches: TestClient) -> None:
    seal = matches.get(f"{AT}/seal.json").json()["seal"]
    opened = matches.get(f"{AT}/opened.json").json()
    proof = matches.get(f"{AT}/proof").json()

    assert proof["public_key"] == seal["public_key"]
    (session,) = proof["sessions"]
    assert [each["rolls"] for each in session["opened"]] == [
        each["rolls"] for each in opened["sessions"][0]["sets"]
    ]
    assert {each["verdict"] for each in session["opened"]} == {"holds"}
    assert {each["verdict"] for each in proof["sentences"]} <= {"holds", "unproved"}


def test_a_watcher_is_told_of_each_change_and_of_nothing_that_is_hidden(
    tmp_path: Path, start: Start
) -> None:
    for desk in rooms_played(tmp_path, 1):
        public = RoomMatchPublic(desk)
        where, _ = start(create_app(PublicHouse(public)))
        with Watcher(where, path=f"{AT}/stream") as watcher:
            first = watcher.message()
            chance = Random(5)
            for _ in range(20):
                step(desk, OPEN, chance, undo=False)
            while public.position(DUO) == first.id:
                step(desk, CLOSED, chance, undo=False)
            second = watcher.message()
            for _ in range(6):
                step(desk, OPEN, chance, undo=False)
            assert watcher.quiet(0.6)

        assert watcher.status == "200"
        assert (first.event, first.data) == ("position", {"position": first.id})
        assert second.id == public.position(DUO) == first.id + 1
