"""What every office has, whatever its event: screens that stand for a while, views of a log."""

from collections.abc import Callable
from datetime import datetime, timedelta
from threading import Lock
from typing import Any, Generic, TypeVar

from evendeal.director.ledger import Ledger
from evendeal.director.living import FoldT
from evendeal.director.office.log_index import LogIndex, LogIndexes
from evendeal.director.public_cache import present
from evendeal.ids import EventId, SessionNo, TableNo
from evendeal.views.office import Touch

IN_TOUCH = timedelta(seconds=45)
"""A recorder's device is in touch that was heard so lately: three comments of its stream."""

View = TypeVar("View")


class OfficeScreens(Generic[FoldT]):
    """What an office shows of the events of a ledger; several threads may ask at once."""

    def __init__(self, ledger: Ledger[FoldT]) -> None:
        self.ledger = ledger
        self.indexes = LogIndexes(ledger)
        self._made: dict[tuple[EventId, SessionNo | None], tuple[object, Any]] = {}
        self._making: dict[EventId, Lock] = {}

    def position(self, event: EventId) -> int:
        """The position of the log."""
        return self.progress(event).position

    def custody_position(self, event: EventId) -> int:
        """How many lines tell of decks; no other line counts."""
        return self.view(event, lambda _, index: index.decks)

    def subscribe(self, news: Callable[[EventId, int], None]) -> Callable[[], None]:
        """Have `news` called after every line; the answer ends it."""
        return self.ledger.listen(lambda event, lines: news(event, lines[-1].position))

    def view(self, event: EventId, make: Callable[[FoldT, LogIndex], View]) -> View:
        """A view of the event as it stands and of its lines, made while no line of it is counted.

        Raises:
            NoSuchEvent: there is none.
        """
        # The index is read on before the desk is held up.
        self.progress(event)
        self.indexes.ready(event)
        with self.ledger.reading(event):
            return make(self.progress(event), self.indexes.of(event))

    def screen(
        self,
        event: EventId,
        session: SessionNo | None,
        take: Callable[[FoldT], Callable[[], View]],
    ) -> View:
        """A screen of the event or of one session of it.

        It stands until the next line, and for a second at the most.

        Args:
            take: takes from the event what the screen is made of; called with the event's lock
                held. What it answers makes the screen, and is called without.

        Raises:
            NoSuchEvent: there is none.
        """

        def taken(progress: FoldT, _: LogIndex) -> tuple[object, Callable[[], View]]:
            made = self._standing(progress, session)
            if made is None:
                return self._stage(progress), take(progress)
            stage, screen = made
            return stage, lambda: screen

        with self.ledger.reading(event):
            made = self._standing(self.progress(event), session)
            making = self._making.setdefault(event, Lock())
        if made is not None:
            view: View = made[1]
            return view
        # Several screens ask after the same line: it is made once, and all get the same.
        # Nobody who holds the event's lock asks for a screen; who makes one may wait for it.
        with making:
            stage, make = self.view(event, taken)
            screen = make()
            self._made[event, session] = stage, screen
            return screen

    def _standing(self, progress: FoldT, session: SessionNo | None) -> tuple[object, Any] | None:
        """The screen that was made of the event as it stands, after its stage; None: there is none.

        Call it with the event's lock held.
        """
        made = self._made.get((progress.event.id, session))
        return made if made is not None and made[0] == self._stage(progress) else None

    def _stage(self, progress: FoldT) -> object:
        """What another screen is made after: a line, a second, a log that stops."""
        second = self.ledger.adapters.clock.now().replace(microsecond=0)
        return progress.position, second, self.ledger.read_only(progress.event.id)

    def progress(self, event: EventId) -> FoldT:
        """The event, read up to now.

        Raises:
            NoSuchEvent: there is none.
        """
        return present(self.ledger, event)

    def touches(self, event: EventId, now: datetime) -> dict[TableNo, Touch]:
        """How each table's device is: when it was last heard, and whether that is lately."""
        heard = self.ledger.adapters.shared.presence.of(event)
        return {
            table: Touch(touch.at, now - touch.at <= IN_TOUCH, touch.waiting)
            for table, touch in heard.items()
        }
