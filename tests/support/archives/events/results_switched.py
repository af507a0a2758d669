"""Results of other tables that the screens at the tables are switched to show, and not to show."""

from collections.abc import Iterator

from support.archives.place import Moment
from support.archives.poker_floor import floor
from support.archives.writing import Hall

EVENT = "results-switched"
TEXT = """
[event]
id = "results-switched"
name = "Cup with a Switch"
[play]
deals = 1
reserve = 0
[[entries]]
name = "Argentina"
[[entries]]
name = "Brazil"
"""


def play(hall: Hall) -> Iterator[Moment]:
    """The event up to the last switch, with its only deal still to be played."""
    with floor(hall, TEXT) as found:
        found.office("table-results", results="open")
        found.begin()
        found.office("table-results", results="none")
        found.office("table-results", results="open")
        yield Moment("begun")
