"""Times of a hall's wall as moments of the world, by this machine's list of time zones.

Not in the core: what the list says may change, and a log means what it always meant.
"""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from evendeal.tournament.any_event import AnyEvent
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.line import stamp
from evendeal.tournament.programme import ZONE, Programme


class NoSuchZone(NotAnEvent):
    """A time zone that this machine's list does not have."""

    def __init__(self, *, where: str, value: str) -> None:
        why = "this machine knows no such time zone; write its IANA name, such as Europe/Berlin"
        super().__init__(where=where, value=value, why=why)
        self.where = where
        self.value = value


class TimeLeftOut(NotAnEvent):
    """A time at which no clock of the zone stands, since they are put forward over it."""

    def __init__(self, *, where: str, value: str, zone: str) -> None:
        super().__init__(where=where, value=value, why=f"the clocks of {zone} leave this time out")
        self.where = where
        self.value = value
        self.zone = zone


def require_clock(event: AnyEvent) -> None:
    """Nothing, if the times of a new event can be read from a clock; see `require_times`."""
    require_times(event.programme)


def require_times(programme: Programme) -> None:
    """Nothing, if the time zone is known here, and each time of the timetable comes in it.

    Raises:
        NoSuchZone, TimeLeftOut.
    """
    if not programme.zone:
        return
    zone = _zone(programme.zone)
    if zone is None:
        raise NoSuchZone(where=ZONE, value=programme.zone)
    for number, row in enumerate(programme.timetable, 1):
        moment = datetime.fromisoformat(row.at)
        there = moment.replace(tzinfo=zone).astimezone(UTC).astimezone(zone)
        if there.replace(tzinfo=None) != moment:
            where = f"timetable[{number}].at"
            raise TimeLeftOut(where=where, value=row.at, zone=programme.zone)


def moments_of(programme: Programme) -> tuple[str | None, ...]:
    """When each row of the timetable is, ISO 8601 in UTC; None where this machine cannot tell."""
    zone = _zone(programme.zone) if programme.zone else None
    if zone is None:
        return (None,) * len(programme.timetable)
    return tuple(
        stamp(datetime.fromisoformat(row.at).replace(tzinfo=zone).astimezone(UTC))
        for row in programme.timetable
    )


def _zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        # Folders of the list, such as Europe, are no zones and read as errors of the disk.
        return None
