"""Individuals to the end of the final, with the page of a finalist.

Four players, at two tables of two in the session before it too.
"""

from collections.abc import Iterator

from evendeal.commands.log_folder import open_desks
from evendeal.formats.seat_ladder.desk import SeatLadderDesk
from evendeal.tournament.seat_ladder.event_read import read_event
from support.archives.place import Moment
from support.archives.writing import Hall
from support.events.individuals import Played, duel_toml

EVENT = "open"


def play(hall: Hall) -> Iterator[Moment]:
    """The whole event, and its end."""
    text = duel_toml(deals=1)
    for number in (1, 2, 3, 4):
        text = text.replace("[[entries]]\nname", f'[[entries]]\nid = "{number}"\nname', 1)
    with open_desks(hall.folder, create=True) as desks:
        Played(desks.kind(SeatLadderDesk).ledger, read_event(text)).to_the_end()
        hall.clock.move(seconds=60)
    yield Moment("end")
