"""What every office has, whatever its event: screens that are kept for a while, views of a log."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from threading import Lock
from typing import Generic, Protocol, TypeVar

from evendeal.director.ledger import FoldT, Ledger
from evendeal.director.listening import Listeners
from evendeal.director.office.book import Book, Books
from evendeal.director.presence import Touch as Heard
from evendeal.director.showing import present
from evendeal.ids import EventId, SessionNo, TableNo
from evendeal.tournament.line import Line
from evendeal.views.office_attention import Touch

IN_TOUCH = timedelta(seconds=45)
"""A recorder's device is in touch that was heard so lately: three comments of its stream."""

ScreenT = TypeVar("ScreenT")
View = TypeVar("View")


class Presence(Protocol):
    """Who knows when the recorders' devices were last heard."""

    def presence(self, event: EventId) -> Mapping[TableNo, Heard]:
        """When each table's device was last heard of."""


class OfficeScreens(Generic[FoldT, ScreenT]):
    """The office's views over a ledger; several threads may ask at once.

    Args:
        presence: the recorders' consoles.
    """

    def __init__(self, ledger: Ledger[FoldT], presence: Presence | None = None) -> None:
        self._ledger = ledger
        self._books = Books(ledger)
        self._presence = presence
        self._made: dict[tuple[EventId, SessionNo | None], tuple[object, ScreenT]] = {}
        self._making: dict[EventId, Lock] = {}
        self._news: Listeners[Callable[[EventId, int], None]] = Listeners()
        ledger.listen(self._tell)

    def position(self, event: EventId) -> int:
        """The position of the log."""
        return self._progress(event).position

    def subscribe(self, news: Callable[[EventId, int], None]) -> Callable[[], None]:
        """Have `news` called after every line; the answer ends it."""
        return self._news.add(news)

    def _told(self, event: EventId, view: Callable[[FoldT, Book], View]) -> View:
        """A view of the event as it stands and of its lines, made while no line of it is counted.

        Raises:
            NoSuchEvent: there is none.
        """
        # The book is read on before the desk is held up.
        self._progress(event)
        self._books.ready(event)
        with self._ledger.reading(event):
            return view(self._progress(event), self._books.of(event))

    def _screen(
        self,
        event: EventId,
        session: SessionNo | None,
        take: Callable[[FoldT], Callable[[], ScreenT]],
    ) -> ScreenT:
        """A screen of the event or of one session of it.

        It is kept until the next line, and for a second at the most.

        Args:
            take: takes from the event what the screen is made of; called with the event's lock
                held. What it answers makes the screen, and is called without.

        Raises:
            NoSuchEvent: there is none.
        """

        def taken(progress: FoldT, _: Book) -> tuple[object, Callable[[], ScreenT]]:
            made = self._kept(progress, session)
            if made is None:
                return self._stage(progress), take(progress)
            stage, screen = made
            return stage, lambda: screen

        with self._ledger.reading(event):
            made = self._kept(self._progress(event), session)
            making = self._making.setdefault(event, Lock())
        if made is not None:
            return made[1]
        # Several screens ask after the same line: it is made once, and they are shown the same.
        # Nobody who holds the event's lock asks for a screen; who makes one may wait for it.
        with making:
            stage, make = self._told(event, taken)
            screen = make()
            self._made[event, session] = stage, screen
            return screen

    def _kept(self, progress: FoldT, session: SessionNo | None) -> tuple[object, ScreenT] | None:
        """The screen that was made of the event as it stands, after its stage; None: there is none.

        Call it with the event's lock held.
        """
        made = self._made.get((progress.event.id, session))
        return made if made is not None and made[0] == self._stage(progress) else None

    def _stage(self, progress: FoldT) -> object:
        """What another screen is made after: a line, a second, a log that stops."""
        second = self._ledger.adapters.clock.now().replace(microsecond=0)
        return progress.position, second, self._ledger.read_only(progress.event.id)

    def _progress(self, event: EventId) -> FoldT:
        return present(self._ledger, event)

    def _touches(self, event: EventId, now: datetime) -> dict[TableNo, Touch]:
        """How each table's device is: when it was last heard, and whether that is lately."""
        heard = self._presence.presence(event) if self._presence else {}
        return {
            table: Touch(touch.at, now - touch.at <= IN_TOUCH, touch.waiting)
            for table, touch in heard.items()
        }

    def _tell(self, event: EventId, lines: Sequence[Line]) -> None:
        for news in self._news.now():
            news(event, lines[-1].position)
