"""From secrets to rolls: what is sealed before an event of matches, and what a session rolls."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from evendeal.draw.keys import Kind
from evendeal.draw.match_seal import RollsFrom, SealedMatchSession, seal_thrown
from evendeal.draw.rolls_sealed import RollSets, draw_rolls, seal_rolls
from evendeal.ids import SessionNo
from evendeal.tournament.room_match.event import MatchEvent, RollsKind
from evendeal.tournament.room_match.format import RoomMatch

ROLLS_FROM: dict[RollsKind, RollsFrom] = {RollsKind.DRAWN: "drawn", RollsKind.THROWN: "thrown"}
KIND: Kind = "original"
"""Roll sets are drawn as the deals to be compared are; matches have no reserve."""


@dataclass(frozen=True, slots=True)
class MatchLuck:
    """Everything that chance gives a session. Whoever holds it knows every roll.

    Attributes:
        beacon: the value of the public randomness; empty where there is none.
        secret: 32 bytes; the final's draws the lots.
        rolls: None where rolls are thrown at the table.
    """

    beacon: str
    secret: bytes
    rolls: RollSets | None

    @property
    def lots_from(self) -> bytes:
        """What draws the lots: the public randomness, else the secret."""
        return self.beacon.encode() or self.secret


def seal_match_session(
    event: MatchEvent, head: Mapping[str, Any], secret: bytes
) -> SealedMatchSession:
    """What is sealed of a session: its roll sets, or the secret of its lots alone."""
    session: SessionNo = head["session"]
    sets, reroll = RoomMatch(event).roll_sets(session), event.rerolls(session)
    if event.rolls is RollsKind.THROWN:
        rolls = seal_thrown(secret, sets)
    else:
        rolls = seal_rolls(secret, head["beacon"], event.id, session, KIND, sets, reroll=reroll)
    return SealedMatchSession(**head, rolls=rolls, reroll=reroll)


def match_luck_of(event: MatchEvent, session: SessionNo, secret: bytes, beacon: str) -> MatchLuck:
    """The luck of a session.

    Args:
        beacon: the value of the public randomness; empty where there is none.
    """
    rolls = None
    if event.rolls is RollsKind.DRAWN:
        rolls = rolls_of(event, session, secret, beacon)
    return MatchLuck(beacon, secret, rolls)


def rolls_of(event: MatchEvent, session: SessionNo, secret: bytes, beacon: str) -> RollSets:
    """The roll sets that follow from a session's secret."""
    sets = RoomMatch(event).roll_sets(session)
    reroll = event.rerolls(session)
    return draw_rolls(secret, beacon, event.id, session, KIND, sets, reroll=reroll)
