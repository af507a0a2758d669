"""Each table's running order (R32)."""

from hypothesis import given
from hypothesis import strategies as st

from evendeal.draw.orders import NoSuchBlock, running_order
from evendeal.ids import TableNo
from support.refusals import refused

KEY = bytes(64)


@given(st.integers(1, 31), st.integers(1, 90), st.none() | st.integers(1, 100))
def test_every_table_plays_every_deal_once(table: int, deals: int, block: int | None) -> None:
    order = running_order(KEY, TableNo(table), deals, block)

    assert sorted(order) == list(range(1, deals + 1))


def test_in_blocks_all_tables_have_the_same_deck_holder() -> None:
    orders = [running_order(KEY, TableNo(t), 65, 10) for t in range(1, 7)]

    for first in range(0, 65, 10):
        holder = set(range(first + 1, min(first + 10, 65) + 1))
        assert all(set(order[first : first + 10]) == holder for order in orders)


def test_no_two_tables_share_an_order_and_no_two_blocks_of_a_table() -> None:
    whole = {running_order(KEY, TableNo(t), 60) for t in range(1, 32)}
    blocks = [running_order(KEY, TableNo(t), 60, 10) for t in range(1, 32)]
    inside = {
        tuple(deal - first for deal in order[first : first + 10])
        for order in blocks
        for first in range(0, 60, 10)
    }

    assert len(whole) == 31
    assert len(inside) == 31 * 6


def test_a_block_of_no_deals_is_refused() -> None:
    with refused(NoSuchBlock, block=0):
        running_order(KEY, TableNo(1), 60, 0)
