"""What everybody may see of all events of a house, whatever their format."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from evendeal.director.ledger import News
from evendeal.director.listeners import all_ends
from evendeal.errors import Refused
from evendeal.formats.desks import FORMATS
from evendeal.formats.pages import Page, pages_of
from evendeal.formats.public_side import AnyPublicSide, Head, Message
from evendeal.ids import EventId, PersonId
from evendeal.views.absent import Absent, NoSuchEvent
from evendeal.views.first_rows import FirstRow, PageRows, events_rows
from evendeal.views.home import AtHome
from evendeal.views.persons import PersonEvent, PersonPage, person_event, person_page
from evendeal.views.programme import PersonEntered


class NoSuchPage(Absent):
    """A page that events of another format have."""

    def __init__(self, *, event: EventId, format: str, page: str) -> None:
        super().__init__(f"{event} is an event of {format}, which has no {page}")
        self.event = event
        self.format = format
        self.page = page


class PublicHouse:
    """The public sides of all formats; several threads may ask at once.

    Args:
        sides: one for each format; none: a house in which nothing is on.
    """

    def __init__(self, *sides: AnyPublicSide) -> None:
        self._sides = sides
        self._methods = {
            type(side): {each.path: each.method for each in pages_of(type(side))} for side in sides
        }

    def of(self, event: EventId) -> AnyPublicSide:
        """The side that shows an event.

        Raises:
            NoSuchEvent: the house has none of this id.
        """
        for side in self._sides:
            if side.holds(event):
                return side
        raise NoSuchEvent(event=event)

    def head_of(self, event: EventId) -> Head | None:
        """The head of an event; None where the public sees no such event, or cannot be shown it."""
        with suppress(Refused):
            head: Head = self.of(event).event(event)
            return head
        return None

    def first_rows(self, event: EventId | None, rows: PageRows) -> tuple[FirstRow, ...]:
        """The rows that a page's HTML brings; none where the public sees no such page.

        Args:
            event: None for the first page of the house.
        """
        with suppress(Refused):
            return events_rows(self.events()) if event is None else self._rows(event, rows)
        return ()

    def _rows(self, event: EventId, rows: PageRows) -> tuple[FirstRow, ...]:
        return self.of(event).first_rows(event, rows)

    def events(self) -> tuple[Head, ...]:
        """The heads of all events, the newest seal first."""
        heads = [head for side in self._sides for head in side.heads()]
        return tuple(sorted(heads, key=lambda head: head.sealed_at, reverse=True))

    def at_home(self) -> tuple[AtHome, ...]:
        """What the first page of the house has of each event."""
        lines = []
        for side in self._sides:
            for event in side.events():
                with suppress(NoSuchEvent):
                    lines.append(side.at_home(event))
        return tuple(lines)

    def page(self, page: Page, event: EventId, **parts: Any) -> Any:
        """A page of an event.

        Raises:
            NoSuchPage: events of its format have none such.
            Absent: it is not there.
        """
        side = self.of(event)
        method = self._methods[type(side)].get(page.path)
        if method is None:
            side.position(event)  # One that nobody may see is not there, whatever its format.
            raise NoSuchPage(event=event, format=FORMATS[side.format].name, page=page.family)
        return getattr(side, method)(event, **parts)

    def person(self, person: PersonId) -> PersonPage:
        """A person, and the events that the same person plays in, of whatever format.

        Raises:
            NobodyKnown: nobody of this id plays in a public event.
        """
        events = []
        for side in self._sides:
            for event in side.events():
                with suppress(NoSuchEvent):
                    people = side.programme(event).people
                    events += [
                        _person_event(side, event, each) for each in people if each.person == person
                    ]
        return person_page(person, events)

    def file(self, event: EventId, name: str) -> str | None:
        """A published file; None while it has not been published."""
        return self.of(event).file(event, name)

    def message(self, event: EventId) -> Message:
        """What those are sent now who watch an event."""
        return self.of(event).message(event)

    def position(self, event: EventId) -> int:
        """How often something public of an event has changed."""
        return self.of(event).position(event)

    def subscribe(self, news: News) -> Callable[[], None]:
        """Have `news` called when something public of any event has changed; the answer ends it."""
        return all_ends([side.subscribe(news) for side in self._sides])


def _person_event(side: AnyPublicSide, event: EventId, entered: PersonEntered) -> PersonEvent:
    format = side.format, FORMATS[side.format].name
    return person_event(side.event(event), format, entered, side.held(event, entered.entry))
