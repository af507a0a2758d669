"""Rounds that begin, and play that is paused, as the fold of team matches counts them."""

import pytest

from evendeal.backgammon import OpeningRoll
from evendeal.ids import TableNo
from evendeal.tournament.checks import NotAnEvent, OutOfBounds
from evendeal.tournament.clock_acts import Paused, Resumed
from evendeal.tournament.refusals import OutOfPlace
from evendeal.tournament.room_match.acts import RoundBegun
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.tournament.room_match.event_write import write_match_event
from evendeal.tournament.room_match.play_control import (
    EVERYWHERE,
    MatchOfficeRules,
    PlayControl,
    RoundNotBegun,
    RoundsBegin,
    TablePaused,
)
from support.events.match_log import MatchLog
from support.refusals import refused

TOML = """
[event]
id = "cup"
name = "Cup"
format = "room_match"
[play]
games = 1
[[boards]]
name = "Board"
[scoring]
ranked_by = "imp"
{office}
[[entries]]
name = "A"
[[entries]]
name = "B"
[[entries]]
name = "C"
"""
TOGETHER = '[office]\nrounds = "together"\nshortest_seconds = 7'
WHOLE = (0, 0, 0)


def log_of(office: str = TOGETHER) -> MatchLog:
    return MatchLog(read_match_event(TOML.format(office=office)), known=False).begin()


def test_the_file_says_when_rounds_begin_and_how_fast_rolls_are_told() -> None:
    usual = read_match_event(TOML.format(office=""))
    event = read_match_event(TOML.format(office=TOGETHER))

    assert usual.office == MatchOfficeRules(RoundsBegin.FREE, 3)
    assert event.office == MatchOfficeRules(RoundsBegin.TOGETHER, 7)
    for each in (usual, event):
        assert read_match_event(write_match_event(each)) == each
    # What was sealed before there was such a section is written as it was then.
    assert "[office]" not in write_match_event(usual)


@pytest.mark.parametrize(
    ("office", "kind", "where"),
    [
        ('rounds = "alone"', NotAnEvent, "office.rounds"),
        ("shortest_seconds = -1", OutOfBounds, "office.shortest_seconds"),
        ("shortest_seconds = 601", OutOfBounds, "office.shortest_seconds"),
    ],
)
def test_an_unknown_way_to_begin_rounds_is_refused(
    office: str, kind: type[NotAnEvent], where: str
) -> None:
    with refused(kind, where=where):
        read_match_event(TOML.format(office=f"[office]\n{office}"))


@pytest.mark.parametrize("seconds", [0, 600])
def test_rolls_are_told_at_once_or_up_to_ten_minutes_apart(seconds: int) -> None:
    event = read_match_event(TOML.format(office=f"[office]\nshortest_seconds = {seconds}"))

    assert event.office.shortest_seconds == seconds


def test_a_line_of_a_round_that_has_not_begun_does_not_count() -> None:
    log = log_of()
    second = log.place(match=2)
    with refused(RoundNotBegun, round=2):
        log.write(second, OpeningRoll(6, 1))
    log.write(WHOLE, RoundBegun(2))

    log.write(second, OpeningRoll(6, 1))
    assert log.progress.tables.control.round == 2


@pytest.mark.parametrize("round", [1, 3])
def test_rounds_begin_in_their_order(round: int) -> None:
    with refused(OutOfPlace, position=3):
        log_of().write(WHOLE, RoundBegun(round))


def test_a_round_is_begun_where_the_file_says_so_and_beside_all_sessions() -> None:
    with refused(OutOfPlace, position=3):
        log_of("").write(WHOLE, RoundBegun(2))
    with refused(OutOfPlace, position=3):
        log_of().write((1, 0, 0), RoundBegun(2))


def test_a_table_that_is_paused_records_no_action() -> None:
    log = log_of("")
    log.write((0, 1, 0), Paused("a clock has stopped"))
    with refused(TablePaused, table=1):
        log.write(log.place(), OpeningRoll(6, 1))
    log.write(log.place(room="closed"), OpeningRoll(6, 1))
    log.write((0, 1, 0), Resumed())

    log.write(log.place(), OpeningRoll(6, 1))


def test_a_pause_without_a_reason_is_told_without_one() -> None:
    log = log_of("")
    log.write((0, 1, 0), Paused(""))
    with refused(TablePaused, table=1):
        log.write(log.place(), OpeningRoll(6, 1))


def test_there_is_no_pause_at_a_table_that_is_not_there() -> None:
    with refused(OutOfPlace, position=3):
        log_of().write((0, 9, 0), Paused(""))


def test_play_that_goes_on_everywhere_goes_on_at_single_tables_too() -> None:
    hold = PlayControl()
    for table in (TableNo(1), TableNo(2), EVERYWHERE):
        hold = hold.after(Paused("x"), table, "12:00")

    assert hold.after(Resumed(), TableNo(1), "").pauses.keys() == {EVERYWHERE, TableNo(2)}
    assert not hold.after(Resumed(), EVERYWHERE, "").pauses


def test_a_table_stands_since_and_because_it_was_first_paused() -> None:
    hold = PlayControl().after(Paused("the lights are out"), TableNo(1), "12:00")

    again = hold.after(Paused("supper"), TableNo(1), "12:30")
    assert again.paused(TableNo(1)) == ("the lights are out", "12:00")
