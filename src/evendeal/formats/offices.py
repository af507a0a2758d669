"""The offices of all formats on one log, as the server asks for them."""

from collections.abc import Callable, Mapping

from evendeal.director.listeners import all_ends
from evendeal.formats.desks import FORMATS, Desks
from evendeal.formats.office_side import OfficeSide, Staff
from evendeal.ids import EventId
from evendeal.views.about_event import AwayEvent


def office_sides() -> Mapping[str, type[OfficeSide]]:
    """The office of each format, by the word in an event's file."""
    return {format: kind.office_side() for format, kind in FORMATS.items()}


class Offices:
    """The offices of the events of a log, one for each format.

    Args:
        staff: who has which job at an event; without it nobody is known to have one.
        address: of the house, for codes on paper; empty where others cannot reach it.
    """

    def __init__(
        self, desks: Desks, staff: Staff | None = None, address: Callable[[], str] = str
    ) -> None:
        self._desks = desks
        self._offices = {desk.format: desk.office_side()(desk, staff, address) for desk in desks}

    def of(self, event: EventId) -> OfficeSide:
        """The office of an event; of one that is not there it refuses with the reason."""
        return self._offices[self._desks.of(event).format]

    def subscribe(self, news: Callable[[EventId, int], None]) -> Callable[[], None]:
        """Have `news` called after every line of an event; the answer ends it."""
        return all_ends([office.subscribe(news) for office in self._offices.values()])

    def away(self) -> tuple[AwayEvent, ...]:
        """The rehearsals that were put away, the newest first."""
        events = [event for office in self._offices.values() for event in office.away()]
        return tuple(sorted(events, key=lambda each: each.sealed_at, reverse=True))
