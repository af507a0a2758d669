"""A player taken out of a session over HTTP: dead hands, blinds that count, and a way back."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.verifying import verify_event
from evendeal.ids import DealNo, TableNo
from evendeal.web.signed_in import csrf_of
from support.desks import consoles_of
from support.events.poker import CUP, FIRST, event_of, rows
from support.events.poker_device import Device
from support.refusals import problem
from support.web.house import House, house
from support.web.requests import Answer, ask

pytestmark = pytest.mark.long

WILD = {"rule": "R10", "reason": "all-in unseen, five deals in a row"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "var"


@pytest.fixture
def hall(folder: Path) -> Iterator[House]:
    with house(folder, event_of(teams=4, deals=8, office="shortest_seconds = 0")) as found:
        yield found


def send(hall: House, *requests: tuple[str, str, Any], who: str = "director") -> list[Answer]:
    """The answers to requests in turn: method, path and body."""
    token = hall.tokens[who]
    headers = {"content-type": "application/json", "x-csrf-token": csrf_of(token)}

    async def walk() -> list[Answer]:
        async with hall.app.lifespan():
            return [
                await ask(
                    hall.app,
                    method,
                    path,
                    token=token,
                    headers=headers,
                    body=None if body is None else json.dumps(body).encode(),
                )
                for method, path, body in requests
            ]

    return asyncio.run(walk())


def taken_out(hall: House, seat: int = 3, table: int = 1, key: str = "o") -> Answer:
    form = {"table": table, "seat": seat, **WILD, "key": key}
    (answer,) = send(hall, ("POST", "/api/office/cup/taken-out", form))
    return answer


def played(hall: House, table: int = 1) -> int:
    """The next hand of a table, everybody folding to the last; its deal."""
    device = Device(consoles_of(hall.desk), table)
    device.fold_hand()
    return device.deal


def seats_of(hall: House, deal: int, table: int = 1) -> Any:
    (answer,) = send(hall, ("GET", f"/api/office/cup/tables/{table}/deals/{deal}", None))
    return answer.json["seats"]


def test_a_player_who_is_taken_out_is_dealt_in_and_never_acts(hall: House) -> None:
    """F7, R10: the hand in play goes on; from the next deal on the seat's hand is dead."""
    device = Device(consoles_of(hall.desk), 1)
    device.begin()
    assert taken_out(hall).status == 200
    assert device.state is not None
    while device.state.to_act is not None:
        device.say({"do": "fold", "seat": device.state.to_act})
    device.say(device.accept())

    deals = [played(hall) for _ in range(4)]

    assert [seat["out"] for seat in seats_of(hall, device.deal)] == [False] * 4
    for deal in deals:
        assert [seat["out"] for seat in seats_of(hall, deal)] == [False, False, True, False]
        lines = send(hall, ("GET", f"/api/office/cup/tables/1/deals/{deal}", None))[0].json["lines"]
        assert not any(line["body"].get("seat") == 3 for line in lines)
    # Other tables play all four.
    assert not any(seat["out"] for seat in seats_of(hall, played(hall, table=2), table=2))


def test_what_the_seat_posts_is_lost_by_its_entry_and_every_table_sums_to_zero(
    hall: House,
) -> None:
    """F7, R10: the blinds of a dead seat count against whoever was taken out, not the house."""
    taken_out(hall)
    deals = [played(hall) for _ in range(8)]

    lost = set()
    for deal in deals:
        chips = [seat["chips"] for seat in seats_of(hall, deal)]
        assert sum(chips) == 0
        small, big = deal % 4 + 1, (deal + 1) % 4 + 1
        assert chips[2] == {small: -25, big: -50}.get(3, 0)
        lost.add(chips[2])
    assert lost == {0, -25, -50}


def test_a_player_who_is_brought_back_plays_from_the_next_deal_on(hall: House) -> None:
    """F7, R10: the director can take it back, with a reason."""
    taken_out(hall)
    played(hall)
    silent, back, again = send(
        hall,
        ("POST", "/api/office/cup/taken-out/back", {**BACK, "reason": " ", "key": "a"}),
        ("POST", "/api/office/cup/taken-out/back", {**BACK, "key": "b"}),
        ("POST", "/api/office/cup/taken-out/back", {**BACK, "key": "c"}),
    )

    problem(silent, "RulingReasonMissing", 422)
    assert back.status == 200
    problem(again, "NotOut", 409, table=1, seat=3)
    assert not any(seat["out"] for seat in seats_of(hall, played(hall)))


BACK = {"table": 1, "seat": 3, "reason": "the appeal was heard"}


def test_a_substitute_for_a_player_who_is_out_plays(hall: House) -> None:
    """F7, R10: dead hands, or a substitute."""
    taken_out(hall)
    played(hall)
    form = {"table": 1, "seat": 3, "player": "Sub", "reason": "comes in", "key": "s"}
    send(hall, ("POST", "/api/office/cup/substitutions", form))

    seats = seats_of(hall, played(hall))

    assert (seats[2]["out"], seats[2]["player"]) == (False, "Sub")


def test_everybody_is_told_who_is_out_and_the_log_says_by_which_rule(
    hall: House, folder: Path
) -> None:
    """F7, R10: office, console, public table page, log and verify."""
    taken_out(hall)

    office, table = send(
        hall, ("GET", "/api/office/cup", None), ("GET", "/api/events/cup/tables/1", None)
    )
    console = consoles_of(hall.desk).console(CUP, TableNo(1))

    seats = {(each["table"], each["seat"]): each["out"] for each in office.json["seats"]}
    assert {place for place, out in seats.items() if out} == {(1, 3)}
    assert (seats[1, 3]["rule"], seats[1, 3]["reason"]) == (WILD["rule"], WILD["reason"])
    assert [seat.out for seat in console.seats] == [False, False, True, False]
    assert console.order[0].setup["out"] == [3]
    assert [seat["out"] for seat in table.json["seats"]] == [False, False, True, False]
    line = rows(folder)[-1]
    assert (line.place, line.body) == ((1, 1, 0), {"do": "take_out", "seat": 3, **WILD})
    (named,) = [each for each in verify_event(hall.desk, CUP) if "taken out" in each.sentence]
    assert (named.verdict, line.at in named.sentence) == ("unproved", True)
    assert "R10" in named.sentence


def test_what_cannot_be_taken_out_is_refused_in_a_sentence(hall: House) -> None:
    """F7, R10: nobody twice, no seat that is not there, and two at least go on playing."""

    def taking_out(seat: int, key: str, **more: Any) -> tuple[str, str, Any]:
        body = {"table": 1, "seat": seat, **WILD, "key": key, **more}
        return "POST", "/api/office/cup/taken-out", body

    answers = send(
        hall,
        taking_out(3, "a"),
        taking_out(3, "a"),
        taking_out(3, "b"),
        taking_out(9, "c"),
        taking_out(1, "d", rule=" "),
        taking_out(1, "e", reason=""),
        taking_out(1, "f", table=9),
        taking_out(1, "g"),
        taking_out(2, "h"),
    )

    assert [answer.status for answer in answers] == [200, 200, 409, 409, 422, 422, 404, 200, 409]
    names = [answer.json.get("name") for answer in answers]
    assert names[2:7] == [
        "OutAlready", "NoSuchSeat", "RuleNumberMissing", "RulingReasonMissing", "NoSuchTable",
    ]  # fmt: skip
    assert names[8] == "TooFewLeft"


def test_a_note_before_the_seal_does_not_make_it_the_hand_in_play(hall: House) -> None:
    """F7, R10: the next deal is the one whose deck is sealed."""
    device = Device(consoles_of(hall.desk), 1)
    due = device.console.order[0]
    device.deal, device.n = due.deal, due.next
    device.write({"do": "note", "kind": "other", "seat": None, "text": "a late start"})
    taken_out(hall)

    played(hall)

    assert seats_of(hall, due.deal)[2]["out"]
    now = hall.desk.progress(CUP).sessions[FIRST]
    assert now.hands[TableNo(1), DealNo(due.deal)].setup.out == {3}
