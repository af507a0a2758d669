"""Writing to the log: what is acknowledged, what is refused, who comes first."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from evendeal.director.ports import KeyReused, LineMissing, Log, LogBusy, PlaceTaken, Signer
from evendeal.draw.canonical import NotCanonical
from evendeal.errors import Refused
from evendeal.ids import EventId
from evendeal.store import Store, open_store
from evendeal.store.busy import Patience
from evendeal.tournament.line import ORIGIN, Draft, Line, NotADraft, check_chain
from support.events.drafts import CUP, NOON, draft, write
from support.refusals import refused


def test_the_log_of_the_store_is_the_log_of_the_use_cases(store: Store) -> None:
    log: Log = store.log
    signer: Signer = store.log

    assert log.events() == ()
    assert len(signer.public_key(CUP)) == 32


def test_lines_come_back_as_they_were_written(store: Store) -> None:
    written = write(store.log, draft(0), draft(1)) + write(store.log, draft(0, table=2))

    assert tuple(store.log.lines(CUP)) == written
    assert [line.position for line in written] == [1, 2, 3]
    assert written[0].body == {"do": "check", "seat": 1}
    assert (written[0].at, written[0].by) == ("2026-05-01T12:00:00.000Z", "table 1")
    assert check_chain(written) is None
    assert store.log.head(CUP) == (3, written[-1].hash)


def test_an_event_without_lines_has_its_head_at_the_origin(store: Store) -> None:
    assert store.log.head(CUP) == (0, ORIGIN)
    assert tuple(store.log.lines(CUP)) == ()
    assert store.log.checkpoint(CUP, NOON) is None
    assert write(store.log) == ()


def test_each_event_has_a_chain_of_its_own(store: Store) -> None:
    cup = write(store.log, draft(0))
    other = write(store.log, draft(0), event=EventId("open-2026"))

    assert (cup[0].position, other[0].position) == (1, 1)
    assert cup[0].hash != other[0].hash
    assert store.log.events() == ("cup", "open-2026")


@pytest.mark.long
def test_reading_goes_on_after_the_last_line_seen(store: Store) -> None:
    for deal in range(1, 6):
        write(store.log, *(draft(n, deal=deal) for n in range(900)))

    assert [line.position for line in store.log.lines(CUP, after=2499)] == [*range(2500, 4501)]
    assert tuple(store.log.lines(CUP, after=4500)) == ()


def test_a_line_sent_twice_stands_once_and_gets_the_first_answer(store: Store) -> None:
    first = write(store.log, draft(0), draft(1))

    again = store.log.append(CUP, [draft(1), draft(2)], NOON.replace(hour=13), "someone else")

    assert again[0] == first[1]
    assert again[1].position == 3
    assert store.log.head(CUP)[0] == 3


def test_a_key_with_another_content_or_place_is_refused(store: Store) -> None:
    write(store.log, draft(0, "k"))

    for other in (draft(0, "k", do="fold"), draft(1, "k"), draft(0, "k", table=2)):
        with refused(KeyReused, key="k", position=1) as refusal:
            write(store.log, other)
        assert refusal.value.fields == {"key": "k", "position": 1}
    with refused(KeyReused, key="same", position=2):
        write(store.log, draft(1, "same"), draft(2, "same"))
    assert store.log.head(CUP)[0] == 1


def test_the_lines_of_one_hand_are_read_without_the_others(store: Store) -> None:
    write(store.log, draft(0), draft(1))

    assert [line.n for line in store.log.lines_at(CUP, 1, 1, 1)] == [0, 1]
    assert store.log.lines_at(CUP, 1, 2, 1) == ()


def test_a_place_has_one_line(store: Store) -> None:
    write(store.log, draft(0), draft(1))

    with refused(PlaceTaken, session=1, table=1, deal=1, n=1, position=2, theirs=None) as refusal:
        write(store.log, draft(1, "late"))
    assert refusal.value.fields == {
        "session": 1, "table": 1, "deal": 1, "n": 1, "position": 2, "theirs": None,
    }  # fmt: skip
    with refused(PlaceTaken, session=1, table=1, deal=1, n=2, position=3, theirs=None):
        write(store.log, draft(2), draft(2, "twice"))


def test_no_line_is_left_out(store: Store) -> None:
    write(store.log, draft(0))

    with refused(LineMissing, session=1, table=1, deal=1, expected=1, got=2):
        write(store.log, draft(2))
    with refused(LineMissing, session=1, table=2, deal=1, expected=0, got=1):
        write(store.log, draft(1, table=2))


def test_of_several_lines_all_are_written_or_none(store: Store) -> None:
    write(store.log, draft(0))
    head = store.log.head(CUP)

    with refused(LineMissing, session=1, table=1, deal=1, expected=3, got=4):
        write(store.log, draft(1), draft(2), draft(4))
    with refused(NotCanonical):
        write(store.log, draft(1), Draft(1, 1, 1, 2, "half", {"do": "raise_to", "chips": 0.5}))

    assert store.log.head(CUP) == head
    assert write(store.log, draft(1))[0].previous == head[1]


@pytest.mark.parametrize("event", ["", "../cup", "a/b", "cup\n", "."])
def test_an_event_whose_name_could_not_be_a_folder_is_refused(store: Store, event: str) -> None:
    with refused(NotADraft, field="event"):
        write(store.log, draft(0), event=EventId(event))


def test_a_writer_without_a_name_and_a_body_that_is_no_object_are_refused(store: Store) -> None:
    with refused(NotADraft, field="by", value=""):
        store.log.append(CUP, [draft(0)], NOON, "")
    with refused(NotADraft, field="body", value=["fold"]):
        write(store.log, Draft(1, 1, 1, 0, "k", ["fold"]))  # type: ignore[arg-type]


def test_of_two_recorders_at_one_place_exactly_one_is_heard(store: Store) -> None:
    both = Barrier(2)

    def type_line(who: str, n: int) -> Line | Refused:
        both.wait()
        try:
            return write(store.log, draft(n, f"{who}-{n}"))[0]
        except Refused as refusal:
            return refusal

    with ThreadPoolExecutor(2) as pool:
        for n in range(40):
            answers = [*pool.map(type_line, ["ann", "bob"], [n, n])]
            assert sorted(type(answer).__name__ for answer in answers) == ["Line", "PlaceTaken"]
    assert check_chain(store.log.lines(CUP)) is None


def test_two_programs_write_to_one_log_without_losing_a_line(tmp_path: Path) -> None:
    stores = [open_store(tmp_path), open_store(tmp_path)]

    def play(table: int) -> None:
        log = stores[table % 2].log
        for n in range(75):
            write(log, draft(n, table=table))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(play, range(1, 5)))
    audit = stores[0].log.audit(CUP)
    for store in stores:
        store.close()

    assert (audit.lines, audit.broken) == (300, ())
    assert [point.position for point, _ in audit.checkpoints] == [100, 200, 300]


def test_a_log_held_by_another_program_is_a_refusal_and_nothing_is_written(
    tmp_path: Path,
) -> None:
    store = open_store(tmp_path, patience=Patience(0))
    write(store.log, draft(0))
    other = sqlite3.connect(tmp_path / "log.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    with refused(LogBusy, seconds=0):
        write(store.log, draft(1))
    other.execute("ROLLBACK")
    other.close()

    assert write(store.log, draft(1))[0].position == 2
    store.close()


def test_the_database_itself_refuses_to_change_or_remove_a_line(
    store: Store, tmp_path: Path
) -> None:
    write(store.log, draft(0))
    other = sqlite3.connect(tmp_path / "var" / "log.sqlite")

    for statement in ("UPDATE lines SET body = '{}'", "DELETE FROM lines"):
        with pytest.raises(sqlite3.IntegrityError, match="never changed or removed"):
            other.execute(statement)
    other.close()
