"""Registration as those come to it who register: the page, what is sent, and one's own page."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta

from evendeal.director.ledger import Adapters
from evendeal.director.people.codes import LONG, digest_of_code, new_code
from evendeal.director.people.events import EventsOfFormat
from evendeal.director.rate_limiter import Limit, by_address
from evendeal.director.registration.field import moved_up, places, queue_of, waiting
from evendeal.director.registration.ports import (
    Registrations,
    Stored,
    StoredApplication,
    StoredRegistration,
)
from evendeal.director.registration.reading import (
    GONE,
    read_note,
    read_players,
    read_word,
    require_nobody_twice,
)
from evendeal.tournament.line import stamp
from evendeal.views.people import TooManyTries
from evendeal.views.registration import (
    ApplicationState,
    ApplicationWithdrawn,
    EntriesPublished,
    EntryKind,
    NoSuchApplication,
    NoSuchRegistration,
    OwnApplication,
    Registered,
    RegistrationClosed,
    RegistrationPage,
    SentApplication,
    TooManyRegistered,
)

MOST_APPLICATIONS = 5_000
"""Applications that a registration takes."""

TAKEN = {"address": Limit(60, timedelta(minutes=10))}
"""How often somebody may register from one address: a club has one, and so may a whole hall."""

GUESSED = {"address": Limit(40, timedelta(minutes=5))}
"""Links and codes that were none, after which one waits; as at the door."""


class RegistrationDesk:
    """The registrations of a house; several threads may ask at once.

    Whoever has the link of a registration may send something; whoever has the code that is answered
    may look at it, change it and withdraw it. Places are given in the order of arrival: whoever
    comes when all are taken waits, and moves up when somebody withdraws or is refused. Each
    decision is made with the lock of the store held, so that of two for the last place one waits.

    Args:
        formats: the events of the house, in which somebody may have played before.
        adapters: those of its log.
        entry_kinds: what an entry is, by format.
    """

    def __init__(
        self,
        formats: Iterable[EventsOfFormat],
        adapters: Adapters,
        store: Registrations,
        entry_kinds: Mapping[str, EntryKind],
    ) -> None:
        self.formats = tuple(formats)
        self.store = store
        self.entry_kinds = entry_kinds
        self._clock, self._dice = adapters.clock, adapters.dice
        counters = adapters.shared.counters
        self._taken = counters.limiter("registrations", adapters.clock.now, TAKEN)
        self._guessed = counters.limiter("registration links", adapters.clock.now, GUESSED)

    def page(self, link: str, *, address: str) -> RegistrationPage:
        """What everybody sees who has a link.

        Raises:
            NoSuchRegistration: it is none, or was replaced.
            TooManyTries: this address has tried too many that were none.
        """
        registration = self._at_link(link, address)
        return page_of(registration, self.store.applications(registration.id))

    def register(self, link: str, sent: SentApplication, *, key: str, address: str) -> Registered:
        """Take an application, once for each key; a second answer to it has another code.

        Raises:
            NoSuchRegistration, TooManyTries: as of `page`; or this address has registered too many.
            RegistrationClosed: nobody can register now.
            ApplicationUnfit, AlreadyRegistered, BadgeInUse, TooManyRegistered: it cannot be taken.
        """
        registration = self._at_link(link, address)
        keys = (by_address(address),)
        excess = self._taken.take(keys)
        if excess is not None:
            raise TooManyTries(seconds=excess.seconds)
        with self.store.alone():
            registration = self.registration(registration.id)
            there = self.store.applications(registration.id)
            before = next((each for each in there if key and each.key == key), None)
            code = new_code(self._dice, LONG)
            if before is not None and self._read(registration, sent, before) == before:
                again = replace(before, code=digest_of_code(code))
                self.store.write([again])
                return Registered(code, own_of(registration, again, there))
            if not registration.open or registration.event is not None:
                raise RegistrationClosed(event_name=registration.event_name)
            if len(there) >= MOST_APPLICATIONS:
                raise TooManyRegistered(most=MOST_APPLICATIONS)
            new = self._read(registration, sent, self.new(registration, there, code, key))
            require_nobody_twice(new.name, new.players, there)
            self.store.write([new])
            return Registered(code, own_of(registration, new, (*there, new)))

    def own(self, code: str, *, address: str) -> OwnApplication:
        """The application of a code.

        Raises:
            NoSuchApplication: nobody has it.
            TooManyTries: this address has tried too many that were none.
        """
        found = self._of_code(code, address)
        registration = self.registration(found.registration)
        return own_of(registration, found, self.store.applications(found.registration))

    def change(self, code: str, sent: SentApplication, *, address: str) -> OwnApplication:
        """Say something else than before; the place stays.

        Whoever is approved and changes a name waits for the director again.

        Raises:
            NoSuchApplication, TooManyTries: as of `own`.
            RegistrationClosed, EntriesPublished: nothing can be changed any more.
            ApplicationWithdrawn: it has been withdrawn.
            ApplicationUnfit, AlreadyRegistered, BadgeInUse: it cannot be so.
        """
        found = self._of_code(code, address)
        with self.store.alone():
            registration, before, there = self._current(found)
            require_changeable(registration, before)
            if not registration.open:
                raise RegistrationClosed(event_name=registration.event_name)
            after = self._read(registration, sent, before)
            others = [each for each in there if each.number != before.number]
            if after.state not in GONE:
                require_nobody_twice(after.name, after.players, others)
            if after.state is ApplicationState.APPROVED and _names(after) != _names(before):
                after = replace(after, state=ApplicationState.PENDING)
            self.store.write([after])
            return own_of(registration, after, self.store.applications(registration.id))

    def withdraw(self, code: str, *, address: str) -> OwnApplication:
        """Take an application back; the first of the waiting list moves up.

        Raises:
            NoSuchApplication, TooManyTries: as of `own`.
            EntriesPublished: the entries of the event are fixed.
        """
        found = self._of_code(code, address)
        with self.store.alone():
            registration, before, there = self._current(found)
            if registration.event is not None:
                raise EntriesPublished(event_name=registration.event_name)
            if before.state in GONE:
                return own_of(registration, before, there)
            after = replace(before, state=ApplicationState.WITHDRAWN)
            there = self.write(registration, there, after)
            return own_of(registration, after, there)

    # What the office does too

    def registration(self, id: str) -> StoredRegistration:
        """The registration of this id.

        Raises:
            NoSuchRegistration: there is none.
        """
        found = next((each for each in self.store.registrations() if each.id == id), None)
        if found is None:
            raise NoSuchRegistration
        return found

    def now(self) -> str:
        """The time as a log writes it."""
        return stamp(self._clock.now())

    def code(self) -> str:
        """A code that nobody can guess, for a link or for one's own page."""
        return new_code(self._dice, LONG)

    def new(
        self,
        registration: StoredRegistration,
        there: Sequence[StoredApplication],
        code: str,
        key: str = "",
    ) -> StoredApplication:
        """An application in which nothing stands yet: with a place if there is one, or waiting."""
        free = places(registration, there)
        return StoredApplication(
            registration=registration.id,
            number=max((each.number for each in there), default=0) + 1,
            code=digest_of_code(code),
            key=key,
            name="",
            players=(),
            club="",
            country="",
            note="",
            state=ApplicationState.WAITING if free == 0 else ApplicationState.PENDING,
            reason="",
            since=self.now(),
        )

    def write(
        self,
        registration: StoredRegistration,
        there: Sequence[StoredApplication],
        *changed: StoredApplication,
    ) -> tuple[StoredApplication, ...]:
        """Write what has changed, and who moves up for it; answers all applications as they are."""
        after = {each.number: each for each in (*there, *changed)}
        up = moved_up(registration, tuple(after.values()))
        after |= {each.number: each for each in up}
        changes: list[Stored] = [after[each.number] for each in changed]
        changes += [each for each in up if each not in changes]
        self.store.write([registration, *changes])
        return tuple(after[number] for number in sorted(after))

    def _read(
        self, registration: StoredRegistration, sent: SentApplication, onto: StoredApplication
    ) -> StoredApplication:
        """An application that says what was sent; who a player is stays with the name."""
        name, players = read_players(registration, sent)
        known = {player.name: player for player in onto.players}
        same_as = dict(zip((player.name for player in onto.players), onto.same_as, strict=False))
        kept = tuple(
            replace(
                player,
                person=known[player.name].person,
                badge=player.badge or known[player.name].badge,
            )
            if player.name in known
            else player
            for player in players
        )
        return replace(
            onto,
            name=name,
            players=kept,
            club=read_word("club", sent.club),
            country=read_word("country", sent.country),
            note=read_note("note", sent.note),
            same_as=tuple(same_as.get(player.name) for player in players),
        )

    def _current(
        self, found: StoredApplication
    ) -> tuple[StoredRegistration, StoredApplication, tuple[StoredApplication, ...]]:
        there = self.store.applications(found.registration)
        now = next(each for each in there if each.number == found.number)
        return self.registration(found.registration), now, there

    def _at_link(self, link: str, address: str) -> StoredRegistration:
        keys = (by_address(address),)
        excess = self._guessed.take(keys)
        if excess is not None:
            raise TooManyTries(seconds=excess.seconds)
        found = next((each for each in self.store.registrations() if each.link == link), None)
        if found is None:
            raise NoSuchRegistration
        self._guessed.give_back(keys)
        return found

    def _of_code(self, code: str, address: str) -> StoredApplication:
        keys = (by_address(address),)
        excess = self._guessed.take(keys)
        if excess is not None:
            raise TooManyTries(seconds=excess.seconds)
        found = self.store.application_of(digest_of_code(code[:200]))
        if found is None:
            raise NoSuchApplication
        self._guessed.give_back(keys)
        return found


def require_changeable(registration: StoredRegistration, application: StoredApplication) -> None:
    """Passes an application that can still be changed.

    Raises:
        EntriesPublished, ApplicationWithdrawn.
    """
    if registration.event is not None:
        raise EntriesPublished(event_name=registration.event_name)
    if application.state is ApplicationState.WITHDRAWN:
        raise ApplicationWithdrawn(number=application.number)


def page_of(
    registration: StoredRegistration, applications: Sequence[StoredApplication]
) -> RegistrationPage:
    """A registration as everybody sees it: how many have come, and not who."""
    return RegistrationPage(
        registration.event_name,
        registration.entry_kind,
        registration.players_least,
        registration.players_most,
        registration.capacity,
        places(registration, applications),
        len(waiting(applications)),
        registration.open and registration.event is None,
        registration.about,
    )


def own_of(
    registration: StoredRegistration,
    application: StoredApplication,
    applications: Sequence[StoredApplication],
) -> OwnApplication:
    """An application as its sender sees it; of the others it tells only how many wait before."""
    return OwnApplication(
        page_of(registration, applications),
        registration.link,
        application.number,
        application.name,
        application.players,
        application.club,
        application.country,
        application.note,
        application.state,
        queue_of(application, applications),
        application.reason,
        registration.event is None and application.state is not ApplicationState.WITHDRAWN,
    )


def _names(application: StoredApplication) -> tuple[str, ...]:
    return (application.name, *(player.name for player in application.players))
