"""The people of a house: who signs in, on which devices, and what they may do there."""

from evendeal.director.people.anew import CodesAnew
from evendeal.director.people.codes import new_token
from evendeal.director.people.invitation_scope import spellings
from evendeal.director.people.invited import LONGEST_PASSWORD, SIGNED_IN
from evendeal.director.people.ports import Change, Ended, Rehashed, StoredAccount, StoredDevice
from evendeal.director.rate_limiter import by_address, by_name
from evendeal.ids import EventId
from evendeal.names import entered, likeness
from evendeal.views.people import Device, HeldRole, NoSuchPerson, SignInRefused
from evendeal.views.roles import Person, Role

LONGEST_TYPED = 1000
"""Characters of a password of which a hash is made, before one is refused as no password."""


class PeopleDesk(CodesAnew):
    """Accounts, codes and devices of a house. Several threads may ask at once.

    Passwords, codes and tokens go in and out, and only their hashes are stored. Who is signed
    in may do what the register says at that moment: an ended role has ended everywhere.
    """

    # Who is asking

    def token(self) -> str:
        """A new token that nobody can guess."""
        return new_token(self._dice)

    def held(self, person: Person) -> tuple[HeldRole, ...]:
        """The person's roles as a screen shows them."""
        return tuple(
            HeldRole(
                grant.role,
                grant.event,
                self._event_name(grant.event),
                self._events.format(grant.event),
                grant.table,
                grant.entry,
                self._events.called(grant),
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

    def anybody(self, role: Role, event: EventId) -> bool:
        """Whether somebody has this job at an event, or is invited to it."""
        return self._rights.anybody(role, event)

    # In and out

    def sign_in(self, name: str, password: str, *, address: str, label: str) -> str:
        """The token of a device that has signed in.

        Raises:
            TooManyTries: this name or this address has failed too often.
            SignInRefused: there is no such account, or it has another password.
        """
        name, password = name[:LONGEST_PASSWORD], password[:LONGEST_TYPED]
        keys = (by_name(likeness(name)), by_address(address))
        self._begin(keys)
        account = self._account_named(name)
        typed = self._accepted(account, password)
        if account is None or typed is None:
            raise SignInRefused
        self._attempts.give_back(keys)
        changes: list[Change] = []
        if self._passwords.outdated(account.password) or typed != entered(password):
            changes.append(Rehashed(account.id, self._passwords.hash(entered(password))))
        token, device = self._records.device(
            label, account.name, self._records.at(SIGNED_IN), account.id
        )
        self._write([*changes, device])
        return token

    def _accepted(self, account: StoredAccount | None, password: str) -> str | None:
        """The spelling in which the password is that of the account; None if it is not.

        For nobody as much is hashed as for somebody: that depends on what was typed alone.
        """
        hash = account.password if account else None
        accepted = (form for form in spellings(password) if self._passwords.verify(hash, form))
        return next(accepted, None)

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
