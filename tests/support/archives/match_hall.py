"""A house in which a director and recorders play one event of matches, each time the same.

They do it as people do, with requests to the routes of the office and the consoles. Clock and
dice cup are held, so that the same acts make the same log.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from evendeal.commands.log_folder import BY, open_desks
from evendeal.director.people.desk import PeopleDesk
from evendeal.formats import Desks
from evendeal.formats.consoles import Consoles
from evendeal.formats.my_places import MyPlaces
from evendeal.formats.offices import Offices
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.formats.room_match.roll_sheets import give_roll_sheets, roll_sheets
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import EventId, SessionNo, TableNo
from evendeal.store.people import SqlRegister
from evendeal.store.people_passwords import Argon2Passwords
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.roles import HOUSE, Role
from evendeal.web.app import create_app
from evendeal.web.inside import Inside
from evendeal.web.signed_in import csrf_of
from support.archives.asking import Asking, asking
from support.clock import Moved
from support.events.matches import Body
from support.ledgers import matches_of, poker_of
from support.web.house import PASSWORD, QUICK
from support.web.requests import Answer

STEP = 10.0

DIRECTOR = "Dora"


@dataclass
class MatchHall:
    """The house, its event, and the cookie of everybody in it.

    Attributes:
        step: how many seconds later each request comes than the one before.
    """

    event: str
    desks: Desks
    house: Asking
    clock: Moved
    door: PeopleDesk
    step: float = STEP
    tokens: dict[str, str] = field(default_factory=dict)
    _acts: int = 0

    def get(self, who: str, path: str) -> Answer:
        """What one of them is shown, a moment after the request before."""
        self.clock.move(seconds=self.step)
        return self.house.get(path, token=self.tokens[who])

    def post(self, who: str, path: str, fields: Any) -> Answer:
        """What one of them sends, a moment after the request before."""
        self.clock.move(seconds=self.step)
        token = self.tokens[who]
        return self.house.post(path, fields, token=token, **{"x-csrf-token": csrf_of(token)})

    def wait(self, **time: float) -> None:
        """So much time passes, as for a `timedelta`."""
        self.clock.move(**time)

    def comes(self, name: str, role: Role, event: str | None = None, **place: Any) -> None:
        """Somebody is invited and joins."""
        of = EventId(self.event if event is None else event)
        code = self.door.make_code(of, role, by=DIRECTOR, **place).code
        here = {"address": "", "label": "a browser"}
        self.tokens[name] = self.door.join(code, name=name, password=PASSWORD, token=None, **here)

    def make(self, toml: str, entries_text: str = "") -> None:
        """The event is sealed and made public, and everybody comes who plays a part in it."""
        draft = {"format": "room_match", "toml": toml, "entries_text": entries_text}
        made = self.post(DIRECTOR, "/api/office/events", draft)
        assert made.status == 201, made.body
        self.take_seats()

    def take_seats(self) -> None:
        """A recorder comes to each table."""
        tables = matches_of(self.desks).progress(EventId(self.event)).event.tables
        for table in range(1, tables + 1):
            self.comes(f"Recorder {table}", Role.RECORDER, table=table)

    def direct(self, path: str, body: Body | None = None, *, keyless: bool = False) -> Any:
        """Something that the director does, and that is taken."""
        answer = self._direct(path, body, keyless=keyless)
        assert answer.status == 200, (path, body, answer.body)
        return answer.json

    def turned_down(
        self, name: str, path: str, body: Body | None = None, *, keyless: bool = False
    ) -> None:
        """Something that the director tries, and that is refused by this name."""
        answer = self._direct(path, body, keyless=keyless)
        assert answer.status in (404, 409, 422), (path, body, answer.status)
        assert answer.json["name"] == name, answer.body

    def _direct(self, path: str, body: Body | None, *, keyless: bool = False) -> Answer:
        self._acts += 1
        fields = dict(body or {})
        if not keyless:
            fields.setdefault("key", f"act-{self._acts}")
        return self.post(DIRECTOR, f"/api/office/{self.event}/{path}", fields)

    def preview(self, act: Body) -> Body:
        """What would follow, as the office shows it before it is confirmed."""
        path = f"/api/office/{self.event}/preview"
        answer = self.post(DIRECTOR, path, act)
        assert answer.status == 200, answer.body
        found: Body = answer.json
        return found

    def begin(self, beacon: str = "") -> None:
        """The boards begin."""
        self.direct("sessions/1/begin", {"beacon": beacon}, keyless=True)

    def begin_final(self, beacon: str = "") -> None:
        """The final begins."""
        final = self.progress.event.final_session
        self.direct(f"sessions/{final}/begin", {"beacon": beacon}, keyless=True)

    def end(self, session: int = 1) -> None:
        """A session ends."""
        self.direct(f"sessions/{session}/end", keyless=True)

    def decide(self, place: tuple[int, int, int], winner: str | None, **fields: Any) -> None:
        """A game is decided by the director."""
        usual = {"level": 1, "left": 9, "cube": 1, "rule": "R48", "reason": "No time is left."}
        self.direct("decisions", {**at(place), "winner": winner, **usual, **fields})

    def decide_the_rest(self, winner: str | None = "white", **fields: Any) -> None:
        """Every game that can be played now and does not count yet: White wins it."""
        for table in range(1, self.progress.event.tables + 1):
            for session, _, _, deal in self.progress.tables.order(TableNo(table)):
                begun = session in self.progress.sessions
                if begun and not self.progress.game(session, TableNo(table), deal).final:
                    self.decide((session, table, deal), winner, **fields)

    def give_roll_sheets(self, session: int) -> None:
        """All roll sheets of a session are printed."""
        self.clock.move(seconds=self.step)
        matches, event, number = matches_of(self.desks), EventId(self.event), SessionNo(session)
        sheets = roll_sheets(matches, event, number)
        give_roll_sheets(matches, event, number, len(sheets), by=BY)

    def line_up(self, session: int, match: int, team: int) -> tuple[str, list[str]]:
        """The id of one of a match's two teams, and who plays it for them as the event has it."""
        planned = self.progress.match(SessionNo(session), match).planned
        id = planned.players.teams[team]
        return id, list(planned.players.of_team(team))

    @property
    def progress(self) -> MatchProgress:
        """How far the event has come."""
        return matches_of(self.desks).refresh(EventId(self.event))


def at(place: tuple[int, int, int]) -> Body:
    """A game's place as the office's forms have it."""
    session, table, deal = place
    return {"session": session, "table": table, "deal": deal}


@contextmanager
def match_hall(log: Path, clock: Moved, event: str) -> Iterator[MatchHall]:
    """A house on an empty log, with its director in it; clock and dice cup are held."""
    with open_desks(log, create=True) as desks:
        register = SqlRegister(log / "log.sqlite")
        door = PeopleDesk(
            desks,
            desks.adapters,
            register,
            Argon2Passwords(QUICK),
        )
        inside = Inside(door, Consoles(desks), Offices(desks), desks, MyPlaces(desks))
        app = create_app(
            PublicHouse(SeatTeamsPublic(poker_of(desks)), RoomMatchPublic(matches_of(desks))),
            inside=inside,
        )
        try:
            with asking(app) as house:
                hall = MatchHall(event, desks, house, clock, door)
                hall.comes(DIRECTOR, Role.DIRECTOR, event=HOUSE)
                yield hall
        finally:
            register.close()
