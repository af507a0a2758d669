"""The database beside the log that is no record: counters and presence of all processes on it.

It may be deleted while no server runs. A process that dies leaves it whole; a power cut may lose
what was not within a window.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from evendeal.store.busy import BUSY_SECONDS, Patience
from evendeal.store.owner import owned_as

FILE = "shared-1.sqlite"
"""Another form of its tables has another name: old and new servers never share one."""
_TABLES = """
CREATE TABLE IF NOT EXISTS attempts (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL,
    at INTEGER NOT NULL, until INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS attempts_of ON attempts (name, kind, key, at);
CREATE INDEX IF NOT EXISTS attempts_until ON attempts (until);
CREATE TABLE IF NOT EXISTS places (
    name TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, owner TEXT NOT NULL,
    count INTEGER NOT NULL, PRIMARY KEY (name, kind, key, owner)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS presence (
    event TEXT NOT NULL, table_no INTEGER NOT NULL, at TEXT NOT NULL,
    waiting INTEGER NOT NULL, waiting_at TEXT, PRIMARY KEY (event, table_no)) WITHOUT ROWID;
"""


class SharedDatabase:
    """One connection to it, opened when it is first needed; several threads may use it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._lock = Lock()
        self._connection: sqlite3.Connection | None = None
        self._durable: bool | None = None

    @contextmanager
    def transaction(self, *, durable: bool = False) -> Iterator[sqlite3.Connection]:
        """A block in which nobody else writes; all of it is done, or nothing.

        Args:
            durable: it outlasts a power cut.

        Raises:
            sqlite3.Error, OSError: it cannot be written.
        """
        with self._lock:
            connection = self._opened()
            if durable is not self._durable:
                connection.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
                self._durable = durable
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    def rows(self, statement: str, *values: object) -> list[tuple[object, ...]]:
        """What a question gives.

        Raises:
            sqlite3.Error, OSError: it cannot be read.
        """
        with self._lock:
            return self._opened().execute(statement, values).fetchall()

    def close(self) -> None:
        """Let the file go."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            self.path.touch(mode=0o600)
            owned_as(self.path, self.path.parent)
            connection = sqlite3.connect(
                self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
            try:
                # Two programs that open it first at once: changing the journal does not wait for
                # the busy time-out.
                Patience(BUSY_SECONDS).retry(lambda: connection.execute("PRAGMA journal_mode=WAL"))
                connection.executescript(_TABLES)
            except BaseException:
                connection.close()
                raise
            self._connection, self._durable = connection, None
        return self._connection
