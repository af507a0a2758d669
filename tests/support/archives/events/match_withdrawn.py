"""An event that is withdrawn in the middle of a game, and stays so (R60)."""

from collections.abc import Iterator

from support.archives.match_hall import MatchHall, match_hall
from support.archives.match_recorder import recorder
from support.archives.place import Moment
from support.archives.writing import Hall

EVENT = "match-withdrawn"

FILE = """
[event]
id = "match-withdrawn"
name = "Called off"
format = "room_match"
[play]
games = 2
[[boards]]
name = "Board"
[scoring]
ranked_by = "imp"
[[entries]]
id = "A"
name = "Alpha"
players = ["Ada", "Alan"]
[[entries]]
id = "B"
name = "Beta"
players = ["Bob", "Barbara"]
"""
"""Two teams, one match of two games."""


def play(hall: Hall) -> Iterator[Moment]:
    """The event up to the line that withdraws it for good."""
    with match_hall(hall.folder, hall.clock, EVENT) as matches:
        yield from _played(matches)


def _played(hall: MatchHall) -> Iterator[Moment]:
    hall.make(FILE)
    hall.direct("withdrawal", {"reason": "There is no hall yet."})
    hall.turned_down("EventIsWithdrawn", "sessions/1/begin", {"beacon": ""}, keyless=True)
    yield Moment("before-play")
    hall.direct("withdrawal/back", {"reason": "The club has lent us its room."})
    hall.begin()
    for table in (1, 2):
        room = recorder(hall, table)
        room.play(3)
        room.resign("gammon", "accept")
        room.say(room.accept())
    recorder(hall, 1).play(5)
    recorder(hall, 2).play(3)
    hall.direct("pause", {"reason": "A fire alarm."})
    recorder(hall, 2).turned_down("TablePaused", recorder(hall, 2).line_due())
    hall.direct("withdrawal", {"reason": "The house was cleared."})
    hall.turned_down("AlreadyWithdrawn", "withdrawal", {"reason": "Again."})
    yield Moment("withdrawn")
