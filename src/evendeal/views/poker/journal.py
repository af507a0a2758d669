"""The log of an event of poker for reading, one sentence a line."""

from collections.abc import Sequence
from functools import partial

from evendeal.ids import DealNo, EntryId, SessionNo, TableNo
from evendeal.tournament.line import Line
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.journal import LogEntry, LogPage, log_page
from evendeal.views.poker.office.lines import line_sentence


def journal(progress: Progress, lines: Sequence[Line], before: int | None = None) -> LogPage:
    """A page of the log for reading.

    Args:
        lines: all lines that have been counted, in the order of their positions from 1.
        before: the position that the newest entry of the page stands before; None: the end.
    """
    names = {entry.id: entry.name for entry in progress.event.entries}
    entry_of = partial(_entry, progress, names)
    return log_page(progress.event.id, progress.position, lines, before, entry_of)


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
