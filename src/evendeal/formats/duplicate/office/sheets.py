"""Recorders' sheets of poker that are typed in the office."""

from evendeal.director.office.acts import ActContext, OfficeAct
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.typed_sheets import SheetText, read_sheets
from evendeal.views.poker.office.typed_hand import TypedHands


class CheckHandSheets(OfficeAct, frozen=True, kw_only=True):
    """Read hands that are typed from recorders' sheets, as far as they go; nothing is written."""

    path = "sheets/check"
    keyed = False

    text: SheetText

    def do(self, at: ActContext[DealDesk]) -> TypedHands:
        """The hands, and what is wrong with each."""
        hands, fault = read_sheets(at.desk.console, at.event, self.text)
        return TypedHands(tuple(hands), fault)
