"""The file `opened.json`: what is opened as JSON, and back."""

from typing import Any

from evendeal.draw.beacon import trouble_with
from evendeal.draw.canonical import canonical_bytes
from evendeal.draw.keys import EVENT_ID, SECRET_BYTES, Kind
from evendeal.draw.opened import Opened, OpenedDeals, OpenedEvent, OpenedSession, Sat
from evendeal.draw.reading import Found, document
from evendeal.draw.seal import HASH_BYTES, MOST_DEALS
from evendeal.ids import DealNo, EntryId, EventId, SessionNo


def opened_to_json(opened: OpenedEvent) -> dict[str, Any]:
    """The value of `opened.json`."""
    return {
        "event": opened.event,
        "sessions": [
            {
                "session": session.session,
                "beacon": session.beacon,
                "seats": [[list(sat) for sat in table] for table in session.seats],
                "original": _deals_to_json(session.original),
                "reserve": None if session.reserve is None else _deals_to_json(session.reserve),
                "running_orders": None
                if session.running_orders is None
                else [list(order) for order in session.running_orders],
            }
            for session in opened.sessions
        ],
    }


def write_opened(opened: OpenedEvent) -> bytes:
    """The file `opened.json`."""
    return canonical_bytes(opened_to_json(opened))


def read_opened(data: bytes) -> OpenedEvent:
    """What a file `opened.json` opens, strictly read and not yet believed.

    Raises:
        NotASeal: the file cannot be read.
    """
    event, sessions = document(data, "opened.json").fields("event", "sessions")
    read = tuple(_session(session) for session in sessions.elements())
    if [session.session for session in read] != list(range(1, len(read) + 1)):
        raise sessions.no("expected sessions 1, 2, ... in order")
    name = EventId(event.text(EVENT_ID.pattern, "letters, digits and hyphens"))
    return OpenedEvent(name, read)


def _session(found: Found) -> OpenedSession:
    number, beacon, seats, original, reserve, orders = found.fields(
        "session", "beacon", "seats", "original", "reserve", "running_orders"
    )
    session = SessionNo(number.number(1))
    return OpenedSession(
        session=session,
        beacon=read_beacon(beacon),
        seats=tuple(tuple(_sat(sat) for sat in table.elements()) for table in seats.elements()),
        original=_deals(original, session, "original"),
        reserve=None if reserve.absent else _deals(reserve, session, "reserve"),
        running_orders=None
        if orders.absent
        else tuple(
            tuple(DealNo(deal.number(1)) for deal in order.elements())
            for order in orders.elements()
        ),
    )


def read_beacon(found: Found) -> str | None:
    """The value of a session's public randomness; None if there is none."""
    if found.absent:
        return None
    if found.value == "":
        raise found.no("where there is no public randomness this is null")
    why = trouble_with(found.text())
    if why is not None:
        raise found.no(why)
    return found.text()


def _sat(found: Found) -> Sat:
    who = found.elements()
    if len(who) != 2:
        raise found.no("expected an entry and a player")
    return EntryId(who[0].text()), who[1].text()


def _deals(found: Found, session: SessionNo, kind: Kind) -> OpenedDeals:
    root, deals, secret = found.fields("root", "deals", "secret")
    read = tuple(_deal(deal, session, kind) for deal in deals.elements())
    numbers = [deal.deal for deal in read]
    if numbers != sorted(set(numbers)):
        raise deals.no("a deal twice, or out of order")
    return OpenedDeals(
        root.hexadecimal(HASH_BYTES),
        read,
        None if secret.absent else secret.hexadecimal(SECRET_BYTES),
    )


def _deal(found: Found, session: SessionNo, kind: Kind) -> Opened:
    deal, deck, salt, path = found.fields("deal", "deck", "salt", "path")
    return Opened(
        session=session,
        kind=kind,
        deal=DealNo(deal.number(1, MOST_DEALS)),
        deck=deck.text(),
        salt=salt.hexadecimal(HASH_BYTES),
        path=tuple(step.hexadecimal(HASH_BYTES) for step in path.elements()),
    )


def _deals_to_json(deals: OpenedDeals) -> dict[str, Any]:
    return {
        "root": deals.root.hex(),
        "deals": [
            {
                "deal": deal.deal,
                "deck": deal.deck,
                "salt": deal.salt.hex(),
                "path": [step.hex() for step in deal.path],
            }
            for deal in deals.deals
        ],
        "secret": None if deals.secret is None else deals.secret.hex(),
    }
