"""Players of a card room at their own devices: each sees one card and acts for one seat."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from argon2.profiles import CHEAPEST
from litestar import Litestar

from evendeal.commands.inside import open_inside
from evendeal.commands.log_folder import open_desks
from evendeal.director.people.desk import PeopleDesk
from evendeal.formats import Desks
from evendeal.formats.public_house import PublicHouse
from evendeal.ids import DealNo, EventId
from evendeal.views.roles import Role
from evendeal.web.addresses import nowhere
from evendeal.web.app import create_app
from evendeal.web.signed_in import csrf_of
from support.formats.card_room.event import EVENING
from support.formats.card_room.play import cards_of
from support.formats.files import CARD_ROOM
from support.typed import typed
from support.web.requests import Answer, ask

ID = EventId("evening")
PASSWORD = "correct horse battery"
CONSOLE = f"/api/console/{ID}/1"
OFFICE = f"/api/office/{ID}"
PAGES = f"/api/events/{ID}"


@dataclass(kw_only=True)
class Evening:
    """The house in which the evening is played, and everybody in it."""

    desks: Desks
    door: PeopleDesk
    app: Litestar
    tokens: dict[str, str] = field(default_factory=dict)

    def arrive(self, who: str, role: Role, **place: Any) -> None:
        code = self.door.make_code(ID, role, by="test", **place).code
        self.tokens[who] = self.door.join(
            code, name=who, password=PASSWORD, token=None, address="", label="a browser"
        )

    def ask(self, who: str, method: str, path: str, body: Any = None) -> Answer:
        token = self.tokens.get(who, "")
        headers = {"content-type": "application/json", "x-csrf-token": csrf_of(token)}
        data = json.dumps(body).encode()
        return asyncio.run(ask(self.app, method, path, token=token, body=data, headers=headers))

    def act(self, who: str, do: str, seat: int, *, key: str = "") -> Answer:
        """What a player says, as the device sends it: behind the last line that it has seen."""
        console = self.ask(who, "GET", CONSOLE).json
        return self.send(who, do, seat, console["deal"], console["n"], key or f"{who}-{do}")

    def send(self, who: str, do: str, seat: int, deal: int, n: int, key: str) -> Answer:
        lines = {"session": 1, "deal": deal, "n": n, "key": f"{key}-{deal}", "rules": "x"}
        line = {"do": do, "seat": seat}
        return self.ask(who, "POST", f"{CONSOLE}/lines", {**lines, "lines": [line]})

    def direct(self, path: str, body: Any = None) -> Answer:
        return self.ask("Dora the director", "POST", f"{OFFICE}/{path}", body or {})

    def cards(self, deal: int) -> dict[str, str]:
        """The card of each player, as nobody but the house knows them."""
        ledger = self.desks.of(ID).ledger
        hand = ledger.progress(ID).sessions[EVENING].dealt[DealNo(deal)]
        held = cards_of(ledger.secret_of(ID, DealNo(deal)), hand)
        return {hand.sitting[seat]: card for seat, card in held.items()}


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    """The evening has begun, and its first hand is dealt."""
    monkeypatch.setattr("evendeal.store.people_passwords.RFC_9106_LOW_MEMORY", CHEAPEST)
    file, log = tmp_path / "event.toml", tmp_path / "log"
    file.write_text(CARD_ROOM, "utf-8")
    assert typed("event", "new", file, "--log", log).code == 0
    with ExitStack() as stack:
        desks = stack.enter_context(open_desks(log))
        inside, door = stack.enter_context(open_inside(log, desks, nowhere()))
        found = Evening(
            desks=desks,
            door=door,
            app=create_app(PublicHouse(*(desk.public for desk in desks)), inside=inside),
        )
        for entry in "ABCD":
            found.arrive(entry, Role.PLAYER, entry=entry, player=f"{entry}1")
        found.arrive("Dora the director", Role.DIRECTOR)
        found.arrive("a recorder", Role.RECORDER, table=1)
        assert found.direct("sessions/1/begin", {"beacon": ""}).status == 200
        assert found.direct("hands").status == 200
        yield found


def test_a_player_sees_the_own_card_and_no_other(evening: Evening) -> None:
    consoles = {who: evening.ask(who, "GET", CONSOLE).json for who in "ABCD"}

    held = evening.cards(1)
    assert {who: console["card"] for who, console in consoles.items()} == {**held, "D": None}
    assert {who: console["seat"] for who, console in consoles.items()} == {
        "A": 1,
        "B": 2,
        "C": 3,
        "D": None,
    }


def test_nobody_else_sees_a_card_wherever_they_look(evening: Evening) -> None:
    director = evening.ask("Dora the director", "GET", CONSOLE)
    looks = [director, evening.ask("Dora the director", "GET", OFFICE)]
    looks.append(evening.ask("Dora the director", "GET", f"{OFFICE}/journal"))
    secret = evening.desks.of(ID).ledger.secret_of(ID, DealNo(1)).hex()

    assert director.json["card"] is None
    assert not any(secret in look.body.decode() for look in looks)
    assert evening.ask("a stranger", "GET", CONSOLE).status == 401


def test_everybody_acts_for_the_own_seat_and_in_turn(evening: Evening) -> None:
    others = [evening.act("A", "stay", seat) for seat in (2, 3)]
    early = evening.act("B", "stay", 2)
    waiting = evening.act("D", "stay", 1)
    own = evening.act("A", "stay", 1)

    assert [each.json["name"] for each in (*others, early, waiting)] == [
        "NotYourSeat",
        "NotYourSeat",
        "NotToAct",
        "NotYourSeat",
    ]
    assert own.status == 200


def test_no_recorder_writes_where_players_act_themselves(evening: Evening) -> None:
    sent = evening.send("a recorder", "stay", 1, 1, 1, "mine")

    assert sent.json["name"] == "NotAllowed"
    assert evening.ask("A", "GET", CONSOLE).json["n"] == 1


def test_what_is_sent_again_is_answered_as_before_and_stands_once(evening: Evening) -> None:
    first = evening.send("A", "stay", 1, 1, 1, "mine")
    again = [evening.send("A", "stay", 1, 1, 1, "mine") for _ in range(5)]
    other = evening.send("A", "drop", 1, 1, 1, "mine")

    assert {each.body for each in again} == {first.body}
    assert other.json["name"] == "KeyReused"
    assert evening.ask("B", "GET", CONSOLE).json["n"] == 2


def test_the_last_to_act_opens_the_hand_and_points_follow(evening: Evening) -> None:
    held = evening.cards(1)
    high, low = ("23456789TJQKA".index(held[who][0]) for who in "AB")
    for who, seat in (("A", 1), ("B", 2)):
        assert not evening.act(who, "stay", seat).json["final"]

    last = evening.act("C", "drop", 3)

    board = evening.ask("", "GET", f"{PAGES}/scoreboard").json
    points = {entry: points for _, entry, points in board["standings"]}
    won = (high > low) - (high < low)
    assert last.json["final"]
    assert points == {"A": won, "B": -won, "C": 0, "D": 0}


def test_everybody_may_look_and_nobody_sees_a_card_before_its_hand_is_over(
    evening: Evening,
) -> None:
    addresses = ["", "/scoreboard", "/proof", "/seal.json", "/opened.json"]
    secret = evening.desks.of(ID).ledger.secret_of(ID, DealNo(1)).hex()

    before = [evening.ask("", "GET", f"{PAGES}{address}") for address in addresses]
    for who, seat in (("A", 1), ("B", 2), ("C", 3)):
        evening.act(who, "drop", seat)
    after = [evening.ask("", "GET", f"{PAGES}{address}") for address in addresses]

    assert [page.status for page in before + after] == [200] * 10
    assert not any(secret in page.body.decode() for page in before)
    assert secret in after[-1].body.decode()
    assert after[0].json["format"] == "card_room"
    assert {each["verdict"] for each in after[2].json["sentences"]} == {"holds", "unproved"}


def test_a_seat_that_is_left_is_taken_by_who_waits(evening: Evening) -> None:
    evening.act("A", "drop", 1)
    evening.act("B", "leave", 2)
    evening.act("C", "drop", 3)

    evening.direct("hands")
    without = evening.ask("A", "GET", CONSOLE).json["sitting"]
    evening.act("A", "drop", 1)
    evening.act("C", "drop", 3)
    taken = evening.direct("seats", {"seat": 2, "entry": "D", "key": "k1"})
    again = evening.direct("seats", {"seat": 2, "entry": "D", "key": "k1"})
    occupied = evening.direct("seats", {"seat": 2, "entry": "B", "key": "k2"})
    evening.direct("hands")

    assert without == ["A", "C"]
    assert (taken.status, again.status) == (200, 200)
    assert occupied.json["name"] == "SeatTaken"
    assert evening.ask("D", "GET", CONSOLE).json["card"] == evening.cards(3)["D"]
    assert evening.ask("B", "GET", CONSOLE).json["card"] is None
