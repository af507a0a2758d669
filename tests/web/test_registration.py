"""Registration over HTTP: from the link that the office gives to the list that the draft takes."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from evendeal.director.registration.desk import GUESSED, TAKEN
from evendeal.web.signed_in import csrf_of
from support.refusals import problem
from support.web.house import House, house
from support.web.requests import Answer, ask

BEFORE = "before-somebody-signs-in"
CUP = {"event_name": "Spring Cup", "format": "seat_teams", "players_most": 4, "capacity": 1}
OFFICE = "/api/office/registrations"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house") / "var") as found:
        found.arrive()
        yield found


def sends(hall: House, path: str, body: Any, who: str = "") -> Answer:
    """What is answered to somebody who is signed in, or to nobody."""
    if who:
        return hall.ask(who, "POST", path, body)
    headers = {
        "content-type": "application/json",
        "x-csrf-token": csrf_of(BEFORE),
        "cookie": f"evendeal-before={BEFORE}",
    }
    data = json.dumps(body).encode()
    return asyncio.run(ask(hall.app, "POST", path, body=data, headers=headers))


def opened(hall: House, **more: Any) -> dict[str, Any]:
    """A new registration as the office has it, and its public address in the interface."""
    made = sends(hall, OFFICE, CUP | more, "house director").json
    return {**made, "api": made["link"].replace("/register/", "/api/registrations/")}


def team(name: str, key: str = "") -> dict[str, Any]:
    return {"name": name, "players": [{"name": f"{name} 1"}], "key": key or name}


def test_from_the_link_to_the_list_of_entries(hall: House) -> None:
    made = opened(hall)
    office = f"{OFFICE}/{made['head']['id']}"

    page = hall.ask("", "GET", made["api"]).json
    first = sends(hall, made["api"], team("Ants"))
    second = sends(hall, made["api"], team("Bees"))
    approved = sends(hall, f"{office}/applications/approve", {"number": 1}, "house director")
    own = sends(hall, "/api/registered", {"code": first.json["code"]})
    entries = hall.ask("house director", "GET", f"{office}/entries").json
    sends(hall, "/api/registered/withdraw", {"code": first.json["code"]})
    up = sends(hall, "/api/registered", {"code": second.json["code"]})

    assert (page["event_name"], page["places"], page["open"]) == ("Spring Cup", 1, True)
    assert (first.status, second.status) == (201, 201)
    assert second.json["application"]["queue"] == 1
    assert approved.json["applications"][0]["state"] == "approved"
    assert (own.json["state"], own.json["players"][0]["badge"]) == ("approved", "1")
    assert "Ants,Ants 1,,1" in entries["text"]
    assert up.json["state"] == "pending"


def test_nobody_but_who_has_the_code_sees_who_has_registered(hall: House) -> None:
    made = opened(hall)
    code = sends(hall, made["api"], team("Secret Service")).json["code"]

    page = hall.ask("", "GET", made["api"])
    wrong = sends(hall, "/api/registered", {"code": code[:-1] + ("a" if code[-1] != "a" else "b")})

    assert b"Secret" not in page.body
    problem(wrong, "NoSuchApplication", 404)
    assert code not in json.dumps(hall.ask("house director", "GET", OFFICE).json)
    office_page = hall.ask("house director", "GET", f"{OFFICE}/{made['head']['id']}")
    assert code not in office_page.body.decode()


@pytest.mark.parametrize(
    ("body", "name", "status"),
    [
        ({"name": "Ants"}, "BodyUnreadable", 422),
        ({"name": "Ants", "key": "1", "state": "approved"}, "BodyUnreadable", 422),
        ({"name": 7, "key": "1"}, "BodyUnreadable", 422),
        ({"name": "Ants", "key": "1"}, "ApplicationUnfit", 422),
        ({"name": "x" * 70_000, "key": "1"}, "BodyTooLong", 413),
    ],
)
def test_what_cannot_be_taken_is_refused_and_nothing_is_written(
    hall: House, body: Any, name: str, status: int
) -> None:
    made = opened(hall)

    problem(sends(hall, made["api"], body), name, status)
    page = hall.ask("house director", "GET", f"{OFFICE}/{made['head']['id']}").json
    assert page["applications"] == []


def test_a_thousand_from_one_address_are_slowed_down_and_so_is_who_guesses(hall: House) -> None:
    made = opened(hall, capacity=None)
    slow = None
    for n in range(TAKEN["address"].most + 1):
        slow = sends(hall, made["api"], team(f"Team {n}"))
        if slow.status == 429:
            break
    assert slow is not None
    assert (slow.status, slow.json["name"]) == (429, "TooManyTries")
    assert slow.headers["retry-after"]
    for n in range(GUESSED["address"].most + 1):
        slow = hall.ask("", "GET", f"/api/registrations/guess{n}")
        if slow.status == 429:
            break
    assert (slow.status, slow.json["name"]) == (429, "TooManyTries")
