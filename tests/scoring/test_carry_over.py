"""The carry-over of the slides, by its printed example and by cases calculated apart."""

import json
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.poker import Chips
from evendeal.scoring.carry_over import (
    MAXIMUM_BLINDS,
    NotACarryOver,
    carried,
    carry_over,
)
from evendeal.scoring.ranking import rank
from support.refusals import refused

GOLDEN = json.loads(
    (Path(__file__).parents[1] / "golden" / "scoring" / "cases.json").read_text("utf-8")
)
SEATS = [case for case in GOLDEN["cases"] if case["method"] == "carry_seat"]


def case(id: str) -> Any:
    (found,) = [each for each in GOLDEN["cases"] if each["id"] == id]
    return found


def rows(players: Sequence[str], scores: Sequence[Chips], **rules: int) -> list[list[object]]:
    """Player, score, place, stays, carry-over, the best first and those level by name."""
    ranks = rank(scores).ranks
    of = zip(players, scores, ranks, carried(ranks, **rules), strict=True)
    return [
        [who, str(score), place, carry is not None, carry and str(carry)]
        for who, score, place, carry in sorted(of, key=lambda row: (row[2], row[0]))
    ]


def chips(value: str) -> Chips:
    number = Fraction(value)
    return number.numerator if number.denominator == 1 else number


@pytest.mark.parametrize("scores", [[8500, 5400, 2300, 2150, 500], [6000, 5800, 4500, 3500, 2500]])
def test_both_printed_columns_carry_250_200_150_100_and_the_last_is_eliminated(
    scores: list[int],
) -> None:
    """R8: slides, "Normalized carry-over example", seats 1 and 2, blinds of 25/25."""
    took = carried(rank(scores).ranks, maximum=25 * MAXIMUM_BLINDS, eliminated=20)

    assert took == (250, 200, 150, 100, None)


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat["id"])
def test_a_seat_carries_what_was_calculated_apart(seat: Any) -> None:
    """R8, R9: ties, lines, small seats and maxima below the number of players."""
    scores = seat["input"]["scores"]
    options = seat["options"]

    ranks = rank(list(scores.values())).ranks
    got = carried(ranks, maximum=options["maximum"], eliminated=options.get("eliminate", 0))

    for (who, score), place, carry in zip(scores.items(), ranks, got, strict=True):
        (row,) = [row for row in seat["expected"]["rows"] if row[0] == who]
        wanted = None if row[4] is None else chips(row[4])
        assert [str(score), place, carry] == [*row[1:3], wanted]


def test_the_first_of_a_small_seat_carries_no_more_and_no_less_than_any_other_first() -> None:
    """R8: a seat of three beside seats of five, after the session of the unequal tables."""
    sums = case("f-V1")["expected"]["sessions"][0]
    wanted = case("f-V11")["expected"]["sessions"][0]

    for seat, score in sums.items():
        players = [row[0] for row in score]
        found = rows(players, [int(row[1]) for row in score], maximum=250, eliminated=20)

        assert found == sorted(wanted[seat]["rows"], key=lambda row: (row[2], row[0])), seat
        assert found[0][2] == 1


def test_a_ladder_of_two_sessions_opens_with_what_was_carried() -> None:
    """R8: the carry-over is the next opening balance, whatever the seat."""
    ladder = case("e-ladder")
    opening: dict[str, Chips] = {}
    for session, options, wanted in zip(
        GOLDEN["fixtures"]["ladder"]["sessions"],
        ladder["options"]["sessions"],
        ladder["expected"]["sessions"],
        strict=True,
    ):
        after: dict[str, Chips] = {}
        for seat, players in enumerate(zip(*session["lineup"], strict=True)):
            net = [
                sum(deal[table][seat] for deal in session["deals"].values())
                for table in range(len(players))
            ]
            totals = [opening.get(who, 0) + won for who, won in zip(players, net, strict=True)]
            ranks = rank(totals).ranks
            got = carried(ranks, maximum=options["maximum"], eliminated=options["eliminate"])
            found = [
                [who, str(opening.get(who, 0)), str(won), str(total), place]
                for who, won, total, place in zip(players, net, totals, ranks, strict=True)
            ]
            rows = wanted[str(seat + 1)]["rows"]
            assert sorted(found) == sorted(row[:5] for row in rows)
            carries = {row[0]: row[6] for row in rows}
            for who, carry in zip(players, got, strict=True):
                assert (None if carry is None else str(carry)) == carries[who]
                if carry is not None:
                    after[who] = carry
        opening = after


@given(
    st.lists(st.integers(-50, 50), min_size=1, max_size=12),
    st.integers(0, 1000),
    st.integers(0, 100),
)
def test_nobody_carries_more_than_the_maximum_or_than_somebody_ahead(
    scores: list[int], maximum: int, share: int
) -> None:
    """R8, R9: over any seat."""
    ranks = rank(scores).ranks
    got = carried(ranks, maximum=maximum, eliminated=share)
    by_place = sorted(zip(ranks, got, strict=True), key=lambda each: each[0])
    staying = [carry for _, carry in by_place if carry is not None]

    assert staying == sorted(staying, reverse=True)
    assert all(0 <= each <= maximum for each in staying)
    assert got[scores.index(max(scores))] is not None
    assert len(staying) >= len(scores) - len(scores) * share // 100
    if scores.count(max(scores)) == 1:
        assert staying[0] == maximum
    assert sum(carry_over(maximum, len(scores), n + 1) for n in range(len(scores))) <= (
        maximum * (len(scores) + 1) / 2
    )


@pytest.mark.parametrize("scores", [[700], [700, 500], [700, 700, 500]])
def test_the_best_of_a_seat_stay_whatever_the_percentage(scores: list[int]) -> None:
    """R9: a percentage that would leave nobody leaves the first, and all who are level with him."""
    got = carried(rank(scores).ranks, maximum=250, eliminated=100)

    assert [carry is not None for carry in got] == [score == 700 for score in scores]


@pytest.mark.parametrize(
    ("rules", "facts"),
    [
        pytest.param(
            {"maximum": -1},
            {"field": "maximum", "value": -1},
            id="maximum -1",
        ),
        pytest.param(
            {"maximum": 250, "eliminated": 101},
            {"field": "eliminated", "value": 101},
            id="eliminated 101",
        ),
    ],
)
def test_numbers_of_which_no_carry_over_is_made_are_refused(
    rules: dict[str, int], facts: dict[str, object]
) -> None:
    """R8: with the name of the number."""
    with refused(NotACarryOver, **facts):
        carried([1, 2], **rules)
