"""What one process on a log does for all: whoever has its lock, until it ends."""

import fcntl
import os
from pathlib import Path
from threading import Lock

from evendeal.store.event_locks import LOCKS
from evendeal.store.owner import owned_as


class LockedDuties:
    """Duties by advisory locks, in the folder with those of the events; see the port.

    Args:
        folder: that of the log.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder / LOCKS
        self._lock = Lock()
        self._held: dict[str, int] = {}

    def begin(self, name: str) -> bool:
        """Whether this process does it from now on; see the port."""
        with self._lock:
            if name in self._held:
                return True
            self._folder.mkdir(mode=0o700, exist_ok=True)
            # No event has an id that begins so.
            path = self._folder / f".{name}"
            file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            try:
                owned_as(self._folder, self._folder.parent)
                owned_as(path, self._folder)
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                os.close(file)
                if isinstance(error, BlockingIOError):
                    return False
                raise
            self._held[name] = file
            return True

    def end(self, name: str) -> None:
        """Leave it to others; see the port."""
        with self._lock:
            file = self._held.pop(name, None)
            if file is not None:
                os.close(file)

    def close(self) -> None:
        """Leave everything to others."""
        for name in tuple(self._held):
            self.end(name)
