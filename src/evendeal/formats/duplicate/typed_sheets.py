"""A hand that was typed from a sheet of paper, read by the rules and held against the log."""

from evendeal.director.ledger import NotStarted
from evendeal.errors import Refused
from evendeal.formats.cards_side import SheetHand
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.recording import WrongDeal
from evendeal.ids import DealNo, EventId, TableNo
from evendeal.notation.hand_sheet import TypedSheet, read_hand_sheet
from evendeal.poker.lines import Accepted
from evendeal.poker.lines_wire import HAND_LINES
from evendeal.tournament.duplicate.progress import AnyDuplicate


class SheetDiffers(Refused):
    """A sheet of a hand of which the log has something else.

    Attributes:
        line: of the hand, from 0: the first in which they differ.
    """

    def __init__(self, *, table: TableNo, deal: DealNo, line: int) -> None:
        super().__init__(
            f"table {table}, deal {deal}: the log says something else in line {line} of the hand"
        )
        self.table = table
        self.deal = deal
        self.line = line


def read_typed_sheet(desk: DealDesk, event: EventId, sheet: TypedSheet) -> SheetHand:
    """The lines of a typed hand, and how many of them the log has already; nothing is written.

    Raises:
        NotStarted, WrongDeal: the session has not begun, or the table has no such deal.
        NotASheet, SheetRefused: see `read_hand_sheet`.
        SheetDiffers: its console has recorded something else.
    """
    session, table, deal = sheet.label.session, sheet.label.table, sheet.label.deal
    with desk.reading(event):
        progress: AnyDuplicate = desk.refresh(event)
        now = progress.sessions.get(session)
        if now is None:
            raise NotStarted(event=event, session=session)
        if table not in now.played or not now.compares(deal):
            raise WrongDeal(table=table, deal=deal)
        lines = read_hand_sheet(sheet, progress.hand(session, table, deal).setup)
        known = desk.adapters.log.lines_at(event, session, table, deal)
    bodies = tuple(map(HAND_LINES.write, lines))
    for n, line in enumerate(known):
        if n == len(bodies) or dict(line.body) != bodies[n]:
            raise SheetDiffers(table=table, deal=deal, line=n)
    agreed = lines[-1]
    assert isinstance(agreed, Accepted)
    return SheetHand(session, table, deal, bodies, len(known), agreed.chips)
