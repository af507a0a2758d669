"""What can be printed of the events of one format, whatever is played in them."""

from typing import Any, ClassVar

from evendeal.formats.hall_sheets import HALL_SHEETS, SEAT_CARDS, hall_document
from evendeal.formats.print_order import NoSuchPaper, NoSuchSheet, PrintOrder, read_paper
from evendeal.ids import EventId
from evendeal.printing.document import Document, Paper, typeset
from evendeal.views.printed import SheetReady


class PrintSide:
    """The sheets of the events of a format; whoever asks has been asked who they are.

    Those that everybody may print and those of the hall are all that it has, unless a format says
    more.

    Args:
        desk: of its format.
    """

    hall: ClassVar[tuple[str, ...]] = HALL_SHEETS
    """The names of those that the director may print beside the public ones, of any event."""
    office: ClassVar[tuple[str, ...]] = ()
    """The names of what else the director may print, such as sheets for recorders; no card and no
    roll is on them."""
    sheets: ClassVar[tuple[str, ...]] = ()
    """The names of what else it has, such as what only the deck custodian may see."""

    def __init__(self, desk: Any) -> None:
        self.desk = desk

    def ready(self, event: EventId) -> tuple[SheetReady, ...]:
        """What the director may print now: sheets of the hall, then those of everybody."""
        public = self.desk.public
        seated = [
            session
            for session in public.sessions_seated(event)
            if any(table.seats for table in public.seated(event, session))
        ]
        hall = (
            SheetReady(each, session)
            for each in self.hall
            for session in (seated if each == SEAT_CARDS else [None])
        )
        return (*hall, *public.sheets_ready(event))

    def document(self, event: EventId, sheet: str, order: PrintOrder, *, by: str) -> Document:
        """One of its sheets. That it was given is written first, where it shows what is sealed.

        Raises:
            NoSuchSheet: it has none of this name.
            Refused: it cannot be had now.
            NotInstalled: nothing can be printed here.
        """
        public = self.desk.public
        if sheet in public.sheets:
            document: Document = public.document(event, sheet, order)
            return document
        if sheet in self.hall:
            return hall_document(public, event, sheet, order)
        known = tuple(dict.fromkeys((*public.sheets, *self.hall, *self.office, *self.sheets)))
        public.position(event)
        raise NoSuchSheet(event=event, sheet=sheet, known=known)


__all__ = [
    "Document",
    "NoSuchPaper",
    "NoSuchSheet",
    "Paper",
    "PrintOrder",
    "PrintSide",
    "read_paper",
    "typeset",
]
