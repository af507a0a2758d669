"""What may be laid side by side, and what a voided table gets."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.errors import Refused
from evendeal.ids import DealNo, TableNo
from evendeal.scoring import ChipsDoNotBalance, NotATraveller, TableScore, Traveller, mean_score
from scoring.fields import balanced, chip_scores, traveller


def test_a_table_at_which_chips_vanished_is_refused_with_its_number() -> None:
    with pytest.raises(ChipsDoNotBalance) as no:
        TableScore(TableNo(4), (100, -50, -25))

    assert no.value.fields == {"table": 4, "total": 25}
    assert str(no.value) == (
        "table 4: the chip-scores and the house add up to 25, they must make 0"
    )


def test_what_an_empty_seat_lost_stands_in_the_house_column() -> None:
    row = TableScore(TableNo(1), (75, 0, 0, -50), house=-25)

    assert sum(row.chip_scores) + row.house == 0


def test_a_chip_is_never_a_float() -> None:
    with pytest.raises(ChipsDoNotBalance):
        TableScore(TableNo(1), (0.5, -0.5))  # type: ignore[arg-type]


def test_a_table_can_play_a_deal_only_once() -> None:
    row = TableScore(TableNo(2), (50, -50))

    with pytest.raises(NotATraveller, match="deal 7, table 2: is there twice") as no:
        Traveller(DealNo(7), (row, row))
    assert (no.value.deal, no.value.table) == (7, 2)


def test_tables_with_different_numbers_of_seats_do_not_compare() -> None:
    with pytest.raises(NotATraveller, match="table 2: has 3 seats, the first table has 2"):
        traveller(1, (50, -50), (50, -50, 0))


def test_a_deal_that_nobody_has_played_has_no_traveller() -> None:
    with pytest.raises(NotATraveller, match="no table has played it"):
        Traveller(DealNo(1), ())


def test_a_row_is_found_by_its_table() -> None:
    deal = traveller(1, (50, -50), (-25, 25))

    assert deal[TableNo(2)].chip_scores == (-25, 25)
    with pytest.raises(KeyError):
        deal[TableNo(3)]


def test_a_voided_table_gets_the_mean_of_the_same_seat_elsewhere() -> None:
    played = traveller(1, (50, -25, -25), (100, -75, -25), (-50, 25, 25))

    ruled = mean_score(TableNo(4), played.rows)

    assert ruled.chip_scores == (Fraction(100, 3), -25, Fraction(-25, 3))
    assert (ruled.table, ruled.house) == (4, 0)
    assert isinstance(ruled.chip_scores[1], int)


def test_a_mean_of_no_table_is_a_mistake_of_the_program() -> None:
    with pytest.raises(ValueError, match="at least one table"):
        mean_score(TableNo(1), ())


@given(st.lists(st.lists(chip_scores, min_size=3, max_size=3), min_size=1), chip_scores)
def test_a_ruled_table_sums_to_zero_with_its_house_too(rows: list[list[int]], house: int) -> None:
    others = traveller(1, *[(a - house, *rest) for a, *rest in map(balanced, rows)], house=house)

    ruled = mean_score(TableNo(99), others.rows)

    assert sum(ruled.chip_scores) + ruled.house == 0
    assert ruled.house == house


@given(st.lists(st.integers(-100, 100), min_size=2, max_size=10), st.integers(-100, 100))
def test_chips_plus_house_are_zero_or_there_is_no_score(chips: list[int], house: int) -> None:
    try:
        row = TableScore(TableNo(1), tuple(chips), house)
    except Refused:
        assert sum(chips) + house != 0
    else:
        assert sum(row.chip_scores) + row.house == 0
