"""What every new event may come to, in sentences: when and where, what is allowed there."""

from collections.abc import Iterator

from evendeal.tournament.hall import Devices, HallRules, TableResults
from evendeal.tournament.programme import Programme, tables_in_runs
from evendeal.views.text import Text, day, says

OUR_GUESS = says("usual-guess")
"""Whence a number comes that nobody has measured."""
FROM_NAME = says("usual-from-name")
"""Whence a short name comes that nobody has typed."""
HALF_AN_HOUR = says("usual-half-an-hour")


def begins_sentences(begins: str) -> Iterator[Text]:
    """When an event is planned to begin; nothing where it is not planned."""
    if begins:
        on, _, at = begins.partition("T")
        if at:
            yield says("draft-begins-at", day=day(on), at=at)
        else:
            yield says("draft-begins", day=day(on))


def devices_sentence(hall: HallRules) -> Text:
    """What may be brought into the playing rooms (R57)."""
    if hall.devices is Devices.ALLOWED:
        return says("draft-devices-allowed")
    return says("draft-devices-none")


def results_sentences(hall: HallRules) -> Iterator[Text]:
    """That the screens at the tables show what other tables made; nothing if they do not."""
    if hall.results is TableResults.OPEN:
        yield says("draft-results-open")


def programme_sentences(programme: Programme) -> Iterator[Text]:
    """Rooms and their tables, the timetable, the zone and the language of the hall."""
    for room in programme.rooms:
        if room.tables:
            tables = tables_in_runs(room.tables)
            yield says("draft-room", n=len(room.tables), room=room.name, tables=tables)
        else:
            yield says("draft-room-bare", room=room.name)
    if programme.timetable:
        yield says("draft-times", zone=programme.zone)
    for row in programme.timetable:
        on, _, at = row.at.partition("T")
        if row.room:
            yield says("draft-row-in", day=day(on), at=at, what=row.what, room=row.room)
        else:
            yield says("draft-row", day=day(on), at=at, what=row.what)
    if programme.zone and not programme.timetable:
        yield says("draft-zone", zone=programme.zone)
    if programme.language:
        yield says("draft-language", language=programme.language)
