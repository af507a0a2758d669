"""Codes made anew: another one for the same place, and the one before stops at that moment."""

from collections.abc import Sequence

from evendeal.director.people.codes import digest_of_code
from evendeal.director.people.invited import InvitedPeople
from evendeal.director.people.ports import Change, Replaced, StoredInvitation
from evendeal.ids import EntryId, EventId
from evendeal.views.people import CodeSlip, MadeCode, NoSuchInvitation, NoSuchPerson
from evendeal.views.roles import HOUSE, WITH_ACCOUNT

MOST_RETRIES = 20
"""How often the list of untaken codes is read again because somebody took one meanwhile."""


class CodesAnew(InvitedPeople):
    """Codes that take the place of others: lost, printed twice, or seen by somebody else.

    No code can be read again, since only its digest is stored: whoever has lost one gets another.
    Old and new change in one transaction. Of several who do this at once, and of those who
    take a code meanwhile, each comes before or after: no old code is good beside the new one.
    """

    def anew(self, event: EventId, invitation: str, *, days: int = 7, by: str) -> MadeCode:
        """Another code in the place of an open one; what came of the old one ends with it.

        Raises:
            NoSuchPerson: the event has no such open code. One that a device made to go on with
                another is that device's to make again.
            InvitationUnfit: nobody can be invited for so many days.
        """
        invited = self._register.invitation(invitation)
        if invited is None or invited.grant.event != event or not self._open(invited):
            raise NoSuchPerson(id=invitation)
        return self._replace([invited], days, by, untaken=False)[0]

    def untaken_anew(self, event: EventId, *, days: int = 7, by: str) -> tuple[MadeCode, ...]:
        """Another code in the place of each that nobody has taken, by role, table and entry.

        Nobody who is in is signed out by it.

        Raises:
            NoSuchEvent: there is no such event.
            InvitationUnfit: nobody can be invited for so many days.
        """
        self._event_name(event)
        for retry in range(MOST_RETRIES):
            old = [
                each
                for each in self._register.invitations()
                if each.grant.event == event and each.taken == 0 and self._open(each)
            ]
            try:
                return self._replace(sorted(old, key=_place), days, by, untaken=True)
            except NoSuchPerson:
                # One of them was taken or ended a moment ago; nothing was written.
                if retry == MOST_RETRIES - 1:
                    raise
        raise AssertionError("the last retry returns or raises")

    def slips(self, event: EventId, codes: Sequence[str]) -> tuple[CodeSlip, ...]:
        """What stands on the slips of codes that somebody still has, in their order.

        Whom a code is for is read in the register, so nothing that was sent stands on paper but
        the codes. Those that are good no longer are left out, as are those of another event.

        Raises:
            NoSuchEvent: there is no such event.
            NoSuchInvitation: none of the codes is good.
        """
        self._event_name(event)
        names = {} if event == HOUSE else self._entry_names(event)
        found = []
        for code in codes:
            invited = self._register.invitation_of(digest_of_code(code))
            if invited is None or invited.grant.event != event or not self._open(invited):
                continue
            grant = invited.grant
            name = "" if grant.entry is None else names.get(grant.entry, grant.entry)
            player = self._events.called(grant)
            found.append(
                CodeSlip(grant.role, grant.table, name, player, invited.single, code, invited.until)
            )
        if not found:
            raise NoSuchInvitation
        return tuple(found)

    def _entry_names(self, event: EventId) -> dict[EntryId, str]:
        return {entry.id: entry.name for entry in self._events.event(event).entries}

    def _open(self, invited: StoredInvitation) -> bool:
        handed_over = invited.from_invitation or invited.from_account
        used_up = invited.single and invited.taken
        now = self._records.at()
        return not (handed_over or used_up or invited.ended) and invited.until > now

    def _replace(
        self, old: Sequence[StoredInvitation], days: int, by: str, *, untaken: bool
    ) -> tuple[MadeCode, ...]:
        changes: list[Change] = []
        made = []
        for each in old:
            until = self._good_until(days, each.grant.role)
            single = each.grant.role in WITH_ACCOUNT
            code, new = self._records.code(each.grant, until, by, single=single)
            changes += [
                Replaced(each.id, self._records.at(), untaken=untaken or each.single),
                *self._ending(each, by=by),
                new,
                self._records.deed(each.grant.event, by, "invited", "", each.grant),
            ]
            made.append(MadeCode(new.id, each.id, each.grant, single, code, until))
        if changes:
            self._write(changes)
        return tuple(made)


def _place(invited: StoredInvitation) -> tuple[str, int, str, str]:
    grant = invited.grant
    return (grant.role, grant.table or 0, grant.entry or "", grant.player or "")
