"""The director's office and the custodian's desk, as the web asks for them."""

from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from typing import Any, Protocol

from evendeal.director import custody as decks_at
from evendeal.director import office_corrections, office_course, rulings, wizard
from evendeal.director.archive import Contents, archive
from evendeal.director.consoles import Touch as Heard
from evendeal.director.desk import Desk, NotInTheLog
from evendeal.director.office_book import Books
from evendeal.director.office_preview import preview
from evendeal.director.ports import BrokenLog
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.labels import write_label
from evendeal.tournament.line import Line, stamp
from evendeal.tournament.progress import Progress
from evendeal.views import NoSuchEvent
from evendeal.views.consequences import Consequences
from evendeal.views.custody import Custody, custody
from evendeal.views.draft import Draft, DraftCheck, EventMade
from evendeal.views.journal import Journal, journal
from evendeal.views.office import Office, OfficeDone
from evendeal.views.office_attention import Touch
from evendeal.views.office_hand import OfficeHand, Repair, office_hand
from evendeal.views.office_rows import OfficeFacts, current_session, office

IN_TOUCH = timedelta(seconds=45)
"""A recorder's device is in touch that was heard so lately: three comments of its stream."""


class Presence(Protocol):
    """Who knows when the recorders' devices were last heard."""

    def presence(self, event: EventId) -> Mapping[TableNo, Heard]:
        """When each table's device was last heard of."""


class DirectorsOffice:
    """The office over a desk; several threads may ask at once.

    What it shows is made by `evendeal.views`; what it writes goes through the rules first, and
    carries the name of who is signed in.

    Args:
        presence: the recorders' consoles.
    """

    def __init__(self, desk: Desk, presence: Presence | None = None) -> None:
        self._desk = desk
        self._books = Books(desk)
        self._presence = presence
        self._made: dict[tuple[EventId, SessionNo | None], tuple[object, Office]] = {}
        self._news: list[Callable[[EventId, int], None]] = []
        desk.listen(self._tell)

    def position(self, event: EventId) -> int:
        """The position of the log."""
        return self._progress(event).position

    def custody_position(self, event: EventId) -> int:
        """How many lines tell of decks; no other line counts."""
        with self._desk.lock:
            self._progress(event)
            return self._books.of(event).decks

    def subscribe(self, news: Callable[[EventId, int], None]) -> Callable[[], None]:
        """Have `news` called after every line; the answer ends it."""
        with self._desk.lock:
            self._news.append(news)

        def end() -> None:
            with self._desk.lock:
                if news in self._news:
                    self._news.remove(news)

        return end

    def office(self, event: EventId, session: SessionNo | None = None) -> Office:
        """Everything that concerns directing."""
        with self._desk.lock:
            progress = self._progress(event)
            # Several screens ask after the same line: they are shown the same.
            second = self._desk.adapters.clock.now().replace(microsecond=0)
            what = progress.position, second, self._desk.read_only(event)
            made = self._made.get((event, session))
            if made is None or made[0] != what:
                shown = office(progress, session, lambda which: self._facts(progress, which))
                made = self._made[event, session] = what, shown
            return made[1]

    def hand(
        self, event: EventId, table: TableNo, deal: DealNo, session: SessionNo | None = None
    ) -> OfficeHand:
        """One table's play of one deal, line by line."""
        with self._desk.lock:
            progress = self._progress(event)
            shown = rulings.read_session(progress, session)
            book = self._books.of(event)
            places = [(shown, int(table), int(deal)), (shown, int(table), 0), (shown, 0, 0)]
            lines = [line for place in places for line in book.places.get(place, ())]
            now = progress.sessions[shown]
            return office_hand(
                progress,
                now,
                table,
                deal,
                sorted(lines, key=lambda line: line.position),
                self._slot(progress, shown, table, deal),
            )

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
        number = office_corrections.correct(
            self._desk, self._books, event, correction, key=key, by=by
        )
        return self._done(event, number)

    def repair(
        self,
        event: EventId,
        table: TableNo,
        deal: DealNo,
        *,
        session: SessionNo | None,
        reason: str,
        key: str,
        by: str,
    ) -> Repair:
        """The deck-order of a deck whose seal is broken, written down first."""
        progress = self._progress(event)
        found = office_corrections.repair(
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
        shown = rulings.read_session(progress, session)
        label = write_label(shown, table, deal)
        return Repair(table, deal, label, found.cards, found.ruling, self.position(event))

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
        office_corrections.answer(
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
        office_course.pause(self._desk, self._books, event, reason=reason, key=key, by=by)
        return self._done(event)

    def resume(self, event: EventId, *, key: str, by: str) -> OfficeDone:
        """Play goes on."""
        self._progress(event)
        office_course.resume(self._desk, self._books, event, key=key, by=by)
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
        office_course.substitute(
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
        office_course.line_up(
            self._desk, self._books, event, session, entry, players=players, key=key, by=by
        )
        return self._done(event)

    def begin(self, event: EventId, session: SessionNo, *, beacon: str, by: str) -> OfficeDone:
        """A session begins."""
        self._progress(event)
        office_course.begin(self._desk, event, session, beacon=beacon)
        return self._done(event)

    def end(self, event: EventId, session: SessionNo, *, by: str) -> OfficeDone:
        """A session ends."""
        self._progress(event)
        office_course.end(self._desk, event, session)
        return self._done(event)

    def custody(self, event: EventId, session: SessionNo | None = None) -> Custody:
        """Where each deck is."""
        with self._desk.lock:
            progress = self._progress(event)
            book = self._books.of(event)
            return custody(
                progress,
                current_session(progress) if session is None else session,
                book.seals,
                decks_at.deck_files(self._desk, progress),
                position=book.decks,
                now=stamp(self._desk.adapters.clock.now()),
            )

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

    def journal(self, event: EventId, before: int | None = None) -> Journal:
        """What was done, the newest first."""
        with self._desk.lock:
            progress = self._progress(event)
            return journal(progress, self._books.of(event).lines, before)

    def archive(self, event: EventId) -> bytes:
        """The whole event as one file, without a secret of a session still to end."""
        self._progress(event)
        return archive(self._desk, event, Contents.DIRECTOR)

    def check_draft(self, draft: Draft) -> DraftCheck:
        """What is wrong with a form, and what it would make."""
        return wizard.check_draft(self._desk, draft)

    def make_event(self, draft: Draft, *, by: str) -> EventMade:
        """The event of a form, sealed and published."""
        return wizard.make_event(self._desk, draft)

    def _progress(self, event: EventId) -> Progress:
        """The event, read up to now.

        Raises:
            NoSuchEvent: there is none.
        """
        try:
            return self._desk.refresh(event)
        except (NotInTheLog, BrokenLog):
            raise NoSuchEvent(event=event) from None

    def _done(self, event: EventId, ruling: int | None = None) -> OfficeDone:
        return OfficeDone(self.position(event), ruling)

    def _facts(self, progress: Progress, session: SessionNo) -> OfficeFacts:
        event = progress.event.id
        now = self._desk.adapters.clock.now()
        heard = self._presence.presence(event) if self._presence else {}
        last = self._books.of(event).last_at
        return OfficeFacts(
            now=now,
            last_at={TableNo(table): at for (of, table), at in last.items() if of == session},
            touches={
                table: Touch(touch.at, now - touch.at <= IN_TOUCH, touch.waiting)
                for table, touch in heard.items()
            },
            read_only=self._desk.read_only(event),
        )

    def _slot(
        self, progress: Progress, session: SessionNo, table: TableNo, deal: DealNo
    ) -> int | None:
        """Where the deal stands in the table's running order, from 1."""
        luck = self._desk.luck(progress.event.id, session)
        if luck is None or not 1 <= table <= len(luck.orders):
            return None
        order = luck.orders[table - 1]
        origin = progress.sessions[session].origin(deal)
        return order.index(origin) + 1 if origin in order else None

    def _tell(self, event: EventId, lines: Sequence[Line]) -> None:
        for news in tuple(self._news):
            news(event, lines[-1].position)
