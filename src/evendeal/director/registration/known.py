"""Who registers and was here before: found by badge number or by name, and only offered.

Nothing is joined by itself: two people may have one name. What is found is for the office alone.
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace

from evendeal.director.people.events import EventsOfFormat
from evendeal.director.ports import BrokenLog
from evendeal.director.registration.ports import Registrations, StoredApplication
from evendeal.tournament.event_fold import AnyFold
from evendeal.views.absent import NoSuchEvent
from evendeal.views.registration import ApplicationPlayer, ApplicationState, KnownPerson

MOST_OFFERED = 5
"""Persons who are offered for one player."""


def nearly(name: str) -> str:
    """What a name has in common with how others may write it.

    Its words in the order of the alphabet, without capitals, marks on letters and signs: `Berg,
    Änne` and `Anne Berg` have the same.
    """
    plain = "".join(
        sign
        for sign in unicodedata.normalize("NFKD", name.casefold())
        if unicodedata.category(sign) != "Mn"
    )
    words = re.findall(r"\w+", plain)
    return " ".join(sorted(words)) or plain


class KnownPeople:
    """Everybody who was approved for an earlier registration or stands in an event of the house."""

    def __init__(self, people: Iterable[KnownPerson]) -> None:
        self._by_name: dict[str, list[KnownPerson]] = defaultdict(list)
        self._by_badge: dict[str, list[KnownPerson]] = defaultdict(list)
        self._by_id: dict[str, KnownPerson] = {}
        for each in people:
            self._by_id[each.id] = each
            self._by_name[nearly(each.name)].append(each)
            if each.badge is not None:
                self._by_badge[each.badge].append(each)

    def offered(self, player: ApplicationPlayer, *, by_badge: bool) -> tuple[KnownPerson, ...]:
        """Who a player may be, the same badge number first; nobody where that is known.

        Args:
            by_badge: the badge number was typed, and not given here: one that was given is that of
                somebody else in every other event.
        """
        if player.person is not None:
            return ()
        badge = player.badge if by_badge else None
        same_badge = self._by_badge.get(badge, []) if badge is not None else []
        by_name = self._by_name.get(nearly(player.name), [])
        found = {each.id: replace(each, by="badge") for each in same_badge}
        for each in by_name:
            found.setdefault(each.id, each)
        # One person in many events is offered once.
        apart: dict[tuple[str, str | None, str | None], KnownPerson] = {}
        for each in found.values():
            apart.setdefault((nearly(each.name), each.badge, each.person), each)
        return tuple(apart.values())[:MOST_OFFERED]

    def of(self, id: str) -> KnownPerson | None:
        """The person of an id, as it was offered."""
        return self._by_id.get(id)


def people_before(
    registration: str, store: Registrations, formats: Iterable[EventsOfFormat]
) -> KnownPeople:
    """Who is known to the house when a registration is looked at, the newest first."""
    found: list[KnownPerson] = []
    for other in reversed(store.registrations()):
        if other.id != registration:
            applications = store.applications(other.id)
            found += _registered(other.event_name, applications)
    for format in formats:
        for event in format.ledger.events():
            with suppress(BrokenLog, NoSuchEvent):
                found += _entered(format.ledger.progress(event))
    return KnownPeople(found)


def _registered(event_name: str, applications: Sequence[StoredApplication]) -> list[KnownPerson]:
    return [
        KnownPerson(
            f"{each.registration}/{each.number}/{number}",
            player.name,
            player.badge,
            each.club,
            each.country,
            player.person,
            event_name,
            "name",
        )
        for each in applications
        if each.state is ApplicationState.APPROVED
        for number, player in enumerate(each.players, 1)
    ]


def _entered(progress: AnyFold) -> list[KnownPerson]:
    """The players of an event who are known in the house by an id of their own."""
    event = progress.event
    return [
        KnownPerson(
            f"event/{event.id}/{entry.id}/{number}",
            player,
            badge,
            "",
            "",
            person,
            event.name,
            "name",
        )
        for entry in event.entries
        for number, (player, person, badge) in enumerate(
            zip(entry.players, entry.person_of_each, entry.badge_of_each, strict=True), 1
        )
        if person is not None or badge is not None
    ]
