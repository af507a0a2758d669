"""Individuals: a semi-final with a latecomer and an absentee, and a final in two halves.

Every session is drawn from its list; a ruling and a penalty change ladders before the end.
"""

from collections.abc import Iterator
from fractions import Fraction

from evendeal.commands.log_folder import open_desks
from evendeal.formats.seat_ladder.desk import SeatLadderDesk
from evendeal.ids import EntryId, SeatNo, TableNo
from evendeal.tournament.duplicate.rulings import Penalised, Ruled, Voided
from evendeal.tournament.seat_ladder.acts import EnteredLate, StaysAway
from support.archives.place import Moment
from support.archives.writing import Hall
from support.events.individuals import OPEN, Played, individuals

EVENT = OPEN


def play(hall: Hall) -> Iterator[Moment]:
    """The list of the first session, its last hands, and the awards."""
    with open_desks(hall.folder, create=True) as desks:
        event = Played(
            desks.kind(SeatLadderDesk).ledger,
            individuals(8, deals=2, more='[awards]\npool = 10000\ncurrency = "EUR"'),
        )
        event.do(EnteredLate(EntryId("9"), "Late Larry", "The train was late."), (1, 0, 0))
        event.do(StaysAway(EntryId("3"), "Did not come."), (1, 0, 0))
        hall.clock.move(seconds=60)
        event.until("end", 1)
        void = Voided({SeatNo(1): 50})
        event.do(Ruled("misdeal", 1, (TableNo(1),), void, "R40", "A card was seen."), (1, 0, 0))
        event.do(
            Ruled("penalty", 0, (), Penalised(EntryId("5"), Fraction(75)), "R23", "Came late."),
            (1, 0, 0),
        )
        hall.clock.move(seconds=60)
    yield Moment("ruled", secrets=True)
    with open_desks(hall.folder) as desks:
        event = Played(
            desks.kind(SeatLadderDesk).ledger,
            individuals(8, deals=2, more='[awards]\npool = 10000\ncurrency = "EUR"'),
        )
        event.to_the_end()
        hall.clock.move(seconds=60)
    yield Moment("end")
