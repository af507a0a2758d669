"""The journal: everything that was done, by whom and when, one sentence a line."""

from dataclasses import dataclass

from evendeal.ids import DealNo, EventId, SessionNo, TableNo


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """A line of the log as a sentence. `place` is for reading: "session 1, table 4, deal 31"."""

    position: int
    at: str
    by: str
    session: SessionNo | None
    table: TableNo | None
    deal: DealNo | None
    place: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Journal:
    """Entries, the newest first; `more` is true if there are older ones before the last.

    They name no hole card of a deal that is not open.
    """

    event: EventId
    position: int
    entries: tuple[JournalEntry, ...]
    more: bool
