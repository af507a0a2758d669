"""Signing in over HTTP: cookies, forged requests, bodies, streams that end."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from evendeal.director.people.invited import ATTEMPTS
from evendeal.web.signed_in import csrf_of
from support.events.poker import CUP
from support.refusals import problem
from support.web.house import PASSWORD, House, house
from support.web.requests import Answer, ask, cookie_of

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def _hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house") / "var") as found:
        yield found


@pytest.fixture
def hall(_hall: House) -> House:
    _hall.arrive()
    return _hall


def running(hall: House, what: Callable[[], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with hall.app.lifespan():
            return await what()

    return asyncio.run(run())


async def tell(hall: House, path: str, said: Any, *, token: str = "", **more: str) -> Answer:
    headers = JSON | more
    if not token:
        before = cookie_of(await ask(hall.app, "GET", "/api/me"), "evendeal-before")
        headers |= {"cookie": f"evendeal-before={before}", "x-csrf-token": csrf_of(before)}
    else:
        headers |= {"x-csrf-token": csrf_of(token)}
    body = said if isinstance(said, bytes) else json.dumps(said).encode()
    return await ask(hall.app, "POST", path, token=token, headers=headers | more, body=body)


@pytest.mark.long
def test_the_cookie_of_a_device_is_out_of_reach_of_scripts_and_of_other_sites(hall: House) -> None:
    async def sign_in() -> Answer:
        return await tell(hall, "/api/sign-in", {"name": "Director", "password": PASSWORD})

    answer = running(hall, sign_in)
    said = answer.headers["set-cookie"]
    assert answer.status == 200
    assert {"HttpOnly", "Path=/", "SameSite=strict", "Secure"} <= set(said.split("; "))
    assert answer.json["name"] == "Director"
    assert answer.json["grants"] == [
        {
            "role": "director", "event": "cup", "event_name": "Duplicate Poker Team Cup",
            "format": "seat_teams", "table": None, "entry": None, "player": None,
        }
    ]  # fmt: skip
    assert answer.json["csrf"] == csrf_of(cookie_of(answer))
    assert cookie_of(answer) not in answer.body.decode()


def test_nobody_is_told_who_nobody_is(hall: House) -> None:
    async def look() -> list[Answer]:
        return [
            await ask(hall.app, "GET", "/api/me", token=token) for token in ("", "x", "y" * 5000)
        ]

    for answer in running(hall, look):
        assert answer.status == 200
        assert (answer.json["name"], answer.json["grants"]) == (None, [])


def test_who_has_guessed_too_often_is_told_when_to_come_back(hall: House) -> None:
    async def guess() -> Answer:
        for _ in range(ATTEMPTS["name"].most):
            await tell(hall, "/api/sign-in", {"name": "Stranger", "password": "guess"})
        return await tell(hall, "/api/sign-in", {"name": "Stranger", "password": PASSWORD})

    answer = running(hall, guess)
    problem(answer, "TooManyTries", 429, seconds=300)
    assert answer.headers["retry-after"] == str(answer.json["fields"]["seconds"])


@pytest.mark.parametrize(
    ("said", "more", "status", "name"),
    [
        (b"{}", {"content-type": "text/plain"}, 415, "BodyNotJson"),
        (b"{}", {"content-type": "application/x-www-form-urlencoded"}, 415, "BodyNotJson"),
        (b"{", {}, 422, "BodyUnreadable"),
        (b"\xff", {}, 422, "BodyUnreadable"),
        (b"[" * 60_000, {}, 422, "BodyUnreadable"),
        ({"name": "Ann"}, {}, 422, "BodyUnreadable"),
        ({"name": "Ann", "password": 12345}, {}, 422, "BodyUnreadable"),
        ({"name": "Ann", "password": "x", "role": "director"}, {}, 422, "BodyUnreadable"),
        (b" " * 70_000, {}, 413, "BodyTooLong"),
        (b"{}", {"content-length": "9" * 30}, 413, "BodyTooLong"),
    ],
)
def test_a_body_is_json_of_the_right_shape_or_is_refused(
    hall: House, said: Any, more: dict[str, str], status: int, name: str
) -> None:
    async def send() -> Answer:
        return await tell(hall, "/api/sign-in", said, **more)

    answer = running(hall, send)
    problem(answer, name, status)


def test_signing_out_ends_the_cookie_for_good(hall: House) -> None:
    token = hall.tokens["director"]

    async def leave() -> tuple[Answer, Answer]:
        gone = await tell(hall, "/api/sign-out", b"", token=token)
        return gone, await ask(hall.app, "GET", "/api/office/cup/people", token=token)

    gone, after = running(hall, leave)
    assert gone.status == 204
    problem(after, "NotSignedIn", 401)


def test_a_director_invites_a_recorder_who_comes_in_with_the_link_alone(hall: House) -> None:
    async def come() -> tuple[Answer, Answer, Answer]:
        made = await tell(
            hall, "/api/office/cup/invitations", {"role": "recorder", "table": 2},
            token=hall.tokens["director"],
        )  # fmt: skip
        code = made.json["link"].removeprefix("https://hall.example/join#")
        invitation = await tell(hall, "/api/join/invitation", {"code": code})
        # A console that was opened before asks as it did.
        before = await ask(hall.app, "GET", f"/api/join/{code}")
        assert before.json == invitation.json
        return made, invitation, await tell(hall, "/api/join", {"code": code})

    made, invitation, me = running(hall, come)
    assert made.status == 201
    assert made.json["code"] not in invitation.body.decode()
    for_whom = invitation.json
    assert (for_whom["role"], for_whom["table"], for_whom["needs_account"]) == (
        "recorder", 2, False,
    )  # fmt: skip
    assert me.json["name"] == "table 2"


def test_a_recorder_goes_on_with_another_tablet(hall: House) -> None:
    async def go_on() -> tuple[Answer, Answer]:
        token = hall.tokens["recorder 1"]
        code = await tell(hall, "/api/console/cup/1/handover", b"", token=token)
        came = await tell(hall, "/api/join", {"code": code.json["code"]})
        return code, await ask(hall.app, "GET", "/api/console/cup/1", token=cookie_of(came))

    code, console = running(hall, go_on)
    assert set(code.json) == {"code", "until"}
    assert (code.status, console.status) == (201, 200)


def test_a_stream_ends_when_the_director_ends_the_device(
    hall: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("evendeal.web.signed_in.LOOK_AGAIN_SECONDS", 0.05)
    token = hall.tokens["recorder 1"]
    (device,) = [each.id for each in hall.door.devices(token) if each.current]

    async def watch() -> tuple[bool, Answer]:
        watching = asyncio.ensure_future(
            ask(hall.app, "GET", "/api/console/cup/1/stream", token=token, moments=20)
        )
        await asyncio.sleep(0.3)
        went_on = not watching.done()
        await tell(
            hall, f"/api/office/cup/devices/{device}/end", b"", token=hall.tokens["director"]
        )
        async with asyncio.timeout(18):
            return went_on, await watching

    went_on, answer = running(hall, watch)
    assert went_on
    assert answer.status == 200


@pytest.mark.long
def test_a_spy_who_has_handed_over_is_gone_when_the_code_it_came_with_is_ended(
    hall: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S6: over two hand-overs, with a stream open, while a newer code of the table stands."""
    monkeypatch.setattr("evendeal.web.signed_in.LOOK_AGAIN_SECONDS", 0.05)
    director = hall.tokens["director"]

    before = {each.id for each in hall.door.people(CUP).invitations}

    async def watch() -> tuple[bool, Answer, list[int]]:
        made = await tell(
            hall, "/api/office/cup/invitations", {"role": "recorder", "table": 2}, token=director
        )
        code, tokens = made.json["code"], list[str]()
        (spys,) = {each.id for each in hall.door.people(CUP).invitations} - before
        for _ in range(3):
            tokens.append(cookie_of(await tell(hall, "/api/join", {"code": code})))
            over = await tell(hall, "/api/console/cup/2/handover", b"", token=tokens[-1])
            code = over.json["code"]
        await tell(
            hall, "/api/office/cup/invitations", {"role": "recorder", "table": 2}, token=director
        )
        watching = asyncio.ensure_future(
            ask(hall.app, "GET", "/api/console/cup/2/stream", token=tokens[-1], moments=20)
        )
        await asyncio.sleep(0.3)
        went_on = not watching.done()
        await tell(hall, f"/api/office/cup/invitations/{spys}/end", b"", token=director)
        async with asyncio.timeout(18):
            answer = await watching
        after = [await ask(hall.app, "GET", "/api/console/cup/2", token=each) for each in tokens]
        again = await tell(hall, "/api/join", {"code": code})
        return went_on, answer, [*(each.status for each in after), again.status]

    went_on, answer, after = running(hall, watch)
    assert (went_on, answer.status) == (True, 200)
    assert after == [401, 401, 401, 404]


@pytest.mark.parametrize(("path", "camera"), [("/recorder", True), ("/recorder/x", True),
                                              ("/office/cup", False), ("/", False)])  # fmt: skip
def test_only_the_recorder_may_use_the_camera_and_compiled_rules(
    hall: House, path: str, camera: bool
) -> None:
    async def look() -> Answer:
        return await ask(hall.app, "GET", path)

    headers = running(hall, look).headers
    assert ("camera=(self)" in headers["permissions-policy"]) is camera
    assert ("wasm-unsafe-eval" in headers["content-security-policy"]) is camera
    assert "unsafe-eval'" not in headers["content-security-policy"].replace("wasm-unsafe-eval", "")
