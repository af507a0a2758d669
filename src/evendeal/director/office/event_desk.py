"""The part of an office that is the same for every kind of event: what is done about it."""

from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Any, ClassVar

from evendeal.director.ledger import FoldT
from evendeal.director.office.about_event import (
    bring_out,
    put_away,
    take_back_withdrawal,
    withdraw_event,
)
from evendeal.director.office.name_corrections import correct_name
from evendeal.director.office.screens import OfficeScreens, ScreenT
from evendeal.ids import EventId
from evendeal.tournament.event_acts import Called
from evendeal.views.about_event import AwayEvent
from evendeal.views.absent import NoSuchEvent
from evendeal.views.office import OfficeDone


class AboutEvent(OfficeScreens[FoldT, ScreenT], ABC):
    """The part of an office that is the same for every kind of event."""

    FORMAT: ClassVar[str]
    """The id of the format of its events."""

    def away(self) -> tuple[AwayEvent, ...]:
        """The rehearsals that were put away, the newest first."""
        found = []
        for event in self._ledger.events():
            with self._ledger.reading(event), suppress(NoSuchEvent):
                progress: Any = self._progress(event)
                if progress.record.away:
                    name, at = progress.event.name, progress.published_at
                    found.append(AwayEvent(event, name, self.FORMAT, at))
        return tuple(sorted(found, key=lambda each: each.sealed_at, reverse=True))

    def correct_name(
        self,
        event: EventId,
        *,
        what: Called,
        entry: str | None,
        was: str,
        name: str,
        reason: str,
        key: str,
        by: str,
    ) -> OfficeDone:
        """A name spelled right."""
        self._progress(event)
        correct_name(
            self._ledger,
            self._books,
            event,
            what=what,
            entry=entry,
            was=was,
            name=name,
            reason=reason,
            key=key,
            by=by,
        )
        return self._made_public(event)

    def withdraw_event(self, event: EventId, *, reason: str, key: str, by: str) -> OfficeDone:
        """The event is withdrawn."""
        self._progress(event)
        withdraw_event(self._ledger, self._books, event, reason=reason, key=key, by=by)
        return self._made_public(event)

    def take_back_withdrawal(self, event: EventId, *, reason: str, key: str, by: str) -> OfficeDone:
        """The event goes on."""
        self._progress(event)
        take_back_withdrawal(self._ledger, self._books, event, reason=reason, key=key, by=by)
        return self._made_public(event)

    def put_away(self, event: EventId, *, key: str, by: str) -> OfficeDone:
        """A rehearsal is shown nowhere any more."""
        self._progress(event)
        put_away(self._ledger, self._books, event, key=key, by=by)
        return self._made_public(event)

    def bring_out(self, event: EventId, *, key: str, by: str) -> OfficeDone:
        """A rehearsal is shown again."""
        self._progress(event)
        bring_out(self._ledger, self._books, event, key=key, by=by)
        return self._made_public(event)

    @abstractmethod
    def _make_good(self, event: EventId) -> None:
        """Write the published files as the log has them."""

    def _made_public(self, event: EventId) -> OfficeDone:
        # Everybody is told at once, in the files as on the pages.
        self._make_good(event)
        return OfficeDone(self.position(event), None)
