"""The first page of the house over HTTP: what stands there, and what never does."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from evendeal.commands.log_folder import open_desks
from evendeal.director.events import begin_session, create_event
from evendeal.formats import Desks
from evendeal.formats.front_door import FrontDoor
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.formats.seat_teams.life import Desk
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import EventId
from evendeal.tournament.seat_teams.event_read import read_event
from evendeal.views.home import House
from evendeal.web import create_app
from support.events.club import (
    SUBURBS,
    club,
    cup,
    deals_played,
    league,
    matches_played,
    play_demonstration,
)
from support.events.match_pictures import CLOSED, OPEN, duo, rooms, step
from support.events.poker import CUP, DUEL, FIRST, event_of, play_hand, toml
from support.ledgers import matches_of, poker_of
from support.typed import typed

pytestmark = pytest.mark.long


@contextmanager
def house(deals: Desk, matches: MatchDesk, name: House | None = None) -> Iterator[TestClient]:
    """The pages of a house over its desks."""
    public = PublicHouse(SeatTeamsPublic(deals), RoomMatchPublic(matches))
    front = FrontDoor(name or House(), public)
    with TestClient(create_app(public, home=front.home)) as client:
        yield client


@pytest.fixture(scope="module")
def desks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desks]:
    """A club with an event at every stage, and a demonstration."""
    with open_desks(club(tmp_path_factory.mktemp("club"))) as desks:
        yield desks


@pytest.fixture(scope="module")
def at_home(desks: Desks) -> Iterator[TestClient]:
    with house(
        poker_of(desks), matches_of(desks), House("Riverside Club", "Same cards.")
    ) as client:
        yield client


@pytest.fixture
def home(at_home: TestClient) -> Any:
    return at_home.get("/api/home").json()


def ids(events: list[Any]) -> list[str]:
    return [each["id"] for each in events]


def test_each_event_of_the_house_stands_in_its_place(home: Any) -> None:
    """D1: what is played now, what comes, what has been, each by its own last word."""
    assert home["house"] == {"name": "Riverside Club", "line": "Same cards."}
    assert ids(home["live"]) == ["autumn", "league"]
    assert ids(home["next"]) == ["lantern", "round-5"]
    assert ids(home["finished"]) == ["kestrel", "harvest"]
    assert [each["kind"] for each in home["live"]] == ["deals", "matches"]


def test_a_demonstration_is_no_event_of_the_house(home: Any) -> None:
    """D1: it is being played, and stands among what is live in no list but its own."""
    (show,) = home["demonstration"]

    assert (show["id"], show["status"], show["of"]) == ("team-cup", "running", 60)
    assert "team-cup" not in ids([*home["live"], *home["next"], *home["finished"]])
    assert home["rehearsed"] is False


def test_a_live_event_of_deals_is_told_as_its_scoreboard_tells_it(
    home: Any, at_home: TestClient
) -> None:
    """D1: the strip, what is comparable, and the first three of the standings."""
    board = at_home.get("/api/events/autumn/scoreboard").json()
    live = home["live"][0]

    assert live["strip"] == board["strip"]
    assert live["comparable"] == sum(board["strip"]) > 0
    assert live["leading"] == board["standings"][:3]
    assert (live["hands_played"], live["hands_total"]) == (230, 360)


def test_a_live_match_is_told_as_its_own_page_tells_it(home: Any, at_home: TestClient) -> None:
    """D1: the IMP, and the race of the game that runs as far as both rooms have played it."""
    live = home["live"][1]
    line = live["match"]
    where = f"/api/events/league/matches/{line['session']}/{line['match']}"
    page = at_home.get(where).json()
    game = at_home.get(f"{where}/games/{line['game']}").json()

    assert line == page["match"]
    assert live["others"] == 1
    for room in ("open", "closed"):
        frames = game["rooms"][room]["frames"]
        pips = [frame["board"]["pips"] for frame in frames]
        assert live["race"][room]["leads"] == [each["black"] - each["white"] for each in pips]
        assert len(frames) == line["turn"] + 1 > 1


def test_what_is_over_says_when_and_who_won(home: Any, at_home: TestClient) -> None:
    """D1: poker with its points, a match with its IMP."""
    match, deals = home["finished"]
    first = at_home.get("/api/events/harvest/scoreboard").json()["standings"][0]
    line = at_home.get("/api/events/kestrel/scoreboard").json()["rounds"][0]["matches"][0]

    assert deals["winners"] == [first["name"]]
    assert deals["result"] == f"{first['points']} points"
    assert match["result"] == f"{max(line['imps'])} : {min(line['imps'])} IMP"
    assert match["ended_at"] >= deals["ended_at"] > home["next"][0]["sealed_at"][:4]


def test_the_hand_that_shows_the_idea_is_one_that_everybody_may_see(
    home: Any, at_home: TestClient
) -> None:
    """D1: its cards and its results are those of the open deal's own page."""
    idea = home["idea"]
    where = f"/api/events/{idea['event']}/deals/{idea['deal']}?session={idea['session']}"
    page = at_home.get(where).json()

    assert page["open"] is True
    cards = next(seat["cards"] for seat in page["seats"] if seat["seat"] == idea["seat"])
    assert idea["cards"] == cards
    made = {
        row["table"]: cell["chips"]
        for row in page["rows"]
        for cell in row["cells"]
        if cell["seat"] == idea["seat"]
    }
    assert {each["table"]: each["chips"] for each in idea["results"]}.items() <= made.items()
    chips = [each["chips"] for each in idea["results"]]
    assert chips[0] == max(made.values())
    assert chips[-1] == min(made.values()) < chips[0]


def test_a_house_without_events_has_a_page_all_the_same(tmp_path: Path) -> None:
    """D1: its own name and line where nobody has given it others."""
    with (
        open_desks(tmp_path / "var", create=True) as desks,
        house(poker_of(desks), matches_of(desks)) as client,
    ):
        empty = client.get("/api/home").json()

    assert empty["house"]["name"] == "evendeal"
    assert empty["house"]["line"].startswith("Everybody gets the same cards and the same rolls.")
    lists = ("live", "next", "finished", "demonstration")
    assert [empty[name] for name in lists] == [[], [], [], []]
    assert empty["idea"] is None


def test_only_a_demonstration_shows_the_idea_where_the_house_has_no_hand(tmp_path: Path) -> None:
    """D1: and the page says that it is of a demonstration."""
    with open_desks(tmp_path / "var", create=True) as desks:
        play_demonstration(desks, 70)
        deals_played(desks, cup("lantern", "Lantern Cup", teams=SUBURBS), 0)
        with house(poker_of(desks), matches_of(desks)) as client:
            page = client.get("/api/home").json()

    assert page["live"] == []
    assert page["idea"]["event"] == "team-cup"
    assert page["rehearsed"] is True


def test_a_sealed_event_shows_its_name_and_nothing_that_it_hides(tmp_path: Path) -> None:
    """D1, an attack: who looks for seats, teams, deals or rolls of it on the first page."""
    with open_desks(tmp_path / "var", create=True) as desks:
        create_event(poker_of(desks), read_event(toml(**DUEL)))
        teams = ("Norvale", "Eastmere")
        matches_played(desks, league("league", "The League", teams=teams), 0)
        with house(poker_of(desks), matches_of(desks)) as client:
            text = client.get("/api/home").text

    page = json.loads(text)
    members = {"kind", "id", "name", "begins", "sealed_at"}
    assert [set(each) for each in page["next"]] == [members] * 2
    assert not any(name in text for name in teams)
    assert page["idea"] is None


def test_what_begins_next_stands_first_and_what_does_not_say_when_after_it(tmp_path: Path) -> None:
    """D1: by the planned date, whatever is played and whenever it was sealed."""
    two = ("Norvale", "Eastmere")
    with open_desks(tmp_path / "var", create=True) as desks:
        for id, begins in (
            ("lantern", "2026-12-12T14:00:00"),
            ("first-open", ""),
            ("advent", "2026-12-03"),
            ("second-open", ""),
        ):
            deals_played(desks, cup(id, id, begins=begins, teams=SUBURBS), 0)
        matches_played(desks, league("round-5", "R", begins="2026-12-03T18:30:00", teams=two), 0)
        matches_played(desks, league("round-4", "R", begins="2025-12-31", teams=two), 0)
        with house(poker_of(desks), matches_of(desks)) as client:
            page = client.get("/api/home").json()
            heads = [
                client.get(path).json()
                for path in ("/api/events/lantern", "/api/events/first-open")
            ]
            matches = client.get("/api/events/round-5/scoreboard").json()

    assert [(each["id"], each["begins"]) for each in page["next"]][:4] == [
        ("round-4", "2025-12-31"),
        ("advent", "2026-12-03"),
        ("round-5", "2026-12-03T18:30"),
        ("lantern", "2026-12-12T14:00"),
    ]
    rest = page["next"][4:]
    assert {each["id"] for each in rest} == {"first-open", "second-open"}
    assert [each["begins"] for each in rest] == [None, None]
    assert rest[0]["sealed_at"] >= rest[1]["sealed_at"]
    assert [head["begins"] for head in heads] == ["2026-12-12T14:00", None]
    assert matches["event"]["begins"] == "2026-12-03T18:30"


def test_an_event_that_was_planned_for_a_day_gone_by_has_not_begun(tmp_path: Path) -> None:
    """D1: the date starts nothing and holds nothing back."""
    with open_desks(tmp_path / "var", create=True) as desks:
        deals_played(desks, cup("late", "Late", begins="2020-01-01", teams=SUBURBS), 0)
        deals_played(desks, cup("early", "Early", begins="2999-01-01", teams=SUBURBS), 3)
        with house(poker_of(desks), matches_of(desks)) as client:
            page = client.get("/api/home").json()

    assert (ids(page["next"]), ids(page["live"])) == (["late"], ["early"])


def test_a_withdrawn_event_is_over_and_what_is_put_away_is_nowhere(tmp_path: Path) -> None:
    """D1: nobody has won the one; the other, a rehearsal, shows no hand either (R60, R61)."""
    with open_desks(tmp_path / "var", create=True) as desks:
        show = play_demonstration(desks, 70)
        deals_played(desks, cup("cup", "The Cup", deals=2, teams=SUBURBS[:3]), 1)
        with house(poker_of(desks), matches_of(desks)) as client:
            assert ids(client.get("/api/home").json()["live"]) == ["cup"]
            for act in (
                ("withdraw", "cup", "--reason", "The hall is flooded."),
                ("put-away", show),
            ):
                done = typed("event", *act, "--log", tmp_path / "var")
                assert done.code == 0, done.err
            text = client.get("/api/home").text

    page = json.loads(text)
    (over,) = page["finished"]
    assert (over["id"], over["winners"], over["result"]) == ("cup", [], "withdrawn")
    assert [page[name] for name in ("live", "next", "demonstration")] == [[], [], []]
    assert page["idea"] is None
    assert show not in text


def test_an_event_that_nobody_has_published_is_on_no_page(tmp_path: Path) -> None:
    """D1, an attack: its secrets and its seal are made, and the line that publishes it is not."""
    with open_desks(tmp_path / "var", create=True) as desks:
        desk = poker_of(desks)

        def power_fails(*_: object) -> None:
            raise OSError("no power")

        written, desk.write = desk.write, power_fails  # type: ignore[method-assign, assignment]
        with pytest.raises(OSError, match="no power"):
            create_event(desk, event_of(**DUEL))
        desk.write = written  # type: ignore[method-assign]
        with house(desk, matches_of(desks)) as client:
            page = client.get("/api/home").json()

    assert [page[name] for name in ("live", "next", "finished")] == [[], [], []]


def test_what_one_table_has_played_changes_nothing_but_the_count_of_hands(tmp_path: Path) -> None:
    """D1, an attack: of a deal that another table has yet to play the first page tells nothing."""
    with (
        open_desks(tmp_path / "var", create=True) as desks,
        house(poker_of(desks), matches_of(desks)) as client,
    ):
        desk = poker_of(desks)
        create_event(desk, event_of(**DUEL))
        begin_session(desk, CUP, FIRST)

        def count_and_page() -> tuple[int, Any]:
            page = client.get("/api/home").json()
            live = page["live"][0]
            live.pop("forecast_end")
            return live.pop("hands_played"), page

        _, before = count_and_page()
        seen = []
        for _ in range(3):
            play_hand(desk, 1, quietly=False)
            count, page = count_and_page()
            seen.append(count)
            assert page == before
        assert seen == [1, 2, 3]
        play_hand(desk, 2)
        _, after = count_and_page()
        assert after["live"][0]["comparable"] == 1


def test_turns_of_one_room_change_nothing_on_the_first_page(tmp_path: Path) -> None:
    """D1, an attack: a room that is ahead is not heard before the other has played the turn."""
    chance = Random(11)
    with (
        rooms(tmp_path / "var", duo()) as desk,
        open_desks(tmp_path / "deals", create=True) as others,
        house(poker_of(others), desk) as client,
    ):
        for _ in range(60):
            step(desk, OPEN if chance.random() < 0.5 else CLOSED, chance, undo=False)
        for _ in range(40):
            step(desk, OPEN, chance, undo=False)
        before = client.get("/api/home").text
        for _ in range(20):
            assert step(desk, OPEN, chance, undo=False)
            assert client.get("/api/home").text == before
        for _ in range(40):
            step(desk, CLOSED, chance, undo=False)
        assert client.get("/api/home").text != before

    race = json.loads(before)["live"][0]["race"]
    assert len(race["open"]["leads"]) == len(race["closed"]["leads"]) > 1


def test_events_that_are_over_are_not_read_again_for_the_first_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D1: it looks at the ends of the logs, and counts again only what has something new."""
    with open_desks(tmp_path / "var", create=True) as desks:
        for n in range(6):
            deals_played(desks, cup(f"cup-{n}", f"Cup {n}", deals=1, teams=SUBURBS[:3]), None)
        deals_played(desks, cup("now", "Now", deals=2, teams=SUBURBS[:3]), 4)
        read: list[str] = []
        counted: list[str] = []
        log = poker_of(desks).adapters.log
        lines = log.lines
        standings = type(poker_of(desks).progress(EventId("now"))).standings

        def reading(event: EventId, after: int = 0) -> Any:
            read.append(event)
            return lines(event, after)

        def counting(progress: Any) -> Any:
            counted.append(progress.event.id)
            return standings(progress)

        monkeypatch.setattr(log, "lines", reading)
        monkeypatch.setattr(type(poker_of(desks).progress(EventId("now"))), "standings", counting)
        with house(poker_of(desks), matches_of(desks)) as client:
            first = client.get("/api/home")
            assert len(first.json()["finished"]) == 6
            assert sorted(set(counted)) == [*(f"cup-{n}" for n in range(6)), "now"]
            counted.clear()
            read.clear()
            again = client.get("/api/home", headers={"if-none-match": first.headers["etag"]})

            assert again.status_code == 304
            assert (read, counted) == ([], [])
