"""From secrets to luck: what is sealed before an event, and what a session is dealt from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from evendeal.director.living import Secrets
from evendeal.draw.blocks import SeatDrawMethod, base_row
from evendeal.draw.deals import Deals, draw_deals, seal_deals
from evendeal.draw.keys import Kind, seat_key
from evendeal.draw.opened import Seats
from evendeal.draw.orders import sealed_order
from evendeal.draw.seal import RunningOrder, SealedDeals, SealedSession
from evendeal.draw.seating import named_seats
from evendeal.draw.seats import seat_draw, seated_with
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.tournament.duplicate.rules import OrderKind
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.team_rules import SeatDrawKind

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


def seal_session(event: Event, head: Mapping[str, Any], secrets: Secrets) -> SealedSession:
    """What is sealed of a session: its deals, and the first row of its seat draw."""
    beacon, session = head["beacon"], head["session"]
    play = event.play_of(session)
    seats = len(play.occupied)

    def sealed(kind: Kind, deals: int) -> SealedDeals:
        return seal_deals(secrets[kind], beacon, event.id, session, kind, deals)

    return SealedSession(
        **head,
        seats=seats,
        base=base_row(METHOD_OF[event.draw.seats], len(event.entries), seats),
        original=sealed("original", play.deals),
        reserve=sealed("reserve", play.reserve) if play.reserve else None,
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
    play, draw = event.play_of(session), event.draw
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
