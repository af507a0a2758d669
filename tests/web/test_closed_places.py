"""No devices in the playing rooms: own pages are closed while one plays, and only those."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.events import end_session
from evendeal.views.embargo import PlaceClosed
from evendeal.views.roles import Role
from evendeal.web.signed_in import csrf_of
from support.events.matches import DUEL
from support.events.poker import CUP, FIRST, event_of, play_hand
from support.events.poker import DUEL as TWO_TABLES
from support.refusals import problem
from support.web.doors import asked, routes
from support.web.house import PASSWORD, House, house
from support.web.match_house import MatchHouse, match_house
from support.web.poker_doors import PARTS
from support.web.requests import Answer, ask

pytestmark = pytest.mark.long

NO_DEVICES = '[hall]\ndevices = "none"'
TWO_SESSIONS: dict[str, Any] = {**TWO_TABLES, "event": "sessions = 2"}
NO_EVENT = {"GET /api/me", "GET /api/me/devices", "GET /api/house/address", "GET /api/put-away"}
"""What a person is shown of the own account and of the house, which belongs to no event played."""


def cup(office: str = f"shortest_seconds = 0\n{NO_DEVICES}") -> Any:
    return event_of(**TWO_SESSIONS, office=office)


def session_over(hall: House) -> None:
    """Both tables play their three deals, and the director ends the session."""
    for _ in range(3):
        for table in (1, 2):
            play_hand(hall.desk, table)
    end_session(hall.desk, CUP, FIRST)


async def directed(hall: House, path: str, body: Any) -> Answer:
    """Something that the director does."""
    token = hall.tokens["director"]
    headers = {"content-type": "application/json", "x-csrf-token": csrf_of(token)}
    data = json.dumps(body).encode()
    return await ask(hall.app, "POST", path, token=token, headers=headers, body=data)


def contents_of(answer: Answer) -> tuple[int, list[bytes]]:
    """What an answer says; of a stream the pictures, since a sign of life tells nothing."""
    lines = answer.body.splitlines()
    if "event-stream" in answer.headers.get("content-type", ""):
        lines = [line for line in lines if line.startswith(b"data:")]
    return answer.status, lines


OWN = {
    "GET /api/my/{event}",
    "GET /api/my/{event}/deals/{session}/{deal}",
    "GET /api/my/{event}/print/{sheet}",
}
"""What players and captains have of their own."""


def opened_to(hall: House, who: str, parts: dict[str, str]) -> dict[str, Answer]:
    """Every page and stream that somebody gets and nobody without that account does."""

    async def walk() -> dict[str, Answer]:
        found = {}
        async with hall.app.lifespan():
            for route in routes(hall):
                if not route.startswith("GET ") or route in NO_EVENT:
                    continue
                own = await asked(hall, who, route, parts)
                public = await asked(hall, "nobody", route, parts)
                if contents_of(own) != contents_of(public) and own.status not in (401, 403):
                    found[route] = own
        return found

    return asyncio.run(walk())


@pytest.mark.parametrize("who", ["player", "captain"])
def test_no_page_and_no_stream_is_anybodys_own_while_the_session_is_played(
    who: str, tmp_path: Path
) -> None:
    """F8, R57: a player who carries a phone all the same gets from it what everybody gets."""
    with house(tmp_path / "var", event=cup()) as hall:
        own = opened_to(hall, who, PARTS)

        assert set(own) == OWN
        page, *others = own.values()
        problem(
            page,
            PlaceClosed,
            409,
            event="cup",
            after="session",
            session=1,
            opens="when session 1 has ended",
        )
        assert set(page.json["fields"]) == {"event", "after", "session", "opens", "until"}
        assert all((each.status, each.json) == (page.status, page.json) for each in others)

        session_over(hall)
        own = opened_to(hall, who, PARTS)

        assert {route: answer.status for route, answer in own.items()} == dict.fromkeys(OWN, 200)


def test_pages_that_were_open_before_the_session_show_nothing_of_ones_own_in_it(
    tmp_path: Path,
) -> None:
    """F8, R57: a stream that was opened in the break goes on as everybody's; the page closes."""

    async def walk(hall: House) -> None:
        async with hall.app.lifespan():
            before = await asked(hall, "player", "GET /api/my/{event}", PARTS)
            streams = [
                asyncio.create_task(
                    ask(
                        hall.app,
                        "GET",
                        "/api/events/cup/stream",
                        token=hall.tokens.get(who, ""),
                        moments=2,
                    )
                )
                for who in ("player", "captain", "nobody")
            ]
            await asyncio.sleep(0.3)
            begin = await directed(hall, "/api/office/cup/sessions/2/begin", {"beacon": ""})
            after = await asked(hall, "player", "GET /api/my/{event}", PARTS)
            own, captains, public = [contents_of(await each)[1] for each in streams]

            assert (before.status, begin.status) == (200, 200), begin.body
            problem(
                after,
                PlaceClosed,
                409,
                event="cup",
                after="session",
                session=2,
                opens="when session 2 has ended",
            )
            # Who comes later may miss a picture, and is told nothing that others are not.
            assert public[-1] == own[-1] == captains[-1]
            assert {*own, *captains} <= {*public, own[0], captains[0]}
            assert own[0] == captains[0] == public[0]

    with house(tmp_path / "var", event=cup()) as hall:
        session_over(hall)
        asyncio.run(walk(hall))


@pytest.mark.parametrize("office", ["", "[hall]\ndevices = 'allowed'"])
def test_who_may_have_a_phone_has_the_own_page_all_the_time(office: str, tmp_path: Path) -> None:
    """F8, R57: by name, and in an event that was made before there was the rule."""
    with house(tmp_path / "var", event=cup(office)) as hall:
        for who in ("player", "captain"):
            own = opened_to(hall, who, PARTS)

            assert {route: answer.status for route, answer in own.items()} == dict.fromkeys(
                OWN, 200
            )


def test_everybody_is_told_of_the_rule(tmp_path: Path) -> None:
    """F8, R57: on the public page, at the table, in the office and on an invitation."""
    for office, said in ((cup(), "none"), (cup(""), "allowed")):
        with house(tmp_path / said, event=office) as hall:
            code = hall.door.make_code(CUP, Role.PLAYER, by="test", entry="A", player="A2").code
            answers = [
                asyncio.run(ask(hall.app, "GET", path, token=hall.tokens.get(who, "")))
                for who, path in (
                    ("nobody", "/api/events/cup"),
                    ("recorder 1", "/api/console/cup/1"),
                    ("director", "/api/office/cup"),
                    ("nobody", f"/api/join/{code}"),
                )
            ]

            assert [(each.status, each.json["devices"]) for each in answers] == [(200, said)] * 4


# --- team matches ----------------------------------------------------------------------------

MATCH_PARTS = {**PARTS, "event": "duel"}
MY = "/api/my/duel"
TEAMS = ("Kh", "Mo", "Ki")


def decided(hall: MatchHouse, session: int, pairs: dict[int, tuple[int, ...]]) -> None:
    """The director decides games: by roll set, the tables at which it is played."""
    for roll_set, tables in pairs.items():
        for table in tables:
            said = {
                "session": session, "table": table, "deal": roll_set, "winner": "white",
                "level": 1, "left": 3, "cube": 1, "rule": "R48", "reason": "a test",
                "key": f"d-{session}-{roll_set}-{table}",
            }  # fmt: skip
            answer = hall.ask("director", "POST", "/api/office/duel/decisions", said)
            assert answer.status == 200, answer.body


@pytest.mark.parametrize("who", ["player", "captain"])
def test_a_team_has_its_pages_back_when_its_last_match_is_over(who: str, tmp_path: Path) -> None:
    """F8, R57: between two games and two rounds they stay closed."""
    with match_house(tmp_path / "var", more=NO_DEVICES) as hall:
        own = opened_to(hall, who, MATCH_PARTS)
        assert set(own) == OWN
        page, *others = own.values()
        opens = "when your last match is over"
        problem(
            page,
            PlaceClosed,
            409,
            event="duel",
            after="last_match",
            session=None,
            opens=opens,
            until=None,
        )
        assert all((each.status, each.json) == (page.status, page.json) for each in others)

        decided(hall, 1, {1: (1, 2)})
        assert hall.ask(who, "GET", MY).status == 409
        decided(hall, 1, {2: (1, 2)})
        assert hall.ask(who, "GET", MY).status == 200


def test_who_is_not_in_the_final_has_the_own_page_while_it_is_played(tmp_path: Path) -> None:
    """F8, R57: the final closes the pages of its two teams, and of nobody else."""
    final = f"[final]\ngames = 1\n{NO_DEVICES}"
    with match_house(tmp_path / "var", more=final, teams=3) as hall:
        for team in TEAMS:
            code = hall.door.make_code(DUEL, Role.CAPTAIN, by="test", entry=team).code
            hall.tokens[team] = hall.door.join(
                code, name=f"of {team}", password=PASSWORD, token=None, address="", label=""
            )
        assert [hall.ask(team, "GET", MY).status for team in TEAMS] == [409, 409, 409]

        decided(hall, 1, dict.fromkeys(range(1, 7), (1, 2)))
        assert [hall.ask(team, "GET", MY).status for team in TEAMS] == [200, 200, 200]

        begun = hall.ask("director", "POST", "/api/office/duel/sessions/2/begin", {"beacon": ""})
        assert begun.status == 200, begun.body
        after = [hall.ask(team, "GET", MY) for team in TEAMS]
        closed = [each.json["fields"]["after"] for each in after if each.status == 409]

        assert closed == ["final"] * 2
        assert sorted(each.status for each in after) == [200, 409, 409]


def test_every_page_of_matches_tells_of_the_rule(tmp_path: Path) -> None:
    """F8, R57: public, at the table, in the office."""
    for more, said in ((NO_DEVICES, "none"), ("", "allowed")):
        with match_house(tmp_path / said, more=more) as hall:
            answers = [
                hall.ask("nobody", "GET", "/api/events/duel/scoreboard").json["event"],
                hall.ask("open room", "GET", "/api/console/duel/1").json,
                hall.ask("director", "GET", "/api/office/duel").json,
            ]

            assert [each["devices"] for each in answers] == [said] * 3
