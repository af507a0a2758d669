"""The director's office and the custodian's desk, as the web asks for them."""

from collections.abc import Mapping
from typing import Any, Protocol

from evendeal.director.desk import Desk
from evendeal.director.entry_lists import look_at_list
from evendeal.director.events import make_good
from evendeal.director.line_ups import close_line_ups
from evendeal.director.office import corrections, course, repairs, rulings, taking_out, wizard
from evendeal.director.office import custody as decks_at
from evendeal.director.office.preview import preview
from evendeal.director.office.screens import Presence
from evendeal.director.office.shown import OfficeShown
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.labels import write_label
from evendeal.views.consequences import Consequences
from evendeal.views.draft import Draft, DraftCheck, EventMade
from evendeal.views.entry_list import EntryListDraft, EntryListRead
from evendeal.views.office import OfficeDone
from evendeal.views.office_hand import Repair
from evendeal.views.roles import Role


class Staff(Protocol):
    """Who knows the people of an event."""

    def anybody(self, role: Role, event: EventId) -> bool:
        """Whether somebody has this job at an event, or is invited to it."""


class DirectorsOffice(OfficeShown):
    """The office over a desk; several threads may ask at once.

    What it shows is made by `evendeal.views`; what it writes goes through the rules first, and
    carries the name of who is signed in.

    Args:
        presence: the recorders' consoles.
        staff: who has which job at an event; without it nobody is known to have one.
    """

    def __init__(
        self, desk: Desk, presence: Presence | None = None, staff: Staff | None = None
    ) -> None:
        super().__init__(desk, presence)
        self._staff = staff

    def preview(self, event: EventId, draft: Mapping[str, Any]) -> Consequences:
        """What a ruling, a withdrawal or a correction would change."""
        self._progress(event)
        return preview(self._desk, event, draft)

    def rule(self, event: EventId, ruling: Mapping[str, Any], *, key: str, by: str) -> OfficeDone:
        """A ruling."""
        self._progress(event)
        return self._done(
            event, rulings.rule(self._desk, self._books, event, ruling, key=key, by=by)
        )

    def withdraw(
        self, event: EventId, number: int, *, reason: str, key: str, by: str
    ) -> OfficeDone:
        """A ruling taken back."""
        self._progress(event)
        rulings.withdraw(self._desk, self._books, event, number, reason=reason, key=key, by=by)
        return self._done(event, number)

    def correct(
        self, event: EventId, correction: Mapping[str, Any], *, key: str, by: str
    ) -> OfficeDone:
        """A line of a hand corrected or undone."""
        self._progress(event)
        number = corrections.correct(self._desk, self._books, event, correction, key=key, by=by)
        return self._done(event, number)

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
        """A deck whose seal is broken is to be put right."""
        self._progress(event)
        repairs.request(
            self._desk,
            self._books,
            event,
            table,
            deal,
            session=session,
            reason=reason,
            key=key,
            by=by,
        )
        return self._done(event)

    def confirm_repair(
        self, event: EventId, number: int, *, key: str, by: str, custodian: bool
    ) -> OfficeDone:
        """Somebody else agrees; the position answered is the custodian's."""
        self._progress(event)
        staff = self._staff
        repairs.confirm(
            self._desk,
            self._books,
            event,
            number,
            key=key,
            by=by,
            custodian=custodian,
            has_custodian=staff is not None and staff.anybody(Role.CUSTODIAN, event),
        )
        return OfficeDone(self.custody_position(event), None)

    def refuse_repair(
        self, event: EventId, number: int, *, reason: str, key: str, by: str
    ) -> OfficeDone:
        """A repair is turned down, or its request taken back."""
        self._progress(event)
        repairs.refuse(self._desk, self._books, event, number, reason=reason, key=key, by=by)
        return OfficeDone(self.custody_position(event), None)

    def deck_order(self, event: EventId, number: int, *, key: str, by: str) -> Repair:
        """The deck-order of a confirmed repair, written down first."""
        self._progress(event)
        found, cards = repairs.deck_order(self._desk, self._books, event, number, key=key, by=by)
        label = write_label(found.session, found.table, found.deal)
        return Repair(found.table, found.deal, label, cards, number, self.position(event))

    def finish_repair(self, event: EventId, number: int, *, key: str, by: str) -> OfficeDone:
        """The deck is in order again."""
        self._progress(event)
        ruling = repairs.finish(self._desk, self._books, event, number, key=key, by=by)
        return OfficeDone(self.custody_position(event), ruling)

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
        self._progress(event)
        corrections.answer(
            self._desk,
            self._books,
            event,
            table,
            deal,
            session=session,
            reason=reason,
            key=key,
            by=by,
        )
        return self._done(event)

    def pause(self, event: EventId, *, reason: str, key: str, by: str) -> OfficeDone:
        """Play stops."""
        self._progress(event)
        course.pause(self._desk, self._books, event, reason=reason, key=key, by=by)
        return self._done(event)

    def resume(self, event: EventId, *, key: str, by: str) -> OfficeDone:
        """Play goes on."""
        self._progress(event)
        course.resume(self._desk, self._books, event, key=key, by=by)
        return self._done(event)

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
        self._progress(event)
        course.substitute(
            self._desk,
            self._books,
            event,
            table,
            seat,
            player=player,
            reason=reason,
            key=key,
            by=by,
        )
        return self._done(event)

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
        """A player is taken out of the session."""
        self._progress(event)
        taking_out.take_out(
            self._desk,
            self._books,
            event,
            table,
            seat,
            rule=rule,
            reason=reason,
            key=key,
            by=by,
        )
        return self._done(event)

    def bring_back(
        self, event: EventId, table: TableNo, seat: int, *, reason: str, key: str, by: str
    ) -> OfficeDone:
        """A player who was taken out plays again."""
        self._progress(event)
        taking_out.bring_back(
            self._desk, self._books, event, table, seat, reason=reason, key=key, by=by
        )
        return self._done(event)

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
        self._progress(event)
        course.line_up(
            self._desk, self._books, event, session, entry, players=players, key=key, by=by
        )
        return self._done(event)

    def close_line_ups(self, event: EventId, session: SessionNo, *, by: str) -> OfficeDone:
        """Nobody is lined up otherwise for a session from now on."""
        self._progress(event)
        close_line_ups(self._desk, event, session, by=by)
        return self._done(event)

    def begin(self, event: EventId, session: SessionNo, *, beacon: str, by: str) -> OfficeDone:
        """A session begins."""
        self._progress(event)
        course.begin(self._desk, event, session, beacon=beacon, by=by)
        return self._done(event)

    def end(self, event: EventId, session: SessionNo, *, by: str) -> OfficeDone:
        """A session ends."""
        self._progress(event)
        course.end(self._desk, event, session, by=by)
        return self._done(event)

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
        """Decks change hands; the position answered is the custodian's."""
        self._progress(event)
        decks_at.hand_over(
            self._desk,
            self._books,
            event,
            table,
            session=session,
            deals=deals,
            where=where,
            who=who,
            key=key,
            by=by,
        )
        return OfficeDone(self.custody_position(event), None)

    def decks(self, event: EventId, session: SessionNo, *, by: str) -> str:
        """The deck file of a session, written down as given."""
        self._progress(event)
        return decks_at.give_decks(self._desk, self._books, event, session, by=by)

    def look_at_list(self, draft: EntryListDraft) -> EntryListRead:
        """A list of teams as it is understood; nothing is written."""
        return look_at_list(draft)

    def check_draft(self, draft: Draft) -> DraftCheck:
        """What is wrong with a form, and what it would make."""
        return wizard.check_draft(self._desk, draft)

    def make_event(self, draft: Draft, *, by: str) -> EventMade:
        """The event of a form, sealed and published."""
        return wizard.make_event(self._desk, draft, by=by)

    def _done(self, event: EventId, ruling: int | None = None) -> OfficeDone:
        progress = self._progress(event)
        if progress.to_sign == progress.position:
            # After the end of a session everybody is told what was done to it.
            make_good(self._desk, event)
        return OfficeDone(self.position(event), ruling)
