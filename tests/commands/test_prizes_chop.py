"""`evendeal chop`: agreements side by side."""

from decimal import Decimal
from typing import Any

import pytest

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
    assert short.code == 2
    assert "999.50" in short.sentence


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

    assert "more or less than by ICM" in out
    assert "900.00 is shared by every method." in out
    assert "100.00 is left for the first place." in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--leave", "201"], "at most 200.00 can be left"),
        (["--guarantee", "251"], "more than the 1,000.00"),
        (["--guarantee", "much"], "'much' is no number here"),
        (["--bounty", "1,2"], "2 bounties for 4 players"),
        (["--typed", "1,2"], "2 amounts for 4 players"),
        (["--unit", "0"], "the unit is"),
        (["--unit", "1,2"], "one amount is wanted"),
        (["--tickets", "many"], "many are no tickets"),
        (["--tickets", "5x215"], "there are 5 tickets for 4 players"),
        (["--tickets", "999999999999999999x1"], "tickets for 4 players"),
        (["--tickets", f"{'9' * 5000}x1"], "are no tickets"),
        (["--leave", ""], "part that is left: there is no number"),
        (["--guarantee", " "], "guarantee: there is no number"),
        (["--bounty", ""], "bounties: there is no number"),
        (["--typed", ""], "typed amounts: there is no number"),
        (["--leave", "-5"], "-5 is below 0"),
    ],
)
def test_terms_that_cannot_be_kept_are_refused(words: list[str], sentence: str) -> None:
    answer = typed("chop", *TABLE, *words)

    assert answer.code == 2
    assert sentence in answer.sentence
