"""What may be laid side by side, and what a voided table gets."""

import json
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, SeatNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.methods import PlainChips
from evendeal.scoring.tally import scores
from evendeal.scoring.traveller import (
    ChipsDoNotBalance,
    NotATraveller,
    TableScore,
    Traveller,
    fouled_scores,
    mean_score,
)
from support.refusals import refused
from support.scoring.fields import S1, balanced, chip_scores, traveller

GOLDEN = json.loads(
    (Path(__file__).parents[1] / "golden" / "scoring" / "cases.json").read_text("utf-8")
)


def row_of(table: int, chips: Sequence[int | None]) -> TableScore:
    """A table's row, its empty seats null; what they lost is the house's."""
    played = tuple(each or 0 for each in chips)
    nobody = frozenset(SeatNo(seat) for seat, each in enumerate(chips, 1) if each is None)
    return TableScore(TableNo(table), played, -sum(played), nobody)


def test_a_table_at_which_chips_vanished_is_refused_with_its_number() -> None:
    with refused(ChipsDoNotBalance, table=4, total=25) as no:
        TableScore(TableNo(4), (100, -50, -25))

    assert no.value.fields == {"table": 4, "total": 25}


def test_what_an_empty_seat_lost_stands_in_the_house_column() -> None:
    row = TableScore(TableNo(1), (75, 0, 0, -50), house=-25)

    assert sum(row.chip_scores) + row.house == 0


def test_a_chip_is_never_a_float() -> None:
    with refused(ChipsDoNotBalance, table=1):
        TableScore(TableNo(1), (0.5, -0.5))  # type: ignore[arg-type]


def test_a_table_can_play_a_deal_only_once() -> None:
    row = TableScore(TableNo(2), (50, -50))

    with refused(NotATraveller, deal=7, table=2):
        Traveller(DealNo(7), (row, row))


def test_tables_with_different_numbers_of_seats_do_not_compare() -> None:
    with refused(NotATraveller, deal=1, table=2):
        traveller(1, (50, -50), (50, -50, 0))


def test_a_deal_that_nobody_has_played_has_no_traveller() -> None:
    with refused(NotATraveller, deal=1, table=None):
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


@pytest.mark.parametrize("id", ["f-V1", "f-V1-void"])
def test_tables_with_different_empty_seats_are_compared_by_those_who_sit_there(id: str) -> None:
    """F10, R40: seats 8 are empty at two tables of five, and deal 1 is void at one of them."""
    (case,) = [each for each in GOLDEN["cases"] if each["id"] == id]
    (session,) = GOLDEN["fixtures"]["unequal"]["sessions"]
    void = {(r["deal"], table) for r in case.get("rulings", ()) for table in r["tables"]}
    deals: list[Traveller] = []
    for deal, played in session["deals"].items():
        rows = [row_of(table, chips) for table, chips in enumerate(played, 1)]
        valid = [row for row in rows if (int(deal), row.table) not in void]
        rows = [
            mean_score(row.table, valid, row.empty) if (int(deal), row.table) in void else row
            for row in rows
        ]
        deals.append(Traveller(DealNo(int(deal)), tuple(rows)))
        houses = [str(row.house) for row in rows]

        assert houses == case["expected"]["house"][0][deal]

    seats = LineUp(
        S1, tuple(tuple(who and EntryId(who) for who in table) for table in session["lineup"])
    )
    contests = scores(PlainChips(), [seats], {S1: deals}).contests
    found = {
        str(contest.seat): {(rung.entry, str(rung.chips), rung.place) for rung in contest.rungs()}
        for contest in contests
    }

    assert found == {
        seat: {tuple(row) for row in rows} for seat, rows in case["expected"]["sessions"][0].items()
    }


def test_fouled_tables_are_compared_among_themselves() -> None:
    """R23: three of nine tables played deal 2 in one wrong form."""
    (case,) = [each for each in GOLDEN["cases"] if each["id"] == "d-V1"]
    (session,) = GOLDEN["fixtures"]["nine"]["sessions"]
    deals: list[Traveller] = []
    for deal, played in session["deals"].items():
        rows = [row_of(table, chips) for table, chips in enumerate(played, 1)]
        if deal == "2":
            rows[6:] = fouled_scores(rows[6:], rows[:6])
        deals.append(Traveller(DealNo(int(deal)), tuple(rows)))
        assert [str(row.house) for row in rows] == case["expected"]["house"][0][deal]

    seats = LineUp(S1, tuple(tuple(map(EntryId, table)) for table in session["lineup"]))
    found = {
        str(contest.seat): [[r.entry, str(r.chips), r.place] for r in contest.rungs()]
        for contest in scores(PlainChips(), [seats], {S1: deals}).contests
    }

    assert found == case["expected"]["sessions"][0]


@given(st.data())
def test_a_single_fouled_table_gets_what_a_void_one_gets(data: st.DataObject) -> None:
    """R23, R40: with nobody who played the same wrong deal there is nothing to compare."""
    chips = st.lists(chip_scores, min_size=4, max_size=4)
    rows = [
        row_of(table, balanced(each))
        for table, each in enumerate(data.draw(st.lists(chips, min_size=2, max_size=5)), 1)
    ]

    assert fouled_scores(rows[:1], rows[1:]) == (mean_score(TableNo(1), rows[1:]),)


def test_an_empty_seat_elsewhere_is_no_result_of_the_seat() -> None:
    """F10, R40: seat 3 is empty at one of three tables; its mean is that of the other two."""
    others = [row_of(1, (150, -50, -100)), row_of(2, (50, -50, 0)), row_of(3, (50, -25, None))]

    ruled = mean_score(TableNo(4), others)

    assert ruled.chip_scores == (Fraction(250, 3), Fraction(-125, 3), -50)
    assert ruled.house == Fraction(25, 3)


def test_a_seat_that_is_empty_everywhere_else_has_no_mean() -> None:
    """F10, R40: there is nobody to compare with, so the deal neither gives nor takes."""
    others = [row_of(1, (100, -75, None)), row_of(2, (50, -50, None))]

    assert mean_score(TableNo(3), others).chip_scores == (75, Fraction(-125, 2), 0)


def mean_of_houses(others: Sequence[TableScore]) -> tuple[tuple[Chips, ...], Chips]:
    """What a voided table got as long as every event had the same empty seats at every table."""
    columns = zip(*(row.chip_scores for row in others), strict=True)
    count = len(others)
    return (
        tuple(Fraction(sum(column), count) for column in columns),
        Fraction(sum(row.house for row in others), count),
    )


@given(st.data())
def test_with_the_same_empty_seats_at_every_table_nothing_has_changed(data: st.DataObject) -> None:
    """F10, R40: the scores of every event there has been stay what they are."""
    seats = data.draw(st.integers(2, 6))
    empty = data.draw(st.sets(st.integers(1, seats), max_size=seats - 1))
    chips = st.lists(chip_scores, min_size=seats, max_size=seats)
    rows = [
        row_of(table, [None if seat in empty else won for seat, won in enumerate(each, 1)])
        for table, each in enumerate(data.draw(st.lists(chips, min_size=1, max_size=6)), 1)
    ]

    ruled = mean_score(TableNo(99), rows, rows[0].empty)

    assert (ruled.chip_scores, ruled.house) == mean_of_houses(rows)
    assert mean_score(TableNo(99), [TableScore(r.table, r.chip_scores, r.house) for r in rows]) == (
        TableScore(TableNo(99), ruled.chip_scores, ruled.house)
    )
