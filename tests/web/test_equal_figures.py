"""What the office compares, and what it counts, in events of people and in rehearsals."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.events import begin_session
from evendeal.ids import EventId
from evendeal.views.roles import Role
from support.clock import Moved
from support.desks import consoles_of
from support.events.matches import DUEL, GameDevice, match_event
from support.events.poker import CUP, FIRST, event_of, play_hand
from support.rehearsals import prepare
from support.sentences import in_golden_file
from support.web.house import House, house
from support.web.match_house import MatchHouse, match_house
from support.web.requests import ask

pytestmark = pytest.mark.long

TRIAL = EventId("trial")


@pytest.fixture
def clock() -> Moved:
    return Moved()


@pytest.fixture
def hall(tmp_path: Path, clock: Moved) -> Iterator[House]:
    with house(tmp_path / "var") as found:
        clock.at = found.desk.adapters.clock.now()
        found.desk.adapters = replace(found.desk.adapters, clock=clock)
        yield found


def got(hall: House | MatchHouse, who: str, path: str) -> Any:
    """What a GET answers."""
    answer = asyncio.run(ask(hall.app, "GET", path, token=hall.tokens[who]))
    assert answer.status == 200, answer.body
    return answer.json


def sit(hall: House | MatchHouse, event: EventId, table: int) -> None:
    """Let a recorder's device in at a table."""
    code = hall.door.make_code(event, Role.RECORDER, by="test", table=table).code
    hall.tokens[f"{event} {table}"] = hall.door.join(
        code, name="Try", password=None, token=None, address="", label="a browser"
    )


def play(hall: House, clock: Moved, table: int, *seconds: int) -> None:
    """Hands of a table, each as long after the one before."""
    for each in seconds:
        clock.move(seconds=each)
        play_hand(hall.desk, table)


def slow(hall: House) -> list[str]:
    """What the office says of slow tables."""
    office = got(hall, "director", "/api/office/cup")
    return [each["detail"] for each in office["attention"] if each["kind"] == "slow"]


def test_a_table_that_is_behind_at_the_pace_of_the_others_is_not_compared_with_them(
    hall: House, clock: Moved
) -> None:
    """D3: "0:00 a deal against 0:00" tells a director nothing; that the others wait does."""
    play(hall, clock, 1, 12, 0, 0)
    play(hall, clock, 2, 12)

    in_golden_file(*slow(hall))


def test_a_table_that_is_slower_is_compared_with_the_others(hall: House, clock: Moved) -> None:
    """D3: where the figures differ, both are said."""
    play(hall, clock, 1, 12, 12, 12)
    play(hall, clock, 2, 12)

    (detail,) = slow(hall)
    in_golden_file(detail)


def test_a_rehearsal_of_poker_misses_no_recorder(hall: House, clock: Moved) -> None:
    """D3: a rehearsal has no recorders, and an alarm about one is none; an event of people has."""
    trial = event_of(teams=2, deals=3)
    prepare(hall.desk, replace(trial, id=TRIAL), "mixed", 7)
    begin_session(hall.desk, TRIAL, FIRST)
    sit(hall, TRIAL, 1)
    got(hall, "trial 1", f"/api/console/{TRIAL}/1")
    got(hall, "recorder 1", f"/api/console/{CUP}/1")
    clock.move(minutes=5)

    rehearsed = got(hall, "house director", f"/api/office/{TRIAL}")
    played = got(hall, "director", f"/api/office/{CUP}")

    assert (rehearsed["recorded"], played["recorded"]) == (False, True)
    assert [each["kind"] for each in rehearsed["attention"]] == []
    assert [each["kind"] for each in played["attention"]] == ["offline"]


def test_a_rehearsal_of_matches_misses_no_recorder(tmp_path: Path) -> None:
    """D3: the same of backgammon."""
    with match_house(tmp_path / "var") as hall:
        trial = replace(match_event(), id=TRIAL)
        prepare(hall.matches, trial, "mixed", 7)
        begin_session(hall.matches, TRIAL, FIRST)
        sit(hall, TRIAL, 1)
        for event, who in ((TRIAL, "trial 1"), (DUEL, "open room")):
            GameDevice(consoles_of(hall.matches), event=event).go(1)
            got(hall, who, f"/api/console/{event}/1")
        clock = hall.desk.adapters.clock
        assert isinstance(clock, Moved)
        clock.move(minutes=5)

        rehearsed = got(hall, "house director", f"/api/office/{TRIAL}")
        played = got(hall, "director", f"/api/office/{DUEL}")

        assert (rehearsed["recorded"], played["recorded"]) == (False, True)
        assert [each["kind"] for each in rehearsed["attention"]] == []
        assert [each["kind"] for each in played["attention"]] == ["offline"]
