"""The codes of a house: who is invited, and who comes with a code that is taken."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import timedelta

from evendeal.director.ledger import Adapters
from evendeal.director.people.codes import digest_of_code, new_id
from evendeal.director.people.events import EventsOfFormat
from evendeal.director.people.invitation_scope import checked_name, place_of
from evendeal.director.people.list import PeopleList
from evendeal.director.people.ports import (
    Ended,
    Passwords,
    Register,
    StoredAccount,
    StoredDevice,
    StoredInvitation,
    Taken,
)
from evendeal.director.rate_limiter import Key, Limit, by_address, by_person
from evendeal.ids import EventId, TableNo
from evendeal.names import entered, likeness
from evendeal.reason import Reason
from evendeal.tournament.checks import named_among
from evendeal.views.people import (
    AccountNeeded,
    HandoverUnbacked,
    Invitation,
    InvitationUnfit,
    MadeCode,
    NameInUse,
    NoSuchInvitation,
    PasswordUnfit,
    RolesClash,
    TooManyTries,
)
from evendeal.views.roles import HOUSE, WITH_ACCOUNT, Grant, Role, clash

SHORTEST_PASSWORD, LONGEST_PASSWORD = 10, 200
MOST_DAYS = 60
ATTEMPTS = {
    "name": Limit(10, timedelta(minutes=5)),
    "person": Limit(10, timedelta(minutes=5)),
    "address": Limit(40, timedelta(minutes=5)),
}
"""Failed attempts to sign in or to come with a code, after which one waits. An attempt counts from
its start and is given back if it succeeds, so that several at once gain nothing. A hall full of
players often has one address."""
SIGNED_IN = timedelta(days=30)
"""How long a device stays signed in to an account."""
HANDOVER = timedelta(minutes=10)
HANDED_OVER = timedelta(days=1)
"""How long a device lasts that took over from an account's device."""


class InvitedPeople(PeopleList):
    """Codes made and taken: by accounts, which may be new, and by devices alone."""

    def __init__(
        self,
        formats: Iterable[EventsOfFormat],
        adapters: Adapters,
        register: Register,
        passwords: Passwords,
    ) -> None:
        super().__init__(formats, adapters, register)
        self._passwords = passwords
        self._dice = adapters.dice
        counters = adapters.shared.counters
        self._attempts = counters.limiter("attempts", adapters.clock.now, ATTEMPTS)

    def invitation(self, code: str, *, address: str, token: str | None = None) -> Invitation:
        """What a code is good for, and what taking it does to whoever is signed in with `token`.

        Raises:
            NoSuchInvitation, TooManyTries.
        """
        before = self._rights.device(token) if token else None
        invited = self._find(code, address, before)
        grant = invited.grant
        return Invitation(
            grant.role,
            grant.event,
            self._event_name(grant.event),
            self._events.format(grant.event),
            grant.table,
            grant.entry,
            self._events.called(grant),
            grant.role in WITH_ACCOUNT,
            self._events.devices(grant.event),
            before is not None and not _adds(invited, before),
            invited.until,
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
        before = self._rights.device(token) if token else None
        invited = self._find(code, address, before)
        if before is not None and before.account is not None and _adds(invited, before):
            assert token is not None
            self._add_grant(invited, before.account)
            return token
        if invited.grant.role not in WITH_ACCOUNT:
            return self._come(invited, name, before, label)
        if not name or not password:
            raise AccountNeeded(role=invited.grant.role)
        return self._make_account(invited, checked_name(name), password, before, label)

    def make_code(
        self,
        event: EventId,
        role: Role,
        *,
        table: int | None = None,
        entry: str | None = None,
        player: str | None = None,
        days: int = 7,
        by: str,
    ) -> MadeCode:
        """A new code, for whom and until when it is good.

        One that makes an account is used up by the first who takes it; any other is good for
        as many devices as like, until it ends.

        Args:
            event: `HOUSE` for a director or custodian of every event.

        Raises:
            NoSuchEvent: there is no such event.
            InvitationUnfit: the role needs a place that was not named or is not there, or
                nobody of the player's name plays for the entry. A substitute does once the
                director has put him on a seat or in a line-up.
        """
        self._event_name(event)
        what = None if event == HOUSE else self._events.event(event)
        grant = place_of(what, event, role, table, entry, player)
        if grant.player is not None:
            grant = replace(grant, player=self._named(grant, grant.player))
        until = self._good_until(days, role)
        single = role in WITH_ACCOUNT
        code, made = self._records.code(grant, until, by, single=single)
        self._write([made, self._records.deed(event, by, "invited", "", grant)])
        return MadeCode(made.id, None, grant, single, code, until)

    def handover(self, event: EventId, table: TableNo, token: str) -> tuple[str, str]:
        """A code with which one other device goes on at a table, and until when it is good.

        The new device lasts as long as what stands behind the device of this token: its account's
        role, or the code that it came with itself.

        Raises:
            HandoverUnbacked: nothing does, or not any more.
        """
        grant = Grant(Role.RECORDER, event, table)
        device = self._rights.device(token)
        behind = self._rights.behind(device, grant) if device else None
        if device is None or behind is None:
            raise HandoverUnbacked(table=table)
        until = self._records.at(HANDOVER)
        code, made = self._records.code(grant, until, device.name, single=True)
        if isinstance(behind, StoredInvitation):
            made = replace(made, from_invitation=behind.id)
        else:
            made = replace(made, from_account=behind)
        self._write([made, self._records.deed(event, device.name, "handed_over", "", grant)])
        return code, until

    def first_invitation(self) -> str | None:
        """The code of the first director of the house; None once anybody has an account.

        Codes made so before and not taken end. Of several programs that start on one log at once
        the last one has the code that is good.

        Raises:
            LogBusy, NotWritten: see `Register.alone`.
        """
        # Looked at first without the lock: nothing is to be written where there are accounts.
        if self._register.accounts():
            return None
        with self._register.alone():
            if self._register.accounts():
                return None
            before = self._register.invitations()
            old = tuple(each.id for each in before if each.grant.event == HOUSE)
            self._write([Ended(StoredInvitation, old, self._records.at())])
            return self.make_code(HOUSE, Role.DIRECTOR, by="the first start of the server").code

    def _good_until(self, days: int, role: Role) -> str:
        """When a code of so many days ends.

        Raises:
            InvitationUnfit: it would be no day at all, or more than anybody plays.
        """
        if not 1 <= days <= MOST_DAYS:
            raise InvitationUnfit(
                role=role,
                why=Reason("code-days", "a code is good for 1 to {most} days", most=MOST_DAYS),
            )
        return self._records.at(timedelta(days=days))

    def _named(self, grant: Grant, player: str) -> str:
        """The player's name as the entry has it."""
        assert grant.entry is not None
        player = self._events.called(grant) or player
        players = self._events.players(grant.event, grant.entry)
        known = named_among(player, players)
        if known is None:
            why = (
                Reason(
                    "entry-has-no-player",
                    "entry {entry} has no player {player}; its players are {names}",
                    entry=grant.entry,
                    player=player,
                    names=", ".join(players),
                )
                if players
                else Reason(
                    "entry-not-named",
                    "entry {entry} has no player {player}; its players are not named yet",
                    entry=grant.entry,
                    player=player,
                )
            )
            raise InvitationUnfit(role=grant.role, why=why)
        return known

    def _begin(self, keys: Sequence[Key]) -> None:
        """Count an attempt.

        Raises:
            TooManyTries: there were too many of late.
        """
        excess = self._attempts.take(keys)
        if excess is not None:
            raise TooManyTries(seconds=excess.seconds)

    def _find(
        self, code: str, address: str, before: StoredDevice | None = None
    ) -> StoredInvitation:
        """The invitation of a code that is good.

        Args:
            before: who asks, if it is somebody who is signed in.
        """
        keys = [by_address(address)]
        if before is not None:
            keys.append(by_person(before.account or before.id))
        self._begin(keys)
        invited = self._register.invitation_of(digest_of_code(code[:200]))
        now = self._records.at()
        good = (
            invited is not None
            and invited.until > now
            and not (invited.single and invited.taken)
            and self._rights.stands(invited)
        )
        if invited is None or not good:
            raise NoSuchInvitation
        self._attempts.give_back(keys)
        return invited

    def _add_grant(self, invited: StoredInvitation, account: str) -> None:
        with self._register.alone():
            who = self._register.account(account)
            assert who is not None
            held = self._rights.grants(account)
            for each in held:
                if clash(each, invited.grant):
                    raise RolesClash(held=each.role, asked=invited.grant.role)
            if invited.grant in held and not invited.single:
                return
            self._write(
                [
                    Taken(invited.id),
                    self._records.grant(invited, account),
                    self._records.joined(invited, who.name),
                ]
            )

    def _come(
        self, invited: StoredInvitation, name: str | None, before: StoredDevice | None, label: str
    ) -> str:
        grant = invited.grant
        place = f"table {grant.table}" if grant.table else str(grant.role)
        if grant.role is Role.TABLE_SCREEN:
            place = f"screen of {place}"
        # The brackets tell it from an account: no account's name has them.
        name_at = f"{checked_name(name)} ({place})" if name else place
        until = invited.until
        if invited.single:
            behind = invited.from_invitation and self._register.invitation(invited.from_invitation)
            until = behind.until if behind else self._records.at(HANDED_OVER)
        token, device = self._records.device(label, name_at, until, invitation=invited.id)
        self._write(
            [
                Taken(invited.id),
                device,
                *self._records.replaced(before),
                self._records.joined(invited, name_at),
            ]
        )
        return token

    def _make_account(
        self,
        invited: StoredInvitation,
        name: str,
        password: str,
        before: StoredDevice | None,
        label: str,
    ) -> str:
        password = entered(password[: 4 * LONGEST_PASSWORD])
        unfit = not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD
        if unfit or likeness(password) == likeness(name):
            raise PasswordUnfit(shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)
        if self._account_named(name) is not None:
            raise NameInUse
        hashed = self._passwords.hash(password)
        account = StoredAccount(
            new_id(self._dice, "a"), name, likeness(name), hashed, self._records.at()
        )
        token, device = self._records.device(label, name, self._records.at(SIGNED_IN), account.id)
        # Not while a program invites the first director since it has found no account.
        with self._register.alone():
            self._write(
                [
                    Taken(invited.id),
                    account,
                    self._records.grant(invited, account.id),
                    device,
                    *self._records.replaced(before),
                    self._records.joined(invited, name),
                ]
            )
        return token


def _adds(invited: StoredInvitation, before: StoredDevice) -> bool:
    """Whether the role of a code is added to the account of a device; else that one is replaced."""
    return before.account is not None and invited.from_invitation is None
