"""Who has a place in the field of a registration, who waits for one, and who moves up."""

from collections.abc import Sequence
from dataclasses import replace

from evendeal.director.registration.ports import StoredApplication, StoredRegistration
from evendeal.views.registration import ApplicationState

HOLDING = (ApplicationState.PENDING, ApplicationState.APPROVED)
"""Whoever waits for the director has a place already: it is given in the order of arrival."""


def places(
    registration: StoredRegistration, applications: Sequence[StoredApplication]
) -> int | None:
    """How many places are free, 0 in a field that is overfull; None where it has no end."""
    if registration.capacity is None:
        return None
    holding = sum(each.state in HOLDING for each in applications)
    return max(0, registration.capacity - holding)


def waiting(applications: Sequence[StoredApplication]) -> tuple[StoredApplication, ...]:
    """The waiting list, in the order of arrival."""
    return tuple(each for each in applications if each.state is ApplicationState.WAITING)


def queue_of(
    application: StoredApplication, applications: Sequence[StoredApplication]
) -> int | None:
    """The place of an application on the waiting list, from 1; None where it is on none."""
    if application.state is not ApplicationState.WAITING:
        return None
    return 1 + sum(each.number < application.number for each in waiting(applications))


def moved_up(
    registration: StoredRegistration, applications: Sequence[StoredApplication]
) -> tuple[StoredApplication, ...]:
    """Those of the waiting list for whom there is a place now, with it."""
    free = places(registration, applications)
    first = waiting(applications)[:free]
    return tuple(replace(each, state=ApplicationState.PENDING) for each in first)


def next_badge(applications: Sequence[StoredApplication], ahead: int = 0) -> int:
    """The number after the highest that anybody has, also of those who are gone."""
    numbers = [
        int(player.badge)
        for each in applications
        for player in each.players
        if player.badge is not None and player.badge.isdecimal()
    ]
    return max(numbers, default=0) + 1 + ahead


def with_badges(
    application: StoredApplication, applications: Sequence[StoredApplication]
) -> StoredApplication:
    """The application, with a badge number for each player who has none."""
    players, given = [], 0
    for player in application.players:
        if player.badge is None:
            players.append(replace(player, badge=str(next_badge(applications, given))))
            given += 1
        else:
            players.append(player)
    return replace(application, players=tuple(players))
