"""What everybody may see of teams with a player on every seat: tables, deals, prizes, proof."""

from collections.abc import Sequence

from evendeal.director.opening import root_of
from evendeal.director.zones import time_at_hall
from evendeal.draw.keys import Kind
from evendeal.draw.opened import OpenedSession
from evendeal.draw.seal import Seal
from evendeal.formats.duplicate.luck import SessionLuck
from evendeal.formats.pages import DealPart, EventPart, SessionQuery, TablePart, page
from evendeal.formats.print_side import Document, PrintOrder
from evendeal.formats.public_side import Message, PublicSide, Ranked
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.event_text import SEAT_TEAMS
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.first_rows import FirstRow
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.home import AtHome, event_card
from evendeal.views.poker.deal import DealHead, DealPage, deal_heads, deal_page
from evendeal.views.poker.first_rows import standings_rows
from evendeal.views.poker.handout import HANDOUTS, handout, handouts_due, handouts_ready
from evendeal.views.poker.head import EventHead, event_head
from evendeal.views.poker.home import (
    DealsNow,
    SameHand,
    deals_now,
    deals_result,
    same_hand,
)
from evendeal.views.poker.in_running import InRunning
from evendeal.views.poker.prize_stacks import TablePrizes, table_prizes
from evendeal.views.poker.proof import Proof, proof, team_seats
from evendeal.views.poker.scoreboard import Scoreboard, scoreboard
from evendeal.views.poker.table import TableHead, TablePage, sits, table_heads, table_page
from evendeal.views.printed import SheetReady
from evendeal.views.sits import Sits


class SeatTeamsPublic(PublicSide[Progress, SessionLuck, Seal, OpenedSession]):
    """The poker events of a ledger as everybody may see them.

    Every view is made by `evendeal.views`, where the embargo is.
    """

    format = SEAT_TEAMS
    live = DealsNow
    idea = SameHand
    sheets = (HANDOUTS,)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._boards: dict[EventId, FragmentCache[InRunning]] = {}

    def event(self, event: EventPart) -> EventHead:
        """The head of an event."""
        return self._cache.view(event, ("event",), lambda p: self._head(p, None))

    def scoreboard(self, event: EventPart, session: SessionQuery = None) -> Scoreboard:
        """The standings over the deals that every table has played."""

        def make(progress: Progress) -> Scoreboard:
            board = self._boards.setdefault(event, FragmentCache())
            seal, read_only = self._seal(event), self._cache.read_only(event)
            return scoreboard(progress, seal, session, read_only, board)

        return self._cache.view(event, ("scoreboard", session), make)

    def standings(self, event: EventId) -> Sequence[Ranked]:
        """The teams, once a deal can be compared."""
        board = self.scoreboard(event)
        return board.standings if board.comparable or board.event.session > 1 else ()

    def first_rows(
        self, event: EventId, session: SessionNo | None = None, match: int | None = None
    ) -> tuple[FirstRow, ...]:
        """The teams with their points."""
        return standings_rows(self.scoreboard(event, session)) if match is None else ()

    def message(self, event: EventId) -> Message:
        """The scoreboard: all look at it, so it is made and sent once for all."""
        board = self.scoreboard(event)
        return Message("scoreboard", board.position, board)

    def sits(self, event: EventPart) -> tuple[Sits, ...]:
        """Who sits where in the session that is played, or was played last."""
        return self._cache.view(event, ("sits",), sits)

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

        def make(progress: Progress) -> DealPage:
            head = self._head(progress, session)
            kind: Kind = (
                "original" if deal <= progress.event.play_of(head.session).deals else "reserve"
            )
            return deal_page(progress, head, deal, root_of(self._ledger, event, head.session, kind))

        return self._cache.view(event, ("deal", deal, session), make)

    @page("prizes", "listTablePrizes")
    def prizes(self, event: EventPart, session: SessionQuery = None) -> tuple[TablePrizes, ...]:
        """The stacks to share prizes by, table by table, once every deal is open."""
        return self._cache.view(event, ("prizes", session), lambda p: table_prizes(p, session))

    def proof(self, event: EventPart, session: SessionQuery = None) -> Proof:
        """What was sealed, opened and verified."""
        return self._cache.view(event, ("proof", session), lambda p: self._proof(p, session))

    def at_home(self, event: EventId) -> AtHome:
        """What the first page of the house has of an event, and the hand that it can show."""

        def make(progress: Progress) -> AtHome:
            head = self._head(progress, None)
            card = event_card(
                *("deals", head, (head.comparable, head.deals)),
                live=lambda: deals_now(self.scoreboard(event)),
                result=lambda: deals_result(progress),
            )
            return AtHome(card, same_hand(progress))

        return self._cache.view(event, ("home",), make)

    def sheets_ready(self, event: EventPart) -> tuple[SheetReady, ...]:
        """Handouts of the sessions that have ended."""
        return self._cache.view(event, ("sheets",), handouts_ready)

    def document(self, event: EventId, sheet: str, order: PrintOrder) -> Document:
        """The handouts of a session that has ended."""
        if sheet not in self.sheets:
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
        words = PaperWords(self._language(event, order))
        return handouts(handout(head, due.at, pages), words, address=address, when=when)

    def _head(self, progress: Progress, session: SessionNo | None) -> EventHead:
        event = progress.event.id
        seal, read_only = self._seal(event), self._cache.read_only(event)
        return event_head(progress, seal, session, read_only)

    def _proof(self, progress: Progress, session: SessionNo | None) -> Proof:
        proved = self._proved(progress.event.id, progress.settled)
        head = self._head(progress, session)
        return proof(
            head,
            proved.seal,
            proved.opened,
            proved.findings,
            proved.checkpoints,
            team_seats(
                proved.seal,
                proved.opened,
                head.session,
                progress.event.play_of(head.session).occupied,
            ),
            seal_digest=proved.digest,
        )
