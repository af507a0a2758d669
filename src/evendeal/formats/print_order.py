"""What somebody wants to have printed: which sheet, of what, for which paper."""

from typing import NamedTuple

from evendeal.errors import Unfit
from evendeal.ids import EntryId, EventId, SessionNo, TableNo
from evendeal.printing.document import Paper
from evendeal.views.absent import Absent


class PrintOrder(NamedTuple):
    """What somebody wants of a sheet.

    Attributes:
        session: whose; None: the one in play, or the last.
        table: of which table alone, where a sheet is of tables; None: of all.
        match: of which match of the session alone, where a sheet is of matches; None: of all.
        paper: what is in the printer.
        language: the code of the one in which it is; None: that of the event's hall, else English.
        secrets_key: what opens the secrets of the session, where they are encrypted.
        address: of the event's pages, for links and QR codes; empty where it is not known.
        entry: whose badges and seat cards alone; None: of all.
        player: whose of that entry alone; empty: of all of it.
    """

    session: SessionNo | None = None
    paper: Paper = Paper.A4
    language: str | None = None
    address: str = ""
    table: TableNo | None = None
    match: int | None = None
    secrets_key: str = ""
    entry: EntryId | None = None
    player: str = ""


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


def read_paper(name: str) -> Paper:
    """The paper of a name.

    Raises:
        NoSuchPaper: there is none of this name.
    """
    try:
        return Paper(name.lower())
    except ValueError:
        raise NoSuchPaper(paper=name[:40]) from None
