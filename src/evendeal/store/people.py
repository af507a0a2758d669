"""The register of people in the log's database, in tables of its own."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Column, Connection, Row, Select, Table, func, select, update
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
from evendeal.store.own_tables import OwnTables
from evendeal.store.schema import ACCOUNTS, DEEDS, DEVICES, GRANTS, INVITATIONS
from evendeal.views.people import NameInUse, NoSuchInvitation, NoSuchPerson
from evendeal.views.roles import HOUSE, Grant, Role

Stored = TypeVar("Stored", StoredAccount, StoredInvitation, StoredGrant, StoredDevice)

DEEDS_SHOWN = 200
"""How many deeds are read back, the newest."""

_LAST_DEED = select(func.max(DEEDS.c.position))

_TABLES: dict[type, Table] = {
    StoredAccount: ACCOUNTS,
    StoredInvitation: INVITATIONS,
    StoredGrant: GRANTS,
    StoredDevice: DEVICES,
}


class SqlRegister(OwnTables):
    """A register whose every acknowledged change is on the disk; see the port.

    It has connections of its own, so that signing in never waits for the lines of a hand
    longer than one commit takes.

    Raises:
        NotALog, NewerLog, LogBusy, LogHeld: see `open_database`.
    """

    def __init__(self, path: Path, patience: Patience | None = None) -> None:
        super().__init__(path, "people", patience)

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
        query = select(ACCOUNTS).order_by(ACCOUNTS.c.name_key)
        return self._all(StoredAccount, query)

    def account(self, id: str) -> StoredAccount | None:
        """The account of this id."""
        return self._one(StoredAccount, ACCOUNTS.c.id, id)

    def account_named(self, name_key: str) -> StoredAccount | None:
        """The account of this name."""
        return self._one(StoredAccount, ACCOUNTS.c.name_key, name_key)

    def grants(self, account: str | None = None) -> tuple[StoredGrant, ...]:
        """The roles of an account, or of all."""
        query = select(GRANTS).order_by(GRANTS.c.since, GRANTS.c.id)
        if account is not None:
            query = query.where(GRANTS.c.account == account)
        return self._all(StoredGrant, query)

    def invitation(self, id: str) -> StoredInvitation | None:
        """The invitation of this id."""
        return self._one(StoredInvitation, INVITATIONS.c.id, id)

    def invitation_of(self, code: str) -> StoredInvitation | None:
        """The invitation whose code has this SHA-256."""
        return self._one(StoredInvitation, INVITATIONS.c.code, code)

    def invitations(self) -> tuple[StoredInvitation, ...]:
        """All invitations, in the order in which they were made."""
        query = select(INVITATIONS).order_by(INVITATIONS.c.since, INVITATIONS.c.id)
        return self._all(StoredInvitation, query)

    def device_of(self, token: str) -> StoredDevice | None:
        """The device whose token has this SHA-256."""
        return self._one(StoredDevice, DEVICES.c.token, token)

    def devices(self) -> tuple[StoredDevice, ...]:
        """All devices that have not ended, in the order in which they came."""
        query = select(DEVICES).where(DEVICES.c.ended.is_(None))
        return self._all(StoredDevice, query.order_by(DEVICES.c.since, DEVICES.c.id))

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

    def _one(self, kind: type[Stored], column: Column[Any], value: str) -> Stored | None:
        """What stands in the table of the column, where it has this value."""
        found = self._all(kind, select(column.table).where(column == value))
        return found[0] if found else None

    def _all(self, kind: type[Stored], query: Select[Any]) -> tuple[Stored, ...]:
        return tuple(_stored(kind, row) for row in self._rows(query))

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
        case StoredAccount() | StoredDevice() | StoredInvitation() | StoredGrant():
            connection.execute(_TABLES[type(change)].insert().values(_row(change)))
        case StoredDeed():
            row = {name: getattr(change, name) for name in change.__dataclass_fields__}
            row["table_no"] = row.pop("table")
            connection.execute(DEEDS.insert().values(row))


def _row(value: StoredAccount | StoredDevice | StoredInvitation | StoredGrant) -> dict[str, Any]:
    """The columns: one for each field, by its name, and five for a grant."""
    row = {name: getattr(value, name) for name in value.__dataclass_fields__ if name != "grant"}
    if isinstance(value, StoredInvitation):
        row["single"] = int(value.single)
    if isinstance(value, StoredInvitation | StoredGrant):
        row |= _place(value.grant)
    return row


def _stored(kind: type[Stored], row: Row[*tuple[Any, ...]]) -> Stored:
    """What `_row` has made a row of."""
    fields: dict[str, Any] = {
        name: _right(row) if name == "grant" else getattr(row, name)
        for name in kind.__dataclass_fields__
    }
    if kind is StoredInvitation:
        fields["single"] = bool(row.single)
    return kind(**fields)


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


def _deed(row: Row[*tuple[Any, ...]]) -> StoredDeed:
    role = None if row.role is None else Role(row.role)
    return StoredDeed(row.at, EventId(row.event), row.by, row.what, row.whom, role, row.table_no)
