"""The log in a SQL database: one transaction an append, one pass to check it."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from datetime import datetime
from pathlib import Path
from threading import RLock

from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError, IntegrityError

from evendeal.director.ports import (
    Audit,
    BrokenLog,
    LineMissing,
    LogHeld,
    NotWritten,
    PlaceTaken,
    Publisher,
)
from evendeal.ids import EventId
from evendeal.reason import Reason
from evendeal.store.append import HeadReader, Place, read_head, write
from evendeal.store.busy import Patience, not_written, reading
from evendeal.store.checkpoints import Checkpoints, KeyElsewhere
from evendeal.store.database import open_database, refuse_to_open
from evendeal.store.event_locks import LOCKS, EventLocks
from evendeal.store.examining import Examined, examine
from evendeal.store.files import NAME
from evendeal.store.reading import (
    BEYOND,
    PAGE,
    Head,
    line_of,
    read_events,
    read_one,
    read_page,
    read_place,
    read_through,
)
from evendeal.store.vault import FolderVault
from evendeal.tournament.line import (
    CHECKPOINT_EVERY,
    ORIGIN,
    Break,
    Checkpoint,
    Draft,
    Line,
    NotADraft,
    canonical_json,
    check_name,
    stamp,
)

_LOGGER = logging.getLogger(__name__)


class SqlLog:
    """A log whose every acknowledged line is on the disk; several threads may use it.

    Opening it checks every event. One that is wrong can be read and not written.

    Raises:
        NotALog, NewerLog, LogBusy, LogHeld: see `open_database`.
    """

    def __init__(
        self,
        path: Path,
        vault: FolderVault,
        publisher: Publisher,
        *,
        create: bool = True,
        patience: Patience | None = None,
    ) -> None:
        self._checkpoints = Checkpoints(vault, publisher)
        self._locks = EventLocks(path.with_name(LOCKS), patience or Patience())
        self._writing = RLock()
        self._before: dict[EventId, Head | None] | None = None
        self._spoilt: str | None = None
        self._heads: dict[EventId, Head] = {}
        self._signed: dict[EventId, int] = {}
        self._broken: dict[EventId, Break] = {}
        self._ours: set[EventId] = set()
        self._ends: dict[EventId, int] = {}
        self._following: dict[EventId, dict[Place, int]] = {}
        self._writer, self._reader = open_database(path, create=create, patience=patience)
        self._connected: Connection | None = None
        self._heads_read = HeadReader(self._reader)
        try:
            for event in self.events():
                self._meet(event)
        except DatabaseError as error:
            self.close()
            refuse_to_open(path, error)
        except LogHeld:
            self.close()
            raise

    @property
    def _connection(self) -> Connection:
        """The one connection that writes, made when it is first needed."""
        if self._connected is None:
            self._connected = self._writer.connect()
        return self._connected

    def close(self) -> None:
        """Let the database go."""
        with self._writing:
            if self._connected is not None:
                self._connected.close()
            self._heads_read.close()
            self._writer.dispose()
            self._reader.dispose()
        self._locks.close()

    def alone(self, event: EventId) -> AbstractContextManager[None]:
        """A block in which nobody else may write to an event; see the port."""
        return self._locks.alone(event)

    def append(
        self, event: EventId, drafts: Sequence[Draft], at: datetime, by: str
    ) -> tuple[Line, ...]:
        """The lines as they stand in the log, durable; see the port."""
        check_name("by", by)
        if not NAME.fullmatch(event):
            raise NotADraft(
                field="event",
                value=event,
                why=Reason("letters-and-digits", "letters, digits and '-' are needed"),
            )
        when = stamp(at)
        bodies = [_body(draft) for draft in drafts]
        if not drafts:
            return ()
        with self._writing:
            self._refuse_broken(event)
            self._refuse_copy(event)
            if self._spoilt is not None:
                raise NotWritten(why=self._spoilt)
            try:
                if self._before is not None and event not in self._before:
                    self._before[event] = self._heads.get(event)
                    self._heads[event] = self._follow(event)
                lines, head = self._write(event, drafts, bodies, when, by)
            except DatabaseError as error:
                if self._before is not None:
                    # A full disk ends the transaction; nothing may follow in its place.
                    self._spoilt = str(error.orig)
                raise not_written(error) from error
            # Only now: what was not committed must not become anybody's previous line.
            self._heads[event] = head
            if self._before is None:
                self._sign_due(event)
        return lines

    @contextmanager
    def together(self) -> Iterator[None]:
        """A block whose appends are committed as one; see the port."""
        with self._writing:
            before: dict[EventId, Head | None] = {}
            try:
                with self._connection.begin():
                    self._before = before
                    yield
                    if self._spoilt is not None:
                        raise NotWritten(why=self._spoilt)
            except BaseException as error:
                for event, head in before.items():
                    self._following.pop(event, None)
                    if head is None:
                        self._heads.pop(event, None)
                    else:
                        self._heads[event] = head
                if isinstance(error, DatabaseError):
                    raise not_written(error) from error
                raise
            finally:
                self._before = self._spoilt = None
            for event in before:
                self._sign_due(event)

    def lines(self, event: EventId, after: int = 0) -> Iterator[Line]:
        """The lines from position `after` + 1 on; see the port."""
        self._meet(event)
        before = self._ends.get(event, BEYOND)
        page = PAGE
        while page == PAGE:
            page = 0
            try:
                with reading(self._reader) as connection:
                    rows = read_page(connection, event, after, before)
                for row in rows:
                    line = line_of(row)
                    page += 1
                    after = line.position
                    yield line
            except (DatabaseError, ValueError, TypeError) as error:
                if event in self._ends:
                    return
                why = Reason(
                    "line-after-unreadable", "a line after line {line} cannot be read", line=after
                )
                raise BrokenLog(event=event, position=after + 1, why=why) from error

    def lines_at(self, event: EventId, session: int, table: int, deal: int) -> tuple[Line, ...]:
        """The lines of one place by number; of a broken chain, those before the break."""
        self._meet(event)
        before = self._ends.get(event, BEYOND)
        try:
            with reading(self._reader) as connection:
                lines = read_place(connection, event, (session, table, deal))
        except (DatabaseError, ValueError, TypeError) as error:
            why = Reason("line-of-hand-unreadable", "a line of a hand cannot be read")
            raise BrokenLog(event=event, position=min(before, 1), why=why) from error
        return tuple(line for line in lines if line.position < before)

    def events(self) -> tuple[EventId, ...]:
        """The events that have lines, by name."""
        with reading(self._reader) as connection:
            return read_events(connection)

    def head(self, event: EventId) -> Head:
        """Position and hash of the last line; 0 and `ORIGIN` where there is none."""
        return self._heads_read.head(event)

    def read_only(self, event: EventId) -> str | None:
        """Why nothing can be written, as a sentence; None where all is well."""
        self._meet(event)
        broken = self._broken.get(event)
        return broken.why if broken else None

    def public_key(self, event: EventId) -> bytes:
        """The Ed25519 public key of the event, 32 bytes; made at the first asking."""
        return self._checkpoints.public_key(event)

    def sign(self, event: EventId, message: bytes) -> bytes:
        """The signature of the event's key over `message`, 64 bytes."""
        return self._checkpoints.sign_message(event, message)

    def checkpoint(self, event: EventId, at: datetime) -> Checkpoint | None:
        """A checkpoint published for the last line; see the port."""
        when = stamp(at)
        with self._writing:
            self._refuse_broken(event)
            try:
                self._refuse_copy(event)
            except KeyElsewhere:
                return self._checkpoints.last(event)
            try:
                with self._connection.begin():
                    position, hash = self._heads[event] = self._follow(event)
                    last = self._catch_up(event, position)
                    if position and (last is None or last.position < position):
                        last = self._checkpoints.sign(event, [(position, hash, when)])
            except (DatabaseError, OSError) as error:
                raise not_written(error) from error
            self._signed[event] = last.position if last else 0
        return last

    def audit(self, event: EventId, public_key: bytes | None = None) -> Audit:
        """All lines and checkpoints of the event, read and checked anew.

        Args:
            public_key: the key in the seal file; by default the one in the vault.
        """
        return self._examine(event, public_key).audit()

    def _examine(self, event: EventId, public_key: bytes | None = None) -> Examined:
        with reading(self._reader) as connection:
            return examine(connection, self._checkpoints, event, public_key)

    def _meet(self, event: EventId) -> None:
        """Examine the event if that was not done; one without lines may have lost them all."""
        if event in self._heads:
            return
        examined = self._examine(event)
        head = examined.reading.head
        if examined.reading.broken:
            self._ends[event] = examined.reading.broken.position
        if examined.broken:
            self._broken[event] = examined.broken[0]
        elif head == (0, ORIGIN):
            return  # not an event yet
        self._signed[event] = max((point.position for point, _ in examined.checkpoints), default=0)
        # Last, since it is what tells other threads that all this is known.
        self._heads.setdefault(event, head)

    def _refuse_broken(self, event: EventId) -> None:
        self._meet(event)
        if broken := self._broken.get(event):
            raise BrokenLog(event=event, position=broken.position, why=broken.why)

    def _refuse_copy(self, event: EventId) -> None:
        if event not in self._ours:
            self._checkpoints.require_key(event)
            self._ours.add(event)

    def _write(
        self, event: EventId, drafts: Sequence[Draft], bodies: Sequence[str], at: str, by: str
    ) -> tuple[tuple[Line, ...], Head]:
        # Nearly always nobody sent the drafts before, and looking for their keys is half the
        # work. So first write without looking; what then fails is done again with care.
        within = self._before is not None
        for look_up in (False, True):
            try:
                # In a block that is committed as one, what is refused must leave no trace.
                with self._connection.begin_nested() if within else self._connection.begin():
                    # Inside the block nobody else can have written since it was looked at.
                    head = self._heads[event] if within else self._follow(event)
                    following = self._following.setdefault(event, {})
                    return write(
                        self._connection,
                        event,
                        head,
                        drafts,
                        bodies,
                        at,
                        by,
                        following=following,
                        look_up=look_up,
                    )
            except BaseException as error:
                self._following.pop(event, None)
                if look_up or not isinstance(error, (IntegrityError, PlaceTaken, LineMissing)):
                    raise
        raise AssertionError

    def _follow(self, event: EventId) -> Head:
        """The head, after checking what other programs have written since we last looked."""
        known = self._heads.get(event, (0, ORIGIN))
        head = read_head(self._connection, event)
        if head == known:
            return head
        self._following.pop(event, None)
        position, hash = known
        line = read_one(self._connection, event, position) if position else None
        if position and (line is None or line[0] != hash):
            why = Reason(
                "line-altered-in-use",
                "line {line} was altered or removed while the log was in use",
                line=position,
            )
            broken: Break | None = Break(position, why)
        else:
            read = read_through(self._connection, event, after=position, previous=hash)
            head, broken = read.head, read.broken
            if broken:
                self._ends[event] = broken.position
        if broken:
            self._broken[event] = broken
        self._refuse_broken(event)
        return head

    def _sign_due(self, event: EventId) -> None:
        position = self._heads.get(event, (0, ORIGIN))[0]
        if position // CHECKPOINT_EVERY > self._signed.get(event, 0) // CHECKPOINT_EVERY:
            self._sign_regular(event)

    def _sign_regular(self, event: EventId) -> None:
        """Sign what is due. The lines stand whatever happens here; the next append tries again."""
        try:
            with self._connection.begin():
                last = self._catch_up(event, self._heads[event][0])
            self._signed[event] = last.position if last else 0
        except (DatabaseError, OSError, NotWritten) as error:
            _LOGGER.warning("no checkpoint could be published for %s: %s", event, error)

    def _catch_up(self, event: EventId, head: int) -> Checkpoint | None:
        """The last checkpoint, after signing the regular ones up to `head`.

        In a transaction, since its right to write keeps other programs from signing too.
        """
        last = self._checkpoints.last(event)
        signed = last.position if last else 0
        due = signed - signed % CHECKPOINT_EVERY + CHECKPOINT_EVERY
        lines = []
        for position in range(due, head + 1, CHECKPOINT_EVERY):
            if line := read_one(self._connection, event, position):
                lines.append((position, *line))
        return self._checkpoints.sign(event, lines) or last


def _body(draft: Draft) -> str:
    if not isinstance(draft.body, dict):
        raise NotADraft(
            field="body", value=draft.body, why=Reason("json-object", "a JSON object is needed")
        )
    return canonical_json(draft.body)
