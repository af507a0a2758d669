"""The log for reading: everything that was done, by whom and when, one sentence a line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from evendeal.ids import DealNo, EntryId, EventId, SessionNo, TableNo
from evendeal.tournament.line import Line
from evendeal.tournament.progress import Progress
from evendeal.views.office_lines import line_sentence

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


def journal(progress: Progress, lines: Sequence[Line], before: int | None = None) -> LogPage:
    """A page of the log for reading.

    Args:
        lines: all lines that have been counted, in the order of their positions from 1.
        before: the position that the newest entry of the page stands before; None: the end.
    """
    names = {entry.id: entry.name for entry in progress.event.entries}
    entry_of = partial(_entry, progress, names)
    return log_page(progress.event.id, progress.position, lines, before, entry_of)


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


def _entry(progress: Progress, names: dict[EntryId, str], line: Line) -> LogEntry:
    now = progress.sessions.get(SessionNo(line.session))
    open = now is not None and line.deal in now.opened
    words = [("session", line.session), ("table", line.table), ("deal", line.deal)]
    return LogEntry(
        position=line.position,
        at=line.at,
        by=line.by,
        session=SessionNo(line.session) if line.session else None,
        table=TableNo(line.table) if line.table else None,
        deal=DealNo(line.deal) if line.deal else None,
        place=", ".join(f"{word} {number}" for word, number in words if number),
        sentence=line_sentence(line.body, names, board=open, holes=open),
    )
