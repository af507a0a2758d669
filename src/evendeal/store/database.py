"""The database file of the log: opened, checked to be one, brought to the newest schema."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event, insert, inspect, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool, Pool, QueuePool

from evendeal.director.ports import LogHeld
from evendeal.errors import Refused
from evendeal.store.busy import BUSY_SECONDS, Patience, is_busy
from evendeal.store.schema import APPEND_ONLY, METADATA, SCHEMAS, VERSION

MIGRATIONS = Path(__file__).parent / "migrations"

_NOT_OPENED = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
)
"""Faults of the disk, of rights or of memory, which say nothing about what the file is."""


class NotALog(Refused):
    """A file that is not the database of a log."""

    def __init__(self, *, path: str, why: str) -> None:
        super().__init__(f"{path} is not a log of evendeal: {why}")
        self.path = path
        self.why = why


class NewerLog(Refused):
    """A log written by a newer evendeal."""

    def __init__(self, *, path: str, found: str, known: str) -> None:
        super().__init__(
            f"{path} was written by a later version of evendeal: its schema is {found}, "
            f"this version knows up to {known}; nothing was changed"
        )
        self.path = path
        self.found = found
        self.known = known


class LogNotOpened(NotALog):
    """A file that may be a log, and cannot be opened."""

    def __init__(self, *, path: str, why: str) -> None:
        super().__init__(path=path, why=why)
        self.path = path
        self.why = why
        self.args = (f"{path} cannot be opened: {why}",)


def open_database(
    path: Path, *, create: bool, patience: Patience | None = None
) -> tuple[Engine, Engine]:
    """Engines that write and that read the log at `path`, its schema the newest.

    A log that is there and up to date is opened by reading alone, so that another program that
    writes to it keeps nobody waiting, and one on a medium that cannot be written can be read.

    Args:
        patience: how long is waited for another program, here and before each transaction.

    Raises:
        NotALog: there is no file and `create` is false, or it is something else.
        NewerLog: its schema is newer than this program.
        LogBusy, LogHeld: another program holds it for longer than there is patience.
    """
    if not path.exists():
        if not create:
            raise NotALog(path=str(path), why="there is no such file")
        # What tables do under embargo is the organiser's alone; SQLite gives its other two
        # files the mode of the first.
        path.touch(mode=0o600)
    patience = patience or Patience()
    database = str(path)
    writer = _engine(URL.create("sqlite", database=database), NullPool, patience.try_seconds)
    event.listen(writer, "connect", _write_ahead(patience))
    event.listen(writer, "begin", patience.begin)
    where = URL.create("sqlite", database=database)
    if _is_at_rest(path):
        # SQLite reads by way of two more files, which nobody can make here.
        query = {"immutable": "1", "uri": "true"}
        where = URL.create("sqlite", database=f"file:{quote(str(path.absolute()))}", query=query)
    reader = _engine(where, QueuePool, min(BUSY_SECONDS, patience.seconds))
    event.listen(reader, "connect", _read_only)
    try:
        if not patience.retry(lambda: _is_up_to_date(reader, path)):
            # One transaction, so that of two programs starting at once one finds the work done.
            with writer.begin() as connection:
                _bring_up_to_date(connection, path)
    except (DatabaseError, UnicodeDecodeError) as error:
        refuse_to_open(path, error)
    return writer, reader


def refuse_to_open(path: Path, error: DatabaseError | UnicodeDecodeError) -> NoReturn:
    """The refusal that fits the error of the database.

    Raises:
        LogHeld: another program holds it.
        NotALog: always otherwise; a `LogNotOpened` where the file may well be one.
    """
    if isinstance(error, UnicodeDecodeError):
        # SQLite cites what it finds in the file, and there it was no text.
        raise NotALog(path=str(path), why="its description of itself is spoilt") from error
    if is_busy(error):
        raise LogHeld from error
    code = getattr(error.orig, "sqlite_errorcode", None)
    kind = LogNotOpened if code is not None and code & 0xFF in _NOT_OPENED else NotALog
    raise kind(path=str(path), why=str(error.orig)) from error


def _is_at_rest(path: Path) -> bool:
    """Whether this program may not write in the folder, and no other has the database open."""
    effective = os.access in os.supports_effective_ids
    may_write = os.access(path.parent, os.W_OK, effective_ids=effective)
    return not may_write and not path.with_name(f"{path.name}-wal").exists()


def _engine(where: URL, pool: type[Pool], busy_seconds: float) -> Engine:
    engine = create_engine(where, poolclass=pool, connect_args={"check_same_thread": False})

    def configure(connection: sqlite3.Connection, _record: Any) -> None:
        # The driver must not begin transactions of its own: we say BEGIN IMMEDIATE where we write.
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout={round(1000 * busy_seconds)}")

    event.listen(engine, "connect", configure)
    return engine


def _read_only(connection: sqlite3.Connection, _record: Any) -> None:
    connection.execute("PRAGMA query_only=ON")


def _write_ahead(patience: Patience) -> Callable[[sqlite3.Connection, Any], None]:
    def configure(connection: sqlite3.Connection, _record: Any) -> None:
        # Changing the journal does not wait for the busy time-out.
        patience.retry(lambda: connection.execute("PRAGMA journal_mode=WAL"))
        connection.execute("PRAGMA synchronous=FULL")

    return configure


def _is_up_to_date(reader: Engine, path: Path) -> bool:
    """Whether the newest schema is there; not, if it is older or nothing is there yet."""
    with reader.connect() as connection:
        return _found(connection, path) == SCHEMAS[-1]


def _found(connection: Connection, path: Path) -> str | None:
    """The schema of the database, None if it is empty."""
    tables = set(inspect(connection).get_table_names())
    if "alembic_version" not in tables:
        if tables:
            raise NotALog(
                path=str(path), why=f"it holds other tables ({', '.join(sorted(tables))})"
            )
        return None
    schema = connection.scalar(text("SELECT version_num FROM alembic_version"))
    if schema is None:
        raise NotALog(path=str(path), why="its description of itself is spoilt")
    if schema not in SCHEMAS:
        raise NewerLog(path=str(path), found=str(schema), known=SCHEMAS[-1])
    return str(schema)


def _bring_up_to_date(connection: Connection, path: Path) -> None:
    schema = _found(connection, path)
    if schema is None:
        _make(connection)
    elif schema != SCHEMAS[-1]:
        migrate(connection)


def _make(connection: Connection) -> None:
    """Make in an empty database what all migrations would make in it, without Alembic.

    Importing Alembic takes longer than anything else that a new log needs.
    """
    METADATA.create_all(connection, checkfirst=False)
    for table, why in APPEND_ONLY.items():
        for verb in ("UPDATE", "DELETE"):
            connection.execute(
                text(
                    f"CREATE TRIGGER {table}_no_{verb.lower()} BEFORE {verb} ON {table} "
                    f"BEGIN SELECT RAISE(ABORT, '{why}'); END"
                )
            )
    VERSION.create(connection)
    connection.execute(insert(VERSION).values(version_num=SCHEMAS[-1]))


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, in the transaction of `connection`."""
    # Importing Alembic takes longer than opening a log that needs no migration.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
