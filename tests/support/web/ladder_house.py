"""A house with an event of individuals beside a team event, and its people."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from evendeal.director.events import begin_session, create_event
from evendeal.director.people.desk import PeopleDesk
from evendeal.formats.consoles import Consoles
from evendeal.formats.my_places import MyPlaces
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.seat_ladder.life import LadderLedger
from evendeal.formats.seat_ladder.public import SeatLadderPublic
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import EventId
from evendeal.store.people import SqlRegister
from evendeal.store.people_passwords import Argon2Passwords
from evendeal.views.roles import HOUSE, Role
from evendeal.web.app import create_app
from support.clock import Moved
from support.desks import desks_over
from support.events.individuals import OPEN, duel_of_individuals
from support.events.poker import CUP, FIRST, begun, desk_on, event_of
from support.events.poker import DUEL as TWO_TABLES
from support.offices import inside_of
from support.web.calculator import AtHand
from support.web.filled import filled
from support.web.house import INVITED as OF_TEAMS
from support.web.house import OTHER, QUICK, House

INVITED: dict[str, tuple[EventId, Role, dict[str, Any]]] = {
    who: ({CUP: OPEN, OTHER: CUP, HOUSE: HOUSE}[event], role, place)
    for who, (event, role, place) in OF_TEAMS.items()
} | {"player": (OPEN, Role.PLAYER, {"entry": "A", "player": "Ann"})}
"""The same people as at a team event, at the event of individuals; the team event is elsewhere."""


@dataclass(kw_only=True)
class LadderHouse(House):
    """A house of an event of each kind of duplicate poker."""

    ladders: LadderLedger


@contextmanager
def ladder_house(folder: Path) -> Iterator[LadderHouse]:
    """Both events begun; everybody of `INVITED` signed in."""

    def fill() -> tuple[dict[str, str], dict[str, str]]:
        with _opened(folder) as found:
            begun(found.desk, event_of(**TWO_TABLES))
            create_event(found.ladders, duel_of_individuals())
            begin_session(found.ladders, OPEN, FIRST)
            found.arrive()
            return found.codes, found.tokens

    codes, tokens = filled(folder, OPEN, fill)
    with _opened(folder) as found:
        found.codes |= codes
        found.tokens |= tokens
        found.desk.progress(CUP)
        found.ladders.progress(OPEN)
        yield found


@contextmanager
def _opened(folder: Path) -> Iterator[LadderHouse]:
    """The house over a folder; nobody has come in."""
    desks = desk_on(folder)
    desk = next(desks)
    # What is asked twice is told twice the same.
    desk.adapters = replace(desk.adapters, clock=Moved())
    ladders = LadderLedger(desk.adapters)
    formats = desks_over(desk, ladders)
    register = SqlRegister(folder / "log.sqlite")
    door = PeopleDesk(formats, desk.adapters, register, Argon2Passwords(QUICK))
    inside = inside_of(door, Consoles(formats), MyPlaces(formats), desk, ladders)
    app = create_app(
        PublicHouse(SeatTeamsPublic(desk), SeatLadderPublic(ladders)),
        inside=inside,
        ping=0.05,
        calculator=AtHand(),
    )
    try:
        yield LadderHouse(desk=desk, door=door, app=app, ladders=ladders, invited=INVITED)
    finally:
        register.close()
        with suppress(StopIteration):
            next(desks)
