"""What the director of an event of matches is shown, made anew when it has changed."""

from collections.abc import Callable

from evendeal.director.archiving import archive
from evendeal.director.events import make_good
from evendeal.director.ledger import NotStarted
from evendeal.director.matches.desk import MatchDesk
from evendeal.director.office.book import Book
from evendeal.director.office.event_desk import AboutEvent
from evendeal.director.office.screens import Presence
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.event_text import ROOM_MATCH
from evendeal.tournament.matches.progress import MatchProgress
from evendeal.views.journal import LogPage
from evendeal.views.matches.journal import match_journal
from evendeal.views.matches.kept import KeptParts
from evendeal.views.matches.office import MatchOffice
from evendeal.views.matches.office_game import MatchOfficeGame
from evendeal.views.matches.office_play import match_office_game
from evendeal.views.matches.office_rooms import MatchOfficeFacts
from evendeal.views.matches.office_whole import OfficePart, match_office


class MatchOfficeShown(AboutEvent[MatchProgress, MatchOffice]):
    """The office's views over a desk of matches; several threads may ask at once.

    Args:
        presence: the recorders' consoles.
    """

    FORMAT = ROOM_MATCH

    def __init__(self, desk: MatchDesk, presence: Presence | None = None) -> None:
        super().__init__(desk, presence)
        self._desk = desk
        self._parts: dict[EventId, KeptParts[OfficePart]] = {}

    def office(self, event: EventId) -> MatchOffice:
        """Everything that concerns directing."""

        def taken(progress: MatchProgress) -> Callable[[], MatchOffice]:
            # No line waits while the office of a large event is made.
            fork, facts = progress.fork(), self._facts(event)
            return lambda: match_office(fork, facts, self._parts.setdefault(event, KeptParts()))

        return self._screen(event, None, taken)

    def game(
        self, event: EventId, session: SessionNo, table: TableNo, deal: DealNo
    ) -> MatchOfficeGame:
        """One room's play of one game, line by line.

        Raises:
            NotStarted: the session has not begun.
            NoGameThere: the event has no such game at this table.
        """

        def view(progress: MatchProgress, book: Book) -> MatchOfficeGame:
            if session not in progress.sessions:
                raise NotStarted(event=event, session=session)
            lines = list(book.places.get((session, table, deal), ()))
            lines += [
                line
                for line in book.places.get((session, table, 0), ())
                if line.body.get("do") == "answer" and line.body.get("deal") == deal
            ]
            lines.sort(key=lambda line: line.position)
            return match_office_game(progress, session, table, deal, lines)

        return self._told(event, view)

    def journal(self, event: EventId, before: int | None = None) -> LogPage:
        """What was done, the newest first."""
        return self._told(event, lambda progress, book: match_journal(progress, book.lines, before))

    def archive(self, event: EventId) -> bytes:
        """The whole event as one file, without a secret of a session still to end."""
        self._progress(event)
        return archive(self._desk, event)

    def _make_good(self, event: EventId) -> None:
        make_good(self._desk, event)

    def _facts(self, event: EventId) -> MatchOfficeFacts:
        now = self._desk.adapters.clock.now()
        return MatchOfficeFacts(now, self._touches(event, now), self._desk.read_only(event))
