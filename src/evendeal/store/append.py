"""Drafts turned into lines: each at the next place of its hand, each key used once."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select

from evendeal.director.ports import KeyReused, LineMissing, PlaceTaken
from evendeal.ids import EventId
from evendeal.store.reading import COLUMNS, OF_EVENT, Head, line_of
from evendeal.store.schema import LINES
from evendeal.tournament.line import Draft, Line, canonical_json, line_after

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
        following: the next n of places of this event, where known; extended here. It must be
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
