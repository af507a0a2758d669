"""Opening the database: made when missing, brought up to date, refused when it is not ours."""

import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

from evendeal.store import NewerLog, NotALog, Store, open_store
from evendeal.store.database import MIGRATIONS, LogNotOpened, migrate
from evendeal.store.schema import LINES, METADATA, SCHEMAS
from evendeal.tournament.line import Draft
from support.events.drafts import CUP, NOON
from support.refusals import refused


def test_the_migrations_make_the_tables_that_the_program_believes_in(
    store: Store, tmp_path: Path
) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'var' / 'log.sqlite'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)

        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == SCHEMAS[-1]
    engine.dispose()


def test_a_new_log_is_exactly_what_the_migrations_make(store: Store, tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'migrated.sqlite'}")
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()

    def schema_of(path: Path) -> tuple[set[object], list[object]]:
        with closing(sqlite3.connect(path)) as database:
            made = database.execute("SELECT type, name, tbl_name, sql FROM sqlite_master")
            return set(made), database.execute("SELECT * FROM alembic_version").fetchall()

    assert schema_of(tmp_path / "var" / "log.sqlite") == schema_of(tmp_path / "migrated.sqlite")


def test_the_known_schemas_are_the_migrations_there_are() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    revisions = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]

    assert tuple(reversed(revisions)) == SCHEMAS


def test_the_tables_are_written_in_words_that_postgresql_knows_too() -> None:
    text = str(CreateTable(LINES).compile(dialect=postgresql.dialect()))

    assert "position BIGINT NOT NULL" in text
    assert "UNIQUE (event, session, table_no, deal, n)" in text


def test_the_log_survives_power_cuts_because_every_commit_reaches_the_disk(store: Store) -> None:
    connection = store.log._connection
    said = {
        name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
        for name in ("journal_mode", "synchronous")
    }
    connection.rollback()

    assert said == {"journal_mode": "wal", "synchronous": 2}


def test_many_programs_that_start_at_once_find_one_log(tmp_path: Path) -> None:
    def start(number: int) -> int:
        with closing(open_store(tmp_path / "var")) as store:
            line = Draft(1, number, 1, 0, f"start {number}", {"do": "check"})
            store.log.append(CUP, [line], NOON, "ann")
            return store.log.head(CUP)[0]

    with ThreadPoolExecutor(8) as pool:
        heads = [*pool.map(start, range(8))]

    assert max(heads) == 8


def test_a_log_that_is_only_to_be_read_is_not_made(tmp_path: Path) -> None:
    with refused(NotALog):
        open_store(tmp_path / "var", create=False)
    assert not (tmp_path / "var").exists()


def test_a_log_that_is_there_is_opened_without_writing_to_it(tmp_path: Path) -> None:
    """Whose it is not may not write to it, and is told that it cannot be opened."""
    open_store(tmp_path).close()
    os.utime(tmp_path / "log.sqlite", (0, 0))
    open_store(tmp_path, create=True).close()

    assert (tmp_path / "log.sqlite").stat().st_mtime == 0


def test_a_file_that_is_something_else_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    content = b"name,players\nArgentina,A1\n" * 50
    (tmp_path / "log.sqlite").write_bytes(content)

    with refused(NotALog):
        open_store(tmp_path)
    assert (tmp_path / "log.sqlite").read_bytes() == content


def test_a_folder_in_the_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "log.sqlite").mkdir()

    with refused(LogNotOpened):
        open_store(tmp_path)


def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "log.sqlite")) as connection:
        connection.execute("CREATE TABLE guests (name TEXT)")

    with refused(NotALog):
        open_store(tmp_path)
    with closing(sqlite3.connect(tmp_path / "log.sqlite")) as connection:
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("guests",)]


def test_a_log_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "log.sqlite")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
        connection.commit()

    with refused(NewerLog, found="0999", known=SCHEMAS[-1]):
        open_store(tmp_path)


def test_an_empty_file_becomes_a_log(tmp_path: Path) -> None:
    (tmp_path / "log.sqlite").touch()

    with closing(open_store(tmp_path)) as store:
        assert store.log.events() == ()


@pytest.mark.parametrize("name", ["100% sure", "a:b", "mit ä", "x?y#z"])
def test_the_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    with closing(open_store(tmp_path / name)) as store:
        store.log.append(CUP, [Draft(1, 1, 1, 0, "k", {})], NOON, "ann")

    with closing(open_store(tmp_path / name)) as store:
        assert store.log.head(CUP)[0] == 1
    assert (tmp_path / name / "log.sqlite").exists()
