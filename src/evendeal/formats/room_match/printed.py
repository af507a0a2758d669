"""What is printed of team matches: for recorders, and rolls for a room without a network."""

from evendeal.director.ledger import LuckNotHere
from evendeal.formats.print_side import Document, PrintOrder, PrintSide
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.roll_sheets import ThrownNotDrawn, give_roll_sheets
from evendeal.ids import EventId, SessionNo
from evendeal.printing.document import require_printing
from evendeal.printing.matches.recorder_sheets import recorder_sheets
from evendeal.printing.matches.roll_sheets import roll_sheets
from evendeal.printing.words import PaperWords
from evendeal.tournament.hall import Devices
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.matches.room_sheets import roll_sheets_of, room_sheets

RECORDER, ROLLS = "recorder-sheets", "roll-sheets"


class RoomMatchSheets(PrintSide):
    """The sheets for recorders and rooms, beside those that everybody may print."""

    office = (RECORDER,)
    sheets = (ROLLS,)

    def document(self, event: EventId, sheet: str, order: PrintOrder, *, by: str) -> Document:
        """One of its sheets."""
        desk: MatchDesk = self.desk.ledger
        if sheet == RECORDER:
            return recorder_document(desk, event, order)
        if sheet == ROLLS:
            return roll_document(desk, event, order, by=by)
        return super().document(event, sheet, order, by=by)


def recorder_document(desk: MatchDesk, event: EventId, order: PrintOrder) -> Document:
    """The recorder sheets of a session, of one table or of all; no roll stands on them.

    Raises:
        NoSuchSession, NoSuchTable: the event has fewer.
        PairingsUnknown: nobody knows yet who plays the session.
        NotInstalled: nothing can be printed here.
    """
    with desk.reading(event):
        progress = desk.refresh(event)
        what = room_sheets(progress, _session(progress, order), order.table)
        words = PaperWords(order.language or what.language)
        return recorder_sheets(what, words, at=progress.published_at)


def roll_document(desk: MatchDesk, event: EventId, order: PrintOrder, *, by: str) -> Document:
    """The rolls of a session for its rooms or for one table; that they are given is written first.

    Raises:
        NoSuchSession, NoSuchTable: the event has fewer.
        NotStarted: the session has not begun.
        PairingsUnknown: nobody knows yet who plays the session.
        ThrownNotDrawn: its rolls are not drawn.
        LuckNotHere: its secret is elsewhere.
        NotInstalled: nothing can be printed here, and nothing was written.
        BrokenLog: nothing can be written; nor is a sheet handed out then.
    """
    require_printing()
    with desk.writing(event):
        progress = desk.refresh(event)
        session = _session(progress, order)
        rooms = room_sheets(progress, session, order.table)
        luck = desk.luck(event, session)
        if luck is None:
            raise LuckNotHere(event=event, session=session)
        if luck.rolls is None:
            raise ThrownNotDrawn(event=event)
        devices = progress.event.hall.devices is not Devices.NONE
        what = roll_sheets_of(rooms, luck.rolls, devices=devices)
        words = PaperWords(order.language or what.language)
        document = roll_sheets(what, words, at=progress.published_at)
        sets = {sheet.deal for sheet in rooms.sheets}
        give_roll_sheets(desk, event, session, len(sets), by=by)
        return document


def _session(progress: MatchProgress, order: PrintOrder) -> SessionNo:
    return progress.session if order.session is None else order.session
