"""What is printed of events that are played with decks: their labels, sheets to sort by hand."""

from dataclasses import replace

from evendeal.director.office.log_index import LogIndexes
from evendeal.formats.duplicate.decks import session_decks
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.office.custody import write_decks_given
from evendeal.formats.print_side import Document, PrintOrder, PrintSide
from evendeal.ids import EventId, SessionNo, TableNo
from evendeal.printing.document import require_printing
from evendeal.printing.poker.deck_labels import deck_labels
from evendeal.printing.poker.hand_sort import hand_sort_sheets
from evendeal.printing.words import PaperWords
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.views.absent import NoSuchTable
from evendeal.views.poker.office.custody import custody
from evendeal.views.poker.office.hand_sort import hand_sort

LABELS, HAND_SORT = "labels", "hand-sort"


class DuplicateSheets(PrintSide):
    """The sheets about decks, for the custodian, beside those that everybody may print."""

    sheets = (LABELS, HAND_SORT)

    def document(self, event: EventId, sheet: str, order: PrintOrder, *, by: str) -> Document:
        """One of its sheets."""
        desk: DealDesk = self.desk.ledger
        if sheet == LABELS:
            return label_document(desk, event, order)
        if sheet == HAND_SORT:
            return hand_sort_document(desk, LogIndexes(desk), event, order, by=by)
        return super().document(event, sheet, order, by=by)


def label_document(desk: DealDesk, event: EventId, order: PrintOrder) -> Document:
    """The labels of the decks of a session, of one table or of all; no card stands on them.

    Raises:
        NoSuchSession, NoSuchTable: the event has fewer.
        NotInstalled: nothing can be printed here.
    """
    with desk.reading(event):
        progress = desk.refresh(event)
        what = custody(progress, _session(progress, order), {}, (), position=0, now="")
        if order.table is not None:
            rows = tuple(row for row in what.tables if row.table == order.table)
            if not rows:
                raise _no_table(progress, order.table)
            what = replace(what, tables=rows)
        words = PaperWords(order.language or progress.event.programme.language)
        return deck_labels(what, words, at=progress.published_at)


def hand_sort_document(
    desk: DealDesk, indexes: LogIndexes, event: EventId, order: PrintOrder, *, by: str
) -> Document:
    """The deck-orders of a session for two who sort by hand; that they were given is written first.

    Raises:
        NoSuchSession, NoSuchTable: the event has fewer.
        SealedStill: the session waits for its public randomness.
        LuckNotHere: the secrets are not stored here.
        NotInstalled: nothing can be printed here, and nothing was written.
        BrokenLog: nothing can be written; nor is a deck-order handed out then.
    """
    require_printing()
    with desk.writing(event):
        progress = desk.refresh(event)
        if order.table is not None and not 1 <= order.table <= progress.event.tables:
            raise _no_table(progress, order.table)
        session = _session(progress, order)
        decks = session_decks(desk, event, session, sealed=True)
        what = hand_sort(progress, session, decks, order.table)
        words = PaperWords(order.language or what.language)
        document = hand_sort_sheets(what, words, at=progress.published_at)
        file = f"{HAND_SORT}-{session}.pdf"
        write_decks_given(desk, indexes, event, session, decks, file=file, by=by)
        return document


def _session(progress: AnyDuplicate, order: PrintOrder) -> SessionNo:
    return progress.current if order.session is None else order.session


def _no_table(progress: AnyDuplicate, table: TableNo) -> NoSuchTable:
    return NoSuchTable(event=progress.event.id, table=table, tables=progress.event.tables)
