"""Team matches over the wire: what is asked, what is answered, and what is not there."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from litestar import Litestar
from litestar.testing import TestClient

from evendeal.director.desk import Desk
from evendeal.director.matches.desk import MatchDesk
from evendeal.director.matches.public import PublicMatchDesk
from evendeal.director.public import PublicDesk
from evendeal.web import create_app
from evendeal.web.public import NoEvents
from support.events.match_pictures import CLOSED, DUO, OPEN, duo, rooms, step
from support.refusals import problem
from support.web.described_routes import described
from support.web.hall_by_hand import Hall
from support.web.watcher import Start, Watcher

pytestmark = pytest.mark.long

AT = "/api/matches/duo"
MATCH = f"{AT}/1/1"
DOCUMENT = (
    schemathesis.openapi.from_dict(json.loads(described()))
    .include(path_regex="^/api/matches")
    .exclude(path_regex="/stream$")
)


def played(folder: Path, lines: int) -> Iterator[MatchDesk]:
    """Two rooms that have played so many lines."""
    with rooms(folder, duo()) as desk:
        chance = Random(11)
        with desk.together():
            for _ in range(lines):
                step(desk, OPEN if chance.random() < 0.6 else CLOSED, chance)
        yield desk


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchDesk]:
    """A match to its end."""
    yield from played(tmp_path_factory.mktemp("duo"), 1_500)


@pytest.fixture(scope="module")
def matches(desk: MatchDesk) -> Iterator[TestClient]:
    with TestClient(create_app(NoEvents(), matches=PublicMatchDesk(desk))) as client:
        yield client


@pytest.fixture(scope="module")
def quiet(desk: MatchDesk) -> Litestar:
    """The same application, which nobody runs."""
    return create_app(NoEvents(), matches=PublicMatchDesk(desk))


def test_the_event_is_listed_and_its_pages_lead_from_one_to_the_next(matches: TestClient) -> None:
    (head,) = matches.get("/api/matches").json()
    board = matches.get(f"/api/matches/{head['id']}").json()
    (line,) = board["rounds"][0]["matches"]
    page = matches.get(f"/api/matches/duo/{line['session']}/{line['match']}").json()
    games = [matches.get(f"{MATCH}/games/{each['game']}").json() for each in page["games"]]

    assert head == board["event"] == page["event"]
    assert page["match"] == line
    assert [game["game"] for game in games] == [1, 2]
    assert [game["stage"] for game in games] == ["finished", "finished"]
    assert [row for game in games for row in game["rows"]] == page["protocol"]["rows"]


def test_a_match_that_is_over_has_its_result_in_every_place(matches: TestClient) -> None:
    board = matches.get(AT).json()
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


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/api/matches/cup", "NoSuchEvent"),
        ("/api/matches/cup/stream", "NoSuchEvent"),
        ("/api/matches/cup/proof", "NoSuchEvent"),
        ("/api/matches/cup/seal.json", "NoSuchEvent"),
        (f"{AT}/2/1", "NoMatchHere"),
        (f"{AT}/1/9", "NoMatchHere"),
        (f"{AT}/9/1/games/1", "NoMatchHere"),
        (f"{MATCH}/games/3", "NoGameOfMatch"),
        (f"{MATCH}/games/0", "NoGameOfMatch"),
        (f"{MATCH}/files/open.lmat", "NotPublished"),
        (f"{MATCH}/files/..%2Flog.sqlite", "NotFound"),
        (f"{AT}/root.json", "NotPublished"),
        (f"{AT}/x/1", "NotFound"),
    ],
)
def test_what_is_not_there_is_refused_by_name(matches: TestClient, path: str, name: str) -> None:
    answer = matches.get(path)

    assert answer.status_code == 404
    assert answer.json()["name"] == name


def test_an_event_of_matches_is_no_event_of_poker_and_the_reverse(desk: MatchDesk) -> None:
    public = PublicDesk(Desk(desk.adapters))
    with TestClient(create_app(public, matches=PublicMatchDesk(desk))) as client:
        assert client.get("/api/events").json() == []
        for path in ("", "/scoreboard", "/proof", "/stream", "/opened.json"):
            answer = client.get(f"/api/events/duo{path}")

            problem(answer, "NoSuchEvent", 404, event="duo")
    with TestClient(create_app(Hall())) as client:
        assert client.get("/api/matches").json() == []
        assert client.get("/api/matches/cup").json()["name"] == "NoSuchEvent"


def test_nothing_is_written_here(matches: TestClient) -> None:
    for path in (AT, MATCH, f"{MATCH}/games/1", f"{AT}/proof"):
        assert matches.post(path, json={}).status_code == 405


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


def test_the_figure_of_the_whole_seal_is_found_at_any_time(matches: TestClient) -> None:
    """D9: what the sheet for captains prints is the digest of the published file."""
    file = matches.get(f"{AT}/seal.json").content

    assert matches.get(f"{AT}/proof").json()["seal_digest"] == sha256(file).hexdigest()


def test_an_answer_that_has_not_changed_is_not_sent_again(matches: TestClient) -> None:
    first = matches.get(MATCH)
    again = matches.get(MATCH, headers={"if-none-match": first.headers["etag"]})

    assert again.status_code == 304


def test_a_watcher_is_told_of_each_change_and_of_nothing_that_is_hidden(
    tmp_path: Path, start: Start
) -> None:
    for desk in played(tmp_path, 1):
        public = PublicMatchDesk(desk)
        where, _ = start(create_app(NoEvents(), matches=public))
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
        assert (first.event, first.data) == ("matches", {"position": first.id})
        assert second.id == public.position(DUO) == first.id + 1


def test_a_watcher_that_comes_back_is_told_only_if_it_has_missed_something(
    tmp_path: Path, start: Start
) -> None:
    for desk in played(tmp_path, 30):
        now = PublicMatchDesk(desk).position(DUO)
        where, _ = start(create_app(NoEvents(), matches=PublicMatchDesk(desk)))
        with Watcher(where, last_event_id=str(now), path=f"{AT}/stream") as watcher:
            assert watcher.block() == "retry: 2000\n\n"
            assert watcher.quiet(0.5)
        with Watcher(where, last_event_id=str(now - 1), path=f"{AT}/stream") as watcher:
            assert watcher.message(2).id == now


FEW = settings(
    max_examples=4,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@DOCUMENT.parametrize()
@FEW
def test_whatever_is_asked_the_answer_has_the_documented_shape(
    quiet: Litestar, case: schemathesis.Case
) -> None:
    case.call_and_validate(app=quiet)


@DOCUMENT.parametrize()
@settings(FEW, phases=[Phase.generate])
def test_every_route_answers_in_the_documented_shape(
    quiet: Litestar, case: schemathesis.Case
) -> None:
    known = {"event": "duo", "session": 1, "match": 1, "game": 1, "name": "open.mat"}
    case.path_parameters = {part: known[part] for part in case.path_parameters or ()}
    case.query = {}

    answer = case.call(app=quiet)

    case.validate_response(answer)
    # No public randomness is mixed in, and the session has not ended.
    waiting = case.path.endswith(("root.json", "checkpoints.jsonl", "lineups.json"))
    assert answer.status_code == (404 if waiting else 200)
