"""What is written down of people: devices, roles, codes, and what was done to them."""

from datetime import timedelta

from evendeal.director.people.codes import (
    LONG,
    SHORT,
    digest,
    digest_of_code,
    new_code,
    new_id,
    new_token,
)
from evendeal.director.people.ports import (
    Change,
    Ended,
    StoredDeed,
    StoredDevice,
    StoredGrant,
    StoredInvitation,
)
from evendeal.director.ports import Clock, Dice
from evendeal.ids import EventId
from evendeal.tournament.line import stamp
from evendeal.views.roles import Grant


class Records:
    """New records, with their ids, secrets and times; nothing is stored by it."""

    def __init__(self, clock: Clock, dice: Dice) -> None:
        self._clock, self._dice = clock, dice

    def at(self, later: timedelta = timedelta()) -> str:
        """The time now, or so much later."""
        return stamp(self._clock.now() + later)

    def replaced(self, before: StoredDevice | None) -> list[Change]:
        """What the same browser was before ends, since its cookie is written over."""
        return [] if before is None else [Ended(StoredDevice, (before.id,), self.at())]

    def device(
        self,
        label: str,
        name: str,
        until: str,
        account: str | None = None,
        invitation: str | None = None,
    ) -> tuple[str, StoredDevice]:
        """A device that is let in until then, by an account or by a code, and its token."""
        token, now = new_token(self._dice), self.at()
        id = new_id(self._dice, "d")
        device = StoredDevice(
            id, digest(token), account, invitation, name, label[:100], now, now, until
        )
        return token, device

    def grant(self, invited: StoredInvitation, account: str) -> StoredGrant:
        """The role of an invitation, given to an account."""
        id = new_id(self._dice, "g")
        return StoredGrant(id, account, invited.id, invited.grant, self.at(), invited.by)

    def code(
        self, grant: Grant, until: str, by: str, *, single: bool
    ) -> tuple[str, StoredInvitation]:
        """A code for a role, good for one account or, if not `single`, for many devices."""
        # What several devices take is typed at tables, perhaps in a dim hall.
        code = new_code(self._dice, LONG if single else SHORT)
        id = new_id(self._dice, "i")
        made = StoredInvitation(id, digest_of_code(code), grant, single, self.at(), by, until)
        return code, made

    def joined(self, invited: StoredInvitation, whom: str) -> StoredDeed:
        """Somebody has taken a code."""
        return self.deed(invited.grant.event, invited.by, "joined", whom, invited.grant)

    def deed(
        self, event: EventId, by: str, what: str, whom: str, grant: Grant | None = None
    ) -> StoredDeed:
        """Something that was done to somebody, and by whom."""
        role, table = (grant.role, grant.table) if grant else (None, None)
        return StoredDeed(self.at(), event, by, what, whom, role, table)
