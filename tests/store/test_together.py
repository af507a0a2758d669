"""Several appends that are committed as one: all that stand, none that was refused."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from evendeal.director.ports import LineMissing, LogBusy, NotWritten, PlaceTaken
from evendeal.ids import EventId
from evendeal.store import Store, open_store
from evendeal.store.busy import Patience
from evendeal.tournament.line import check_chain
from support.events.drafts import CUP, draft, write
from support.refusals import refused

OTHER = EventId("other")


def chain_holds(store: Store, event: EventId) -> bool:
    return check_chain(store.log.lines(event)) is None


def test_what_is_appended_together_stands_together(store: Store) -> None:
    with store.log.together():
        write(store.log, draft(0))
        write(store.log, draft(1))
        write(store.log, draft(0), event=OTHER)

    assert [line.n for line in store.log.lines(CUP)] == [0, 1]
    assert chain_holds(store, CUP)
    assert chain_holds(store, OTHER)


def test_a_refused_append_leaves_no_trace_and_the_others_stand(store: Store) -> None:
    write(store.log, draft(0))
    with store.log.together():
        write(store.log, draft(1))
        with refused(PlaceTaken, session=1, table=1, deal=1, n=1, position=2, theirs=None):
            write(store.log, draft(2), draft(1, "late"))
        with refused(LineMissing, session=1, table=1, deal=1, expected=2, got=9):
            write(store.log, draft(9))
        write(store.log, draft(1))
        write(store.log, draft(2))

    assert [line.n for line in store.log.lines(CUP)] == [0, 1, 2]
    assert chain_holds(store, CUP)


def test_a_block_that_fails_writes_nothing_and_the_log_goes_on(store: Store) -> None:
    write(store.log, draft(0))

    def cut_short() -> None:
        with store.log.together():
            write(store.log, draft(1))
            write(store.log, draft(0), event=OTHER)
            raise RuntimeError("the power went")

    with pytest.raises(RuntimeError):
        cut_short()
    write(store.log, draft(1, "again"))

    assert [line.key for line in store.log.lines(CUP)][1:] == ["again"]
    assert store.log.head(OTHER)[0] == 0
    assert chain_holds(store, CUP)


def test_nothing_is_written_together_while_another_program_holds_the_log(
    tmp_path: Path,
) -> None:
    store = open_store(tmp_path, patience=Patience(0))
    with closing(sqlite3.connect(tmp_path / "log.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with refused(LogBusy, seconds=0), store.log.together():
            write(store.log, draft(0))
    write(store.log, draft(0))

    assert store.log.head(CUP)[0] == 1
    store.close()


def test_a_disk_that_fills_up_in_the_middle_spoils_the_whole_block(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(store.log, draft(0))
    honest = store.log._write
    calls = []

    def full(*said: Any) -> Any:
        calls.append(said)
        if len(calls) == 2:
            # What SQLite does by itself when the disk is full.
            driver = store.log._connection.connection.driver_connection
            assert driver is not None
            driver.execute("ROLLBACK")
            raise OperationalError("INSERT", None, sqlite3.OperationalError("disk is full"))
        return honest(*said)

    monkeypatch.setattr(store.log, "_write", full)

    def three() -> None:
        with store.log.together():
            write(store.log, draft(1))
            for n in (2, 3):
                with refused(NotWritten):
                    write(store.log, draft(n))

    with refused(NotWritten):
        three()
    monkeypatch.undo()
    write(store.log, draft(1, "again"))

    assert [line.key for line in store.log.lines(CUP)][1:] == ["again"]
    assert chain_holds(store, CUP)
