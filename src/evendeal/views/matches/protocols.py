"""The protocols of a session as they are printed: of the matches that are over in both rooms."""

from dataclasses import dataclass

from evendeal.errors import Refused
from evendeal.ids import EventId, SessionNo, TableNo
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.refusals import NoSuchMatch
from evendeal.tournament.room_match.session import MatchRecord
from evendeal.views.absent import NoMatchHere, NoSuchSession, NoSuchTable
from evendeal.views.matches.line import MatchLine, match_line
from evendeal.views.matches.protocol import MatchProtocol, match_protocol
from evendeal.views.printed import SheetReady

PROTOCOLS = "protocols"
"""What the sheet is called."""


class ProtocolsLater(Refused):
    """Protocols on paper before a match of a session is over in both rooms.

    `match` is the one that was asked for; None where any would have been given.
    """

    def __init__(self, *, event: EventId, session: SessionNo, match: int | None = None) -> None:
        which = "no match" if match is None else f"match {match}"
        no = "" if match is None else "not "
        super().__init__(f"{which} of session {session} of {event} is {no}over in both rooms yet")
        self.event = event
        self.session = session
        self.match = match


@dataclass(frozen=True, slots=True)
class PrintedProtocol:
    """A match that is over, and its protocol."""

    match: MatchLine
    protocol: MatchProtocol


@dataclass(frozen=True, slots=True)
class PrintedProtocols:
    """The matches of a session that are over; `at` is when the last of them was."""

    name: str
    session: SessionNo
    at: str
    protocols: tuple[PrintedProtocol, ...]


def protocols_ready(progress: MatchProgress) -> tuple[SheetReady, ...]:
    """The sessions of which there are protocols."""
    return tuple(SheetReady(PROTOCOLS, each) for each in sorted(_sessions_over(progress)))


def printed_protocols(
    progress: MatchProgress,
    session: SessionNo | None,
    table: TableNo | None = None,
    match: int | None = None,
) -> PrintedProtocols:
    """The protocols of a session, in the order of the rounds.

    Args:
        session: None: the last one in which a match is over.
        table: of the matches that were played there alone; None: of all.
        match: of this one of the session alone, from 1; None: of all.

    Raises:
        NoSuchSession, NoSuchTable: the event has fewer.
        NoMatchHere: the session has no such match, or nobody knows yet who plays it.
        ProtocolsLater: no match is over, or not this one.
    """
    event = progress.event
    last = max(_sessions_over(progress), default=SessionNo(1))
    which = last if session is None else session
    if not 1 <= which <= event.sessions:
        raise NoSuchSession(event=event.id, session=which, sessions=event.sessions)
    if table is not None and not 1 <= table <= event.tables:
        raise NoSuchTable(event=event.id, table=table, tables=event.tables)
    if match is not None:
        _require_there(progress, which, match)
    over = [
        record
        for record in progress.matches
        if record.planned.session == which
        and record.finished
        and _played_at(record, table)
        and match in (None, record.planned.number)
    ]
    if not over:
        raise ProtocolsLater(event=event.id, session=which, match=match)
    return PrintedProtocols(
        event.name,
        which,
        max(record.finished_at or progress.published_at for record in over),
        tuple(
            PrintedProtocol(match_line(progress, record), match_protocol(progress, record))
            for record in over
        ),
    )


def _sessions_over(progress: MatchProgress) -> set[SessionNo]:
    return {record.planned.session for record in progress.matches if record.finished}


def _require_there(progress: MatchProgress, session: SessionNo, match: int) -> None:
    try:
        progress.match(session, match)
    except NoSuchMatch:
        raise NoMatchHere(event=progress.event.id, session=session, match=match) from None


def _played_at(record: MatchRecord, table: TableNo | None) -> bool:
    planned = record.planned
    return table in (None, planned.table("open"), planned.table("closed"))
