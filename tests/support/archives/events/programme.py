"""Poker with rooms, a timetable in a time zone, and players who are persons of the house."""

from collections.abc import Iterator

from support.archives.place import Moment
from support.archives.poker_floor import floor, raises
from support.archives.writing import Hall

EVENT = "programme"
TEXT = """
[event]
id = "programme"
name = "With a Programme"
zone = "Europe/Berlin"
[play]
deals = 1
reserve = 0
[[rooms]]
name = "Blue hall"
tables = [1]
[[rooms]]
name = "Red hall"
tables = [2]
[[rooms]]
name = "Foyer"
[[timetable]]
at = "2026-03-28T18:00"
what = "Registration"
room = "Foyer"
[[timetable]]
at = 2026-03-29T10:00:00
what = "Session 1"
session = 1
room = "Blue hall"
[[timetable]]
at = "2026-03-29T18:00"
what = "Prizes"
[[entries]]
name = "Argentina"
players = ["Ada", { name = "Anna Berg", person = "anna-berg" }]
[[entries]]
name = "Brazil"
players = [{ name = "Bruno", person = "bruno-7" }, "Bea"]
"""


def play(hall: Hall) -> Iterator[Moment]:
    """The event from its seal to its end."""
    with floor(hall, TEXT) as found:
        yield Moment("sealed")
        found.begin()
        found.play_all([1, 2], raises(120))
        found.end()
        yield Moment("end")
