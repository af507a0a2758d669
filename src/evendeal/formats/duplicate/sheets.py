"""What is printed of events that are played with decks: about decks, and for recorders."""

from evendeal.director.office.log_index import LogIndexes
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.office.print_sheets import (
    hand_sort_document,
    label_document,
    recorder_document,
)
from evendeal.formats.print_side import Document, PrintOrder, PrintSide
from evendeal.ids import EventId

LABELS, HAND_SORT, RECORDER = "labels", "hand-sort", "recorder-sheets"


class DuplicateSheets(PrintSide):
    """The sheets for custodian and recorders, beside those that everybody may print."""

    office = (RECORDER,)
    sheets = (LABELS, HAND_SORT)

    def document(self, event: EventId, sheet: str, order: PrintOrder, *, by: str) -> Document:
        """One of its sheets."""
        desk: DealDesk = self.desk.ledger
        if sheet == LABELS:
            return label_document(desk, event, order)
        if sheet == RECORDER:
            return recorder_document(desk, event, order)
        if sheet == HAND_SORT:
            return hand_sort_document(desk, LogIndexes(desk), event, order, by=by)
        return super().document(event, sheet, order, by=by)
