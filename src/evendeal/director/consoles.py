"""The recorders' desk: lines from the tables in, receipts out, and nothing hidden with them."""

from collections.abc import Callable, Sequence

from evendeal import __version__
from evendeal.director.appending import append_hand
from evendeal.director.console_desk import ConsoleDesk
from evendeal.director.console_lines import MOST_IN_A_HAND, HandTooLong, Reading
from evendeal.director.console_turn import order_of, require_turn
from evendeal.director.desk import Desk, NotStarted, draft
from evendeal.director.ports import LineMissing
from evendeal.director.recording import At, WrongDeal
from evendeal.errors import Refused
from evendeal.ids import WHOLE_EVENT, EventId, TableNo
from evendeal.lines.acts import Undo
from evendeal.poker import Action, Award
from evendeal.poker.hand_stage import Stage
from evendeal.poker.lines import Correction, HandLine
from evendeal.poker.played import PlayedHand
from evendeal.poker.record_refusals import HandFrozen
from evendeal.poker.recorder_reach import take_from_recorder
from evendeal.tournament.bodies import body_to_json
from evendeal.tournament.progress import Progress, SessionProgress
from evendeal.views import NoSuchTable
from evendeal.views.console import Console, Receipt, Sent, Word
from evendeal.views.console_told import console, sent, stage_word, wait_seconds


class Consoles(ConsoleDesk[Progress, Reading, Receipt]):
    """The consoles of all poker tables.

    Lines are checked by the rules without luck, so that a refusal can tell nothing of the
    deck-order. What only the deck-order contradicts is written and freezes the hand.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._typed: dict[At, PlayedHand] = {}

    def console(self, event: EventId, table: TableNo) -> Console:
        """Everything a device needs to go on at a table.

        Raises:
            NotInTheLog, NoSuchTable: there is no such event or table.
        """
        with self._desk.reading(event):
            progress = self._desk.refresh(event)
            session = progress.session
            order, slots = order_of(self._desk, progress, session, table)
            return console(
                progress,
                table,
                order=order,
                slots=slots,
                lines=lambda deal: self._lines(At(event, session, table, deal)),
                position=self._position(progress, table),
                version=__version__,
                at=self._desk.adapters.clock.now(),
            )

    def _tables(self, progress: Progress) -> int:
        return progress.event.tables

    def _position(self, progress: Progress, table: TableNo) -> int:
        # What is done about the whole event stands beside all sessions.
        count = progress.next_n(WHOLE_EVENT, 0, 0)
        for session, now in progress.sessions.items():
            count += sum(now.hands[table, deal].lines for deal in now.begun.get(table, ()))
            count += progress.next_n(session, table, 0) + progress.next_n(session, 0, 0)
        return count

    def _read(self, sent: Sent) -> Reading:
        return Reading(sent)

    def _write(self, reading: Reading, later: list[Callable[[], None]]) -> None:
        at, bodies, n, keys = reading.at, reading.bodies, reading.n, reading.keys
        progress = self._desk.progress(at.event)
        now = progress.sessions.get(at.session)
        if now is None:
            raise NotStarted(event=at.event, session=at.session)
        if at.table not in now.played:
            raise NoSuchTable(event=at.event, table=at.table, tables=len(now.played))
        if not 1 <= at.deal <= progress.event.play.deals + progress.event.play.reserve:
            raise WrongDeal(table=at.table, deal=at.deal)
        hand = progress.hand(at.session, at.table, at.deal)
        if n > hand.lines:
            raise LineMissing(
                session=at.session, table=at.table, deal=at.deal, expected=hand.lines, got=n
            )
        stand = hand.lines - n
        if stand:
            self._require_same(reading, lambda index, body: body_to_json(bodies[index]) == body)
        fresh = bodies[stand:]
        if not fresh:
            return
        if n + len(bodies) > MOST_IN_A_HAND:
            raise HandTooLong(deal=at.deal, most=MOST_IN_A_HAND)
        require_turn(self._desk, progress, now, at, hand, fresh, offline=reading.offline)
        typed = self._checked(now, at, hand, fresh)
        trial = hand.copy()
        for body in fresh:
            trial.record(body)
        drafts = [
            draft(at.place, m, key, body)
            for m, (key, body) in enumerate(zip(keys[stand:], fresh, strict=True), n + stand)
        ]
        append_hand(
            self._desk,
            at.event,
            at.session,
            at.deal,
            drafts,
            reading.by,
            finishes=trial.final and not hand.final,
            later=later,
        )
        if typed.stated is not None:
            self._typed.pop(at, None)
        else:
            self._typed[at] = typed

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
        typed.open = hand.open if frozen or hand.disputed is not None else ()
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
        """The hand without luck, as kept from its last line, or made anew."""
        kept = self._typed.get(at)
        same = kept is not None and (kept.lines, kept.setup) == (hand.lines, hand.setup)
        if kept is not None and same and kept.in_force == hand.in_force:
            return kept
        return hand.as_announced()

    def _receipt(self, reading: Reading) -> Receipt:
        at, clock = reading.at, self._desk.adapters.clock.now()
        progress = self._desk.progress(at.event)
        now = progress.sessions[at.session]
        hand = progress.hand(at.session, at.table, at.deal)
        return Receipt(
            kind="poker",
            deal=at.deal,
            next=hand.lines,
            stage=stage_word(now, at.table, at.deal),
            sent=sent(progress, now, at.table, at.deal, hand, clock),
            wait_seconds=wait_seconds(progress, now, at.table, at.deal, hand, clock),
            word=_word(now, at, hand, reading.bodies, reading.n),
            position=self._position(progress, at.table),
        )


def _believed(typed: PlayedHand, missed: Sequence[tuple[int, Action]]) -> PlayedHand:
    """The hand in which these announced winners count where no others do."""
    believed = typed.copy()
    for n, action in missed:
        pots = {each.pot for each in believed.actions if isinstance(each, Award)}
        if isinstance(action, Award) and action.pot not in pots:
            believed.take(n, action)
    believed.lines = typed.lines
    return believed


def _word(
    now: SessionProgress, at: At, hand: PlayedHand, bodies: Sequence[HandLine], n: int
) -> Word | None:
    stage = now.stage(at.table, at.deal)
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
