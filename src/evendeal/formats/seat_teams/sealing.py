"""From secrets to luck: what is sealed before an event, and what a session is dealt from."""

from collections.abc import Mapping
from typing import Any

from evendeal.director.living import Secrets
from evendeal.draw.blocks import SeatDrawMethod, base_row
from evendeal.draw.keys import seat_key
from evendeal.draw.seal import SealedSession
from evendeal.draw.seating import named_seats
from evendeal.draw.seats import seat_draw, seated_with
from evendeal.formats.duplicate.luck import SessionLuck, drawn_luck, sealed_deals
from evendeal.ids import SessionNo
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.team_rules import SeatDrawKind

METHOD_OF: dict[SeatDrawKind, SeatDrawMethod] = {
    SeatDrawKind.BALANCED: "balanced",
    SeatDrawKind.CYCLIC: "cyclic",
    SeatDrawKind.MIRROR: "mirror",
}


def seal_session(event: Event, head: Mapping[str, Any], secrets: Secrets) -> SealedSession:
    """What is sealed of a session: its deals, and the first row of its seat draw."""
    session = head["session"]
    seats = len(event.play_of(session).occupied)
    return SealedSession(
        **head,
        seats=seats,
        base=base_row(METHOD_OF[event.draw.seats], len(event.entries), seats),
        **sealed_deals(event, session, secrets),
    )


def secrets_needed(event: Event, session: SessionNo) -> frozenset[SessionNo]:
    """The sessions without whose secrets there is no luck of this one."""
    return frozenset({session, seated_with(METHOD_OF[event.draw.seats], session)})


def luck_of(
    event: Event,
    session: SessionNo,
    secrets: Mapping[SessionNo, Secrets],
    beacons: Mapping[SessionNo, str],
) -> SessionLuck:
    """The luck of a session.

    Args:
        beacons: the values of the public randomness; empty text where there is none. With
            the mirror draw an even session sits by that of the session before it.
    """
    method = METHOD_OF[event.draw.seats]
    by = seated_with(method, session)
    source = beacons[by].encode() or secrets[by]["original"]
    drawn = seat_draw(
        method,
        [entry.id for entry in event.entries],
        len(event.play_of(session).occupied),
        seat_key(source, event.id, by),
        session,
    )
    players = {entry.id: entry.players for entry in event.entries}
    seats = named_seats(drawn, players)
    return drawn_luck(event, session, secrets[session], beacons[session], seats)
