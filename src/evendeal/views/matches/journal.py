"""The log of an event of matches for reading, one sentence a line."""

from collections.abc import Sequence
from functools import partial

from evendeal.ids import DealNo, EntryId, SessionNo, TableNo
from evendeal.tournament.line import Line
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.journal import LogEntry, LogPage, log_page
from evendeal.views.matches.office.lines import match_line_sentence
from evendeal.views.matches.office.rooms import where_of


def match_journal(
    progress: MatchProgress, lines: Sequence[Line], before: int | None = None
) -> LogPage:
    """A page of the log for reading.

    Args:
        lines: all lines that have been counted, in the order of their positions from 1.
        before: the position that the newest entry of the page stands before; None: the end.
    """
    names = {entry.id: entry.name for entry in progress.event.entries}
    entry_of = partial(_entry, progress, names)
    return log_page(progress.event.id, progress.position, lines, before, entry_of)


def _entry(progress: MatchProgress, names: dict[EntryId, str], line: Line) -> LogEntry:
    of_a_board = 1 <= line.session <= progress.event.sessions
    is_long = of_a_board and progress.event.ruleset(SessionNo(line.session)).is_long
    return LogEntry(
        position=line.position,
        at=line.at,
        by=line.by,
        session=SessionNo(line.session) if line.session else None,
        table=TableNo(line.table) if line.table else None,
        deal=DealNo(line.deal) if line.deal else None,
        place=_place(progress, line) if of_a_board else _at_table(line),
        sentence=match_line_sentence(line.body, names, is_long=is_long),
    )


def _at_table(line: Line) -> str:
    return f"table {line.table}" if line.table else ""


def _place(progress: MatchProgress, line: Line) -> str:
    """Where it happened in words: "Final, game 2, table 3"."""
    session = SessionNo(line.session)
    event = progress.event
    words = []
    if not line.deal:
        final = session == event.final_session
        words.append("Final" if final else event.boards[session - 1].name)
    else:
        planned, game = progress.records.planned(session, DealNo(line.deal))
        words += [where_of(progress, planned), f"game {game}"]
    if line.table:
        words.append(f"table {line.table}")
    return ", ".join(words)
