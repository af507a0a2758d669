"""The people of a house: who is invited, who signs in, and what they may do there."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from threading import RLock

from evendeal.director.desk import Desk, NotInTheLog
from evendeal.director.people_codes import (
    LONG,
    SHORT,
    digest,
    digest_of_code,
    new_code,
    new_id,
    new_token,
)
from evendeal.director.people_places import checked_name, place_of
from evendeal.director.people_ports import (
    Change,
    Ended,
    NameFreed,
    Passwords,
    Register,
    Rehashed,
    StoredAccount,
    StoredDeed,
    StoredDevice,
    StoredGrant,
    StoredInvitation,
    Taken,
)
from evendeal.director.people_rights import Rights
from evendeal.director.people_shown import people_of
from evendeal.director.people_tries import Tries, by_address, by_name
from evendeal.director.ports import BrokenLog, NotWritten
from evendeal.ids import EventId, TableNo
from evendeal.tournament.checks import same
from evendeal.tournament.line import stamp
from evendeal.views import NoSuchEvent
from evendeal.views.people import (
    AccountNeeded,
    Device,
    HeldRole,
    Invitation,
    InvitationUnfit,
    NameInUse,
    NoSuchInvitation,
    NoSuchPerson,
    PasswordUnfit,
    People,
    RolesClash,
    SignInRefused,
)
from evendeal.views.roles import HOUSE, WITH_ACCOUNT, Grant, Person, Role, clash

SHORTEST_PASSWORD, LONGEST_PASSWORD = 10, 200
MOST_DAYS = 60
SIGNED_IN = timedelta(days=30)
"""How long a device stays signed in to an account."""
HANDOVER = timedelta(minutes=10)
HANDED_OVER = timedelta(days=1)
"""How long a device lasts that took over from an account's device."""
LOOK_EVERY = timedelta(seconds=2)
"""How often it is looked whether another program has done something to people: as long as it
may take until what was ended there has ended here too."""
KNOWN = timedelta(seconds=30)
"""How long a device is taken for what it was without reading it again, if nothing was done."""
MOST_KNOWN = 10_000
SEEN_EVERY = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class _Known:
    device: str
    person: Person | None
    until: datetime


class PeopleDesk:
    """Accounts, codes and devices of a house. Several threads may ask at once.

    Passwords, codes and tokens go in and out, and only their hashes are kept. Who is signed
    in may do what the register says at that moment: an ended role has ended everywhere.
    """

    def __init__(self, desk: Desk, register: Register, passwords: Passwords) -> None:
        self._desk = desk
        self._register = register
        self._passwords = passwords
        self._clock, self._dice = desk.adapters.clock, desk.adapters.dice
        self._rights = Rights(register, self._clock)
        self._tries = Tries(self._clock)
        self._lock = RLock()
        self._known: dict[str, _Known] = {}
        self._seen: dict[str, str] = {}
        self._seen_at = self._looked_at = self._clock.now()
        self._forgotten = 0
        self._last_deed = register.last_deed()

    # Who is asking

    def token(self) -> str:
        """A new token that nobody can guess."""
        return new_token(self._dice)

    def person_of(self, token: str) -> Person | None:
        """Who is signed in with this token, and what they may as things stand."""
        key, now = digest(token), self._clock.now()
        self._look(now)
        with self._lock:
            known, forgotten = self._known.get(key), self._forgotten
        if known is None or known.until <= now:
            device = self._rights.device(token)
            person = None if device is None else self._rights.person(device)
            known = _Known(device.id if device else "", person, now + KNOWN)
            with self._lock:
                if len(self._known) > MOST_KNOWN:
                    self._known.clear()
                # What ended while this was being read must not be known again.
                if forgotten == self._forgotten:
                    self._known[key] = known
        if known.person is not None:
            self._note_seen(known.device, now)
        return known.person

    def held(self, person: Person) -> tuple[HeldRole, ...]:
        """The person's roles as a screen shows them."""
        return tuple(
            HeldRole(
                grant.role,
                grant.event,
                self._event_name(grant.event),
                grant.table,
                grant.entry,
                grant.player,
            )
            for grant in person.grants
        )

    def devices(self, token: str) -> tuple[Device, ...]:
        """The devices of the account that is asking, or the one that came with a code."""
        own = self._rights.device(token)
        if own is None:
            return ()
        return tuple(
            Device(
                device.id,
                device.label,
                device.since,
                self._seen.get(device.id, device.last_seen),
                device.id == own.id,
            )
            for device in self._rights.own_devices(own)
        )

    # In and out

    def sign_in(self, name: str, password: str, *, address: str, label: str) -> str:
        """The token of a device that has signed in.

        Raises:
            TooManyTries: this name or this address has failed too often.
            SignInRefused: there is no such account, or it has another password.
        """
        name_key = same(name[:LONGEST_PASSWORD])
        keys = (by_name(name_key), by_address(address))
        self._tries.begin(keys)
        account = self._register.account_named(name_key)
        if not self._passwords.verify(account.password if account else None, password[:1000]):
            raise SignInRefused
        assert account is not None
        self._tries.forgive(keys)
        changes: list[Change] = []
        if self._passwords.outdated(account.password):
            changes.append(Rehashed(account.id, self._passwords.hash(password)))
        token, device = self._new_device(label, account.name, self._at(SIGNED_IN), account.id)
        self._write([*changes, device])
        return token

    def sign_out(self, token: str) -> None:
        """End the device of this token."""
        device = self._rights.device(token)
        if device is not None:
            self._write([Ended(StoredDevice, (device.id,), self._at())])

    def end_own_device(self, token: str, device: str) -> None:
        """Sign one of one's own devices out.

        Raises:
            NoSuchPerson: it is none of theirs.
        """
        own = self._rights.device(token)
        if own is None or device not in {each.id for each in self._rights.own_devices(own)}:
            raise NoSuchPerson(id=device)
        self._write([Ended(StoredDevice, (device,), self._at())])

    # Codes

    def invitation(self, code: str, *, address: str) -> Invitation:
        """What a code is good for.

        Raises:
            NoSuchInvitation, TooManyTries.
        """
        found = self._find(code, address)
        grant = found.grant
        return Invitation(
            grant.role,
            grant.event,
            self._event_name(grant.event),
            grant.table,
            grant.entry,
            grant.player,
            grant.role in WITH_ACCOUNT,
            found.until,
        )

    def join(
        self,
        code: str,
        *,
        name: str | None,
        password: str | None,
        token: str | None,
        address: str,
        label: str,
    ) -> str:
        """The token of whoever takes a code.

        An account that is signed in (`token`) takes the role beside its others. Otherwise a
        role that needs an account makes one, and any other role comes with the device.

        Raises:
            NoSuchInvitation, TooManyTries: the code is not good, or too many were not.
            AccountNeeded, NameUnfit, PasswordUnfit, NameInUse: no account can be made.
            RolesClash: the account has a role that does not go with this one.
        """
        found = self._find(code, address)
        before = self._rights.device(token) if token else None
        if before is not None and before.account is not None and found.from_invitation is None:
            assert token is not None
            self._add_grant(found, before.account)
            return token
        if found.grant.role not in WITH_ACCOUNT:
            return self._come(found, name, before, label)
        if not name or not password:
            raise AccountNeeded(role=found.grant.role)
        return self._make_account(found, checked_name(name), password, before, label)

    def invite(
        self,
        event: EventId,
        role: Role,
        *,
        table: int | None = None,
        entry: str | None = None,
        player: str | None = None,
        days: int = 7,
        by: str,
    ) -> tuple[str, str]:
        """A new code, and until when it is good.

        One that makes an account is used up by the first who takes it; any other is good for
        as many devices as like, until it ends.

        Args:
            event: `HOUSE` for a director or custodian of every event.

        Raises:
            NoSuchEvent: there is no such event.
            InvitationUnfit: the role needs a place that was not named or is not there.
        """
        self._event_name(event)
        what = None if event == HOUSE else self._desk.progress(event).event
        grant = place_of(what, event, role, table, entry, player)
        if not 1 <= days <= MOST_DAYS:
            raise InvitationUnfit(role=role, why=f"a code is good for 1 to {MOST_DAYS} days")
        until = self._at(timedelta(days=days))
        code, made = self._new_code(grant, until, by, single=role in WITH_ACCOUNT)
        self._write([made, self._deed(event, by, "invited", "", grant)])
        return code, until

    def handover(self, event: EventId, table: TableNo, by: str) -> tuple[str, str]:
        """A code with which one other device goes on at a table, and until when it is good.

        The new device lasts as long as what stands behind it: the account of the name `by`,
        or else the table's own code.
        """
        grant = Grant(Role.RECORDER, event, table)
        until = self._at(HANDOVER)
        account = self._register.account_named(same(by))
        if account is not None and not self._rights.records(account.id, grant):
            account = None
        behind = None if account else self._rights.table_code(event, table)
        code, made = self._new_code(grant, until, by, single=True)
        made = replace(
            made,
            from_invitation=behind.id if behind else None,
            from_account=account.id if account else None,
        )
        self._write([made, self._deed(event, by, "handed_over", "", grant)])
        return code, until

    def first_invitation(self) -> str | None:
        """The code of the first director of the house; None once anybody has an account.

        Codes made so before and not taken end.
        """
        if self._register.accounts():
            return None
        old = tuple(each.id for each in self._register.invitations() if each.grant.event == HOUSE)
        self._write([Ended(StoredInvitation, old, self._at())])
        return self.invite(HOUSE, Role.DIRECTOR, by="the first start of the server")[0]

    # The director's list

    def people(self, event: EventId) -> People:
        """Accounts, open codes and devices of an event; what ended is left out.

        Raises:
            NoSuchEvent: there is no such event.
        """
        self._event_name(event)
        persons = [(device, self._rights.person(device)) for device in self._rights.live_devices()]
        return people_of(self._register, event, self._at(), persons, self._seen)

    def end_invitation(self, event: EventId, invitation: str, *, by: str) -> None:
        """End a code, and the roles and devices that came of it.

        Raises:
            NoSuchPerson: the event has no such open code.
        """
        found = self._register.invitation(invitation)
        used_up = found is not None and found.single and found.taken
        if found is None or found.grant.event != event or found.ended or used_up:
            raise NoSuchPerson(id=invitation)
        grants = tuple(g.id for g in self._register.grants() if g.invitation == invitation)
        devices = tuple(d.id for d in self._register.devices() if d.invitation == invitation)
        at = self._at()
        self._write(
            [
                Ended(StoredInvitation, (invitation,), at),
                Ended(StoredGrant, grants, at),
                Ended(StoredDevice, devices, at),
                self._deed(event, by, "ended_code", "", found.grant),
            ]
        )

    def end_grants(
        self, event: EventId, account: str, role: Role, table: int | None = None, *, by: str
    ) -> None:
        """Take a role in this event from an account, at one table or wherever it holds.

        A role in the whole house is not the event's to take.

        Raises:
            NoSuchPerson: the account does not hold it.
        """
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
            Ended(StoredGrant, tuple(each.id for each in ending), self._at()),
            self._deed(event, by, "ended_role", who.name, ending[0].grant),
        ]
        self._write(changes)

    def end_device(self, event: EventId, device: str, *, by: str) -> None:
        """Sign a device of one of the event's people out, but for those of the whole house.

        For `HOUSE` it may be anybody's.

        Raises:
            NoSuchPerson: there is no such device.
        """
        for found in self._rights.live_devices():
            if found.id != device:
                continue
            person = self._rights.person(found)
            events = {grant.event for grant in person.grants} if person else set()
            if event == HOUSE or (event in events and HOUSE not in events):
                deed = self._deed(event, by, "ended_device", found.name)
                self._write([Ended(StoredDevice, (device,), self._at()), deed])
                return
        raise NoSuchPerson(id=device)

    def end_account(self, name: str, *, by: str) -> None:
        """End an account with its roles and devices; its name can be taken again.

        Raises:
            NoSuchPerson: nobody has this name.
        """
        account = self._register.account_named(same(name))
        if account is None:
            raise NoSuchPerson(id=name)
        at = self._at()
        grants = tuple(each.id for each in self._register.grants(account.id))
        devices = tuple(d.id for d in self._register.devices() if d.account == account.id)
        self._write(
            [
                Ended(StoredGrant, grants, at),
                Ended(StoredDevice, devices, at),
                NameFreed(account.id),
                self._deed(HOUSE, by, "ended_account", account.name),
            ]
        )

    # What these share

    def _at(self, later: timedelta = timedelta()) -> str:
        return stamp(self._clock.now() + later)

    def _write(self, changes: Iterable[Change]) -> None:
        self._register.write(tuple(changes))
        with self._lock:
            self._forget()

    def _forget(self) -> None:
        self._known.clear()
        self._forgotten += 1

    def _look(self, now: datetime) -> None:
        """Forget who is known if another program has done anything to people."""
        with self._lock:
            if now - self._looked_at < LOOK_EVERY:
                return
            self._looked_at = now
        last = self._register.last_deed()
        with self._lock:
            if last != self._last_deed:
                self._last_deed = last
                self._forget()

    def _note_seen(self, device: str, now: datetime) -> None:
        with self._lock:
            self._seen[device] = stamp(now)
            if now - self._seen_at < SEEN_EVERY:
                return
            self._seen_at = now
            seen = dict(self._seen)
        try:
            self._register.seen(seen)
        except NotWritten:
            return  # told again in a minute; nobody is kept waiting for it
        with self._lock:
            for id, at in seen.items():
                if self._seen.get(id) == at:
                    del self._seen[id]

    def _find(self, code: str, address: str) -> StoredInvitation:
        keys = (by_address(address),)
        self._tries.begin(keys)
        found = self._register.invitation_of(digest_of_code(code[:200]))
        now = self._at()
        good = (
            found is not None
            and found.until > now
            and not (found.single and found.taken)
            and self._rights.stands(found)
        )
        if found is None or not good:
            raise NoSuchInvitation
        self._tries.forgive(keys)
        return found

    def _add_grant(self, found: StoredInvitation, account: str) -> None:
        with self._lock:
            who = self._register.account(account)
            assert who is not None
            held = self._rights.grants(account)
            for each in held:
                if clash(each, found.grant):
                    raise RolesClash(held=each.role, asked=found.grant.role)
            if found.grant in held and not found.single:
                return
            self._write(
                [Taken(found.id), self._new_grant(found, account), self._joined(found, who.name)]
            )

    def _come(
        self, found: StoredInvitation, name: str | None, before: StoredDevice | None, label: str
    ) -> str:
        grant = found.grant
        place = f"table {grant.table}" if grant.table else str(grant.role)
        # The brackets tell it from an account: no account's name has them.
        shown = f"{checked_name(name)} ({place})" if name else place
        until = found.until
        if found.single:
            behind = found.from_invitation and self._register.invitation(found.from_invitation)
            until = behind.until if behind else self._at(HANDED_OVER)
        token, device = self._new_device(label, shown, until, invitation=found.id)
        self._write([Taken(found.id), device, *self._replaced(before), self._joined(found, shown)])
        return token

    def _make_account(
        self,
        found: StoredInvitation,
        name: str,
        password: str,
        before: StoredDevice | None,
        label: str,
    ) -> str:
        unfit = not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD
        if unfit or same(password) == same(name):
            raise PasswordUnfit(shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)
        if self._register.account_named(same(name)):
            raise NameInUse
        hashed = self._passwords.hash(password)
        account = StoredAccount(new_id(self._dice, "a"), name, same(name), hashed, self._at())
        token, device = self._new_device(label, name, self._at(SIGNED_IN), account.id)
        self._write(
            [
                Taken(found.id),
                account,
                self._new_grant(found, account.id),
                device,
                *self._replaced(before),
                self._joined(found, name),
            ]
        )
        return token

    def _replaced(self, before: StoredDevice | None) -> list[Change]:
        """What the same browser was before ends, since its cookie is written over."""
        return [] if before is None else [Ended(StoredDevice, (before.id,), self._at())]

    def _new_device(
        self,
        label: str,
        name: str,
        until: str,
        account: str | None = None,
        invitation: str | None = None,
    ) -> tuple[str, StoredDevice]:
        token, now = new_token(self._dice), self._at()
        id = new_id(self._dice, "d")
        device = StoredDevice(
            id, digest(token), account, invitation, name, label[:100], now, now, until
        )
        return token, device

    def _new_grant(self, found: StoredInvitation, account: str) -> StoredGrant:
        id = new_id(self._dice, "g")
        return StoredGrant(id, account, found.id, found.grant, self._at(), found.by)

    def _new_code(
        self, grant: Grant, until: str, by: str, *, single: bool
    ) -> tuple[str, StoredInvitation]:
        # What several devices take is typed at tables, perhaps in a dim hall.
        code = new_code(self._dice, LONG if single else SHORT)
        id = new_id(self._dice, "i")
        made = StoredInvitation(id, digest_of_code(code), grant, single, self._at(), by, until)
        return code, made

    def _joined(self, found: StoredInvitation, whom: str) -> StoredDeed:
        return self._deed(found.grant.event, found.by, "joined", whom, found.grant)

    def _deed(
        self, event: EventId, by: str, what: str, whom: str, grant: Grant | None = None
    ) -> StoredDeed:
        role, table = (grant.role, grant.table) if grant else (None, None)
        return StoredDeed(self._at(), event, by, what, whom, role, table)

    def _event_name(self, event: EventId) -> str:
        if event == HOUSE:
            return ""
        try:
            return self._desk.progress(event).event.name
        except BrokenLog:
            return event
        except NotInTheLog:
            raise NoSuchEvent(event=event) from None
