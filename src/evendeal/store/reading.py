"""Rows of the log read as lines, and a whole log read through once."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, bindparam, func, select
from sqlalchemy.exc import DatabaseError

from evendeal.ids import EventId
from evendeal.reason import Reason
from evendeal.store.busy import is_busy
from evendeal.store.schema import LINES
from evendeal.tournament.line import (
    ORIGIN,
    Break,
    Line,
    body_of,
    check_texts,
    line_text,
)

PAGE = 2000
"""Lines read at a time: a reader that stays long keeps the database from tidying up."""

BEYOND = 2**62
"""A position that no log reaches."""

COLUMNS = (
    LINES.c.position,
    LINES.c.event,
    LINES.c.session,
    LINES.c.table_no,
    LINES.c.deal,
    LINES.c.n,
    LINES.c.key,
    LINES.c.body,
    LINES.c.at,
    LINES.c.by,
    LINES.c.previous,
    LINES.c.hash,
)
"""The first ten make the text of a line, in the order of `line_text`."""

OF_EVENT = LINES.c.event == bindparam("event")

# Statements are built once: building one takes longer than SQLite takes to answer it.
_ALL = (
    select(*COLUMNS)
    .where(OF_EVENT, LINES.c.position > bindparam("after"))
    .order_by(LINES.c.position)
)
_PAGE = (
    select(*COLUMNS)
    .where(
        OF_EVENT,
        LINES.c.position > bindparam("after"),
        LINES.c.position < bindparam("before"),
    )
    .order_by(LINES.c.position)
    .limit(PAGE)
)
_AT_PLACE = (
    select(*COLUMNS)
    .where(
        OF_EVENT,
        LINES.c.session == bindparam("session"),
        LINES.c.table_no == bindparam("table_no"),
        LINES.c.deal == bindparam("deal"),
    )
    .order_by(LINES.c.n)
)
_ONE = select(LINES.c.hash, LINES.c.at).where(OF_EVENT, LINES.c.position == bindparam("which"))
_NEXT_EVENT = select(func.min(LINES.c.event)).where(LINES.c.event > bindparam("last"))

Head = tuple[int, str]
"""Position and hash of the last line; 0 and `ORIGIN` where there is none."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What one pass through an event's lines found.

    Attributes:
        head: position and hash of the last line.
        count: lines that could be read.
        hashes: hashes at the positions that were wanted.
        broken: the first break of the chain.
    """

    head: Head
    count: int
    hashes: dict[int, str]
    broken: Break | None


def read_one(connection: Connection, event: EventId, position: int) -> tuple[str, str] | None:
    """Hash and time of the line at `position`."""
    row = connection.execute(_ONE, {"event": event, "which": position}).first()
    return (row[0], row[1]) if row else None


def read_page(
    connection: Connection, event: EventId, after: int, before: int
) -> list[Row[*tuple[Any, ...]]]:
    """Up to `PAGE` rows between two positions."""
    where = {"event": event, "after": after, "before": before}
    return list(connection.execute(_PAGE, where).all())


def read_place(
    connection: Connection, event: EventId, place: tuple[int, int, int]
) -> tuple[Line, ...]:
    """The lines of a session, table and deal, by number."""
    session, table, deal = place
    where = {"event": event, "session": session, "table_no": table, "deal": deal}
    return tuple(map(line_of, connection.execute(_AT_PLACE, where)))


def read_events(connection: Connection) -> tuple[EventId, ...]:
    """The events that have lines, each found by one step in the index."""
    events: list[EventId] = []
    last = ""
    while (event := connection.scalar(_NEXT_EVENT, {"last": last})) is not None:
        events.append(EventId(event))
        last = event
    return tuple(events)


def line_of(row: Row[*tuple[Any, ...]]) -> Line:
    """The line that stands in `row`.

    Raises:
        ValueError, TypeError: no line can stand there so, whatever its hash says: somebody has
            been at the database.
    """
    position, event, session, table, deal, n, key, body, at, by, previous, hash = row
    # SQLite keeps in a column of whole numbers what it is given.
    if not all(type(number) is int for number in (position, session, table, deal, n)):
        raise TypeError("a place is whole numbers")
    return Line(
        position, event, session, table, deal, n, key, body_of(body), at, by, previous, hash
    )


def read_through(
    connection: Connection,
    event: EventId,
    *,
    after: int = 0,
    previous: str = ORIGIN,
    wanted: Collection[int] = (),
) -> Reading:
    """All lines after position `after`, whose hash is `previous`, checked in one pass.

    Args:
        wanted: positions whose hashes the caller needs.
    """
    hashes: dict[int, str] = {}
    count = 0
    head = (after, previous)
    unreadable = False

    def rows(size: int) -> Iterator[tuple[int, str, str, str]]:
        nonlocal count, head
        cursor = connection.execute(_ALL, {"event": event, "after": head[0]})
        for row in cursor.yield_per(size):
            position, said_previous, said_hash = row[0], row[10], row[11]
            count += 1
            head = (position, said_hash)
            if position in wanted:
                hashes[position] = said_hash
            try:
                text = line_text(*row[:10])
            except TypeError:  # a blob where text belongs
                text = ""
            yield position, said_previous, said_hash, text

    def readable_rows() -> Iterator[tuple[int, str, str, str]]:
        nonlocal unreadable
        # One row that cannot be read spoils its whole page: from there on row by row.
        for size in (PAGE, 1):
            try:
                yield from rows(size)
                return
            except DatabaseError as error:
                if is_busy(error):
                    raise  # another program is in the way; the row may be as it should be
        unreadable = True

    passing = readable_rows()
    broken = check_texts(passing, after=after, previous=previous)
    for _ in passing:
        pass
    if unreadable:
        where = head[0] + 1
        why = Reason("line-unreadable", "line {line} cannot be read from the database", line=where)
        broken = broken or Break(where, why)
        # A checkpoint further on is no sign that lines were cut off at the end.
        head = (max(head[0], _last_position(connection, event)), head[1])
    return Reading(head, count, hashes, broken)


def _last_position(connection: Connection, event: EventId) -> int:
    try:
        return int(
            connection.scalar(select(func.max(LINES.c.position)).where(OF_EVENT), {"event": event})
            or 0
        )
    except DatabaseError as error:
        if is_busy(error):
            raise
        return 0
