"""Which decks a session has, for the order files of a dealing machine."""

from evendeal.formats.duplicate.decks import with_session
from evendeal.formats.duplicate.life import DealDesk
from evendeal.ids import EventId, SessionNo
from evendeal.notation.order_files import SessionDecks


def decks_of(desk: DealDesk, event: EventId, session: SessionNo) -> SessionDecks:
    """The decks of a session, without their cards.

    Raises:
        NoSuchSession: the event has fewer.
    """
    found = with_session(desk, event, session).event
    play = found.play_of(session)
    return SessionDecks(event, session, found.tables, play.deals, play.decks)
