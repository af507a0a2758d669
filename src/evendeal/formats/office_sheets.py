"""What the director prints in the office: sheets of the hall, for recorders, and of everybody."""

from typing import Annotated, Any

import msgspec

from evendeal.director.office.acts import AskedSession, OfficeFile, OfficePage
from evendeal.formats.print_order import NoSuchSheet, PrintOrder, read_paper
from evendeal.ids import EventId, TableNo
from evendeal.printing.document import typeset
from evendeal.printing.typefaces import missing_signs
from evendeal.views.printed import OfficeSheets, SignMissing

AskedSheet = Annotated[str, msgspec.Meta(description="Name of the sheet, e.g. `badges`.")]
AskedTable = Annotated[
    TableNo, msgspec.Meta(ge=1, description="Number of the table, from 1; by default all.")
]
AskedMatch = Annotated[
    int,
    msgspec.Meta(ge=1, description="Number of the match in its session, from 1; by default all."),
]
AskedPaper = Annotated[str, msgspec.Meta(description="`a4` or `letter`; by default `a4`.")]
AskedLanguage = Annotated[
    str, msgspec.Meta(description="Code of the language; by default that of the hall.")
]


class ListOfficeSheets(OfficePage, frozen=True, kw_only=True):
    """What can be printed now, and the signs of the event's names that no typeface here has."""

    path = "print"

    def show(self, office: Any, event: EventId) -> OfficeSheets:
        """The sheets.

        Raises:
            NotInstalled: nothing can be printed here.
        """
        public = office.desk.public
        return OfficeSheets(
            office.desk.printed.ready(event),
            tuple(
                SignMissing(each.sign, str(each), each.text)
                for each in missing_signs(public.hall(event).texts())
            ),
        )


class GetOfficeSheet(OfficePage, frozen=True, kw_only=True):
    """Give a sheet of the hall, one for recorders, or one that everybody may print, as PDF."""

    path = "print/{sheet}"
    media_type = "application/pdf"
    gives = "The sheet, to be printed."

    sheet: AskedSheet
    session: AskedSession | None = None
    table: AskedTable | None = None
    match: AskedMatch | None = None
    paper: AskedPaper | None = None
    language: AskedLanguage | None = None

    def show(self, office: Any, event: EventId) -> OfficeFile:
        """The sheet.

        Raises:
            NoSuchSheet: there is none of this name here; what shows decks is the custodian's.
            NoSuchPaper, NoSuchSession, NoSuchTable, NoMatchHere: there is none.
            Refused: it cannot be had now.
            NotInstalled: nothing can be printed here.
        """
        paper, printed = read_paper(self.paper or "a4"), office.desk.printed
        known = (*office.desk.public.sheets, *printed.hall, *printed.office)
        if self.sheet not in known:
            raise NoSuchSheet(event=event, sheet=self.sheet[:40], known=known)
        house = office.address()
        order = PrintOrder(
            self.session,
            paper,
            self.language,
            f"{house}/{office.desk.path}/{event}" if house else "",
            self.table,
            self.match,
        )
        # Nothing is written of these sheets, so nobody's name is needed.
        document = printed.document(event, self.sheet, order, by="")
        numbers = (str(each) for each in (self.session, self.match) if each)
        named = "-".join((event, self.sheet, *numbers))
        return OfficeFile(f"{named}.pdf", typeset(document, paper))
