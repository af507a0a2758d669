"""The event and its file."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from evendeal.ids import EntryId, EventId, SeatNo, SessionNo
from evendeal.tournament.checks import NotAnEvent, name, short_id, whole
from evendeal.tournament.entry import Entry, require_different, with_players
from evendeal.tournament.event_text import EventText, entries_written, needed, toml_of, written
from evendeal.tournament.hall import HallRules
from evendeal.tournament.programme import NO_PROGRAMME, Programme
from evendeal.tournament.programme_text import (
    EVENT_KEYS,
    PROGRAMME_KEYS,
    event_keys_written,
    programme_of,
    programme_written,
)

CARD_ROOM = "card_room"
EVENING = SessionNo(1)

KEYS = {
    "event": ("id", "name", "format", *EVENT_KEYS),
    "play": ("hands", "seats"),
    "entries": ("id", "name", "players"),
    **PROGRAMME_KEYS,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRoom:
    """One table and an evening of hands; those who find no seat wait."""

    id: EventId
    name: str
    entries: tuple[Entry, ...]
    hands: int
    seats: int
    format: str = CARD_ROOM
    begins: str = ""
    hall: HallRules = field(default_factory=HallRules)
    programme: Programme = NO_PROGRAMME

    def __post_init__(self) -> None:
        short_id("event.id", self.id)
        name("event.name", self.name)
        self.programme.require(tables=self.tables, sessions=self.sessions)
        whole("play.hands", self.hands, 1, 50)
        whole("play.seats", self.seats, 2, 9)
        places = [f"entries[{number}]" for number in range(1, len(self.entries) + 1)]
        require_different(self.entries, places)
        if len(self.entries) < self.seats:
            why = f"{self.seats} seats need as many players"
            raise NotAnEvent(where="entries", value=len(self.entries), why=why)

    @property
    def sessions(self) -> int:
        """The evening."""
        return 1

    @property
    def tables(self) -> int:
        """There is one."""
        return 1

    @property
    def seated_first(self) -> dict[SeatNo, EntryId]:
        """Who sits at the table when the evening begins."""
        return {SeatNo(seat): self.entries[seat - 1].id for seat in range(1, self.seats + 1)}

    def entry(self, id: EntryId) -> Entry:
        """The entry with this id; KeyError if there is none."""
        return {entry.id: entry for entry in self.entries}[id]

    def beacon_of(self, session: SessionNo) -> str:
        """Luck is drawn from sealed secrets alone."""
        return ""

    def known_from(self, session: SessionNo) -> None:
        """There is no value to be known."""


def read_card_room(text: str | bytes, entries: Sequence[Entry] = ()) -> CardRoom:
    """The event of a file.

    Raises:
        NotAnEvent: with the place and why not.
    """
    file = EventText(toml_of(text), KEYS)
    event, play = file.section("event"), file.section("play")
    return CardRoom(
        programme=programme_of(file),
        id=EventId(needed(event, "event.id")),
        name=needed(event, "event.name"),
        entries=tuple(with_players(entry, 1) for entry in file.entries(entries)),
        hands=needed(play, "play.hands"),
        seats=needed(play, "play.seats"),
    )


def write_card_room(event: CardRoom) -> str:
    """The event as a file that reads back equal."""
    return written(
        [
            ("[event]", _head(event)),
            ("[play]", {"hands": event.hands, "seats": event.seats}),
            *programme_written(event.programme),
            *entries_written(event.entries),
        ]
    )


def _head(event: CardRoom) -> dict[str, object]:
    of_all = {"id": event.id, "name": event.name, "format": event.format}
    return {**of_all, **event_keys_written(event.programme)}
