"""What is printed of events that are played with decks: their labels, sheets to sort by hand."""

from evendeal.director.office.log_index import LogIndexes
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.office.print_sheets import hand_sort_document, label_document
from evendeal.formats.print_side import Document, PrintOrder, PrintSide
from evendeal.ids import EventId

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
