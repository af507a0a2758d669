"""What a director can rule about games: decided, reopened, corrected, taken back, in every way.

Four games of a match, by victory points as they are printed. Each ends in one room by a ruling
of its own; some of those that were decided are reopened and played.
"""

from collections.abc import Iterator

from evendeal.backgammon import Due
from support.archives.match_hall import STEP, MatchHall, at, match_hall
from support.archives.match_recorder import recorder
from support.archives.place import Moment
from support.archives.writing import Hall
from support.events.matches import ask_roll

EVENT = "match-rulings"

FILE = """
[event]
id = "match-rulings"
name = "Club match"
format = "room_match"
[play]
games = 4
[[boards]]
name = "Board"
game = "backgammon"
[office]
rounds = "free"
shortest_seconds = 5
rolls_at_once = 0
[scoring]
ranked_by = "vp"
netted = true
[[entries]]
id = "A"
name = "Arbaty"
players = ["Anna", "Artur"]
[[entries]]
id = "B"
name = "Bastion"
players = ["Bela", "Boris"]
"""
"""Two teams, one match of four games, IMP of the difference between the rooms."""


def play(hall: Hall) -> Iterator[Moment]:
    """The event from its file to its end."""
    with match_hall(hall.folder, hall.clock, EVENT) as matches:
        yield from _played(matches)


def _played(hall: MatchHall) -> Iterator[Moment]:
    hall.make(FILE)
    hall.begin()
    _played_and_reopened(hall)
    _recorded_anew(hall)
    yield Moment("reopened")
    _decided_and_reopened(hall)
    yield Moment("decided-in-one-room", secrets=True)
    _decided(hall)
    hall.end()
    yield Moment("end")


def _played_and_reopened(hall: MatchHall) -> None:
    """Game 1: accepted after a pass, reopened by the director, and played on."""
    room = recorder(hall, 1)
    room.to_roll()
    room.double("pass")
    room.say(room.accept())
    hall.direct("reopenings", {**at(room.place), "reason": "Black had meant the other table."})
    # The pass stands as it was said; the director takes it back, and with it the double.
    room.begin()
    hall.direct("corrections", {**at(room.place), "of": room.n - 4, "reason": "It was no double."})
    room.begin()
    room.play(2)
    room.resign("gammon", "accept")
    room.say(room.accept())
    hall.turned_down("GameClosed", "corrections", {
        **at(room.place), "of": 1, "reason": "It is accepted.",
    })  # fmt: skip
    of, action = room.other_play()
    why = "Both players agree that it was so."
    fields = {**at(room.place), "of": of, "action": action, "reason": why}
    assert hall.preview({"correction": fields})["refused"] is None
    hall.direct("corrections", fields)


def _recorded_anew(hall: MatchHall) -> None:
    """Game 1 in the closed room: what stood before a roll is recorded anew (R47)."""
    room = recorder(hall, 2)
    room.to_roll()
    rolled = room.n
    room.say(room.roll_due())
    hall.direct("corrections", {**at(room.place), "of": rolled, "reason": "White had doubled."})
    room.begin()
    doubled = {"do": "double", "side": room.side}
    room.turned_down("RollSeen", doubled)
    hall.direct("reopenings", {**at(room.place), "reason": "White had doubled before the roll."})
    room.begin()
    room.double("take")
    room.say(room.roll_due())
    room.play(4)
    room.resign("backgammon", "decline")
    room.resign("backgammon", "accept")
    room.say(room.accept())
    hall.turned_down("RollsAlreadyOpen", "reopenings", {**at(room.place), "reason": "Play on."})


def _decided_and_reopened(hall: MatchHall) -> None:
    """Game 2: decided in both rooms while it is played; one is reopened in time."""
    room, other = recorder(hall, 1), recorder(hall, 2)
    room.play(4)
    other.play(2)
    hall.decide(room.place, "white", level=1, left=3, cube=2, rule="Rule 7", reason="Noise.")
    room.turned_down("PlaceTaken", room.line_due())
    hall.direct("reopenings", {**at(room.place), "reason": "Both players want to play on."})
    room.go_to_due().play(3)
    hall.decide(room.place, "black", level=3, left=15, cube=4, rule="Rule 9", reason="Left.")


def _decided(hall: MatchHall) -> None:
    """Games 2 to 4: every result that a decision can give, and one decided anew."""
    hall.turned_down("ResultCannotBe", "decisions", {
        **at((1, 2, 2)), "winner": None, "level": 1, "left": 0, "cube": 1,
        "rule": "R48", "reason": "Drawn.",
    })  # fmt: skip
    hall.turned_down("ResultCannotBe", "decisions", {
        **at((1, 2, 2)), "winner": "white", "level": 1, "left": 5, "cube": 3,
        "rule": "R48", "reason": "A cube of three.",
    })  # fmt: skip
    hall.decide((1, 2, 2), "white", level=1, left=15, cube=8, reason="As if passed.")
    hall.decide((1, 2, 2), "white", level=1, left=15, cube=4, reason="It was four.")
    hall.decide((1, 1, 3), "black", level=1, left=1, cube=1, rule="Rule 12", reason="No time.")
    hall.decide((1, 2, 3), "black", level=2, left=15, cube=64, rule="Rule 12", reason="No time.")
    _too_soon(hall)
    hall.decide((1, 2, 4), "white", level=3, left=15, cube=1, reason="A player is missing.")


def _too_soon(hall: MatchHall) -> None:
    """A table that asks for its rolls faster than anybody plays them (R52)."""
    room = recorder(hall, 1).reach(Due.PLAY)
    hall.step = 1
    room.turned_down("RollTooSoon", room.play_due(), ask_roll(room.other))
    hall.step = STEP
    room.play(6)
    room.resign("backgammon", "accept")
    room.say(room.accept())
