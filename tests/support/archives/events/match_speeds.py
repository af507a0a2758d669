"""Two rooms at different speeds: what the public sees of a game while it is played (R46).

The open room is ahead, ends its game, and turns that were shown are corrected and taken back; in
the second game the closed room is ahead, and the open one ends by a pass. A substitute comes in
the middle, and a player changes rooms.
"""

from collections.abc import Iterator

from support.archives.match_hall import MatchHall, at, match_hall
from support.archives.match_recorder import Recorder, recorder
from support.archives.place import Moment
from support.archives.writing import Hall

EVENT = "match-speeds"

FILE = """
[event]
id = "match-speeds"
name = "Deux salles, deux vitesses"
format = "room_match"
begins = "2027-05-01T20:00"
[play]
games = 2
[[boards]]
name = "Tablier 1"
game = "backgammon"
[scoring]
ranked_by = "imp"
tie_breaks = ["imp_difference", "smp_difference"]
[[entries]]
id = "lodz"
name = "Łódź"
players = ["Zofia Żak", "Jan Świątek", "Ewa Kąkol"]
[[entries]]
id = "tokyo"
name = "東京"
players = ["佐藤 花", "鈴木 一郎", "田中 実"]
"""
"""Two teams with a reserve player each, rolls drawn ahead, told out of a bucket (R52)."""


def play(hall: Hall) -> Iterator[Moment]:
    """The event from its file to its end."""
    with match_hall(hall.folder, hall.clock, EVENT) as matches:
        yield from _played(matches)


def _played(hall: MatchHall) -> Iterator[Moment]:
    hall.make(FILE)
    hall.begin()
    open_room, closed_room = recorder(hall, 1), recorder(hall, 2, "bold")
    open_room.play(12)
    closed_room.play(5)
    yield Moment("open-room-ahead", secrets=True)
    _turn_taken_back(hall, closed_room)
    open_room.play(8)
    open_room.resign("gammon", "accept")
    open_room.say(open_room.accept())
    closed_room.play(9)
    _shown_turn_corrected(hall, closed_room)
    yield Moment("over-in-one-room", secrets=True)
    closed_room.go_to_due().play(4)
    closed_room.resign("backgammon", "accept")
    closed_room.say(closed_room.accept())
    yield Moment("first-game-over")
    _substitute(hall)
    _second_game(hall, recorder(hall, 1), recorder(hall, 2, "bold"))
    yield Moment("passed-in-one-room", secrets=True)
    closed_room = recorder(hall, 2, "bold")
    closed_room.play(4)
    closed_room.resign("gammon", "accept")
    closed_room.say(closed_room.accept())
    hall.end()
    yield Moment("end")


def _turn_taken_back(hall: MatchHall, room: Recorder) -> None:
    """A turn that everybody has seen is taken back by the office and played another way."""
    plays = [n for n, body in sorted(room.lines.items()) if body["do"] == "play"]
    fields = {**at(room.place), "of": plays[-1]}
    hall.direct("corrections", {**fields, "reason": "Black had moved White's checkers."})
    room.begin()
    room.say(room.play_due(which=1))


def _shown_turn_corrected(hall: MatchHall, room: Recorder) -> None:
    """A play that everybody has seen should have been another one."""
    of, action = room.go_to_due().other_play()
    fields = {**at(room.place), "of": of, "action": action}
    hall.direct("corrections", {**fields, "reason": "It was typed from the other board."})


def _substitute(hall: MatchHall) -> None:
    """Somebody comes from the bench, and of the other team two change rooms."""
    fields = {"session": 1, "match": 1}
    hall.turned_down("RulingReasonMissing", "lineups", {
        **fields, "team": "lodz", "players": ["Zofia Żak", "Ewa Kąkol"],
    })  # fmt: skip
    hall.direct("lineups", {
        **fields, "team": "lodz", "players": ["Zofia Żak", "Ewa Kąkol"], "reason": "Jan is unwell.",
    })  # fmt: skip
    hall.direct("lineups", {
        **fields, "team": "tokyo", "players": ["鈴木 一郎", "佐藤 花"],
        "reason": "They had sat wrong.",
    })  # fmt: skip


def _second_game(hall: MatchHall, open_room: Recorder, closed_room: Recorder) -> None:
    """The closed room is ahead; the open one doubles, and the game is given up."""
    closed_room.play(10)
    open_room.play(3)
    open_room.to_roll()
    open_room.double("pass")
    open_room.say(open_room.accept())
