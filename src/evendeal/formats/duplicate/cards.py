"""Decks and hands of duplicate poker."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from evendeal.cards import DeckOrder
from evendeal.draw.finding import Finding
from evendeal.formats.cards_side import CardsSide
from evendeal.formats.duplicate.decks import check_decks, session_decks
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.line_ups import close_line_ups
from evendeal.ids import DealNo, EntryId, EventId, SessionNo
from evendeal.tournament.duplicate.progress import AnyDuplicate

if TYPE_CHECKING:
    from evendeal.notation.history import History
    from evendeal.notation.order_files import SessionDecks

# Notation and the office are loaded by whoever has a file: not to check a deck.


class DuplicateCards(CardsSide):
    """Deck files, hand histories and line-ups of the poker events of a log."""

    def __init__(self, desk: DealDesk) -> None:
        self._desk = desk

    def decks(
        self, event: EventId, session: SessionNo, *, sealed: bool, secrets_key: str = ""
    ) -> tuple[Mapping[DealNo, DeckOrder], int]:
        """The deck-orders of a session."""
        orders = session_decks(self._desk, event, session, sealed=sealed, secrets_key=secrets_key)
        return orders, self._desk.progress(event).event.play_of(session).deals

    def session_decks(self, event: EventId, session: SessionNo) -> "SessionDecks":
        """Which decks a session has."""
        from evendeal.formats.duplicate.order_files import decks_of

        return decks_of(self._desk, event, session)

    def write_given(
        self, event: EventId, session: SessionNo, decks: Sequence[DealNo], *, file: str, by: str
    ) -> None:
        """Write that they are written into a file."""
        from evendeal.director.office.log_index import LogIndexes
        from evendeal.formats.duplicate.office.custody import write_decks_given

        indexes = LogIndexes(self._desk)
        write_decks_given(self._desk, indexes, event, session, decks, file=file, by=by)

    def check(
        self, event: EventId, session: SessionNo, decks: Mapping[DealNo, DeckOrder], file: str
    ) -> Iterator[Finding]:
        """Whether a deck file has the sealed deals."""
        return check_decks(self._desk, event, session, decks, file)

    def check_laid(
        self,
        event: EventId,
        session: SessionNo,
        deal: DealNo,
        deck: DeckOrder,
        *,
        secrets_key: str = "",
        by: str,
    ) -> bool:
        """Whether a deck is the one that was sealed."""
        from evendeal.formats.duplicate.laid_decks import check_laid_deck

        return check_laid_deck(
            self._desk, event, session, deal, deck, secrets_key=secrets_key, by=by
        ).agrees

    def record(self, event: EventId, history: "History", *, by: str) -> bool:
        """Record a played hand."""
        from evendeal.formats.duplicate.hand_files import record_history

        return record_history(self._desk, event, history, by=by)

    def open_hands(self, event: EventId, session: SessionNo) -> Iterator["History"]:
        """The hands of the open deals."""
        from evendeal.formats.duplicate.hand_files import open_hands

        return open_hands(self._desk, event, session)

    def close_line_ups(
        self, event: EventId, session: SessionNo, *, by: str
    ) -> dict[SessionNo, Mapping[EntryId, Sequence[str]]]:
        """Close the line-ups of a session."""
        closed = close_line_ups(self._desk, event, session, by=by)
        progress: AnyDuplicate = self._desk.progress(event)
        return {number: progress.line_ups.of(progress.event, number) for number in closed}
