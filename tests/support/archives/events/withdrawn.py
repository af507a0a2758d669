"""An event that is withdrawn in the middle and stays so, before its only deal is open."""

from collections.abc import Iterator

from support.archives.place import Moment
from support.archives.poker_floor import CUSTODIAN, floor, folds
from support.archives.writing import Hall

EVENT = "withdrawn"
TEXT = """
[event]
id = "withdrawn"
name = "Storm Cup"
[play]
deals = 2
[draw]
order = "sequence"
[office]
shortest_seconds = 0
[[entries]]
name = "Argentina"
[[entries]]
name = "Brazil"
"""


def play(hall: Hall) -> Iterator[Moment]:
    with floor(hall, TEXT) as found:
        found.begin()
        found.play_on([1, 2], folds)
        found.device(1).begin()
        found.office("withdrawal", reason="The storm has cut the light.")
        back = {"table": 1, "deals": [1, 2], "where": "back", "who": CUSTODIAN}
        found.office("custody", CUSTODIAN, **back)
        yield Moment("end")
