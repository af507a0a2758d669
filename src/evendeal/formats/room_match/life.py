"""The backgammon events of a log: what their format says about their lives."""

from collections.abc import Iterator, Mapping
from typing import Any

from evendeal.director.archived import Archived
from evendeal.director.checks import Checks
from evendeal.director.life import Life
from evendeal.director.living import Body, Root, Secrets
from evendeal.director.sealed_ledger import SealedLedger
from evendeal.draw.line_ups import OpenedAct
from evendeal.draw.match_opened import OpenedMatchSession
from evendeal.draw.match_seal import MatchSeal, SealedMatchSession
from evendeal.draw.match_verify import MATCHES
from evendeal.formats.room_match.opened_rolls import opened_rolls
from evendeal.formats.room_match.sealing import (
    KIND,
    ROLLS_FROM,
    MatchLuck,
    match_luck_of,
    seal_match_session,
)
from evendeal.formats.room_match.session_acts import match_acts_of
from evendeal.ids import DealNo, SessionNo
from evendeal.tournament.event_text import ROOM_MATCH
from evendeal.tournament.line import Draft
from evendeal.tournament.room_match.bodies import (
    MatchBody,
    MatchesBegun,
    MatchesEnded,
    RollsOpened,
    match_body_to_json,
)
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.tournament.room_match.event_write import write_match_event
from evendeal.tournament.room_match.final import FinalistsLevel, finalists, lots
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.matches.embargo import TWO_ROOMS

Place = tuple[SessionNo, int, int]
"""Session, table and roll set; table 0 for lines of a whole session."""


def match_draft(place: Place, n: int, key: str, body: MatchBody) -> Draft:
    """A line to be written."""
    return Draft(*place, n, key, match_body_to_json(body))


class RoomMatchLife(Life[MatchEvent, MatchProgress, MatchLuck, MatchSeal, OpenedMatchSession]):
    """Matches in two rooms with the same rolls; all boards begin together, then the final."""

    format = ROOM_MATCH
    unit = "roll set"
    files = MATCHES

    def fold_of(self, text: str) -> MatchProgress:
        """The event of a file."""
        return MatchProgress(read_match_event(text), public=TWO_ROOMS)

    def write(self, event: MatchEvent) -> str:
        """The file of an event."""
        return write_match_event(event)

    def seal_session(
        self, event: MatchEvent, head: Mapping[str, Any], secrets: Secrets
    ) -> SealedMatchSession:
        """The roll sets of a session, or that they are thrown."""
        return seal_match_session(event, head, secrets[KIND])

    def seal_event(self, event: MatchEvent, head: Mapping[str, Any]) -> MatchSeal:
        """Where rolls come from, and whether there is a final."""
        return MatchSeal(**head, rolls=ROLLS_FROM[event.rolls], final=event.final is not None)

    def luck_of(
        self,
        progress: MatchProgress,
        session: SessionNo,
        secrets: Mapping[SessionNo, Secrets],
        beacon: str,
    ) -> MatchLuck | None:
        """The rolls of a session, and what draws its lots."""
        of = secrets.get(session)
        if of is None:
            return None
        return match_luck_of(progress.event, session, of[KIND], beacon)

    def root_of(self, luck: MatchLuck) -> tuple[bytes, bytes | None] | None:
        """The root over the roll sets; None where rolls are thrown at the table."""
        return None if luck.rolls is None else (luck.rolls.root, None)

    def deal(self, progress: MatchProgress, session: SessionNo, luck: MatchLuck) -> None:
        """Give the fold the rolls of a session."""
        if luck.rolls is not None:
            progress.deal_from(session, luck.rolls)

    def begin(self, progress: MatchProgress, session: SessionNo, luck: MatchLuck) -> Body:
        """The line with which a session begins; lots are drawn where finalists are level."""
        beacon = luck.beacon or None
        event = progress.event
        if event.final is None or session != event.final_session:
            return match_body_to_json(MatchesBegun(beacon))
        table = progress.qualifying()
        drawn = None
        try:
            two = finalists(table)
        except FinalistsLevel:
            drawn = lots(event, luck.lots_from)
            two = finalists(table, drawn)
        return match_body_to_json(MatchesBegun(beacon, two, drawn))

    def open(self, progress: MatchProgress, luck: MatchLuck, number: DealNo) -> Body | None:
        """The line that opens a roll set; None where rolls are thrown."""
        if luck.rolls is None:
            return None
        opened = luck.rolls.opened(number)
        path = tuple(step.hex() for step in opened.path)
        return match_body_to_json(RollsOpened(opened.rolls, opened.salt.hex(), path))

    def end(self, progress: MatchProgress, secrets: Secrets) -> Body:
        """The line with which a session ends."""
        return match_body_to_json(MatchesEnded(secrets[KIND].hex()))

    def opened(
        self, progress: MatchProgress, head: Mapping[str, Any], root: Root, version: int
    ) -> OpenedMatchSession:
        """What is known to all of a session."""
        return opened_rolls(progress, head, root, version)

    def acts(self, progress: MatchProgress, session: SessionNo) -> Iterator[OpenedAct]:
        """Roll sheets printed, and games decided, reopened or corrected."""
        return match_acts_of(progress, progress.sessions[session])

    def checks(self) -> Checks[MatchProgress, MatchSeal, OpenedMatchSession]:
        """What of its play and its files can be checked."""
        from evendeal.formats.room_match.checks import MatchChecks

        return MatchChecks()

    def archived(self) -> Archived[MatchProgress]:
        """What its archives have."""
        from evendeal.formats.room_match.archived import MATCH_ARCHIVE

        return MATCH_ARCHIVE


class MatchDesk(SealedLedger[MatchProgress, MatchLuck, MatchSeal, OpenedMatchSession]):
    """The backgammon events of a log; see `SealedLedger`."""

    life = RoomMatchLife()
