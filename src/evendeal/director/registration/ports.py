"""What registration needs from outside: a place where registrations and applications are stored."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from threading import RLock
from typing import Protocol, TypeAlias

from evendeal.ids import EventId
from evendeal.views.registration import ApplicationPlayer, ApplicationState, EntryKind


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredRegistration:
    """The registration for an event to come.

    Attributes:
        link: the last part of its public address; another one takes its place when it is replaced.
        format: of the event, by the word in its file.
        players_least, players_most: how many players an entry has.
        capacity: how many entries the field has room for; None: nobody has said.
        event: the event that was published of it; None before.
    """

    id: str
    link: str
    event_name: str
    format: str
    entry_kind: EntryKind
    players_least: int
    players_most: int
    capacity: int | None
    about: str
    open: bool
    since: str
    by: str
    event: EventId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredApplication:
    """What somebody has sent for a registration, and what has become of it.

    Attributes:
        number: of its arrival at the registration, from 1.
        code: SHA-256 of the code of its own page.
        key: chosen by the sender, so that what is sent twice is taken once.
        same_as: for each of the players, whom of the house the director has said it is; None:
            nobody. It is for the office alone.
    """

    registration: str
    number: int
    code: str
    key: str
    name: str
    players: tuple[ApplicationPlayer, ...]
    club: str
    country: str
    note: str
    state: ApplicationState
    reason: str
    since: str
    same_as: tuple[str | None, ...] = ()


Stored: TypeAlias = StoredRegistration | StoredApplication


class Registrations(Protocol):
    """The registrations of a house, durable. Several threads may use it."""

    def alone(self) -> AbstractContextManager[None]:
        """A block in which nobody else is, in whatever process: for what is decided by reading.

        Raises:
            LogBusy: somebody else has been in one for too long.
            NotWritten: it cannot be begun here, since nothing can be written.
        """

    def write(self, changes: Sequence[Stored]) -> None:
        """All of them or none; what has the same id, or number, takes the place of the older.

        Raises:
            NotWritten: the disk is full, or another program holds the database.
        """

    def registrations(self) -> tuple[StoredRegistration, ...]:
        """All registrations, the oldest first."""

    def applications(self, registration: str) -> tuple[StoredApplication, ...]:
        """The applications of a registration, by their numbers."""

    def application_of(self, code: str) -> StoredApplication | None:
        """The application whose code has this SHA-256."""


class RegistrationsHere:
    """Registrations of one process, forgotten when it ends."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._registrations: dict[str, StoredRegistration] = {}
        self._applications: dict[tuple[str, int], StoredApplication] = {}

    @contextmanager
    def alone(self) -> Iterator[None]:
        """A block in which no other thread is; see the port."""
        with self._lock:
            yield

    def write(self, changes: Sequence[Stored]) -> None:
        """Remember them; see the port."""
        with self._lock:
            for change in changes:
                if isinstance(change, StoredRegistration):
                    self._registrations[change.id] = change
                else:
                    self._applications[change.registration, change.number] = change

    def registrations(self) -> tuple[StoredRegistration, ...]:
        """All registrations; see the port."""
        with self._lock:
            return tuple(self._registrations.values())

    def applications(self, registration: str) -> tuple[StoredApplication, ...]:
        """The applications of a registration; see the port."""
        with self._lock:
            found = [each for (of, _), each in self._applications.items() if of == registration]
        return tuple(sorted(found, key=lambda each: each.number))

    def application_of(self, code: str) -> StoredApplication | None:
        """The application of a code; see the port."""
        with self._lock:
            return next((each for each in self._applications.values() if each.code == code), None)
