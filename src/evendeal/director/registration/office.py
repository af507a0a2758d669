"""What can be sent to the office of registration: each act is one class, and stated nowhere else.

As in the office of an event (`director.office.acts`) its fields are what is sent and its path makes
the route; of one registration it is done with the lock of the store held.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

import msgspec

from evendeal.director.registration.desk import MOST_APPLICATIONS, RegistrationDesk
from evendeal.director.registration.field import places, with_badges
from evendeal.director.registration.known import people_before
from evendeal.director.registration.ports import StoredApplication, StoredRegistration
from evendeal.director.registration.reading import (
    GONE,
    LONGEST_ABOUT,
    read_badge,
    read_name,
    read_note,
    read_players,
    read_word,
    require_nobody_twice,
)
from evendeal.errors import Refused
from evendeal.ids import EventId
from evendeal.reason import Reason
from evendeal.tournament.lists import read_list
from evendeal.views.registration import (
    ApplicationState,
    ApplicationUnfit,
    ApplicationWithdrawn,
    EntriesPublished,
    FieldFull,
    NoSuchApplication,
    SentApplication,
    SentPlayer,
    TooManyRegistered,
)

MOST_PLAYERS = 30
MOST_ENTRIES = 2_000
"""Of a field, as of a list of entries."""


class RegistrationAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that is done with a registration.

    Attributes:
        path: below the address of the registration.
        late: it can still be done when the event is published.
    """

    path: ClassVar[str]
    late: ClassVar[bool] = False

    def do(self, desk: RegistrationDesk, at: StoredRegistration) -> None:
        """Do it; the store's lock is held.

        Raises:
            Refused: nothing was written.
        """


def do_act(desk: RegistrationDesk, id: str, act: RegistrationAct) -> None:
    """Do an act with a registration, alone.

    Raises:
        NoSuchRegistration: there is none of this id.
        EntriesPublished: its event is published, and the act comes too late.
        Refused: as of the act.
    """
    with desk.store.alone():
        registration = desk.registration(id)
        if registration.event is not None and not act.late:
            raise EntriesPublished(event_name=registration.event_name)
        act.do(desk, registration)


class OpenRegistration(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Open registration for an event to come.

    `players_least` and `players_most` are of a team, and 1 of a person; `capacity` is how many
    entries the field has room for, null while nobody says.
    """

    event_name: str
    format: str
    players_least: int = 1
    players_most: int = 1
    capacity: int | None = None
    about: str = ""

    def make(self, desk: RegistrationDesk, *, by: str) -> str:
        """The id of the new registration.

        Raises:
            ApplicationUnfit: it cannot be so.
        """
        kind = desk.entry_kinds.get(self.format)
        if kind is None:
            known = ", ".join(desk.entry_kinds)
            raise ApplicationUnfit(
                where="format", why=Reason("house-has", "this house has {formats}", formats=known)
            )
        least, most = (1, 1) if kind == "person" else (self.players_least, self.players_most)
        if not 1 <= least <= most <= MOST_PLAYERS:
            raise ApplicationUnfit(
                where="players_most",
                why=Reason(
                    "team-has-to",
                    "a team has {least} to {most} players",
                    least=1,
                    most=MOST_PLAYERS,
                ),
            )
        with desk.store.alone():
            id = f"r{desk.code()[:12]}"
            made = StoredRegistration(
                id=id,
                link=desk.code(),
                event_name=read_name("event_name", self.event_name),
                format=self.format,
                entry_kind=kind,
                players_least=least,
                players_most=most,
                capacity=_capacity(self.capacity),
                about=read_note("about", self.about, LONGEST_ABOUT),
                open=True,
                since=desk.now(),
                by=by,
            )
            desk.store.write([made])
        return id


class Settle(RegistrationAct, frozen=True, kw_only=True):
    """Say anew what a registration is of, how many have room, and whether it is open.

    Whoever has a place keeps it in a smaller field; in a larger one the first of the waiting list
    move up.
    """

    path = "settings"

    event_name: str
    capacity: int | None
    about: str
    open: bool

    def do(self, desk: RegistrationDesk, at: StoredRegistration) -> None:
        """Write it, and who moves up."""
        after = replace(
            at,
            event_name=read_name("event_name", self.event_name),
            capacity=_capacity(self.capacity),
            about=read_note("about", self.about, LONGEST_ABOUT),
            open=self.open,
        )
        desk.write(after, desk.store.applications(at.id))


class ReplaceLink(RegistrationAct, frozen=True, kw_only=True):
    """Put another link in the place of one that is where it should not be; nobody is lost."""

    path = "link"

    def do(self, desk: RegistrationDesk, at: StoredRegistration) -> None:
        """Write it."""
        desk.store.write([replace(at, link=desk.code())])


class Published(RegistrationAct, frozen=True, kw_only=True):
    """Say which event was published of a registration: nothing in it changes from now on."""

    path = "event"
    late = True

    event: str

    def do(self, desk: RegistrationDesk, at: StoredRegistration) -> None:
        """Close it; the same event again changes nothing."""
        if at.event is not None and at.event != self.event:
            raise EntriesPublished(event_name=at.event_name)
        there = (each.ledger.holds(EventId(self.event)) for each in desk.formats)
        if not any(there):
            raise ApplicationUnfit(
                where="event", why=Reason("no-such-event", "this house has no such event")
            )
        desk.store.write([replace(at, open=False, event=EventId(self.event))])


class Approve(RegistrationAct, frozen=True, kw_only=True):
    """Approve an application; each player without a badge number is given the next one.

    Approved twice, at the same time too, it is approved once.
    """

    path = "applications/approve"

    number: int

    def do(self, desk: RegistrationDesk, at: StoredRegistration) -> None:
        """Write it, if there is a place."""
        there, found = _found(desk, at, self.number)
        if found.state is ApplicationState.APPROVED:
            return
        if found.state is not ApplicationState.PENDING:
            if places(at, there) == 0:
                raise FieldFull(capacity=at.capacity or 0)
            others = [each for each in there if each.number != found.number]
            require_nobody_twice(found.name, found.players, others)
        approved = replace(found, state=ApplicationState.APPROVED, reason="")
        desk.write(at, there, with_badges(approved, there))


class Refuse(RegistrationAct, frozen=True, kw_only=True):
    """Refuse an application, with a reason that its sender reads; the place goes to who waits."""

    path = "applications/refuse"

    number: int
    reason: str

    def do(self, desk: RegistrationDesk, at: StoredRegistration) -> None:
        """Write it, and who moves up."""
        there, found = _found(desk, at, self.number)
        reason = read_note("reason", self.reason)
        if not reason:
            raise ApplicationUnfit(
                where="reason", why=Reason("say-why", "say why, for whoever reads it")
            )
        desk.write(at, there, replace(found, state=ApplicationState.REFUSED, reason=reason))


class GiveBadges(RegistrationAct, frozen=True, kw_only=True):
    """Give the players of an application these badge numbers, in their order; empty is none."""

    path = "applications/badges"

    number: int
    badges: tuple[str, ...]

    def do(self, desk: RegistrationDesk, at: StoredRegistration) -> None:
        """Write them, if they are nobody else's."""
        there, found = _found(desk, at, self.number)
        if len(self.badges) != len(found.players):
            raise ApplicationUnfit(
                where="badges", why=Reason("one-each-player", "one for each player")
            )
        players = tuple(
            replace(player, badge=read_badge(f"players[{number}].badge", badge))
            for number, (player, badge) in enumerate(
                zip(found.players, self.badges, strict=True), 1
            )
        )
        others = [each for each in there if each.number != found.number]
        require_nobody_twice(found.name, players, others)
        desk.write(at, there, replace(found, players=players))


class SamePerson(RegistrationAct, frozen=True, kw_only=True):
    """Say that a player is somebody whom the house knows; the person, and a free badge, come along.

    `player` is which of the application, from 1; `known` is the id with which somebody was offered.
    """

    path = "applications/same"

    number: int
    player: int
    known: str

    def do(self, desk: RegistrationDesk, at: StoredRegistration) -> None:
        """Write it."""
        there, found = _found(desk, at, self.number)
        person = people_before(at.id, desk.store, desk.formats).of(self.known)
        if person is None or not 1 <= self.player <= len(found.players):
            raise NoSuchApplication
        players = list(found.players)
        player = players[self.player - 1]
        taken = {each.badge for one in there if one.state not in GONE for each in one.players}
        badge = player.badge
        if badge is None and person.badge is not None and person.badge not in taken:
            badge = person.badge
        players[self.player - 1] = replace(
            player, person=person.person or player.person, badge=badge
        )
        same_as = list(found.same_as or (None,) * len(players))
        same_as[self.player - 1] = person.id
        after = replace(found, players=tuple(players), same_as=tuple(same_as))
        desk.write(at, there, after)


class AddByHand(RegistrationAct, frozen=True, kw_only=True):
    """Add an entry by hand: it is approved at once, or waits where the field is full."""

    path = "applications"

    name: str
    players: tuple[SentPlayer, ...] = ()
    club: str = ""
    country: str = ""
    note: str = ""

    def do(self, desk: RegistrationDesk, at: StoredRegistration) -> None:
        """Write it."""
        sent = SentApplication(
            name=self.name,
            players=self.players,
            club=self.club,
            country=self.country,
            note=self.note,
        )
        _add(desk, at, [sent])


class AddList(RegistrationAct, frozen=True, kw_only=True):
    """Add the entries of a list, in any form that a list of entries may have; all or none."""

    path = "applications/list"

    text: str

    def do(self, desk: RegistrationDesk, at: StoredRegistration) -> None:
        """Write them."""
        read = read_list(self.text, persons=at.entry_kind == "person")
        if read.faults:
            raise read.faults[0]
        _add(
            desk,
            at,
            [
                SentApplication(
                    name=entry.name,
                    players=tuple(
                        SentPlayer(name=player, badge=badge or "")
                        for player, badge in zip(entry.players, entry.badge_of_each, strict=True)
                    ),
                    club=row.club,
                )
                for row in read.teams
                if (entry := row.entry) is not None
            ],
        )


ACTS: tuple[type[RegistrationAct], ...] = (
    Settle,
    ReplaceLink,
    Published,
    Approve,
    Refuse,
    GiveBadges,
    SamePerson,
    AddByHand,
    AddList,
)
"""Everything that can be done with a registration."""


def _add(desk: RegistrationDesk, at: StoredRegistration, sent: Sequence[SentApplication]) -> None:
    there = desk.store.applications(at.id)
    if len(there) + len(sent) > MOST_APPLICATIONS:
        raise TooManyRegistered(most=MOST_APPLICATIONS)
    made: list[StoredApplication] = []
    for number, each in enumerate(sent, 1):
        try:
            made.append(_added(desk, at, (*there, *made), each))
        except Refused as no:
            if len(sent) == 1:
                raise
            raise ApplicationUnfit(where=f"entries[{number}]", why=no.as_reason) from None
    desk.write(at, there, *made)


def _added(
    desk: RegistrationDesk,
    at: StoredRegistration,
    there: Sequence[StoredApplication],
    sent: SentApplication,
) -> StoredApplication:
    """What the director adds; nobody has its code until one is made anew."""
    name, players = read_players(at, sent)
    require_nobody_twice(name, players, there)
    new = replace(
        desk.new(at, there, desk.code()),
        name=name,
        players=players,
        same_as=(None,) * len(players),
        club=read_word("club", sent.club),
        country=read_word("country", sent.country),
        note=read_note("note", sent.note),
    )
    if new.state is not ApplicationState.PENDING:
        return new
    return with_badges(replace(new, state=ApplicationState.APPROVED), (*there, new))


def _found(
    desk: RegistrationDesk, at: StoredRegistration, number: int
) -> tuple[tuple[StoredApplication, ...], StoredApplication]:
    there = desk.store.applications(at.id)
    found = next((each for each in there if each.number == number), None)
    if found is None:
        raise NoSuchApplication
    if found.state is ApplicationState.WITHDRAWN:
        raise ApplicationWithdrawn(number=number)
    return there, found


def _capacity(capacity: int | None) -> int | None:
    if capacity is not None and not 1 <= capacity <= MOST_ENTRIES:
        why = Reason("field-room", "a field has room for 1 to {most} entries", most=MOST_ENTRIES)
        raise ApplicationUnfit(where="capacity", why=why)
    return capacity
