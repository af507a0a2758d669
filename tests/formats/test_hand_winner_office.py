"""The office of a kind of event that the house does not know: made of what its folder lists."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.director.people.desk import PeopleDesk
from evendeal.formats import Desks
from evendeal.formats.consoles import Consoles
from evendeal.formats.my_places import MyPlaces
from evendeal.formats.offices import Offices
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.store.people import SqlRegister
from evendeal.store.people_passwords import Argon2Passwords
from evendeal.tournament.line import Draft
from evendeal.views.roles import HOUSE, Role
from evendeal.web.app import create_app
from evendeal.web.inside import Inside
from support.english import english
from support.formats.files import HAND_WINNER
from support.ledgers import poker_of
from support.refusals import problem
from support.typed import typed
from support.web.calculator import AtHand
from support.web.house import QUICK, House
from support.web.requests import Answer

DUEL, FIRST = EventId("duel"), SessionNo(1)
INVITED: dict[str, tuple[EventId, Role, dict[str, Any]]] = {
    "director": (HOUSE, Role.DIRECTOR, {}),
    "custodian": (HOUSE, Role.CUSTODIAN, {}),
}


class Directed:
    """A house with the event, begun by its office."""

    def __init__(self, hall: House, desks: Desks) -> None:
        self.hall, self.desks = hall, desks

    def get(self, page: str = "", who: str = "director") -> Answer:
        """A page of its office."""
        return self.hall.ask(who, "GET", f"/api/office/duel{page}")

    def send(self, act: str, who: str = "director", **body: Any) -> Answer:
        """Something that is done in it."""
        return self.hall.ask(who, "POST", f"/api/office/duel/{act}", body)

    def turn(self, deal: int) -> None:
        """Both seats turn the cards that the deck has."""
        ledger = self.desks.of(DUEL).ledger
        hand = ledger.progress(DUEL).sessions[FIRST].hand(DealNo(deal))
        ledger.write(
            DUEL,
            [
                Draft(FIRST, 1, deal, n, f"{deal}/{n}", {"do": "turn", "seat": seat, "card": card})
                for n, (seat, card) in enumerate(zip(hand.seats, hand.deck.cards, strict=False))
            ],
            "Rita",
        )


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Directed]:
    file, log = tmp_path / "event.toml", tmp_path / "log"
    file.write_text(HAND_WINNER, "utf-8")
    assert typed("event", "new", file, "--log", log).code == 0
    with open_desks(log) as desks:
        register = SqlRegister(log / "log.sqlite")
        door = PeopleDesk(desks, desks.adapters, register, Argon2Passwords(QUICK))
        parts = (Offices(desks, door), desks, MyPlaces(desks))
        inside = Inside(door, Consoles(desks), *parts)
        app = create_app(
            PublicHouse(SeatTeamsPublic(poker_of(desks))), inside=inside, calculator=AtHand()
        )
        hall = House(desk=poker_of(desks), door=door, app=app, invited=INVITED)
        hall.arrive()
        found = Directed(hall, desks)
        assert found.send("sessions/1/begin", beacon="").status == 200
        yield found
        register.close()


def test_its_page_says_its_format_and_how_the_stage_stands(office: Directed) -> None:
    before = office.get().json
    for deal in (1, 2, 3):
        office.turn(deal)
    after = office.get().json

    assert (before["format"], before["next"], after["next"]) == ("hand_winner", [], ["end"])
    assert after["position"] == before["position"] + 6
    assert f'data: {{"position":{after["position"]}}}' in office.get("/stream").body.decode()


def test_its_own_act_is_written_once_however_often_it_is_sent(office: Directed) -> None:
    office.turn(1)
    said = {"session": 1, "deal": 1, "of": 1, "key": "k"}
    first, again = (office.send("corrections", **said) for _ in range(2))
    other = office.send("corrections", **{**said, "of": 0})

    assert (first.status, again.json) == (200, first.json)
    problem(other, "KeyReused", 409, key=ANY, position=ANY)
    hand = office.desks.of(DUEL).ledger.progress(DUEL).sessions[FIRST].hand(DealNo(1))
    assert (hand.lines, len(hand.turned)) == (3, 1)
    newest = office.get("/journal").json["entries"][0]
    assert (english(newest["sentence"]), newest["by"]) == ("undo", "Director")


@pytest.mark.parametrize(
    "wrong", [{"more": 1}, {"of": "1"}, {"of": True}, {"deal": None}, {"reason": "a poker form"}]
)
def test_its_act_is_read_as_strictly_as_any(office: Directed, wrong: dict[str, Any]) -> None:
    """S13: no field is too many, and `true` is no number."""
    said = {"session": 1, "deal": 1, "of": 1, "key": "k", **wrong}

    problem(office.send("corrections", **said), "BodyUnreadable", 422, why=ANY)


def test_every_door_of_its_office_refuses_whoever_does_not_direct_it(office: Directed) -> None:
    paths = ["", "/journal", "/archive.zip", "/stream", "/custody", "/in-running"]
    acts = ["corrections", "sessions/1/end", "names", "withdrawal", "rulings", "no-such"]
    for who in ("", "custodian"):
        pages = [office.get(path, who) for path in paths]
        done = [office.send(act, who) for act in acts[:-1]]

        assert {answer.status for answer in pages + done} <= {401, 403}


def test_what_another_format_has_is_not_in_its_office(office: Directed) -> None:
    here = {"event": "duel", "format": "hand_winner", "path": ANY}

    problem(office.get("/custody"), "NotInThisOffice", 404, **here)
    problem(office.send("substitutions", table=1), "NotInThisOffice", 404, **here)


def test_what_every_office_has_works_in_its_own(office: Directed) -> None:
    for deal in (1, 2, 3):
        office.turn(deal)
    why = {"reason": "the hall is shut", "key": "w"}
    answers = [
        office.send("names", what="event", was="The duel", name="Duel", reason="so", key="n"),
        office.send("withdrawal", **why),
        office.send("withdrawal/back", **{**why, "key": "b"}),
        office.send("sessions/1/end"),
        office.get("/archive.zip"),
    ]

    assert [answer.status for answer in answers] == [200] * len(answers)
    assert office.desks.of(DUEL).ledger.progress(DUEL).event.name == "Duel"


def test_the_description_of_the_interface_has_its_act_and_its_page(office: Directed) -> None:
    document = office.hall.ask("", "GET", "/schema/openapi.json").json
    bodies = document["paths"]["/api/office/{event}/corrections"]["post"]["requestBody"]
    page = document["paths"]["/api/office/{event}"]["get"]["responses"]["200"]

    choices = bodies["content"]["application/json"]["schema"]["oneOf"]
    assert {"$ref": "#/components/schemas/TakeCardBackIn"} in choices
    pages = page["content"]["application/json"]["schema"]["oneOf"]
    assert {"$ref": "#/components/schemas/DuelOffice"} in pages
    schema = document["components"]["schemas"]["TakeCardBackIn"]
    assert set(schema["properties"]) == {"session", "deal", "of", "key"}
    assert schema["description"].startswith("Take the last card of a hand back")
