"""From secrets to luck: what is sealed before an event, and what a session is dealt from."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from evendeal.director.living import Secrets
from evendeal.draw import (
    Deals,
    Seal,
    SealedEntry,
    SealedSession,
    SeatDrawMethod,
    base_row,
    draw_deals,
    named_seats,
    seal_deals,
    seat_draw,
    seat_key,
    seated_with,
)
from evendeal.draw.opened import Seats
from evendeal.draw.orders import sealed_order
from evendeal.draw.seal import RunningOrder
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.tournament import Event, SeatDrawKind, write_event
from evendeal.tournament.rules import OrderKind

METHOD_OF: dict[SeatDrawKind, SeatDrawMethod] = {
    SeatDrawKind.BALANCED: "balanced",
    SeatDrawKind.CYCLIC: "cyclic",
    SeatDrawKind.MIRROR: "mirror",
}


ORDER_OF: dict[OrderKind, RunningOrder] = {
    OrderKind.WHOLE: "whole",
    OrderKind.BLOCKS: "blocks",
    OrderKind.SEQUENCE: "sequence",
}


@dataclass(frozen=True, slots=True)
class SessionLuck:
    """Everything that chance gives a session. Whoever holds it knows every card."""

    beacon: str
    deals: Deals
    reserve: Deals | None
    seats: Seats
    orders: tuple[tuple[DealNo, ...], ...]


def seal_of(
    event: Event,
    secrets: Mapping[SessionNo, Secrets],
    *,
    public_key: bytes,
    sealed_at: str,
    rehearsal: bool,
) -> Seal:
    """What is published before play: commitments to all luck, and how it will be drawn."""
    play, draw = event.play, event.draw
    seats = len(play.occupied)
    method = METHOD_OF[draw.seats]
    sessions = []
    for session, of in sorted(secrets.items()):
        kept = play.reserve > 0
        beacon = draw.beacon_of(session)
        sessions.append(
            SealedSession(
                session=session,
                beacon=beacon,
                known_from=draw.known_from(session),
                seats=seats,
                base=base_row(method, len(event.entries), seats),
                original=seal_deals(
                    of["original"], beacon, event.id, session, "original", play.deals
                ),
                reserve=seal_deals(
                    of["reserve"], beacon, event.id, session, "reserve", play.reserve
                )
                if kept
                else None,
            )
        )
    return Seal(
        event=event.id,
        name=event.name,
        burns=play.burns,
        method=method,
        running_order=ORDER_OF[draw.order],
        block=draw.blocks,
        entries=sealed_entries(event),
        sessions=tuple(sessions),
        terms=sha256(write_event(event).encode()).digest(),
        public_key=public_key,
        sealed_at=sealed_at,
        rehearsal=rehearsal,
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
    beacon = beacons[session]
    of = secrets[session]
    play, draw = event.play, event.draw
    deals = draw_deals(of["original"], beacon, event.id, session, "original", play.deals)
    reserve = None
    if play.reserve:
        reserve = draw_deals(of["reserve"], beacon, event.id, session, "reserve", play.reserve)
    method = METHOD_OF[draw.seats]
    by = seated_with(method, session)
    source = beacons[by].encode() or secrets[by]["original"]
    drawn = seat_draw(
        method,
        [entry.id for entry in event.entries],
        len(play.occupied),
        seat_key(source, event.id, by),
        session,
    )
    orders = tuple(
        sealed_order(deals.key, TableNo(table), play.deals, ORDER_OF[draw.order], draw.blocks)
        for table in range(1, event.tables + 1)
    )
    players = {entry.id: entry.players for entry in event.entries}
    return SessionLuck(beacon, deals, reserve, named_seats(drawn, players), orders)


def sealed_entries(event: Event) -> tuple[SealedEntry, ...]:
    """The entries as the seal lists them."""
    return tuple(SealedEntry(entry.id, entry.name, entry.players) for entry in event.entries)
