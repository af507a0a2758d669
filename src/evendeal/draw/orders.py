"""The order in which each table plays the deals (R32)."""

from evendeal.draw.seal import RunningOrder
from evendeal.draw.stream import shuffled
from evendeal.errors import Refused
from evendeal.ids import DealNo, TableNo


class NoSuchBlock(Refused):
    """A block that holds no deal."""

    def __init__(self, *, block: int) -> None:
        super().__init__(f"blocks of {block} deals: a block has at least 1 deal")
        self.block = block


def running_order(
    key: bytes, table: TableNo, deals: int, block: int | None = None
) -> tuple[DealNo, ...]:
    """The deals 1 .. deals in the order in which one table plays them.

    Args:
        key: the session key of the original deals.
        block: None for the guide's way, an order of the whole session for each table.
            A number: every table plays deals 1 .. block first, then the next block, and
            so on, in its own order inside each block; the last block may be shorter.

    Raises:
        NoSuchBlock: block is not positive.

    Source:
        `dpk1`, point 6, for the whole session; docs/seals.md, "Running orders", for blocks.
    """
    if block is None:
        order = shuffled(deals, key, f"dpk1/order/{table}")
        return tuple(DealNo(number + 1) for number in order)
    if block < 1:
        raise NoSuchBlock(block=block)
    order = tuple(
        before + number
        for turn, before in enumerate(range(0, deals, block), 1)
        for number in shuffled(min(block, deals - before), key, f"dpk1/order/{table}/{turn}")
    )
    return tuple(DealNo(number + 1) for number in order)


def sealed_order(
    key: bytes, table: TableNo, deals: int, order: RunningOrder, block: int | None
) -> tuple[DealNo, ...]:
    """The deals of a table in the way that a seal names (R32).

    Args:
        key: the session key of the original deals; `sequence` draws nothing from it.
        block: of `blocks` alone.

    Raises:
        NoSuchBlock: block is not positive.
    """
    if order == "sequence":
        return tuple(DealNo(deal) for deal in range(1, deals + 1))
    return running_order(key, table, deals, block if order == "blocks" else None)
