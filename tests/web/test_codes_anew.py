"""Codes made anew: one place has one code, whoever does what at the same time."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from evendeal.views.people import OpenInvitation
from evendeal.views.roles import Role
from evendeal.web.signed_in import csrf_of
from support.events.poker import CUP
from support.paper import texts
from support.web.house import HALL, INVITED, OTHER, House, house
from support.web.requests import Answer, ask, cookie_of

pytestmark = pytest.mark.long

CODES = "/api/office/cup/invitations"
STAFF: list[dict[str, Any]] = [
    {"role": "recorder", "table": 1},
    {"role": "recorder", "table": 2},
    {"role": "custodian"},
    {"role": "captain", "entry": "A"},
    {"role": "captain", "entry": "B"},
    {"role": "player", "entry": "B", "player": "B1"},
    {"role": "director"},
]
"""For whom a director makes codes on the evening before."""


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path / "var") as found:
        yield found


def running(hall: House, what: Callable[[], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with hall.app.lifespan():
            return await what()

    return asyncio.run(run())


async def tell(hall: House, who: str, path: str, said: Any) -> Answer:
    token = hall.tokens[who]
    headers = {"content-type": "application/json", "x-csrf-token": csrf_of(token)}
    body = json.dumps(said).encode()
    return await ask(hall.app, "POST", path, token=token, headers=headers, body=body)


async def made(hall: House) -> list[dict[str, Any]]:
    """The codes of the staff, made by the director."""
    answers = [await tell(hall, "director", CODES, each) for each in STAFF]
    assert [each.status for each in answers] == [201] * len(STAFF)
    return [each.json for each in answers]


async def good(hall: House, code: str) -> bool:
    """Whether somebody could come in with a code."""
    return (await ask(hall.app, "GET", f"/api/join/{code}")).status == 200


async def come(hall: House, code: str) -> Answer:
    """Somebody new takes a code that needs no account."""
    before = "b" * 43
    headers = {"content-type": "application/json", "x-csrf-token": csrf_of(before)}
    headers["cookie"] = f"evendeal-before={before}"
    body = json.dumps({"code": code}).encode()
    return await ask(hall.app, "POST", "/api/join", headers=headers, body=body)


def untaken(hall: House) -> list[OpenInvitation]:
    return [each for each in hall.door.people(CUP).invitations if each.taken == 0]


def place(one: Any) -> tuple[Any, ...]:
    """Whom a code is for, whether JSON or a view tells it."""
    known = one if isinstance(one, dict) else {k: getattr(one, k) for k in dir(one)}
    return tuple(known.get(key) for key in ("role", "table", "entry", "player"))


def test_a_code_made_anew_is_for_the_same_place_and_the_old_one_stops(hall: House) -> None:
    """D9, S6: what came in with the old code, over hand-overs too, is out at that moment."""

    async def lose() -> tuple[Answer, list[int], list[bool]]:
        (recorder, *_) = await made(hall)
        first = await come(hall, recorder["code"])
        token = cookie_of(first)
        headers = {"content-type": "application/json", "x-csrf-token": csrf_of(token)}
        over = await ask(
            hall.app, "POST", "/api/console/cup/1/handover", token=token, headers=headers, body=b""
        )
        second = cookie_of(await come(hall, over.json["code"]))
        (lost,) = [
            each.id
            for each in hall.door.people(CUP).invitations
            if each.until == recorder["until"] and place(each) == place(recorder)
        ]
        new = await tell(hall, "director", f"{CODES}/{lost}/anew", {"days": 2})
        seats = [
            (await ask(hall.app, "GET", "/api/console/cup/1", token=each)).status
            for each in (token, second)
        ]
        return new, seats, [await good(hall, each) for each in (recorder["code"], new.json["code"])]

    new, seats, stand = running(hall, lose)

    assert new.status == 201
    assert place(new.json) == ("recorder", 1, None, None)
    assert new.json["link"] == f"{HALL}/join#{new.json['code']}"
    assert seats == [401, 401]
    assert stand == [False, True]
    deeds = [(each.what, each.by, each.role) for each in hall.door.people(CUP).deeds[:2]]
    assert deeds == [
        ("invited", "Director", Role.RECORDER),
        ("ended_code", "Director", Role.RECORDER),
    ]


def test_all_codes_that_nobody_has_taken_are_made_anew_at_once(hall: House) -> None:
    """D9: who is in stays in, and each other place has a new code in the place of the old one."""

    async def anew() -> tuple[list[Any], list[bool], Answer, list[bool], int]:
        old = await made(hall)
        token = cookie_of(await come(hall, old[0]["code"]))
        answer = await tell(hall, "director", f"{CODES}/anew", {})
        stand = [await good(hall, each["code"]) for each in old]
        fresh = [await good(hall, each["code"]) for each in answer.json]
        console = await ask(hall.app, "GET", "/api/console/cup/1", token=token)
        return old, stand, answer, fresh, console.status

    old, stand, answer, fresh, console = running(hall, anew)

    assert answer.status == 201
    assert stand == [True] + [False] * (len(STAFF) - 1)
    assert console == 200
    assert Counter(map(place, answer.json)) == Counter(map(place, old[1:]))
    assert all(fresh)
    assert len({each["code"] for each in [*old, *answer.json]}) == 2 * len(STAFF) - 1
    assert Counter(map(place, untaken(hall))) == Counter(map(place, answer.json))


def test_of_many_who_make_a_code_anew_at_once_one_has_it(hall: House) -> None:
    """D9: no two new codes stand in the place of one, however many press at the same moment."""

    async def race() -> tuple[list[Answer], list[bool]]:
        await made(hall)
        (lost,) = [each.id for each in untaken(hall) if each.role is Role.CUSTODIAN]
        path = f"{CODES}/{lost}/anew"
        who = ["director", "house director"] * 4
        answers = await asyncio.gather(*(tell(hall, each, path, {}) for each in who))
        won = [each.json["code"] for each in answers if each.status == 201]
        return list(answers), [await good(hall, each) for each in won]

    answers, stand = running(hall, race)

    assert Counter(each.status for each in answers) == {201: 1, 404: 7}
    assert stand == [True]
    assert len([each for each in untaken(hall) if each.role is Role.CUSTODIAN]) == 1


def test_whoever_comes_while_codes_are_made_anew_is_in_or_is_told(hall: House) -> None:
    """D9: sheets made twice at once, and tablets that scan meanwhile: one good code a place."""

    async def race() -> tuple[list[Any], list[Answer], list[Answer], dict[str, bool]]:
        old = await made(hall)
        tables = [each["code"] for each in old if each["role"] == "recorder"]
        sheets = [tell(hall, "director", f"{CODES}/anew", {}) for _ in range(4)]
        came, printed = await asyncio.gather(
            asyncio.gather(*(come(hall, code) for code in tables)), asyncio.gather(*sheets)
        )
        codes = [each["code"] for each in old]
        codes += [each["code"] for sheet in printed for each in sheet.json]
        return old, list(came), list(printed), {code: await good(hall, code) for code in codes}

    old, came, printed, stand = running(hall, race)

    assert [each.status for each in printed] == [201] * 4
    every = [*old, *(each for sheet in printed for each in sheet.json)]
    alive = Counter(place(each) for each in every if stand[each["code"]])
    assert alive == Counter(map(place, old))
    for answer, code in zip(came, old, strict=False):
        assert answer.status == (200 if stand[code["code"]] else 404)


def test_nobody_but_a_director_of_the_event_makes_a_code(hall: House) -> None:
    """D9: a captain, a recorder or a custodian cannot, nor a director of another event."""

    async def attempt() -> list[tuple[str, Answer]]:
        await made(hall)
        here = untaken(hall)[0].id
        found = []
        for who in INVITED:
            if who in ("director", "house director"):
                continue
            for path, said in (
                (CODES, {"role": "recorder", "table": 1}),
                (f"{CODES}/anew", {}),
                (f"{CODES}/{here}/anew", {}),
            ):
                found.append((who, await tell(hall, who, path, said)))
        elsewhere = f"/api/office/other/invitations/{here}/anew"
        found.append(("elsewhere", await tell(hall, "director elsewhere", elsewhere, {})))
        return found

    answers = running(hall, attempt)

    assert {answer.status for who, answer in answers if who != "elsewhere"} == {403}
    assert answers[-1][1].status == 404
    assert Counter(map(place, untaken(hall))) == Counter(
        (each["role"], each.get("table"), each.get("entry"), each.get("player")) for each in STAFF
    )


@pytest.mark.parametrize("days", [0, -1, 61, 10**30])
def test_a_code_is_made_anew_for_as_many_days_as_any_other(hall: House, days: int) -> None:
    """D9: what is refused has ended no code."""

    async def ask_for() -> tuple[Answer, Answer, list[bool]]:
        old = await made(hall)
        one = await tell(hall, "director", f"{CODES}/{untaken(hall)[0].id}/anew", {"days": days})
        whole = await tell(hall, "director", f"{CODES}/anew", {"days": days})
        return one, whole, [await good(hall, each["code"]) for each in old]

    one, whole, stand = running(hall, ask_for)

    assert (one.status, whole.status) == (422, 422)
    assert stand == [True] * len(STAFF)


def test_nothing_that_the_public_sheet_is_made_of_holds_a_secret(hall: House) -> None:
    """D9: of hundreds of codes no letter stands where the seal, the proof and the files come from.

    Nor do they stand in the people's list, which the office reads all the time.
    """
    public = ["", "/proof", "/seal.json", "/scoreboard", "/tables", "/deals"]

    async def look() -> tuple[list[str], list[str]]:
        codes = []
        for _ in range(12):
            codes += [each["code"] for each in await made(hall)]
            again = await tell(hall, "director", f"{CODES}/anew", {})
            codes += [each["code"] for each in again.json]
        texts = [
            (await ask(hall.app, "GET", f"/api/events/cup{each}")).body.decode() for each in public
        ]
        director = hall.tokens["director"]
        for path in ("/api/office/cup", "/api/office/cup/people", "/api/house/address"):
            texts.append((await ask(hall.app, "GET", path, token=director)).body.decode())
        return codes, texts

    codes, texts = running(hall, look)

    assert len(set(codes)) > 500
    assert "commitment" in texts[1]
    assert json.loads(texts[1])["seal_digest"] == sha256(texts[2].encode()).hexdigest()
    for text in texts:
        assert text
        assert [code for code in codes if code in text] == []
        assert [token for token in hall.tokens.values() if token in text] == []


def test_codes_that_were_just_made_are_set_as_slips_and_others_are_not(hall: House) -> None:
    async def press() -> tuple[list[dict[str, Any]], list[Answer]]:
        staff = await made(hall)
        codes = [each["code"] for each in staff]
        await come(hall, codes[0])
        elsewhere = hall.door.make_code(OTHER, Role.RECORDER, table=1, by="x").code
        ended = hall.door.make_code(CUP, Role.RECORDER, table=2, by="x")
        hall.door.end_invitation(CUP, ended.id, by="x")
        bad = [elsewhere, ended.code, "z" * 12]
        asks = [
            {"codes": [*codes, *bad], "language": "de", "paper": "letter"},
            {"codes": bad},
            {"codes": []},
            {"codes": ["a"] * 501},
            {"codes": ["a" * 65]},
            {"codes": codes, "paper": "a3"},
        ]
        return staff, [await tell(hall, "director", f"{CODES}/print", each) for each in asks]

    staff, (sheet, *refused) = running(hall, press)

    (text,) = texts(sheet.body)
    plain = "".join(text.split())
    assert sheet.headers["content-type"] == "application/pdf"
    assert sheet.headers["cache-control"] == "no-store"
    assert [each["code"] in plain for each in staff] == [True] * len(STAFF)
    assert text.count("Gültig bis") == len(STAFF)
    assert text.count(f"{HALL}/join") == len(STAFF)
    assert [(each.status, each.json["name"]) for each in refused] == [
        (404, "NoSuchInvitation"),
        (422, "BodyUnreadable"),
        (422, "BodyUnreadable"),
        (422, "BodyUnreadable"),
        (422, "NoSuchPaper"),
    ]
