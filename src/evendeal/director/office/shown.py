"""What the office and the custodian are shown, made anew when it has changed."""

from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from typing import Protocol

from evendeal.director.archive import Contents, archive
from evendeal.director.consoles import Touch as Heard
from evendeal.director.desk import Desk, NotInTheLog
from evendeal.director.office.book import Books
from evendeal.director.office.custody import deck_files
from evendeal.director.office.rulings import read_session
from evendeal.director.ports import BrokenLog
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.line import Line, stamp
from evendeal.tournament.progress import Progress
from evendeal.views import NoSuchEvent
from evendeal.views.custody import Custody, custody
from evendeal.views.journal import LogPage, journal
from evendeal.views.office import Office
from evendeal.views.office_attention import Touch
from evendeal.views.office_hand import OfficeHand, office_hand
from evendeal.views.office_rows import OfficeFacts, current_session, office

IN_TOUCH = timedelta(seconds=45)
"""A recorder's device is in touch that was heard so lately: three comments of its stream."""


class Presence(Protocol):
    """Who knows when the recorders' devices were last heard."""

    def presence(self, event: EventId) -> Mapping[TableNo, Heard]:
        """When each table's device was last heard of."""


class OfficeShown:
    """The office's views over a desk; several threads may ask at once.

    Args:
        presence: the recorders' consoles.
    """

    def __init__(self, desk: Desk, presence: Presence | None = None) -> None:
        self._desk = desk
        self._books = Books(desk)
        self._presence = presence
        self._made: dict[tuple[EventId, SessionNo | None], tuple[object, Office]] = {}
        self._news: list[Callable[[EventId, int], None]] = []
        desk.listen(self._tell)

    def position(self, event: EventId) -> int:
        """The position of the log."""
        return self._progress(event).position

    def custody_position(self, event: EventId) -> int:
        """How many lines tell of decks; no other line counts."""
        self._ready(event)
        with self._desk.lock:
            self._progress(event)
            return self._books.of(event).decks

    def subscribe(self, news: Callable[[EventId, int], None]) -> Callable[[], None]:
        """Have `news` called after every line; the answer ends it."""
        with self._desk.lock:
            self._news.append(news)

        def end() -> None:
            with self._desk.lock:
                if news in self._news:
                    self._news.remove(news)

        return end

    def office(self, event: EventId, session: SessionNo | None = None) -> Office:
        """Everything that concerns directing."""
        self._ready(event)
        with self._desk.lock:
            progress = self._progress(event)
            # Several screens ask after the same line: they are shown the same.
            second = self._desk.adapters.clock.now().replace(microsecond=0)
            what = progress.position, second, self._desk.read_only(event)
            made = self._made.get((event, session))
            if made is None or made[0] != what:
                shown = office(progress, session, lambda which: self._facts(progress, which))
                made = self._made[event, session] = what, shown
            return made[1]

    def hand(
        self, event: EventId, table: TableNo, deal: DealNo, session: SessionNo | None = None
    ) -> OfficeHand:
        """One table's play of one deal, line by line."""
        self._ready(event)
        with self._desk.lock:
            progress = self._progress(event)
            shown = read_session(progress, session)
            book = self._books.of(event)
            places = [(shown, int(table), int(deal)), (shown, int(table), 0), (shown, 0, 0)]
            lines = [line for place in places for line in book.places.get(place, ())]
            now = progress.sessions[shown]
            return office_hand(
                progress,
                now,
                table,
                deal,
                sorted(lines, key=lambda line: line.position),
                self._slot(progress, shown, table, deal),
            )

    def custody(self, event: EventId, session: SessionNo | None = None) -> Custody:
        """Where each deck is."""
        self._ready(event)
        with self._desk.lock:
            progress = self._progress(event)
            book = self._books.of(event)
            return custody(
                progress,
                current_session(progress) if session is None else session,
                book.seals,
                deck_files(self._desk, progress),
                position=book.decks,
                now=stamp(self._desk.adapters.clock.now()),
            )

    def journal(self, event: EventId, before: int | None = None) -> LogPage:
        """What was done, the newest first."""
        self._ready(event)
        with self._desk.lock:
            progress = self._progress(event)
            return journal(progress, self._books.of(event).lines, before)

    def archive(self, event: EventId) -> bytes:
        """The whole event as one file, without a secret of a session still to end."""
        self._progress(event)
        return archive(self._desk, event, Contents.DIRECTOR)

    def _ready(self, event: EventId) -> None:
        """The book read on before the desk is held up for a view.

        Raises:
            NoSuchEvent: there is none.
        """
        self._progress(event)
        self._books.ready(event)

    def _progress(self, event: EventId) -> Progress:
        """The event, read up to now.

        Raises:
            NoSuchEvent: there is none.
        """
        try:
            return self._desk.refresh(event)
        except (NotInTheLog, BrokenLog):
            raise NoSuchEvent(event=event) from None

    def _facts(self, progress: Progress, session: SessionNo) -> OfficeFacts:
        event = progress.event.id
        now = self._desk.adapters.clock.now()
        heard = self._presence.presence(event) if self._presence else {}
        last = self._books.of(event).last_at
        return OfficeFacts(
            now=now,
            last_at={TableNo(table): at for (of, table), at in last.items() if of == session},
            touches={
                table: Touch(touch.at, now - touch.at <= IN_TOUCH, touch.waiting)
                for table, touch in heard.items()
            },
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

    def _tell(self, event: EventId, lines: Sequence[Line]) -> None:
        for news in tuple(self._news):
            news(event, lines[-1].position)
