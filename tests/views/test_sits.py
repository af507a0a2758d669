"""Who sits where, for the screens in the hall: what is public of seats and matches, and no more."""

from pathlib import Path

from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.ids import SessionNo
from evendeal.views.poker.table import sits, table_heads
from support.events.match_pictures import DUO, duo, rooms
from support.events.rehearsed_cup import Cup


def test_before_the_seats_are_drawn_nobody_sits_anywhere(played: Cup) -> None:
    assert sits(played.after(0)) == ()


def test_everybody_of_the_session_that_is_played_sits_where_its_tables_say(played: Cup) -> None:
    progress = played.after(len(played.lines))
    heads = table_heads(progress, SessionNo(2))

    assert [(each.table, each.seat, each.player) for each in sits(progress)] == [
        (head.table, seat.seat, seat.player) for head in heads for seat in head.seats
    ]


def test_in_a_match_each_team_has_a_player_at_either_table(tmp_path: Path) -> None:
    with rooms(tmp_path, duo()) as desk:
        seated = RoomMatchPublic(desk).sits(DUO)

    assert [(each.table, each.part) for each in seated] == [
        (1, "open"),
        (1, "open"),
        (2, "closed"),
        (2, "closed"),
    ]
    assert len({(each.entry, each.table) for each in seated}) == 4
    assert {each.seat for each in seated} == {None}
