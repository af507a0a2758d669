"""Four individuals in a final that has ended: the hands of a session are there to download."""

from collections.abc import Iterator

from evendeal.commands.log_folder import open_desks
from evendeal.formats.seat_ladder.desk import SeatLadderDesk
from support.archives.place import Moment
from support.archives.writing import Hall
from support.events.individuals import OPEN, Played, individuals

EVENT = OPEN


def play(hall: Hall) -> Iterator[Moment]:
    """The event to its end."""
    with open_desks(hall.folder, create=True) as desks:
        Played(desks.kind(SeatLadderDesk).ledger, individuals(4, deals=1)).to_the_end()
        hall.clock.move(seconds=60)
    yield Moment("end")
