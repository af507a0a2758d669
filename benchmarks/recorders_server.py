"""The server of `bench_recorders`, in a process of its own.

`python -m benchmarks.recorders_server FOLDER EVENTS TABLES DEALS`: seals and begins the
events, gives out a code for each table, prints one line of JSON and serves until its input
ends; then it prints what its appends took.
"""

import json
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, cast

from benchmarks.bench_rehearsal import event_of
from evendeal.commands.log_folder import open_desks
from evendeal.director.events import begin_session, create_event
from evendeal.director.people.desk import PeopleDesk
from evendeal.formats.consoles import Consoles
from evendeal.formats.my_places import MyPlaces
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.seat_teams.desk import SeatTeamsDesk
from evendeal.formats.seat_teams.life import Desk
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import EventId, SessionNo
from evendeal.store.people import SqlRegister
from evendeal.store.people_passwords import Argon2Passwords
from evendeal.tournament.line import Draft, Line
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.event_read import read_event, write_event
from evendeal.views.roles import Role
from evendeal.web import address, create_app, listen
from evendeal.web.inside import Inside
from evendeal.web.serve import Server, room_for_watchers

FIRST = SessionNo(1)


class TimedLog:
    """The log, with the seconds that each transaction took, and the number of appends."""

    def __init__(self, log: Any) -> None:
        self._log = log
        self.seconds: list[float] = []
        self.appended = 0
        self._within, self._spent = False, 0.0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._log, name)

    def append(
        self, event: EventId, drafts: Sequence[Draft], at: datetime, by: str
    ) -> tuple[Line, ...]:
        """As the log, timed."""
        start = time.perf_counter()
        lines: tuple[Line, ...] = self._log.append(event, drafts, at, by)
        if self._within:
            self._spent += time.perf_counter() - start
        else:
            self.seconds.append(time.perf_counter() - start)
        self.appended += 1
        return lines

    @contextmanager
    def together(self) -> Iterator[None]:
        """As the log; all its appends and the commit are timed as one."""
        block = self._log.together()
        self._within, self._spent = True, 0.0
        start = time.perf_counter()
        block.__enter__()
        self._spent += time.perf_counter() - start
        try:
            yield
        except BaseException:
            self._within = False
            block.__exit__(*sys.exc_info())
            raise
        self._within = False
        start = time.perf_counter()
        block.__exit__(None, None, None)
        self.seconds.append(self._spent + time.perf_counter() - start)


def event_number(number: int, tables: int, deals: int) -> Event:
    """One of several events of the same size."""
    text = write_event(event_of(tables, deals))
    return read_event(text.replace('id = "bench"', f'id = "bench{number}"', 1))


def prepare(desk: Desk, door: PeopleDesk, events: int, tables: int, deals: int) -> list[list[Any]]:
    """Events in play, and for each of their tables its code."""
    codes = []
    for number in range(1, events + 1):
        event = event_number(number, tables, deals)
        create_event(desk, event)
        begin_session(desk, event.id, FIRST)
        for table in range(1, tables + 1):
            code = door.make_code(event.id, Role.RECORDER, by="bench", table=table).code
            codes.append([event.id, table, code])
    return codes


def main(folder: str, events: str, tables: str, deals: str) -> None:
    """Serve until the input ends."""
    with open_desks(Path(folder), create=True) as desks:
        desk = desks.kind(SeatTeamsDesk).ledger
        register = SqlRegister(Path(folder) / "log.sqlite")
        door = PeopleDesk(desks, desks.adapters, register, Argon2Passwords())
        codes = prepare(desk, door, int(events), int(tables), int(deals))
        timed = TimedLog(desk.adapters.log)
        object.__setattr__(desk.adapters, "log", timed)
        # The office and the players' pages are not asked here.
        nobody = cast(Any, None)
        inside = Inside(door, Consoles(desks), nobody, desks, MyPlaces(desks))
        app = create_app(
            PublicHouse(SeatTeamsPublic(desk)), inside=inside, watchers=room_for_watchers()
        )
        listening = listen("127.0.0.1", 0)
        server = Server(app)

        def until_the_end() -> None:
            sys.stdin.read()
            server.should_exit = True

        threading.Thread(target=until_the_end, daemon=True).start()
        print(json.dumps({"address": address(listening), "codes": codes}), flush=True)
        used = -time.process_time()
        server.run(sockets=[listening])
        used += time.process_time()
        register.close()
        print(
            json.dumps({"append": timed.seconds, "appends": timed.appended, "processor": used}),
            flush=True,
        )


if __name__ == "__main__":
    main(*sys.argv[1:5])
