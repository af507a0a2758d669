"""`evendeal payout`: what each place is paid."""

from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from support.typed import typed


def paid(*words: str) -> Any:
    return typed("payout", *words, "--json").json


def total(amounts: list[str]) -> Decimal:
    return sum(map(Decimal, amounts), Decimal(0))


def test_a_field_of_276_is_paid_to_the_cent_and_the_fee_is_not_in_the_pool() -> None:
    report = paid("--entries", "276", "--buyin", "20", "--fee", "2")

    assert report["pool"] == "5520.00"
    assert report["fees"] == "552.00"
    assert total(report["prizes"]) == 5520
    assert sum(report["percents"]) == pytest.approx(100)
    assert len(report["prizes"]) == len(report["percents"])


def test_the_observed_table_of_276_is_there_by_its_name() -> None:
    words = ["--entries", "276", "--buyin", "20", "--table", "observed-276"]
    report = paid(*words)
    out = typed("payout", *words).out

    assert len(report["prizes"]) == 27
    assert report["percents"][:3] == [27.5, 17.5, 11.6]
    assert "10–18" in out
    assert "19–27" in out


def test_nine_are_paid_half_three_and_two_tenths_in_whole_units() -> None:
    report = paid("--entries", "9", "--buyin", "10.55", "--unit", "1")

    assert report["prizes"] == ["48.95", "28.00", "18.00"]
    assert report["table"] == "document"


def test_a_guarantee_fills_the_pool_and_says_what_was_added() -> None:
    words = ["--entries", "9", "--buyin", "10", "--guarantee", "100", "--bounty", "2"]
    report = paid(*words)
    out = typed("payout", *words).out

    assert (report["collected"], report["pool"]) == ("90.00", "100.00")
    assert report["bounties"] == "18.00"
    assert "pool 100.00, as guaranteed: 90.00 collected, 10.00 added" in out


def test_rebuys_and_add_ons_are_in_the_pool() -> None:
    words = ["--entries", "9", "--buyin", "10", "--rebuys", "4", "--addons", "3", "--addon", "5"]

    assert paid(*words, "--re-entries", "1")["pool"] == "155.00"


def test_a_table_of_ones_own_comes_from_a_csv(tmp_path: Path) -> None:
    table = tmp_path / "own.csv"
    table.write_text("place,percent\n1,60\n2,40\n", "utf-8")

    assert paid("--entries", "7", "--buyin", "10", "--csv", str(table))["prizes"] == [
        "42.00", "28.00",
    ]  # fmt: skip


def test_two_out_together_on_the_bubble_share_the_last_prize() -> None:
    words = ["--entries", "9", "--buyin", "10.05", "--tied", "3,2"]
    report = paid(*words)

    assert report["prizes"] == ["45.23", "27.13", "18.09"]
    assert report["tied"] == {"place": 3, "prizes": ["9.05", "9.04"]}
    assert "Out together in place 3: 9.05, 9.04." in typed("payout", *words).out


def test_a_deal_is_paid_in_the_order_of_places_and_may_pay_a_lower_one_more() -> None:
    words = ["--entries", "9", "--buyin", "10", "--deal", "35,37"]
    report = paid(*words)

    assert report["prizes"] == ["35.00", "37.00", "18.00"]
    assert report["dealt"] is True
    assert "as they have agreed" in typed("payout", *words).out
    assert paid(*words[:4])["dealt"] is False


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--entries", "80", "--buyin", "10", "--table", "web-chart"], "99.1"),
        (["--entries", "5000", "--buyin", "10"], "5,000"),
        (["--entries", "0", "--buyin", "10"], "0"),
        (["--entries", "9", "--buyin", "-10"], "-10 is below 0"),
        (["--entries", "9", "--buyin", "ten"], "'ten' is no number here"),
        (["--entries", "9", "--buyin", "10", "--table", "mine"], "mine"),
        (["--entries", "9", "--buyin", "10", "--csv", "no/such"], "no/such cannot be read"),
        (["--entries", "9", "--buyin", "10", "--unit", "0"], "the unit is"),
        (["--entries", "9", "--buyin", "10", "--deal", "35,36"], "1.00 too little"),
        (["--entries", "9", "--buyin", "10", "--deal", ",".join("9" * 10)], "there are 9 players"),
        (["--entries", "9", "--buyin", "10", "--tied", "8"], "name the place and how many"),
        (["--entries", "9", "--buyin", "10", "--tied", "0,2"], "places count from 1"),
        (["--entries", "9", "--buyin", "10", "--tied", "8,0"], "somebody has to be out"),
        (["--entries", "9", "--buyin", "10", "--tied", "8,3"], "there are 9 players"),
        (["--entries", "9", "--buyin", "10", "--tied", "1,999999999999"], "there are 9 players"),
    ],
)
def test_what_cannot_be_paid_out_is_refused(words: list[str], sentence: str) -> None:
    answer = typed("payout", *words)

    assert answer.code == 2
    assert sentence in answer.sentence
