"""Every role at every door: who is let in, and that nothing hidden comes out."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Protocol

import pytest
from litestar import Litestar

from evendeal.web.signed_in import csrf_of
from support.events.poker import CUP, FIRST
from support.web.house import INVITED, Answer, House, ask, house

NOBODY = "nobody"
EVERYBODY = frozenset({NOBODY, *INVITED})
SIGNED_IN = EVERYBODY - {NOBODY}
HOUSE_DIRECTOR = frozenset({"house director"})
DIRECTOR = frozenset({"director"}) | HOUSE_DIRECTOR
CUSTODIAN = frozenset({"custodian"})
AT_TABLE_1 = frozenset({"recorder 1"})
PLAYS = frozenset({"player", "captain"})

PUBLIC_MATCHES = [
    "/api/matches", "/api/matches/{event}", "/api/matches/{event}/{session}/{match}",
    "/api/matches/{event}/{session}/{match}/games/{game}",
    "/api/matches/{event}/{session}/{match}/files/{name}", "/api/matches/{event}/proof",
    "/api/matches/{event}/stream", "/api/matches/{event}/seal.json",
    "/api/matches/{event}/root.json", "/api/matches/{event}/opened.json",
    "/api/matches/{event}/checkpoints.jsonl", "/api/matches/{event}/lineups.json",
]  # fmt: skip
PUBLIC = [
    "/api/home", "/documents", "/documents/{path}",
    "/api/events", "/api/events/{event}", "/api/events/{event}/scoreboard",
    "/api/events/{event}/tables", "/api/events/{event}/tables/{table}",
    "/api/events/{event}/deals", "/api/events/{event}/deals/{deal}", "/api/events/{event}/proof",
    "/api/events/{event}/stream", "/api/events/{event}/seal.json",
    "/api/events/{event}/root.json", "/api/events/{event}/opened.json",
    "/api/events/{event}/checkpoints.jsonl", "/api/events/{event}/lineups.json",
    "/verify_event.py", "/", "/{path}", "/schema",
    "/schema/openapi.json", "/schema/{path}", "/api/me", "/api/join/{code}",
    "/api/prizes", "/api/prizes/bubble", "/api/prizes/decision", "/api/prizes/payout",
    "/api/events/{event}/prizes",
    *PUBLIC_MATCHES,
]  # fmt: skip
RULED = [
    "preview", "rulings", "rulings/{ruling}/withdraw", "corrections", "repairs", "answers",
    "repairs/{repair}/order", "pause", "resume", "substitutions", "lineups",
    "taken-out", "taken-out/back",
    "sessions/{session}/line-ups/close", "sessions/{session}/begin",
    "sessions/{session}/end", "invitations", "invitations/anew", "invitations/{id}/anew",
    "invitations/{id}/end", "grants/end",
    "devices/{id}/end",
    "names", "withdrawal", "withdrawal/back", "away", "away/back",
]  # fmt: skip

ALLOWED: dict[str, frozenset[str]] = {
    **{f"GET {path}": EVERYBODY for path in PUBLIC},
    "POST /api/sign-in": EVERYBODY,
    "POST /api/join/invitation": EVERYBODY,
    "POST /api/sign-out": EVERYBODY,
    "POST /api/join": EVERYBODY,
    "GET /api/me/devices": SIGNED_IN,
    "POST /api/me/devices/{id}/end": SIGNED_IN,
    "GET /api/console/{event}/{table}": AT_TABLE_1 | DIRECTOR,
    "GET /api/console/{event}/{table}/stream": AT_TABLE_1 | DIRECTOR,
    "POST /api/console/{event}/{table}/lines": AT_TABLE_1,
    "POST /api/console/{event}/{table}/handover": AT_TABLE_1 | DIRECTOR,
    "GET /api/office/{event}": DIRECTOR,
    "GET /api/office/{event}/in-running": DIRECTOR,
    "GET /api/office/{event}/tables/{table}/deals/{deal}": DIRECTOR,
    "GET /api/office/{event}/journal": DIRECTOR,
    "GET /api/office/{event}/archive.zip": DIRECTOR,
    "GET /api/office/{event}/people": DIRECTOR,
    "GET /api/office/{event}/stream": DIRECTOR | CUSTODIAN,
    "GET /api/office/{event}/custody": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/custody": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/repairs/{repair}/confirm": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/repairs/{repair}/refuse": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/repairs/{repair}/finish": DIRECTOR | CUSTODIAN,
    "POST /api/office/{event}/decks/{file}": CUSTODIAN,
    **{f"POST /api/office/{{event}}/{path}": DIRECTOR for path in RULED},
    "GET /api/house/address": DIRECTOR | {"director elsewhere"},
    "POST /api/house/address": HOUSE_DIRECTOR,
    "POST /api/office/draft": HOUSE_DIRECTOR,
    "POST /api/office/draft/entries": HOUSE_DIRECTOR,
    "POST /api/office/events": HOUSE_DIRECTOR,
    "GET /api/my/{event}": PLAYS,
    "GET /api/put-away": SIGNED_IN,
}
"""Who gets past the door of each route of the event `cup` and its table 1."""

PARTS = {
    "event": "cup", "table": "1", "deal": "1", "session": "1", "ruling": "1", "id": "nothing",
    "repair": "1", "code": "nothing", "file": "1.csv", "path": "nowhere", "match": "1", "game": "1",
    "name": "protocol.csv",
}  # fmt: skip


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house") / "var") as found:
        yield found


class Hall(Protocol):
    """A house as far as one walks through it."""

    app: Litestar
    tokens: dict[str, str]


def routes(hall: Hall) -> list[str]:
    """Every route there is, as method and path; signing out comes last."""
    found = [
        f"{method} {re.sub(r':[a-z]+}', '}', route.path)}"
        for route in hall.app.routes
        for method in sorted(getattr(route, "methods", ()))
        if method != "OPTIONS"
    ]
    return sorted(found, key=lambda name: (name == "POST /api/sign-out", name))


async def asked(hall: Hall, who: str, route: str, parts: dict[str, str]) -> Answer:
    """The answer of a route to somebody; what is sent is JSON that says nothing."""
    method, path = route.split(" ", 1)
    for part, value in parts.items():
        path = path.replace(f"{{{part}}}", value)
    token = hall.tokens.get(who, "")
    headers, body = {}, None
    if method == "POST":
        before = "before-somebody-signs-in"
        headers = {"content-type": "application/json", "x-csrf-token": csrf_of(token or before)}
        headers |= {} if token else {"cookie": f"evendeal-before={before}"}
        body = b"{}"
    return await ask(hall.app, method, path, token=token, headers=headers, body=body)


@pytest.fixture(scope="module")
def answers(hall: House) -> dict[tuple[str, str], Answer]:
    """What everybody was answered everywhere, while both tables play their first deal."""

    async def walk() -> dict[tuple[str, str], Answer]:
        found = {}
        async with hall.app.lifespan():
            for route in routes(hall):
                some = await asyncio.gather(
                    *(asked(hall, who, route, PARTS) for who in sorted(EVERYBODY))
                )
                found |= {
                    (route, who): one for who, one in zip(sorted(EVERYBODY), some, strict=True)
                }
        return found

    found = asyncio.run(walk())
    hall.arrive()
    return found


def test_every_door_is_in_the_table_and_the_table_has_no_others(hall: House) -> None:
    doors = set(routes(hall))

    assert doors - set(ALLOWED) == set(), "say who may go in here"
    assert set(ALLOWED) - doors == set()


def test_everybody_is_let_in_where_the_table_says_and_nowhere_else(
    hall: House, answers: dict[tuple[str, str], Answer]
) -> None:
    wrong = []
    for (route, who), answer in answers.items():
        refused = answer.status in (401, 403)
        if refused == (who in ALLOWED[route]) or answer.status >= 500:
            wrong.append((route, who, answer.status, answer.body[:100]))

    assert wrong == []


def test_who_is_turned_away_is_told_the_same_whatever_there_is(
    hall: House, answers: dict[tuple[str, str], Answer]
) -> None:
    elsewhere = {**PARTS, "event": "no-such-event", "table": "77", "deal": "99", "ruling": "5"}

    async def walk() -> list[tuple[str, str, Answer]]:
        found = []
        async with hall.app.lifespan():
            for (route, who), answer in answers.items():
                if answer.status in (401, 403):
                    found.append((route, who, await asked(hall, who, route, elsewhere)))
        return found

    for route, who, answer in asyncio.run(walk()):
        there = answers[route, who]
        assert (answer.status, answer.body) == (there.status, there.body), (route, who)
        assert answer.json["name"] == ("NotSignedIn" if who == NOBODY else "NotAllowed")


CARD = re.compile(rb'"[2-9TJQKA][cdhs]"|\b[2-9TJQKA][cdhs]( [2-9TJQKA][cdhs])+\b')


def test_not_one_card_of_a_deal_in_play_comes_out_of_any_door(
    answers: dict[tuple[str, str], Answer],
) -> None:
    """No deal is open and no street is dealt: whoever asks, no answer has a card (R37, R38)."""
    shown = {
        (route, who): CARD.findall(answer.body)
        for (route, who), answer in answers.items()
        if CARD.search(answer.body) and not route.startswith(("GET /schema", "GET /verify"))
    }

    assert shown == {}


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


CONSOLE = "GET /api/console/{event}/{table}"
CARD_ALONE = re.compile(rb'"[2-9TJQKA][cdhs]"')
IN_THE_OFFICE = {
    "GET /api/office/{event}/tables/{table}/deals/{deal}",
    "GET /api/office/{event}/journal",
}


def test_no_secret_of_the_house_comes_out_of_any_door(
    hall: House, answers: dict[tuple[str, str], Answer]
) -> None:
    """Neither what seals are made of, nor what passwords, codes and cookies are known by."""
    secrets = hall.desk.secrets(hall.desk.progress(CUP).event)
    hidden = [s.original.hex() for s in secrets.values()] + ["argon2", *hall.tokens.values()]
    register = hall.door._register
    hidden += [account.password for account in register.accounts()]
    hidden += [each.code for each in register.invitations()]
    hidden += [each.token for each in register.devices()]

    for (route, who), answer in answers.items():
        found = [word for word in hidden if word.encode() in answer.body]
        assert found == [], (route, who)


def test_what_is_answered_behind_the_door_is_kept_by_no_cache(
    answers: dict[tuple[str, str], Answer],
) -> None:
    for (route, who), answer in answers.items():
        behind = ALLOWED[route] != EVERYBODY or route == "GET /api/me"
        if behind and answer.status == 200:
            assert answer.headers["cache-control"] == "no-store", (route, who)


def test_nothing_is_changed_by_a_request_that_another_page_could_have_sent(hall: House) -> None:
    async def walk() -> list[tuple[str, Answer]]:
        async with hall.app.lifespan():
            return [
                (route, await forged(route, token))
                for route in routes(hall)
                if route.startswith("POST")
                for token in ("", hall.tokens["house director"])
            ]

    async def forged(route: str, token: str) -> Answer:
        path = route.removeprefix("POST ")
        for part, value in PARTS.items():
            path = path.replace(f"{{{part}}}", value)
        wrong = {"content-type": "application/json", "x-csrf-token": csrf_of("another")}
        return await ask(hall.app, "POST", path, token=token, headers=wrong, body=b"{}")

    for route, answer in asyncio.run(walk()):
        assert (answer.status, answer.json["name"]) == (403, "ForgedRequest"), route
