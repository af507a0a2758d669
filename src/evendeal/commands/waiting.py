"""A command that waits until another program lets go of the log, and says for whom."""

from collections.abc import Callable
from pathlib import Path
from threading import Event as Flag
from threading import Thread
from typing import Any

from evendeal.commands.report import warn
from evendeal.commands.terminal import Printer, words
from evendeal.director.ports import LogBusy
from evendeal.errors import Refused
from evendeal.store.busy import Patience, holder

SECONDS = 60.0
"""How long a command waits: longer than a backup of a log takes."""
SILENT_SECONDS = 1.0
"""A wait that is shorter is not worth a word."""

AGAIN_SECONDS = 1.0

SERVER_PATIENCE = Patience(0.5, turn_seconds=10.0)
"""How long one try of a server waits: its pages stand still meanwhile. Writing is
attempted again, with the pages served between. For its turn at an event it waits longer, as one
thread waits for another: whoever has it is at work, and no device is refused for that."""


def patience_with(log: Path) -> Patience:
    """The patience of a command with the log in this folder; the terminal says who waits."""
    return Patience(SECONDS, _Waiting(log / "log.sqlite").report)


class WhenFree:
    """Something that is written as soon as the log is free, while a server already shows it."""

    def __init__(self, act: Callable[[], None]) -> None:
        self._act = act
        self._stop = Flag()
        self._thread = Thread(target=self._wait, name="waiting for the log", daemon=True)

    def start(self) -> None:
        """Begin to wait."""
        self._thread.start()

    def stop(self) -> None:
        """Wait no longer."""
        self._stop.set()
        self._thread.join()

    def _wait(self) -> None:
        while not self._stop.wait(AGAIN_SECONDS):
            try:
                self._act()
            except LogBusy:
                continue
            except Refused as refusal:
                warn(str(refusal))
            return


class _Waiting:
    """A line that says for whom is waited, on a terminal with the seconds."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._terminal = Printer(error=True)
        self._status: Any = None
        self._reported = False

    def report(self, waited: float | None) -> None:
        """So many seconds have passed; None: the waiting has an end."""
        if waited is None:
            if self._status is not None:
                self._status.stop()
            self._status, self._reported = None, False
            return
        if waited < SILENT_SECONDS:
            return
        who = holder(self._path) or "another program"
        sentence = f"waiting for {who}, which holds {self._path}"
        if not self._terminal.is_terminal:
            if not self._reported:
                warn(f"{sentence}; for up to {SECONDS:g} seconds")
                self._reported = True
            return
        if self._status is None:
            self._status = self._terminal.status("")
            self._status.start()
        self._status.update(words(f"{sentence}: {waited:.0f} of {SECONDS:g} seconds"))
