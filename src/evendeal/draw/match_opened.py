"""What is opened of an event of matches: single roll sets, the lots, the secrets at the end."""

from dataclasses import dataclass
from typing import TypeAlias

from evendeal.draw.opened import OpenedEvent, OpenedHead
from evendeal.draw.rolls_sealed import OpenedRolls
from evendeal.ids import EntryId


@dataclass(frozen=True, slots=True)
class MatchLineUp:
    """Who plays a match for a team from then on, in the open room and in the closed (R49)."""

    at: str
    match: int
    team: EntryId
    players: tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedMatchSession(OpenedHead):
    """What is known to all of one session of matches.

    Nothing here is trusted before it has been verified.

    Attributes:
        root: the Merkle root over all roll sets, opened or not; None where rolls are thrown.
        sets: those that are open, in order of number; none where rolls are thrown.
        lots: all teams in the order drawn, where lots decided who plays the final.
        secret: the 32 bytes, after the end; None before.
        line_ups: who was lined up otherwise than the event says, in the order of time.
    """

    root: bytes | None
    sets: tuple[OpenedRolls, ...]
    lots: tuple[EntryId, ...] | None
    secret: bytes | None
    line_ups: tuple[MatchLineUp, ...] = ()

    @property
    def ended(self) -> bool:
        """Whether its secret is open."""
        return self.secret is not None


OpenedMatches: TypeAlias = OpenedEvent[OpenedMatchSession]
"""The file `opened.json` of an event of matches."""
