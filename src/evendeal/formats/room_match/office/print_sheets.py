"""Paper from the office of team matches: sheets for recorders."""

from typing import Annotated, Any

import msgspec

from evendeal.director.office.acts import AskedSession, OfficeFile, OfficePage
from evendeal.formats.print_side import PrintOrder, read_paper, typeset
from evendeal.formats.room_match.printed import recorder_document
from evendeal.ids import EventId, TableNo

AskedTable = Annotated[
    TableNo, msgspec.Meta(ge=1, description="Number of the table, from 1; by default all.")
]
AskedPaper = Annotated[str, msgspec.Meta(description="`a4` or `letter`; by default `a4`.")]


class GetRecorderSheets(OfficePage, frozen=True, kw_only=True):
    """Give the sheets on which recorders write when nothing electrical works; without a roll."""

    path = "recorder-sheets.pdf"
    media_type = "application/pdf"
    gives = "A sheet for each game of a session in each room."

    session: AskedSession | None = None
    table: AskedTable | None = None
    paper: AskedPaper | None = None

    def show(self, at: Any, event: EventId) -> OfficeFile:
        """The sheets, in the language of the hall; see `recorder_document`."""
        paper = read_paper(self.paper or "a4")
        order = PrintOrder(self.session, paper, table=self.table)
        document = recorder_document(at.ledger, event, order)
        return OfficeFile(f"recorder-sheets-{event}.pdf", typeset(document, paper))
