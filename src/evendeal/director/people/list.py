"""The director's list of people: who is let in to an event, and how that ends."""

from collections.abc import Iterable

from evendeal.director.ledger import Adapters
from evendeal.director.people.events import EventsOfFormat, HouseEvents
from evendeal.director.people.invitation_scope import name_keys
from evendeal.director.people.known import KnownDevices
from evendeal.director.people.ports import (
    Change,
    Ended,
    NameFreed,
    Register,
    StoredAccount,
    StoredDevice,
    StoredGrant,
    StoredInvitation,
)
from evendeal.director.people.queries import people_of
from evendeal.director.people.records import Records
from evendeal.director.people.rights import Rights
from evendeal.director.shared import PEOPLE
from evendeal.ids import EventId
from evendeal.views.people import NoSuchPerson, People
from evendeal.views.roles import HOUSE, Role


class PeopleList:
    """Accounts, open codes and devices by event; each of them can be ended.

    Args:
        formats: the events of the house, format by format.
        adapters: those of its log.
    """

    def __init__(
        self, formats: Iterable[EventsOfFormat], adapters: Adapters, register: Register
    ) -> None:
        self._events = HouseEvents(tuple(formats))
        self._register = register
        self._rights = Rights(register, adapters.clock)
        self._records = Records(adapters.clock, adapters.dice)
        self._notices = adapters.shared.notices
        self._known = KnownDevices(register, self._rights, adapters.clock, self._notices)
        self.person_of = self._known.person_of
        """Who is signed in with a token, and what they may as things stand; None for nobody."""

    def people(self, event: EventId) -> People:
        """Accounts, open codes and devices of an event; what ended is left out.

        Raises:
            NoSuchEvent: there is no such event.
        """
        self._event_name(event)
        persons = [(device, self._rights.person(device)) for device in self._rights.live_devices()]
        at, seen = self._records.at(), self._known.seen
        return people_of(self._register, event, at, persons, seen, self._events.called)

    def end_invitation(self, event: EventId, invitation: str, *, by: str) -> None:
        """End a code, and the roles and devices that came of it, by hand-overs too.

        Raises:
            NoSuchPerson: the event has no such open code.
        """
        with self._register.alone():
            invited = self._register.invitation(invitation)
            used_up = invited is not None and invited.single and invited.taken
            if invited is None or invited.grant.event != event or invited.ended or used_up:
                raise NoSuchPerson(id=invitation)
            self._write(self._ending(invited, by=by))

    def end_grants(
        self, event: EventId, account: str, role: Role, table: int | None = None, *, by: str
    ) -> None:
        """Take a role in this event from an account, at one table or wherever it holds.

        A role in the whole house is not the event's to take.

        Raises:
            NoSuchPerson: the account does not have it.
        """
        with self._register.alone():
            who = self._register.account(account)
            ending = [
                each
                for each in self._register.grants(account)
                if each.ended is None
                and (each.grant.event, each.grant.role) == (event, role)
                and table in (None, each.grant.table)
            ]
            if who is None or not ending:
                raise NoSuchPerson(id=account)
            changes: list[Change] = [
                Ended(StoredGrant, tuple(each.id for each in ending), self._records.at()),
                self._records.deed(event, by, "ended_role", who.name, ending[0].grant),
            ]
            self._write(changes)

    def end_device(self, event: EventId, device: str, *, by: str) -> None:
        """Sign a device of one of the event's people out, but for those of the whole house.

        For `HOUSE` it may be anybody's.

        Raises:
            NoSuchPerson: there is no such device.
        """
        with self._register.alone():
            for each in self._rights.live_devices():
                if each.id != device:
                    continue
                person = self._rights.person(each)
                events = {grant.event for grant in person.grants} if person else set()
                if event == HOUSE or (event in events and HOUSE not in events):
                    deed = self._records.deed(event, by, "ended_device", each.name)
                    at, open_codes = self._records.at(), self._open_handovers(each)
                    ended = Ended(StoredDevice, (device,), at)
                    self._write([ended, Ended(StoredInvitation, open_codes, at), deed])
                    return
            raise NoSuchPerson(id=device)

    def end_account(self, name: str, *, by: str) -> None:
        """End an account with its roles and devices; its name can be taken again.

        Raises:
            NoSuchPerson: nobody has this name.
        """
        with self._register.alone():
            account = self._account_named(name)
            if account is None:
                raise NoSuchPerson(id=name)
            at = self._records.at()
            grants = tuple(each.id for each in self._register.grants(account.id))
            devices = tuple(d.id for d in self._register.devices() if d.account == account.id)
            self._write(
                [
                    Ended(StoredGrant, grants, at),
                    Ended(StoredDevice, devices, at),
                    NameFreed(account.id),
                    self._records.deed(HOUSE, by, "ended_account", account.name),
                ]
            )

    def _ending(self, invited: StoredInvitation, *, by: str) -> list[Change]:
        """A code ends, and the roles and devices that came of it."""
        codes = self._with_handovers(invited.id)
        grants = tuple(g.id for g in self._register.grants() if g.invitation in codes)
        devices = tuple(d.id for d in self._register.devices() if d.invitation in codes)
        at = self._records.at()
        return [
            Ended(StoredInvitation, tuple(codes), at),
            Ended(StoredGrant, grants, at),
            Ended(StoredDevice, devices, at),
            self._records.deed(invited.grant.event, by, "ended_code", "", invited.grant),
        ]

    def _account_named(self, name: str) -> StoredAccount | None:
        """The account that is meant by a name, however it is composed.

        As many keys are looked up whether there is one or not.
        """
        accounts = [self._register.account_named(key) for key in name_keys(name)]
        return next((each for each in accounts if each is not None), None)

    def _with_handovers(self, invitation: str) -> dict[str, None]:
        """A code, and those to go on with another device that it stands behind, as keys."""
        codes = {invitation: None}
        # A code is younger than what stands behind it, and this is the order of their ages.
        for each in self._register.invitations():
            if each.from_invitation in codes:
                codes[each.id] = None
        return codes

    def _open_handovers(self, device: StoredDevice) -> tuple[str, ...]:
        """Codes to go on with another device that one of this name has made and nobody has taken.

        Devices of one table can have one name: those of the others end too, and are made again.
        """
        return tuple(
            each.id
            for each in self._register.invitations()
            if (each.from_invitation or each.from_account)
            and not each.taken
            and each.ended is None
            and each.by == device.name
        )

    def _write(self, changes: Iterable[Change]) -> None:
        self._register.write(tuple(changes))
        self._known.forget()
        # Before whoever sent it is answered: no process takes anybody for what he was.
        self._notices.publish(PEOPLE)

    def _event_name(self, event: EventId) -> str:
        return "" if event == HOUSE else self._events.name(event)
