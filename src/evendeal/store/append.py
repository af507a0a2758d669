"""The end of a log: its last line, and drafts that become lines behind it.

Each draft is at the next place of its hand, and each key is used once.
"""

import sqlite3
from collections.abc import Sequence
from threading import Lock
from typing import Any

from sqlalchemy import Connection, Engine, PoolProxiedConnection, bindparam, func, insert, select
from sqlalchemy.exc import DatabaseError

from evendeal.director.ports import KeyReused, LineMissing, LogHeld, PlaceTaken
from evendeal.ids import EventId
from evendeal.store.busy import is_busy, reading
from evendeal.store.reading import COLUMNS, OF_EVENT, Head, line_of
from evendeal.store.schema import LINES
from evendeal.tournament.line import ORIGIN, Draft, Line, canonical_json, line_after

_AT_PLACE = (
    OF_EVENT
    & (LINES.c.session == bindparam("session"))
    & (LINES.c.table_no == bindparam("table_no"))
    & (LINES.c.deal == bindparam("deal"))
)
Place = tuple[int, int, int]
"""Session, table, deal."""

_LAST_N = select(func.max(LINES.c.n)).where(_AT_PLACE)
_HOLDER = select(LINES.c.position).where(_AT_PLACE, LINES.c.n == bindparam("n"))
_KEY = select(*COLUMNS).where(OF_EVENT, LINES.c.key == bindparam("key"))
_KEYS = select(*COLUMNS).where(OF_EVENT, LINES.c.key.in_(bindparam("keys", expanding=True)))
_INSERT = insert(LINES)
_HEAD = (
    select(LINES.c.position, LINES.c.hash)
    .where(OF_EVENT)
    .order_by(LINES.c.position.desc())
    .limit(1)
)
_HEAD_TEXT = "SELECT position, hash FROM lines WHERE event = ? ORDER BY position DESC LIMIT 1"


def read_head(connection: Connection, event: EventId) -> Head:
    """Position and hash of the last line."""
    row = connection.execute(_HEAD, {"event": event}).first()
    return (row[0], row[1]) if row else (0, ORIGIN)


def head_rows(driver: Any, event: EventId) -> list[Any]:
    """The row of the last line, read by the driver's own connection; none without lines."""
    rows: list[Any] = driver.execute(_HEAD_TEXT, (event,)).fetchall()
    return rows


class HeadReader:
    """A connection of its own for heads, which are read at every look at an event.

    To take one from the pool costs fifteen times what SQLite takes to answer.
    """

    def __init__(self, reader: Engine) -> None:
        self._reader = reader
        self._lock = Lock()
        self._held: PoolProxiedConnection | None = None

    def head(self, event: EventId) -> Head:
        """Position and hash of the last line.

        Raises:
            LogHeld: another program lets nobody else in.
            DatabaseError: it cannot be read.
        """
        with self._lock:
            if self._held is None:
                with reading(self._reader) as connection:
                    self._held = self._reader.raw_connection()
                    return read_head(connection, event)
            driver = self._held.driver_connection
            assert driver is not None
            try:
                rows = head_rows(driver, event)
            except sqlite3.Error as error:
                self._let_go()
                if is_busy(error):
                    raise LogHeld from error
                raise DatabaseError(_HEAD_TEXT, (event,), error) from error
        return (rows[0][0], rows[0][1]) if rows else (0, ORIGIN)

    def close(self) -> None:
        """Let the connection go."""
        with self._lock:
            self._let_go()

    def _let_go(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None


def write(
    connection: Connection,
    event: EventId,
    head: Head,
    drafts: Sequence[Draft],
    bodies: Sequence[str],
    at: str,
    by: str,
    *,
    following: dict[Place, int],
    look_up: bool,
) -> tuple[tuple[Line, ...], Head]:
    """The lines for `drafts`, inserted unless they are there already, and the new head.

    Args:
        connection: in a transaction in which nobody else can write.
        bodies: canonical JSON of each draft's body.
        following: the next n by place of this event, where known; extended here. It must be
            thrown away when another program has written, or nothing is committed.
        look_up: whether to look for keys that were used before. Without it they are found by
            the database alone, which refuses to have a key twice.

    Raises:
        KeyReused, PlaceTaken, LineMissing: nothing may then be committed. Without `look_up`
            the reason may be that a draft was written before.
        IntegrityError: without `look_up`, a key was used before.
    """
    known = _known(connection, event, drafts) if look_up else {}
    answer: list[Line] = []
    rows: list[dict[str, Any]] = []
    for draft, body in zip(drafts, bodies, strict=True):
        if earlier := known.get(draft.key):
            _same(earlier, draft, body)
            answer.append(earlier)
            continue
        place = session, table, deal = draft.session, draft.table, draft.deal
        expected = following.get(place)
        if expected is None:
            # A first line leaves no gap, and the database itself refuses a second one.
            first = draft.n == 0 and not look_up
            expected = 0 if first else _next_n(connection, event, draft)
        if draft.n != expected:
            raise _misplaced(connection, event, draft, expected, answer)
        following[place] = expected + 1
        line = line_after(head, event, draft, body, at, by)
        head = line.position, line.hash
        rows.append(
            {
                "position": line.position,
                "event": event,
                "session": session,
                "table_no": table,
                "deal": deal,
                "n": draft.n,
                "key": draft.key,
                "body": body,
                "at": at,
                "by": by,
                "previous": line.previous,
                "hash": line.hash,
            }
        )
        known[draft.key] = line
        answer.append(line)
    if rows:
        connection.execute(_INSERT, rows if len(rows) > 1 else rows[0])
    return tuple(answer), head


def _known(connection: Connection, event: EventId, drafts: Sequence[Draft]) -> dict[str, Line]:
    if len(drafts) == 1:
        rows = connection.execute(_KEY, {"event": event, "key": drafts[0].key})
    else:
        keys = list({draft.key for draft in drafts})
        rows = connection.execute(_KEYS, {"event": event, "keys": keys})
    return {line.key: line for line in map(line_of, rows)}


def _next_n(connection: Connection, event: EventId, draft: Draft) -> int:
    last = connection.scalar(_LAST_N, _where(event, draft))
    return 0 if last is None else int(last) + 1


def _where(event: EventId, draft: Draft) -> dict[str, Any]:
    session, table, deal = draft.place
    return {"event": event, "session": session, "table_no": table, "deal": deal}


def _same(earlier: Line, draft: Draft, body: str) -> None:
    same_place = (earlier.place, earlier.n) == (draft.place, draft.n)
    if not same_place or canonical_json(earlier.body) != body:
        raise KeyReused(key=draft.key, position=earlier.position)


def _misplaced(
    connection: Connection, event: EventId, draft: Draft, expected: int, answer: list[Line]
) -> LineMissing | PlaceTaken:
    session, table, deal = draft.place
    if draft.n > expected:
        return LineMissing(session=session, table=table, deal=deal, expected=expected, got=draft.n)
    holder = connection.scalar(_HOLDER, {**_where(event, draft), "n": draft.n})
    if holder is None:  # in the same append
        holder = next(
            line.position for line in answer if (line.place, line.n) == (draft.place, draft.n)
        )
    return PlaceTaken(session=session, table=table, deal=deal, n=draft.n, position=int(holder))
