"""What somebody may do as the register stands: nothing that ended counts any more."""

from evendeal.director.people.codes import digest
from evendeal.director.people.ports import Register, StoredDevice, StoredInvitation
from evendeal.director.ports import Clock
from evendeal.ids import EventId
from evendeal.tournament.line import stamp
from evendeal.views.roles import WITH_ACCOUNT, Grant, Person, Role


class Rights:
    """Rights read from a register, each time anew."""

    def __init__(self, register: Register, clock: Clock) -> None:
        self._register = register
        self._clock = clock

    def device(self, token: str) -> StoredDevice | None:
        """The device of this token, if it is signed in."""
        device = self._register.device_of(digest(token))
        if device is None or device.ended or device.until <= stamp(self._clock.now()):
            return None
        return device

    def live_devices(self) -> list[StoredDevice]:
        """The devices that are signed in."""
        now = stamp(self._clock.now())
        return [device for device in self._register.devices() if device.until > now]

    def own_devices(self, own: StoredDevice) -> list[StoredDevice]:
        """Those of the same account; of one that came with a code, itself."""
        if own.account is None:
            return [own]
        return [device for device in self.live_devices() if device.account == own.account]

    def person(self, device: StoredDevice) -> Person | None:
        """Who a device is; None if the code that it came with is no longer good."""
        if device.account is not None:
            account = self._register.account(device.account)
            if account is None:
                return None
            return Person(account.id, account.name, self.grants(account.id))
        assert device.invitation is not None
        came = self._register.invitation(device.invitation)
        if came is None or not self.stands(came):
            return None
        return Person(device.id, device.name, (came.grant,))

    def grants(self, account: str, passed: frozenset[str] = frozenset()) -> tuple[Grant, ...]:
        """The roles that an account holds.

        Args:
            passed: accounts whose roles hang on this one's: two that have handed over to each
                other have nothing by that.
        """
        grants, passed = [], passed | {account}
        for each in self._register.grants(account):
            if each.ended is not None:
                continue
            if each.grant.role not in WITH_ACCOUNT:
                came = self._register.invitation(each.invitation)
                if came is None or not self.stands(came, passed):
                    continue
            grants.append(each.grant)
        return tuple(grants)

    def anybody(self, role: Role, event: EventId) -> bool:
        """Whether somebody has a job at an event, or holds an invitation to it that stands."""
        if any(
            each.ended is None and each.grant.holds(role, event) for each in self._register.grants()
        ):
            return True
        now = stamp(self._clock.now())
        return any(
            each.ended is None and not each.taken and each.until > now
            for each in self._register.invitations()
            if each.grant.holds(role, event)
        )

    def stands(self, came: StoredInvitation, passed: frozenset[str] = frozenset()) -> bool:
        """Whether what came of an invitation still holds.

        A code to go on with another device holds as long as what stands behind it does, however
        many such codes stand between; one behind which nothing stands holds nothing.
        """
        while came.from_invitation is not None:
            behind = self._register.invitation(came.from_invitation)
            if came.ended or behind is None:
                return False
            came = behind
        if came.ended:
            return False
        if came.from_account is not None:
            return self.records(came.from_account, came.grant, passed)
        if came.single:
            return came.grant.role in WITH_ACCOUNT
        return came.until > stamp(self._clock.now())

    def behind(self, device: StoredDevice, place: Grant) -> StoredInvitation | str | None:
        """What stands behind a device that may record at a place; None if nothing does.

        Returns:
            The id of its account, or the code that it came with: of a device that took over,
            the code or account that stands behind that one.
        """
        if device.account is not None:
            return device.account if self.records(device.account, place) else None
        came = self._register.invitation(device.invitation or "")
        if came is None or not self.stands(came) or came.grant != place:
            return None
        while came is not None and came.from_invitation is not None:
            came = self._register.invitation(came.from_invitation)
        return came and (came.from_account or came)

    def records(self, account: str, place: Grant, passed: frozenset[str] = frozenset()) -> bool:
        """Whether an account may record at a place, as its recorder or a director."""
        if account in passed:
            return False
        person = Person("", "", self.grants(account, passed))
        return person.may((Role.RECORDER, Role.DIRECTOR), place.event, place.table)
