"""Registrations as the office sees them: the list, one with all who have come, and its entries."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import chain

from evendeal.director.registration.desk import RegistrationDesk
from evendeal.director.registration.field import queue_of
from evendeal.director.registration.known import KnownPeople, nearly, people_before
from evendeal.director.registration.ports import StoredApplication, StoredRegistration
from evendeal.director.registration.reading import GONE
from evendeal.tournament.lists.rows import written
from evendeal.views.registration import (
    ApplicationState,
    OfficeApplication,
    RegisteredEntries,
    RegistrationHead,
    RegistrationOffice,
)


def list_registrations(desk: RegistrationDesk) -> tuple[RegistrationHead, ...]:
    """All registrations of the house, the newest first."""
    return tuple(
        _head(each, desk.store.applications(each.id))
        for each in reversed(desk.store.registrations())
    )


def show_registration(desk: RegistrationDesk, id: str) -> RegistrationOffice:
    """A registration with everybody who has come, and whom the house may know of them.

    Raises:
        NoSuchRegistration: there is none of this id.
    """
    registration = desk.registration(id)
    there = desk.store.applications(id)
    known = people_before(id, desk.store, desk.formats)
    similar = _similar(there)
    return RegistrationOffice(
        _head(registration, there),
        f"/register/{registration.link}",
        registration.about,
        registration.players_least,
        registration.players_most,
        tuple(_application(each, there, known, similar) for each in there),
    )


def entries_of(desk: RegistrationDesk, id: str) -> RegisteredEntries:
    """Those who are approved, as a list of entries that a draft takes, in the order of arrival.

    Raises:
        NoSuchRegistration: there is none of this id.
    """
    registration = desk.registration(id)
    approved = [
        each for each in desk.store.applications(id) if each.state is ApplicationState.APPROVED
    ]
    # In the only column with players a comma would part two of them.
    most = max(2, *(len(each.players) for each in approved), 0)
    rows = [["name", *chain.from_iterable([["player", "person", "badge"]] * most)]]
    for each in approved:
        cells = [[player.name, player.person or "", player.badge or ""] for player in each.players]
        rows.append([each.name, *chain.from_iterable(cells)])
    return RegisteredEntries(registration.format, len(approved), written(rows, ","))


def _head(
    registration: StoredRegistration, applications: Sequence[StoredApplication]
) -> RegistrationHead:
    def number(state: ApplicationState) -> int:
        return sum(each.state is state for each in applications)

    return RegistrationHead(
        registration.id,
        registration.event_name,
        registration.format,
        registration.entry_kind,
        registration.capacity,
        registration.open,
        number(ApplicationState.PENDING),
        number(ApplicationState.APPROVED),
        number(ApplicationState.WAITING),
        registration.since,
        registration.by,
        registration.event,
    )


def _application(
    application: StoredApplication,
    there: Sequence[StoredApplication],
    known: KnownPeople,
    similar: dict[int, set[int]],
) -> OfficeApplication:
    gone, typed = application.state in GONE, application.state is not ApplicationState.APPROVED
    same_as = application.same_as or (None,) * len(application.players)
    return OfficeApplication(
        application.number,
        application.name,
        application.players,
        application.club,
        application.country,
        application.note,
        application.state,
        queue_of(application, there),
        application.reason,
        application.since,
        same_as,
        tuple(
            () if gone or same is not None else known.offered(player, by_badge=typed)
            for player, same in zip(application.players, same_as, strict=True)
        ),
        tuple(sorted(similar.get(application.number, ()))),
    )


def _similar(applications: Sequence[StoredApplication]) -> dict[int, set[int]]:
    """By number, the other applications in which somebody is called nearly the same."""
    by_name: dict[str, set[int]] = defaultdict(set)
    for each in applications:
        if each.state not in GONE:
            for name in {each.name, *(player.name for player in each.players)}:
                by_name[nearly(name)].add(each.number)
    found: dict[int, set[int]] = defaultdict(set)
    for numbers in by_name.values():
        for number in numbers:
            found[number] |= numbers - {number}
    return found
