"""A rehearsal of a match, played by programs, that is put away and brought out again (R61).

All of it is done by commands, so that each moment leads to the next one.
"""

from collections.abc import Iterator

from evendeal.commands.log_folder import open_desks
from evendeal.tournament.room_match.event_read import read_match_event
from support.archives.place import Moment
from support.archives.writing import Hall
from support.ledgers import matches_of
from support.rehearsals import prepare

EVENT = "match-put-away"

FILE = """
[event]
id = "match-put-away"
name = "Rehearsal"
format = "room_match"
[play]
games = 1
[[boards]]
name = "Board"
[scoring]
ranked_by = "imp"
[[entries]]
id = "A"
name = "Alpha"
players = ["Ada", "Alan"]
[[entries]]
id = "B"
name = "Beta"
players = ["Bob", "Barbara"]
"""
"""Two teams, one match of one game."""


def play(hall: Hall) -> Iterator[Moment]:
    """The rehearsal from its seal to its end, and off the stage and on it again."""
    file = hall.files / "event.toml"
    file.write_text(FILE, "utf-8")
    with open_desks(hall.folder, create=True) as desks:
        prepare(matches_of(desks), read_match_event(FILE), "mixed", 7)
    rehearsed = "rehearse {files}/event.toml --policy mixed --seed 7"
    away = f"event put-away {EVENT}"
    yield Moment("sealed", secrets=True, goes_on=(rehearsed, away))
    yield Moment("put-away", secrets=True, goes_on=(f"event bring-out {EVENT}",))
    yield Moment("brought-out")
