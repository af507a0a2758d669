"""What the use cases need from outside: a log, a vault, a public folder, a clock, a dice cup."""

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar, Protocol

from evendeal.errors import Refused
from evendeal.ids import EventId
from evendeal.reason import Reason
from evendeal.tournament.line import Break, Checkpoint, Draft, Line


class KeyReused(Refused):
    """A key that already stands for another line."""

    def __init__(self, *, key: str, position: int | None) -> None:
        line = "a line" if position is None else f"line {position}"
        super().__init__(f"key {key} already stands for {line}, which says something else")
        self.key = key
        self.position = position


class PlaceTaken(Refused):
    """A place in a hand's log at which another line already stands.

    Fields: `position` in the log, None in an answer to a table, since it counts the lines of
    other tables too; `theirs`, the lines that stand there, for a second device.
    """

    def __init__(
        self,
        *,
        session: int,
        table: int,
        deal: int,
        n: int,
        position: int | None,
        theirs: object = None,
    ) -> None:
        where = "" if position is None else f", as line {position} of the log"
        super().__init__(
            f"session {session}, table {table}, deal {deal}: line {n} was already written{where}"
        )
        self.session = session
        self.table = table
        self.deal = deal
        self.n = n
        self.position = position
        self.theirs = theirs


class LineMissing(Refused):
    """A line that would leave a gap before it."""

    def __init__(self, *, session: int, table: int, deal: int, expected: int, got: int) -> None:
        super().__init__(
            f"session {session}, table {table}, deal {deal}: "
            f"line {got} was sent, but line {expected} is the next one"
        )
        self.session = session
        self.table = table
        self.deal = deal
        self.expected = expected
        self.got = got


class BrokenLog(Refused):
    """A broken log; it can be read, and nothing more is written to it."""

    state: ClassVar[str] = "broken and read-only"

    def __init__(self, *, event: EventId, position: int, why: str) -> None:
        super().__init__(f"the log of {event} is {self.state}: {why}")
        self.event = event
        self.position = position
        self.why = why


class LineNotKnown(BrokenLog):
    """A line that this version of evendeal cannot read; those before it are counted.

    A later version may have written it. `why` says what of it is not known.
    """

    state = "read-only here"

    def __init__(self, *, event: EventId, position: int, why: str) -> None:
        super().__init__(event=event, position=position, why=not_known(position, why))
        self.event = event
        self.position = position
        self.why = why


def not_known(position: int, why: str) -> Reason:
    """What the house reports of a line that cannot be read."""
    return Reason(
        "line-not-known",
        "line {line} is not known to this version of evendeal: {why}; a later one may have "
        "written it",
        line=position,
        why=why,
    )


class NotWritten(Refused):
    """The disk or another program prevented the log from being written; nothing was."""

    def __init__(self, *, why: str) -> None:
        super().__init__(f"the log could not be written: {why}")
        self.why = why


class LogBusy(NotWritten):
    """Another program writes to the log for longer than was waited; nothing was written.

    Whoever does the same again later loses nothing.
    """

    def __init__(self, *, seconds: float) -> None:
        super().__init__(
            why=f"another program has been writing to it for {seconds:g} seconds and more; "
            "nothing is lost, try again when it has finished"
        )
        self.seconds = seconds


class LogHeld(Refused):
    """A log that another program holds so that nobody else can read it."""

    def __init__(self) -> None:
        super().__init__(
            "the log cannot be read: another program holds it for itself alone; try again when it "
            "has finished"
        )


class AlreadyKept(Refused):
    """A secret that would replace another one."""

    def __init__(self, *, event: EventId, secret: str) -> None:
        super().__init__(f"{event} already has another secret by the name of {secret}")
        self.event = event
        self.secret = secret


@dataclass(frozen=True, slots=True)
class Audit:
    """The outcome of one reading of a whole log.

    Attributes:
        lines: lines in the log.
        checkpoints: each as published, with a sentence if it is wrong, else None.
        signed: the last position under a good checkpoint; what follows only the chain holds.
        broken: every break, by position; empty if all holds.
    """

    event: EventId
    lines: int
    checkpoints: tuple[tuple[Checkpoint, str | None], ...]
    signed: int
    broken: tuple[Break, ...]


class Log(Protocol):
    """Append-only lines of events, each tied to the one before by its hash."""

    def append(
        self, event: EventId, drafts: Sequence[Draft], at: datetime, by: str
    ) -> tuple[Line, ...]:
        """The lines as they stand in the log, durable; all of `drafts` or none.

        A draft sent again with its key gives the line of the first time.

        Raises:
            KeyReused: the key stands for another line.
            PlaceTaken: another key holds the place.
            LineMissing: a line before it has not been written.
            BrokenLog: the log is broken.
            NotWritten: the disk is full, or another program holds the log.
        """

    def lines(self, event: EventId, after: int = 0) -> Iterable[Line]:
        """The lines from position `after` + 1 on; of a broken chain, those before the break."""

    def alone(self, event: EventId) -> AbstractContextManager[None]:
        """A block in which nobody else may write to an event, whatever process they are in.

        Everybody who writes to an event does so in such a block: what is read of the event in it
        still stands when something is appended after it. Whoever is in one may begin it again.
        A process that dies in it lets the others in.

        Raises:
            LogBusy: somebody else has been in one for too long.
            NotWritten: it cannot be begun here, since nothing can be written.
        """

    def together(self) -> AbstractContextManager[None]:
        """A block whose appends are committed as one, and durable when it ends.

        What is appended in it can be read in it, by this thread alone. An append that is
        refused leaves no trace, and the others stand.

        Raises:
            NotWritten: at the end; then nothing of the block was written.
        """

    def lines_at(self, event: EventId, session: int, table: int, deal: int) -> tuple[Line, ...]:
        """The lines of one place in the order of their numbers, as that of a hand."""

    def events(self) -> tuple[EventId, ...]:
        """The events that have lines, by name."""

    def head(self, event: EventId) -> tuple[int, str]:
        """Position and hash of the last line; 0 and `ORIGIN` where there is none."""

    def read_only(self, event: EventId) -> str | None:
        """Why nothing can be written, as a sentence; None where all is well."""

    def checkpoint(self, event: EventId, at: datetime) -> Checkpoint | None:
        """A checkpoint published for the last line, as at a session's end; None without lines."""

    def audit(self, event: EventId, public_key: bytes | None = None) -> Audit:
        """All lines and checkpoints of the event, read and checked anew.

        Args:
            public_key: the key that the seal prints; by default the one in the vault.
        """


class Vault(Protocol):
    """Secrets of an event: session seeds, reserve seeds, the signing key."""

    def keep(self, event: EventId, name: str, secret: bytes) -> None:
        """Store `secret` durably under `name`; the same secret again changes nothing.

        Raises:
            AlreadyKept: another secret has this name.
        """

    def fetch(self, event: EventId, name: str) -> bytes | None:
        """The secret of this name, or None."""

    def forget(self, event: EventId, name: str) -> None:
        """Delete the secret of this name, durably; without one nothing is done."""


class Signer(Protocol):
    """The key that signs an event's checkpoints."""

    def public_key(self, event: EventId) -> bytes:
        """The Ed25519 public key, 32 bytes, as the seal file prints it; made at first asking."""

    def sign(self, event: EventId, message: bytes) -> bytes:
        """The Ed25519 signature of the event's key over `message`, 64 bytes."""


class Publisher(Protocol):
    """The public files of an event, outside the database."""

    def publish(self, event: EventId, name: str, text: str) -> None:
        """Make `text` the content of the file, whole or not at all, and durable."""

    def add(self, event: EventId, name: str, line: str) -> None:
        """One more line at the end of the file, durable."""

    def read(self, event: EventId, name: str) -> str | None:
        """What was published, or None."""


class Clock(Protocol):
    """The time of day."""

    def now(self) -> datetime:
        """Now, in UTC and knowing it."""


class Dice(Protocol):
    """The one source of chance."""

    def secret(self) -> bytes:
        """32 bytes that nobody can guess."""
