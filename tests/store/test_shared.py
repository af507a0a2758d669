"""What all programs that have opened a log share: counters, word of changes, presence, duties."""

import os
import sqlite3
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from queue import Queue
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings

from evendeal.director.ports import NotWritten
from evendeal.director.presence import Touch
from evendeal.director.rate_limiter import Limit
from evendeal.director.shared import PEOPLE, NoticesHere, Shared
from evendeal.ids import EventId, TableNo
from evendeal.store import busy
from evendeal.store.bells import PIPES
from evendeal.store.folder import SharedFolder
from evendeal.store.presence import PAUSE_SECONDS
from evendeal.store.shared_database import FILE
from support.clock import Moved
from support.counted import LIMITS, Happened, counted_as_listed, steps
from support.refusals import refused
from support.threads import SOON

CUP = EventId("cup")
GUESSES = {"address": Limit(40, timedelta(minutes=5))}
PLACES = {"person": Limit(50)}


@pytest.fixture
def folders(tmp_path: Path) -> Iterator[list[SharedFolder]]:
    """Two programs on a log."""
    found = [SharedFolder(tmp_path) for _ in range(2)]
    yield found
    for each in found:
        each.close()


@pytest.fixture
def two(folders: list[SharedFolder]) -> list[Shared]:
    return [each.shared for each in folders]


@given(steps)
@settings(max_examples=15, deadline=None)
def test_what_is_counted_is_what_a_list_of_everything_says(happened: Happened) -> None:
    """S8: as by one program that keeps it in memory, though each step is another program's."""
    clock = Moved()
    with TemporaryDirectory() as folder:
        programs = [SharedFolder(Path(folder)) for _ in range(2)]
        try:
            limiters = [each.shared.counters.limiter("t", clock.now, LIMITS) for each in programs]
            counted_as_listed(limiters[0], clock, happened)
            # The other one has counted nothing by itself, and is as full.
            for key in {key for _, of, _ in happened for key in of if key[0] != "place"}:
                full = limiters[0].take([key]) is not None
                if full:
                    assert limiters[1].take([key]) is not None
        finally:
            for each in programs:
                each.close()


def test_many_guesses_at_once_in_two_programs_are_no_more_than_one_after_the_other(
    two: list[Shared],
) -> None:
    clock = Moved()
    limiters = [each.counters.limiter("attempts", clock.now, GUESSES) for each in two]

    def guess(number: int) -> bool:
        return limiters[number % 2].take([("address", "here")]) is None

    with ThreadPoolExecutor(8) as threads:
        assert Counter(threads.map(guess, range(400))) == {True: 40, False: 360}
    excess = limiters[0].take([("address", "here")])
    assert excess is not None
    assert excess.seconds == 301


def test_a_program_waits_for_another_one_that_makes_the_counters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite refuses to change the journal of a file that another one writes to, at once."""
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    pauses: list[float] = []

    def other_ends(seconds: float) -> None:
        pauses.append(seconds)
        other.execute("COMMIT")

    monkeypatch.setattr(busy, "sleep", other_ends)
    program = SharedFolder(tmp_path)
    try:
        limiter = program.shared.counters.limiter("attempts", Moved().now, GUESSES)

        assert limiter.take([("address", "here")]) is None
        assert pauses == [busy.PAUSE_SECONDS]
    finally:
        program.close()
        other.close()


def test_attempts_outlast_the_programs_that_counted_them(tmp_path: Path) -> None:
    clock = Moved()
    for _ in range(2):
        folder = SharedFolder(tmp_path)
        limiter = folder.shared.counters.limiter("attempts", clock.now, GUESSES)
        taken = [limiter.take([("address", "here")]) is None for _ in range(25)]
        folder.close()

    assert taken == [True] * 15 + [False] * 10


def test_places_that_a_program_held_are_free_when_it_has_ended(
    folders: list[SharedFolder],
) -> None:
    clock = Moved()
    one, other = (each.shared.counters.limiter("streams", clock.now, PLACES) for each in folders)
    held = [one.take([("person", "ann")]) is None for _ in range(30)]
    more = [other.take([("person", "ann")]) is None for _ in range(30)]
    other.give_back([("person", "ann")])
    again = [other.take([("person", "ann")]) is None for _ in range(2)]
    folders[0].close()
    rest = [other.take([("person", "ann")]) is None for _ in range(31)]

    assert (sum(held), sum(more), sum(again), sum(rest)) == (30, 20, 1, 30)


def test_an_attempt_that_cannot_be_counted_is_refused_and_a_watcher_is_let_in(
    folders: list[SharedFolder], tmp_path: Path
) -> None:
    """A full disk is no way to guess, and shuts the hall out of no page."""
    clock = Moved()
    counters = folders[0].shared.counters
    attempts = counters.limiter("attempts", clock.now, GUESSES)
    streams = counters.limiter("streams", clock.now, PLACES)
    (tmp_path / FILE).mkdir()

    for _ in range(50):
        with refused(NotWritten, why="unable to open database file"):
            attempts.take([("address", "here")])
    assert [streams.take([("person", "ann")]) is None for _ in range(60)] == [True] * 50 + [
        False
    ] * 10


def test_a_change_is_heard_in_every_program_but_the_one_that_made_it(two: list[Shared]) -> None:
    heard: list[Queue[str]] = [Queue(), Queue()]
    ends = [each.notices.subscribe(queue.put) for each, queue in zip(two, heard, strict=True)]
    for topic in ("cup", PEOPLE, "duel"):
        two[0].notices.publish(topic)

    assert [heard[1].get(timeout=SOON) for _ in range(3)] == ["cup", PEOPLE, "duel"]
    assert heard[0].empty()
    assert [each.notices.changes(PEOPLE) for each in two] == [1, 1]
    ends[1]()
    two[0].notices.publish("cup")
    two[1].notices.publish("end")
    assert heard[0].get(timeout=SOON) == "end"
    assert heard[1].empty()


def test_a_fault_of_one_who_hears_keeps_nobody_from_hearing_the_next_change(
    two: list[Shared],
) -> None:
    heard: Queue[str] = Queue()

    def hear(topic: str) -> None:
        heard.put(topic)
        raise RuntimeError

    two[1].notices.subscribe(hear)
    two[0].notices.publish("cup")
    assert heard.get(timeout=SOON) == "cup"
    two[0].notices.publish("duel")

    assert heard.get(timeout=SOON) == "duel"


def test_the_pipe_of_a_program_that_was_killed_is_taken_away(
    folders: list[SharedFolder], tmp_path: Path
) -> None:
    folders[0].shared.notices.subscribe(lambda _: None)
    dead = tmp_path / PIPES / "0123456789abcdef"
    os.mkfifo(dead)
    folders[1].shared.notices.publish("cup")

    assert not dead.exists()
    assert len(list((tmp_path / PIPES).iterdir())) == 1
    folders[0].close()
    assert list((tmp_path / PIPES).iterdir()) == []


def test_a_program_alone_hears_its_own_changes() -> None:
    heard: list[str] = []
    notices = NoticesHere()
    end = notices.subscribe(heard.append)
    notices.publish("cup")
    end()
    notices.publish("cup")

    assert (heard, notices.changes("cup")) == (["cup"], 2)


def test_of_a_device_the_last_word_counts_whichever_program_heard_it(
    folders: list[SharedFolder], tmp_path: Path
) -> None:
    """Three lines wait, said at one program; the other one hears the device later."""
    one, other = (each.shared.presence for each in folders)
    noon = Moved().now()
    later, last = noon + timedelta(seconds=10), noon + timedelta(seconds=20)
    one.touch(CUP, TableNo(1), noon, 7)
    other.touch(CUP, TableNo(1), later, 3)
    one.touch(CUP, TableNo(1), last, None)
    other.touch(CUP, TableNo(2), noon, None)
    for each in folders:
        each.close()
    third = SharedFolder(tmp_path)

    assert third.shared.presence.of(CUP) == {1: Touch(last, 3, later), 2: Touch(noon, 0, None)}
    assert third.shared.presence.of(EventId("duel")) == {}
    third.close()
    with sqlite3.connect(tmp_path / FILE) as database:
        assert database.execute("SELECT count(*) FROM presence").fetchone() == (2,)
    assert PAUSE_SECONDS < 1


def test_a_duty_is_done_by_one_program_and_by_another_when_that_has_ended(
    folders: list[SharedFolder],
) -> None:
    one, other = (each.shared.duties for each in folders)
    assert [one.begin("play"), other.begin("play"), one.begin("play")] == [True, False, True]
    assert other.begin("another")
    one.end("play")
    assert other.begin("play")
    assert not one.begin("play")
    folders[1].close()

    assert one.begin("play")


def test_nothing_is_made_in_a_folder_before_it_is_used(tmp_path: Path) -> None:
    folder = SharedFolder(tmp_path)
    folder.shared.notices.publish("cup")
    assert folder.shared.presence.of(CUP) == {}
    folder.close()

    assert list(tmp_path.iterdir()) == []
