"""Keeps a server in step with what other programs write to its log."""

from collections.abc import Callable
from contextlib import suppress
from threading import Event as Flag
from threading import Thread
from typing import TYPE_CHECKING, Any

from evendeal.director.shared import PEOPLE
from evendeal.errors import Refused
from evendeal.ids import EventId

if TYPE_CHECKING:
    from evendeal.director.ledger import Ledger

EVERY_SECONDS = 1.0


class Following:
    """Reads what other processes write, and tells those who watch of news.

    Another server on the log, or `evendeal event record`, says so at once. Once a second it looks
    at the heads of the log besides: a process that was killed says nothing of its last line.

    Args:
        mend: makes good what a process that died has left undone of an event; called once for
            each, at the first look.
    """

    def __init__(
        self,
        desk: "Ledger[Any]",
        every: float = EVERY_SECONDS,
        mend: Callable[[EventId], None] | None = None,
    ) -> None:
        self._desk = desk
        self._every = every
        self._mend = mend
        self._mended: set[EventId] = set()
        self._stop = Flag()
        self._seen: dict[EventId, int] = {}
        self._hear_no_more: Callable[[], None] | None = None
        self._thread = Thread(target=self._follow, name="following the log", daemon=True)

    def start(self) -> None:
        """Begin to look."""
        self._hear_no_more = self._desk.adapters.shared.notices.subscribe(self._hear)
        self._thread.start()

    def stop(self) -> None:
        """Stop, and wait for the last look."""
        if self._hear_no_more is not None:
            self._hear_no_more()
        self._stop.set()
        self._thread.join()

    def _follow(self) -> None:
        # The first look is what later ones are compared with.
        while not self._stop.is_set():
            with suppress(OSError, Refused):
                self.look()
            self._stop.wait(self._every)

    def look(self) -> None:
        """Read what is new in every event, sign what is due, announce what is public of it.

        Reading alone tells the recorders' devices and the office of the lines.
        """
        for event in self._desk.events():
            with suppress(Refused):  # one that cannot be read keeps no other from being followed
                self._desk.sign_due_of(event)
                if self._mend is not None and event not in self._mended:
                    self._mend(event)
                    self._mended.add(event)
                self._read_on(event)

    def _hear(self, topic: str) -> None:
        event = EventId(topic)
        with suppress(OSError, Refused):
            if topic != PEOPLE and self._desk.holds(event):
                self._read_on(event)

    def _read_on(self, event: EventId) -> None:
        # Whoever hears and whoever looks come one after the other: news is announced in order.
        with self._desk.reading(event):
            stage = self._desk.refresh(event).news
            if self._seen.setdefault(event, stage) != stage:
                self._seen[event] = stage
                self._desk.announce(event)
