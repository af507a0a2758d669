"""The event and its file."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.tournament.checks import NotAnEvent, name, short_id, whole
from evendeal.tournament.entry import Entry, require_different
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

HAND_WINNER = "hand_winner"
DUEL, BONUS = SessionNo(1), SessionNo(2)

KEYS = {
    "event": ("id", "name", "format", "randomness", *EVENT_KEYS),
    "play": ("hands", "bonus"),
    "entries": ("id", "name", "players"),
    **PROGRAMME_KEYS,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class HandWinner:
    """Two entries, one table, two stages.

    Attributes:
        hands: of the duel.
        bonus: hands of whoever wins it.
        randomness: the public randomness that is mixed into the decks, in words; empty: none.
    """

    id: EventId
    name: str
    entries: tuple[Entry, ...]
    hands: int
    bonus: int
    randomness: str = ""
    format: str = HAND_WINNER
    begins: str = ""
    hall: HallRules = field(default_factory=HallRules)
    programme: Programme = NO_PROGRAMME

    def __post_init__(self) -> None:
        short_id("event.id", self.id)
        name("event.name", self.name)
        self.programme.require(tables=self.tables, sessions=self.sessions)
        whole("play.hands", self.hands, 1, 50)
        whole("play.bonus", self.bonus, 1, 50)
        require_different(self.entries, ["entries[1]", "entries[2]"][: len(self.entries)])
        if len(self.entries) != 2:
            raise NotAnEvent(where="entries", value=len(self.entries), why="a duel has two")

    @property
    def sessions(self) -> int:
        """The duel, and what its winner plays."""
        return 2

    @property
    def tables(self) -> int:
        """There is one."""
        return 1

    def beacon_of(self, session: SessionNo) -> str:
        """Which value of it a stage takes; empty where there is none."""
        return f"{self.randomness} {session}" if self.randomness else ""

    def known_from(self, session: SessionNo) -> None:
        """Nobody says when a value can be known."""

    def hands_of(self, session: SessionNo) -> int:
        """How many hands a stage has."""
        return self.hands if session == DUEL else self.bonus

    def entry(self, id: EntryId) -> Entry:
        """The entry with this id; KeyError if there is none."""
        return {entry.id: entry for entry in self.entries}[id]


def read_hand_winner(text: str | bytes, entries: Sequence[Entry] = ()) -> HandWinner:
    """The event of a file.

    Raises:
        NotAnEvent: with the place and why not.
    """
    file = EventText(toml_of(text), KEYS)
    event, play = file.section("event"), file.section("play")
    return HandWinner(
        programme=programme_of(file),
        id=EventId(needed(event, "event.id")),
        name=needed(event, "event.name"),
        entries=file.entries(entries),
        hands=needed(play, "play.hands"),
        bonus=play.get("bonus", 1),
        randomness=event.get("randomness", ""),
    )


def write_hand_winner(event: HandWinner) -> str:
    """The event as a file that reads back equal."""
    return written(
        [
            ("[event]", _head(event)),
            ("[play]", {"hands": event.hands, "bonus": event.bonus}),
            *programme_written(event.programme),
            *entries_written(event.entries),
        ]
    )


def _head(event: HandWinner) -> dict[str, object]:
    of_all = {"id": event.id, "name": event.name, "format": event.format}
    randomness = {"randomness": event.randomness} if event.randomness else {}
    return {**of_all, **randomness, **event_keys_written(event.programme)}
