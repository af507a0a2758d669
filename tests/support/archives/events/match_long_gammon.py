"""Long gammon and backgammon without a cube, a board each: four teams in two rounds of pairs.

Long gammon by the switches that differ most from the usual ones: the opening roll is rolled anew,
the second player may take two from the head, a draw by the last roll, koks. Teams are ranked over
both boards, and the individual ranking over all players.
"""

from collections.abc import Iterator

from support.archives.match_hall import MatchHall, at, match_hall
from support.archives.match_recorder import recorder
from support.archives.place import Moment
from support.archives.writing import Hall

EVENT = "match-long-gammon"

FILE = """
[event]
id = "match-long-gammon"
name = "Two boards"
format = "room_match"
[play]
games = 1
[[boards]]
name = "Long"
game = "long-gammon"
opening = "reroll"
block = "each"
head_doubles = [3, 4, 6]
second_player_extension = true
last_roll_draw = true
cube_limit = 4
[[boards]]
name = "Short"
game = "backgammon"
cube = false
opening = "reroll"
[final]
games = 2
board = "Long"
qualify = "all"
[office]
rounds = "free"
rolls_at_once = 20
seconds_a_roll = 1
[scoring]
ranked_by = "vp"
extrapolated = true
koks = true
[[entries]]
id = "A"
name = "Ararat"
players = ["Anahit", "Aram", "Ashot", "Arpi"]
[[entries]]
id = "B"
name = "Bakuriani"
players = ["Beka", "Bidzina", "Bela", "Barbare"]
[[entries]]
id = "C"
name = "Charkiw"
players = ["Cezar", "Cyryl", "Czesław", "Celina"]
"""
"""Three teams on two boards, by victory points from bounds that grow with the games (R18)."""


def play(hall: Hall) -> Iterator[Moment]:
    """The event from its file to its end."""
    with match_hall(hall.folder, hall.clock, EVENT) as matches:
        yield from _played(matches)


def _played(hall: MatchHall) -> Iterator[Moment]:
    hall.make(FILE)
    hall.begin()
    _first_long(hall)
    _first_short(hall)
    _decided(hall)
    hall.end(1)
    yield Moment("one-board-ended", secrets=True)
    hall.decide_the_rest("black", left=7, reason="The hall closes.")
    hall.end(2)
    hall.begin_final()
    _final(hall)
    hall.end(3)
    yield Moment("end")


def _first_long(hall: MatchHall) -> None:
    """Mars is the most that can be resigned, and oin not before a checker is off."""
    for table, rolls in ((1, 10), (2, 7)):
        room = recorder(hall, table)
        room.play(rolls)
        room.reach_roll()
        for level in ("single", "backgammon"):
            name = "ResignationTooLow" if level == "single" else "ResignationTooHigh"
            room.turned_down(name, {"do": "resign", "side": room.side, "level": level})
        room.resign("gammon", "accept")
        room.say(room.accept())


def _first_short(hall: MatchHall) -> None:
    """Without a cube nobody doubles; resigned as a gammon, and as a backgammon."""
    for table, level in ((3, "gammon"), (4, "backgammon")):
        room = recorder(hall, table)
        room.play(6)
        room.reach_roll()
        room.turned_down("CubeNotUsed", {"do": "double", "side": room.side})
        room.resign(level, "accept")
        room.say(room.accept())


def _decided(hall: MatchHall) -> None:
    """The second and third rounds: a draw, oin, mars and koks, as the director says."""
    hall.decide((1, 1, 2), None, level=1, left=0, cube=1, reason="Both bore off at last.")
    hall.decide((1, 2, 2), "white", level=1, left=4, cube=2, reason="Oin.")
    hall.decide((1, 1, 3), "black", level=2, left=15, cube=4, reason="Mars.")
    hall.decide((1, 2, 3), "white", level=3, left=15, cube=1, reason="Koks.")
    hall.turned_down("ResultCannotBe", "decisions", {
        **at((2, 3, 2)), "winner": "white", "level": 1, "left": 4, "cube": 2,
        "rule": "R48", "reason": "There is no cube.",
    })  # fmt: skip


def _final(hall: MatchHall) -> None:
    """One room plays to the last checker, in the other one a single game is resigned late.

    In the second game a double is taken, and the other room's is passed.
    """
    recorder(hall, 1).finish()
    room = recorder(hall, 2, "careful")
    while not any(room.borne_off):
        room.play(1)
    room.reach_roll()
    side = "white" if room.borne_off[0] else "black"
    room.resign("single", "decline", side)
    room.resign("single", "accept", side)
    room.say(room.accept())
    for table, answer in ((1, "take"), (2, "pass")):
        room = recorder(hall, table)
        room.play(4)
        room.reach_roll()
        room.double(answer)
        if answer == "take":
            room.say(room.roll_due())
            room.resign("gammon", "accept")
        room.say(room.accept())
