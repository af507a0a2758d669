"""What everybody may see of duplicate poker, whoever is compared with whom: tables and deals."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from evendeal.director.opening import root_of
from evendeal.director.zones import time_at_hall
from evendeal.draw.keys import Kind
from evendeal.draw.opened import OpenedSession
from evendeal.draw.seal import CardsSeal
from evendeal.formats.duplicate.luck import SessionLuck
from evendeal.formats.pages import (
    DealPart,
    Download,
    EventPart,
    SessionQuery,
    TablePart,
    page,
)
from evendeal.formats.print_order import PrintOrder
from evendeal.formats.public_side import Message, Proved, PublicSide
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.printing.document import Document
from evendeal.tournament.duplicate.progress import DealFoldT
from evendeal.views.certificate import DrawCertificate
from evendeal.views.first_rows import STANDINGS, FirstRow, PageRows
from evendeal.views.hall_sheets import SeatedTable
from evendeal.views.home import AtHome, IdeaCard, LiveCard, Result, event_card
from evendeal.views.poker.certificate import poker_certificate
from evendeal.views.poker.deal import DealHead, DealPage, deal_heads, deal_page
from evendeal.views.poker.first_rows import deal_rows, deals_rows, tables_rows
from evendeal.views.poker.handout import HANDOUTS, handout, handouts_due, handouts_ready
from evendeal.views.poker.head import EventHead
from evendeal.views.poker.proof import Proof, ProvedSeats, proof
from evendeal.views.poker.table import (
    TableHead,
    TablePage,
    seated,
    sessions_seated,
    sits,
    table_heads,
    table_page,
)
from evendeal.views.printed import BOOKLET, CERTIFICATE, SheetReady
from evendeal.views.sits import Sits

if TYPE_CHECKING:
    from evendeal.formats.duplicate.session_files import SessionFiles

CardsSealT = TypeVar("CardsSealT", bound=CardsSeal[Any])


class DuplicatePublic(PublicSide[DealFoldT, SessionLuck, CardsSealT, OpenedSession]):
    """The events of a format of duplicate poker as everybody may see them.

    Every view is made by `evendeal.views`, where the embargo is.
    """

    sheets = (*PublicSide.sheets, BOOKLET, CERTIFICATE, HANDOUTS)
    card: ClassVar[str]
    """What is played, by the word that the first page of the house has for it."""

    def event(self, event: EventPart) -> EventHead:
        """The head of an event."""
        return self._cache.view(event, ("event",), lambda p: self._head(p, None))

    def first_rows(self, event: EventId, rows: PageRows) -> tuple[FirstRow, ...]:
        """The standings, the tables, or what the tables made of the deals or of one of them."""
        if rows.of == STANDINGS:
            return self.standings_rows(event, rows.session)
        if rows.of == "tables":
            return tables_rows(self.tables(event, rows.session))
        if rows.of == "deals":
            return deals_rows(self.deals(event, rows.session))
        if rows.of == "deal" and rows.number is not None:
            return deal_rows(self.deal(event, DealNo(rows.number), rows.session))
        return ()

    @abstractmethod
    def standings_rows(self, event: EventId, session: SessionNo | None) -> tuple[FirstRow, ...]:
        """Who stands where in a session, as far as it may be seen."""

    @page("tables", "listTables")
    def tables(self, event: EventPart, session: SessionQuery = None) -> tuple[TableHead, ...]:
        """The tables, their seats, and how many hands each has played."""
        return self._cache.view(event, ("tables", session), lambda p: table_heads(p, session))

    @page("tables/{table:int}", "getTable")
    def table(self, event: EventPart, table: TablePart, session: SessionQuery = None) -> TablePage:
        """One table with its results in the open deals."""
        return self._cache.view(
            event, ("table", table, session), lambda p: table_page(p, table, session)
        )

    @page("deals", "listDeals")
    def deals(self, event: EventPart, session: SessionQuery = None) -> tuple[DealHead, ...]:
        """The deals, open or not."""
        return self._cache.view(event, ("deals", session), lambda p: deal_heads(p, session))

    @page("deals/{deal:int}", "getDeal")
    def deal(self, event: EventPart, deal: DealPart, session: SessionQuery = None) -> DealPage:
        """One deal: closed, or open with its cards, its traveller and its proof."""

        def make(progress: DealFoldT) -> DealPage:
            head = self._head(progress, session)
            kind: Kind = (
                "original" if deal <= progress.event.play_of(head.session).deals else "reserve"
            )
            return deal_page(progress, head, deal, root_of(self._ledger, event, head.session, kind))

        return self._cache.view(event, ("deal", deal, session), make)

    @page("hands.phhs", "getHandHistories")
    def hand_histories(self, event: EventPart, session: SessionQuery = None) -> Download:
        """The hands of a session that has ended, as hand histories.

        Raises:
            HandoutsLater: the session has not ended.
        """
        which, files = self._hand_files(event, session)
        text = "text/plain; charset=utf-8"
        return Download(f"{event}-{which}-hands.phhs", text, files.histories)

    @page("hands.json", "getHandFields")
    def hand_fields(self, event: EventPart, session: SessionQuery = None) -> Download:
        """The hands of a session that has ended, as a list of what their histories say.

        Raises:
            HandoutsLater: the session has not ended.
        """
        which, files = self._hand_files(event, session)
        return Download(f"{event}-{which}-hands.json", "application/json", files.fields)

    def _hand_files(
        self, event: EventId, session: SessionNo | None
    ) -> "tuple[SessionNo, SessionFiles]":
        # Only here, since whoever shows standings needs none of the notations.
        from evendeal.formats.duplicate.session_files import session_files

        def make(fork: DealFoldT) -> "tuple[SessionNo, SessionFiles]":
            which = handouts_due(fork, session).session
            return which, session_files(fork, which)

        # Beside the desk, since a session may have thousands of hands.
        return self._cache.view_beside(event, ("hand files", session), make)

    def sits(self, event: EventPart) -> tuple[Sits, ...]:
        """Who sits where in the session that is played, or was played last."""
        return self._cache.view(event, ("sits",), sits)

    def certificate(self, event: EventId, session: SessionNo | None) -> DrawCertificate:
        """What can be certified of the draw of a session, out of its proof."""
        return poker_certificate(self.proof(event, session))

    def seated(self, event: EventId, session: SessionNo | None) -> tuple[SeatedTable, ...]:
        """All tables, and who sits there in a session that has begun."""
        facts = self.hall(event)
        return self._cache.view(event, ("seated", session), lambda p: seated(p, facts, session))

    def sessions_seated(self, event: EventId) -> tuple[SessionNo | None, ...]:
        """Each session that has begun."""
        return self._cache.view(event, ("sessions seated",), sessions_seated)

    def sheets_ready(self, event: EventPart) -> tuple[SheetReady, ...]:
        """What there is of every event, and handouts of the sessions that have ended."""
        ready = self._cache.view(event, ("sheets",), handouts_ready)
        return (*super().sheets_ready(event), *ready)

    def document(self, event: EventId, sheet: str, order: PrintOrder) -> Document:
        """The handouts of a session that has ended."""
        if sheet != HANDOUTS:
            return super().document(event, sheet, order)
        # Only here, since nobody else needs a printer.
        from evendeal.printing.poker.handouts import handouts
        from evendeal.printing.words import PaperWords

        with self._ledger.reading(event):
            progress = self._cache.progress(event)
            due = handouts_due(progress, order.session)
            when = time_at_hall(due.at, progress.event.programme)
        session = due.session
        head = self._cache.view(event, ("event", session), lambda p: self._head(p, session))
        pages = [self.deal(event, deal, session) for deal in due.deals]
        address = f"{order.address}/proof?session={session}" if order.address else ""
        words = PaperWords(self.language(event, order))
        return handouts(handout(head, due.at, pages), words, address=address, when=when)

    def message(self, event: EventId) -> Message:
        """The scoreboard: all look at it, so it is made and sent once for all."""
        board = self.scoreboard(event)
        return Message("scoreboard", board.position, board)

    def proof(self, event: EventPart, session: SessionQuery = None) -> Proof:
        """What was sealed, opened and verified."""

        def make(progress: DealFoldT) -> Proof:
            proved = self._proved(event, progress.settled)
            head = self._head(progress, session)
            return proof(
                head,
                proved.seal,
                proved.opened,
                proved.findings,
                proved.checkpoints,
                self._proved_seats(proved, progress, SessionNo(head.session)),
                seal_digest=proved.digest,
            )

        return self._cache.view(event, ("proof", session), make)

    def at_home(self, event: EventId) -> AtHome:
        """What the first page of the house has of an event, and the hand that it can show."""

        def make(progress: DealFoldT) -> AtHome:
            head = self._head(progress, None)
            card = event_card(
                *(self.card, head, (head.comparable, head.deals)),
                live=lambda: self._live_card(event),
                result=lambda: self._result(progress),
            )
            return AtHome(card, self._idea_card(progress))

        return self._cache.view(event, ("home",), make)

    def _head(self, progress: DealFoldT, session: SessionNo | None) -> EventHead:
        """The head of an event on the pages of a session."""
        event = progress.event.id
        return self._head_of(progress, self._seal(event), session, self._cache.read_only(event))

    @abstractmethod
    def _head_of(
        self,
        progress: DealFoldT,
        seal: CardsSealT | None,
        session: SessionNo | None,
        read_only: str | None,
    ) -> EventHead:
        """The head of an event, with how its format compares."""

    @abstractmethod
    def _proved_seats(
        self, proved: Proved[CardsSealT, OpenedSession], progress: DealFoldT, session: SessionNo
    ) -> ProvedSeats:
        """How the seats of a session were drawn, as its proof has it."""

    @abstractmethod
    def _live_card(self, event: EventId) -> LiveCard:
        """The card of an event that is being played."""

    @abstractmethod
    def _result(self, progress: DealFoldT) -> Result:
        """How an event ended that is over."""

    def _idea_card(self, progress: DealFoldT) -> IdeaCard | None:
        """A hand that shows what the same cards for all are; None where there is none."""
        del progress
        return None
