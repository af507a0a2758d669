"""An index of the log for the office: lines by place, by key and by what happens to decks."""

from collections.abc import Sequence
from threading import Lock
from typing import Any

from evendeal.director.ledger import Ledger
from evendeal.director.ports import KeyReused
from evendeal.errors import Unfit
from evendeal.ids import EventId
from evendeal.tournament.line import OF_OFFICE, Line, NotADraft, check_name

OF_DECKS = frozenset(
    {"break_seal", "custody", "decks_given", "begin", "end", "request_repair", "confirm_repair"}
    | {"refuse_repair", "show_deck_order", "finish_repair"}
)
"""What the custodian's screen changes with."""

LONGEST_KEY = 100
"""Characters of a key as a screen makes it; the log puts `office/` before it."""


class OfficeKeyUnfit(Unfit):
    """A key of the office's that the log could not keep."""

    def __init__(self, *, longest: int) -> None:
        super().__init__(f"a key has 1 to {longest} characters that print")
        self.longest = longest


class LogIndex:
    """The counted lines of one event, read on with each look.

    Attributes:
        lines: in the order of their positions, from 1.
        keys: the line of each key.
        at_place: the lines of each session, table and deal, in order.
        last_at: when each session's tables have last written.
        seals: the line with which the seal of each deck was broken first.
        decks: how many lines tell of decks; the custodian's position.
    """

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.keys: dict[str, Line] = {}
        self.at_place: dict[tuple[int, int, int], list[Line]] = {}
        self.last_at: dict[tuple[int, int], str] = {}
        self.seals: dict[tuple[int, int, int], Line] = {}
        self.decks = 0

    def add(self, lines: Sequence[Line]) -> None:
        """Enter lines that were counted."""
        for line in lines:
            self.lines.append(line)
            self.keys[line.key] = line
            self.at_place.setdefault(line.place, []).append(line)
            if line.table and line.deal:
                self.last_at[line.session, line.table] = line.at
            if line.body.get("do") == "break_seal":
                self.seals.setdefault(line.place, line)
            if line.body.get("do") in OF_DECKS:
                self.decks += 1

    def sent_before(self, key: str, body: dict[str, Any]) -> Line | None:
        """The line that this key stands for, if it says the same; None if it stands for none.

        Raises:
            KeyReused: it says something else.
        """
        line = self.keys.get(key)
        if line is not None and line.body != body:
            raise KeyReused(key=key, position=line.position)
        return line


class LogIndexes:
    """The indexes of the events of a desk, of whatever kind they are."""

    def __init__(self, desk: Ledger[Any]) -> None:
        self._desk = desk
        self._indexes: dict[EventId, LogIndex] = {}
        self._reading: dict[EventId, Lock] = {}

    def of(self, event: EventId) -> LogIndex:
        """The index of an event with everything that the desk has counted of it."""
        with self._desk.reading(event):
            self._read_to(event, self._desk.refresh(event).position)
            return self._indexes[event]

    def ready(self, event: EventId) -> None:
        """Read on without the event's lock, so that a long log holds up no recorder."""
        self._read_to(event, self._desk.progress(event).position)

    def _read_to(self, event: EventId, end: int) -> None:
        # Nobody who reads asks for the event's lock, so whoever has it may wait here. Each event
        # has a lock of its own: who waits for one long log holds up no other event.
        with self._reading.setdefault(event, Lock()):
            index = self._indexes.setdefault(event, LogIndex())
            known = len(index.lines)
            if known < end:
                lines = self._desk.adapters.log.lines(event, known)
                index.add([line for line, _ in zip(lines, range(known, end), strict=False)])


def office_key(key: str) -> str:
    """The key by which the log knows a line of the office; no table's device can take it.

    Raises:
        OfficeKeyUnfit: it cannot be stored.
    """
    try:
        check_name("key", key)
    except NotADraft:
        raise OfficeKeyUnfit(longest=LONGEST_KEY) from None
    if len(key) > LONGEST_KEY:
        raise OfficeKeyUnfit(longest=LONGEST_KEY)
    return f"{OF_OFFICE}{key}"
