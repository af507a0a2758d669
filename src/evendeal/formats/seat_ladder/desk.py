"""Events of individuals: players compared within their seat number, session by session."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from evendeal.formats.duplicate.desk import DuplicateDesk
from evendeal.formats.format_desk import Announcement, OwnDeal, OwnPage
from evendeal.formats.seat_ladder.life import LadderLedger
from evendeal.formats.sheet import StandingsSheet
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.entry import Entry
from evendeal.tournament.seat_ladder.event import LadderEvent
from evendeal.tournament.seat_ladder.event_read import read_event

if TYPE_CHECKING:
    from evendeal.formats.seat_ladder.new_event import SeatLadderNewEvent
    from evendeal.formats.seat_ladder.office.side import SeatLadderOffice
    from evendeal.formats.seat_ladder.public import SeatLadderPublic
    from evendeal.formats.seat_ladder.rehearsal import SeatLadderRehearsal
    from evendeal.views.poker.ladder_board import LadderScoreboard

# Pages, archives and proofs are loaded by whoever wants one: not at a rehearsal of another format.


class SeatLadderDesk(DuplicateDesk):
    """The events of individuals of a log.

    Source:
        Slides, "Individual tournaments"; docs/rulings.md, R4 to R12 and R62 to R65.
    """

    format, name = "seat_ladder", "individual duplicate poker"
    path = "i"
    event = LadderEvent
    ledger_type = LadderLedger
    _ledger: LadderLedger

    @property
    def ledger(self) -> LadderLedger:
        """Its events in the log."""
        return self._ledger

    @classmethod
    def own_page(cls) -> OwnPage:
        """What players see of the own seats."""
        from evendeal.views.poker.embargo.places import require_place_open
        from evendeal.views.poker.mine import Mine, MyDeal
        from evendeal.views.poker.my_ladder import deal_of_my_ladder, my_ladder

        return OwnPage(Mine, my_ladder, require_place_open, OwnDeal(MyDeal, deal_of_my_ladder))

    @classmethod
    def read(cls, text: str | bytes, entries: Sequence[Entry]) -> LadderEvent:
        """A new event from its file."""
        return read_event(text, entries, new=True)

    @classmethod
    def rehearsal(cls, event: LadderEvent, policy: str, seed: int) -> "SeatLadderRehearsal":
        """An event as rehearsal players play it."""
        from evendeal.formats.seat_ladder.rehearsal import seat_ladder_rehearsal

        return seat_ladder_rehearsal(event, policy, seed)

    @classmethod
    def new_event_side(cls) -> "type[SeatLadderNewEvent]":
        """How a new event is made."""
        from evendeal.formats.seat_ladder.new_event import SeatLadderNewEvent

        return SeatLadderNewEvent

    def announcement(self, event: EventId, session: SessionNo) -> Announcement:
        """What is called out when it has begun."""
        tables = self.public_side()(self._ledger).tables(event, session)
        title = self._ledger.progress(event).event.place_of(session).title
        return Announcement(
            f"{title} of {event} has begun.",
            "tables",
            tables,
            tuple(
                f"table {table.table}: "
                + ", ".join(f"{seat.seat} {seat.player}" for seat in table.seats)
                for table in tables
            ),
        )

    @classmethod
    def public_side(cls) -> "type[SeatLadderPublic]":
        """The class of its public pages."""
        from evendeal.formats.seat_ladder.public import SeatLadderPublic

        return SeatLadderPublic

    def sheet(self, event: EventId, board: "LadderScoreboard", width: int) -> StandingsSheet:
        """Ladders or the final as they are printed."""
        from evendeal.formats.seat_ladder.sheet import ladder_sheet

        del event, width
        return ladder_sheet(board)

    @classmethod
    def office_side(cls) -> "type[SeatLadderOffice]":
        """The office of its events."""
        from evendeal.formats.seat_ladder.office.side import SeatLadderOffice

        return SeatLadderOffice
