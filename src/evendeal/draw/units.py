"""Units of luck, whatever they are: drawn from one secret, each salted, a tree over all of them."""

from collections.abc import Callable
from dataclasses import dataclass

from evendeal.draw.keys import Kind, commit
from evendeal.draw.merkle import path_in
from evendeal.draw.seal import SealedDeals
from evendeal.errors import Refused
from evendeal.ids import DealNo, SessionNo


class NotDrawn(Refused):
    """A number that no deal of this session has."""

    def __init__(self, *, deal: int, deals: int) -> None:
        super().__init__(f"deal {deal}: this session has deals 1 to {deals}")
        self.deal = deal
        self.deals = deals


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnUnits:
    """The units of luck of a session and kind.

    Whoever holds this knows all of the luck; only `root` and what is opened are for others.

    Attributes:
        session, kind: which units.
        salts: that of unit 1 first.
        tree: the Merkle tree, leaves first, the root alone on the last level.
    """

    session: SessionNo
    kind: Kind
    salts: tuple[bytes, ...]
    tree: tuple[tuple[bytes, ...], ...]

    @property
    def root(self) -> bytes:
        """The one fingerprint over all of them, 32 bytes."""
        return self.tree[-1][0]

    def place(self, number: DealNo) -> int:
        """Where a unit stands, from 0.

        Raises:
            NotDrawn: there is no such unit.
        """
        if not 1 <= number <= len(self.salts):
            raise NotDrawn(deal=number, deals=len(self.salts))
        return number - 1

    def path(self, number: DealNo) -> tuple[bytes, ...]:
        """The neighbours of a unit's leaf on the way to the root, nearest first."""
        return path_in(self.tree, self.place(number))


def seal_units(secret: bytes, beacon: str, count: int, root: Callable[[], bytes]) -> SealedDeals:
    """What the seal says of the units of a session.

    Args:
        beacon: the description of public randomness that will be mixed in. Where there is
            none the units exist already, and their root is sealed with the commitment.
        root: draws them.
    """
    return SealedDeals(bytes.fromhex(commit(secret)), count, None if beacon else root())
