"""The draw of the seats as the hall shows it: nothing of it before it is public, then all of it."""

from dataclasses import replace
from pathlib import Path

import pytest

from evendeal.draw.places import DRAWS
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.formats.seat_ladder.public import SeatLadderPublic
from evendeal.ids import SessionNo
from evendeal.views.absent import NoSuchSession
from evendeal.views.poker.seat_draw import team_seat_draw
from evendeal.views.seat_draw import SeatDraw
from support.events.individuals import OPEN, Played, individuals, ladder_on, seats_of
from support.events.match_pictures import DUO, duo, rooms
from support.events.rehearsed_cup import CUP, Cup

FIRST, SECOND = SessionNo(1), SessionNo(2)


def order(draw: SeatDraw) -> list[tuple[int, int]]:
    """Seats and tables as the hall sees them taken."""
    return [(place.seat, place.table) for place in draw.places]


def test_before_a_session_has_begun_nobody_learns_a_seat_of_it(tmp_path: Path) -> None:
    with ladder_on(tmp_path / "log") as ledger:
        public = SeatLadderPublic(ledger)
        played = Played(ledger, individuals(27))
        assert public.seat_draw(OPEN) is None
        played.until("begin", 1)
        assert public.seat_draw(OPEN) is None
        # The list of the second session is signed, and its secret lies with the others.
        played.until("begin", 2)
        known = public.seat_draw(OPEN)
        assert known is not None
        assert known.session == FIRST
        with pytest.raises(NoSuchSession):
            public.seat_draw(OPEN, SECOND)


def test_everybody_sits_where_the_draw_has_put_him_seat_by_seat(tmp_path: Path) -> None:
    with ladder_on(tmp_path / "log") as ledger:
        played = Played(ledger, individuals(20))
        played.until("end", 1)
        draw = SeatLadderPublic(ledger).seat_draw(OPEN)
        sat = seats_of(played, 1)

    assert draw is not None
    assert order(draw) == sorted(order(draw))
    assert {place.entry: (place.table, place.seat) for place in draw.places} == sat
    assert (draw.tables, draw.seats, draw.best_of) == (3, 9, DRAWS)
    assert draw.signed_at is not None
    assert draw.signed_at <= draw.drawn_at
    assert (draw.value, draw.value_is, draw.repeats) == (None, None, None)
    assert {place.brought for place in draw.places} == {None}


def test_who_comes_from_a_session_brings_along_what_its_ladder_says(tmp_path: Path) -> None:
    with ladder_on(tmp_path / "log") as ledger:
        played = Played(ledger, individuals(27))
        played.until("end", 2)
        public = SeatLadderPublic(ledger)
        draw, before = public.seat_draw(OPEN, SECOND), public.scoreboard(OPEN, FIRST)

    assert draw is not None
    assert draw.repeats is not None
    assert draw.repeats.neighbours >= draw.repeats.least_neighbours
    assert draw.repeats.seats >= draw.repeats.least_seats
    assert {
        place.entry: (place.seat_before, place.place_before, place.brought) for place in draw.places
    } == {
        row.entry: (ladder.seat, row.place, row.carried)
        for ladder in before.ladders
        for row in ladder.rows
        if row.stays
    }


def test_where_seats_are_exchanged_nothing_was_drawn(tmp_path: Path) -> None:
    with ladder_on(tmp_path / "log") as ledger:
        played = Played(ledger, individuals(18, deals=1))
        played.to_the_end()
        public = SeatLadderPublic(ledger)
        last = played.progress.current
        final = public.seat_draw(OPEN, SessionNo(last - 1))

        assert public.seat_draw(OPEN, last) is None
    assert final is not None
    assert final.seats == 2


def test_teams_are_drawn_too_and_a_session_that_mirrors_another_is_not(played: Cup) -> None:
    lines = next(n for n in range(len(played.lines)) if played.after(n).sessions)
    begun, whole = played.after(lines), played.after(len(played.lines))
    signed = played.desk.seal(CUP)
    assert signed is not None
    seal = signed.seal

    assert team_seat_draw(played.after(lines - 1), seal) is None
    draw = team_seat_draw(begun, seal)
    assert draw is not None
    assert len(draw.places) == 16
    assert draw.best_of is None
    assert team_seat_draw(whole, seal, FIRST) == draw
    assert team_seat_draw(whole, seal, SECOND) != draw
    assert team_seat_draw(whole, replace(seal, method="mirror"), SECOND) is None


def test_of_matches_nobody_draws_seats(tmp_path: Path) -> None:
    with rooms(tmp_path, duo()) as desk:
        assert RoomMatchPublic(desk).seat_draw(DUO) is None
