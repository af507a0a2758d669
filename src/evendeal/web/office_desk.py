"""What the web asks of the house for the director and the deck custodian."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.views.consequences import Consequences
from evendeal.views.custody import Custody
from evendeal.views.draft import Draft, DraftCheck, EventMade
from evendeal.views.entry_list import EntryListDraft, EntryListRead
from evendeal.views.in_running import OfficeInRunning
from evendeal.views.journal import LogPage
from evendeal.views.office import Office, OfficeDone
from evendeal.views.office_hand import OfficeHand, Repair
from evendeal.web.office_event import EventDesk

OfficeNews = Callable[[EventId, int], None]
"""Called on any thread with the event and the position of its log when there is news."""


class OfficeDesk(EventDesk, Protocol):
    """The director's and the custodian's side of the house. Synchronous; called on threads.

    `session` None is the current session. What is written is written under a key: sent again
    with it, it is answered as before and written once. `by` is who is signed in. A refusal by
    the rules is a `Refused`, and then nothing was written.
    """

    def position(self, event: EventId) -> int:
        """The position of the log."""
        ...

    def custody_position(self, event: EventId) -> int:
        """A number that grows whenever something happens to decks; no other line counts."""
        ...

    def subscribe(self, news: OfficeNews) -> Callable[[], None]:
        """Have `news` called after every line; the answer ends it."""
        ...

    def office(self, event: EventId, session: SessionNo | None = None) -> Office:
        """Everything that concerns directing."""
        ...

    def in_running(self, event: EventId, session: SessionNo | None = None) -> OfficeInRunning:
        """Totals over the hands that every table has finished so far."""
        ...

    def hand(
        self, event: EventId, table: TableNo, deal: DealNo, session: SessionNo | None = None
    ) -> OfficeHand:
        """One table's play of one deal, line by line."""
        ...

    def preview(self, event: EventId, draft: Mapping[str, Any]) -> Consequences:
        """What a ruling, a withdrawal or a correction would change; nothing is written."""
        ...

    def rule(self, event: EventId, ruling: Mapping[str, Any], *, key: str, by: str) -> OfficeDone:
        """A ruling."""
        ...

    def withdraw(
        self, event: EventId, number: int, *, reason: str, key: str, by: str
    ) -> OfficeDone:
        """A ruling taken back."""
        ...

    def correct(
        self, event: EventId, correction: Mapping[str, Any], *, key: str, by: str
    ) -> OfficeDone:
        """A line of a hand corrected or undone, also on an earlier street (R38)."""
        ...

    def request_repair(
        self,
        event: EventId,
        table: TableNo,
        deal: DealNo,
        *,
        session: SessionNo | None,
        reason: str,
        key: str,
        by: str,
    ) -> OfficeDone:
        """A deck whose seal is broken is to be put right (R37)."""
        ...

    def confirm_repair(
        self, event: EventId, number: int, *, key: str, by: str, custodian: bool
    ) -> OfficeDone:
        """Somebody else agrees that the deck-order is given to whoever asked for it."""
        ...

    def refuse_repair(
        self, event: EventId, number: int, *, reason: str, key: str, by: str
    ) -> OfficeDone:
        """A repair is turned down, or its request taken back."""
        ...

    def deck_order(self, event: EventId, number: int, *, key: str, by: str) -> Repair:
        """The deck-order of a confirmed repair; logged first (R37)."""
        ...

    def finish_repair(self, event: EventId, number: int, *, key: str, by: str) -> OfficeDone:
        """The deck is in order again."""
        ...

    def answer(
        self,
        event: EventId,
        table: TableNo,
        deal: DealNo,
        *,
        session: SessionNo | None,
        reason: str,
        key: str,
        by: str,
    ) -> OfficeDone:
        """A table's call has been answered."""
        ...

    def pause(self, event: EventId, *, reason: str, key: str, by: str) -> OfficeDone:
        """Play stops at every table, and so does the clock."""
        ...

    def resume(self, event: EventId, *, key: str, by: str) -> OfficeDone:
        """Play goes on."""
        ...

    def substitute(
        self,
        event: EventId,
        table: TableNo,
        seat: int,
        *,
        player: str,
        reason: str,
        key: str,
        by: str,
    ) -> OfficeDone:
        """Another player of the team takes a seat."""
        ...

    def take_out(
        self,
        event: EventId,
        table: TableNo,
        seat: int,
        *,
        rule: str,
        reason: str,
        key: str,
        by: str,
    ) -> OfficeDone:
        """A player is taken out of the session (R10)."""
        ...

    def bring_back(
        self, event: EventId, table: TableNo, seat: int, *, reason: str, key: str, by: str
    ) -> OfficeDone:
        """A player who was taken out plays again."""
        ...

    def line_up(
        self,
        event: EventId,
        session: SessionNo,
        entry: str,
        *,
        players: tuple[str, ...],
        key: str,
        by: str,
    ) -> OfficeDone:
        """Who plays for an entry in a session that has not begun."""
        ...

    def close_line_ups(self, event: EventId, session: SessionNo, *, by: str) -> OfficeDone:
        """Nobody is lined up otherwise for the session from now on."""
        ...

    def begin(self, event: EventId, session: SessionNo, *, beacon: str, by: str) -> OfficeDone:
        """A session begins."""
        ...

    def end(self, event: EventId, session: SessionNo, *, by: str) -> OfficeDone:
        """A session ends, and its secrets are published."""
        ...

    def custody(self, event: EventId, session: SessionNo | None = None) -> Custody:
        """Where each deck is."""
        ...

    def hand_over(
        self,
        event: EventId,
        table: TableNo,
        *,
        session: SessionNo | None,
        deals: tuple[int, ...],
        where: str,
        who: str,
        key: str,
        by: str,
    ) -> OfficeDone:
        """Decks change hands."""
        ...

    def decks(self, event: EventId, session: SessionNo, *, by: str) -> str:
        """The deck file of a session as csv, written down as handed out. Custodian only."""
        ...

    def journal(self, event: EventId, before: int | None = None) -> LogPage:
        """What was done, the newest first, from before a position on."""
        ...

    def archive(self, event: EventId) -> bytes:
        """The whole event as one file, without a secret of a session still to end."""
        ...

    def look_at_list(self, draft: EntryListDraft) -> EntryListRead:
        """A list of teams as it is understood, for events of either kind; nothing is written."""
        ...

    def check_draft(self, draft: Draft) -> DraftCheck:
        """What is wrong with a form, and what it would make."""
        ...

    def make_event(self, draft: Draft, *, by: str) -> EventMade:
        """The event of a form, sealed and published."""
        ...
