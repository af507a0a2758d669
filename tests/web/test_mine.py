"""One's own place is asked for by who one is; nobody can ask for another's."""

import asyncio
from pathlib import Path

import pytest
from litestar.testing import TestClient

from support.paper import texts
from support.sentences import in_golden_file
from support.web.house import house
from support.web.requests import ask


@pytest.mark.long
def test_a_player_gets_the_own_seat_and_a_captain_the_whole_team(tmp_path: Path) -> None:
    with house(tmp_path / "var") as found:

        async def asked() -> None:
            player = await ask(found.app, "GET", "/api/my/cup", token=found.tokens["player"])
            captain = await ask(found.app, "GET", "/api/my/cup", token=found.tokens["captain"])

            assert player.status == captain.status == 200
            assert player.json["role"] == "player"
            assert player.json["player"] == "A1"
            assert [each["player"] for each in player.json["sittings"]] == ["A1"]
            assert captain.json["role"] == "captain"
            assert {each["player"] for each in captain.json["sittings"]} == {"A1", "A2"}
            in_golden_file(player.json["embargo"])

        asyncio.run(asked())


@pytest.mark.long
def test_whose_place_it_is_cannot_be_said_in_the_address(tmp_path: Path) -> None:
    with house(tmp_path / "var") as found, TestClient(found.app) as client:
        client.cookies.set("evendeal", found.tokens["player"])
        own = client.get("/api/my/cup").json()
        assert (own["role"], own["entry"], own["player"]) == ("player", "A", "A1")

        for query in ("entry=B", "player=B1", "role=captain", "entry=B&player=B1"):
            assert client.get(f"/api/my/cup?{query}").json() == own


@pytest.mark.long
def test_a_player_of_one_event_has_no_place_in_another(tmp_path: Path) -> None:
    with house(tmp_path / "var") as found:

        async def asked() -> None:
            there = await ask(found.app, "GET", "/api/my/other", token=found.tokens["player"])
            nowhere = await ask(found.app, "GET", "/api/my/none", token=found.tokens["player"])
            nobody = await ask(found.app, "GET", "/api/my/cup")

            assert (there.status, nowhere.status, nobody.status) == (403, 403, 401)
            assert there.json == nowhere.json

        asyncio.run(asked())


@pytest.mark.long
def test_a_player_prints_the_own_card_alone_and_a_captain_those_of_the_team(
    tmp_path: Path,
) -> None:
    with house(tmp_path / "var") as found, TestClient(found.app) as client:
        for who, names in (("player", {"A1"}), ("captain", {"A1", "A2"})):
            client.cookies.set("evendeal", found.tokens[who])
            for sheet in ("badges", "seat-cards"):
                answer = client.get(f"/api/my/cup/print/{sheet}?player=B1&entry=B")
                words = set(" ".join(texts(answer.content)).split())

                assert answer.headers["content-type"] == "application/pdf"
                assert answer.headers["cache-control"] == "no-store"
                assert words & {"A1", "A2", "B1", "B2"} == names
            assert client.get("/api/my/cup/print/table-cards").json()["name"] == "NoSuchSheet"
