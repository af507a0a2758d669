"""Each event has a lock of its own, and what is decided in it rests on all that the log holds."""

import gc
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.events import begin_session, create_event
from evendeal.director.ledger import NotInTheLog
from evendeal.director.office.clock import ClockStands
from evendeal.director.ports import LogBusy
from evendeal.formats.duplicate.recording import record
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import EventId
from evendeal.store.busy import Patience
from evendeal.tournament.event_record import EventIsWithdrawn
from evendeal.tournament.line import Draft
from support.events.poker import CUP, FIRST, begun, due, event_of, play_hand, quiet
from support.ledgers import open_desk
from support.offices import poker_office
from support.refusals import refused
from support.threads import on_another_thread

OTHER = EventId("other")
ANOTHER = replace(event_of(teams=2), id=OTHER)
TEAMS = 8


@pytest.fixture
def two(folder: Path) -> Iterator[tuple[Desk, Desk]]:
    """Two programs that have the same log open, each with what it has read of it."""
    impatient = Patience(0.05)
    with ExitStack() as held:
        one = held.enter_context(open_desk(folder, create=True, patience=impatient))
        begun(one, event_of(teams=TEAMS, deals=2))
        other = held.enter_context(open_desk(folder, patience=impatient))
        other.progress(CUP)
        yield one, other


def test_an_event_that_is_written_to_keeps_no_other_event_waiting(desk: Desk) -> None:
    begun(desk, event_of(teams=2))
    create_event(desk, ANOTHER)
    with desk.writing(CUP):
        assert on_another_thread(lambda: begin_session(desk, OTHER, FIRST))

    assert list(desk.progress(OTHER).sessions) == [FIRST]


def test_an_event_that_another_program_writes_to_is_waited_for_and_no_other_event_is(
    two: tuple[Desk, Desk],
) -> None:
    one, other = two
    create_event(one, ANOTHER)
    with one.writing(CUP):
        with refused(LogBusy, seconds=0.05):
            play_hand(other, 1)
        begin_session(other, OTHER, FIRST)
    play_hand(other, 1)

    assert one.refresh(CUP).finished_hands == 1


def test_a_line_that_slips_in_before_ones_own_is_counted_before_it(
    two: tuple[Desk, Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a program that heeds no lock: what is known follows the log and not the own lines."""
    one, other = two
    at = due(one, 1)
    log = one.adapters.log
    append = log.append

    def after_another(event: EventId, drafts: Any, moment: Any, by: str) -> Any:
        n = one.progress(CUP).next_n(FIRST, 0, 0)
        stop = Draft(FIRST, 0, 0, n, "stop", {"do": "pause", "reason": "fire drill"})
        other.adapters.log.append(event, [stop], moment, "Ben")
        return append(event, drafts, moment, by)

    with monkeypatch.context() as patch:
        patch.setattr(log, "append", after_another)
        record(one, at, quiet(one, at)[:1], key="k", by="table 1")

    now = one.progress(CUP)
    assert [line.by for line in log.lines(CUP)][-2:] == ["Ben", "table 1"]
    assert now.position == log.head(CUP)[0]
    assert now.sessions[FIRST].paused == "fire drill"
    assert now.sessions[FIRST].lines_of(at.table, at.deal) == 1


def test_nothing_is_carried_on_that_another_program_has_withdrawn(two: tuple[Desk, Desk]) -> None:
    """Neither by a table that has not heard of it, nor by the office."""
    one, other = two
    at = due(other, 1)
    actions = quiet(other, at)[:1]
    poker_office(one).withdraw_event(CUP, reason="no hall", key="w", by="Ann")
    position = one.progress(CUP).position

    with refused(EventIsWithdrawn, reason="no hall"):
        record(other, at, actions, key="k", by="table 1")
    assert other.refresh(CUP).position == position


def test_of_what_many_decide_at_once_in_two_programs_each_is_checked_against_the_whole_log(
    two: tuple[Desk, Desk],
) -> None:
    """The clock is stopped and started by both: no two stops follow each other, nothing is lost."""
    offices = [poker_office(desk) for desk in two]

    def decide(number: int) -> int:
        office, key = offices[number % 2], f"k{number}"
        while True:
            try:
                if number // 2 % 2:
                    office.pause(CUP, reason="fire drill", key=key, by="Ann")
                else:
                    office.resume(CUP, key=key, by="Ann")
            except ClockStands:
                return 0
            except LogBusy:
                continue
            return 1

    with ThreadPoolExecutor(8) as threads:
        done = sum(threads.map(decide, range(80)))

    for desk in two:
        assert desk.refresh(CUP).position == desk.adapters.log.head(CUP)[0]
        assert desk.stuck(CUP) is None
    acts = [line.body["do"] for line in two[0].adapters.log.lines(CUP) if line.by == "Ann"]
    assert len(acts) == done > 0
    assert acts == [("pause", "resume")[n % 2] for n in range(done)]


def test_who_asks_for_an_event_that_is_not_there_leaves_nothing_behind(
    desk: Desk, folder: Path
) -> None:
    with desk.writing(EventId("no-such-event")):
        pass

    assert not (folder / "locks" / "no-such-event").exists()


@pytest.mark.long
def test_whoever_asks_for_thousands_of_events_that_nobody_has_leaves_nothing_behind(
    desk: Desk,
) -> None:
    def ask(asked: range) -> None:
        for n in asked:
            event = EventId(f"nobody-{n}")
            with pytest.raises(NotInTheLog):
                desk.progress(event)
            with desk.writing(event):
                pass

    ask(range(100))
    gc.collect()
    before = sys.getallocatedblocks()
    ask(range(100, 2100))
    gc.collect()
    left = sys.getallocatedblocks() - before

    # Blocks and not bytes: a table of Python's own may grow meanwhile, in one block of any size.
    # A lock for each event, with its key, takes more than one.
    assert left < 800, left
