"""Sheets typed back: what a hand or a game of one comes to, before and when it is recorded."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from evendeal.director.appending import At
from evendeal.director.office.acts import ActContext, OfficeAct
from evendeal.director.sealed_ledger import AnyLedger
from evendeal.errors import Refused
from evendeal.formats.console_side import SheetPlay
from evendeal.formats.consoles import write_sent
from evendeal.ids import DealNo, EventId, TableNo
from evendeal.notation.sheet_words import NotASheet, SheetRefused
from evendeal.notation.typed_sheet import TypedSheet, split_sheets
from evendeal.views.console import Sent
from evendeal.views.typed_sheets import (
    SheetFault,
    SheetRecorded,
    SheetsRecorded,
    fault_at,
    sheet_fault,
)

KEY = "sheet"
"""By which the log knows lines of a sheet, whoever types it: typed twice they stand there once."""
MOST_TEXT = 100_000
"""Characters of a text: a thousand hands of poker."""

SheetText = Annotated[str, msgspec.Meta(max_length=MOST_TEXT)]


class SheetDiffers(Refused):
    """A sheet of a hand or game of which the log has something else.

    Attributes:
        line: of the hand or game, from 0: the first in which they differ.
    """

    def __init__(self, *, table: TableNo, deal: DealNo, line: int) -> None:
        super().__init__(
            f"table {table}, deal {deal}: the log has something else as line {line} of it"
        )
        self.table = table
        self.deal = deal
        self.line = line


class TypeSheets(OfficeAct, frozen=True, kw_only=True):
    """Record hands or games that were typed from recorders' sheets, as their consoles would have.

    `text` has one after another, each from its label on. All are read first: where one cannot be
    recorded nothing is. Sent again, it records nothing twice.
    """

    path = "sheets"
    keyed = False

    text: SheetText

    def do(self, at: ActContext[Any]) -> SheetsRecorded:
        """Record them; see `record_sheet`."""
        side, event = at.desk.console, at.event
        sheets = tuple(split_sheets(self.text))
        for sheet in sheets:
            whole_play(side, event, sheet)
        return SheetsRecorded(tuple(record_sheet(side, event, sheet, by=at.by) for sheet in sheets))


def read_sheets(side: Any, event: EventId, text: str) -> tuple[list[Any], SheetFault | None]:
    """What whoever types them sees of the sheets of a text, and what is wrong with the whole of it.

    Args:
        side: the consoles of the event's format.
    """
    views: list[Any] = []
    try:
        for sheet in split_sheets(text):
            try:
                views.append(side.read_sheet(event, sheet).view)
            except Refused as no:
                return views, fault_of(sheet, no)
    except NotASheet as no:
        return views, sheet_fault(no)
    return views, None


def whole_play(side: Any, event: EventId, sheet: TypedSheet) -> SheetPlay:
    """A hand or game of a sheet that can be recorded.

    Raises:
        Refused: it cannot.
    """
    play: SheetPlay = side.read_sheet(event, sheet)
    if play.refused is not None:
        raise play.refused
    return play


def record_sheet(side: Any, event: EventId, sheet: TypedSheet, *, by: str) -> SheetRecorded:
    """A hand or game of a sheet in the log, after what its console had written of it.

    Raises:
        Refused: as a console's lines are; nothing was written.
    """
    # What is known is counted where nobody else writes: of two who type it one records it.
    with side.ledger.writing(event):
        play = whole_play(side, event, sheet)
        at, fresh = play.at, play.lines[play.known :]
        stage: str | None = None
        if fresh:
            sent = Sent(event, at.table, at.session, at.deal, play.known, KEY, fresh, by, True)
            stage = write_sent(side, sent).stage
    return SheetRecorded(at.session, at.table, at.deal, len(fresh), stage)


def fault_of(sheet: TypedSheet, no: Refused) -> SheetFault:
    """What is wrong with a sheet, at its label where no word of it is."""
    if isinstance(no, NotASheet | SheetRefused):
        return sheet_fault(no)
    return fault_at(sheet.words[0], no.name, no.as_reason)


def held_against_log(
    ledger: AnyLedger, at: At, typed: Sequence[Mapping[str, Any]], refused: Refused | None
) -> tuple[int, Refused | None]:
    """How many of the typed lines the log has already, and why the sheet goes no further, if so.

    Args:
        refused: why it could not be read to its end, None where it could.
    """
    stand = [line.body for line in ledger.adapters.log.lines_at(*at)]
    try:
        return _known_lines(at, typed, stand, whole=refused is None), refused
    except SheetDiffers as differs:
        return 0, differs


def _known_lines(
    at: At, typed: Sequence[Mapping[str, Any]], stand: Sequence[Mapping[str, Any]], *, whole: bool
) -> int:
    for n, body in enumerate(stand):
        if n == len(typed):
            if whole:
                raise SheetDiffers(table=at.table, deal=at.deal, line=n)
            return n
        if dict(body) != dict(typed[n]):
            raise SheetDiffers(table=at.table, deal=at.deal, line=n)
    return len(stand)
