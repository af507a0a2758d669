"""The consoles of a house: lines from every table in, receipts out, news of changes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from evendeal.director.listeners import all_ends
from evendeal.director.presence import Touch
from evendeal.errors import Refused
from evendeal.formats.console_side import AnySide, ConsoleNews, Reading
from evendeal.formats.desks import Desks
from evendeal.formats.table_lines import read_sent, write_read
from evendeal.ids import EventId, TableNo
from evendeal.tournament.line import Line
from evendeal.views.absent import NoSuchTable
from evendeal.views.console import Sent
from evendeal.views.roles import Grant, Role


class Consoles:
    """The consoles of all tables, each as the format of its event has it.

    Several threads may ask at once.
    """

    def __init__(self, desks: Desks) -> None:
        self._desks = desks
        self._sides = tuple(desk.console for desk in desks)
        self._of: dict[EventId, AnySide] = {}

    def console(self, event: EventId, table: TableNo, grant: Grant | None = None) -> Any:
        """Everything a device needs to go on at a table.

        Args:
            grant: the role of who looks; None: the recorder's.

        Raises:
            NotInTheLog, NoSuchTable: there is no such event or table.
            FormatNotHere: the event is of a format that this house does not have.
        """
        side = self._side(event)
        with side.ledger.reading(event):
            progress = side.ledger.refresh(event)
            _require_table(side, progress, event, table)
            return side.console(progress, table, side.position(progress, table), grant)

    def screen(self, event: EventId, table: TableNo) -> Any:
        """What the screen at a table shows.

        Raises:
            NotInTheLog, NoSuchTable, FormatNotHere: as `console`.
            NoTableScreens: the tables of its format have none.
        """
        side = self._side(event)
        with side.ledger.reading(event):
            progress = side.ledger.refresh(event)
            _require_table(side, progress, event, table)
            return side.screen(progress, table, side.position(progress, table))

    def writers(self, event: EventId) -> frozenset[Role]:
        """The roles in which lines of its tables are sent."""
        return self._side(event).writers

    def position(self, event: EventId, table: TableNo) -> int:
        """The position of a table's console: how many lines concern it."""
        side = self._side(event)
        with side.ledger.reading(event):
            progress = side.ledger.progress(event)
            _require_table(side, progress, event, table)
            return side.position(progress, table)

    def seen(self, event: EventId, table: TableNo, waiting: int | None) -> None:
        """Note that the table's device is in touch, and how many lines wait on it if it says."""
        # Of the log one ledger, as good as another: which the event's is could wait for the disk.
        adapters = self._sides[0].ledger.adapters
        adapters.shared.presence.touch(event, table, adapters.clock.now(), waiting)

    def presence(self, event: EventId) -> Mapping[TableNo, Touch]:
        """When each table's device was last heard of; tables never heard of are not there."""
        return self._sides[0].ledger.adapters.shared.presence.of(event)

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
    ) -> Any:
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

    def write_all(self, sent: Sequence[Sent]) -> list[Any]:
        """The answers to what several tables have sent: each a receipt as of `write`, or a refusal.

        What can be is committed together, since a disk takes as long for many lines as for
        one. The world hears of what finishes when it is on the disk.
        """
        answers: dict[int, Any] = {}
        for side in self._sides:
            read: dict[int, Reading[Any]] = {}
            for number, each in enumerate(sent):
                if self._side(each.event) is side:
                    try:
                        read[number] = read_sent(side, each)
                    except Refused as refusal:
                        answers[number] = refusal
            if read:
                write_read(side, read, answers)
        return [answers[number] for number in range(len(sent))]

    def subscribe(self, news: ConsoleNews) -> Callable[[], None]:
        """Have `news` called whenever a console has changed; the answer ends it.

        It is called with the event's lock held and must be quick.
        """
        return all_ends([side.ledger.listen(_teller(side, news)) for side in self._sides])

    def _side(self, event: EventId) -> AnySide:
        known = self._of.get(event)
        if known is None:
            for side in self._sides:
                if side.ledger.holds(event):
                    self._of[event] = side
                    return side
        # Of an event that is not there its desk says so, or that its format is not.
        return known or self._desks.of(event).console


def _require_table(side: AnySide, progress: Any, event: EventId, table: TableNo) -> None:
    tables = side.tables(progress)
    if not 1 <= table <= tables:
        raise NoSuchTable(event=event, table=table, tables=tables)


def _teller(side: AnySide, news: ConsoleNews) -> Callable[[EventId, Sequence[Line]], None]:
    """Tells of lines that were counted: their table, or all tables for a session's line."""

    def tell(event: EventId, lines: Sequence[Line]) -> None:
        progress = side.ledger.progress(event)
        tables: set[TableNo] = set()
        for line in lines:
            if line.table:
                tables.add(TableNo(line.table))
            elif not line.deal:
                tables.update(TableNo(table) for table in range(1, side.tables(progress) + 1))
        for table in sorted(tables):
            news(event, table, side.position(progress, table))

    return tell
