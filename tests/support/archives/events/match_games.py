"""A match of two games, stopped in the second of them and played on by the command."""

from collections.abc import Iterator
from itertools import islice

from evendeal.commands.log_folder import open_desks
from evendeal.formats.room_match.rehearsal import match_player_of
from evendeal.tournament.room_match.event_read import read_match_event
from support.archives.place import Moment
from support.archives.writing import Hall
from support.ledgers import matches_of
from support.rehearsals import play_rehearsal, prepare, rehearsal_stages

EVENT = "match-games"

TEXT = """
[event]
id = "match-games"
name = "Two Games"
format = "room_match"
[play]
games = 2
[[boards]]
name = "Board"
[scoring]
ranked_by = "imp"
[[entries]]
id = "A"
name = "Alpha"
[[entries]]
id = "B"
name = "Beta"
"""


def play(hall: Hall) -> Iterator[Moment]:
    """A game and some rolls of the next one; the rest by the command."""
    event = read_match_event(TEXT)
    (hall.files / "event.toml").write_text(TEXT, "utf-8")
    player = match_player_of(event, "mixed", 7)
    with open_desks(hall.folder, create=True) as desks:
        desk = matches_of(desks)
        prepare(desk, event, "mixed", 7)
        for _ in islice(play_rehearsal(desk, event.id, player), 1):
            hall.clock.move(seconds=40)
        rooms = next(iter(rehearsal_stages(desk, event.id, player)))
        for _ in range(12):
            for room in rooms:
                room.step()
    on = "rehearse {files}/event.toml --policy mixed --seed 7"
    yield Moment("running", secrets=True, goes_on=(on,))
    yield Moment("end")
