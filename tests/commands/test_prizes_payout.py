"""`evendeal payout`: what each place is paid."""

from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from evendeal.commands.prize_input import FigureRefused
from evendeal.commands.report import FileUnreadable
from evendeal.errors import Refused
from evendeal.prizes.money import UnitRefused
from evendeal.prizes.payout_refusals import (
    DealDoesNotSum,
    NoSuchPayoutTable,
    NoTableSoLarge,
    PayoutRefused,
    PercentsDoNotSum,
)
from evendeal.prizes.payout_ties import MoreOutThanPlayers
from support.refusals import typed_refused
from support.sentences import in_golden_file
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
    in_golden_file(*(line for line in out.splitlines() if "guaranteed" in line))


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
    out = typed("payout", *words).out
    in_golden_file(*(line for line in out.splitlines() if "together" in line))


def test_a_deal_is_paid_in_the_order_of_places_and_may_pay_a_lower_one_more() -> None:
    words = ["--entries", "9", "--buyin", "10", "--deal", "35,37"]
    report = paid(*words)

    assert report["prizes"] == ["35.00", "37.00", "18.00"]
    assert report["dealt"] is True
    out = typed("payout", *words).out
    in_golden_file(*(line for line in out.splitlines() if "agreed" in line))
    assert paid(*words[:4])["dealt"] is False


@pytest.mark.parametrize(
    ("words", "kind", "fields"),
    [
        (
            ["--entries", "80", "--buyin", "10", "--table", "web-chart"],
            PercentsDoNotSum,
            {"table": "web-chart", "line": 33, "low": 66, "high": 100},
        ),
        (["--entries", "5000", "--buyin", "10"], NoTableSoLarge, {"entries": 5000, "most": 2000}),
        (["--entries", "0", "--buyin", "10"], PayoutRefused, {"field": "entries", "value": 0}),
        (["--entries", "9", "--buyin", "ten"], FigureRefused, {"where": "buy-in"}),
        (
            ["--entries", "9", "--buyin", "10", "--table", "mine"],
            NoSuchPayoutTable,
            {"table": "mine"},
        ),
        (
            ["--entries", "9", "--buyin", "10", "--csv", "no/such"],
            FileUnreadable,
            {"file": "no/such"},
        ),
        (["--entries", "9", "--buyin", "10", "--unit", "0"], UnitRefused, {"unit": 0}),
        (
            ["--entries", "9", "--buyin", "10", "--deal", "35,36"],
            DealDoesNotSum,
            {"total": 7100, "pool": 7200, "off": -100},
        ),
        (
            ["--entries", "9", "--buyin", "10", "--deal", ",".join("9" * 10)],
            PayoutRefused,
            {"field": "deal", "value": "of 10 places"},
        ),
        (
            ["--entries", "9", "--buyin", "10", "--tied", "8"],
            PayoutRefused,
            {"field": "tied", "value": "8"},
        ),
        (
            ["--entries", "9", "--buyin", "10", "--tied", "0,2"],
            PayoutRefused,
            {"field": "place", "value": 0},
        ),
        (
            ["--entries", "9", "--buyin", "10", "--tied", "8,0"],
            PayoutRefused,
            {"field": "players", "value": 0},
        ),
        (
            ["--entries", "9", "--buyin", "10", "--tied", "8,3"],
            MoreOutThanPlayers,
            {"place": 8, "out": 3, "players": 9},
        ),
        (
            ["--entries", "9", "--buyin", "10", "--tied", "1,999999999999"],
            MoreOutThanPlayers,
            {"place": 1, "out": 999999999999, "players": 9},
        ),
    ],
)
def test_what_cannot_be_paid_out_is_refused(
    words: list[str], kind: type[Refused], fields: dict[str, object]
) -> None:
    answer = typed("payout", *words)

    typed_refused(answer, kind, **fields)
