"""What can be printed of the events of one format, whatever is played in them."""

from typing import Any, ClassVar, NamedTuple

from evendeal.errors import Unfit
from evendeal.ids import EventId, SessionNo, TableNo
from evendeal.printing.document import Document, Paper, typeset
from evendeal.views.absent import Absent


class PrintOrder(NamedTuple):
    """What somebody wants of a sheet.

    Attributes:
        session: whose; None: the one in play, or the last.
        table: of which table alone, where a sheet is of tables; None: of all.
        paper: what is in the printer.
        language: the code of the one in which it is; None: that of the event's hall, else English.
        secrets_key: what opens the secrets of the session, where they are encrypted.
        address: of the event's pages, for links and QR codes; empty where it is not known.
    """

    session: SessionNo | None = None
    paper: Paper = Paper.A4
    language: str | None = None
    address: str = ""
    table: TableNo | None = None
    secrets_key: str = ""


class NoSuchSheet(Absent):
    """A sheet that events of this format have not, or not for everybody."""

    def __init__(self, *, event: EventId, sheet: str, known: tuple[str, ...]) -> None:
        there = f"there are {', '.join(known)}" if known else "it has nothing to be printed"
        super().__init__(f"{event} has no sheet {sheet!r}; {there}")
        self.event = event
        self.sheet = sheet
        self.known = known


class NoSuchPaper(Unfit):
    """A paper that no sheet is made for."""

    def __init__(self, *, paper: str) -> None:
        super().__init__(f"{paper!r} is no paper to print on; write a4 or letter")
        self.paper = paper


class PrintSide:
    """The sheets of the events of a format; whoever asks has been asked who they are.

    Those that everybody may print are all that it has, unless a format says more.

    Args:
        desk: of its format.
    """

    sheets: ClassVar[tuple[str, ...]] = ()
    """The names of all that it has, public or not."""

    def __init__(self, desk: Any) -> None:
        self.desk = desk

    def document(self, event: EventId, sheet: str, order: PrintOrder, *, by: str) -> Document:
        """One of its sheets. That it was given is written first, where it shows what is sealed.

        Raises:
            NoSuchSheet: it has none of this name.
            Refused: it cannot be had now.
            NotInstalled: nothing can be printed here.
        """
        if sheet in self.desk.public.sheets:
            document: Document = self.desk.public.document(event, sheet, order)
            return document
        known = tuple(dict.fromkeys((*self.desk.public.sheets, *self.sheets)))
        self.desk.public.position(event)
        raise NoSuchSheet(event=event, sheet=sheet, known=known)


def read_paper(name: str) -> Paper:
    """The paper of a name.

    Raises:
        NoSuchPaper: there is none of this name.
    """
    try:
        return Paper(name.lower())
    except ValueError:
        raise NoSuchPaper(paper=name[:40]) from None


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
