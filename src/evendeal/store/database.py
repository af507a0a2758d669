"""The database file of the log: opened, checked to be one, brought to the newest schema."""

import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, insert, inspect, text
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import NullPool, Pool, QueuePool

from evendeal.errors import Refused
from evendeal.store.schema import APPEND_ONLY, METADATA, SCHEMAS, VERSION

BUSY_SECONDS = 5
MIGRATIONS = Path(__file__).parent / "migrations"


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
            f"{path} has the schema {found}; this version of evendeal knows up to {known}"
        )
        self.path = path
        self.found = found
        self.known = known


def open_database(path: Path, *, create: bool) -> tuple[Engine, Engine]:
    """Engines that write and that read the log at `path`, its schema the newest.

    Raises:
        NotALog: there is no file and `create` is false, or it is something else.
        NewerLog: its schema is newer than this program.
    """
    if not create and not path.exists():
        raise NotALog(path=str(path), why="there is no such file")
    if create:
        # What tables do under embargo is the organiser's alone; SQLite gives its other two
        # files the mode of the first.
        path.touch(mode=0o600)
    writer = _engine(path, NullPool)
    try:
        _bring_up_to_date(writer, path)
    except DatabaseError as error:
        raise NotALog(path=str(path), why=str(error.orig)) from error
    except UnicodeDecodeError as error:
        # SQLite cites what it finds in the file, and there it was no text.
        raise NotALog(path=str(path), why="its description of itself is spoilt") from error
    reader = _engine(path, QueuePool)
    event.listen(reader, "connect", _read_only)
    return writer, reader


def _engine(path: Path, pool: type[Pool]) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        poolclass=pool,
        connect_args={"check_same_thread": False},
    )
    event.listen(engine, "connect", _configure)
    return engine


def _configure(connection: sqlite3.Connection, _record: Any) -> None:
    # The driver must not begin transactions of its own: we say BEGIN IMMEDIATE where we write.
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout={1000 * BUSY_SECONDS}")
    until = time.monotonic() + BUSY_SECONDS
    while True:
        # Changing the journal does not wait for the busy time-out.
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            break
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.01)
    connection.execute("PRAGMA synchronous=FULL")


def _read_only(connection: sqlite3.Connection, _record: Any) -> None:
    connection.execute("PRAGMA query_only=ON")


def begin_immediate(connection: Connection) -> None:
    """Take the one right to write, waiting up to five seconds for it."""
    driver: sqlite3.Connection | None = connection.connection.driver_connection
    assert driver is not None
    try:
        driver.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        raise OperationalError("BEGIN IMMEDIATE", None, error) from error


def _bring_up_to_date(writer: Engine, path: Path) -> None:
    event.listen(writer, "begin", begin_immediate)
    # One transaction, so that of two programs starting at once one finds the work done.
    with writer.begin() as connection:
        tables = set(inspect(connection).get_table_names())
        if "alembic_version" in tables:
            found = connection.scalar(text("SELECT version_num FROM alembic_version"))
            if found == SCHEMAS[-1]:
                return
            if found is None:
                raise NotALog(path=str(path), why="its description of itself is spoilt")
            if found not in SCHEMAS:
                raise NewerLog(path=str(path), found=str(found), known=SCHEMAS[-1])
        elif tables:
            raise NotALog(
                path=str(path), why=f"it holds other tables ({', '.join(sorted(tables))})"
            )
        else:
            _make(connection)
            return
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
