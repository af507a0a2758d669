"""A match, rehearsed by programs, with halls for its open and its closed room, and a timetable."""

from collections.abc import Iterator

from evendeal.commands.log_folder import open_desks
from evendeal.tournament.room_match.event_read import read_match_event
from support.archives.place import Moment
from support.archives.writing import Hall
from support.ledgers import matches_of
from support.rehearsals import prepare

EVENT = "match-programme"

FILE = """
[event]
id = "match-programme"
name = "With a Programme"
format = "room_match"
zone = "Asia/Tokyo"
[play]
games = 1
[[boards]]
name = "Board"
[scoring]
ranked_by = "imp"
[[rooms]]
name = "Sakura"
tables = "open"
[[rooms]]
name = "Matsu"
tables = "closed"
[[timetable]]
at = "2026-05-02T09:30"
what = "Round 1"
session = 1
[[entries]]
id = "A"
name = "Alpha"
players = [{ name = "Ada", person = "ada" }, "Alan"]
[[entries]]
id = "B"
name = "Beta"
players = ["Bob", { name = "Barbara", person = "barbara" }]
"""
"""Two teams, one match of one game."""


def play(hall: Hall) -> Iterator[Moment]:
    """The rehearsal from its seal to its end."""
    file = hall.files / "event.toml"
    file.write_text(FILE, "utf-8")
    with open_desks(hall.folder, create=True) as desks:
        prepare(matches_of(desks), read_match_event(FILE), "mixed", 7)
    yield Moment(
        "sealed", secrets=True, goes_on=("rehearse {files}/event.toml --policy mixed --seed 7",)
    )
    yield Moment("end")
