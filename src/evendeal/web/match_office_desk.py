"""What the web asks of the house for the director of an event of matches."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.views.draft import EventMade
from evendeal.views.journal import LogPage
from evendeal.views.matches.consequences import MatchConsequences
from evendeal.views.matches.draft import MatchDraft, MatchDraftCheck
from evendeal.views.matches.office import MatchOffice
from evendeal.views.matches.office_game import MatchOfficeGame
from evendeal.views.office import OfficeDone
from evendeal.web.office_desk import OfficeNews
from evendeal.web.office_event import EventDesk


class MatchOfficeDesk(EventDesk, Protocol):
    """The director's side of events of matches. Synchronous; called on threads.

    What is written is written under a key: sent again with it, it is answered as before and
    written once. `by` is who is signed in. A refusal by the rules is a `Refused`, and then
    nothing was written.
    """

    def position(self, event: EventId) -> int:
        """The position of the log."""
        ...

    def subscribe(self, news: OfficeNews) -> Callable[[], None]:
        """Have `news` called after every line; the answer ends it."""
        ...

    def office(self, event: EventId) -> MatchOffice:
        """Everything that concerns directing."""
        ...

    def game(
        self, event: EventId, session: SessionNo, table: TableNo, deal: DealNo
    ) -> MatchOfficeGame:
        """One room's play of one game, line by line."""
        ...

    def journal(self, event: EventId, before: int | None = None) -> LogPage:
        """What was done, the newest first, from before a position on."""
        ...

    def archive(self, event: EventId) -> bytes:
        """The whole event as one file, without a secret of a session still to end."""
        ...

    def preview(self, event: EventId, draft: Mapping[str, Any]) -> MatchConsequences:
        """What a decision, a reopening or a correction would change; nothing is written."""
        ...

    def decide(
        self, event: EventId, decision: Mapping[str, Any], *, key: str, by: str
    ) -> OfficeDone:
        """A game's result by the director."""
        ...

    def reopen(
        self, event: EventId, reopening: Mapping[str, Any], *, key: str, by: str
    ) -> OfficeDone:
        """An accepted or decided game goes on."""
        ...

    def correct(
        self, event: EventId, correction: Mapping[str, Any], *, key: str, by: str
    ) -> OfficeDone:
        """A line of a game corrected or undone."""
        ...

    def answer(
        self,
        event: EventId,
        session: SessionNo,
        table: TableNo,
        deal: DealNo,
        *,
        reason: str,
        key: str,
        by: str,
    ) -> OfficeDone:
        """A table's call has been answered."""
        ...

    def line_up(
        self, event: EventId, line_up: Mapping[str, Any], *, key: str, by: str
    ) -> OfficeDone:
        """Who plays a match for a team in the open room and in the closed one."""
        ...

    def begin(self, event: EventId, *, beacon: str, by: str) -> OfficeDone:
        """All boards begin."""
        ...

    def begin_final(self, event: EventId, *, beacon: str, by: str) -> OfficeDone:
        """The final begins with its finalists; lots are drawn where teams are level."""
        ...

    def begin_round(self, event: EventId, round: int, *, by: str) -> OfficeDone:
        """The next round begins."""
        ...

    def pause(
        self, event: EventId, table: TableNo | None, *, reason: str, key: str, by: str
    ) -> OfficeDone:
        """Play is paused at a table, or at all of them."""
        ...

    def resume(self, event: EventId, table: TableNo | None, *, key: str, by: str) -> OfficeDone:
        """Play goes on there."""
        ...

    def end(self, event: EventId, session: SessionNo, *, by: str) -> OfficeDone:
        """A board or the final ends."""
        ...

    def check_draft(self, draft: MatchDraft) -> MatchDraftCheck:
        """What is wrong with a file, or what it would make."""
        ...

    def make_event(self, draft: MatchDraft, *, by: str) -> EventMade:
        """The event of a file, sealed and published."""
        ...
