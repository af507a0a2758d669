"""Events of teams with a player on every seat: the guide's duplicate poker."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from evendeal.formats.duplicate.desk import DuplicateDesk
from evendeal.formats.format_desk import Announcement, OwnDeal, OwnPage
from evendeal.formats.seat_teams.life import Desk
from evendeal.formats.sheet import StandingsSheet
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.entry import Entry
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.event_read import read_event

if TYPE_CHECKING:
    from evendeal.formats.duplicate.rehearsal import DuplicateRehearsal
    from evendeal.formats.seat_teams.new_event import SeatTeamsNewEvent
    from evendeal.formats.seat_teams.office.side import SeatTeamsOffice
    from evendeal.formats.seat_teams.public import SeatTeamsPublic
    from evendeal.views.poker.in_running import OfficeInRunning
    from evendeal.views.poker.scoreboard import Scoreboard

# Pages, archives and proofs are loaded by whoever wants one: not at a rehearsal of another format.


class SeatTeamsDesk(DuplicateDesk):
    """The poker events of a log.

    Source:
        IFP guide, "Elimination of Luck".
    """

    format, name = "seat_teams", "duplicate poker"
    path = "e"
    event = Event
    ledger_type = Desk
    _ledger: Desk

    @property
    def ledger(self) -> Desk:
        """Its events in the log."""
        return self._ledger

    @classmethod
    def own_page(cls) -> OwnPage:
        """What players and captains see of the own seats."""
        from evendeal.views.poker.embargo.places import require_place_open
        from evendeal.views.poker.mine import Mine, MyDeal
        from evendeal.views.poker.my_team import deal_of_mine, mine

        return OwnPage(Mine, mine, require_place_open, OwnDeal(MyDeal, deal_of_mine))

    @classmethod
    def read(cls, text: str | bytes, entries: Sequence[Entry]) -> Event:
        """A new event from its file."""
        return read_event(text, entries, new=True)

    @classmethod
    def rehearsal(cls, event: Event, policy: str, seed: int) -> "DuplicateRehearsal":
        """An event as rehearsal players play it."""
        from evendeal.formats.duplicate.rehearsal import duplicate_rehearsal

        return duplicate_rehearsal(event, policy, seed)

    @classmethod
    def new_event_side(cls) -> "type[SeatTeamsNewEvent]":
        """How a new event is made."""
        from evendeal.formats.seat_teams.new_event import SeatTeamsNewEvent

        return SeatTeamsNewEvent

    def announcement(self, event: EventId, session: SessionNo) -> Announcement:
        """What is called out when it has begun."""
        tables = self.public_side()(self._ledger).tables(event, session)
        return Announcement(
            f"Session {session} of {event} has begun.",
            "tables",
            tables,
            tuple(
                f"table {table.table}: "
                + ", ".join(f"{seat.seat} {seat.player} ({seat.entry})" for seat in table.seats)
                for table in tables
            ),
        )

    @classmethod
    def public_side(cls) -> "type[SeatTeamsPublic]":
        """The class of its public pages."""
        from evendeal.formats.seat_teams.public import SeatTeamsPublic

        return SeatTeamsPublic

    def in_running(self, event: EventId, session: SessionNo | None) -> "OfficeInRunning":
        """Totals of the hands so far, for the office."""
        from evendeal.views.poker.in_running import office_in_running

        return office_in_running(self._ledger.progress(event), session)

    def sheet(
        self, event: EventId, board: "Scoreboard | OfficeInRunning", width: int
    ) -> StandingsSheet:
        """Standings, or totals in running, as they are printed."""
        from evendeal.formats.seat_teams.sheet import in_running_sheet, standings_sheet
        from evendeal.views.poker.scoreboard import Scoreboard

        if isinstance(board, Scoreboard):
            return standings_sheet(board, width)
        return in_running_sheet(self._ledger.progress(event).event.name, board.board, width)

    @classmethod
    def office_side(cls) -> "type[SeatTeamsOffice]":
        """The office of its events."""
        from evendeal.formats.seat_teams.office.side import SeatTeamsOffice

        return SeatTeamsOffice
