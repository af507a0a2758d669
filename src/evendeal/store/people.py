"""The register of people in the log's database, in tables of its own."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, Select, Table, func, select, update
from sqlalchemy.exc import DatabaseError, IntegrityError

from evendeal.director.people.ports import (
    Change,
    Ended,
    NameFreed,
    Rehashed,
    Replaced,
    StoredAccount,
    StoredDeed,
    StoredDevice,
    StoredGrant,
    StoredInvitation,
    Taken,
)
from evendeal.ids import EntryId, EventId, TableNo
from evendeal.store.busy import Patience, not_written, reading
from evendeal.store.database import open_database
from evendeal.store.event_locks import LOCKS, ProcessLock
from evendeal.store.schema import ACCOUNTS, DEEDS, DEVICES, GRANTS, INVITATIONS
from evendeal.views.people import NameInUse, NoSuchInvitation, NoSuchPerson
from evendeal.views.roles import HOUSE, Grant, Role

Stored = TypeVar("Stored", StoredAccount, StoredInvitation, StoredDevice)

DEEDS_SHOWN = 200
"""How many deeds are read back, the newest."""

_LAST_DEED = select(func.max(DEEDS.c.position))

_TABLES: dict[type, Table] = {
    StoredInvitation: INVITATIONS,
    StoredGrant: GRANTS,
    StoredDevice: DEVICES,
}


class SqlRegister:
    """A register whose every acknowledged change is on the disk; see the port.

    It has connections of its own, so that signing in never waits for the lines of a hand
    longer than one commit takes.

    Raises:
        NotALog, NewerLog, LogBusy, LogHeld: see `open_database`.
    """

    def __init__(self, path: Path, patience: Patience | None = None) -> None:
        self._writer, self._reader = open_database(path, create=False, patience=patience)
        self._writing = Lock()
        # No event has an id that begins so.
        self._one_by_one = ProcessLock(path.with_name(LOCKS) / ".people")
        self._patience = patience or Patience()

    def close(self) -> None:
        """Let the database go."""
        with self._writing:
            self._writer.dispose()
            self._reader.dispose()
        self._one_by_one.close()

    def alone(self) -> AbstractContextManager[None]:
        """A block in which nobody else is; see the port."""
        return self._one_by_one.held(self._patience)

    def write(self, changes: Sequence[Change]) -> None:
        """All of the changes or none; see the port."""
        with self._writing:
            try:
                with self._writer.connect() as connection, connection.begin():
                    for change in changes:
                        _write(connection, change)
            except IntegrityError as error:
                # Ids and tokens are random: what there can be twice is a name.
                raise NameInUse from error
            except DatabaseError as error:
                raise not_written(error) from error

    def seen(self, devices: dict[str, str]) -> None:
        """Note when devices were last in touch; see the port."""
        with self._writing:
            try:
                with self._writer.connect() as connection, connection.begin():
                    for id, at in devices.items():
                        connection.execute(
                            update(DEVICES).where(DEVICES.c.id == id).values(last_seen=at)
                        )
            except DatabaseError as error:
                raise not_written(error) from error

    def accounts(self) -> tuple[StoredAccount, ...]:
        """All accounts, by name."""
        return tuple(map(_account, self._rows(select(ACCOUNTS).order_by(ACCOUNTS.c.name_key))))

    def account(self, id: str) -> StoredAccount | None:
        """The account of this id."""
        return self._one(_account, select(ACCOUNTS).where(ACCOUNTS.c.id == id))

    def account_named(self, name_key: str) -> StoredAccount | None:
        """The account of this name."""
        return self._one(_account, select(ACCOUNTS).where(ACCOUNTS.c.name_key == name_key))

    def grants(self, account: str | None = None) -> tuple[StoredGrant, ...]:
        """The roles of an account, or of all."""
        query = select(GRANTS).order_by(GRANTS.c.since, GRANTS.c.id)
        if account is not None:
            query = query.where(GRANTS.c.account == account)
        return tuple(map(_grant, self._rows(query)))

    def invitation(self, id: str) -> StoredInvitation | None:
        """The invitation of this id."""
        return self._one(_invitation, select(INVITATIONS).where(INVITATIONS.c.id == id))

    def invitation_of(self, code: str) -> StoredInvitation | None:
        """The invitation whose code has this SHA-256."""
        return self._one(_invitation, select(INVITATIONS).where(INVITATIONS.c.code == code))

    def invitations(self) -> tuple[StoredInvitation, ...]:
        """All invitations, in the order in which they were made."""
        query = select(INVITATIONS).order_by(INVITATIONS.c.since, INVITATIONS.c.id)
        return tuple(map(_invitation, self._rows(query)))

    def device_of(self, token: str) -> StoredDevice | None:
        """The device whose token has this SHA-256."""
        return self._one(_device, select(DEVICES).where(DEVICES.c.token == token))

    def devices(self) -> tuple[StoredDevice, ...]:
        """All devices that have not ended, in the order in which they came."""
        query = select(DEVICES).where(DEVICES.c.ended.is_(None))
        return tuple(map(_device, self._rows(query.order_by(DEVICES.c.since, DEVICES.c.id))))

    def last_deed(self) -> int:
        """A number that grows with every deed."""
        return int(self._rows(_LAST_DEED)[0][0] or 0)

    def deeds(self, event: EventId) -> tuple[StoredDeed, ...]:
        """What was done to the people of an event or of the whole house, the newest first."""
        query = (
            select(DEEDS)
            .where(DEEDS.c.event.in_([event, HOUSE]))
            .order_by(DEEDS.c.position.desc())
            .limit(DEEDS_SHOWN)
        )
        return tuple(map(_deed, self._rows(query)))

    def _one(self, make: Callable[[Any], Stored], query: Select[Any]) -> Stored | None:
        rows = self._rows(query)
        return make(rows[0]) if rows else None

    def _rows(self, query: Select[Any]) -> list[Row[*tuple[Any, ...]]]:
        with reading(self._reader) as connection:
            return list(connection.execute(query).all())


def _write(connection: Connection, change: Change) -> None:
    match change:
        case Taken(invitation):
            taking = update(INVITATIONS).where(
                INVITATIONS.c.id == invitation,
                INVITATIONS.c.ended.is_(None),
                (INVITATIONS.c.single == 0) | (INVITATIONS.c.taken == 0),
            )
            done = connection.execute(taking.values(taken=INVITATIONS.c.taken + 1))
            if done.rowcount != 1:
                raise NoSuchInvitation
        case Ended(kind, ids, at):
            table = _TABLES[kind]
            for id in ids:
                connection.execute(
                    update(table).where(table.c.id == id, table.c.ended.is_(None)).values(ended=at)
                )
        case Replaced(invitation, at, untaken):
            ending = update(INVITATIONS).where(
                INVITATIONS.c.id == invitation, INVITATIONS.c.ended.is_(None)
            )
            if untaken:
                ending = ending.where(INVITATIONS.c.taken == 0)
            if connection.execute(ending.values(ended=at)).rowcount != 1:
                raise NoSuchPerson(id=invitation)
        case Rehashed(account, password):
            connection.execute(
                update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(password=password)
            )
        case NameFreed(account):
            # No name has a line break: this key is nobody's, and the hash of nothing.
            freed = update(ACCOUNTS).where(ACCOUNTS.c.id == account)
            connection.execute(freed.values(name_key=f"\n{account}", password=""))
        case StoredAccount():
            row = {name: getattr(change, name) for name in change.__dataclass_fields__}
            connection.execute(ACCOUNTS.insert().values(row))
        case StoredDevice():
            row = {name: getattr(change, name) for name in change.__dataclass_fields__}
            connection.execute(DEVICES.insert().values(row))
        case StoredInvitation() | StoredGrant():
            names = change.__dataclass_fields__
            row = {name: getattr(change, name) for name in names if name != "grant"}
            if isinstance(change, StoredInvitation):
                row["single"] = int(change.single)
            connection.execute(_TABLES[type(change)].insert().values(row | _place(change.grant)))
        case StoredDeed():
            row = {name: getattr(change, name) for name in change.__dataclass_fields__}
            row["table_no"] = row.pop("table")
            connection.execute(DEEDS.insert().values(row))


def _place(grant: Grant) -> dict[str, Any]:
    return {
        "role": grant.role.value,
        "event": grant.event,
        "table_no": grant.table,
        "entry": grant.entry,
        "player": grant.player,
    }


def _right(row: Row[*tuple[Any, ...]]) -> Grant:
    return Grant(
        Role(row.role),
        EventId(row.event),
        None if row.table_no is None else TableNo(row.table_no),
        None if row.entry is None else EntryId(row.entry),
        row.player,
    )


def _account(row: Row[*tuple[Any, ...]]) -> StoredAccount:
    return StoredAccount(row.id, row.name, row.name_key, row.password, row.since)


def _grant(row: Row[*tuple[Any, ...]]) -> StoredGrant:
    return StoredGrant(
        row.id, row.account, row.invitation, _right(row), row.since, row.by, row.ended
    )


def _invitation(row: Row[*tuple[Any, ...]]) -> StoredInvitation:
    return StoredInvitation(
        row.id,
        row.code,
        _right(row),
        bool(row.single),
        row.since,
        row.by,
        row.until,
        row.from_invitation,
        row.from_account,
        row.taken,
        row.ended,
    )


def _device(row: Row[*tuple[Any, ...]]) -> StoredDevice:
    return StoredDevice(
        row.id,
        row.token,
        row.account,
        row.invitation,
        row.name,
        row.label,
        row.since,
        row.last_seen,
        row.until,
        row.ended,
    )


def _deed(row: Row[*tuple[Any, ...]]) -> StoredDeed:
    role = None if row.role is None else Role(row.role)
    return StoredDeed(row.at, EventId(row.event), row.by, row.what, row.whom, role, row.table_no)
