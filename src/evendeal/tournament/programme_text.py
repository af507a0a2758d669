"""Rooms, timetable and language in an event's file, the same for events of every format."""

from collections.abc import Mapping
from typing import Any, Final

from evendeal.ids import TableNo
from evendeal.reason import Reason
from evendeal.tournament.begins import day_and_time
from evendeal.tournament.checks import NotAnEvent, quoted
from evendeal.tournament.event_text import EventText, needed, text_at
from evendeal.tournament.programme import LANGUAGE, ZONE, HallRoom, Programme, TimetableRow

PROGRAMME_KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "rooms": ("name", "tables"),
    "timetable": ("at", "what", "session", "room"),
}
"""The sections; beside them `[event]` has the keys of `EVENT_KEYS`."""

EVENT_KEYS: Final = ("zone", "language")
"""The keys of `[event]` that are of the programme."""

NO_WORDS: Final[Mapping[str, tuple[TableNo, ...]]] = {}


def programme_of(file: EventText, words: Mapping[str, tuple[TableNo, ...]] = NO_WORDS) -> Programme:
    """Where and when the event of a file is played.

    Args:
        words: what `tables` may say instead of numbers, such as `open`, and which tables it means.

    Raises:
        NotAnEvent: with the place and why not.
    """
    event = file.section("event")
    return Programme(
        text_at(event, ZONE, ""),
        tuple(
            HallRoom(needed(keys, f"rooms[{number}].name"), _tables(keys, number, words))
            for number, keys in enumerate(file.sections("rooms", "room"), 1)
        ),
        tuple(
            _row(keys, f"timetable[{number}]")
            for number, keys in enumerate(file.sections("timetable", "row"), 1)
        ),
        text_at(event, LANGUAGE, ""),
    )


def programme_written(programme: Programme) -> list[tuple[str, Mapping[str, object]]]:
    """The sections of a file that are rooms and timetable; none where they are not set."""
    rooms: list[tuple[str, Mapping[str, object]]] = [
        ("[[rooms]]", {"name": room.name, "tables": list(room.tables)}) for room in programme.rooms
    ]
    return [*rooms, *(("[[timetable]]", row_written(row)) for row in programme.timetable)]


def event_keys_written(programme: Programme) -> dict[str, object]:
    """What `[event]` says of the time zone and the language; nothing of what is not set."""
    keys: dict[str, object] = {"zone": programme.zone, "language": programme.language}
    return {key: value for key, value in keys.items() if value}


def row_written(row: TimetableRow) -> dict[str, object]:
    """A row of the timetable by its keys, without those that say nothing."""
    keys: dict[str, object] = {"at": row.at, "what": row.what}
    if row.session is not None:
        keys["session"] = row.session
    if row.room:
        keys["room"] = row.room
    return keys


def _tables(
    keys: Mapping[str, Any], number: int, words: Mapping[str, tuple[TableNo, ...]]
) -> tuple[TableNo, ...]:
    tables = keys.get("tables", [])
    if isinstance(tables, str) and tables in words:
        return words[tables]
    if not isinstance(tables, list):
        if words:
            why = Reason(
                "tables-or-words",
                "a list of tables is needed, such as [1, 2], or one of {words}",
                words=", ".join(map(quoted, words)),
            )
        else:
            why = Reason("tables", "a list of tables is needed, such as [1, 2]")
        raise NotAnEvent(where=f"rooms[{number}].tables", value=tables, why=why)
    return tuple(tables)


def _row(keys: Mapping[str, Any], where: str) -> TimetableRow:
    at = needed(keys, f"{where}.at")
    return TimetableRow(
        at=day_and_time(f"{where}.at", at),
        what=needed(keys, f"{where}.what"),
        session=keys.get("session"),
        room=text_at(keys, f"{where}.room", ""),
    )
