"""The poker events of a log: what their format says about their lives."""

from collections.abc import Iterator, Mapping
from typing import Any

from evendeal.director.archived import Archived
from evendeal.director.checks import Checks
from evendeal.director.ledger import (
    Ledger,
)
from evendeal.director.life import Life
from evendeal.director.living import Body, Root, Secrets
from evendeal.director.sealed_ledger import SealedLedger
from evendeal.draw.cards_verify import CARDS
from evendeal.draw.keys import KINDS
from evendeal.draw.line_ups import OpenedAct
from evendeal.draw.opened import OpenedSession
from evendeal.draw.seal import Seal, SealedSession
from evendeal.formats.seat_teams.closed_line_ups import closing, make_line_ups_good
from evendeal.formats.seat_teams.opened_deals import opened_deals
from evendeal.formats.seat_teams.sealing import (
    METHOD_OF,
    ORDER_OF,
    SessionLuck,
    luck_of,
    seal_session,
    secrets_needed,
)
from evendeal.formats.seat_teams.session_acts import acts_of
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.tournament.duplicate.bodies import Begun, Ended, OpenedLine, body_to_json
from evendeal.tournament.duplicate.bodies import Body as Said
from evendeal.tournament.event_text import SEAT_TEAMS
from evendeal.tournament.line import Draft
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.event_read import read_event, write_event
from evendeal.tournament.seat_teams.known_seats import seats_known_with
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.tournament.seat_teams.schedule import session_plan
from evendeal.tournament.steps import Step
from evendeal.views.poker.embargo.totals import RunningSteps


def draft(place: tuple[SessionNo, int, int], n: int, key: str, body: Said) -> Draft:
    """A line to be written.

    Args:
        place: session, table and deal; table 0 for lines of the whole event.
    """
    return Draft(*place, n, key, body_to_json(body))


class SeatTeamsLife(Life[Event, Progress, SessionLuck, Seal, OpenedSession]):
    """Teams with a player on every seat; seats and running orders are drawn with the cards."""

    format = SEAT_TEAMS
    kinds = KINDS
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

    def root_of(self, luck: SessionLuck) -> tuple[bytes, bytes | None]:
        """The roots over the deals and the reserve deals."""
        return luck.deals.root, luck.reserve.root if luck.reserve else None

    def deal(self, progress: Progress, session: SessionNo, luck: SessionLuck) -> None:
        """Give the fold the deck-orders of a session."""
        reserve = luck.reserve.decks if luck.reserve else ()
        progress.deal_from(session, (*luck.deals.decks, *reserve))

    def begin(self, progress: Progress, session: SessionNo, luck: SessionLuck) -> Body:
        """The line with which a session begins."""
        # Seats and orders that do not make this event are refused.
        session_plan(progress.sealed, session, luck.seats, luck.orders)
        return body_to_json(Begun(luck.beacon or None, luck.seats))

    def lines_before(self, progress: Progress, session: SessionNo) -> list[Draft]:
        """The lines that close the line-ups which the draw of this session tells.

        Without public randomness the session closes them by itself: its own, and with the mirror
        draw those of the next one, since from now on everybody knows its seats.
        """
        closes = seats_known_with(progress.event, session) if progress.line_ups_close else ()
        return closing(progress, closes)

    def open(self, progress: Progress, luck: SessionLuck, number: DealNo) -> Body:
        """The line that opens a deal."""
        deals = len(luck.deals.decks)
        if number <= deals:
            opened = luck.deals.opened(number)
        else:
            # Reserve deals are sealed by themselves, counted from 1 again.
            assert luck.reserve is not None
            opened = luck.reserve.opened(DealNo(number - deals))
        path = tuple(step.hex() for step in opened.path)
        return body_to_json(OpenedLine(opened.deck, opened.salt.hex(), path))

    def end(self, progress: Progress, secrets: Secrets) -> Body:
        """The line with which a session ends."""
        play = progress.sessions[progress.session].play
        reserve = secrets["reserve"].hex() if play.reserve else None
        return body_to_json(Ended(secrets["original"].hex(), reserve))

    def opened(
        self, progress: Progress, head: Mapping[str, Any], root: Root, version: int
    ) -> OpenedSession:
        """What is known to all of a session."""
        return opened_deals(progress, head, root, version)

    def acts(self, progress: Progress, session: SessionNo) -> Iterator[OpenedAct]:
        """Deck files, decks put right, rulings in force and corrections."""
        return acts_of(progress, progress.sessions[session])

    def make_good(self, ledger: Ledger[Progress], event: EventId) -> None:
        """The file of closed line-ups as the log has it."""
        make_line_ups_good(ledger, event)

    def checks(self) -> Checks[Progress, Seal, OpenedSession]:
        """What of its play and its files can be checked."""
        from evendeal.formats.seat_teams.checks import DealChecks

        return DealChecks()

    def archived(self) -> Archived[Progress]:
        """What its archives have."""
        from evendeal.formats.seat_teams.archived import DEAL_ARCHIVE

        return DEAL_ARCHIVE


class Desk(SealedLedger[Progress, SessionLuck, Seal, OpenedSession]):
    """The poker events of a log; see `SealedLedger`."""

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
