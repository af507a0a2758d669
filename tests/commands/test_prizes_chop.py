"""`evendeal chop`: agreements side by side."""

from decimal import Decimal
from typing import Any

import pytest

from evendeal.commands.chop import TicketsNotTyped
from evendeal.commands.prize_input import FigureRefused
from evendeal.errors import Refused
from evendeal.prizes.chop_tickets import TicketsRefused
from evendeal.prizes.money import UnitRefused
from evendeal.prizes.terms import (
    BountiesRefused,
    GuaranteeTooMuch,
    LeftForFirstTooMuch,
    TypedAmountsMissing,
    TypedDoesNotSum,
)
from support.refusals import typed_refused
from support.sentences import in_golden_file
from support.typed import typed

TABLE = ["5000", "3000", "1500", "500", "--prizes", "500,300,200"]


def chops(*words: str) -> dict[str, dict[str, Any]]:
    return {each["name"]: each for each in typed("chop", *words, "--json").json["chops"]}


def total(amounts: list[str]) -> Decimal:
    return sum(map(Decimal, amounts), Decimal(0))


def test_every_method_stands_beside_the_others_and_sums_to_the_pool() -> None:
    methods = chops(*TABLE)

    assert list(methods) == ["icm", "dcm", "chip", "equal"]
    assert methods["icm"]["amounts"] == ["377.78", "312.89", "225.60", "83.73"]
    assert methods["dcm"]["amounts"] == ["391.25", "329.54", "220.93", "58.28"]
    assert methods["chip"]["amounts"] == ["500.00", "300.00", "150.00", "50.00"]
    assert methods["dcm"]["beside_icm"] == ["13.47", "16.65", "-4.67", "-25.45"]
    assert {total(each["amounts"]) for each in methods.values()} == {Decimal(1000)}


@pytest.mark.parametrize("unit", ["0.01", "1", "5", "7"])
def test_whole_units_still_sum_to_what_is_shared(unit: str) -> None:
    for each in chops(*TABLE, "--leave", "150.50", "--unit", unit).values():
        assert total(each["amounts"]) + Decimal("150.50") == 1000


def test_the_operators_printed_example_sums_to_the_pool_here() -> None:
    words = ["15000", "12000", "10000", "6000", "500", "--prizes", "240,150,123,57"]
    amounts = chops(*words, "--guarantee", "57")["chip"]["amounts"]

    assert amounts == ["155.28", "135.62", "122.52", "96.31", "60.27"]


def test_what_was_agreed_by_hand_is_held_against_the_pool() -> None:
    short = typed("chop", *TABLE, "--typed", "400,300,200,99.50")

    assert chops(*TABLE, "--typed", "400,300,200,100")["typed"]["amounts"][0] == "400.00"
    typed_refused(short, TypedDoesNotSum, total=99_950, pool=100_000, off=-50)


def test_each_keeps_the_bounty_on_the_own_head() -> None:
    report = typed("chop", *TABLE, "--bounty", "10,20.50,5,5", "--json").json

    assert report["pool"] == "1040.50"
    assert report["chops"][0]["together"] == ["387.78", "333.39", "230.60", "88.73"]


def test_tickets_go_to_the_largest_shares_and_the_rest_is_settled_in_money() -> None:
    words = ["5000", "3000", "1500", "--tickets", "2x215", "--prizes", "50"]
    for each in chops(*words).values():
        assert [settled["ticket"] for settled in each["tickets"]].count(True) == 2
        assert total([settled["cash"] for settled in each["tickets"]]) == 50


def test_more_than_the_first_prize_is_shown_and_flagged() -> None:
    (flag,) = chops("9000", "500", "500", "--prizes", "50,30,20")["chip"]["flags"]

    assert flag["name"] == "above-first"
    assert flag["players"] == [1]
    assert flag["sentence"] in typed("chop", "9000", "500", "500", "--prizes", "50,30,20").out


def test_the_next_prize_is_guaranteed_however_it_is_written() -> None:
    assert chops(*TABLE, "--guarantee", "NEXT") == chops(*TABLE, "--guarantee", "next")


def test_a_terminal_shows_sums_and_differences() -> None:
    out = typed("chop", *TABLE, "--leave", "100", "--bounty", "1,1,1,1").out

    in_golden_file(" ".join(out.split()))


@pytest.mark.parametrize(
    ("words", "kind", "fields"),
    [
        (["--leave", "201"], LeftForFirstTooMuch, {"left": 20100, "first": 50000, "second": 30000}),
        (
            ["--guarantee", "251"],
            GuaranteeTooMuch,
            {"guarantee": 25100, "players": 4, "pool": 100000},
        ),
        (["--guarantee", "much"], FigureRefused, {"where": "guarantee"}),
        (["--bounty", "1,2"], BountiesRefused, {"bounties": 2, "players": 4}),
        (["--typed", "1,2"], TypedAmountsMissing, {"amounts": 2, "players": 4}),
        (["--unit", "0"], UnitRefused, {"unit": 0}),
        (["--unit", "1,2"], FigureRefused, {"where": "unit"}),
        (["--tickets", "many"], TicketsNotTyped, {"text": "many"}),
        (["--tickets", "5x215"], TicketsRefused, {}),
        (["--tickets", "999999999999999999x1"], TicketsRefused, {}),
        (["--tickets", f"{'9' * 5000}x1"], TicketsNotTyped, {"text": f"{'9' * 5000}x1"}),
        (["--leave", ""], FigureRefused, {"where": "part that is left"}),
        (["--guarantee", " "], FigureRefused, {"where": "guarantee"}),
        (["--bounty", ""], FigureRefused, {"where": "bounties"}),
        (["--typed", ""], FigureRefused, {"where": "typed amounts"}),
    ],
)
def test_terms_that_cannot_be_kept_are_refused(
    words: list[str], kind: type[Refused], fields: dict[str, object]
) -> None:
    answer = typed("chop", *TABLE, *words)

    typed_refused(answer, kind, **fields)
