"""Keeps a server in step with what other programs write to its log."""

from collections.abc import Callable
from contextlib import suppress
from threading import Event as Flag
from threading import Thread
from typing import TYPE_CHECKING, Any

from evendeal.errors import Refused

if TYPE_CHECKING:
    from evendeal.director.ledger import Ledger
    from evendeal.ids import EventId

EVERY_SECONDS = 1.0


class Following:
    """Looks at the heads of the log once a second, and tells those who watch of news.

    A recorder's hands may be written by another process, `evendeal event record` for one;
    nothing in this process hears of that by itself.

    Args:
        mend: makes good what a process that died has left undone of an event; called once for
            each, at the first look.
    """

    def __init__(
        self,
        desk: "Ledger[Any]",
        every: float = EVERY_SECONDS,
        mend: "Callable[[EventId], None] | None" = None,
    ) -> None:
        self._desk = desk
        self._every = every
        self._mend = mend
        self._mended: set[EventId] = set()
        self._stop = Flag()
        self._seen: dict[EventId, int] = {}
        self._thread = Thread(target=self._follow, name="following the log", daemon=True)

    def start(self) -> None:
        """Begin to look."""
        self._thread.start()

    def stop(self) -> None:
        """Stop, and wait for the last look."""
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
            try:
                progress = self._desk.refresh(event)
                self._desk.sign_due_of(event)
                if self._mend is not None and event not in self._mended:
                    self._mend(event)
                    self._mended.add(event)
            except Refused:
                continue  # one that cannot be read keeps no other from being followed
            stage = progress.news
            if self._seen.setdefault(event, stage) != stage:
                self._seen[event] = stage
                self._desk.announce(event)
