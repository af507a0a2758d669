"""The people of an event as its director sees them."""

from collections.abc import Callable, Mapping, Sequence

from evendeal.director.people.ports import Register, StoredDevice
from evendeal.ids import EventId, TableNo
from evendeal.views.people import (
    Account,
    Deed,
    OpenInvitation,
    People,
    PeopleDevice,
    PeopleRole,
)
from evendeal.views.roles import HOUSE, Grant, Person


def people_of(
    register: Register,
    event: EventId,
    now: str,
    persons: Sequence[tuple[StoredDevice, Person | None]],
    seen: Mapping[str, str],
    called: Callable[[Grant], str | None],
) -> People:
    """Accounts, open codes and devices that have to do with the event, and deeds.

    Args:
        now: the time as the log writes it.
        persons: the devices that have not ended, and who they are as things stand.
        seen: by device, when it was in touch, where the register does not know it yet.
        called: what the player of a role is called now.
    """
    return People(
        event,
        _accounts(register, event, called),
        _invitations(register, event, now, called),
        _devices(event, persons, seen),
        tuple(
            Deed(
                deed.at,
                deed.by,
                deed.what,
                deed.whom,
                deed.role,
                None if deed.table is None else TableNo(deed.table),
            )
            for deed in register.deeds(event)
        ),
    )


def _accounts(
    register: Register, event: EventId, called: Callable[[Grant], str | None]
) -> tuple[Account, ...]:
    roles: dict[str, list[PeopleRole]] = {}
    for each in register.grants():
        grant = each.grant
        if each.ended is None and grant.event in (event, HOUSE):
            role = PeopleRole(
                grant.role,
                grant.event,
                grant.table,
                grant.entry,
                called(grant),
                each.since,
                each.by,
            )
            roles.setdefault(each.account, []).append(role)
    return tuple(
        Account(account.id, account.name, account.since, tuple(roles[account.id]))
        for account in register.accounts()
        if account.id in roles
    )


def _invitations(
    register: Register, event: EventId, now: str, called: Callable[[Grant], str | None]
) -> tuple[OpenInvitation, ...]:
    return tuple(
        OpenInvitation(
            each.id,
            each.grant.role,
            each.grant.event,
            each.grant.table,
            each.grant.entry,
            called(each.grant),
            each.single,
            each.since,
            each.by,
            each.until,
            each.taken,
        )
        for each in register.invitations()
        if each.grant.event == event
        and each.ended is None
        and each.until > now
        and not (each.single and each.taken)
    )


def _devices(
    event: EventId,
    persons: Sequence[tuple[StoredDevice, Person | None]],
    seen: Mapping[str, str],
) -> tuple[PeopleDevice, ...]:
    devices = []
    for device, person in persons:
        grants = [g for g in person.grants if g.event in (event, HOUSE)] if person else []
        if not grants:
            continue
        devices.append(
            PeopleDevice(
                device.id,
                device.label,
                device.name,
                device.account,
                tuple(dict.fromkeys(grant.role for grant in grants)),
                next((grant.table for grant in grants if grant.table is not None), None),
                device.since,
                seen.get(device.id, device.last_seen),
            )
        )
    return tuple(devices)
