"""What the door needs from outside: a register of people, and a hash for passwords.

Times are text as the log writes it: UTC, milliseconds, `Z`; such texts order as the times do.
"""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from evendeal.ids import EventId
from evendeal.views.roles import Grant, Role


@dataclass(frozen=True, slots=True)
class StoredAccount:
    """A name and the hash of its password; `name_key` is what makes two names the same."""

    id: str
    name: str
    name_key: str
    password: str
    since: str


@dataclass(frozen=True, slots=True)
class StoredInvitation:
    """A code, of which only the SHA-256 is stored.

    Attributes:
        single: it is used up by the first who takes it.
        from_invitation, from_account: the right that stands behind a code that a device
            made to go on with another; when that right ends, so does what came of this.
        taken: how many have taken it.
    """

    id: str
    code: str
    grant: Grant
    single: bool
    since: str
    by: str
    until: str
    from_invitation: str | None = None
    from_account: str | None = None
    taken: int = 0
    ended: str | None = None


@dataclass(frozen=True, slots=True)
class StoredGrant:
    """A role of an account, and the invitation that it came with."""

    id: str
    account: str
    invitation: str
    grant: Grant
    since: str
    by: str
    ended: str | None = None


@dataclass(frozen=True, slots=True)
class StoredDevice:
    """A signed-in browser: of an account, or come with a code. Its token is stored as SHA-256."""

    id: str
    token: str
    account: str | None
    invitation: str | None
    name: str
    label: str
    since: str
    last_seen: str
    until: str
    ended: str | None = None


@dataclass(frozen=True, slots=True)
class StoredDeed:
    """What was done to people, by whom."""

    at: str
    event: EventId
    by: str
    what: str
    whom: str
    role: Role | None = None
    table: int | None = None


@dataclass(frozen=True, slots=True)
class Taken:
    """An invitation is taken by one more; a single one only by the first."""

    invitation: str


@dataclass(frozen=True, slots=True)
class Ended:
    """What has these ids ends: invitations, grants or devices; what has ended stays as it is."""

    kind: type[StoredInvitation] | type[StoredGrant] | type[StoredDevice]
    ids: tuple[str, ...]
    at: str


@dataclass(frozen=True, slots=True)
class Replaced:
    """An open invitation ends since another one takes its place.

    Attributes:
        untaken: only if nobody has taken it.
    """

    invitation: str
    at: str
    untaken: bool


@dataclass(frozen=True, slots=True)
class Rehashed:
    """The same password, hashed with today's settings."""

    account: str
    password: str


@dataclass(frozen=True, slots=True)
class NameFreed:
    """An account that nobody signs in to any more: its name can be taken again."""

    account: str


Change: TypeAlias = (
    StoredAccount
    | StoredInvitation
    | StoredGrant
    | StoredDevice
    | StoredDeed
    | Taken
    | Ended
    | Replaced
    | Rehashed
    | NameFreed
)
"""One thing to write: a new row, or one of the few changes that rows undergo."""


class Register(Protocol):
    """The people of a house, durable. Several threads may use it.

    What has ended stays in it; callers look at `ended` and `until`.
    """

    def write(self, changes: Sequence[Change]) -> None:
        """All of the changes or none.

        Raises:
            NameInUse: an account has the same `name_key`.
            NoSuchInvitation: a single code was taken by somebody else just now.
            NoSuchPerson: what is to be replaced was ended, or taken, by somebody else just now.
            NotWritten: the disk is full, or another program holds the database.
        """

    def alone(self) -> AbstractContextManager[None]:
        """A block in which nobody else is, in whatever process: for what is decided by reading.

        Raises:
            LogBusy: somebody else has been in one for too long.
            NotWritten: it cannot be begun here, since nothing can be written.
        """

    def seen(self, devices: dict[str, str]) -> None:
        """Note when devices were last in touch, by id."""

    def accounts(self) -> tuple[StoredAccount, ...]:
        """All accounts, by name."""

    def account(self, id: str) -> StoredAccount | None:
        """The account of this id."""

    def account_named(self, name_key: str) -> StoredAccount | None:
        """The account of this name."""

    def grants(self, account: str | None = None) -> tuple[StoredGrant, ...]:
        """The roles of an account, or of all."""

    def invitation(self, id: str) -> StoredInvitation | None:
        """The invitation of this id."""

    def invitation_of(self, code: str) -> StoredInvitation | None:
        """The invitation whose code has this SHA-256."""

    def invitations(self) -> tuple[StoredInvitation, ...]:
        """All invitations, in the order in which they were made."""

    def device_of(self, token: str) -> StoredDevice | None:
        """The device whose token has this SHA-256."""

    def devices(self) -> tuple[StoredDevice, ...]:
        """All devices that have not ended, in the order in which they came."""

    def last_deed(self) -> int:
        """A number that grows with every deed."""

    def deeds(self, event: EventId) -> tuple[StoredDeed, ...]:
        """What was done to the people of an event or of the whole house, the newest first."""


class Passwords(Protocol):
    """Slow hashes of passwords."""

    def hash(self, password: str) -> str:
        """A hash to be stored, with a salt of its own."""

    def verify(self, hash: str | None, password: str) -> bool:
        """Whether the password is the one; it takes as long for None, where there is no hash."""

    def outdated(self, hash: str) -> bool:
        """Whether it was made with other settings than today's."""
