"""Screens at the tables that are switched in an event of matches whose file has them open."""

from collections.abc import Iterator

from support.archives.match_hall import match_hall
from support.archives.place import Moment
from support.archives.writing import Hall

EVENT = "match-results-switched"

FILE = """
[event]
id = "match-results-switched"
name = "Match with a Switch"
format = "room_match"
[play]
games = 1
[hall]
results = "open"
[scoring]
ranked_by = "imp"
[[boards]]
name = "Board"
[[entries]]
id = "A"
name = "Alpha"
players = ["Ada", "Alan"]
[[entries]]
id = "B"
name = "Beta"
players = ["Bob", "Barbara"]
"""


def play(hall: Hall) -> Iterator[Moment]:
    """The event up to the last switch, with its only game still to be played."""
    with match_hall(hall.folder, hall.clock, EVENT) as matches:
        matches.make(FILE)
        matches.direct("table-results", {"results": "none"})
        matches.begin()
        matches.direct("table-results", {"results": "open"})
        matches.turned_down("ResultsSwitchedAlready", "table-results", {"results": "open"})
        yield Moment("begun")
