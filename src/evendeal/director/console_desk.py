"""What the consoles of every kind of table have in common: lines in, receipts out, news."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from json import dumps
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from evendeal.director.ledger import FoldT, Ledger
from evendeal.director.listening import Listeners
from evendeal.director.ports import BrokenLog, KeyReused, LineMissing, PlaceTaken
from evendeal.director.presence import Touch
from evendeal.director.recording import At
from evendeal.errors import Refused
from evendeal.ids import DealNo, EventId, TableNo
from evendeal.tournament.line import Line
from evendeal.views import NoSuchTable
from evendeal.views.console import Sent
from evendeal.views.console_told import told
from evendeal.views.words import in_a_row

ConsoleNews: TypeAlias = Callable[[EventId, TableNo, int], None]
"""Called with event, table and position whenever the table's console has changed."""

MOST_THEIRS = 50
"""Lines of another device that a refusal shows."""


class LogReadOnly(Refused):
    """A log to which nothing can be written; what is wrong with it is for the director."""

    def __init__(self) -> None:
        super().__init__("the log cannot be written; call the director, and keep what you have")


class SealHeld(Refused):
    """A seal to be broken at a table that is held until the office answers (R39).

    Fields: `table`, and `deals`, the hands to which the office has still to answer.
    """

    def __init__(self, *, table: TableNo, deals: Sequence[DealNo]) -> None:
        super().__init__(
            f"table {table} waits for the director, who has to look at the hands of deals "
            f"{in_a_row(deals)}; leave the next deck sealed"
        )
        self.table = table
        self.deals = tuple(deals)


def require_answered(table: TableNo, deals: Sequence[DealNo], *, offline: bool) -> None:
    """Nothing, if a table may begin another deal or game.

    What its device says was begun without a connection is taken as it was typed, since the table
    knew nothing of the hold. Nobody has to believe it: what is begun meanwhile is told nothing
    before the office has answered.

    Args:
        deals: what the table is held by; empty: it is not held.
        offline: the device says that it was begun without a connection.

    Raises:
        SealHeld: it waits for the office.
    """
    if deals and not offline:
        raise SealHeld(table=table, deals=deals)


class ReadLines(Protocol):
    """Lines as they were sent, read: where they belong, and the log's keys for them."""

    at: At
    n: int
    keys: list[str]
    by: str


ReadT = TypeVar("ReadT", bound=ReadLines)
ReceiptT = TypeVar("ReceiptT")


class ConsoleDesk(ABC, Generic[FoldT, ReadT, ReceiptT]):
    """The consoles of the tables of one kind of event; several threads may ask at once."""

    def __init__(self, ledger: Ledger[FoldT]) -> None:
        self._ledger = ledger
        self._news: Listeners[ConsoleNews] = Listeners()
        ledger.listen(self._tell)

    @abstractmethod
    def _tables(self, progress: FoldT) -> int:
        """How many tables the event has."""

    @abstractmethod
    def _position(self, progress: FoldT, table: TableNo) -> int:
        """How many lines concern a table: its own, and those of the sessions as a whole.

        Not the position in the log, which would tell how fast the other tables play.
        """

    @abstractmethod
    def _read(self, sent: Sent) -> ReadT:
        """The lines as sent, read strictly."""

    @abstractmethod
    def _write(self, reading: ReadT, later: list[Callable[[], None]]) -> None:
        """Write what is fresh of the lines, all of it or nothing."""

    @abstractmethod
    def _receipt(self, reading: ReadT) -> ReceiptT:
        """The answer to lines that stand in the log."""

    def holds(self, event: EventId) -> bool:
        """Whether the event is of this kind."""
        return self._ledger.holds(event)

    def position(self, event: EventId, table: TableNo) -> int:
        """The position of a table's console: how many lines concern it."""
        with self._ledger.reading(event):
            progress = self._ledger.progress(event)
            self._require_table(progress, event, table)
            return self._position(progress, table)

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
        offline: bool = False,
    ) -> ReceiptT:
        """Write lines of a table's play of a deal in one transaction, all of them or nothing.

        Every line is checked again here, by whatever rules the device let it pass.

        Args:
            n: number of the first of them in the hand or game.
            key: the device's name for these lines; sent again with it, they are answered
                as before.
            offline: the device says that they were typed without a connection.

        Raises:
            PlaceTaken: another device has written there; `theirs` says what.
            KeyReused, LineMissing: see `Log.append`.
            LogReadOnly: nothing at all can be written.
            Refused: by the rules. Nothing was written.
        """
        (answer,) = self.write_all([Sent(event, table, session, deal, n, key, lines, by, offline)])
        if isinstance(answer, Refused):
            raise answer
        return answer

    def write_all(self, sent: Sequence[Sent]) -> list[ReceiptT | Refused]:
        """The answers to what several tables have sent, each as `write` would give it.

        What can be is committed together, since a disk takes as long for many lines as for
        one. The world hears of what finishes when it is on the disk.
        """
        answers: dict[int, ReceiptT | Refused] = {}
        read: dict[int, ReadT] = {}
        for number, each in enumerate(sent):
            try:
                read[number] = self._read(each)
            except Refused as refusal:
                answers[number] = refusal
        with ExitStack() as held:
            waiting: dict[int, ReadT] = {}
            for number, reading in self._held(read, held, answers).items():
                if any(reading.at == other.at for other in waiting.values()):
                    # The log's readers see the lines of a hand when they are committed.
                    self._write_group(waiting, answers)
                    waiting = {}
                waiting[number] = reading
            self._write_group(waiting, answers)
        return [answers[number] for number in range(len(sent))]

    def _held(
        self,
        read: Mapping[int, ReadT],
        held: ExitStack,
        answers: dict[int, ReceiptT | Refused],
    ) -> dict[int, ReadT]:
        """What can be written now, its events held; an event that somebody holds stops no other."""
        busy: dict[EventId, Refused] = {}
        for event in sorted({reading.at.event for reading in read.values()}):
            try:
                held.enter_context(self._ledger.writing(event))
            except BrokenLog:
                busy[event] = LogReadOnly()
            except Refused as refusal:
                busy[event] = refusal
        answers.update(
            (number, busy[reading.at.event])
            for number, reading in read.items()
            if reading.at.event in busy
        )
        return {number: each for number, each in read.items() if each.at.event not in busy}

    def seen(self, event: EventId, table: TableNo, waiting: int | None) -> None:
        """Note that the table's device is in touch, and how many lines wait on it if it says."""
        adapters = self._ledger.adapters
        adapters.shared.presence.touch(event, table, adapters.clock.now(), waiting)

    def presence(self, event: EventId) -> Mapping[TableNo, Touch]:
        """When each table's device was last heard of; tables never heard of are not there."""
        return self._ledger.adapters.shared.presence.of(event)

    def subscribe(self, news: ConsoleNews) -> Callable[[], None]:
        """Have `news` called whenever a console has changed; the answer ends it.

        It is called with the event's lock held and must be quick.
        """
        return self._news.add(news)

    def _require_table(self, progress: FoldT, event: EventId, table: TableNo) -> None:
        tables = self._tables(progress)
        if not 1 <= table <= tables:
            raise NoSuchTable(event=event, table=table, tables=tables)

    def _write_group(
        self, readings: Mapping[int, ReadT], answers: dict[int, ReceiptT | Refused]
    ) -> None:
        """Write what was read; of several, all that can be in one transaction."""
        later: list[Callable[[], None]] = []
        refused: dict[int, Refused | None] = {}
        if len(readings) == 1:
            refused = {number: self._refused(each, later) for number, each in readings.items()}
        elif readings:
            try:
                with self._ledger.together(*{each.at.event for each in readings.values()}):
                    for number, reading in readings.items():
                        refused[number] = self._refused(reading, later)
            except Refused as refusal:
                refused = dict.fromkeys(readings, refusal)
                later = []
        # Only now: the log's readers do not see what is still to be committed.
        for number, reading in readings.items():
            answers[number] = refused[number] or self._answer(reading)
        for tell in later:
            tell()

    def _refused(self, reading: ReadT, later: list[Callable[[], None]]) -> Refused | None:
        """Write what is fresh of the lines; why they are refused, if they are."""
        try:
            # Before the rules: what they refuse may tell something of luck that stays closed.
            self._ledger.require_on(reading.at.event)
            try:
                self._write(reading, later)
            except (PlaceTaken, KeyReused, LineMissing):
                # Another program may write to the log too: read its lines, and look again.
                self._ledger.refresh(reading.at.event)
                self._write(reading, later)
        except BrokenLog:
            return LogReadOnly()
        except Refused as refusal:
            return refusal
        return None

    def _answer(self, reading: ReadT) -> ReceiptT | Refused:
        try:
            return self._receipt(reading)
        except BrokenLog:
            return LogReadOnly()
        except Refused as refusal:
            return refusal

    def _require_same(self, reading: ReadT, same: Callable[[int, Mapping[str, Any]], bool]) -> None:
        """Nothing, if the lines that stand where these are to go are these.

        Args:
            same: whether the line sent with this index says the same as this body.
        """
        at = reading.at
        stand = self._lines(at)[reading.n :]
        for index, (line, key) in enumerate(zip(stand, reading.keys, strict=False)):
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
            if not same(index, line.body):
                raise KeyReused(key=key, position=None)

    def _lines(self, at: At) -> tuple[Line, ...]:
        return self._ledger.adapters.log.lines_at(at.event, *at.place)

    def _tell(self, event: EventId, lines: Sequence[Line]) -> None:
        """Tell of lines that were counted: their table, or all tables for a session's line."""
        subscribed = self._news.now()
        if not subscribed:
            return
        progress = self._ledger.progress(event)
        tables: set[TableNo] = set()
        for line in lines:
            if line.table:
                tables.add(TableNo(line.table))
            elif not line.deal:
                tables.update(TableNo(table) for table in range(1, self._tables(progress) + 1))
        for table in sorted(tables):
            position = self._position(progress, table)
            for news in subscribed:
                news(event, table, position)
