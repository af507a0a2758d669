"""Registrations and who has registered, in the log's database, in tables of their own."""

import json
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, select
from sqlalchemy.exc import DatabaseError

from evendeal.director.registration.ports import (
    Stored,
    StoredApplication,
    StoredRegistration,
)
from evendeal.ids import PersonId
from evendeal.store.busy import Patience, not_written, reading
from evendeal.store.own_tables import OwnTables
from evendeal.store.schema import APPLICATIONS, REGISTRATIONS
from evendeal.views.registration import ApplicationPlayer, ApplicationState


class SqlRegistrations(OwnTables):
    """Registrations of which every acknowledged change is on the disk; see the port.

    Raises:
        NotALog, NewerLog, LogBusy, LogHeld: see `open_database`.
    """

    def __init__(self, path: Path, patience: Patience | None = None) -> None:
        super().__init__(path, "registrations", patience)

    def write(self, changes: Sequence[Stored]) -> None:
        """All of the changes or none; see the port."""
        with self._writing:
            try:
                with self._writer.connect() as connection, connection.begin():
                    for change in changes:
                        _write(connection, change)
            except DatabaseError as error:
                raise not_written(error) from error

    def registrations(self) -> tuple[StoredRegistration, ...]:
        """All registrations; see the port."""
        query = select(REGISTRATIONS).order_by(REGISTRATIONS.c.since, REGISTRATIONS.c.id)
        return tuple(
            StoredRegistration(**{**row._mapping, "open": bool(row.open)})
            for row in self._rows(query)
        )

    def applications(self, registration: str) -> tuple[StoredApplication, ...]:
        """The applications of a registration; see the port."""
        query = select(APPLICATIONS).where(APPLICATIONS.c.registration == registration)
        return tuple(map(_application, self._rows(query.order_by(APPLICATIONS.c.number))))

    def application_of(self, code: str) -> StoredApplication | None:
        """The application of a code; see the port."""
        rows = self._rows(select(APPLICATIONS).where(APPLICATIONS.c.code == code))
        return _application(rows[0]) if rows else None

    def _rows(self, query: Select[Any]) -> list[Row[*tuple[Any, ...]]]:
        with reading(self._reader) as connection:
            return list(connection.execute(query).all())


def _write(connection: Connection, change: Stored) -> None:
    row = {field.name: getattr(change, field.name) for field in fields(change)}
    if isinstance(change, StoredRegistration):
        table, place = REGISTRATIONS, REGISTRATIONS.c.id == change.id
        row["open"] = int(change.open)
    else:
        table = APPLICATIONS
        place = (APPLICATIONS.c.registration == change.registration) & (
            APPLICATIONS.c.number == change.number
        )
        row["state"] = change.state.value
        same_as = row.pop("same_as") or (None,) * len(change.players)
        row["players"] = json.dumps(
            [
                {"name": each.name, "badge": each.badge, "person": each.person, "same_as": same}
                for each, same in zip(change.players, same_as, strict=True)
            ],
            ensure_ascii=False,
        )
    connection.execute(delete(table).where(place))
    connection.execute(table.insert().values(row))


def _application(row: Row[*tuple[Any, ...]]) -> StoredApplication:
    players = json.loads(row.players)
    known = dict(row._mapping)
    known["state"] = ApplicationState(row.state)
    known["players"] = tuple(
        ApplicationPlayer(
            name=each["name"],
            badge=each["badge"],
            person=None if each["person"] is None else PersonId(each["person"]),
        )
        for each in players
    )
    return StoredApplication(**known, same_as=tuple(each["same_as"] for each in players))
