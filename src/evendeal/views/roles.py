"""What somebody may do: roles, where they are valid, and the two ways of being turned away."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import StrEnum

from evendeal.errors import Refused
from evendeal.ids import EntryId, EventId, TableNo


class Role(StrEnum):
    """A job at an event, or a place from which it is watched."""

    DIRECTOR = "director"
    CUSTODIAN = "custodian"
    RECORDER = "recorder"
    TABLE_SCREEN = "table_screen"
    PLAYER = "player"
    CAPTAIN = "captain"
    COMMENTATOR = "commentator"
    SPECTATOR = "spectator"


HOUSE = EventId("")
"""Stands for every event of the house, those to come included."""

WITH_ACCOUNT = frozenset({Role.DIRECTOR, Role.CUSTODIAN, Role.CAPTAIN, Role.PLAYER})
"""Roles that somebody holds under a name and a password; the others come with a code."""

_SEES_THE_PLAY = frozenset({Role.DIRECTOR, Role.RECORDER, Role.TABLE_SCREEN})
_PLAYS = frozenset({Role.PLAYER, Role.CAPTAIN})


@dataclass(frozen=True, slots=True)
class Grant:
    """A role and where it holds.

    Attributes:
        event: the event, or `HOUSE`.
        table: the one table; None for every table, and for roles that have none.
        entry: the entry of a captain or player.
        player: the player's name in the entry.
    """

    role: Role
    event: EventId
    table: TableNo | None = None
    entry: EntryId | None = None
    player: str | None = None

    def holds(self, role: Role, event: EventId, table: TableNo | None = None) -> bool:
        """Whether this is `role` in `event`, and at `table` if one is named."""
        return (
            self.role is role
            and self.event in (HOUSE, event)
            and (table is None or self.table is None or self.table == table)
        )


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is signed in: an account, or a device that came with a code.

    Attributes:
        id: the account's or the device's.
        name: how the log names whoever wrote a line.
    """

    id: str
    name: str
    grants: tuple[Grant, ...]

    def may(
        self, roles: Role | Collection[Role], event: EventId, table: TableNo | None = None
    ) -> bool:
        """Whether one of the roles is held in `event`, and at `table` if one is named.

        No role includes another: a director is no custodian.
        """
        wanted = (roles,) if isinstance(roles, Role) else roles
        return self.grant(wanted, event, table) is not None

    def grant(
        self, roles: Iterable[Role], event: EventId, table: TableNo | None = None
    ) -> Grant | None:
        """By which grant one of the roles is held, the first of them that is; None by none."""
        return next(
            (each for role in roles for each in self.grants if each.holds(role, event, table)),
            None,
        )


def clash(one: Grant, other: Grant) -> bool:
    """Whether no one person may have both.

    A custodian has the deck-orders and does nothing else in that event; who sees what the
    tables do in unopened deals does not play in them (R37).
    """
    if HOUSE not in (one.event, other.event) and one.event != other.event:
        return False
    roles = {one.role, other.role}
    if len(roles) == 1:
        return False
    if Role.CUSTODIAN in roles:
        return True
    return bool(roles & _SEES_THE_PLAY) and bool(roles & _PLAYS)


class NotSignedIn(Refused):
    """Something that only somebody may see who has signed in."""

    def __init__(self) -> None:
        super().__init__("sign in to see this")


class NotAllowed(Refused):
    """Something that the person's roles do not show; whether it exists stays open."""

    def __init__(self) -> None:
        super().__init__("your role does not show this")
