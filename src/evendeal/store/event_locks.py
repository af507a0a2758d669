"""Locks that exclude other processes: whoever has that of an event may write to it."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock, RLock
from time import monotonic, sleep

from evendeal.director.ports import LogBusy, NotWritten
from evendeal.ids import EventId
from evendeal.store.busy import Patience
from evendeal.store.files import NAME, NotAFileName
from evendeal.store.owner import owned_as

LOCKS = "locks"
"""The folder beside the log with a file for each event that is written to; they are empty."""
FIRST_PAUSE, LONGEST_PAUSE = 0.0002, 0.005
"""Seconds between two tries: a lock is nearly always held for one commit."""


class ProcessLock:
    """A lock between the threads of this process, and by its file between processes.

    Args:
        path: of the file; it is made when the lock is first taken, with its folder.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._threads = RLock()
        self._depth = 0
        self._file: int | None = None

    @contextmanager
    def held(self, patience: Patience) -> Iterator[None]:
        """A block in which nobody else holds it.

        Raises:
            LogBusy: somebody else did, for longer than there was patience.
            NotWritten: its file cannot be made.
        """
        with self._threads:
            if not self._depth:
                self._take(patience)
            self._depth += 1
            try:
                yield
            finally:
                self._depth -= 1
                if not self._depth:
                    assert self._file is not None
                    fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        """Let the file go."""
        with self._threads:
            if self._file is not None:
                os.close(self._file)
                self._file = None

    def _take(self, patience: Patience) -> None:
        if self._file is None:
            self._file = self._opened()
        began, pause = monotonic(), FIRST_PAUSE
        waited = False
        try:
            while not _taken(self._file):
                passed = monotonic() - began
                if passed >= patience.for_a_turn:
                    raise LogBusy(seconds=patience.for_a_turn)
                waited = True
                patience.report(passed)
                sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            if waited:
                patience.report(None)

    def _opened(self) -> int:
        try:
            self._path.parent.mkdir(mode=0o700, exist_ok=True)
            owned_as(self._path.parent, self._path.parent.parent)
            file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            owned_as(self._path, self._path.parent)
        except OSError as error:
            raise NotWritten(why=error.strerror or str(error)) from error
        return file


def _taken(file: int) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


class EventLocks:
    """The locks of the events of a log, in a folder with a file for each.

    The system gives a lock back when the process that holds it ends, however it ends.

    Args:
        folder: made with the first lock.
        patience: how long is waited for a lock that is held.
    """

    def __init__(self, folder: Path, patience: Patience) -> None:
        self._folder = folder
        self._patience = patience
        self._guard = Lock()
        self._locks: dict[EventId, ProcessLock] = {}

    @contextmanager
    def alone(self, event: EventId) -> Iterator[None]:
        """A block in which nobody else holds the lock of the event; see the port."""
        with self._lock(event).held(self._patience):
            yield

    def close(self) -> None:
        """Let the files go."""
        with self._guard:
            for lock in self._locks.values():
                lock.close()
            self._locks.clear()

    def _lock(self, event: EventId) -> ProcessLock:
        lock = self._locks.get(event)
        if lock is not None:
            return lock
        if not NAME.fullmatch(event):
            raise NotAFileName(text=event)
        with self._guard:
            return self._locks.setdefault(event, ProcessLock(self._folder / event))
