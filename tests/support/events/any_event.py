"""Event files of either kind, read by the word that names their format."""

from collections.abc import Callable, Mapping, Sequence

from evendeal.formats import read_new_event
from evendeal.tournament.entry import Entry
from evendeal.tournament.event_text import ROOM_MATCH, SEAT_TEAMS, format_of
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.event_read import read_event

READERS: Mapping[str, Callable[..., Event | MatchEvent]] = {
    SEAT_TEAMS: read_event,
    ROOM_MATCH: read_match_event,
}


def read_any_event(text: str | bytes, entries: Sequence[Entry] = ()) -> Event | MatchEvent:
    """The event of a file, as a log has it; of a format that is not here, the house's refusal."""
    read: Callable[..., object] = READERS.get(format_of(text), read_new_event)
    event = read(text, entries)
    assert isinstance(event, Event | MatchEvent)
    return event
