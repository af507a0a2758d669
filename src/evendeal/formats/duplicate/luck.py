"""The luck of a session of deals: drawn from its secrets, the same at every table."""

from dataclasses import dataclass
from typing import Any

from evendeal.director.living import Secrets
from evendeal.draw.deals import Deals, draw_deals, seal_deals
from evendeal.draw.keys import Kind
from evendeal.draw.opened import Seats
from evendeal.draw.orders import sealed_order
from evendeal.draw.seal import RunningOrder, SealedDeals
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.tournament.duplicate.bodies import Body, body_to_json
from evendeal.tournament.duplicate.event import DuplicateEvent
from evendeal.tournament.duplicate.rules import OrderKind
from evendeal.tournament.line import Draft

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


def draft(place: tuple[SessionNo, int, int], n: int, key: str, body: Body) -> Draft:
    """A line to be written.

    Args:
        place: session, table and deal; table 0 for lines of the whole event.
    """
    return Draft(*place, n, key, body_to_json(body))


def sealed_deals(event: DuplicateEvent, session: SessionNo, secrets: Secrets) -> dict[str, Any]:
    """What is sealed of the deals of a session, by the fields of `SealedCards`."""
    play, beacon = event.play_of(session), event.beacon_of(session)

    def sealed(kind: Kind, deals: int) -> SealedDeals:
        return seal_deals(secrets[kind], beacon, event.id, session, kind, deals)

    return {
        "original": sealed("original", play.deals),
        "reserve": sealed("reserve", play.reserve) if play.reserve else None,
    }


def drawn_luck(
    event: DuplicateEvent, session: SessionNo, secrets: Secrets, beacon: str, seats: Seats
) -> SessionLuck:
    """The luck of a session whose seats are drawn: its deals, and the orders of all tables.

    Args:
        beacon: the value of the public randomness; empty where there is none.
    """
    play, draw = event.play_of(session), event.draw
    deals = draw_deals(secrets["original"], beacon, event.id, session, "original", play.deals)
    reserve = None
    if play.reserve:
        reserve = draw_deals(secrets["reserve"], beacon, event.id, session, "reserve", play.reserve)
    orders = tuple(
        sealed_order(deals.key, TableNo(table), play.deals, ORDER_OF[draw.order], draw.blocks)
        for table in range(1, len(seats) + 1)
    )
    return SessionLuck(beacon, deals, reserve, seats, orders)
