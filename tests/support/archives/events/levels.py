"""Teams whose blinds change with the deals of a session; tables see results of other tables."""

from collections.abc import Iterator

from support.archives.place import Moment
from support.archives.poker_floor import called, floor
from support.archives.writing import Hall

EVENT = "levels"
TEXT = """
[event]
id = "levels"
name = "Rising Blinds"
[play]
deals = 2
reserve = 0
[draw]
order = "sequence"
[[levels]]
deals = 1
small_blind = 25
big_blind = 50
[[levels]]
deals = 1
small_blind = 50
big_blind = 100
ante = 10
[hall]
results = "open"
[office]
shortest_seconds = 0
[[entries]]
name = "Argentina"
[[entries]]
name = "Brazil"
"""
TABLES = (1, 2)


def play(hall: Hall) -> Iterator[Moment]:
    """The session once it is over."""
    with floor(hall, TEXT) as found:
        found.begin()
        found.play_all(TABLES, called(250))
        found.end()
    yield Moment("end", secrets=True)
