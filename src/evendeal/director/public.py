"""What the public is shown, made anew after each finished hand and kept until the next."""

from collections.abc import Callable
from contextlib import suppress

from evendeal import views
from evendeal.director.desk import Desk, News
from evendeal.director.opening import opened_event, opened_text, root_of
from evendeal.director.showing import Showing
from evendeal.draw import Seal
from evendeal.draw.cards_verify import CARDS
from evendeal.draw.keys import Kind
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.progress import Progress
from evendeal.views import (
    DealHead,
    DealPage,
    EventHead,
    NoSuchEvent,
    Proof,
    Scoreboard,
    TableHead,
    TablePage,
)
from evendeal.views.home import AtHome, deals_at_home
from evendeal.views.home_deals import SameHand, same_hand
from evendeal.views.in_running import KeptBoard
from evendeal.views.prize_stacks import TablePrizes, table_prizes
from evendeal.views.proof import proof
from evendeal.views.scoreboard import scoreboard


class PublicDesk(Showing[Progress, Seal]):
    """The events of a desk as everybody may see them; several threads may ask at once.

    It hands out views and published files and nothing else, and every view is made by
    `evendeal.views`, where the embargo is.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._boards: dict[EventId, KeptBoard] = {}

    def events(self) -> tuple[EventHead, ...]:
        """All events of which anything can be read, the newest first."""
        heads = []
        for event in self._desk.events():
            with suppress(NoSuchEvent):
                heads.append(self.event(event))
        return tuple(sorted(heads, key=lambda head: head.sealed_at, reverse=True))

    def event(self, event: EventId) -> EventHead:
        """The head of an event."""
        return self._view(event, ("event",), lambda p: self._head(p, None))

    def at_home(self) -> tuple[tuple[AtHome, SameHand | None], ...]:
        """What the first page of the house has of each event, and the hand that it can show."""
        found = []
        for event in self._desk.events():
            with suppress(NoSuchEvent):
                found.append(self._view(event, ("home",), self._at_home))
        return tuple(found)

    def _at_home(self, progress: Progress) -> tuple[AtHome, SameHand | None]:
        head = self._head(progress, None)
        return deals_at_home(progress, head, lambda: self.scoreboard(head.id)), same_hand(progress)

    def scoreboard(self, event: EventId, session: SessionNo | None = None) -> Scoreboard:
        """The standings over the comparable deals."""

        def make(progress: Progress) -> Scoreboard:
            kept = self._boards.setdefault(event, KeptBoard())
            seal, read_only = self._seal(event), self._read_only(event)
            return scoreboard(progress, seal, session, read_only, kept)

        return self._view(event, ("scoreboard", session), make)

    def tables(self, event: EventId, session: SessionNo | None = None) -> tuple[TableHead, ...]:
        """The tables in order."""
        return self._view(event, ("tables", session), lambda p: views.table_heads(p, session))

    def table(self, event: EventId, table: TableNo, session: SessionNo | None = None) -> TablePage:
        """One table with its open results."""
        return self._view(
            event, ("table", table, session), lambda p: views.table_page(p, table, session)
        )

    def deals(self, event: EventId, session: SessionNo | None = None) -> tuple[DealHead, ...]:
        """The deals in order."""
        return self._view(event, ("deals", session), lambda p: views.deal_heads(p, session))

    def deal(self, event: EventId, deal: DealNo, session: SessionNo | None = None) -> DealPage:
        """One deal, open or closed."""

        def make(progress: Progress) -> DealPage:
            head = self._head(progress, session)
            kind: Kind = "original" if deal <= progress.event.play.deals else "reserve"
            return views.deal_page(
                progress, head, deal, root_of(self._desk, event, head.session, kind)
            )

        return self._view(event, ("deal", deal, session), make)

    def prizes(self, event: EventId, session: SessionNo | None = None) -> tuple[TablePrizes, ...]:
        """The stacks to share prizes by, table by table."""
        return self._view(event, ("prizes", session), lambda p: table_prizes(p, session))

    def proof(self, event: EventId, session: SessionNo | None = None) -> Proof:
        """What was sealed, opened and verified."""
        return self._view(event, ("proof", session), lambda p: self._proof(p, session))

    def subscribe(self, news: News) -> Callable[[], None]:
        """Have `news` called after each finished hand; the answer ends the subscription."""
        return self._desk.subscribe(news)

    def _head(self, progress: Progress, session: SessionNo | None) -> EventHead:
        event = progress.event.id
        return views.event_head(progress, self._seal(event), session, self._read_only(event))

    def _sealed(self, event: EventId) -> Seal | None:
        signed = self._desk.seal(event)
        return None if signed is None else signed.seal

    def _opened(self, event: EventId) -> str:
        return opened_text(self._desk, event)

    def _proof(self, progress: Progress, session: SessionNo | None) -> Proof:
        event = progress.event.id
        desk = self._desk
        signed = desk.seal(event)
        if signed is None:
            raise NoSuchEvent(event=event)
        opened = opened_event(desk, event)
        return proof(
            self._head(progress, session),
            signed.seal,
            opened,
            CARDS.verify_files(signed, opened, desk.roots(event), desk.line_ups(event)),
            self._settled(event, progress.settled, signed.seal.public_key),
            progress.event.play.occupied,
            seal_digest=desk.seal_digest(event),
        )
