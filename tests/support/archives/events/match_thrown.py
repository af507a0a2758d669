"""Dice thrown at the tables: the room that first needs a roll throws it, the other one gets it.

Rolls typed wrong and typed again, dice that the other room has used, a pace for dice that are
looked at, and a final between teams that nothing but lots can separate.
"""

from collections.abc import Iterator

from evendeal.backgammon import Due
from support.archives.match_hall import MatchHall, at, match_hall
from support.archives.match_recorder import recorder
from support.archives.place import Moment
from support.archives.writing import Hall
from support.events.matches import typed_roll

EVENT = "match-thrown"

FILE = """
[event]
id = "match-thrown"
name = "Thrown dice"
format = "room_match"
[play]
games = 1
rolls = "thrown"
[[boards]]
name = "Board"
cube_limit = 2
[final]
games = 2
[office]
rounds = "free"
rolls_at_once = 0
shortest_seconds = 3
[hall]
devices = "none"
[scoring]
ranked_by = "imp"
tie_breaks = []
[[entries]]
id = "A"
name = "Alpha"
players = ["Ada", "Alan"]
[[entries]]
id = "B"
name = "Beta"
players = ["Bob", "Barbara"]
[[entries]]
id = "C"
name = "Gamma"
players = ["Claude", "Grace"]
"""
"""Three teams on one board; level teams share their place but for the final."""


def play(hall: Hall) -> Iterator[Moment]:
    """The event from its file to its end."""
    with match_hall(hall.folder, hall.clock, EVENT) as matches:
        yield from _played(matches)


def _played(hall: MatchHall) -> Iterator[Moment]:
    hall.make(FILE)
    hall.begin()
    _thrown_first(hall)
    _the_other_room(hall)
    yield Moment("first-match", secrets=True)
    _all_level(hall)
    hall.end()
    hall.begin_final()
    _final(hall)
    hall.end(2)
    yield Moment("end")


def _thrown_first(hall: MatchHall) -> None:
    """A roll is typed wrong and typed again, and an opening roll, before anybody has used them."""
    room = recorder(hall, 1)
    room.say({"do": "opening_roll", "white": 3, "black": 1})
    right = {"do": "opening_roll", "white": 1, "black": 3}
    room.say({"do": "correct", "of": 0, "action": right, "reason": "The dice were the other way."})
    room.say(room.play_due())
    room.say(typed_roll(room.side, (5, 2)))
    room.say({"do": "undo", "of": room.n - 1})
    room.say(typed_roll(room.side, (6, 2)))
    room.say(room.play_due())
    room.play(3)
    room.say(typed_roll(room.side, (4, 3)))


def _the_other_room(hall: MatchHall) -> None:
    """It gets the same dice, may say no others, and goes on ahead, so that it throws first."""
    room = recorder(hall, 2)
    room.play(2)
    room.reach_roll()
    room.guess(room.side)
    room.play(8)
    first = recorder(hall, 1)
    last = first.n - 1
    first.turned_down("RollStandsBetween", {"do": "undo", "of": last})
    other = typed_roll(first.side, (6, 6) if first.lines[last]["dice"] != [6, 6] else (1, 1))
    fields = {**at(first.place), "of": last, "action": other}
    hall.turned_down("RollStays", "corrections", {**fields, "reason": "It was another one."})
    for table in (1, 2):
        room = recorder(hall, table)
        room.reach(Due.ROLL)
        room.resign("gammon", "accept", "white")
        room.say(room.accept())


def _all_level(hall: MatchHall) -> None:
    """Every other game is decided alike in both rooms."""
    hall.decide_the_rest("white", left=5, reason="The hall closes.")


def _final(hall: MatchHall) -> None:
    for table in (1, 2):
        room = recorder(hall, table)
        room.play(3)
        room.reach_roll()
        room.double("take")
        room.turned_down("CubeNotYours", {"do": "double", "side": room.side})
    hall.decide_the_rest("black", level=2, left=15, cube=2, reason="A power cut.")
