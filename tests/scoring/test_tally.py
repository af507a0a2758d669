"""Running totals are the same as a fresh count."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.ids import DealNo, SessionNo
from evendeal.scoring.lineup import LineUp, NotALineUp
from evendeal.scoring.methods import METHODS, Method, SeatPoints
from evendeal.scoring.tally import NotComparable, Tally, scores
from evendeal.scoring.traveller import Traveller
from support.refusals import refused
from support.scoring.fields import S1, S2, fields, lineup, shifted, traveller

methods = st.sampled_from(list(METHODS.values()))


@given(fields(), methods)
def test_after_every_deal_the_running_totals_are_those_of_a_fresh_count(
    field: tuple[LineUp, list[Traveller]], method: Method
) -> None:
    seats, deals = field
    tally = Tally(method, [seats])

    for count, deal in enumerate(deals, 1):
        tally.put(S1, deal)

        assert tally.scores() == scores(method, [seats], {S1: deals[:count]})
    assert tally.comparable(S1) == {deal.deal for deal in deals}


@given(fields(), methods, st.integers(1, 5))
def test_a_corrected_deal_leaves_no_trace_of_the_first_version(
    field: tuple[LineUp, list[Traveller]], method: Method, wrong: int
) -> None:
    seats, deals = field
    tally = Tally(method, [seats])
    for deal in deals:
        typed = traveller(deal.deal, *[row.chip_scores[::-1] for row in deal.rows])
        tally.put(S1, typed if deal.deal == wrong else deal)

    for deal in deals:
        if deal.deal == wrong:
            tally.put(S1, deal)

    assert tally.scores() == scores(method, [seats], {S1: deals})


@given(fields(), methods)
def test_a_deal_taken_out_counts_no_longer(
    field: tuple[LineUp, list[Traveller]], method: Method
) -> None:
    seats, deals = field
    tally = Tally(method, [seats])
    for deal in deals:
        tally.put(S1, deal)

    for deal in deals[1:]:
        tally.drop(S1, deal.deal)
    tally.drop(S1, DealNo(99))

    assert tally.scores() == scores(method, [seats], {S1: deals[:1]})


@given(fields(), methods)
def test_a_fraction_that_a_correction_takes_back_changes_nothing(
    field: tuple[LineUp, list[Traveller]], method: Method
) -> None:
    seats, deals = field
    tally = Tally(method, [seats])
    half = Fraction(1, 2)
    for deal in deals:
        rows = [(half, -half, *[0] * (deal.seats - 2)) for _ in deal.rows]
        tally.put(S1, traveller(deal.deal, *rows))
        tally.put(S1, deal)

    assert tally.scores() == scores(method, [seats], {S1: deals})


@pytest.mark.parametrize("chips", [2**40, 2**62, 2**63, 2**80])
def test_chips_of_any_size_are_added_exactly(chips: int) -> None:
    deals = [traveller(deal, (chips, -chips), (-1, 1)) for deal in range(1, 6)]

    result = scores(SeatPoints(), [lineup(("AB", "BA"))], {S1: deals})

    assert result.contests[0].chips == (5 * chips, -5)
    assert result.contests[1].chips == (5, -5 * chips)


def test_one_session_does_not_count_in_another() -> None:
    tally = Tally(SeatPoints(), [lineup(("AB", "BA")), lineup(("BA", "AB"), S2)])

    tally.put(S2, traveller(1, (50, -50), (0, 0)))

    assert tally.comparable(S1) == frozenset()
    assert tally.comparable(S2) == {1}
    assert [contest.session for contest in tally.scores().contests] == [2, 2]
    assert tally.scores().points == (2, 4)


def test_a_traveller_without_one_of_the_tables_is_not_comparable() -> None:
    tally = Tally(SeatPoints(), [shifted(3, 3)])

    with refused(NotComparable, session=1, deal=4):
        tally.put(S1, traveller(4, (0, 0, 0), (0, 0, 0)))

    assert tally.scores() == scores(SeatPoints(), [shifted(3, 3)], {})


def test_a_traveller_with_other_seats_is_not_comparable() -> None:
    tally = Tally(SeatPoints(), [shifted(2, 2)])

    with refused(NotComparable, session=1, deal=1):
        tally.put(S1, traveller(1, (0, 0, 0), (0, 0, 0)))


def test_a_session_that_is_not_on_the_programme_is_refused() -> None:
    tally = Tally(SeatPoints(), [shifted(2, 2)])

    with refused(NotComparable, session=3, deal=1):
        tally.put(SessionNo(3), traveller(1, (0, 0), (0, 0)))
    with refused(NotComparable, session=3, deal=1):
        tally.drop(SessionNo(3), DealNo(1))


@pytest.mark.parametrize(
    ("tables", "facts"),
    [
        pytest.param((), {"table": None, "seat": None}, id="no table"),
        pytest.param(("AB", "BAC"), {"table": 2, "seat": None}, id="session 1, table 2"),
        pytest.param(("AB", "AC"), {"table": 2, "seat": 1}, id="session 1, table 2, seat 1"),
    ],
)
def test_seats_that_cannot_be_compared_are_no_line_up(
    tables: tuple[str], facts: dict[str, object]
) -> None:
    with refused(NotALineUp, session=1, **facts):
        lineup(tables)


@given(fields(), methods)
def test_totals_stand_for_the_deals_of_a_session_without_being_counted(
    field: tuple[LineUp, list[Traveller]], method: Method
) -> None:
    """F1: as one deal, beside the deals of the session before."""
    first, deals = field
    second = shifted(len(first.tables), first.seats, S2)
    zeros = traveller(0, *[[0] * first.seats for _ in first.tables])
    totals = deals[0] if deals else zeros
    tally = Tally(method, [first, second])
    for session in (S1, S2):
        for deal in deals:
            tally.put(session, deal)
    before = tally.scores()

    found = tally.with_totals(S2, totals)

    assert found == scores(method, [first, second], {S1: deals, S2: [totals]})
    assert tally.scores() == before
