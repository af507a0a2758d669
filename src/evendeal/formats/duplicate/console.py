"""The consoles of poker tables: lines are held against the rules, and nothing hidden gets out."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from evendeal import __version__
from evendeal.director.appending import At, SessionOver
from evendeal.director.ledger import NotStarted
from evendeal.errors import Refused
from evendeal.formats.console_side import (
    Checked,
    ConsoleSide,
    Fresh,
    NotForATable,
    Reading,
    SheetPlay,
)
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.recording import WrongDeal, hand_openings
from evendeal.formats.duplicate.turn import order_of, require_turn
from evendeal.ids import EventId, TableNo
from evendeal.lines.acts import Undo
from evendeal.poker import Action, Award
from evendeal.poker.hand_stage import Stage
from evendeal.poker.lines import BreakSeal, Correction, HandLine
from evendeal.poker.lines_wire import HAND_LINES
from evendeal.poker.played import PlayedHand
from evendeal.poker.record_refusals import HandFrozen
from evendeal.poker.recorder_reach import require_no_hole_cards, take_from_recorder
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.duplicate.table_hand import TableHand
from evendeal.tournament.hall import TableResults
from evendeal.tournament.line import Draft
from evendeal.views.absent import NoSuchTable
from evendeal.views.poker.build_console import console, receipt
from evendeal.views.poker.console import (
    Console,
    Receipt,
    Word,
)
from evendeal.views.poker.embargo.table import without_holes
from evendeal.views.poker.table_screen import TableScreen, table_screen
from evendeal.views.roles import Grant

if TYPE_CHECKING:
    from evendeal.notation.typed_sheet import TypedSheet

FROM_A_TABLE = frozenset(HAND_LINES) - {"deal_hole"}
"""What a recorder's line can say; everything else is the director's."""


class HandTooLong(Refused):
    """More lines for a hand than any hand can have."""

    def __init__(self, *, deal: int, most: int) -> None:
        super().__init__(f"deal {deal} has {most} lines already; call the director")
        self.deal = deal
        self.most = most


class DuplicateConsole(ConsoleSide[AnyDuplicate, HandLine, TableHand]):
    """The consoles of all poker tables.

    Lines are checked by the rules without luck, so that a refusal can tell nothing of the
    deck-order. What only the deck-order contradicts is written and freezes the hand.
    """

    console_view = Console
    receipt_view = Receipt
    screen_view = TableScreen

    def __init__(self, desk: DealDesk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._typed: dict[At, PlayedHand] = {}

    def tables(self, progress: AnyDuplicate) -> int:
        """How many tables the event has."""
        return progress.event.tables

    def position(self, progress: AnyDuplicate, table: TableNo) -> int:
        """How many lines concern a table."""
        return progress.lines_about(table)

    def console(
        self, progress: AnyDuplicate, table: TableNo, position: int, grant: Grant | None
    ) -> Console:
        """Everything a device needs to go on at a table."""
        event, session = progress.event.id, progress.session
        order, slots = order_of(self._desk, progress, session, table)
        return console(
            progress,
            table,
            order=order,
            slots=slots,
            lines=lambda deal: self.lines_at(At(event, session, table, deal)),
            position=position,
            version=__version__,
            at=self._desk.adapters.clock.now(),
        )

    def screen(self, progress: AnyDuplicate, table: TableNo, position: int) -> TableScreen:
        """The hand as the recorder has it, without what nobody has announced."""
        programme = progress.event.programme
        given = self.console(progress, table, position, None)
        return table_screen(
            given,
            room=programme.room_of(table),
            language=programme.language or None,
            others=progress.event.hall.results is TableResults.OPEN,
        )

    def read(self, line: Mapping[str, Any]) -> HandLine:
        """A line of a hand that names no hole cards."""
        do = line.get("do")
        if not isinstance(do, str) or do not in FROM_A_TABLE:
            raise NotForATable(do=do)
        body = HAND_LINES.read(line)
        assert body is not None
        require_no_hole_cards(body)
        return body

    def says(self, line: HandLine, body: Mapping[str, Any]) -> bool:
        """Whether a line is what the log has."""
        return HAND_LINES.write(line) == body

    def as_seen(self, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """A line without hole cards."""
        return without_holes(body)

    def played(self, progress: AnyDuplicate, at: At) -> TableHand:
        """The hand of a table."""
        now = progress.sessions.get(at.session)
        if now is None:
            raise NotStarted(event=at.event, session=at.session)
        if at.table not in now.played:
            raise NoSuchTable(event=at.event, table=at.table, tables=len(now.played))
        if not 1 <= at.deal <= now.play.deals + now.play.reserve:
            raise WrongDeal(table=at.table, deal=at.deal)
        return progress.hand(at.session, at.table, at.deal)

    def too_long(self, at: At) -> HandTooLong:
        """The refusal of more lines than a hand can have."""
        return HandTooLong(deal=at.deal, most=self.most)

    def check(
        self,
        progress: AnyDuplicate,
        played: TableHand,
        reading: Reading[HandLine],
        fresh: Fresh[HandLine],
    ) -> Checked:
        """The lines, if it is the hand's turn and the rules take them."""
        at, now = reading.at, progress.sessions[reading.at.session]
        if now.ended is not None:
            raise SessionOver(session=at.session)
        # A hand whose seal is broken goes on.
        if played.seal_label is None or any(isinstance(line, BreakSeal) for line in fresh.lines):
            require_turn(
                self._desk, progress, now, at, played, fresh.lines, offline=reading.offline
            )
        typed = self._checked(now, at, played, fresh.lines)
        trial = played.copy()
        for line in fresh.lines:
            trial.record(line)
        openings: tuple[Draft, ...] = ()
        if trial.final and not played.final:
            openings = hand_openings(self._desk, at)
        # What is remembered is good for the lines with which it was made: others make it anew.
        if typed.stated is not None:
            self._typed.pop(at, None)
        else:
            self._typed[at] = typed
        return Checked([HAND_LINES.write(line) for line in fresh.lines], openings)

    def _checked(
        self, now: SessionProgress, at: At, hand: PlayedHand, fresh: Sequence[HandLine]
    ) -> PlayedHand:
        """The hand with these lines, by the rules without luck.

        A device that was out of touch does not know that a winner which it announced did
        not count. Its lines are good if they fit what it believes, so that none is lost.
        """
        frozen = now.stage(at.table, at.deal) is Stage.FROZEN
        typed = self._typed_hand(at, hand).copy()
        # What halts a hand stands in the log; the director may have let it go on since.
        halts = hand.open and (frozen or hand.disputed is not None)
        typed.open = hand.open if halts else ()
        for line in fresh:
            if frozen and isinstance(line, Undo | Correction):
                raise HandFrozen(stage=Stage.FROZEN.value)
            try:
                take_from_recorder(typed, line)
            except Refused as refusal:
                if not hand.misses or typed.halted is not None:
                    raise
                believed = _believed(typed, hand.missed)
                try:
                    take_from_recorder(believed, line)
                except Refused:
                    raise refusal from None
                typed = believed
        return typed

    def _typed_hand(self, at: At, hand: PlayedHand) -> PlayedHand:
        """The hand without luck, as it stood after its last line, or made anew."""
        typed = self._typed.get(at)
        same = typed is not None and (typed.lines, typed.setup) == (hand.lines, hand.setup)
        if typed is not None and same and typed.in_force == hand.in_force:
            return typed
        return hand.as_announced()

    def read_sheet(self, event: EventId, sheet: "TypedSheet") -> SheetPlay:
        """A hand that was typed from a sheet."""
        # Notation is loaded by whoever types: not to record a hand.
        from evendeal.formats.duplicate.typed_sheets import read_typed_hand

        return read_typed_hand(self._desk, event, sheet)

    def receipt(
        self, progress: AnyDuplicate, played: TableHand, reading: Reading[HandLine], position: int
    ) -> Receipt:
        """The answer to lines of a hand."""
        at, now = reading.at, self._desk.adapters.clock.now()
        stage = progress.sessions[at.session].stage(at.table, at.deal)
        word = _word(stage, played, reading.lines, reading.n)
        return receipt(progress, *at[1:], played, stage, word, position, now)


def _believed(typed: PlayedHand, missed: Sequence[tuple[int, Action]]) -> PlayedHand:
    """The hand in which these announced winners count where no others do."""
    believed = typed.copy()
    for n, action in missed:
        pots = {each.pot for each in believed.actions if isinstance(each, Award)}
        if isinstance(action, Award) and action.pot not in pots:
            believed.take(n, action)
    believed.lines = typed.lines
    return believed


def _word(stage: Stage, hand: PlayedHand, bodies: Sequence[HandLine], n: int) -> Word | None:
    if stage is Stage.FROZEN:
        return "frozen"
    if stage is Stage.ACCEPTED:
        return "accepted"
    counted = {number for number, _ in hand.in_force}
    undone = {body.of for body in bodies if isinstance(body, Undo)}
    for number, body in enumerate(bodies, n):
        missed = isinstance(body, Award) and number not in counted and number not in undone
        if missed and hand.misses:
            return "check_again"
    return None
