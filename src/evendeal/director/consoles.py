"""The recorders' desk: lines from the tables in, receipts out, and nothing hidden with them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from json import dumps
from threading import Lock
from typing import Any, TypeAlias

from evendeal import __version__
from evendeal.director.appending import append_hand
from evendeal.director.console_hand import HandFrozen, TypedHand
from evendeal.director.console_lines import MOST_IN_A_HAND, HandTooLong, Reading
from evendeal.director.console_turn import order_of, require_turn
from evendeal.director.desk import Desk, NotStarted, draft
from evendeal.director.ports import BrokenLog, KeyReused, LineMissing, PlaceTaken
from evendeal.director.recording import At, WrongDeal
from evendeal.errors import Refused
from evendeal.ids import EventId, TableNo
from evendeal.poker import Award
from evendeal.tournament.acts import CallDirector, Note
from evendeal.tournament.bodies import Body, Correction, Undo, body_to_json
from evendeal.tournament.line import Line
from evendeal.tournament.played import PlayedHand, Stage
from evendeal.tournament.progress import Progress, SessionProgress
from evendeal.views import NoSuchTable
from evendeal.views.console import Console, Receipt, Sent, Word, console, sent, stage_word, told

ConsoleNews: TypeAlias = Callable[[EventId, TableNo, int], None]
"""Called with event, table and position whenever the table's console has changed."""

MOST_THEIRS = 50
"""Lines of another device that a refusal shows."""


class LogReadOnly(Refused):
    """A log to which nothing can be written; what is wrong with it is for the director."""

    def __init__(self) -> None:
        super().__init__("the log cannot be written; call the director, and keep what you have")


@dataclass(frozen=True, slots=True)
class Touch:
    """When a table's device was last heard of, and how many lines waited on it then."""

    at: datetime
    waiting: int


class Consoles:
    """The consoles of all tables; several threads may ask at once.

    Lines are checked by the rules without luck, so that a refusal can tell nothing of the
    deck-order. What only the deck-order contradicts is written and freezes the hand.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._typed: dict[At, TypedHand] = {}
        self._news: list[ConsoleNews] = []
        self._touched: dict[tuple[EventId, TableNo], Touch] = {}
        self._touching = Lock()
        desk.listen(self._tell)

    def console(self, event: EventId, table: TableNo) -> Console:
        """Everything a device needs to go on at a table.

        Raises:
            NotInTheLog, NoSuchTable: there is no such event or table.
        """
        with self._desk.lock:
            progress = self._desk.refresh(event)
            session = progress.session
            order, slots = order_of(self._desk, progress, session, table)
            return console(
                progress,
                table,
                order=order,
                slots=slots,
                lines=lambda deal: self._lines(At(event, session, table, deal)),
                position=_position(progress, table),
                version=__version__,
                at=self._desk.adapters.clock.now(),
            )

    def position(self, event: EventId, table: TableNo) -> int:
        """The position of a table's console: how many lines concern it."""
        with self._desk.lock:
            progress = self._desk.progress(event)
            if not 1 <= table <= progress.event.tables:
                raise NoSuchTable(event=event, table=table, tables=progress.event.tables)
            return _position(progress, table)

    def write(
        self,
        event: EventId,
        table: TableNo,
        *,
        session: int,
        deal: int,
        n: int,
        key: str,
        lines: Sequence[Mapping[str, Any]],
        by: str,
    ) -> Receipt:
        """Write lines of a hand in one transaction, all of them or nothing.

        Every line is checked again here, by whatever rules the device let it pass.

        Args:
            n: number of the first of them in the hand.
            key: the device's name for these lines; sent again with it, they are answered
                as before.

        Raises:
            WrongDeck, WrongDeal: the table plays another deal now.
            PlaceTaken: another device has written there; `theirs` says what.
            KeyReused, LineMissing: see `Log.append`.
            PlayPaused, SessionOver, HandFrozen, HandClosed: nothing can be written now.
            LogReadOnly: nothing at all can be written.
            Refused: by the rules. Nothing was written.
        """
        (answer,) = self.write_all([Sent(event, table, session, deal, n, key, lines, by)])
        if isinstance(answer, Refused):
            raise answer
        return answer

    def write_all(self, sent: Sequence[Sent]) -> list[Receipt | Refused]:
        """The answers to what several tables have sent, each as `write` would give it.

        What can be is committed together, since a disk takes as long for many lines as for
        one. The world hears of hands that finish when they are on the disk.
        """
        answers: dict[int, Receipt | Refused] = {}
        with self._desk.lock:
            waiting: dict[int, Reading] = {}
            for number, each in enumerate(sent):
                try:
                    reading = Reading(each)
                except Refused as refusal:
                    answers[number] = refusal
                    continue
                if any(reading.at == other.at for other in waiting.values()):
                    # The log's readers see the lines of a hand when they are committed.
                    self._write_group(waiting, answers)
                    waiting = {}
                waiting[number] = reading
            self._write_group(waiting, answers)
        return [answers[number] for number in range(len(sent))]

    def seen(self, event: EventId, table: TableNo, waiting: int | None) -> None:
        """Note that the table's device is in touch, and how many lines wait on it if it says."""
        now = self._desk.adapters.clock.now()
        with self._touching:
            before = self._touched.get((event, table))
            count = waiting if waiting is not None else before.waiting if before else 0
            self._touched[event, table] = Touch(now, count)

    def presence(self, event: EventId) -> dict[TableNo, Touch]:
        """When each table's device was last heard of; tables never heard of are not there."""
        with self._touching:
            return {table: touch for (of, table), touch in self._touched.items() if of == event}

    def subscribe(self, news: ConsoleNews) -> Callable[[], None]:
        """Have `news` called whenever a console has changed; the answer ends it.

        It is called with the desk's lock held and must be quick.
        """
        with self._desk.lock:
            self._news.append(news)

        def end() -> None:
            with self._desk.lock:
                if news in self._news:
                    self._news.remove(news)

        return end

    def _write_group(
        self, readings: Mapping[int, Reading], answers: dict[int, Receipt | Refused]
    ) -> None:
        """Write what was read; of several, all that can be in one transaction."""
        later: list[Callable[[], None]] = []
        done: dict[int, Receipt | Refused] = {}
        if len(readings) == 1:
            done = {number: self._answer(reading, later) for number, reading in readings.items()}
        elif readings:
            try:
                with self._desk.together():
                    for number, reading in readings.items():
                        done[number] = self._answer(reading, later)
            except Refused as refusal:
                done = dict.fromkeys(readings, refusal)
                later = []
        answers.update(done)
        for tell in later:
            tell()

    def _answer(self, reading: Reading, later: list[Callable[[], None]]) -> Receipt | Refused:
        try:
            try:
                self._write(reading, later)
            except (PlaceTaken, KeyReused, LineMissing):
                # Another program may write to the log too: read its lines, and look again.
                self._desk.refresh(reading.at.event)
                self._write(reading, later)
            return self._receipt(reading)
        except BrokenLog:
            return LogReadOnly()
        except Refused as refusal:
            return refusal

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
            self._require_same(at, bodies, n, keys)
        fresh = bodies[stand:]
        if not fresh:
            return
        if n + len(bodies) > MOST_IN_A_HAND:
            raise HandTooLong(deal=at.deal, most=MOST_IN_A_HAND)
        require_turn(self._desk, progress, now, at, hand, fresh)
        typed = self._checked(now, at, hand, fresh)
        trial = hand.copy()
        for body in fresh:
            trial.take(body, "")
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
        if typed.closed:
            self._typed.pop(at, None)
        else:
            self._typed[at] = typed

    def _require_same(self, at: At, bodies: Sequence[Body], n: int, keys: Sequence[str]) -> None:
        """Nothing, if the lines that stand where these are to go are these."""
        stand = self._lines(at)[n:]
        for line, body, key in zip(stand, bodies, keys, strict=False):
            if line.key != key:
                theirs = [
                    {"n": each.n, "body": told(each.body), "by": each.by, "at": each.at}
                    for each in stand[:MOST_THEIRS]
                ]
                raise PlaceTaken(
                    session=at.session,
                    table=at.table,
                    deal=at.deal,
                    n=line.n,
                    position=None,
                    theirs=dumps(theirs, ensure_ascii=False),
                )
            if line.body != body_to_json(body):
                raise KeyReused(key=key, position=None)

    def _checked(
        self, now: SessionProgress, at: At, hand: PlayedHand, fresh: Sequence[Body]
    ) -> TypedHand:
        """The hand with these lines, by the rules without luck.

        A device that was out of touch does not know that a winner which it announced did
        not count. Its lines are good if they fit what it believes, so that none is lost.
        """
        frozen = now.stage(at.table, at.deal) is Stage.FROZEN
        typed = self._typed_hand(at, hand).copy()
        if hand.disputed is not None:
            typed.halted = Stage.DISPUTED.value
        elif frozen and (hand.refusal is None or hand.stated is not None):
            typed.halted = Stage.FROZEN.value
        for body in fresh:
            if isinstance(body, Note | CallDirector):
                typed.take(body)
                continue
            if frozen and isinstance(body, Undo | Correction):
                raise HandFrozen(stage=Stage.FROZEN.value)
            try:
                typed.take(body)
            except Refused as refusal:
                if not hand.misses or typed.halted is not None:
                    raise
                believed = typed.with_awards(hand.missed)
                try:
                    believed.take(body)
                except Refused:
                    raise refusal from None
                typed = believed
        return typed

    def _typed_hand(self, at: At, hand: PlayedHand) -> TypedHand:
        """The hand without luck, as kept from its last line, or made anew."""
        kept = self._typed.get(at)
        if kept is not None and kept.lines == hand.lines and kept.in_force == hand.in_force:
            return kept
        return TypedHand.of(hand)

    def _lines(self, at: At) -> tuple[Line, ...]:
        return self._desk.adapters.log.lines_at(at.event, *at.place)

    def _receipt(self, reading: Reading) -> Receipt:
        at = reading.at
        progress = self._desk.progress(at.event)
        now = progress.sessions[at.session]
        hand = progress.hand(at.session, at.table, at.deal)
        return Receipt(
            deal=at.deal,
            next=hand.lines,
            stage=stage_word(now, at.table, at.deal),
            sent=sent(progress, now, at.table, at.deal, hand, self._desk.adapters.clock.now()),
            word=_word(now, at, hand, reading.bodies, reading.n),
            position=_position(progress, at.table),
        )

    def _tell(self, event: EventId, lines: Sequence[Line]) -> None:
        """Tell of lines that were counted: their table, or all tables for a session's line."""
        if not self._news:
            return
        progress = self._desk.progress(event)
        tables: set[TableNo] = set()
        for line in lines:
            if line.table:
                tables.add(TableNo(line.table))
            elif not line.deal:
                tables.update(TableNo(table) for table in range(1, progress.event.tables + 1))
        for table in sorted(tables):
            position = _position(progress, table)
            for news in tuple(self._news):
                news(event, table, position)


def _position(progress: Progress, table: TableNo) -> int:
    """How many lines concern a table: its own, and those of the sessions as a whole.

    Not the position in the log, which would tell how fast the other tables play.
    """
    count = 0
    for session, now in progress.sessions.items():
        count += sum(now.hands[table, deal].lines for deal in now.begun.get(table, ()))
        count += progress.next_n(session, table, 0) + progress.next_n(session, 0, 0)
    return count


def _word(
    now: SessionProgress, at: At, hand: PlayedHand, bodies: Sequence[Body], n: int
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
