"""All deals of one session and kind, as the organiser holds them."""

from dataclasses import dataclass

from evendeal.cards import DeckOrder
from evendeal.draw.decks import deck_order, salt
from evendeal.draw.keys import Kind, commit, session_key, session_name
from evendeal.draw.merkle import leaf, levels, path_in
from evendeal.draw.opened import Opened
from evendeal.draw.seal import SealedDeals
from evendeal.errors import Refused
from evendeal.ids import DealNo, EventId, SessionNo


class NotDrawn(Refused):
    """A number that no deal of this session has."""

    def __init__(self, *, deal: int, deals: int) -> None:
        super().__init__(f"deal {deal}: this session has deals 1 to {deals}")
        self.deal = deal
        self.deals = deals


@dataclass(frozen=True, slots=True)
class Deals:
    """The deck-orders of a session with their salts and the tree over them.

    Whoever holds this knows every card; only `root` and `opened` are for others.

    Attributes:
        session, kind: which deals.
        key: 64 bytes; running orders follow from it too.
        decks, salts: deal 1 first.
        tree: the Merkle tree, leaves first, the root alone on the last level.
    """

    session: SessionNo
    kind: Kind
    key: bytes
    decks: tuple[DeckOrder, ...]
    salts: tuple[bytes, ...]
    tree: tuple[tuple[bytes, ...], ...]

    @property
    def root(self) -> bytes:
        """The one fingerprint over all of them, 32 bytes."""
        return self.tree[-1][0]

    def deck(self, deal: DealNo) -> DeckOrder:
        """The deck-order of a deal.

        Raises:
            NotDrawn: there is no such deal.
        """
        return self.decks[self._place(deal)]

    def opened(self, deal: DealNo) -> Opened:
        """What is published of a deal when its last table has played it.

        Raises:
            NotDrawn: there is no such deal.
        """
        place = self._place(deal)
        return Opened(
            session=self.session,
            kind=self.kind,
            deal=deal,
            deck=str(self.decks[place]),
            salt=self.salts[place],
            path=path_in(self.tree, place),
        )

    def _place(self, deal: DealNo) -> int:
        if not 1 <= deal <= len(self.decks):
            raise NotDrawn(deal=deal, deals=len(self.decks))
        return deal - 1


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
    leaves = [leaf(n, s, d) for n, s, d in zip(numbers, salts, decks, strict=True)]
    return Deals(session, kind, key, decks, salts, levels(leaves))


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
    root = None if beacon else draw_deals(secret, "", event, session, kind, deals).root
    return SealedDeals(bytes.fromhex(commit(secret)), deals, root)
