"""A hand that was typed from a sheet of paper, read by the rules and held against the log."""

from evendeal.director.appending import At
from evendeal.director.ledger import NotStarted
from evendeal.formats.console_side import SheetPlay
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.recording import WrongDeal
from evendeal.formats.typed_sheets import fault_of, held_against_log
from evendeal.ids import EventId
from evendeal.notation.hand_sheet import read_hand_so_far
from evendeal.notation.typed_sheet import TypedSheet
from evendeal.poker.lines_wire import HAND_LINES
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.views.poker.office.typed_hand import typed_hand


def read_typed_hand(desk: DealDesk, event: EventId, sheet: TypedSheet) -> SheetPlay:
    """A typed hand, and how many of its lines the log has already; nothing is written.

    Raises:
        NotStarted, WrongDeal: the session has not begun, or the table has no such deal.
    """
    at = At(event, sheet.label.session, sheet.label.table, sheet.label.deal)
    with desk.reading(event):
        progress: AnyDuplicate = desk.refresh(event)
        now = progress.sessions.get(at.session)
        if now is None:
            raise NotStarted(event=event, session=at.session)
        if at.table not in now.played or not now.compares(at.deal):
            raise WrongDeal(table=at.table, deal=at.deal)
        # By the rules without luck: nothing that is said of a sheet tells of the deck-order.
        read = read_hand_so_far(sheet, progress.hand(at.session, at.table, at.deal).setup)
        bodies = tuple(map(HAND_LINES.write, read.lines))
        known, refused = held_against_log(desk, at, bodies, read.refused)
        view = typed_hand(
            now,
            sheet.label,
            read.hand,
            lines=len(bodies),
            known=known,
            fault=None if refused is None else fault_of(sheet, refused),
        )
    return SheetPlay(at, bodies, known, refused, view)
