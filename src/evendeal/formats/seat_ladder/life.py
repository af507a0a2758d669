"""The events of individuals of a log: what their format says about their lives."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from evendeal.director.archived import Archived
from evendeal.director.checks import Checks
from evendeal.director.living import Body, Root, Secrets
from evendeal.draw.ladder_seal import LadderSeal, SealedLadderSession
from evendeal.draw.ladder_seating import drawn_places, exchanged_places
from evendeal.draw.ladder_verify import LADDER
from evendeal.draw.line_ups import OpenedLineUps
from evendeal.draw.opened import OpenedSession, Seats
from evendeal.formats.duplicate.life import DuplicateLedger, DuplicateLife
from evendeal.formats.duplicate.luck import ORDER_OF, SessionLuck, drawn_luck, sealed_deals
from evendeal.formats.duplicate.opened_deals import opened_deals
from evendeal.ids import SessionNo
from evendeal.tournament.duplicate.bodies import Begun, body_to_json
from evendeal.tournament.seat_ladder.event import SEAT_LADDER, LadderEvent
from evendeal.tournament.seat_ladder.event_read import read_event, write_event
from evendeal.tournament.seat_ladder.progress import LadderProgress

if TYPE_CHECKING:
    from evendeal.views.poker.office.changes import Compared


class SeatLadderLife(DuplicateLife[LadderEvent, LadderProgress, LadderSeal]):
    """Players compared within their seat number; seats are drawn anew in every session."""

    format = SEAT_LADDER
    files = LADDER

    def fold_of(self, text: str) -> LadderProgress:
        """The event of a file."""
        return LadderProgress(read_event(text))

    def write(self, event: LadderEvent) -> str:
        """The file of an event."""
        return write_event(event)

    def seal_session(
        self, event: LadderEvent, head: Mapping[str, Any], secrets: Secrets
    ) -> SealedLadderSession:
        """The deals of a session, and how many sit at a table."""
        session = head["session"]
        place = event.place_of(session)
        return SealedLadderSession(
            **head,
            seats=place.stage.seats,
            exchanged=place.exchanged,
            **sealed_deals(event, session, secrets),
        )

    def seal_event(self, event: LadderEvent, head: Mapping[str, Any]) -> LadderSeal:
        """How orders of play will be drawn."""
        return LadderSeal(
            **head,
            burns=event.play.burns,
            running_order=ORDER_OF[event.draw.order],
            block=event.draw.blocks,
        )

    def closes_with(self, progress: LadderProgress, session: SessionNo) -> tuple[SessionNo, ...]:
        """Its own list; that of the second half of the final with that of the first."""
        del progress
        return (session,)

    def luck_of(
        self,
        progress: LadderProgress,
        session: SessionNo,
        secrets: Mapping[SessionNo, Secrets],
        beacon: str,
    ) -> SessionLuck | None:
        """The cards, seats and orders of a session."""
        # By the names of the seal, whoever has been spelled right since.
        event = progress.sealed
        if session not in secrets:
            return None
        before = [progress.sessions[number].drawn for number in range(1, session)]  # type: ignore[index]
        seats = self._seats(progress, session, secrets[session], beacon, before)
        return drawn_luck(event, session, secrets[session], beacon, seats)

    def _seats(
        self,
        progress: LadderProgress,
        session: SessionNo,
        secrets: Secrets,
        beacon: str,
        before: list[Seats],
    ) -> Seats:
        event = progress.sealed
        place = event.place_of(session)
        if place.exchanged:
            return exchanged_places(before[-1])
        return drawn_places(
            event.id,
            session,
            place.stage.seats,
            tuple(progress.line_ups_as_sealed(session).items()),
            beacon.encode() or secrets["original"],
            before,
        )

    def begin(self, progress: LadderProgress, session: SessionNo, luck: SessionLuck) -> Body:
        """The line with which a session begins."""
        return body_to_json(Begun(luck.beacon or None, luck.seats))

    def opened(
        self, progress: LadderProgress, head: Mapping[str, Any], root: Root, version: int
    ) -> OpenedSession:
        """What is known to all of a session: its deals, and who plays it."""
        del version
        session = SessionNo(head["session"])
        end = progress.line_ups.closed.get(session)
        return replace(
            opened_deals(progress, head, root, 1),
            line_ups=OpenedLineUps(
                closed_at=end.at if end else None,
                entries=tuple(progress.line_ups_as_sealed(session).items()),
                changes=(),
            ),
        )

    def checks(self) -> Checks[LadderProgress, LadderSeal, OpenedSession]:
        """What of its play and its files can be checked."""
        from evendeal.formats.duplicate.checks import DealChecks

        return DealChecks()

    def archived(self) -> Archived[LadderProgress]:
        """What its archives have."""
        from evendeal.formats.seat_ladder.archived import LADDER_ARCHIVE

        return LADDER_ARCHIVE


class LadderLedger(DuplicateLedger[LadderProgress, LadderSeal]):
    """The events of individuals of a log; see `SealedLedger`."""

    life = SeatLadderLife()

    def compared(self, before: LadderProgress, after: LadderProgress) -> "Compared":
        """What is different in the ladders."""
        from evendeal.views.poker.office.ladder_changes import ladders_compared

        return ladders_compared(before, after)
