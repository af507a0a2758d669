"""The office of an event of duplicate poker: its pages, and what its format adds to them."""

from abc import ABC
from collections.abc import Callable

from evendeal.director.office.acts import AskedSession, OfficePage, OfficeRequest, read_session
from evendeal.director.office.calls import AnswerCall
from evendeal.director.office.log_index import LogIndex
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.office import (
    corrections,
    repairs,
    rulings,
    session_control,
    taking_out,
)
from evendeal.formats.duplicate.office import custody as decks
from evendeal.formats.duplicate.office.preview import PreviewRuling
from evendeal.formats.duplicate.office.print_sheets import (
    GetLabels,
    GiveHandSort,
)
from evendeal.formats.duplicate.office.sheets import CheckHandSheets
from evendeal.formats.office_side import COMMON, OfficeSide
from evendeal.formats.typed_sheets import TypeSheets
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.line import Line, stamp
from evendeal.views.poker.journal import line_words
from evendeal.views.poker.office.custody import Custody, custody
from evendeal.views.poker.office.hand import OfficeHand, office_hand
from evendeal.views.poker.office.parts import Office
from evendeal.views.poker.office.whole import OfficeFacts, office
from evendeal.views.text import Text


class GetOffice(OfficePage, frozen=True, kw_only=True):
    """Every table and deal of a session, and what asks for the director."""

    path = ""

    session: AskedSession | None = None

    def show(self, at: "DuplicateOffice", event: EventId) -> Office:
        """The office of the session."""

        def take(progress: AnyDuplicate) -> Callable[[], Office]:
            # No line waits while the office of many tables is made.
            which = progress.current if self.session is None else self.session
            progress.line_ups_close = at.poker.line_ups_close(event)
            fork, facts = progress.fork(), at.facts(progress, which)
            return lambda: office(fork, which, facts)

        return at.screen(event, self.session, take)


class GetOfficeHand(OfficePage, frozen=True, kw_only=True):
    """One table's play of one deal line by line, without a card before its time."""

    path = "tables/{table}/deals/{deal}"

    table: TableNo
    deal: DealNo
    session: AskedSession | None = None

    def show(self, at: "DuplicateOffice", event: EventId) -> OfficeHand:
        """The hand."""

        def view(progress: AnyDuplicate, index: LogIndex) -> OfficeHand:
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

    def show(self, at: "DuplicateOffice", event: EventId) -> Custody:
        """Where the decks are."""

        def view(progress: AnyDuplicate, index: LogIndex) -> Custody:
            return custody(
                progress,
                progress.current if self.session is None else self.session,
                index.seals,
                decks.deck_files(at.poker, progress),
                position=index.decks,
                now=stamp(at.ledger.adapters.clock.now()),
            )

        return at.view(event, view)


OF_DEALS: tuple[type[OfficeRequest], ...] = (
    GetOffice,
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
    session_control.CloseLineUps,
    taking_out.TakeOut,
    taking_out.BringBack,
    decks.HandOver,
    decks.GiveDecks,
    decks.GiveOrderFile,
    decks.CheckDeck,
    GetLabels,
    GiveHandSort,
    CheckHandSheets,
    TypeSheets,
)
"""What every office of duplicate poker has."""


class DuplicateOffice(OfficeSide, ABC):
    """The office of the events of a format of duplicate poker."""

    @property
    def poker(self) -> DealDesk:
        """The ledger of its events."""
        return self.ledger  # type: ignore[return-value]

    def words(self, progress: AnyDuplicate, line: Line) -> tuple[Text | None, Text]:
        """A line for reading."""
        return line_words(progress, line)

    def facts(self, progress: AnyDuplicate, session: SessionNo) -> OfficeFacts:
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
        self, progress: AnyDuplicate, session: SessionNo, table: TableNo, deal: DealNo
    ) -> int | None:
        """Where the deal stands in the table's running order, from 1."""
        luck = self.poker.luck(progress.event.id, session)
        if luck is None or not 1 <= table <= len(luck.orders):
            return None
        order = luck.orders[table - 1]
        origin = progress.sessions[session].origin(deal)
        return order.index(origin) + 1 if origin in order else None
