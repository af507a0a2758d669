"""Opened deals as JSON, and back: of every event whose luck are decks."""

from typing import Any

from evendeal.draw.keys import SECRET_BYTES, Kind
from evendeal.draw.opened import Opened, OpenedDeals
from evendeal.draw.reading import Field
from evendeal.draw.seal import HASH_BYTES, MOST_DEALS
from evendeal.ids import DealNo, SessionNo


def read_opened_deals(field: Field, session: SessionNo, kind: Kind) -> OpenedDeals:
    """The opened deals of a session and kind, which nobody has verified yet.

    Raises:
        NotASeal: they cannot be read, or stand out of order.
    """
    root, deals, secret = field.fields("root", "deals", "secret")
    read = tuple(_deal(deal, session, kind) for deal in deals.elements())
    numbers = [deal.deal for deal in read]
    if numbers != sorted(set(numbers)):
        raise deals.no("a deal twice, or out of order")
    return OpenedDeals(
        root.hexadecimal(HASH_BYTES),
        read,
        None if secret.absent else secret.hexadecimal(SECRET_BYTES),
    )


def _deal(field: Field, session: SessionNo, kind: Kind) -> Opened:
    deal, deck, salt, path = field.fields("deal", "deck", "salt", "path")
    return Opened(
        session=session,
        kind=kind,
        deal=DealNo(deal.number(1, MOST_DEALS)),
        deck=deck.text(),
        salt=salt.hexadecimal(HASH_BYTES),
        path=tuple(step.hexadecimal(HASH_BYTES) for step in path.elements()),
    )


def opened_deals_to_json(deals: OpenedDeals) -> dict[str, Any]:
    """The opened deals of a session and kind, as `read_opened_deals` reads them."""
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
