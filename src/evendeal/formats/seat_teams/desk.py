"""Events of teams with a player on every seat: the guide's duplicate poker."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from evendeal.director.archiving import Contents
from evendeal.director.desk import Desk
from evendeal.director.events import begin_session, create_event, end_session, make_good
from evendeal.director.ledger import Adapters
from evendeal.director.recording import deals_left
from evendeal.draw import Finding, OpenedEvent, SignedSeal, read_opened
from evendeal.draw.line_ups_file import SignedLineUps
from evendeal.draw.roots import SignedRoots
from evendeal.formats.format_desk import Announcement, FormatDesk, Left, Sealed
from evendeal.formats.sheet import StandingsSheet
from evendeal.ids import EventId, SessionNo, TableNo
from evendeal.tournament import Event, read_event
from evendeal.tournament.entry import Entry

if TYPE_CHECKING:
    from evendeal.formats.seat_teams.cards import SeatTeamsCards
    from evendeal.formats.seat_teams.rehearsal import SeatTeamsRehearsal
    from evendeal.views import Scoreboard
    from evendeal.views.in_running import OfficeInRunning

# Pages, archives and proofs are loaded by whoever wants one: not at a rehearsal of another format.


class SeatTeamsDesk(FormatDesk):
    """The poker events of a log.

    Source:
        IFP guide, "Elimination of Luck".
    """

    format, name = "seat_teams", "duplicate poker"
    path = "e"
    event = Event
    seal = SignedSeal

    def __init__(self, adapters: Adapters, *, publish_openings: bool = True) -> None:
        self._desk = Desk(adapters, publish_openings=publish_openings)

    @property
    def ledger(self) -> Desk:
        """Its events in the log."""
        return self._desk

    @classmethod
    def read(cls, text: str | bytes, entries: Sequence[Entry]) -> Event:
        """A new event from its file."""
        return read_event(text, entries, new=True)

    @classmethod
    def rehearsal(cls, event: Event, policy: str, seed: int) -> "SeatTeamsRehearsal":
        """An event as rehearsal players play it."""
        from evendeal.formats.seat_teams.rehearsal import seat_teams_rehearsal

        return seat_teams_rehearsal(event, policy, seed)

    def create(self, event: Event) -> Sealed:
        """Seal an event."""
        create_event(self._desk, event)
        signed = self._desk.seal(event.id)
        assert signed is not None
        return Sealed(signed.seal, tuple(each.original for each in signed.seal.sessions))

    def begin(self, event: EventId, session: SessionNo, beacon: str) -> None:
        """Begin a session."""
        begin_session(self._desk, event, session, beacon)

    def announcement(self, event: EventId, session: SessionNo) -> Announcement:
        """What is called out when it has begun."""
        from evendeal.director.public import PublicDesk

        tables = PublicDesk(self._desk).tables(event, session)
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

    def end(self, event: EventId, session: SessionNo) -> str:
        """End a session, and give its secret."""
        end_session(self._desk, event, session)
        ended = self._desk.progress(event).sessions[session].ended
        assert ended is not None
        return ended.secret

    def left(self, event: EventId, session: SessionNo, table: TableNo) -> Left:
        """What a table has still to play."""
        return Left("deals", tuple(deals_left(self._desk, event, session, table)))

    def make_good(self, event: EventId) -> None:
        """Bring the published files up to the log."""
        make_good(self._desk, event)

    def verify(self, event: EventId) -> tuple[Finding, ...]:
        """What can be checked about an event."""
        from evendeal.director.verifying import verify_event

        return verify_event(self._desk, event)

    def archive(self, event: EventId, contents: Contents) -> bytes:
        """An event as one file."""
        from evendeal.director.archive import archive

        return archive(self._desk, event, contents)

    def scoreboard(self, event: EventId, session: SessionNo | None) -> "Scoreboard":
        """The public standings."""
        from evendeal.director.public import PublicDesk

        return PublicDesk(self._desk).scoreboard(event, session)

    def in_running(self, event: EventId, session: SessionNo | None) -> "OfficeInRunning":
        """Totals of the hands so far, for the office."""
        from evendeal.views.in_running import office_in_running

        return office_in_running(self._desk.progress(event), session)

    def sheet(
        self, event: EventId, board: "Scoreboard | OfficeInRunning", width: int
    ) -> StandingsSheet:
        """Standings, or totals in running, as they are printed."""
        from evendeal.formats.seat_teams.sheet import in_running_sheet, standings_sheet
        from evendeal.views import Scoreboard

        if isinstance(board, Scoreboard):
            return standings_sheet(board, width)
        return in_running_sheet(self._desk.progress(event).event.name, board.board, width)

    @property
    def cards(self) -> "SeatTeamsCards":
        """Its decks and hands."""
        from evendeal.formats.seat_teams.cards import SeatTeamsCards

        return SeatTeamsCards(self._desk)

    def sealed_at(self) -> list[tuple[str, EventId]]:
        """When each event was sealed."""
        from evendeal.director.public import PublicDesk

        return [(head.sealed_at, head.id) for head in PublicDesk(self._desk).events()]

    @classmethod
    def findings_of_files(
        cls,
        seal: Any,
        opened: bytes | None,
        roots: SignedRoots | None,
        line_ups: SignedLineUps | None,
    ) -> tuple[Finding, ...]:
        """What the published files prove."""
        from evendeal.director.verifying import luck_findings

        assert isinstance(seal, SignedSeal)
        luck = OpenedEvent(seal.seal.event, (), seal.seal.version)
        if opened is not None:
            luck = read_opened(opened)
        return luck_findings(seal, luck, roots, line_ups)
