"""The poker events of a log: what their format says about their lives."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from evendeal.director.archived import Archived
from evendeal.director.checks import Checks
from evendeal.director.living import Body, Secrets
from evendeal.draw.cards_verify import CARDS
from evendeal.draw.opened import OpenedSession
from evendeal.draw.seal import Seal, SealedSession
from evendeal.formats.duplicate.life import DuplicateLedger, DuplicateLife
from evendeal.formats.duplicate.luck import ORDER_OF, SessionLuck
from evendeal.formats.seat_teams.sealing import (
    METHOD_OF,
    luck_of,
    seal_session,
    secrets_needed,
)
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.duplicate.bodies import Begun, body_to_json
from evendeal.tournament.event_text import SEAT_TEAMS
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.event_read import read_event, write_event
from evendeal.tournament.seat_teams.known_seats import seats_known_with
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.tournament.seat_teams.schedule import session_plan
from evendeal.tournament.steps import Step
from evendeal.views.poker.embargo.totals import RunningSteps

if TYPE_CHECKING:
    from evendeal.views.poker.office.changes import Compared


class SeatTeamsLife(DuplicateLife[Event, Progress, Seal]):
    """Teams with a player on every seat; seats and running orders are drawn with the cards."""

    format = SEAT_TEAMS
    files = CARDS

    def fold_of(self, text: str) -> Progress:
        """The event of a file."""
        return Progress(read_event(text), totals=RunningSteps)

    def write(self, event: Event) -> str:
        """The file of an event."""
        return write_event(event)

    def seal_session(
        self, event: Event, head: Mapping[str, Any], secrets: Secrets
    ) -> SealedSession:
        """The deals of a session and the first row of its seat draw."""
        return seal_session(event, head, secrets)

    def seal_event(self, event: Event, head: Mapping[str, Any]) -> Seal:
        """How seats and orders of play will be drawn."""
        return Seal(
            **head,
            burns=event.play.burns,
            method=METHOD_OF[event.draw.seats],
            running_order=ORDER_OF[event.draw.order],
            block=event.draw.blocks,
        )

    def luck_of(
        self,
        progress: Progress,
        session: SessionNo,
        secrets: Mapping[SessionNo, Secrets],
        beacon: str,
    ) -> SessionLuck | None:
        """The cards, seats and orders of a session."""
        # By the names of the seal, whoever has been spelled right since.
        event = progress.sealed
        if not secrets_needed(event, session) <= set(secrets):
            return None
        beacons = {number: now.beacon or "" for number, now in progress.sessions.items()}
        return luck_of(event, session, secrets, {**beacons, session: beacon})

    def begin(self, progress: Progress, session: SessionNo, luck: SessionLuck) -> Body:
        """The line with which a session begins."""
        # Seats and orders that do not make this event are refused.
        session_plan(progress.sealed, session, luck.seats, luck.orders)
        return body_to_json(Begun(luck.beacon or None, luck.seats))

    def closes_with(self, progress: Progress, session: SessionNo) -> tuple[SessionNo, ...]:
        """Its own line-ups, and with the mirror draw those of the session whose seats it tells."""
        return seats_known_with(progress.event, session)

    def checks(self) -> Checks[Progress, Seal, OpenedSession]:
        """What of its play and its files can be checked."""
        from evendeal.formats.duplicate.checks import DealChecks

        return DealChecks()

    def archived(self) -> Archived[Progress]:
        """What its archives have."""
        from evendeal.formats.seat_teams.archived import DEAL_ARCHIVE

        return DEAL_ARCHIVE


class Desk(DuplicateLedger[Progress, Seal]):
    """The events of seat teams of a log; see `SealedLedger`."""

    life = SeatTeamsLife()

    def next(self, event: EventId) -> tuple[Step, ...]:
        """What the director can do next.

        Raises:
            NotASeal: whether line-ups close cannot be read.
        """
        with self.reading(event):
            self.refresh(event).line_ups_close = self.line_ups_close(event)
            return super().next(event)

    def line_ups_close(self, event: EventId) -> bool:
        """Whether the seal says that line-ups are closed before a session begins."""
        signed = self.seal(event)
        return signed is not None and signed.seal.version > 1

    def compared(self, before: Progress, after: Progress) -> "Compared":
        """What is different among the teams."""
        from evendeal.views.poker.office.team_changes import teams_compared

        return teams_compared(before, after)
