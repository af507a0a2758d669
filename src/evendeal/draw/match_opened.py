"""What is opened of an event of matches: single roll sets, the lots, the secrets at the end."""

from dataclasses import dataclass

from evendeal.draw.beacon import require_beacon
from evendeal.draw.line_ups import OpenedAct
from evendeal.draw.rolls_sealed import OpenedRolls
from evendeal.draw.seal import NEWEST
from evendeal.ids import EntryId, EventId, SessionNo


@dataclass(frozen=True, slots=True)
class MatchLineUp:
    """Who plays a match for a team from then on, in the open room and in the closed (R49)."""

    at: str
    match: int
    team: EntryId
    players: tuple[str, str]


@dataclass(frozen=True, slots=True)
class OpenedMatchSession:
    """What is known to all of one session.

    Nothing here is trusted before `verify_matches` has looked at it.

    Attributes:
        beacon: the value of the public randomness, if the seal names one.
        root: the Merkle root over all roll sets, opened or not; None where rolls are thrown.
        sets: those that are open, in order of number; none where rolls are thrown.
        lots: all teams in the order drawn, where lots decided who plays the final.
        secret: the 32 bytes, after the end; None before.
        begun_at: the instant in UTC at which the session began; None in version 1.
        line_ups: who was lined up otherwise than the event says, in the order of time.
        acts: what people did to luck and results, as the log has it; None before the end.

    Raises:
        NotABeacon: the value is not in its one spelling.
    """

    session: SessionNo
    beacon: str | None
    root: bytes | None
    sets: tuple[OpenedRolls, ...]
    lots: tuple[EntryId, ...] | None
    secret: bytes | None
    begun_at: str | None = None
    line_ups: tuple[MatchLineUp, ...] = ()
    acts: tuple[OpenedAct, ...] | None = None

    def __post_init__(self) -> None:
        if self.beacon is not None:
            require_beacon(self.beacon)


@dataclass(frozen=True, slots=True)
class OpenedMatches:
    """The file `opened.json` of an event of matches: the sessions that have begun, in order."""

    event: EventId
    sessions: tuple[OpenedMatchSession, ...]
    version: int = NEWEST

    def session(self, session: SessionNo) -> OpenedMatchSession | None:
        """A session that has begun, or None."""
        return next((found for found in self.sessions if found.session == session), None)
