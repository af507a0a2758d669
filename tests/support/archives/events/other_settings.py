"""Two teams by settings that no other archive has: blinds, chips, a period for corrections."""

from collections.abc import Iterator

from support.archives.place import Moment
from support.archives.poker_floor import floor, raises
from support.archives.writing import Hall

EVENT = "other-settings"
TEXT = """
[event]
id = "other-settings"
name = "Other Settings"
[play]
deals = 1
reserve = 0
small_blind = 20
big_blind = 20
cap = "none"
starting_stack = 3000
chip = 10
[draw]
order = "sequence"
[office]
correction_minutes = 0
wild_caps = 0
shortest_seconds = 0
in_running = "off"
[[entries]]
name = "Argentina"
[[entries]]
name = "Brazil"
"""


def play(hall: Hall) -> Iterator[Moment]:
    with floor(hall, TEXT) as found:
        found.begin()
        found.play_all([1, 2], raises(80))
        found.end()
        yield Moment("end")
