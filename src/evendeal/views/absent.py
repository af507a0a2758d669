"""What somebody wants to see and the event does not have."""

from evendeal.errors import Refused
from evendeal.ids import DealNo, EventId, SessionNo, TableNo


class Absent(Refused):
    """Something that is not there to be seen."""


class NoSuchEvent(Absent):
    """An event that this server does not have."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"there is no event {event}")
        self.event = event


class NoSuchSession(Absent):
    """A session that the event does not have, or has not reached."""

    def __init__(self, *, event: EventId, session: SessionNo, sessions: int) -> None:
        super().__init__(f"{event} has sessions 1 to {sessions}, and no session {session}")
        self.event = event
        self.session = session
        self.sessions = sessions


class NoSuchTable(Absent):
    """A table that the event does not have."""

    def __init__(self, *, event: EventId, table: TableNo, tables: int) -> None:
        super().__init__(f"{event} has tables 1 to {tables}, and no table {table}")
        self.event = event
        self.table = table
        self.tables = tables


class NoSuchDeal(Absent):
    """A deal that the session does not have."""

    def __init__(self, *, event: EventId, deal: DealNo, deals: int) -> None:
        super().__init__(f"{event} has deals 1 to {deals}, and no deal {deal}")
        self.event = event
        self.deal = deal
        self.deals = deals


class NoInRunning(Absent):
    """In-running scores of an event that has none."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"{event} has no in-running scores; its file would say office.in_running")
        self.event = event


class NoMatchHere(Absent):
    """A match that the session does not have, or a final whose players are not known."""

    def __init__(self, *, event: EventId, session: SessionNo, match: int) -> None:
        super().__init__(f"{event} has no match {match} in session {session}")
        self.event = event
        self.session = session
        self.match = match


class NoGameOfMatch(Absent):
    """A game that the match does not have."""

    def __init__(self, *, match: str, game: int, games: int) -> None:
        super().__init__(f"{match} has games 1 to {games}, and no game {game}")
        self.match = match
        self.game = game
        self.games = games


class NotPublished(Absent):
    """A file of an event that has not been published yet."""

    def __init__(self, *, event: EventId, file: str) -> None:
        super().__init__(f"{file} of {event} has not been published yet")
        self.event = event
        self.file = file
