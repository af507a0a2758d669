"""A house with two events in play, somebody in every role, and what they ask."""

import asyncio
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from litestar import Litestar

import support.web.described_once  # noqa: F401 (from here on)
from evendeal.director.events import begin_session, create_event
from evendeal.director.people.desk import PeopleDesk
from evendeal.formats.my_places import MyPlaces
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.seat_teams.life import Desk
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import EventId
from evendeal.store.busy import Patience
from evendeal.store.people import SqlRegister
from evendeal.store.people_passwords import Argon2Passwords
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.event_read import read_event
from evendeal.views.roles import HOUSE, WITH_ACCOUNT, Role
from evendeal.web.addresses import Forgetful, HouseAddresses
from evendeal.web.app import create_app
from evendeal.web.signed_in import csrf_of
from support.desks import consoles_of, desks_over
from support.events.poker import CUP, DUEL, FIRST, begun, desk_on, event_of, toml
from support.offices import inside_of
from support.web.calculator import AtHand
from support.web.filled import filled
from support.web.requests import Answer, ask

OTHER = EventId("other")
PASSWORD = "correct horse battery"
HALL = "https://hall.example"
"""The address of the house as it knows it."""
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

INVITED: dict[str, tuple[EventId, Role, dict[str, Any]]] = {
    "spectator": (CUP, Role.SPECTATOR, {}),
    "commentator": (CUP, Role.COMMENTATOR, {}),
    "player": (CUP, Role.PLAYER, {"entry": "A", "player": "A1"}),
    "captain": (CUP, Role.CAPTAIN, {"entry": "A"}),
    "recorder 1": (CUP, Role.RECORDER, {"table": 1}),
    "screen 1": (CUP, Role.TABLE_SCREEN, {"table": 1}),
    "recorder 2": (CUP, Role.RECORDER, {"table": 2}),
    "custodian": (CUP, Role.CUSTODIAN, {}),
    "director": (CUP, Role.DIRECTOR, {}),
    "director elsewhere": (OTHER, Role.DIRECTOR, {}),
    "house director": (HOUSE, Role.DIRECTOR, {}),
}
"""How each of the people of these tests was invited; besides them there is nobody."""


@dataclass(kw_only=True)
class House:
    """A house as far as one walks through it, and the cookie of everybody in it.

    Args:
        invited: the event, role and place of each of its people.
    """

    desk: Desk
    door: PeopleDesk
    app: Litestar
    invited: Mapping[str, tuple[EventId, Role, dict[str, Any]]]
    codes: dict[str, str] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)

    def arrive(self) -> None:
        """Everybody comes in: the first time with a code, later by the same or a password."""
        for who, (event, role, place) in self.invited.items():
            name, here = who.title(), {"address": "", "label": "a browser"}
            if who in self.codes and role in WITH_ACCOUNT:
                self.tokens[who] = self.door.sign_in(name, PASSWORD, **here)
                continue
            if who not in self.codes:
                self.codes[who] = self.door.make_code(event, role, by="test", **place).code
            self.tokens[who] = self.door.join(
                self.codes[who], name=name, password=PASSWORD, token=None, **here
            )

    def ask(self, who: str, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """A request of one of them; what is no bytes is sent as JSON."""
        token = self.tokens.get(who, "")
        sent = {"content-type": "application/json", "x-csrf-token": csrf_of(token), **headers}
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        return asyncio.run(ask(self.app, method, path, token=token, body=data, headers=sent))


@contextmanager
def house(
    folder: Path,
    event: Event | None = None,
    secret: bytes | None = None,
    patience: Patience | None = None,
) -> Iterator[House]:
    """Two events, both begun; everybody of `INVITED` signed in.

    Args:
        event: takes the place of the cup.
        secret: of its session; by default a new one.
        patience: with another program that holds the log.
    """

    def fill() -> tuple[dict[str, str], dict[str, str]]:
        with _opened(folder, patience) as found:
            create_event(
                found.desk, event or event_of(**DUEL), secret=secret and (lambda *_: secret)
            )
            begin_session(found.desk, CUP, FIRST)
            begun(found.desk, read_event(toml(**DUEL).replace('id = "cup"', 'id = "other"')))
            found.arrive()
            return found.codes, found.tokens

    codes, tokens = filled(folder, (event, secret), fill)
    with _opened(folder, patience) as found:
        found.codes |= codes
        found.tokens |= tokens
        for each in (CUP, OTHER):
            found.desk.progress(each)
        yield found


@contextmanager
def _opened(folder: Path, patience: Patience | None) -> Iterator[House]:
    """The house over a folder; nobody has come in."""
    desks = desk_on(folder, patience)
    desk = next(desks)
    register = SqlRegister(folder / "log.sqlite", patience)
    door = PeopleDesk(desks_over(desk), desk.adapters, register, Argon2Passwords(QUICK))
    consoles = consoles_of(desk)
    inside = inside_of(
        door,
        consoles,
        MyPlaces(desks_over(desk)),
        desk,
        staff=door,
        addresses=HouseAddresses("http://localhost:8000", lambda: [HALL], Forgetful()),
    )
    app = create_app(
        PublicHouse(SeatTeamsPublic(desk)), inside=inside, ping=0.05, calculator=AtHand()
    )
    try:
        yield House(desk=desk, door=door, app=app, invited=INVITED)
    finally:
        register.close()
        with suppress(StopIteration):
            next(desks)
