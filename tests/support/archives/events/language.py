"""Poker whose file names the language of its hall; it is sealed, and nobody has played yet."""

from collections.abc import Iterator

from support.archives.place import Moment
from support.archives.poker_floor import floor
from support.archives.writing import Hall

EVENT = "language"
TEXT = """
[event]
id = "language"
name = "Pokal von Köln"
language = "de"
[play]
deals = 1
reserve = 0
[[entries]]
name = "Ärzte"
players = ["Änne", "Ole"]
[[entries]]
name = "Bäcker"
players = ["Bert", "Bea"]
"""


def play(hall: Hall) -> Iterator[Moment]:
    """The event once it is sealed."""
    with floor(hall, TEXT):
        yield Moment("sealed")
