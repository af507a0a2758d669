"""The events of a house, of whatever format: what must be known of them to let people in."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Literal, Protocol

from evendeal.director.ledger import NotInTheLog
from evendeal.director.ports import BrokenLog
from evendeal.director.sealed_ledger import AnyLedger
from evendeal.ids import EntryId, EventId
from evendeal.tournament.any_event import AnyEvent
from evendeal.views.absent import NoSuchEvent
from evendeal.views.roles import Grant


class EventsOfFormat(Protocol):
    """The events of one format in a log."""

    @property
    def ledger(self) -> AnyLedger:
        """Its events."""

    @property
    def format(self) -> str:
        """The word by which an event's file names it."""


class HouseEvents:
    """The events of all formats on one log."""

    def __init__(self, formats: Sequence[EventsOfFormat]) -> None:
        self._formats = formats

    def _of(self, event: EventId) -> EventsOfFormat | None:
        return next((each for each in self._formats if each.ledger.holds(event)), None)

    def event(self, event: EventId) -> AnyEvent:
        """The event.

        Raises:
            NotInTheLog: there is no such event, of whatever kind.
            BrokenLog: not even its first line can be read.
        """
        format = self._of(event)
        if format is None:
            raise NotInTheLog(event=event)
        own: AnyEvent = format.ledger.progress(event).event
        return own

    def players(self, event: EventId, entry: EntryId) -> tuple[str, ...]:
        """Who plays for an entry; nobody where there is no such event or entry."""
        format = self._of(event)
        if format is None:
            return ()
        with format.ledger.reading(event):
            players: tuple[str, ...] = format.ledger.refresh(event).players_of(entry)
            return players

    def called(self, grant: Grant) -> str | None:
        """What the player of a role is called now, however he was spelled when he was invited."""
        if grant.player is None or grant.entry is None:
            return grant.player
        format = self._of(grant.event)
        called = grant.player
        if format is not None:
            with suppress(BrokenLog):
                called = format.ledger.progress(grant.event).record.now(grant.entry, called)
        return called

    def name(self, event: EventId) -> str:
        """The event's name; its id where nothing of it can be read.

        Raises:
            NoSuchEvent: there is no such event.
        """
        try:
            return self.event(event).name
        except BrokenLog:
            return event
        except NotInTheLog:
            raise NoSuchEvent(event=event) from None

    def devices(self, event: EventId) -> Literal["none", "allowed"] | None:
        """Whether players may have any in the playing rooms; None where that cannot be read."""
        try:
            return self.event(event).hall.devices.value
        except (BrokenLog, NotInTheLog):
            return None

    def format(self, event: EventId) -> str | None:
        """The id of the event's format; None where nothing of it can be read, or is not there."""
        format = self._of(event)
        if format is None:
            return None
        try:
            format.ledger.progress(event)
        except BrokenLog:
            return None
        return format.format
