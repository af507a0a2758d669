"""Pages of team matches are made beside the desk: while one is made, tables write on."""

from dataclasses import replace

import pytest

from evendeal.director.events import create_event
from evendeal.formats.room_match import public
from evendeal.formats.room_match.office import side as page
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import EventId
from evendeal.views.matches.scoreboard import MatchScoreboard
from support.desks import consoles_of
from support.events.matches import DUEL, GameDevice, match_event, matches_begun
from support.offices import matches_office
from support.threads import meanwhile


def test_a_table_writes_while_the_office_is_made_which_is_that_of_the_moment_it_was_asked_for(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = matches_begun(desk)
    consoles = consoles_of(matches)
    office = matches_office(matches)
    came: list[bool] = []
    play = GameDevice(consoles, 1).short_game
    with monkeypatch.context() as patch:
        patch.setattr(page, "match_office", meanwhile(play, page.match_office, came))
        before = office.office(DUEL)

    assert came == [True]
    assert before.matches[0].open.done == 0
    assert office.office(DUEL).matches[0].open.done == 1
    assert office.office(DUEL).position > before.position


def test_a_table_writes_while_the_scoreboard_is_made(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = matches_begun(desk)
    consoles = consoles_of(matches)
    hall = RoomMatchPublic(matches)
    came: list[bool] = []

    def play() -> None:
        for table in (1, 2):
            GameDevice(consoles, table, key=f"k{table}").short_game()

    with monkeypatch.context() as patch:
        patch.setattr(public, "match_scoreboard", meanwhile(play, public.match_scoreboard, came))
        before = hall.scoreboard(DUEL)

    assert came == [True]
    assert before.rounds[0].matches[0].finished == 0
    assert hall.scoreboard(DUEL).rounds[0].matches[0].finished == 1


def test_the_office_of_an_event_does_not_wait_while_the_log_of_another_is_read(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = matches_begun(desk)
    other = EventId("other")
    create_event(matches, replace(match_event(), id=other))
    office = matches_office(matches)
    log, position = matches.adapters.log, matches.progress(other).position
    came: list[bool] = []
    read = meanwhile(lambda: office.office(DUEL), log.lines, came)
    with monkeypatch.context() as patch:
        patch.setattr(log, "lines", read)
        office.office(other)

    assert came == [True]
    assert office.office(other).position == position


@pytest.mark.parametrize("ready", [True, False])
def test_the_scoreboard_of_an_event_does_not_wait_while_that_of_another_is_made(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, ready: bool
) -> None:
    matches = matches_begun(desk)
    other = EventId("other")
    create_event(matches, replace(match_event(), id=other))
    hall = RoomMatchPublic(matches)
    if ready:
        hall.scoreboard(DUEL)
    came: list[bool] = []
    found: list[MatchScoreboard] = []

    def ask() -> None:
        found.append(hall.scoreboard(DUEL))

    with monkeypatch.context() as patch:
        patch.setattr(public, "match_scoreboard", meanwhile(ask, public.match_scoreboard, came))
        hall.scoreboard(other)

    assert came == [True]
    assert found[0] is hall.scoreboard(DUEL)


def test_a_page_that_could_not_be_made_is_made_at_the_next_asking(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = matches_begun(desk)
    office = matches_office(matches)

    def broken(*_: object) -> None:
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(page, "match_office", broken)
        with pytest.raises(MemoryError):
            office.office(DUEL)

    assert office.office(DUEL).event == DUEL
