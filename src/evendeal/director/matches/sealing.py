"""From secrets to rolls: what is sealed before an event of matches, and what a session rolls."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from evendeal.director.living import Secrets
from evendeal.draw.keys import Kind
from evendeal.draw.match_seal import MatchSeal, RollsFrom, SealedMatchSession, seal_thrown
from evendeal.draw.rolls_sealed import RollSets, draw_rolls, seal_rolls
from evendeal.draw.seal import SealedEntry
from evendeal.ids import SessionNo
from evendeal.tournament.formats.room_match import RoomMatch
from evendeal.tournament.matches.event import MatchEvent, RollsKind
from evendeal.tournament.matches.event_write import write_match_event

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


def match_seal_of(
    event: MatchEvent,
    secrets: Mapping[SessionNo, Secrets],
    *,
    public_key: bytes,
    sealed_at: str,
    rehearsal: bool,
) -> MatchSeal:
    """What is published before play: commitments to all rolls, and how they will be drawn."""
    format = RoomMatch(event)
    sessions = []
    for session, of in sorted(secrets.items()):
        secret = of[KIND]
        sets = format.roll_sets(session)
        reroll = event.rerolls(session)
        if event.rolls is RollsKind.THROWN:
            sealed = seal_thrown(secret, sets)
        else:
            beacon = event.beacon_of(session)
            sealed = seal_rolls(secret, beacon, event.id, session, KIND, sets, reroll=reroll)
        sessions.append(
            SealedMatchSession(
                session=session,
                beacon=event.beacon_of(session),
                known_from=event.known_from(session),
                rolls=sealed,
                reroll=reroll,
            )
        )
    return MatchSeal(
        event=event.id,
        name=event.name,
        rolls=ROLLS_FROM[event.rolls],
        final=event.final is not None,
        entries=tuple(SealedEntry(entry.id, entry.name, entry.players) for entry in event.entries),
        sessions=tuple(sessions),
        terms=sha256(write_match_event(event).encode()).digest(),
        public_key=public_key,
        sealed_at=sealed_at,
        rehearsal=rehearsal,
    )


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
