"""Times of a hall's wall as moments of the world, by this machine's list of time zones.

Not in the core: what the list says may change, and a log means what it always meant.
"""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from evendeal.reason import Reason
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.line import stamp
from evendeal.tournament.programme import ZONE, Programme, TimetableRow


class NoSuchZone(NotAnEvent):
    """A time zone that this machine's list does not have."""

    def __init__(self, *, where: str, value: str) -> None:
        why = Reason(
            "no-such-zone",
            "this machine knows no such time zone; write its IANA name, such as Europe/Berlin",
        )
        super().__init__(where=where, value=value, why=why)
        self.where = where
        self.value = value


class TimeLeftOut(NotAnEvent):
    """A time at which no clock of the zone stands, since they are put forward over it."""

    def __init__(self, *, where: str, value: str, zone: str) -> None:
        why = Reason("time-left-out", "the clocks of {zone} leave this time out", zone=zone)
        super().__init__(where=where, value=value, why=why)
        self.where = where
        self.value = value
        self.zone = zone


def require_times(programme: Programme) -> None:
    """Nothing, if the time zone is known here, and each time of the timetable comes in it.

    Raises:
        NoSuchZone, TimeLeftOut.
        NotAnEvent: a time at an end of the calendar is none in UTC.
    """
    if not programme.zone:
        return
    zone = _zone(programme.zone)
    if zone is None:
        raise NoSuchZone(where=ZONE, value=programme.zone)
    for number, row in enumerate(programme.timetable, 1):
        moment = _moment(row, zone)
        where = f"timetable[{number}].at"
        if moment is None:
            why = Reason("no-such-time", "there is no such time in UTC, whose years are 1 to 9999")
            raise NotAnEvent(where=where, value=row.at, why=why)
        if moment.astimezone(zone).replace(tzinfo=None) != datetime.fromisoformat(row.at):
            raise TimeLeftOut(where=where, value=row.at, zone=programme.zone)


def moments_of(programme: Programme) -> tuple[str | None, ...]:
    """When each row of the timetable is, ISO 8601 in UTC; None where this machine cannot tell."""
    zone = _zone(programme.zone) if programme.zone else None
    if zone is None:
        return (None,) * len(programme.timetable)
    moments = (_moment(row, zone) for row in programme.timetable)
    return tuple(None if moment is None else stamp(moment) for moment in moments)


def time_at_hall(moment: str, programme: Programme) -> str:
    """A moment by the clock of the hall, `2026-11-06 19:04`; where its zone is unknown in UTC.

    Args:
        moment: ISO 8601 in UTC.
    """
    zone = _zone(programme.zone) if programme.zone else None
    at = datetime.fromisoformat(moment).astimezone(zone or UTC)
    return f"{at:%Y-%m-%d %H:%M}" if zone else f"{at:%Y-%m-%d %H:%M} UTC"


def _moment(row: TimetableRow, zone: ZoneInfo) -> datetime | None:
    """When it is, in UTC; None where UTC has no such year."""
    try:
        return datetime.fromisoformat(row.at).replace(tzinfo=zone).astimezone(UTC)
    except OverflowError:
        return None


def _zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        # Folders of the list, such as Europe, are no zones and read as errors of the disk.
        return None
