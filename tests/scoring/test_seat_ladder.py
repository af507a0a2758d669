"""The ladders of individuals, by cases calculated apart and by what a ladder means."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.ranking import rank
from evendeal.scoring.seat_ladder import (
    CarryOver,
    SeatLadder,
    openings_after,
    scaled_points,
    session_ranks,
)
from evendeal.scoring.seat_tally import SeatNets, SeatTally
from evendeal.scoring.traveller import TableScore, Traveller

GOLDEN = json.loads(
    (Path(__file__).parents[1] / "golden" / "scoring" / "cases.json").read_text("utf-8")
)


def case(id: str) -> Any:
    (found,) = [each for each in GOLDEN["cases"] if each["id"] == id]
    return found


def nets_of(number: int, session: Any) -> tuple[SeatNets, ...]:
    """The seats of a session of the golden file, its empty ones null."""
    seats = tuple(tuple(who and EntryId(who) for who in table) for table in session["lineup"])
    tally = SeatTally(LineUp(SessionNo(number), seats))
    for deal, played in session["deals"].items():
        rows = []
        for table, chips in enumerate(played, 1):
            won = tuple(each or 0 for each in chips)
            empty = frozenset(SeatNo(at) for at, each in enumerate(chips, 1) if each is None)
            rows.append(TableScore(TableNo(table), won, -sum(won), empty))
        tally.put(Traveller(DealNo(int(deal)), tuple(rows)))
    return tally.nets()


def test_two_sessions_of_a_ladder_are_those_that_were_calculated_apart() -> None:
    """R8, R9: opening balance, net, Total Score, place, who stays and what he carries."""
    golden = case("e-ladder")
    opening: dict[EntryId, Chips] = {}
    for number, (session, options, wanted) in enumerate(
        zip(
            GOLDEN["fixtures"]["ladder"]["sessions"],
            golden["options"]["sessions"],
            golden["expected"]["sessions"],
            strict=True,
        ),
        1,
    ):
        rules = CarryOver(options["maximum"], options["eliminate"])
        tables = len(session["lineup"])
        ladders = [SeatLadder(each, opening, rules, tables) for each in nets_of(number, session)]

        for ladder in ladders:
            seat = wanted[str(ladder.seat)]
            assert sorted(map(row, ladder.places)) == sorted(seat["rows"])
            assert sorted(ladder.eliminated) == sorted(seat["eliminated"])
            places = [each.place for each in ladder.places]
            assert places == sorted(places)
        opening = openings_after(ladders)

    assert all(carry > 0 for carry in opening.values())


def row(place: Any) -> list[object]:
    carry = place.carried
    return [
        place.entry,
        str(place.opening),
        str(place.net),
        str(place.total),
        place.place,
        carry is not None,
        None if carry is None else str(carry),
    ]


def test_seats_of_three_and_of_five_are_put_on_one_scale() -> None:
    """R62: the points of the unequal tables, seat by seat."""
    golden = case("f-V2")["expected"]["sessions"][0]
    (session,) = GOLDEN["fixtures"]["unequal"]["sessions"]
    ladders = [SeatLadder(each, {}, CarryOver(250), 5) for each in nets_of(1, session)]

    found = {
        str(ladder.seat): sorted(
            [each.entry, str(each.net), each.place, str(each.points)] for each in ladder.places
        )
        for ladder in ladders
    }

    assert found == {seat: sorted(rows) for seat, rows in golden.items()}


def test_the_first_of_every_full_seat_leads_the_session_and_the_first_of_a_short_one_follows() -> (
    None
):
    """R62: five seats have a sole first; seat 8 has three players, and its first comes next."""
    (session,) = GOLDEN["fixtures"]["unequal"]["sessions"]
    ladders = [SeatLadder(each, {}, CarryOver(250), 5) for each in nets_of(1, session)]

    ranks = session_ranks(ladders)

    assert sorted(who for who, place in ranks.items() if place == 1) == [
        "p12",
        "p15",
        "p46",
        "p47",
        "p53",
        "p54",
    ]
    assert [who for who, place in ranks.items() if place == 7] == ["p38"]
    assert len(ranks) == 38


@given(st.integers(1, 40), st.integers(0, 40), st.data())
def test_a_smaller_field_keeps_its_order_and_its_middle(
    field: int, more: int, data: st.DataObject
) -> None:
    """R62: whoever was ahead stays ahead, and the mean of a seat is that of a full one."""
    expected = field + more
    chips = data.draw(st.lists(st.integers(-9, 9), min_size=field, max_size=field))

    scaled = [scaled_points(points, field, expected) for points in rank(chips).points]

    assert sum(scaled) * expected == Fraction(expected * (expected + 1), 2) * field
    assert sorted(scaled, reverse=True) == [
        point for _, point in sorted(zip(chips, scaled, strict=True), reverse=True)
    ]
    assert all(1 <= point <= expected for point in scaled)
    if not more:
        assert tuple(scaled) == rank(chips).points


@pytest.mark.parametrize("level", [0, 25])
def test_a_balance_that_was_carried_decides_between_equal_sessions(level: int) -> None:
    """R8: the same chips in the session, and the higher opening balance stands higher."""
    ladder = ladder_of({"A": level, "B": level, "C": level}, {"B": 100})

    assert [(each.entry, each.place, each.total) for each in ladder.places] == [
        ("B", 1, level + 100),
        ("A", 2, level),
        ("C", 2, level),
    ]


def ladder_of(nets: dict[str, int], opening: dict[str, Chips]) -> SeatLadder:
    entries = tuple(map(EntryId, nets))
    chips = tuple(nets.values())
    tables = tuple(TableNo(at) for at in range(1, len(nets) + 1))
    seat = SeatNets(SessionNo(2), SeatNo(1), entries, tables, chips)
    began = {EntryId(who): balance for who, balance in opening.items()}
    return SeatLadder(seat, began, CarryOver(250, 20), len(nets))
