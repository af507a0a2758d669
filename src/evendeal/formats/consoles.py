"""The consoles of a house: lines from every table in, receipts out, news of changes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from json import dumps
from typing import Any, Protocol

from evendeal.director.appending import At, append_lines
from evendeal.director.listeners import all_ends
from evendeal.director.ports import BrokenLog, KeyReused, LineMissing, PlaceTaken
from evendeal.director.presence import Touch
from evendeal.errors import Refused, Unfit
from evendeal.formats.console_side import AnySide, ConsoleNews, Fresh, NotForATable, Reading
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.line import Draft, Line, NotADraft, check_name
from evendeal.views.absent import NoSuchTable
from evendeal.views.console import Sent
from evendeal.views.roles import Grant, NotAllowed, Role

MOST_THEIRS = 50
"""Lines of another device that a refusal shows."""

MOST_LINES = 500
"""Lines that come at once; no hand has so many."""

LONGEST_KEY = 100
"""Characters of a device's key; the log puts the place before it and the number behind it."""


class LogReadOnly(Refused):
    """A log to which nothing can be written; what is wrong with it is for the director."""

    def __init__(self) -> None:
        super().__init__("the log cannot be written; call the director, and keep what you have")


class NothingSent(Unfit):
    """No lines, or more than a hand can have."""

    def __init__(self, *, lines: int, most: int) -> None:
        super().__init__(f"{lines} lines were sent; 1 to {most} can be written at once")
        self.lines = lines
        self.most = most


class KeyUnfit(Unfit):
    """A key that the log could not keep."""

    def __init__(self, *, longest: int) -> None:
        super().__init__(f"a key has 1 to {longest} characters that print")
        self.longest = longest


class ManyDesks(Protocol):
    """The desks of the formats of a house."""

    def __iter__(self) -> Iterator[Any]:
        """Each of them."""

    def of(self, event: EventId) -> Any:
        """That of an event's format."""


class Consoles:
    """The consoles of all tables, each as the format of its event has it.

    Several threads may ask at once.
    """

    def __init__(self, desks: ManyDesks) -> None:
        self._desks = desks
        self._sides: tuple[AnySide, ...] = tuple(desk.console for desk in desks)
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
                        read[number] = _read(side, each)
                    except Refused as refusal:
                        answers[number] = refusal
            if read:
                _write_read(side, read, answers)
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
        found: AnySide = known or self._desks.of(event).console
        return found


def write_sent(side: AnySide, sent: Sent) -> Any:
    """The receipt of lines of one table of a format's events, when they are written.

    Raises:
        Refused: see `Consoles.write`. Nothing was written.
    """
    answers: dict[int, Any] = {}
    _write_read(side, {0: _read(side, sent)}, answers)
    answer = answers[0]
    if isinstance(answer, Refused):
        raise answer
    return answer


def _read(side: AnySide, sent: Sent) -> Reading[Any]:
    """The lines as sent, read strictly, with the keys by which the log knows them.

    The place is part of a key, so that no table can take one that another will use.
    """
    if (Role.RECORDER if sent.grant is None else sent.grant.role) not in side.writers:
        raise NotAllowed
    if not 1 <= len(sent.lines) <= MOST_LINES:
        raise NothingSent(lines=len(sent.lines), most=MOST_LINES)
    lines = tuple([side.read(line) for line in sent.lines])
    if sent.n < 0:
        raise NotForATable(do=sent.n)
    try:
        check_name("key", sent.key)
    except NotADraft:
        raise KeyUnfit(longest=LONGEST_KEY) from None
    if len(sent.key) > LONGEST_KEY:
        raise KeyUnfit(longest=LONGEST_KEY)
    place = f"{sent.session}-{sent.table}-{sent.deal}/{sent.key}"
    keys = tuple([f"{place}/{n}" for n in range(sent.n, sent.n + len(lines))])
    at = At(sent.event, SessionNo(sent.session), sent.table, DealNo(sent.deal))
    return Reading(at, sent.n, lines, keys, sent.by, sent.grant, sent.offline)


def _write_read(side: AnySide, read: Mapping[int, Reading[Any]], answers: dict[int, Any]) -> None:
    """Write what was read of the tables of one format; an event that somebody holds stops none."""
    with ExitStack() as held:
        busy: dict[EventId, Refused] = {}
        for event in sorted({reading.at.event for reading in read.values()}):
            try:
                held.enter_context(side.ledger.writing(event))
            except BrokenLog:
                busy[event] = LogReadOnly()
            except Refused as refusal:
                busy[event] = refusal
        group: dict[int, Reading[Any]] = {}
        grouped: set[At] = set()
        for number, reading in read.items():
            if reading.at.event in busy:
                answers[number] = busy[reading.at.event]
                continue
            if reading.at in grouped:
                # The log's readers see the lines of a hand when they are committed.
                _write_group(side, group, answers)
                group, grouped = {}, set()
            group[number] = reading
            grouped.add(reading.at)
        _write_group(side, group, answers)


def _write_group(side: AnySide, group: Mapping[int, Reading[Any]], answers: dict[int, Any]) -> None:
    """Write lines of several tables or deals, all that can be in one transaction."""
    later: list[Callable[[], None]] = []
    written: dict[int, Any] = {}
    """By number the event with its lines, or why they are refused."""
    if len(group) == 1:
        written = {number: _written(side, each, later) for number, each in group.items()}
    elif group:
        try:
            with side.ledger.together(*{each.at.event for each in group.values()}):
                for number, reading in group.items():
                    written[number] = _written(side, reading, later)
        except Refused as refusal:
            written = dict.fromkeys(group, refusal)
            later = []
    # Only now: the log's readers do not see what is still to be committed.
    for number, reading in group.items():
        answers[number] = _answer(side, written[number], reading)
    for tell in later:
        tell()


def _written(side: AnySide, reading: Reading[Any], later: list[Callable[[], None]]) -> Any:
    """The event when what is fresh of the lines is written, all of it; or why nothing is."""
    ledger, event = side.ledger, reading.at.event
    try:
        # Before the rules: what they refuse may tell something of luck that stays closed.
        progress = ledger.require_on(event)
        try:
            _write(side, progress, reading, later)
        except (PlaceTaken, KeyReused, LineMissing):
            # Another program may write to the log too: read its lines, and look again.
            _write(side, ledger.refresh(event), reading, later)
    except BrokenLog:
        return LogReadOnly()
    except Refused as refusal:
        return refusal
    return progress


def _write(
    side: AnySide, progress: Any, reading: Reading[Any], later: list[Callable[[], None]]
) -> None:
    at, n, lines, keys, by, *_ = reading
    played = side.played(progress, at)
    had = played.lines
    if n > had:
        raise LineMissing(session=at.session, table=at.table, deal=at.deal, expected=had, got=n)
    if n < had:
        _require_same(side, reading)
        if n + len(lines) <= had:
            return
    if n + len(lines) > side.most:
        raise side.too_long(at)
    fresh = Fresh(had, lines[had - n :])
    checked = side.check(progress, played, reading, fresh)
    drafts = [
        Draft(at.session, at.table, at.deal, number, key, body)
        for number, (key, body) in enumerate(zip(keys[had - n :], checked.bodies, strict=True), had)
    ]
    try:
        append_lines(side.ledger, at, [*drafts, *checked.openings], by, later=later)
    except (PlaceTaken, KeyReused, LineMissing):
        raise
    except Refused:
        side.refused(reading, fresh)
        raise


def _require_same(side: AnySide, reading: Reading[Any]) -> None:
    """Nothing, if the lines that stand where these are to go are these."""
    at = reading.at
    stand = side.lines_at(at)[reading.n :]
    for line, key, sent in zip(stand, reading.keys, reading.lines, strict=False):
        if line.key != key:
            theirs = [
                {"n": each.n, "body": side.as_seen(each.body), "by": each.by, "at": each.at}
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
        if not side.says(sent, line.body):
            raise KeyReused(key=key, position=None)


def _answer(side: AnySide, progress: Any, reading: Reading[Any]) -> Any:
    if isinstance(progress, Refused):
        return progress
    try:
        at = reading.at
        position = side.position(progress, at.table)
        return side.receipt(progress, side.played(progress, at), reading, position)
    except BrokenLog:
        return LogReadOnly()
    except Refused as refusal:
        return refusal


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
