"""All deals of one session and kind, as the organiser holds them."""

from dataclasses import dataclass

from evendeal.cards import DeckOrder
from evendeal.draw.decks import deck_order, salt
from evendeal.draw.keys import Kind, session_key, session_name
from evendeal.draw.merkle import leaf, levels
from evendeal.draw.opened import Opened
from evendeal.draw.seal import SealedDeals
from evendeal.draw.units import DrawnUnits, NotDrawn, seal_units
from evendeal.ids import DealNo, EventId, SessionNo

__all__ = ["Deals", "NotDrawn", "draw_deals", "seal_deals"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deals(DrawnUnits):
    """The deck-orders of a session.

    Attributes:
        key: 64 bytes; running orders follow from it too.
        decks: deal 1 first.
    """

    key: bytes
    decks: tuple[DeckOrder, ...]

    def deck(self, deal: DealNo) -> DeckOrder:
        """The deck-order of a deal.

        Raises:
            NotDrawn: there is no such deal.
        """
        return self.decks[self.place(deal)]

    def opened(self, deal: DealNo) -> Opened:
        """What is published of a deal when its last table has played it.

        Raises:
            NotDrawn: there is no such deal.
        """
        place = self.place(deal)
        return Opened(
            self.session,
            self.kind,
            deal,
            str(self.decks[place]),
            self.salts[place],
            self.path(deal),
        )


def draw_deals(
    secret: bytes, beacon: str, event: EventId, session: SessionNo, kind: Kind, deals: int
) -> Deals:
    """The deals 1 .. deals of a session and kind.

    Args:
        beacon: the value of the public randomness; empty if there is none.

    Raises:
        NotASecret, NotAnEventId, NotABeacon.
    """
    key = session_key(secret, beacon.encode(), event, session_name(session), kind)
    numbers = [DealNo(number) for number in range(1, deals + 1)]
    decks = tuple(deck_order(key, number) for number in numbers)
    salts = tuple(salt(key, number) for number in numbers)
    leaves = [leaf(n, s, str(d)) for n, s, d in zip(numbers, salts, decks, strict=True)]
    return Deals(session=session, kind=kind, key=key, decks=decks, salts=salts, tree=levels(leaves))


def seal_deals(
    secret: bytes, beacon: str, event: EventId, session: SessionNo, kind: Kind, deals: int
) -> SealedDeals:
    """What the seal says of a set of deals.

    Args:
        beacon: the description of public randomness that will be mixed in. Where there is
            none the deals exist already, and their root is sealed with the commitment.

    Raises:
        NotASecret, NotAnEventId.
    """
    return seal_units(
        secret,
        beacon,
        deals,
        lambda: draw_deals(secret, "", event, session, kind, deals).root,
    )
