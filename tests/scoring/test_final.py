"""A final of several tables, its seats exchanged at half."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.scoring.final import FinalDealIncomplete, FinalNotCompared, final_nets
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.traveller import TableScore, Traveller
from support.refusals import refused
from support.scoring.fields import traveller

FIRST = LineUp(SessionNo(8), ((EntryId("A"), EntryId("B")), (EntryId("C"), EntryId("D"))))
SECOND = LineUp(SessionNo(9), ((EntryId("B"), EntryId("A")), (EntryId("D"), EntryId("C"))))


def test_good_cards_in_the_final_give_nothing_to_those_who_hold_them() -> None:
    """R63: seat 1 wins 400 at both tables, so nobody has won anything."""
    assert final_nets([(FIRST, [traveller(1, (400, -400), (400, -400))])]) == {
        "A": 0,
        "B": 0,
        "C": 0,
        "D": 0,
    }


def test_who_made_more_of_the_same_seats_wins_the_final() -> None:
    """R63: A makes 100 more of seat 1 than C, and loses 50 less with seat 2."""
    nets = final_nets(
        [
            (FIRST, [traveller(1, (300, -300), (200, -200))]),
            (SECOND, [traveller(2, (50, -50), (100, -100))]),
        ]
    )

    assert nets == {"A": 75, "B": -75, "C": -75, "D": 75}


def test_three_tables_share_exactly() -> None:
    """R63: thirds stay thirds."""
    three = LineUp(SessionNo(8), tuple((EntryId(a), EntryId(b)) for a, b in ("AB", "CD", "EF")))

    nets = final_nets([(three, [traveller(1, (100, -100), (0, 0), (0, 0))])])

    assert nets[EntryId("A")] == Fraction(200, 3)
    assert nets[EntryId("C")] == Fraction(-100, 3)


@given(st.lists(st.tuples(st.integers(-900, 900), st.integers(-900, 900)), max_size=6))
def test_what_one_finalist_gains_the_others_of_his_seat_lose(deals: list[tuple[int, int]]) -> None:
    """R63: over any deals the nets of all finalists make 0."""
    played = [
        traveller(number, (one, -one), (two, -two)) for number, (one, two) in enumerate(deals, 1)
    ]

    nets = final_nets([(FIRST, played), (SECOND, played)])

    assert sum(nets.values()) == 0
    assert set(nets) == set("ABCD")


def test_an_empty_seat_of_the_final_is_compared_with_nobody() -> None:
    """R11, R63: where one has not come, the other tables are compared among themselves."""
    lineup = LineUp(
        SessionNo(8),
        ((EntryId("A"), EntryId("B")), (EntryId("C"), EntryId("D")), (EntryId("E"), None)),
    )
    rows = (
        TableScore(TableNo(1), (60, -60)),
        TableScore(TableNo(2), (0, 0)),
        TableScore(TableNo(3), (30, 0), -30, frozenset({SeatNo(2)})),
    )

    nets = final_nets([(lineup, [Traveller(DealNo(1), rows)])])

    assert nets == {"A": 30, "B": -30, "C": -30, "D": 30, "E": 0}


def test_a_final_of_one_table_is_none() -> None:
    """R63: nobody else has held the cards."""
    alone = LineUp(SessionNo(8), ((EntryId("A"), EntryId("B")),))

    with refused(FinalNotCompared, tables=1):
        final_nets([(alone, [])])


@pytest.mark.parametrize(
    ("rows", "table"),
    [(((1, -1),), 2), (((1, -1), (2, -2), (3, -3)), 3)],
    ids=["a table missing", "a table too many"],
)
def test_a_deal_of_the_final_is_played_at_all_its_tables(
    rows: tuple[tuple[int, int], ...], table: int
) -> None:
    """R63: an incomplete deal is named with the table."""
    with refused(FinalDealIncomplete, session=8, deal=4, table=table):
        final_nets([(FIRST, [traveller(4, *rows)])])
