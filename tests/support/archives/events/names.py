"""Names spelled right before, during and after play; a withdrawal that is taken back.

Two sessions of a mirror draw, with the names of the event, of teams and of players corrected, one
of them twice, and a substitute whose own name is corrected.
"""

from collections.abc import Iterator

from support.archives.place import Moment
from support.archives.poker_floor import Floor, floor, raises, showdown
from support.archives.writing import Hall

EVENT = "names"
TEXT = """
[event]
id = "names"
name = "Cup of Nmaes"
sessions = 2
begins = "2027-05-01"
[play]
deals = 2
reserve = 0
[draw]
seats = "mirror"
order = "whole"
[office]
shortest_seconds = 0
[[entries]]
id = "W"
name = "Willows"
players = ["Jon", "Wendy"]
[[entries]]
id = "O"
name = "The Oaks"
players = ["Olga", "Ole"]
"""
TABLES = (1, 2)


def play(hall: Hall) -> Iterator[Moment]:
    with floor(hall, TEXT) as found:
        _called(found, "event", None, "Cup of Nmaes", "Cup of Names")
        _called(found, "player", "W", "Jon", "John")
        found.begin()
        found.play_on([1], showdown)
        _called(found, "player", "W", "John", "Johannes")
        found.office("substitutions", table=2, seat=1, player="Zoe", reason="Late.")
        found.play_on([2], raises())
        yield Moment("playing")
        found.office("withdrawal", reason="The hall is shut.")
        yield Moment("withdrawn", secrets=True)
        found.office("withdrawal/back", reason="It has been opened again.")
        found.play_all(TABLES, raises(200))
        found.end()
        found.begin(2)
        _called(found, "team", "O", "The Oaks", "The Ōaks")
        yield Moment("second-session")
        found.play_all(TABLES, showdown, 2)
        found.end(2)
        _called(found, "player", "O", "Ole", "Øle")
        yield Moment("end")


def _called(found: Floor, what: str, entry: str | None, was: str, name: str) -> None:
    fields = {"what": what, "entry": entry, "was": was, "name": name}
    found.office("names", **fields, reason="It was spelled wrong.")
