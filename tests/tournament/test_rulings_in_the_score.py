"""Rulings in exact numbers, by cases calculated apart: what a table gets, and what the others."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.carry_over import carried
from evendeal.scoring.final import final_nets
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.methods import PlainChips
from evendeal.scoring.ranking import rank
from evendeal.scoring.seat_ladder import scaled_points
from evendeal.scoring.tally import scores
from evendeal.scoring.traveller import TableScore, Traveller
from evendeal.tournament.duplicate.ruled_deals import (
    NO_RULINGS,
    NobodyToCompare,
    ruled_traveller,
    rulings_on,
)
from evendeal.tournament.duplicate.rulings import (
    Adjusted,
    Effect,
    Fouled,
    NotPlayed,
    Ruled,
    Voided,
    effect_from_json,
    effect_to_json,
)
from support.refusals import refused

GOLDEN = json.loads(
    (Path(__file__).parents[1] / "golden" / "scoring" / "cases.json").read_text("utf-8")
)
ONE, DEAL = SessionNo(1), DealNo(1)


def case(id: str) -> Any:
    (found,) = [each for each in GOLDEN["cases"] if each["id"] == id]
    return found


def as_ruled(said: Any) -> Ruled:
    """A ruling of the golden file, which has the averages of other methods beside it."""
    effect = {key: said[key] for key in ("as", "adjust") if key in said}
    if effect["as"] in ("void", "adjust"):
        effect.setdefault("adjust", {})
    tables = tuple(map(TableNo, said.get("tables", ())))
    return Ruled("other", said["deal"], tables, effect_from_json(effect), "R23", "")


def travellers(golden: Any) -> tuple[LineUp, list[Traveller]]:
    """The seats and the deals of a case, with its rulings."""
    (session,) = GOLDEN["fixtures"][golden["data"]]["sessions"]
    line_up = LineUp(
        ONE, tuple(tuple(who and EntryId(who) for who in row) for row in session["lineup"])
    )
    empty = [
        frozenset(SeatNo(seat) for seat, who in enumerate(row, 1) if who is None)
        for row in session["lineup"]
    ]
    seated = [{SeatNo(at) for at in range(1, line_up.seats + 1)} - nobody for nobody in empty]
    rulings = [as_ruled(said) for said in golden.get("rulings", ())]
    deals = []
    for number, played in session["deals"].items():
        deal = DealNo(int(number))
        ruled = rulings_on(deal, rulings, seated)
        if not ruled.replaced:
            rows = [row(table, chips, empty[table - 1]) for table, chips in enumerate(played, 1)]
            deals.append(ruled_traveller(deal, rows, ruled, empty))
    return line_up, deals


def row(table: int, chips: Any, nobody: frozenset[SeatNo] = frozenset()) -> TableScore:
    won = tuple(each or 0 for each in chips)
    return TableScore(TableNo(table), won, -sum(won), nobody)


@pytest.mark.parametrize("id", ["a-V1", "b-V1", "d-V1", "f-V1", "f-V1-void"])
def test_the_totals_of_a_seat_are_those_that_were_calculated_apart(id: str) -> None:
    """R23, R40, R68: void and adjusted, replaced, and three tables that were fouled alike."""
    golden = case(id)
    line_up, deals = travellers(golden)

    contests = scores(PlainChips(), [line_up], {ONE: deals}).contests

    assert {
        str(contest.seat): sorted([r.entry, str(r.chips), r.place] for r in contest.rungs())
        for contest in contests
    } == {seat: sorted(rows) for seat, rows in golden["expected"]["sessions"][0].items()}
    assert {str(deal.deal): [str(each.house) for each in deal.rows] for deal in deals} == golden[
        "expected"
    ].get("house", [None])[0]


@pytest.mark.parametrize("id", ["a-V5", "b-V5", "d-V5", "f-V5"])
def test_the_net_of_the_field_is_the_one_that_was_calculated_apart(id: str) -> None:
    """R63, R68: a ruling on one table moves nobody's net elsewhere, a group has its own mean."""
    golden = case(id)
    line_up, deals = travellers(golden)
    places = LineUp(
        ONE,
        tuple(
            tuple(
                None if who is None else EntryId(f"{table}/{seat}")
                for seat, who in enumerate(holders, 1)
            )
            for table, holders in enumerate(line_up.tables, 1)
        ),
    )

    found = {}
    for deal in deals:
        nets = final_nets([(places, [deal])])
        found[str(deal.deal)] = [
            [None if who is None else str(nets[who]) for who in holders]
            for holders in places.tables
        ]

    assert found == golden["expected"]["sessions"][0]


def test_every_seat_carries_what_was_calculated_apart() -> None:
    """R8: six seats of six, nobody eliminated, ties shared exactly."""
    golden = case("a-V11")
    line_up, deals = travellers(golden)
    for contest in scores(PlainChips(), [line_up], {ONE: deals}).contests:
        ranks = contest.ranking.ranks
        took = carried(ranks, maximum=golden["options"]["maximum"])
        rows = [
            [entry, str(chips), place, carry is not None, str(carry)]
            for entry, chips, place, carry in zip(
                contest.entries, contest.chips, ranks, took, strict=True
            )
        ]

        assert sorted(rows) == sorted(golden["expected"]["sessions"][0][str(contest.seat)]["rows"])


def test_three_who_share_second_of_eight_get_six_points_each() -> None:
    """R1: the Asian Nations Cup of 2013, whose report printed five."""
    golden = case("a-share-8")
    ranking = rank(list(golden["input"]["scores"].values()))
    found = {
        who: [place, str(points)]
        for who, place, points in zip(
            golden["input"]["scores"], ranking.ranks, ranking.points, strict=True
        )
    }

    assert found == golden["expected"]


@pytest.mark.parametrize(
    "id", ["c-ebu-10-of-11", "c-pjms-4-of-7", "d-ebu-7-of-10", "d-ebu-3-of-10"]
)
def test_printed_examples_of_neubergs_formula_are_points_on_one_scale(id: str) -> None:
    """R62: match-points are twice the points less one each; the formula is the same."""
    golden = case(id)
    values = list(golden["input"]["scores"].values())
    expected = golden["input"]["expected"]
    scaled = [scaled_points(each, len(values), expected) for each in rank(values).points]

    found = [str(2 * (each - 1)) for each in scaled]

    assert found == [row[1] for row in golden["expected"].values()]


# What a ruling on tables means, whatever was played there.

SEATS, TABLES = 3, 5
chips = st.integers(-300, 300)
deals = st.lists(st.tuples(chips, chips), min_size=TABLES, max_size=TABLES).map(
    lambda rows: [row(table, (a, b, -a - b)) for table, (a, b) in enumerate(rows, 1)]
)
NOBODY_EMPTY: list[frozenset[SeatNo]] = [frozenset()] * TABLES
SEATED = [frozenset(map(SeatNo, (1, 2, 3)))] * TABLES


def ruled(effect: Effect, *tables: int) -> Ruled:
    return Ruled("other", DEAL, tuple(map(TableNo, tables)), effect, "R68", "")


def made(played: list[TableScore], *rulings: Ruled) -> Traveller:
    return ruled_traveller(DEAL, played, rulings_on(DEAL, rulings, SEATED), NOBODY_EMPTY)


@given(deals, st.lists(chips, min_size=SEATS, max_size=SEATS))
def test_luck_that_a_wrong_deal_gave_to_a_seat_counts_for_nobody(
    played: list[TableScore], luck: list[int]
) -> None:
    """R68: whatever the wrong cards give to a seat at every table of the group."""
    gift = [luck[0], luck[1], -luck[0] - luck[1]]
    richer = [
        row(each.table, [a + b for a, b in zip(each.chip_scores, gift, strict=True)])
        if each.table in (4, 5)
        else each
        for each in played
    ]

    assert made(richer, ruled(Fouled(), 4, 5)) == made(played, ruled(Fouled(), 4, 5))


@given(deals)
def test_a_group_has_together_what_the_right_tables_have(played: list[TableScore]) -> None:
    """R68: so nobody gains or loses by being in a group."""
    found = made(played, ruled(Fouled(), 3, 4, 5))

    for seat in range(SEATS):
        column = [each.chip_scores[seat] for each in found.rows]
        assert Fraction(sum(column[:2]), 2) == Fraction(sum(column[2:]), 3)
    assert [each.chip_scores for each in found.rows[:2]] == [
        each.chip_scores for each in played[:2]
    ]


@given(deals)
def test_two_wrong_forms_are_two_groups(played: list[TableScore]) -> None:
    """R68: tables 2 and 3 know nothing of tables 4 and 5."""
    both = made(played, ruled(Fouled(), 2, 3), ruled(Fouled(), 4, 5))
    changed = [*played[:3], row(4, (1, 2, -3)), played[4]]

    assert made(changed, ruled(Fouled(), 2, 3), ruled(Fouled(), 4, 5)).rows[:3] == both.rows[:3]


@given(deals)
def test_a_table_counts_in_the_group_of_its_last_ruling_and_void_in_none(
    played: list[TableScore],
) -> None:
    """R68: no log makes a table count twice."""
    rulings = rulings_on(
        DEAL, [ruled(Fouled(), 2, 3), ruled(Fouled(), 3, 4), ruled(Voided({}), 4)], SEATED
    )

    assert rulings.fouled == (frozenset({2}), frozenset({3}))
    assert rulings.void == {4}
    traveller = ruled_traveller(DEAL, played, rulings, NOBODY_EMPTY)
    assert len({traveller[TableNo(table)].chip_scores for table in (2, 3, 4)}) == 1


@given(deals, st.integers(1, 500))
def test_a_deal_not_played_gives_the_mean_and_the_fault_its_chips(
    played: list[TableScore], loses: int
) -> None:
    """R69: the seat at fault loses what every other seat of its table gets."""
    void = made(played, ruled(Voided({}), 2))
    fault = made(played, ruled(NotPlayed(frozenset({SeatNo(3)}), loses), 2))

    assert made(played, ruled(NotPlayed(frozenset(), 0), 2)) == void
    mean = void[TableNo(2)].chip_scores
    assert fault[TableNo(2)].chip_scores == (mean[0] + loses, mean[1] + loses, mean[2] - loses)
    assert fault[TableNo(2)].house == void[TableNo(2)].house - loses
    assert [each for each in fault.rows if each.table != 2] == [
        each for each in void.rows if each.table != 2
    ]


@given(deals, chips)
def test_chips_by_ruling_change_the_net_of_their_seat_alone(
    played: list[TableScore], more: int
) -> None:
    """R63: of a final."""
    seats = LineUp(
        ONE,
        tuple(
            tuple(EntryId(f"{table}/{seat}") for seat in range(1, SEATS + 1))
            for table in range(1, TABLES + 1)
        ),
    )
    before = final_nets([(seats, [made(played)])])
    after = final_nets([(seats, [made(played, ruled(Adjusted({SeatNo(1): more}), 2))])])

    changed: dict[EntryId, Chips] = {who: net for who, net in after.items() if net != before[who]}
    assert changed == ({EntryId("2/1"): before[EntryId("2/1")] + more} if more else {})


def test_where_nobody_played_the_deal_as_it_was_laid_there_is_nothing_to_compare() -> None:
    """R68: then it can only be replaced."""
    played = [row(table, (0, 0, 0)) for table in range(1, TABLES + 1)]
    with refused(NobodyToCompare, deal=1):
        made(played, ruled(Fouled(), 1, 2, 3), ruled(NotPlayed(frozenset(), 0), 4, 5))
    assert rulings_on(DEAL, [], SEATED) == NO_RULINGS


@pytest.mark.parametrize(
    "effect", [Fouled(), NotPlayed(frozenset(), 0), NotPlayed(frozenset({SeatNo(9)}), 75)]
)
def test_an_effect_is_read_as_it_was_written(effect: Effect) -> None:
    assert effect_from_json(json.loads(json.dumps(effect_to_json(effect)))) == effect
