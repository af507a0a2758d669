"""Registration for an event to come: what is sent, what becomes of it, what the office sees."""

from dataclasses import dataclass
from enum import Enum
from typing import Literal

from evendeal.errors import Refused, Unfit
from evendeal.ids import EventId, PersonId
from evendeal.views.absent import Absent

EntryKind = Literal["team", "person"]
"""What an entry of an event is: a team with its players, or one person."""


class ApplicationState(Enum):
    """How far an application has come."""

    PENDING = "pending"
    """It has a place, and waits for the director."""
    WAITING = "waiting"
    """The field is full: it is on the waiting list."""
    APPROVED = "approved"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class ApplicationPlayer:
    """A player as registered.

    Attributes:
        badge: the number on the badge; null: none yet.
        person: by which the player is known in all events of the house, where that is so.
    """

    name: str
    badge: str | None = None
    person: PersonId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SentPlayer:
    """A player as somebody types it; an empty badge is none."""

    name: str
    badge: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SentApplication:
    """What somebody types who registers: a person, whose player has the same name, or a team."""

    name: str
    players: tuple[SentPlayer, ...] = ()
    club: str = ""
    country: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class RegistrationPage:
    """What everybody sees who has the link of a registration.

    Attributes:
        players_least, players_most: how many players an entry has.
        capacity: how many entries the field has room for; null: nobody has said.
        places: how many of them are still free; null as before.
        waiting: how many are on the waiting list.
        about: what the director says of it; may be empty.
    """

    event_name: str
    entry_kind: EntryKind
    players_least: int
    players_most: int
    capacity: int | None
    places: int | None
    waiting: int
    open: bool
    about: str


@dataclass(frozen=True, slots=True)
class OwnApplication:
    """An application as the person sees it who has sent it.

    Attributes:
        queue: its place on the waiting list, from 1; null where it is on none.
        reason: why it was refused; empty otherwise.
        changeable: whether it can still be changed and withdrawn.
    """

    registration: RegistrationPage
    link: str
    number: int
    name: str
    players: tuple[ApplicationPlayer, ...]
    club: str
    country: str
    note: str
    state: ApplicationState
    queue: int | None
    reason: str
    changeable: bool


@dataclass(frozen=True, slots=True)
class Registered:
    """An application that was taken, and the code of its own page, which only this answer has."""

    code: str
    application: OwnApplication


@dataclass(frozen=True, slots=True)
class KnownPerson:
    """Somebody who may be the same as a player: registered or entered before, and for which event.

    `id` is what the office sends to say that it is the same person; `by` says what they share.
    """

    id: str
    name: str
    badge: str | None
    club: str
    country: str
    person: PersonId | None
    event_name: str
    by: Literal["badge", "name"]


@dataclass(frozen=True, slots=True)
class OfficeApplication:
    """An application as the director sees it.

    Attributes:
        queue: as in `OwnApplication`.
        same_as: for each of the players, the id of whom the director has said it is; null: nobody.
        known: for each of the players, who may be the same person.
        similar: the numbers of other applications with a name that is nearly the same.
    """

    number: int
    name: str
    players: tuple[ApplicationPlayer, ...]
    club: str
    country: str
    note: str
    state: ApplicationState
    queue: int | None
    reason: str
    since: str
    same_as: tuple[str | None, ...]
    known: tuple[tuple[KnownPerson, ...], ...]
    similar: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RegistrationHead:
    """A registration in the list of the office.

    `event` is the event that was published of it, and null before.
    """

    id: str
    event_name: str
    format: str
    entry_kind: EntryKind
    capacity: int | None
    open: bool
    pending: int
    approved: int
    waiting: int
    since: str
    by: str
    event: EventId | None


@dataclass(frozen=True, slots=True)
class RegistrationOffice:
    """A registration with all who have sent something, in the order of arrival.

    `link` is the path of the public page, without the address of the house.
    """

    head: RegistrationHead
    link: str
    about: str
    players_least: int
    players_most: int
    applications: tuple[OfficeApplication, ...]


@dataclass(frozen=True, slots=True)
class RegisteredEntries:
    """Those who are approved, as a list of entries in csv."""

    format: str
    entries: int
    text: str


class NoSuchRegistration(Absent):
    """A link of no registration: mistyped, or replaced by a newer one."""

    def __init__(self) -> None:
        super().__init__(
            "no registration has this link; it may have been replaced: ask the organiser for the "
            "new one"
        )


class NoSuchApplication(Absent):
    """A code or a number of which nobody has registered."""

    def __init__(self) -> None:
        super().__init__("nobody has registered under this link; ask the organiser for a new one")


class RegistrationClosed(Refused):
    """Somebody registers, or changes what was sent, while the registration is closed."""

    def __init__(self, *, event_name: str) -> None:
        super().__init__(f"registration for {event_name} is closed; ask the organiser")
        self.event_name = event_name


class EntriesPublished(Refused):
    """An application is to change whose event is published: the sealed file has its entries."""

    def __init__(self, *, event_name: str) -> None:
        super().__init__(
            f"{event_name} is published, and its entries are fixed; the director can note who does "
            "not come"
        )
        self.event_name = event_name


class ApplicationUnfit(Unfit):
    """Something in an application, or in the settings of a registration, that cannot be.

    Attributes:
        where: the field, e.g. `name` or `players[2].badge`.
    """

    def __init__(self, *, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


class AlreadyRegistered(Refused):
    """A name that somebody has registered with for the same event."""

    def __init__(self, *, where: str, value: str) -> None:
        super().__init__(
            f"{value} is registered already; to change something open the link that you were given "
            "then, and if it is somebody else of the same name, add what tells you apart"
        )
        self.where = where
        self.value = value


class BadgeInUse(Refused):
    """A badge number that another player has in the same event."""

    def __init__(self, *, where: str, badge: str) -> None:
        super().__init__(f"badge number {badge} is somebody else's in this event")
        self.where = where
        self.badge = badge


class FieldFull(Refused):
    """Somebody is to be approved for whom there is no place."""

    def __init__(self, *, capacity: int) -> None:
        super().__init__(
            f"all {capacity} places are taken; somebody has to withdraw, or the field to be larger"
        )
        self.capacity = capacity


class TooManyRegistered(Refused):
    """More applications than a registration takes."""

    def __init__(self, *, most: int) -> None:
        super().__init__(f"a registration takes {most} applications, and no more")
        self.most = most


class ApplicationWithdrawn(Refused):
    """Something is to be done with an application that was withdrawn."""

    def __init__(self, *, number: int) -> None:
        super().__init__(f"application {number} was withdrawn; whoever comes back registers again")
        self.number = number
