"""A rehearsal of two teams in two short sessions that have ended: there are handouts of both."""

from collections.abc import Iterator

from evendeal.commands.log_folder import open_desks
from evendeal.formats.duplicate.rehearsal import player_of
from evendeal.tournament.seat_teams.event_read import read_event
from support.archives.place import Moment
from support.archives.writing import Hall
from support.ledgers import poker_of
from support.rehearsals import play_rehearsal, prepare

EVENT = "printed"
TEXT = """
[event]
id = "printed"
name = "Cup of Two"
sessions = 2
[play]
deals = 1
reserve = 0
[[entries]]
name = "Argentina"
[[entries]]
name = "Brazil"
"""


def play(hall: Hall) -> Iterator[Moment]:
    """The event to its end."""
    event = read_event(TEXT)
    with open_desks(hall.folder, create=True) as desks:
        prepare(poker_of(desks), event, "mixed", 7)
        for _ in play_rehearsal(poker_of(desks), event.id, player_of(event, "mixed", 7)):
            hall.clock.move(seconds=40)
    yield Moment("end")
