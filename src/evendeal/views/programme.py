"""Where and when an event is played, and which of its players are persons of the house."""

from collections.abc import Sequence
from dataclasses import dataclass

from evendeal.ids import EntryId, EventId, PersonId, SessionNo, TableNo
from evendeal.tournament.any_event import AnyEvent


@dataclass(frozen=True, slots=True)
class RoomTables:
    """A room of the hall, and the tables that stand in it; none: people meet there."""

    name: str
    tables: tuple[TableNo, ...]


@dataclass(frozen=True, slots=True)
class PlannedRow:
    """What is planned for a time.

    `at` is a day and a time by the clock of the hall, such as `2026-12-05T10:00`, and `moment` the
    same in UTC, null where the server cannot tell. `session` begins then, null where none does;
    `room` is null where none is named.
    """

    at: str
    moment: str | None
    what: str
    session: SessionNo | None
    room: str | None


@dataclass(frozen=True, slots=True)
class PersonEntered:
    """A player of an event who is known in all events of the house by the id `person`."""

    person: PersonId
    entry: EntryId
    entry_name: str
    name: str


@dataclass(frozen=True, slots=True)
class EventProgramme:
    """Where and when an event is played, and who of its players is known in other events too.

    All of it may be left out of an event's file: `zone`, the IANA name of the hall's time zone, is
    null then, and the lists are empty. Rows of the timetable stand in the order of time.
    """

    event: EventId
    zone: str | None
    rooms: tuple[RoomTables, ...]
    timetable: tuple[PlannedRow, ...]
    people: tuple[PersonEntered, ...]


def event_programme(event: AnyEvent, moments: Sequence[str | None]) -> EventProgramme:
    """What everybody may know of it from the beginning.

    Args:
        event: as everybody is called now.
        moments: of the rows of its timetable, in UTC.
    """
    programme = event.programme
    return EventProgramme(
        event=event.id,
        zone=programme.zone or None,
        rooms=tuple(RoomTables(room.name, room.tables) for room in programme.rooms),
        timetable=tuple(
            PlannedRow(row.at, moment, row.what, row.session, row.room or None)
            for row, moment in zip(programme.timetable, moments, strict=True)
        ),
        people=tuple(
            PersonEntered(person, entry.id, entry.name, player)
            for entry in event.entries
            for player, person in zip(entry.players, entry.persons, strict=False)
            if person is not None
        ),
    )
