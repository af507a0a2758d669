"""A house with an event of matches beside a poker event, and requests to it."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from evendeal.director.people.desk import PeopleDesk
from evendeal.formats.consoles import Consoles
from evendeal.formats.my_places import MyPlaces
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import EventId
from evendeal.store.people import SqlRegister
from evendeal.store.people_passwords import Argon2Passwords
from evendeal.views.matches.console import ConsoleLine, MatchReceipt
from evendeal.views.roles import HOUSE, Role
from evendeal.web.app import create_app
from support.clock import Moved
from support.desks import consoles_of, desks_over
from support.events.matches import DUEL, GameDevice, begun_on
from support.events.poker import CUP, desk_on, event_of
from support.events.poker import DUEL as TWO_TABLES
from support.events.poker import begun as poker_begun
from support.offices import inside_of
from support.web.calculator import AtHand
from support.web.filled import filled
from support.web.house import QUICK, House
from support.web.requests import Answer

INVITED: dict[str, tuple[EventId, Role, dict[str, Any]]] = {
    "open room": (DUEL, Role.RECORDER, {"table": 1}),
    "screen": (DUEL, Role.TABLE_SCREEN, {"table": 1}),
    "closed room": (DUEL, Role.RECORDER, {"table": 2}),
    "poker table": (CUP, Role.RECORDER, {"table": 1}),
    "player": (DUEL, Role.PLAYER, {"entry": "Kh", "player": "Kh1"}),
    "captain": (DUEL, Role.CAPTAIN, {"entry": "Kh"}),
    "director": (DUEL, Role.DIRECTOR, {}),
    "poker director": (CUP, Role.DIRECTOR, {}),
    "house director": (HOUSE, Role.DIRECTOR, {}),
    "custodian": (DUEL, Role.CUSTODIAN, {}),
    "spectator": (DUEL, Role.SPECTATOR, {}),
}
"""How each of the people of these tests was invited."""


@dataclass(kw_only=True)
class MatchHouse(House):
    """A house of an event of each kind."""

    matches: MatchDesk


@contextmanager
def match_house(folder: Path, **changes: Any) -> Iterator[MatchHouse]:
    """Both events begun; everybody of `INVITED` signed in."""

    def fill() -> tuple[dict[str, str], dict[str, str]]:
        with _opened(folder) as found:
            poker_begun(found.desk, event_of(**TWO_TABLES))
            begun_on(found.matches, **changes)
            found.arrive()
            return found.codes, found.tokens

    codes, tokens = filled(folder, changes, fill)
    with _opened(folder) as found:
        found.codes |= codes
        found.tokens |= tokens
        found.desk.progress(CUP)
        found.matches.progress(DUEL)
        yield found


@contextmanager
def _opened(folder: Path) -> Iterator[MatchHouse]:
    """The house over a folder; nobody has come in."""
    desks = desk_on(folder)
    desk = next(desks)
    # What is asked twice is told twice the same.
    desk.adapters = replace(desk.adapters, clock=Moved())
    matches = MatchDesk(desk.adapters)
    formats = desks_over(desk, matches)
    register = SqlRegister(folder / "log.sqlite")
    door = PeopleDesk(formats, desk.adapters, register, Argon2Passwords(QUICK))
    inside = inside_of(door, Consoles(formats), MyPlaces(formats), desk, matches)
    public = RoomMatchPublic(matches)
    app = create_app(
        PublicHouse(SeatTeamsPublic(desk), public), inside=inside, ping=0.05, calculator=AtHand()
    )
    try:
        yield MatchHouse(desk=desk, door=door, app=app, matches=matches, invited=INVITED)
    finally:
        register.close()
        with suppress(StopIteration):
            next(desks)


class GameWire(GameDevice):
    """A device that asks over HTTP; it keeps all that it was ever sent."""

    def __init__(self, hall: MatchHouse, who: str = "open room", table: int = 1) -> None:
        super().__init__(consoles=consoles_of(hall.matches), table=table)
        self.hall, self.who = hall, who
        self.heard: list[str] = []

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """A request; what comes back is kept."""
        answer = self.hall.ask(self.who, method, path, body, **headers)
        self.heard.append(answer.body.decode())
        return answer

    def post(self, *lines: Any, **changes: Any) -> Answer:
        """Lines as they are."""
        body = {"session": 1, "deal": self.deal, "n": self.n, "key": "k", "rules": "0.1.0"}
        body |= {"lines": list(lines)} | changes
        return self.ask("POST", f"/api/console/duel/{self.table}/lines", body)

    def write(self, *lines: Any, n: int | None = None, key: str | None = None, **at: int) -> Any:
        """Send lines that are taken."""
        answer = self.post(*lines, n=self.n if n is None else n, key=key or self.key, **at)
        assert answer.status == 200, answer.body
        fields = dict(answer.json)
        fields["lines"] = tuple(ConsoleLine(**line) for line in fields["lines"])
        return MatchReceipt(**fields)
