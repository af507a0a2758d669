"""The office of the poker events, and what the deck custodian does there."""

from collections.abc import Callable
from typing import Any

from evendeal.director.office.acts import AskedSession, OfficePage, read_session
from evendeal.director.office.calls import AnswerCall
from evendeal.director.office.log_index import LogIndex
from evendeal.formats.office_side import COMMON, OfficeSide
from evendeal.formats.seat_teams.office import (
    corrections,
    repairs,
    rulings,
    session_control,
    taking_out,
)
from evendeal.formats.seat_teams.office import custody as decks
from evendeal.formats.seat_teams.office.preview import PreviewRuling
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.line import Line, stamp
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.poker.in_running import OfficeInRunning, office_in_running
from evendeal.views.poker.journal import line_words
from evendeal.views.poker.office.custody import Custody, custody
from evendeal.views.poker.office.hand import OfficeHand, office_hand
from evendeal.views.poker.office.parts import Office
from evendeal.views.poker.office.whole import OfficeFacts, office


class GetOffice(OfficePage, frozen=True, kw_only=True):
    """Every table and deal of a session, and what asks for the director."""

    path = ""

    session: AskedSession | None = None

    def show(self, at: "SeatTeamsOffice", event: EventId) -> Office:
        """The office of the session."""

        def take(progress: Progress) -> Callable[[], Office]:
            # No line waits while the office of many tables is made.
            which = progress.current if self.session is None else self.session
            progress.line_ups_close = at.poker.line_ups_close(event)
            fork, facts = progress.fork(), at.facts(progress, which)
            return lambda: office(fork, which, facts)

        return at.screen(event, self.session, take)


class GetOfficeInRunning(OfficePage, frozen=True, kw_only=True):
    """Totals over the hands that every table has finished so far, which name no deal."""

    path = "in-running"

    session: AskedSession | None = None

    def show(self, at: "SeatTeamsOffice", event: EventId) -> OfficeInRunning:
        """The totals."""
        with at.ledger.reading(event):
            fork = at.progress(event).fork()
        # No line waits while the totals of many tables are made.
        return office_in_running(fork, self.session)


class GetOfficeHand(OfficePage, frozen=True, kw_only=True):
    """One table's play of one deal line by line, without a card before its time."""

    path = "tables/{table}/deals/{deal}"

    table: TableNo
    deal: DealNo
    session: AskedSession | None = None

    def show(self, at: "SeatTeamsOffice", event: EventId) -> OfficeHand:
        """The hand."""

        def view(progress: Progress, index: LogIndex) -> OfficeHand:
            session = read_session(progress, self.session)
            table, deal = int(self.table), int(self.deal)
            about = [(session, table, deal), (session, table, 0), (session, 0, 0)]
            lines = [line for place in about for line in index.at_place.get(place, ())]
            return office_hand(
                progress,
                progress.sessions[session],
                self.table,
                self.deal,
                sorted(lines, key=lambda line: line.position),
                at.slot(progress, session, self.table, self.deal),
            )

        return at.view(event, view)


class GetCustody(OfficePage, frozen=True, kw_only=True):
    """Which deck is where, and who broke its seal; no result."""

    path = "custody"
    roles = decks.DECK_HANDS

    session: AskedSession | None = None

    def show(self, at: "SeatTeamsOffice", event: EventId) -> Custody:
        """Where the decks are."""

        def view(progress: Progress, index: LogIndex) -> Custody:
            return custody(
                progress,
                progress.current if self.session is None else self.session,
                index.seals,
                decks.deck_files(at.poker, progress),
                position=index.decks,
                now=stamp(at.ledger.adapters.clock.now()),
            )

        return at.view(event, view)


class SeatTeamsOffice(OfficeSide):
    """The office of the poker events."""

    requests = (
        GetOffice,
        GetOfficeInRunning,
        GetOfficeHand,
        GetCustody,
        *COMMON,
        PreviewRuling,
        rulings.Rule,
        rulings.WithdrawRuling,
        corrections.CorrectLine,
        AnswerCall,
        repairs.RequestRepair,
        repairs.ConfirmRepair,
        repairs.RefuseRepair,
        repairs.GiveDeckOrder,
        repairs.FinishRepair,
        session_control.PausePlay,
        session_control.ResumePlay,
        session_control.Substitute,
        session_control.LineUp,
        session_control.CloseLineUps,
        taking_out.TakeOut,
        taking_out.BringBack,
        decks.HandOver,
        decks.GiveDecks,
        decks.GiveOrderFile,
        decks.CheckDeck,
    )

    @property
    def poker(self) -> Any:
        """The ledger of the poker events."""
        return self.ledger

    def words(self, progress: Progress, line: Line) -> tuple[str, str]:
        """A line for reading."""
        return line_words(progress, line)

    def facts(self, progress: Progress, session: SessionNo) -> OfficeFacts:
        """What the office shows that no line of the log says."""
        event = progress.event.id
        now = self.ledger.adapters.clock.now()
        last = self.indexes.of(event).last_at
        return OfficeFacts(
            now=now,
            last_at={TableNo(table): at for (of, table), at in last.items() if of == session},
            touches=self.touches(event, now),
            read_only=self.ledger.read_only(event),
        )

    def slot(
        self, progress: Progress, session: SessionNo, table: TableNo, deal: DealNo
    ) -> int | None:
        """Where the deal stands in the table's running order, from 1."""
        luck = self.poker.luck(progress.event.id, session)
        if luck is None or not 1 <= table <= len(luck.orders):
            return None
        order = luck.orders[table - 1]
        origin = progress.sessions[session].origin(deal)
        return order.index(origin) + 1 if origin in order else None
