"""Tables in the log's database that are no lines: connections of their own, written one by one."""

from contextlib import AbstractContextManager
from pathlib import Path
from threading import Lock

from evendeal.store.busy import Patience
from evendeal.store.database import open_database
from evendeal.store.event_locks import LOCKS, ProcessLock


class OwnTables:
    """Whoever uses them never waits for the lines of a hand longer than one commit takes.

    Args:
        name: of their lock, which processes share; no event has an id that begins with a dot.

    Raises:
        NotALog, NewerLog, LogBusy, LogHeld: see `open_database`.
    """

    def __init__(self, path: Path, name: str, patience: Patience | None) -> None:
        self._writer, self._reader = open_database(path, create=False, patience=patience)
        self._writing = Lock()
        self._one_by_one = ProcessLock(path.with_name(LOCKS) / f".{name}")
        self._patience = patience or Patience()

    def close(self) -> None:
        """Let the database go."""
        with self._writing:
            self._writer.dispose()
            self._reader.dispose()
        self._one_by_one.close()

    def alone(self) -> AbstractContextManager[None]:
        """A block in which nobody else is; see the ports."""
        return self._one_by_one.held(self._patience)
