"""The log for reading: everything that was done, by whom and when, one sentence a line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.line import Line

PAGE = 100
"""Entries that are sent at once."""


@dataclass(frozen=True, slots=True)
class LogEntry:
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
class LogPage:
    """Entries, the newest first; `more` is true if there are older ones before the last.

    They name no hole card of a deal that is not open.
    """

    event: EventId
    position: int
    entries: tuple[LogEntry, ...]
    more: bool


def log_page(
    event: EventId,
    position: int,
    lines: Sequence[Line],
    before: int | None,
    entry: Callable[[Line], LogEntry],
) -> LogPage:
    """The page of the log that ends before a position, the newest first; see `journal`.

    Args:
        position: up to which the event has been read.
        entry: a line for reading.
    """
    end = len(lines) if before is None else max(0, min(before - 1, len(lines)))
    first = max(0, end - PAGE)
    return LogPage(event, position, tuple(map(entry, reversed(lines[first:end]))), first > 0)
