"""An event that was sealed in the first version, waited, and is played now with its seal."""

from collections.abc import Iterator

from support.archives.events.first_seal import SEALS
from support.archives.outputs import typed
from support.archives.place import Moment
from support.archives.poker_floor import floor, raises, showdown
from support.archives.writing import Hall

EVENT = "cup"
TABLES = (1, 2, 3)


def play(hall: Hall) -> Iterator[Moment]:
    code, output = typed(f"event import {SEALS / 'waiting.zip'} --log {hall.folder}")
    assert code == 0, output
    yield Moment("waiting", secrets=True)
    with floor(hall, 'id = "cup"', new=False) as found:
        found.begin(beacon="4 8 15 16 23 42")
        found.play_on([1, 2], raises())
        yield Moment("playing", secrets=True)
        found.play_all(TABLES, showdown)
        found.end()
        yield Moment("end")
