"""Every role at every door, of every kind of event: who is let in, and that nothing hidden is."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from evendeal.web.signed_in import csrf_of
from support.event_kinds import KINDS, POKER, Kind, of_each_kind
from support.events.poker import CUP, FIRST
from support.web.doors import Answers, asked, filled, routes, walk
from support.web.house import House, house
from support.web.poker_doors import AT_TABLE_1, DIRECTOR, EVERYBODY, PARTS
from support.web.requests import Answer, ask

pytestmark = pytest.mark.long

NOBODY = "nobody"
ELSEWHERE = {
    "event": "no-such-event", "table": "77", "deal": "99", "ruling": "5", "match": "9", "game": "9",
}  # fmt: skip


class Walked(NamedTuple):
    """A house that everybody has walked through, while no hand or game has begun."""

    kind: Kind
    hall: House
    answers: Answers


@pytest.fixture(scope="module", params=KINDS, ids=str)
def walked(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Walked]:
    kind: Kind = request.param
    with kind.house(tmp_path_factory.mktemp(str(kind)) / "var") as hall:
        names = [name for name in routes(hall) if name in kind.doors]
        answers = walk(hall, names, {NOBODY, *kind.people}, kind.parts)
        hall.arrive()
        yield Walked(kind, hall, answers)


def test_every_door_is_in_the_table_and_the_table_has_no_others(walked: Walked) -> None:
    doors, table = set(routes(walked.hall)), set(walked.kind.doors)

    assert {name for name in doors if walked.kind.doors_named in name} - table == set(), (
        "say who may go in here"
    )
    assert table - doors == set()


def test_everybody_is_let_in_where_the_table_says_and_nowhere_else(walked: Walked) -> None:
    wrong = []
    for (route, who), answer in walked.answers.items():
        refused = answer.status in (401, 403)
        if refused == (who in walked.kind.doors[route]) or answer.status >= 500:
            wrong.append((route, who, answer.status, answer.body[:100]))

    assert wrong == []


@of_each_kind
def test_while_a_table_plays_everybody_is_let_in_as_before(kind: Kind, tmp_path: Path) -> None:
    """Nor does a door answer with a fault of ours when there is something behind it."""
    with kind.house(tmp_path / "var") as hall:
        kind.play_everywhere(hall)
        kind.begin_one(hall)
        names = [name for name in routes(hall) if name in kind.doors]
        answers = walk(hall, names, {NOBODY, *kind.people}, kind.parts)

    refused = {key: answer.status in (401, 403) for key, answer in answers.items()}
    assert refused == {(route, who): who not in kind.doors[route] for route, who in answers}
    assert {key: a.body[:100] for key, a in answers.items() if a.status >= 500} == {}


def test_who_is_turned_away_is_told_the_same_whatever_there_is(walked: Walked) -> None:
    elsewhere = {**walked.kind.parts, **ELSEWHERE}
    away = [key for key, answer in walked.answers.items() if answer.status in (401, 403)]

    async def walk_again() -> list[Answer]:
        async with walked.hall.app.lifespan():
            return [await asked(walked.hall, who, route, elsewhere) for route, who in away]

    for (route, who), answer in zip(away, asyncio.run(walk_again()), strict=True):
        there = walked.answers[route, who]
        assert (answer.status, answer.body) == (there.status, there.body), (route, who)
        assert answer.json["name"] == ("NotSignedIn" if who == NOBODY else "NotAllowed")


def test_no_luck_that_is_not_open_comes_out_of_any_door(walked: Walked) -> None:
    """Neither a deck or roll set to come, nor what it follows from (R37, R38)."""
    hidden = walked.kind.hidden(walked.hall)

    assert hidden
    for (route, who), answer in walked.answers.items():
        assert [word for word in hidden if word in answer.body] == [], (route, who)


def test_no_secret_of_the_house_comes_out_of_any_door(walked: Walked) -> None:
    """Neither passwords, nor what passwords, codes and cookies are known by."""
    register = walked.hall.door._register
    hidden = ["argon2", *walked.hall.tokens.values()]
    hidden += [account.password for account in register.accounts()]
    hidden += [each.code for each in register.invitations()]
    hidden += [each.token for each in register.devices()]

    for (route, who), answer in walked.answers.items():
        found = [word for word in hidden if word.encode() in answer.body]
        assert found == [], (route, who)


def test_what_is_answered_behind_the_door_is_kept_by_no_cache(walked: Walked) -> None:
    everybody = {NOBODY, *walked.kind.people}
    for (route, who), answer in walked.answers.items():
        behind = walked.kind.doors[route] != everybody or route == "GET /api/me"
        if behind and answer.status == 200:
            assert answer.headers["cache-control"] == "no-store", (route, who)


def test_nothing_is_changed_by_a_request_that_another_page_could_have_sent(walked: Walked) -> None:
    hall = walked.hall

    async def walk_again() -> list[tuple[str, Answer]]:
        async with hall.app.lifespan():
            return [
                (route, await forged(route, token))
                for route in routes(hall)
                if route.startswith("POST")
                for token in ("", hall.tokens["house director"])
            ]

    async def forged(route: str, token: str) -> Answer:
        path = filled(route.removeprefix("POST "), {**PARTS, **walked.kind.parts})
        wrong = {"content-type": "application/json", "x-csrf-token": csrf_of("another")}
        return await ask(hall.app, "POST", path, token=token, headers=wrong, body=b"{}")

    for route, answer in asyncio.run(walk_again()):
        assert (answer.status, answer.json["name"]) == (403, "ForgedRequest"), route


CARD = re.compile(rb'"[2-9TJQKA][cdhs]"|\b[2-9TJQKA][cdhs]( [2-9TJQKA][cdhs])+\b')
CARD_ALONE = re.compile(rb'"[2-9TJQKA][cdhs]"')
CONSOLE = "GET /api/console/{event}/{table}"
IN_THE_OFFICE = {
    "GET /api/office/{event}/tables/{table}/deals/{deal}",
    "GET /api/office/{event}/journal",
}


@pytest.mark.parametrize("walked", [POKER], ids=str, indirect=True)
def test_not_one_card_of_a_deal_in_play_comes_out_of_any_door(walked: Walked) -> None:
    """No deal is open and no street is dealt: whoever asks, no answer has a card (R37, R38)."""
    found = {
        (route, who): CARD.findall(answer.body)
        for (route, who), answer in walked.answers.items()
        if CARD.search(answer.body) and not route.startswith(("GET /schema", "GET /verify"))
    }

    assert found == {}


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path / "var") as found:
        yield found


def test_a_flop_comes_out_at_its_own_table_and_in_the_office_once_dealt(hall: House) -> None:
    """Never the next street, never a hole card, and nothing for the table beside (R38)."""
    luck = hall.desk.luck(CUP, FIRST)
    assert luck is not None

    async def walk() -> tuple[int, dict[str, list[str]], list[tuple[str, str, Answer]]]:
        async with hall.app.lifespan():
            console = (await asked(hall, "recorder 1", CONSOLE, PARTS)).json
            hand = console["order"][0]
            first, second = (hand["setup"]["button"], 3 - hand["setup"]["button"])
            lines = [
                {"do": "break_seal", "label": hand["label"]},
                {"do": "call", "seat": first},
                {"do": "check", "seat": second},
                {"do": "dealt", "street": "flop"},
            ]
            said = {"session": 1, "deal": hand["deal"], "n": hand["next"], "key": "k1"}
            sent = await ask(
                hall.app,
                "POST",
                "/api/console/cup/1/lines",
                token=hall.tokens["recorder 1"],
                headers={
                    "content-type": "application/json",
                    "x-csrf-token": csrf_of(hall.tokens["recorder 1"]),
                },
                body=json.dumps({**said, "lines": lines, "rules": console["version"]}).encode(),
            )
            assert sent.status == 200, sent.body
            found = [
                (route, who, await asked(hall, who, route, {**PARTS, "deal": str(hand["deal"])}))
                for route in routes(hall)
                if route.startswith("GET") and not route.startswith("GET /schema")
                for who in sorted(EVERYBODY)
            ]
            return hand["deal"], sent.json["sent"], found

    deal, sent, found = asyncio.run(walk())

    deck = [str(card) for card in luck.deals.decks[deal - 1].cards]
    flop = deck[5:8]
    assert sent == {"flop": flop}
    for route, who, answer in found:
        cards = {card.decode().strip('"') for card in CARD_ALONE.findall(answer.body)}
        if route == CONSOLE and who in AT_TABLE_1 | DIRECTOR:
            assert cards == set(flop), (route, who)
        elif route in IN_THE_OFFICE and who in DIRECTOR:
            assert cards <= set(flop), (route, who)
        else:
            assert cards == set(), (route, who)
