"""What the office and the custodian are shown, made anew when it has changed."""

from collections.abc import Callable

from evendeal.director.archiving import archive
from evendeal.director.desk import Desk
from evendeal.director.events import make_good
from evendeal.director.office.book import Book
from evendeal.director.office.custody import deck_files
from evendeal.director.office.event_desk import AboutEvent
from evendeal.director.office.rulings_read import read_session
from evendeal.director.office.screens import Presence
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.event_text import SEAT_TEAMS
from evendeal.tournament.line import stamp
from evendeal.tournament.progress import Progress
from evendeal.views.custody import Custody, custody
from evendeal.views.in_running import OfficeInRunning, office_in_running
from evendeal.views.journal import LogPage, journal
from evendeal.views.office import Office
from evendeal.views.office_hand import OfficeHand, office_hand
from evendeal.views.office_rows import OfficeFacts, office


class OfficeShown(AboutEvent[Progress, Office]):
    """The office's views over a desk; several threads may ask at once.

    Args:
        presence: the recorders' consoles.
    """

    FORMAT = SEAT_TEAMS

    def __init__(self, desk: Desk, presence: Presence | None = None) -> None:
        super().__init__(desk, presence)
        self._desk = desk

    def custody_position(self, event: EventId) -> int:
        """How many lines tell of decks; no other line counts."""
        return self._told(event, lambda _, book: book.decks)

    def office(self, event: EventId, session: SessionNo | None = None) -> Office:
        """Everything that concerns directing."""

        def taken(progress: Progress) -> Callable[[], Office]:
            # No line waits while the office of many tables is made.
            which = progress.current if session is None else session
            progress.line_ups_close = self._desk.line_ups_close(event)
            fork, facts = progress.fork(), self._facts(progress, which)
            return lambda: office(fork, which, facts)

        return self._screen(event, session, taken)

    def in_running(self, event: EventId, session: SessionNo | None = None) -> OfficeInRunning:
        """Totals over the hands that every table has finished so far."""
        with self._ledger.reading(event):
            fork = self._progress(event).fork()
        # No line waits while the totals of many tables are made.
        return office_in_running(fork, session)

    def hand(
        self, event: EventId, table: TableNo, deal: DealNo, session: SessionNo | None = None
    ) -> OfficeHand:
        """One table's play of one deal, line by line."""

        def view(progress: Progress, book: Book) -> OfficeHand:
            shown = read_session(progress, session)
            places = [(shown, int(table), int(deal)), (shown, int(table), 0), (shown, 0, 0)]
            lines = [line for place in places for line in book.places.get(place, ())]
            return office_hand(
                progress,
                progress.sessions[shown],
                table,
                deal,
                sorted(lines, key=lambda line: line.position),
                self._slot(progress, shown, table, deal),
            )

        return self._told(event, view)

    def custody(self, event: EventId, session: SessionNo | None = None) -> Custody:
        """Where each deck is."""

        def view(progress: Progress, book: Book) -> Custody:
            return custody(
                progress,
                progress.current if session is None else session,
                book.seals,
                deck_files(self._desk, progress),
                position=book.decks,
                now=stamp(self._desk.adapters.clock.now()),
            )

        return self._told(event, view)

    def journal(self, event: EventId, before: int | None = None) -> LogPage:
        """What was done, the newest first."""
        return self._told(event, lambda progress, book: journal(progress, book.lines, before))

    def archive(self, event: EventId) -> bytes:
        """The whole event as one file, without a secret of a session still to end."""
        self._progress(event)
        return archive(self._desk, event)

    def _make_good(self, event: EventId) -> None:
        make_good(self._desk, event)

    def _facts(self, progress: Progress, session: SessionNo) -> OfficeFacts:
        event = progress.event.id
        now = self._desk.adapters.clock.now()
        last = self._books.of(event).last_at
        return OfficeFacts(
            now=now,
            last_at={TableNo(table): at for (of, table), at in last.items() if of == session},
            touches=self._touches(event, now),
            read_only=self._desk.read_only(event),
        )

    def _slot(
        self, progress: Progress, session: SessionNo, table: TableNo, deal: DealNo
    ) -> int | None:
        """Where the deal stands in the table's running order, from 1."""
        luck = self._desk.luck(progress.event.id, session)
        if luck is None or not 1 <= table <= len(luck.orders):
            return None
        order = luck.orders[table - 1]
        origin = progress.sessions[session].origin(deal)
        return order.index(origin) + 1 if origin in order else None
