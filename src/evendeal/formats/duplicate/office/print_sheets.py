"""Paper from the office: labels of decks, orders to sort by hand, sheets for recorders."""

from dataclasses import replace
from typing import Any

from evendeal.director.office.acts import (
    ActContext,
    AskedSession,
    OfficeAct,
    OfficeFile,
    OfficePage,
)
from evendeal.director.office.log_index import LogIndexes
from evendeal.formats.duplicate.decks import session_decks
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.office.custody import DECK_HANDS, write_decks_given
from evendeal.formats.office_sheets import AskedPaper, AskedTable
from evendeal.formats.print_side import Document, PrintOrder, read_paper, typeset
from evendeal.ids import EventId, SessionNo, TableNo
from evendeal.printing.document import require_printing
from evendeal.printing.poker.deck_labels import deck_labels
from evendeal.printing.poker.hand_sort import hand_sort_sheets
from evendeal.printing.poker.recorder_sheets import recorder_sheets as set_recorder_sheets
from evendeal.printing.words import PaperWords
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.views.absent import NoSuchTable
from evendeal.views.poker.office.custody import custody
from evendeal.views.poker.office.hand_sort import hand_sort
from evendeal.views.poker.office.recorder_sheets import recorder_sheets
from evendeal.views.roles import Role

PDF = "application/pdf"


class GetLabels(OfficePage, frozen=True, kw_only=True):
    """Give the labels of the decks of a session, and of their holders; no card stands on them."""

    path = "labels.pdf"
    roles = DECK_HANDS
    media_type = PDF
    gives = "Labels of decks and holders, to be cut out."

    session: AskedSession | None = None
    table: AskedTable | None = None
    paper: AskedPaper | None = None

    def show(self, at: Any, event: EventId) -> OfficeFile:
        """The labels, in the language of the hall.

        Raises:
            NoSuchSession, NoSuchTable: the event has fewer.
            NoSuchPaper: there is no such paper.
            NotInstalled: nothing can be printed here.
        """
        paper = read_paper(self.paper or "a4")
        order = PrintOrder(self.session, paper, table=self.table)
        document = label_document(at.ledger, event, order)
        return OfficeFile(f"labels-{event}.pdf", typeset(document, paper))


class GiveHandSort(OfficeAct, frozen=True, kw_only=True):
    """Give the sheets by which two people sort the packs of a session; that is written first.

    `table` is whose packs alone are meant, null for those of every table; `secrets_key` opens the
    secrets of the session, where they are encrypted. It is for the custodian
    alone: every card of the session stands there.
    """

    path = "hand-sort"
    roles = (Role.CUSTODIAN,)
    media_type = PDF
    gives = "The deck-orders of the session, to sort packs by hand."
    keyed = False

    session: SessionNo
    table: TableNo | None = None
    paper: str = "a4"
    secrets_key: str = ""

    def do(self, at: ActContext[DealDesk]) -> OfficeFile:
        """The sheets, in the language of the hall; see `hand_sort_document`."""
        paper = read_paper(self.paper)
        order = PrintOrder(self.session, paper, table=self.table, secrets_key=self.secrets_key)
        document = hand_sort_document(at.ledger, at.indexes, at.event, order, by=at.by)
        return OfficeFile(f"hand-sort-{self.session}.pdf", typeset(document, paper))


def recorder_document(desk: DealDesk, event: EventId, order: PrintOrder) -> Document:
    """The recorder sheets of a session, of one table or of all; no card stands on them.

    Raises:
        NoSuchSession, NoSuchTable: the event has fewer.
        NotInstalled: nothing can be printed here.
    """
    with desk.reading(event):
        progress = desk.refresh(event)
        what = recorder_sheets(progress, _session(progress, order), order.table)
        words = PaperWords(order.language or what.language)
        return set_recorder_sheets(what, words, at=progress.published_at)


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
        SecretsEncrypted, WrongSecretsKey: they are encrypted, and the key does not open them.
        NotInstalled: nothing can be printed here, and nothing was written.
        BrokenLog: nothing can be written; nor is a deck-order handed out then.
    """
    require_printing()
    with desk.reading(event):
        session = _session(desk.refresh(event), order)
    # Before the event is taken hold of: with a passphrase it takes a second.
    decks = session_decks(desk, event, session, sealed=True, secrets_key=order.secrets_key)
    with desk.writing(event):
        progress = desk.refresh(event)
        if order.table is not None and not 1 <= order.table <= progress.event.tables:
            raise _no_table(progress, order.table)
        what = hand_sort(progress, session, decks, order.table)
        words = PaperWords(order.language or what.language)
        document = hand_sort_sheets(what, words, at=progress.published_at)
        file = f"hand-sort-{session}.pdf"
        write_decks_given(desk, indexes, event, session, decks, file=file, by=by)
        return document


def _session(progress: AnyDuplicate, order: PrintOrder) -> SessionNo:
    return progress.current if order.session is None else order.session


def _no_table(progress: AnyDuplicate, table: TableNo) -> NoSuchTable:
    return NoSuchTable(event=progress.event.id, table=table, tables=progress.event.tables)
