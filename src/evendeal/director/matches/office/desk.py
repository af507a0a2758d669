"""The director's office of events of matches, as the web asks for it."""

from collections.abc import Mapping
from typing import Any

from evendeal.director.events import make_good
from evendeal.director.matches import rounds
from evendeal.director.matches.office import course, decisions
from evendeal.director.matches.office.draft import check_match_draft, make_match_event
from evendeal.director.matches.office.shown import MatchOfficeShown
from evendeal.director.recording import At
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.views.draft import EventMade
from evendeal.views.matches.consequences import MatchConsequences
from evendeal.views.matches.draft import MatchDraft, MatchDraftCheck
from evendeal.views.office import OfficeDone


class MatchesOffice(MatchOfficeShown):
    """The office over a desk of matches; several threads may ask at once.

    What it shows is made by `evendeal.views`; what it writes goes through the rules first, and
    carries the name of who is signed in.
    """

    def preview(self, event: EventId, draft: Mapping[str, Any]) -> MatchConsequences:
        """What a decision, a reopening or a correction would change."""
        self._progress(event)
        return decisions.preview(self._desk, event, draft)

    def decide(
        self, event: EventId, decision: Mapping[str, Any], *, key: str, by: str
    ) -> OfficeDone:
        """A game's result by the director (R48)."""
        return self._write(event, "decision", decision, key=key, by=by)

    def reopen(
        self, event: EventId, reopening: Mapping[str, Any], *, key: str, by: str
    ) -> OfficeDone:
        """An accepted or decided game goes on."""
        return self._write(event, "reopening", reopening, key=key, by=by)

    def correct(
        self, event: EventId, correction: Mapping[str, Any], *, key: str, by: str
    ) -> OfficeDone:
        """A line of a game corrected, or taken back with all after it."""
        return self._write(event, "correction", correction, key=key, by=by)

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
        self._progress(event)
        at = At(event, session, table, deal)
        decisions.answer(self._desk, self._books, at, reason=reason, key=key, by=by)
        return self._done(event)

    def line_up(
        self, event: EventId, line_up: Mapping[str, Any], *, key: str, by: str
    ) -> OfficeDone:
        """Who plays a match for a team in the open room and in the closed one."""
        self._progress(event)
        course.line_up(self._desk, self._books, event, line_up, key=key, by=by)
        return self._done(event)

    def begin(self, event: EventId, *, beacon: str, by: str) -> OfficeDone:
        """All boards begin."""
        self._progress(event)
        course.begin(self._desk, event, beacon=beacon, by=by)
        return self._done(event)

    def begin_final(self, event: EventId, *, beacon: str, by: str) -> OfficeDone:
        """The final begins with its finalists; lots are drawn where teams are level."""
        self._progress(event)
        course.begin_the_final(self._desk, event, beacon=beacon, by=by)
        return self._done(event)

    def begin_round(self, event: EventId, round: int, *, by: str) -> OfficeDone:
        """The next round begins."""
        self._progress(event)
        rounds.begin_round(self._desk, event, round, by=by)
        return self._done(event)

    def pause(
        self, event: EventId, table: TableNo | None, *, reason: str, key: str, by: str
    ) -> OfficeDone:
        """Play is paused at a table, or at all of them."""
        self._progress(event)
        desk, books = self._desk, self._books
        rounds.pause_tables(desk, books, event, table, reason=reason, key=key, by=by)
        return self._done(event)

    def resume(self, event: EventId, table: TableNo | None, *, key: str, by: str) -> OfficeDone:
        """Play goes on there."""
        self._progress(event)
        rounds.resume_tables(self._desk, self._books, event, table, key=key, by=by)
        return self._done(event)

    def end(self, event: EventId, session: SessionNo, *, by: str) -> OfficeDone:
        """A board or the final ends."""
        self._progress(event)
        course.end(self._desk, event, session, by=by)
        return self._done(event)

    def check_draft(self, draft: MatchDraft) -> MatchDraftCheck:
        """What is wrong with a file, or what it would make."""
        return check_match_draft(self._desk, draft)

    def make_event(self, draft: MatchDraft, *, by: str) -> EventMade:
        """The event of a file, sealed and published."""
        return make_match_event(self._desk, draft, by=by)

    def _write(
        self, event: EventId, kind: str, data: Mapping[str, Any], *, key: str, by: str
    ) -> OfficeDone:
        self._progress(event)
        decisions.write_act(self._desk, self._books, event, kind, data, key=key, by=by)
        return self._done(event)

    def _done(self, event: EventId) -> OfficeDone:
        progress = self._progress(event)
        if progress.to_sign == progress.position:
            # After the end of a session everybody is told what was done to it.
            make_good(self._desk, event)
        return OfficeDone(self.position(event), None)
