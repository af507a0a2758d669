"""Four individuals in a final that has ended: the hands of a session are there to download."""

from collections.abc import Iterator

from evendeal.commands.log_folder import open_desks
from evendeal.formats.seat_ladder.desk import SeatLadderDesk
from evendeal.tournament.seat_ladder.event_read import read_event
from support.archives.place import Moment
from support.archives.writing import Hall
from support.events.individuals import OPEN, Played, individuals_toml

EVENT = "four"


def play(hall: Hall) -> Iterator[Moment]:
    """The event to its end."""
    text = individuals_toml(4, deals=1).replace(f'id = "{OPEN}"', f'id = "{EVENT}"')
    with open_desks(hall.folder, create=True) as desks:
        event = Played(desks.kind(SeatLadderDesk).ledger, read_event(text, new=True))
        event.to_the_end()
        hall.clock.move(seconds=60)
    yield Moment("end")
