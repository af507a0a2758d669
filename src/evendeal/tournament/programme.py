"""Where, when and in which language an event is held: rooms, the timetable of its days.

All of it may be left out, in every kind of event. It starts nothing: the director begins each
session. Times are those of the clock on the wall, in the time zone that the event names.
"""

import re
from dataclasses import dataclass

from evendeal.ids import SessionNo, TableNo
from evendeal.names import likeness
from evendeal.reason import Reason
from evendeal.tournament.begins import A_TIME, day_and_time
from evendeal.tournament.checks import MissingKey, NotAnEvent, new_name, stands_already, whole

ZONE = "event.zone"
LANGUAGE = "event.language"
MOST_ROOMS = 100
MOST_TABLES = 100_000
"""More tables or sessions than an event can have; which it has, `require` knows."""
MOST_ROWS = 500
"""Rows of a timetable; a congress of ten days has two hundred."""

_ZONE = re.compile(r"[A-Za-z][A-Za-z0-9+_-]{0,30}(/[A-Za-z0-9+_-]{1,30}){0,2}")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")


@dataclass(frozen=True, slots=True)
class HallRoom:
    """A room of the place where an event is played: its name, and the tables that stand in it.

    A room without tables is one where people meet.
    """

    name: str
    tables: tuple[TableNo, ...] = ()


@dataclass(frozen=True, slots=True)
class TimetableRow:
    """What is planned for a time.

    Attributes:
        at: the day and the time, e.g. `2026-12-05T10:00`.
        what: what it is.
        session: which session begins then; of team matches that of a board, or of the final.
        room: the name of a room of the event; empty: none.
    """

    at: str
    what: str
    session: SessionNo | None = None
    room: str = ""


@dataclass(frozen=True, slots=True)
class Programme:
    """Where, when and in which language an event is held, as far as its file says.

    Attributes:
        zone: the time zone of the hall by its IANA name, e.g. `Europe/Berlin`; empty: none.
        rooms: in the order of the file.
        timetable: in the order of time.
        language: in which its hall reads, by its code, e.g. `de`; empty: the reader's own, else
            English.

    Raises:
        NotAnEvent: something of it cannot be; what it names of the event is checked by `require`.
    """

    zone: str = ""
    rooms: tuple[HallRoom, ...] = ()
    timetable: tuple[TimetableRow, ...] = ()
    language: str = ""

    def __post_init__(self) -> None:
        if not isinstance(self.zone, str) or (self.zone and not _ZONE.fullmatch(self.zone)):
            why = Reason("zone", "the name of a time zone is needed, such as Europe/Berlin")
            raise NotAnEvent(where=ZONE, value=self.zone, why=why)
        known = isinstance(self.language, str) and _LANGUAGE.fullmatch(self.language)
        if self.language != "" and not known:
            why = Reason("language", "the code of a language is needed, such as de")
            raise NotAnEvent(where=LANGUAGE, value=self.language, why=why)
        whole("rooms", len(self.rooms), 0, MOST_ROOMS)
        whole("timetable", len(self.timetable), 0, MOST_ROWS)
        self._check_rooms()
        self._check_timetable()

    @property
    def begins(self) -> str:
        """When the first thing of the timetable is; empty where there is none."""
        return self.timetable[0].at if self.timetable else ""

    def room_of(self, table: TableNo) -> str | None:
        """The name of the room that a table stands in; None where the file does not say."""
        return next((room.name for room in self.rooms if table in room.tables), None)

    def require(self, *, tables: int, sessions: int) -> None:
        """Nothing, if an event of so many tables and sessions can be played so.

        Raises:
            NotAnEvent: a table or a session is none of the event's.
        """
        for number, room in enumerate(self.rooms, 1):
            for table in room.tables:
                if table > tables:
                    why = Reason(
                        "no-such-table",
                        "there is no such table; the event has {tables}",
                        tables=tables,
                    )
                    raise NotAnEvent(where=f"rooms[{number}].tables", value=table, why=why)
        for number, row in enumerate(self.timetable, 1):
            if row.session is not None and row.session > sessions:
                why = Reason(
                    "no-such-session",
                    "there is no such session; the event has {sessions}",
                    sessions=sessions,
                )
                raise NotAnEvent(where=f"timetable[{number}].session", value=row.session, why=why)

    def _check_rooms(self) -> None:
        names: dict[str, str] = {}
        stands: dict[TableNo, HallRoom] = {}
        for number, room in enumerate(self.rooms, 1):
            where = f"rooms[{number}]"
            new_name(f"{where}.name", room.name)
            first = names.setdefault(likeness(room.name), f"{where}.name")
            if first != f"{where}.name":
                why = stands_already(first)
                raise NotAnEvent(where=f"{where}.name", value=room.name, why=why)
            for place, table in enumerate(room.tables):
                whole(f"{where}.tables", table, 1, MOST_TABLES)
                if table in stands:
                    if table in room.tables[:place]:
                        why = Reason("twice", "stands there twice")
                    else:
                        other = stands[table].name
                        why = Reason("in-room-too", "stands in {room} too", room=other)
                    raise NotAnEvent(where=f"{where}.tables", value=table, why=why)
                stands[table] = room

    def _check_timetable(self) -> None:
        names = {room.name for room in self.rooms}
        before = ""
        for number, row in enumerate(self.timetable, 1):
            where = f"timetable[{number}]"
            if day_and_time(f"{where}.at", row.at) != row.at:
                raise NotAnEvent(where=f"{where}.at", value=row.at, why=A_TIME)
            if row.at < before:
                why = Reason(
                    "not-in-order-of-time",
                    "comes after {before} in the file; write the rows in the order of time",
                    before=before,
                )
                raise NotAnEvent(where=f"{where}.at", value=row.at, why=why)
            before = row.at
            new_name(f"{where}.what", row.what)
            if row.session is not None:
                whole(f"{where}.session", row.session, 1, MOST_TABLES)
            if row.room and row.room not in names:
                if names:
                    known = ", ".join(room.name for room in self.rooms)
                    why = Reason("no-such-room", "there is no such room in {rooms}", rooms=known)
                else:
                    why = Reason("no-rooms", "the file names no rooms")
                raise NotAnEvent(where=f"{where}.room", value=row.room, why=why)
        if self.timetable and not self.zone:
            raise MissingKey(where=ZONE)


NO_PROGRAMME = Programme()
"""That of an event whose file says nothing of it."""


def tables_in_words(tables: tuple[TableNo, ...]) -> str:
    """Tables as a sentence names them, such as `tables 1-3, 7`."""
    if not tables:
        return "no tables"
    return f"table{'' if len(tables) == 1 else 's'} {tables_in_runs(tables)}"


def tables_in_runs(tables: tuple[TableNo, ...]) -> str:
    """Tables by their numbers, those in a row together, such as `1-3, 7`."""
    runs: list[list[int]] = []
    for table in sorted(tables):
        if runs and runs[-1][-1] == table - 1:
            runs[-1].append(table)
        else:
            runs.append([table])
    parts = [f"{run[0]}-{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs]
    return ", ".join(parts)
