"""Another program holds the database: readers go on, writers are told so and lose nothing."""

import os
import re
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import ANY

import pytest
from sqlalchemy.exc import OperationalError

from evendeal.director.ports import LogBusy, LogHeld, NotWritten
from evendeal.store import NotALog, open_store
from evendeal.store.busy import PAUSE_SECONDS, Patience, holder, is_busy
from evendeal.store.database import LogNotOpened, open_database
from evendeal.store.people import SqlRegister
from evendeal.tournament.line import CHECKPOINT_EVERY, Draft
from support.events.drafts import CUP, NOON
from support.held_database import ALONE, held
from support.refusals import refused

BRIEF = Patience(0.3)


def draft(n: int) -> Draft:
    return Draft(1, 1, 1, n, f"key {n}", {"do": "check"})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A log with one line, closed."""
    with closing(open_store(tmp_path / "var")) as store:
        store.log.append(CUP, [draft(0)], NOON, "ann")
    return tmp_path / "var"


@pytest.mark.process
def test_a_log_is_opened_and_read_while_another_program_writes(folder: Path) -> None:
    """P4: whoever only reads needs no right to write, and does not wait for it."""
    with held(folder):
        with closing(open_store(folder, create=False, patience=Patience(0))) as store:
            lines = list(store.log.lines(CUP))
            audit = store.log.audit(CUP)
            assert store.log.head(CUP)[0] == 1
            assert store.log.read_only(CUP) is None
        with closing(SqlRegister(folder / "log.sqlite", Patience(0))) as register:
            assert register.accounts() == ()

    assert [line.key for line in lines] == ["key 0"]
    assert (audit.lines, audit.broken) == (1, ())


@pytest.mark.process
def test_who_writes_is_told_that_another_program_does_and_loses_nothing(folder: Path) -> None:
    """P4: the refusal names the cause, nothing is written, and the same again succeeds."""
    with closing(open_store(folder, patience=BRIEF)) as store:
        with held(folder) as other:
            for write in (
                lambda: store.log.append(CUP, [draft(1)], NOON, "ann"),
                lambda: store.log.checkpoint(CUP, NOON),
            ):
                with refused(LogBusy):
                    write()
            with refused(LogBusy), store.log.together():
                pass
            other.let_go()
        (line,) = store.log.append(CUP, [draft(1)], NOON, "ann")

        assert (line.position, store.log.audit(CUP).broken) == (2, ())


@pytest.mark.process
def test_a_writer_tries_again_until_the_other_program_has_finished(folder: Path) -> None:
    """P4: and says meanwhile how long it has waited."""
    with held(folder) as other:
        waited: list[float | None] = []

        def report(seconds: float | None) -> None:
            waited.append(seconds)
            if len(waited) == 2:
                other.let_go()

        with closing(open_store(folder, patience=Patience(60, report))) as store:
            (line,) = store.log.append(CUP, [draft(1)], NOON, "ann")

    assert line.position == 2
    assert waited[-1] is None
    assert all(seconds is not None for seconds in waited[:-1])


@pytest.mark.process
def test_what_is_refused_at_once_is_tried_again_after_a_pause(tmp_path: Path) -> None:
    """P4: a log that is made while another program writes to its file waits and does not race."""
    waited: list[float | None] = []
    sqlite3.connect(tmp_path / "log.sqlite").close()
    with held(tmp_path), refused(LogHeld):
        open_store(tmp_path, patience=Patience(1, waited.append))

    assert 1 < len(waited) <= 1 / PAUSE_SECONDS + 2


def test_nobody_is_told_where_there_was_nothing_to_wait_for(folder: Path) -> None:
    """P4: a log that is free says nothing."""
    waited: list[float | None] = []
    with closing(open_store(folder, patience=Patience(60, waited.append))) as store:
        store.log.append(CUP, [draft(1)], NOON, "ann")

    assert waited == []


@pytest.mark.process
def test_the_other_program_is_named_where_the_machine_tells_it(folder: Path) -> None:
    """P4: who waits wants to know for whom."""
    path = folder / "log.sqlite"
    with held(folder) as other:
        name = holder(path)
    if sys.platform == "linux":
        assert name is not None
        assert name.endswith(f"(process {other.pid})")
    assert holder(path) is None
    with closing(sqlite3.connect(path, isolation_level=None)) as ours:
        ours.execute("BEGIN IMMEDIATE")
        assert holder(path) is None
    assert holder(folder / "nothing.sqlite") is None


@pytest.mark.process
def test_people_are_written_by_the_same_rule(folder: Path) -> None:
    """P4: the register of people waits and refuses as the log does."""
    register = SqlRegister(folder / "log.sqlite", BRIEF)
    with closing(register), held(folder), refused(LogBusy):
        register.seen({"device": "2026-05-01T12:00:00Z"})


@pytest.mark.process
def test_a_program_that_lets_nobody_in_is_no_damage_to_the_log(folder: Path) -> None:
    """P4: the sentence is that of this fault, and of no other; afterwards all is well."""
    with held(folder, ALONE):
        for opening in (
            lambda: open_store(folder, create=False, patience=BRIEF),
            lambda: SqlRegister(folder / "log.sqlite", BRIEF),
        ):
            with refused(LogHeld):
                opening()
    with closing(open_store(folder, create=False)) as store:
        assert store.log.read_only(CUP) is None
        assert len(list(store.log.lines(CUP))) == 1


def test_a_busy_database_is_never_read_as_a_broken_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P4: a read that another program prevents is refused, and marks nothing as altered."""
    from evendeal.store import append as end_of_log
    from evendeal.store import log as log_module

    locked = sqlite3.OperationalError("database is locked")
    locked.sqlite_errorcode = sqlite3.SQLITE_BUSY_RECOVERY

    def busy(*_: object) -> object:
        raise OperationalError("SELECT", None, locked)

    def driver_busy(*_: object) -> object:
        raise locked

    with closing(open_store(folder, create=False)) as store:
        for name, read in (
            ("read_page", lambda: list(store.log.lines(CUP))),
            ("read_place", lambda: store.log.lines_at(CUP, 1, 1, 1)),
            ("read_events", store.log.events),
            ("examine", lambda: store.log.audit(CUP)),
        ):
            with monkeypatch.context() as patched:
                patched.setattr(log_module, name, busy)
                with refused(LogHeld):
                    read()
        assert store.log.head(CUP)[0] > 0
        with monkeypatch.context() as patched:
            patched.setattr(end_of_log, "head_rows", driver_busy)
            with refused(LogHeld):
                store.log.head(CUP)
        assert store.log.head(CUP)[0] > 0
        assert store.log.read_only(CUP) is None


def test_a_checkpoint_that_has_to_wait_takes_back_no_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P4: lines that are written stand, and the next ones make the signature good."""
    with closing(open_store(folder)) as store:
        catch_up = store.log._catch_up

        def busy(*_: object) -> None:
            raise LogBusy(seconds=1)

        monkeypatch.setattr(store.log, "_catch_up", busy)
        lines = store.log.append(CUP, [draft(n) for n in range(1, CHECKPOINT_EVERY)], NOON, "ann")
        monkeypatch.setattr(store.log, "_catch_up", catch_up)
        assert lines[-1].position == CHECKPOINT_EVERY
        store.log.append(CUP, [draft(CHECKPOINT_EVERY)], NOON, "ann")

        assert [point.position for point, _ in store.log.audit(CUP).checkpoints] == [
            CHECKPOINT_EVERY
        ]


def test_other_faults_are_not_taken_for_a_busy_log(tmp_path: Path) -> None:
    """P4: a full disk, a damaged file and a folder have sentences of their own."""
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    assert not is_busy(OperationalError("INSERT", None, full))
    assert not is_busy(OSError("locked"))
    assert not issubclass(NotWritten, LogBusy)

    (tmp_path / "log.sqlite").mkdir()
    with refused(LogNotOpened):
        open_database(tmp_path / "log.sqlite", create=False)
    damaged = tmp_path / "damaged.sqlite"
    damaged.write_bytes(b"x" * 4096)
    with refused(NotALog):
        open_database(damaged, create=False)


@contextmanager
def without_the_right_to_write(folder: Path) -> Iterator[None]:
    """As somebody who may read what is in the folder and change nothing."""
    for path in (*folder.rglob("*"), folder):
        path.chmod(0o555 if path.is_dir() else 0o444)
    root = os.geteuid() == 0
    if root:  # whom no mode keeps from writing
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o755 if path.is_dir() else 0o644)


def test_a_log_that_may_only_be_read_is_read(folder: Path) -> None:
    """P4: reading needs no right to write, on a medium that nobody can write either."""
    with TemporaryDirectory() as somewhere:
        Path(somewhere).chmod(0o755)
        there = Path(shutil.copytree(folder, Path(somewhere) / "the hall's log #1?"))
        with without_the_right_to_write(there):
            with closing(open_store(there, create=False)) as store:
                keys = [line.key for line in store.log.lines(CUP)]
                assert store.log.read_only(CUP) is None
                with refused(NotWritten, why=ANY) as no:
                    store.log.append(CUP, [draft(1)], NOON, "ann")
                # In the words of SQLite, which depend on what it tries first.
                assert re.search("readonly|unable to open", no.value.why)
            assert [path.name for path in there.glob("log.sqlite*")] == ["log.sqlite"]

    assert keys == ["key 0"]


@pytest.mark.process
def test_an_older_log_is_brought_up_to_date_when_it_is_free(tmp_path: Path) -> None:
    """P4: what needs the right to write waits for it, also at the opening."""
    path = tmp_path / "log.sqlite"
    with closing(open_store(tmp_path)):
        pass
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE alembic_version SET version_num = '0001'")
        for table in ("deeds", "devices", "grants", "invitations", "accounts"):
            database.execute(f"DROP TABLE people_{table}")
        for table in ("registration_applications", "registrations"):
            database.execute(f"DROP TABLE {table}")
        database.commit()

    with held(tmp_path), refused(LogBusy):
        open_database(path, create=False, patience=BRIEF)
    with closing(SqlRegister(path)) as register:
        assert register.accounts() == ()
