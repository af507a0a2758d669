"""A game that was typed from a sheet of paper, read by the rules and held against the log."""

from evendeal.backgammon.lines_wire import GAME_LINES
from evendeal.director.appending import At
from evendeal.director.ledger import NotStarted
from evendeal.formats.console_side import SheetPlay
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.roll_requests import in_order
from evendeal.formats.typed_sheets import fault_of, held_against_log
from evendeal.ids import EventId
from evendeal.notation.game_sheet import read_game_so_far
from evendeal.notation.typed_sheet import TypedSheet
from evendeal.tournament.room_match.refusals import NoGameThere, NoSuchMatch
from evendeal.views.matches.office.typed_game import typed_game


def read_typed_game(desk: MatchDesk, event: EventId, sheet: TypedSheet) -> SheetPlay:
    """A typed game, and how many of its lines the log has already; nothing is written.

    Raises:
        NotStarted: the session has not begun.
        NoGameThere: the roll set is not played at this table.
    """
    at = At(event, sheet.label.session, sheet.label.table, sheet.label.deal)
    with desk.reading(event):
        progress = desk.refresh(event)
        if at.session not in progress.sessions:
            raise NotStarted(event=event, session=at.session)
        try:
            planned, number = progress.records.planned(at.session, at.deal)
        except NoSuchMatch:
            planned = None
        if planned is None or at.table not in (planned.table("open"), planned.table("closed")):
            raise NoGameThere(session=at.session, table=at.table, roll_set=at.deal)
        # By the rules alone, with the dice as typed: nothing that is said tells of a roll.
        read = read_game_so_far(sheet.words[1:], progress.event.ruleset(at.session))
        bodies = tuple(GAME_LINES.write(in_order(line)) for line in read.lines)
        known, refused = held_against_log(desk, at, bodies, read.refused)
        view = typed_game(
            planned,
            number,
            sheet.label,
            read.game,
            lines=len(bodies),
            known=known,
            fault=None if refused is None else fault_of(sheet, refused),
        )
    return SheetPlay(at, bodies, known, refused, view)
