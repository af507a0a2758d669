"""The people of a house: who is invited, who signs in, and what they may do there."""

from dataclasses import replace
from datetime import timedelta
from threading import Lock

from evendeal.director.desk import Desk
from evendeal.director.people.codes import (
    digest_of_code,
    new_id,
    new_token,
)
from evendeal.director.people.list import PeopleList
from evendeal.director.people.places import checked_name, place_of
from evendeal.director.people.ports import (
    Change,
    Ended,
    Passwords,
    Register,
    Rehashed,
    StoredAccount,
    StoredDevice,
    StoredInvitation,
    Taken,
)
from evendeal.director.people.tries import Tries, by_address, by_name
from evendeal.ids import EventId, TableNo
from evendeal.tournament.checks import same
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


class PeopleDesk(PeopleList):
    """Accounts, codes and devices of a house. Several threads may ask at once.

    Passwords, codes and tokens go in and out, and only their hashes are kept. Who is signed
    in may do what the register says at that moment: an ended role has ended everywhere.
    """

    def __init__(self, desk: Desk, register: Register, passwords: Passwords) -> None:
        super().__init__(desk, register)
        self._passwords = passwords
        self._dice = desk.adapters.dice
        self._tries = Tries(desk.adapters.clock)
        self._lock = Lock()

    # Who is asking

    def token(self) -> str:
        """A new token that nobody can guess."""
        return new_token(self._dice)

    def person_of(self, token: str) -> Person | None:
        """Who is signed in with this token, and what they may as things stand."""
        return self._known.person_of(token)

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
                self._known.seen.get(device.id, device.last_seen),
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
        token, device = self._records.device(
            label, account.name, self._records.at(SIGNED_IN), account.id
        )
        self._write([*changes, device])
        return token

    def sign_out(self, token: str) -> None:
        """End the device of this token."""
        device = self._rights.device(token)
        if device is not None:
            self._write([Ended(StoredDevice, (device.id,), self._records.at())])

    def end_own_device(self, token: str, device: str) -> None:
        """Sign one of one's own devices out.

        Raises:
            NoSuchPerson: it is none of theirs.
        """
        own = self._rights.device(token)
        if own is None or device not in {each.id for each in self._rights.own_devices(own)}:
            raise NoSuchPerson(id=device)
        self._write([Ended(StoredDevice, (device,), self._records.at())])

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
        until = self._records.at(timedelta(days=days))
        code, made = self._records.code(grant, until, by, single=role in WITH_ACCOUNT)
        self._write([made, self._records.deed(event, by, "invited", "", grant)])
        return code, until

    def handover(self, event: EventId, table: TableNo, by: str) -> tuple[str, str]:
        """A code with which one other device goes on at a table, and until when it is good.

        The new device lasts as long as what stands behind it: the account of the name `by`,
        or else the table's own code.
        """
        grant = Grant(Role.RECORDER, event, table)
        until = self._records.at(HANDOVER)
        account = self._register.account_named(same(by))
        if account is not None and not self._rights.records(account.id, grant):
            account = None
        behind = None if account else self._rights.table_code(event, table)
        code, made = self._records.code(grant, until, by, single=True)
        made = replace(
            made,
            from_invitation=behind.id if behind else None,
            from_account=account.id if account else None,
        )
        self._write([made, self._records.deed(event, by, "handed_over", "", grant)])
        return code, until

    def first_invitation(self) -> str | None:
        """The code of the first director of the house; None once anybody has an account.

        Codes made so before and not taken end.
        """
        if self._register.accounts():
            return None
        old = tuple(each.id for each in self._register.invitations() if each.grant.event == HOUSE)
        self._write([Ended(StoredInvitation, old, self._records.at())])
        return self.invite(HOUSE, Role.DIRECTOR, by="the first start of the server")[0]

    # What these share

    def _find(self, code: str, address: str) -> StoredInvitation:
        keys = (by_address(address),)
        self._tries.begin(keys)
        found = self._register.invitation_of(digest_of_code(code[:200]))
        now = self._records.at()
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
                [
                    Taken(found.id),
                    self._records.grant(found, account),
                    self._records.joined(found, who.name),
                ]
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
            until = behind.until if behind else self._records.at(HANDED_OVER)
        token, device = self._records.device(label, shown, until, invitation=found.id)
        self._write(
            [
                Taken(found.id),
                device,
                *self._records.replaced(before),
                self._records.joined(found, shown),
            ]
        )
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
        account = StoredAccount(
            new_id(self._dice, "a"), name, same(name), hashed, self._records.at()
        )
        token, device = self._records.device(label, name, self._records.at(SIGNED_IN), account.id)
        self._write(
            [
                Taken(found.id),
                account,
                self._records.grant(found, account.id),
                device,
                *self._records.replaced(before),
                self._records.joined(found, name),
            ]
        )
        return token
