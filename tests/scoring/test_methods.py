"""The three scoring methods, on deals that can be counted by hand."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.ids import EntryId, SeatNo
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.methods import (
    METHODS,
    MatchPoints,
    Method,
    NoSuchScoring,
    PlainChips,
    SeatPoints,
    method_named,
)
from evendeal.scoring.ranking import Ties
from evendeal.scoring.tally import scores
from evendeal.scoring.traveller import Traveller
from support.refusals import refused
from support.scoring.fields import GUIDE_SQUARE, S1, S2, fields, lineup, traveller

A, B, C = EntryId("A"), EntryId("B"), EntryId("C")
THREE = ("ABC", "BCA", "CAB")

methods = st.sampled_from(list(METHODS.values()))


def test_each_seat_gives_its_points_and_the_seats_are_added() -> None:
    # Seat 1: A +100, B -50, C 0. Seat 2: B -60, C +50, A 10. Seat 3: C -40, A 0, B -10.
    deal = traveller(1, (100, -60, -40), (-50, 50, 0), (0, 10, -10))

    result = scores(SeatPoints(), [lineup(THREE)], {S1: [deal]})

    assert result.entries == (A, B, C)
    assert result.points == (3 + 2 + 3, 1 + 1 + 2, 2 + 3 + 1)
    assert result.chips == (110, -120, 10)
    assert result.seats_won == (2, 0, 1)


def test_a_team_sees_at_which_table_each_of_its_seats_was_played() -> None:
    deal = traveller(1, (100, -60, -40), (-50, 50, 0), (0, 10, -10))

    team = scores(SeatPoints(), [lineup(THREE)], {S1: [deal]}).of(A)

    assert (team.points, team.chips) == (8, 110)
    assert [(s.seat, s.table, s.chips, s.points, s.place) for s in team.seats] == [
        (1, 1, 100, 3, 1),
        (2, 3, 10, 2, 2),
        (3, 2, 0, 3, 1),
    ]
    with pytest.raises(KeyError):
        scores(SeatPoints(), [lineup(THREE)], {}).of(EntryId("Z"))


def test_the_ladder_of_a_seat_reads_from_the_best_down() -> None:
    deal = traveller(1, (100, -60, -40), (-50, 50, 0), (0, 10, -10))

    ladder = scores(SeatPoints(), [lineup(THREE)], {S1: [deal]}).contests[2]

    assert (ladder.session, ladder.seat) == (1, 3)
    assert [(r.entry, r.table, r.chips, r.points, r.place) for r in ladder.rungs()] == [
        (A, 2, 0, 3, 1),
        (B, 3, -10, 2, 2),
        (C, 1, -40, 1, 3),
    ]


def test_kings_against_jacks_are_compared_seat_by_seat_in_the_guides_square() -> None:
    """Table 1 has China's jacks in seat 3 against Brazil's kings in seat 5, and so on."""
    won = (1250, 900, 5000, 400, 2500, 75)
    deal = traveller(1, *[(0, 0, -chips, 0, chips, 0) for chips in won])

    result = scores(SeatPoints(), [lineup(GUIDE_SQUARE)], {S1: [deal]})

    kings = [rung.entry for rung in result.contests[4].rungs()]
    jacks = [rung.entry for rung in result.contests[2].rungs()]
    assert kings == ["E", "C", "B", "D", "A", "F"]
    assert jacks == ["A", "D", "F", "C", "E", "B"]
    # The four other seats are shared by all six: 7/2 each.
    assert result.of(B).points == 4 * Fraction(7, 2) + 4 + 1


def test_match_points_rank_the_teams_in_every_deal() -> None:
    # Deal 1: A 110, B -120, C 10. Deal 2: A and B 0, C 0: all share 2 points.
    first = traveller(1, (100, -60, -40), (-50, 50, 0), (0, 10, -10))
    second = traveller(2, (0, 0, 0), (0, 0, 0), (0, 0, 0))

    result = scores(MatchPoints(), [lineup(THREE)], {S1: [first, second]})

    assert result.points == (3 + 2, 1 + 2, 2 + 2)
    assert result.chips == (110, -120, 10)


def test_plain_chips_are_their_own_points() -> None:
    deal = traveller(1, (100, -60, -40), (-50, 50, 0), (0, 10, -10))

    result = scores(PlainChips(), [lineup(THREE)], {S1: [deal]})

    assert result.points == result.chips == (110, -120, 10)


def test_points_are_given_in_each_session_and_added() -> None:
    big = traveller(1, (5000, -5000, 0), (0, 0, 0), (0, 0, 0))
    small = traveller(1, (-1, 1, 0), (0, 0, 0), (0, 0, 0))

    result = scores(SeatPoints(), [lineup(THREE), lineup(THREE, S2)], {S1: [big], S2: [small]})

    # Seat 1: A first, then last. Seat 2 (B, C, A): B last, then first. Seat 3: all level.
    assert result.of(A).points == (3 + 1) + (Fraction(5, 2) + Fraction(3, 2)) + (2 + 2)
    assert result.of(B).points == (Fraction(3, 2) + Fraction(5, 2)) + (1 + 3) + (2 + 2)
    assert result.chips == (4999, -4999, 0)


def test_a_session_without_a_comparable_deal_gives_no_points_yet() -> None:
    result = scores(SeatPoints(), [lineup(THREE), lineup(THREE, S2)], {})

    assert result.points == (0, 0, 0)
    assert result.contests == ()


def test_an_empty_seat_is_no_contest() -> None:
    deal = traveller(1, (50, 0, -25), (-25, 0, 50), house=-25)

    result = scores(SeatPoints(), [lineup(("A-B", "B-A"))], {S1: [deal]})

    assert [contest.seat for contest in result.contests] == [1, 3]
    assert result.points == (4, 2)
    assert result.chips == (100, -50)


def test_a_ruled_score_is_compared_exactly_with_the_played_ones() -> None:
    third = Fraction(100, 3)
    deal = traveller(1, (33, -33, 0), (third, -third, 0), (34, -34, 0))

    result = scores(SeatPoints(), [lineup(THREE)], {S1: [deal]})

    assert [rung.entry for rung in result.contests[0].rungs()] == [C, B, A]
    assert sum(result.chips) == 0


def test_an_entry_that_holds_one_seat_only_is_compared_there_only() -> None:
    """Individuals: every seat has its own field and its own winner."""
    deal = traveller(1, (70, -70), (-10, 10))

    for method in (SeatPoints(), PlainChips()):
        result = scores(method, [lineup(("AB", "CD"))], {S1: [deal]})

        assert [contest.winner for contest in result.contests] == ["A", "D"]
        assert result.of(A).points == (2 if method.id == "seat_points" else 70)


@given(fields(), st.sampled_from(Ties))
def test_the_points_of_every_seat_add_up_to_those_of_all_places(
    field: tuple[LineUp, list[Traveller]], ties: Ties
) -> None:
    seats, deals = field
    n = len(seats.tables)
    result = scores(SeatPoints(), [seats], {S1: deals}, ties=ties)

    for contest in result.contests:
        total = sum(contest.ranking.points)
        assert total == Fraction(n * (n + 1), 2) or (ties is Ties.NONE and total > n * (n + 1) / 2)
        assert sum(rung.points for rung in contest.rungs()) == total


@given(fields())
def test_match_points_of_a_deal_add_up_too(field: tuple[LineUp, list[Traveller]]) -> None:
    seats, deals = field
    n = len(seats.tables)

    result = scores(MatchPoints(), [seats], {S1: deals})

    assert sum(result.points) == len(deals) * Fraction(n * (n + 1), 2)


@given(fields(), methods, st.data())
def test_the_luck_of_the_deal_cancels(
    field: tuple[LineUp, list[Traveller]], method: Method, data: st.DataObject
) -> None:
    """Better cards lift everyone in the seat alike, so they move nobody's place."""
    seats, deals = field
    lucky = []
    for deal in deals:
        luck = data.draw(
            st.lists(st.integers(-9999, 9999), min_size=deal.seats, max_size=deal.seats)
        )
        rows = [
            tuple(chips + more for chips, more in zip(row.chip_scores, luck, strict=True))
            for row in deal.rows
        ]
        lucky.append(traveller(deal.deal, *rows, house=-sum(luck)))
    plain, lifted = (scores(method, [seats], {S1: each}) for each in (deals, lucky))

    assert [c.ranking for c in lifted.contests] == [c.ranking for c in plain.contests]
    if method.id != "chips":
        assert lifted.points == plain.points


@given(fields(), methods, st.randoms(use_true_random=False))
def test_neither_the_order_of_deals_nor_of_tables_matters(
    field: tuple[LineUp, list[Traveller]], method: Method, chance: Random
) -> None:
    seats, deals = field
    mixed = [Traveller(d.deal, tuple(chance.sample(d.rows, len(d.rows)))) for d in deals]
    chance.shuffle(mixed)

    assert scores(method, [seats], {S1: mixed}) == scores(method, [seats], {S1: deals})


@given(fields(), methods, st.randoms(use_true_random=False))
def test_which_number_a_table_has_does_not_matter(
    field: tuple[LineUp, list[Traveller]], method: Method, chance: Random
) -> None:
    seats, deals = field
    order = list(range(len(seats.tables)))
    chance.shuffle(order)
    moved = LineUp(S1, tuple(seats.tables[at] for at in order))
    played = [traveller(d.deal, *[d.rows[at].chip_scores for at in order]) for d in deals]

    here, there = (scores(method, [s], {S1: d}) for s, d in ((seats, deals), (moved, played)))

    assert (here.points, here.chips, here.seats_won) == (there.points, there.chips, there.seats_won)


@given(fields(), methods)
def test_all_chips_of_an_event_without_empty_seats_sum_to_zero(
    field: tuple[LineUp, list[Traveller]], method: Method
) -> None:
    seats, deals = field

    assert sum(scores(method, [seats], {S1: deals}).chips) == 0


def test_a_method_is_known_by_its_id_and_explains_itself() -> None:
    for name in ("seat_points", "match_points", "chips"):
        assert method_named(name).id == name
        assert method_named(name).sentence.endswith(".")

    with refused(NoSuchScoring, method="butler", known=("seat_points", "match_points", "chips")):
        method_named("butler")


def test_a_seat_number_is_one_of_the_tables_seats() -> None:
    deal = traveller(1, (100, -60, -40), (-50, 50, 0), (0, 10, -10))
    contests = scores(SeatPoints(), [lineup(THREE)], {S1: [deal]}).contests

    assert [contest.seat for contest in contests] == [SeatNo(1), SeatNo(2), SeatNo(3)]
