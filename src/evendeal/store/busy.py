"""A database that another program holds: whether that is what an error says, and waiting for it.

One program at a time writes to the log, and nearly always for a moment; a backup, a repair or a
program that hangs may lock it for long. Then a writer tries again for as long as it has patience.
Readers need no right to write: only a program that lets nobody else in stops them.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError, OperationalError

from evendeal.director.ports import LogBusy, LogHeld, NotWritten

BUSY_SECONDS = 5.0
"""How long is waited where nobody says otherwise."""
TRY_SECONDS = 0.25
"""How long one try to write waits within SQLite; between two of them the waiting is reported."""
PAUSE_SECONDS = 0.05
"""Between two tries: what changes the journal is refused at once, whatever time it may wait."""

_BEGIN = "BEGIN IMMEDIATE"
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_LOCKS = Path("/proc/locks")
_WRITER_BYTE = 120
"""Of the file `-shm`: whoever locks it writes to the log."""
_ALONE_BYTE = 1 << 30
"""Of the database itself, from here on: whoever locks there lets nobody else in."""

T = TypeVar("T")


def _nobody(_waited: float | None) -> None:
    """Nobody hears of the waiting."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a program waits for another one, and who hears of it.

    Attributes:
        seconds: after so many it gives up.
        report: called after each try with the seconds waited so far, and with None when the
            waiting has an end; not at all where there was nothing to wait for.
        turn_seconds: how long it waits for its turn at an event, which another process of the
            house has; None: as long.
    """

    seconds: float = BUSY_SECONDS
    report: Callable[[float | None], None] = _nobody
    turn_seconds: float | None = None

    @property
    def for_a_turn(self) -> float:
        """After so many seconds it gives up to wait for its turn at an event."""
        return self.seconds if self.turn_seconds is None else self.turn_seconds

    @property
    def try_seconds(self) -> float:
        """How long one try may wait within SQLite."""
        return min(TRY_SECONDS, self.seconds)

    def retry(self, act: Callable[[], T]) -> T:
        """What `act` gives, done again as long as another program is in the way.

        Raises:
            DatabaseError, sqlite3.Error, LogBusy: the last one; of a fault that is none of waiting,
                at once.
        """
        began = monotonic()
        waited = False
        try:
            while True:
                try:
                    return act()
                except (DatabaseError, sqlite3.Error, LogBusy) as error:
                    passed = monotonic() - began
                    if not is_busy(error) or passed >= self.seconds:
                        raise
                    waited = True
                    self.report(passed)
                    sleep(PAUSE_SECONDS)
        finally:
            if waited:
                self.report(None)

    def begin(self, connection: Connection) -> None:
        """Take the one right to write, waiting for it.

        Raises:
            LogBusy: another program had it for longer than there was patience.
            OperationalError: it cannot be taken.
        """
        driver: sqlite3.Connection | None = connection.connection.driver_connection
        assert driver is not None
        try:
            self.retry(lambda: driver.execute(_BEGIN))
        except sqlite3.OperationalError as error:
            if is_busy(error):
                raise LogBusy(seconds=self.seconds) from error
            raise OperationalError(_BEGIN, None, error) from error


def is_busy(error: BaseException) -> bool:
    """Whether an error of the database says that another program holds it, and nothing else."""
    if isinstance(error, LogBusy):
        return True
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
    return isinstance(code, int) and code & 0xFF in _BUSY


def not_written(error: Exception) -> NotWritten:
    """The refusal of a write, with the reason that the database or the disk gave."""
    return NotWritten(why=str(getattr(error, "orig", None) or error))


@contextmanager
def reading(reader: Engine) -> Iterator[Connection]:
    """A connection to read by.

    Raises:
        LogHeld: another program lets nobody else in.
    """
    try:
        with reader.connect() as connection:
            yield connection
    except DatabaseError as error:
        if is_busy(error):
            raise LogHeld from error
        raise


def holder(path: Path) -> str | None:
    """Which other program holds the database at `path`, where this machine tells it."""
    try:
        locks = _LOCKS.read_text("ascii", "replace").splitlines()
        writers = os.stat(f"{path}-shm").st_ino
        alone = os.stat(path).st_ino
    except OSError:
        return None
    for words in map(str.split, locks):
        match words:
            case [_, _, _, "WRITE", process, place, start, _]:
                file = int(place.rpartition(":")[2])
                writes = file == writers and int(start) == _WRITER_BYTE
                if writes or (file == alone and int(start) >= _ALONE_BYTE):
                    return _name(process)
    return None


def _name(process: str) -> str | None:
    """The program and its number; None for a process that is out of sight, or is this one."""
    if not process.isdigit() or int(process) in (0, os.getpid()):
        return None
    try:
        name = Path(f"/proc/{process}/comm").read_text("utf-8", "replace").strip()
    except OSError:
        return None
    return f"{name} (process {process})"
