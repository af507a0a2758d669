"""Two tables that played a deal laid wrong alike, and a deal for which a table had no time.

Four teams play two deals. The group is made while the second deal is played; one seat is at fault
that its table did not come to that one, and a first ruling on it blamed nobody and is withdrawn.
"""

from collections.abc import Iterator

from support.archives.place import Moment
from support.archives.poker_floor import called, floor, folds, raises
from support.archives.writing import Hall

EVENT = "fouled"
TEXT = """
[event]
id = "fouled"
name = "Fouled Tables"
[play]
deals = 2
[draw]
order = "sequence"
[office]
shortest_seconds = 0
correction_minutes = 30
[[entries]]
name = "Argentina"
[[entries]]
name = "Brazil"
[[entries]]
name = "China"
[[entries]]
name = "Denmark"
"""
TABLES = (1, 2, 3, 4)


def play(hall: Hall) -> Iterator[Moment]:
    with floor(hall, TEXT) as found:
        found.begin()
        for table, how in zip(TABLES, (raises(), folds, called(200), raises(100)), strict=True):
            found.play_on([table], how)
        found.rule("fouled_deck", "fouled", tables=[3, 4], reason="Two decks were swapped.")
        nobody = {"as": "not_played", "fault": []}
        number = found.rule("time", nobody, deal=2, tables=[2], rule="I12")
        found.office(f"rulings/{number}/withdraw", reason="Seat 3 had been warned.")
        found.play_on([1, 3, 4], called(250))
        yield Moment("grouped", secrets=True)
        found.rule("time", {"as": "not_played", "fault": [3]}, deal=2, tables=[2], rule="I12")
        found.end()
        yield Moment("ended")
