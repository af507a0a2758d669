"""When the tables' devices were last heard, by whichever process on the log."""

import logging
import sqlite3
from datetime import datetime
from threading import Event as Flag
from threading import Lock, Thread

from evendeal.director.presence import PresenceHere, Touch
from evendeal.ids import EventId, TableNo
from evendeal.store.shared_database import SharedDatabase

_LOGGER = logging.getLogger(__name__)
PAUSE_SECONDS = 0.25
"""Least time between two writings: a hundred devices may be heard in a second."""
_WRITE = """
INSERT INTO presence VALUES (?, ?, ?, ?, ?) ON CONFLICT (event, table_no) DO UPDATE SET
    at = max(at, excluded.at),
    waiting = CASE WHEN coalesce(excluded.waiting_at, '') >= coalesce(waiting_at, '')
        THEN excluded.waiting ELSE waiting END,
    waiting_at = CASE WHEN coalesce(excluded.waiting_at, '') >= coalesce(waiting_at, '')
        THEN excluded.waiting_at ELSE waiting_at END
"""
_READ = "SELECT table_no, at, waiting, waiting_at FROM presence WHERE event = ?"


class SharedPresence:
    """Presence in the database beside the log; several threads may ask at once.

    Devices are heard on the event loop, which must not wait for a disk: a thread writes down who
    was heard, and this process knows it meanwhile.
    """

    def __init__(self, database: SharedDatabase) -> None:
        self._database = database
        self._here = PresenceHere()
        self._lock = Lock()
        self._heard: list[tuple[EventId, TableNo, datetime, int | None]] = []
        self._fresh: set[tuple[EventId, TableNo]] = set()
        self._wake, self._stop = Flag(), Flag()
        self._thread: Thread | None = None

    def touch(self, event: EventId, table: TableNo, at: datetime, waiting: int | None) -> None:
        """A device was heard; see the port."""
        with self._lock:
            self._heard.append((event, table, at, waiting))
            if self._thread is None:
                self._thread = Thread(target=self._write_on, name="presence", daemon=True)
                self._thread.start()
        self._wake.set()

    def of(self, event: EventId) -> dict[TableNo, Touch]:
        """When each table's device was last heard; see the port."""
        with self._lock:
            self._take_in()
        by_table = self._here.of(event)
        for table, touch in self._touches(event).items():
            by_table[table] = touch.beside(by_table[table]) if table in by_table else touch
        return by_table

    def close(self) -> None:
        """Write down who was heard last."""
        self._stop.set()
        self._wake.set()
        with self._lock:
            thread = self._thread
        if thread is not None:
            thread.join()

    def _touches(self, event: EventId) -> dict[TableNo, Touch]:
        if not self._database.path.exists():
            return {}
        try:
            rows = self._database.rows(_READ, event)
        except (sqlite3.Error, OSError) as error:
            _LOGGER.warning("devices that other processes hear are not known: %s", error)
            return {}
        return {
            TableNo(int(str(table))): Touch(
                datetime.fromisoformat(str(at)),
                int(str(waiting)),
                None if waiting_at is None else datetime.fromisoformat(str(waiting_at)),
            )
            for table, at, waiting, waiting_at in rows
        }

    def _take_in(self) -> None:
        """Count what was heard, with the lock held."""
        for event, table, at, waiting in self._heard:
            self._here.touch(event, table, at, waiting)
            self._fresh.add((event, table))
        self._heard.clear()

    def _write_on(self) -> None:
        while not self._stop.is_set():
            self._wake.wait()
            self._wake.clear()
            self._write()
            self._stop.wait(PAUSE_SECONDS)
        self._write()

    def _write(self) -> None:
        with self._lock:
            self._take_in()
            fresh, self._fresh = self._fresh, set()
        if not fresh:
            return
        rows = [
            (event, table, touch.at.isoformat(), touch.waiting, _text(touch.waiting_at))
            for event, table in fresh
            if (touch := self._here.of(event).get(table)) is not None
        ]
        try:
            with self._database.transaction() as connection:
                connection.executemany(_WRITE, rows)
        except (sqlite3.Error, OSError) as error:
            # Whoever is in touch is heard again.
            _LOGGER.warning("no other process knows who is in touch: %s", error)


def _text(at: datetime | None) -> str | None:
    return None if at is None else at.isoformat()
