"""What stands on the paper of the hall: players with their badges, tables with who sits there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from evendeal.errors import Refused
from evendeal.ids import EntryId, EventId, Room, SessionNo, TableNo
from evendeal.tournament.any_event import AnyEvent
from evendeal.tournament.entry import Entry
from evendeal.tournament.hall import Devices
from evendeal.views.badges import badges
from evendeal.views.sits import Sits


class NoSeatsDrawn(Refused):
    """Seat cards of people of whom nobody has a seat in public, such as before the draw."""

    def __init__(self, *, event: EventId, session: SessionNo | None) -> None:
        of = f"of session {session} of {event}" if session else f"of {event}"
        super().__init__(f"nobody whom these seat cards {of} are for has a public seat there now")
        self.event = event
        self.session = session


class NoTimetable(Refused):
    """The timetable of an event whose file plans nothing."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"{event} has no timetable; its file has none in [[timetable]]")
        self.event = event


@dataclass(frozen=True, slots=True)
class BadgeHolder:
    """A player and the team of the badge; `player` is empty where the team has not named any.

    `team` is empty where the player is the entry; `number` where the player has no badge number.
    `letters` are those of the team's badge, which no other team has.
    """

    entry: EntryId
    team: str
    player: str
    number: str
    letters: str


@dataclass(frozen=True, slots=True)
class HallFacts:
    """What all paper of the hall says of an event.

    `devices` is whether players may have phones and the like with them; `at` when it was
    published, ISO 8601 in UTC. `tables` are the numbers of all of them.
    """

    event: EventId
    name: str
    at: str
    devices: bool
    rooms: tuple[tuple[TableNo, str], ...]
    tables: tuple[TableNo, ...]
    holders: tuple[BadgeHolder, ...]

    def room_of(self, table: TableNo) -> str:
        """The name of the room that a table stands in; empty where none is named."""
        return dict(self.rooms).get(table, "")

    def texts(self) -> Iterator[str]:
        """Every name that somebody has given: of the event, its rooms, its teams, its players."""
        yield self.name
        for _, room in self.rooms:
            yield room
        for each in self.holders:
            yield each.player
            yield each.team


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """A table and who sits there in public, in the order of the seats; nobody yet: none.

    `part` is the room of a match, open or closed. `what` is what is played there where tables play
    different things, such as the name of a board; `round` its round. `session` is null where there
    is only one, or nobody sits there.
    """

    table: TableNo
    part: Room | None
    room: str
    what: str
    round: int | None
    session: SessionNo | None
    seats: tuple[Sits, ...]


def hall_facts(event: AnyEvent, published_at: str) -> HallFacts:
    """What all paper of the hall says of an event, whatever is played in it.

    Args:
        event: as everybody is called now.
    """
    programme = event.programme
    return HallFacts(
        event=event.id,
        name=event.name,
        at=published_at,
        devices=event.hall.devices is Devices.ALLOWED,
        rooms=tuple((table, room.name) for room in programme.rooms for table in room.tables),
        tables=tuple(TableNo(number) for number in range(1, event.tables + 1)),
        holders=tuple(_holders(event.entries)),
    )


def _holders(entries: Sequence[Entry]) -> Iterator[BadgeHolder]:
    worn = badges(entries)
    for entry in entries:
        alone = entry.players in ((), (entry.name,))
        for player, number in zip(entry.players, entry.badge_of_each, strict=True):
            team = "" if alone else entry.name
            yield BadgeHolder(entry.id, team, player, number or "", worn[entry.id].letters)
        if not entry.players:
            yield BadgeHolder(entry.id, entry.name, "", "", worn[entry.id].letters)


def seated_tables(
    facts: HallFacts, sitting: Sequence[Sits], session: SessionNo | None = None
) -> tuple[SeatedTable, ...]:
    """All tables of an event in order, with whoever sits there in public.

    Args:
        session: in which they sit so, where there are several.
    """
    by_table: dict[TableNo, list[Sits]] = {table: [] for table in facts.tables}
    for each in sitting:
        by_table.setdefault(each.table, []).append(each)
    return tuple(
        SeatedTable(
            table,
            seats[0].part if seats else None,
            facts.room_of(table),
            "",
            None,
            session if seats else None,
            tuple(sorted(seats, key=lambda seat: seat.seat or 0)),
        )
        for table, seats in sorted(by_table.items())
    )


@dataclass(frozen=True, slots=True)
class PlannedDay:
    """A day of the timetable, and its rows in the order of time: time, what, session, room."""

    day: date
    rows: tuple[tuple[str, str, SessionNo | None, str], ...]


def planned_days(event: AnyEvent) -> tuple[PlannedDay, ...]:
    """The timetable of an event, day by day.

    Raises:
        NoTimetable: nothing is planned.
    """
    rows = event.programme.timetable
    if not rows:
        raise NoTimetable(event=event.id)
    days: dict[str, list[tuple[str, str, SessionNo | None, str]]] = {}
    for row in rows:
        day, _, time = row.at.partition("T")
        days.setdefault(day, []).append((time, row.what, row.session, row.room))
    return tuple(PlannedDay(date.fromisoformat(day), tuple(all_)) for day, all_ in days.items())
