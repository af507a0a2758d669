"""Who is signed in, who was invited, and on which devices: what the people's screens show.

No password, no code and no token is in any of these, but for the one answer that hands out
a new code.
"""

from dataclasses import dataclass
from typing import Literal

from evendeal.errors import Refused, Unfit
from evendeal.ids import EntryId, EventId, TableNo
from evendeal.views.absent import Absent
from evendeal.views.roles import Grant, Role


@dataclass(frozen=True, slots=True)
class HeldRole:
    """A role that somebody holds: in an event, or with an empty `event` in the whole house.

    `format` is the event's, `room_match` for team matches; null for the whole house.
    """

    role: Role
    event: EventId
    event_name: str
    format: str | None
    table: TableNo | None
    entry: EntryId | None
    player: str | None


@dataclass(frozen=True, slots=True)
class Me:
    """Who is asking: no name and no roles for nobody.

    `csrf` goes into the header `x-csrf-token` of every request that changes something.
    """

    name: str | None
    grants: tuple[HeldRole, ...]
    csrf: str


@dataclass(frozen=True, slots=True)
class Invitation:
    """What a code is good for, for whoever holds it; `format` as in `HeldRole`.

    `devices` says whether players may have any in the playing rooms (R57); null for the whole
    house.
    `signs_out`: somebody is signed in on the device that asks, and taking the code puts the role in
    the place of theirs; else it is added to their account.
    """

    role: Role
    event: EventId
    event_name: str
    format: str | None
    table: TableNo | None
    entry: EntryId | None
    player: str | None
    needs_account: bool
    devices: Literal["none", "allowed"] | None
    signs_out: bool
    valid_until: str


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that is signed in; times are UTC, `last_seen` to the minute or so."""

    id: str
    label: str
    since: str
    last_seen: str
    current: bool


@dataclass(frozen=True, slots=True)
class PeopleRole:
    """A role of an account, with who gave it and when."""

    role: Role
    event: EventId
    table: TableNo | None
    entry: EntryId | None
    player: str | None
    since: str
    by: str


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody with a name and a password, and the roles held in this event."""

    id: str
    name: str
    since: str
    grants: tuple[PeopleRole, ...]


@dataclass(frozen=True, slots=True)
class OpenInvitation:
    """A code that is still good; `single` if it is used up by the first who takes it."""

    id: str
    role: Role
    event: EventId
    table: TableNo | None
    entry: EntryId | None
    player: str | None
    single: bool
    since: str
    by: str
    until: str
    taken: int


@dataclass(frozen=True, slots=True)
class PeopleDevice:
    """A device that is signed in, and as whom; `roles` are those held in this event."""

    id: str
    label: str
    name: str
    account: str | None
    roles: tuple[Role, ...]
    table: TableNo | None
    since: str
    last_seen: str


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that was done to people: `what` names it, `whom` it concerned."""

    at: str
    by: str
    what: str
    whom: str
    role: Role | None
    table: TableNo | None


@dataclass(frozen=True, slots=True)
class People:
    """The people of an event, for its director; the newest deeds first."""

    event: EventId
    accounts: tuple[Account, ...]
    invitations: tuple[OpenInvitation, ...]
    devices: tuple[PeopleDevice, ...]
    deeds: tuple[Deed, ...]


@dataclass(frozen=True, slots=True)
class MadeCode:
    """A code that was just made, and for whom; `single` if the first who takes it uses it up.

    `id` is that of its invitation, `replaces` that of the one in whose place it is.
    """

    id: str
    replaces: str | None
    grant: Grant
    single: bool
    code: str
    until: str


@dataclass(frozen=True, slots=True)
class NewCode:
    """A code that was just made, and for whom; it is sent this once, and only its digest stays.

    `link` is the address to open or to draw as a QR code; the code stands behind the `#`,
    which no browser sends to a server. `id` and `single` as in `OpenInvitation`; `replaces` is the
    id of the code in whose place it was made anew.
    """

    id: str
    replaces: str | None
    role: Role
    table: TableNo | None
    entry: EntryId | None
    player: str | None
    single: bool
    code: str
    link: str
    until: str


@dataclass(frozen=True, slots=True)
class CodeSlip:
    """What stands on the slip of a code that is still good, for whoever is handed it.

    `name` is that of the entry, empty where the code is of none; `single` as in `OpenInvitation`,
    `until` ISO 8601 in UTC.
    """

    role: Role
    table: TableNo | None
    name: str
    player: str | None
    single: bool
    code: str
    until: str


class SignInRefused(Refused):
    """A name and a password that do not belong together; which of the two stays open."""

    def __init__(self) -> None:
        super().__init__("this name and this password do not belong together")


class TooManyTries(Refused):
    """One more attempt than the door takes in a while."""

    def __init__(self, *, seconds: int) -> None:
        super().__init__(f"too many attempts; try again in {seconds} seconds")
        self.seconds = seconds


class HandoverUnbacked(Refused):
    """A hand-over by a device behind which no code and no account stands any more."""

    def __init__(self, *, table: TableNo) -> None:
        super().__init__(
            f"this device cannot hand table {table} over: the code or the role that it came with "
            "has ended; ask the director for a code of the table"
        )
        self.table = table


class NoSuchInvitation(Absent):
    """A code that is not good: never made, used up, ended or too old."""

    def __init__(self) -> None:
        super().__init__("this code is not good, or no longer; ask for a new one")


class NoSuchPerson(Absent):
    """An account, invitation or device that this event does not have."""

    def __init__(self, *, id: str) -> None:
        super().__init__(f"there is nobody and nothing here by the id {id}")
        self.id = id


class AccountNeeded(Unfit):
    """A role that needs a name and a password, taken without them."""

    def __init__(self, *, role: Role) -> None:
        super().__init__(f"a {role} needs a name and a password")
        self.role = role


class NameUnfit(Unfit):
    """A name that a list could not show."""

    def __init__(self, *, longest: int) -> None:
        super().__init__(f"a name has 1 to {longest} letters, digits and signs that print")
        self.longest = longest


class NameInUse(Refused):
    """A name under which somebody else has an account."""

    def __init__(self) -> None:
        super().__init__(
            "somebody has an account by this name; if it is yours, sign in and take the code again"
        )


class PasswordUnfit(Unfit):
    """A password that is guessed too soon, or longer than anybody types."""

    def __init__(self, *, shortest: int, longest: int) -> None:
        super().__init__(
            f"a password has {shortest} to {longest} characters and is not the name itself"
        )
        self.shortest = shortest
        self.longest = longest


class RolesClash(Refused):
    """A role beside one that the same person holds and that must not go with it."""

    def __init__(self, *, held: Role, asked: Role) -> None:
        super().__init__(f"a {held} of an event cannot be its {asked} too")
        self.held = held
        self.asked = asked


class InvitationUnfit(Unfit):
    """An invitation to a place that there is not."""

    def __init__(self, *, role: Role, why: str) -> None:
        super().__init__(f"nobody can be invited as {role} like this: {why}")
        self.role = role
        self.why = why
