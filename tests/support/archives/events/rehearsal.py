"""A rehearsal of three teams in two sessions, stopped in the middle of a hand and played on.

The same seed and policy play the same hands, so whoever goes on with it comes to the same log.
"""

from collections.abc import Iterator
from itertools import islice

from evendeal.commands.log_folder import open_desks
from evendeal.formats.duplicate.rehearsal import player_of
from evendeal.tournament.seat_teams.event_read import read_event
from support.archives.place import Moment
from support.archives.writing import Hall
from support.ledgers import poker_of
from support.rehearsals import play_rehearsal, prepare

EVENT = "rehearsal"
TEXT = """
[event]
id = "rehearsal"
name = "Rehearsal of the Team Cup"
sessions = 2
[play]
deals = 3
reserve = 1
[draw]
order = "blocks"
[[entries]]
name = "Argentina"
[[entries]]
name = "Brazil"
[[entries]]
name = "China"
"""


def play(hall: Hall) -> Iterator[Moment]:
    """Five hands, and the rest of the first session and the second by the command."""
    event = read_event(TEXT)
    (hall.files / "event.toml").write_text(TEXT, "utf-8")
    with open_desks(hall.folder, create=True) as desks:
        prepare(poker_of(desks), event, "mixed", 7)
        player = player_of(event, "mixed", 7)
        for _ in islice(play_rehearsal(poker_of(desks), event.id, player), 5):
            hall.clock.move(seconds=40)
    on = "rehearse {files}/event.toml --policy mixed --seed 7"
    yield Moment("middle", secrets=True, goes_on=(on,))
    yield Moment("end")
