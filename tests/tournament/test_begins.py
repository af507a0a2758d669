"""When an event is planned to begin: how it is written, what is refused, what stays as it was."""

from datetime import date, datetime, time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.event_text import ROOM_MATCH
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.tournament.room_match.event_write import write_match_event
from evendeal.tournament.seat_teams.demonstration import demonstration
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.event_read import write_event
from support.events.any_event import read_any_event
from support.refusals import refused

EVENTS = Path(__file__).parents[2] / "docs" / "events"
YALTA = read_match_event((EVENTS / "yalta.toml").read_bytes())
FILES = {"poker": write_event(demonstration()), ROOM_MATCH: write_match_event(YALTA)}
"""A file of each kind that does not say when its event begins."""


def saying(file: str, begins: str) -> str:
    """The file with the value of the key as it is typed."""
    assert "begins" not in file
    return file.replace("[event]\n", f"[event]\nbegins = {begins}\n", 1)


def written(event: Event | MatchEvent) -> str:
    return write_match_event(event) if isinstance(event, MatchEvent) else write_event(event)


both_kinds = pytest.mark.parametrize("file", FILES.values(), ids=FILES)


@both_kinds
@pytest.mark.parametrize(
    ("typed", "begins"),
    [
        ("2026-12-03", "2026-12-03"),
        ("2026-12-03T18:30:00", "2026-12-03T18:30"),
        ("2026-12-03 18:30:00", "2026-12-03T18:30"),
        ('"2026-12-03"', "2026-12-03"),
        ('"2026-12-03T18:30"', "2026-12-03T18:30"),
        ('"2026-12-03 18:30:00"', "2026-12-03T18:30"),
        ("2028-02-29T00:00:00", "2028-02-29T00:00"),
        ('""', ""),
    ],
)
def test_a_day_and_a_time_of_the_hall_are_read(file: str, typed: str, begins: str) -> None:
    """D1: TOML's own dates and times, and a text that says the same."""
    event = read_any_event(saying(file, typed))

    assert event.begins == begins
    assert read_any_event(written(event)) == event


@both_kinds
@pytest.mark.parametrize(
    "typed",
    [
        "18:30:00",
        "20261203",
        "true",
        "[2026-12-03]",
        "2026-12-03T18:30:15",
        "2026-12-03T18:30:00.5",
        '"2026-02-29"',
        '"2026-12-03T24:00"',
        '"2026-12-03T"',
        '"T18:30"',
        '"3 Dec 2026"',
        '"2026-12-03\\n"',
        '"٢٠٢٦-١٢-٠٣"',
        '" "',
    ],
)
def test_what_is_no_day_is_refused_at_its_place(file: str, typed: str) -> None:
    """D1: the sentence names the key and says what to type."""
    with refused(NotAnEvent, where="event.begins"):
        read_any_event(saying(file, typed))


@both_kinds
@pytest.mark.parametrize(
    "typed",
    [
        "2026-12-03T18:30:00Z",
        "2026-12-03T18:30:00+01:00",
        "2026-12-03 18:30:00-05:00",
        '"2026-12-03T18:30Z"',
        '"2026-12-03T18:30+01:00"',
    ],
)
def test_the_time_of_another_clock_is_refused(file: str, typed: str) -> None:
    """D1: players look at the clock on the wall, and at no offset from another one."""
    with refused(NotAnEvent, where="event.begins"):
        read_any_event(saying(file, typed))


@both_kinds
@given(st.dates() | st.datetimes().map(lambda at: at.replace(second=0, microsecond=0)))
def test_whatever_day_is_planned_reads_back_and_changes_no_other_word(
    file: str, begins: date
) -> None:
    """D1: one line more in the file that is sealed, and without it the same bytes as ever."""
    event = read_any_event(saying(file, begins.isoformat()))
    lines = written(event).splitlines()

    assert read_any_event(written(event)) == event
    assert datetime.fromisoformat(event.begins) == (
        begins if isinstance(begins, datetime) else datetime.combine(begins, time())
    )
    assert [line for line in lines if line != f'begins = "{event.begins}"'] == file.splitlines()
    assert len(lines) == len(file.splitlines()) + 1
    assert written(read_any_event(file)) == file
