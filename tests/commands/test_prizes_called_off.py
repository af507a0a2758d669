"""`evendeal called-off`: who is paid what when nobody plays on."""

from decimal import Decimal
from typing import Any

import pytest

from support.typed import typed

FOUR = ["5000", "3000", "1500", "500"]


def paid(*words: str) -> Any:
    return typed("called-off", *words, "--json").json


def test_before_the_money_half_is_shared_alike_and_half_by_chips() -> None:
    report = paid(*FOUR, "--prizes", "500,300,200")
    out = typed("called-off", *FOUR, "--prizes", "500,300,200").out

    assert report["in_money"] is False
    assert report["each"] == 125
    assert report["by_chips"] == [250, 150, 75, 25]
    assert report["amounts"] == ["375.00", "275.00", "200.00", "150.00"]
    assert "half of what is left is shared alike" in out


def test_in_the_money_each_gets_the_next_prize_and_chips_share_the_rest() -> None:
    words = ["15000", "12000", "10000", "6000", "500", "--prizes", "240,150,123,57,57"]
    out = typed("called-off", *words).out

    assert paid(*words)["in_money"] is True
    assert paid(*words)["each"] == 57
    assert "each gets the next one to be lost, 57.00" in out
    assert "the other 342.00" in " ".join(out.split())


@pytest.mark.parametrize("unit", ["0.01", "1", "7"])
def test_whole_units_sum_to_all_that_is_left_to_pay(unit: str) -> None:
    report = paid("16", "14", "13", "--prizes", "100,50.05", "--unit", unit)

    assert sum(map(Decimal, report["amounts"])) == Decimal(report["pool"]) == Decimal("150.05")


def test_a_field_too_long_for_a_screen_is_paid_whole() -> None:
    words = [*(str(100 + stack) for stack in range(80)), "--prizes", "800"]

    assert len(paid(*words)["amounts"]) == 80
    assert "…" in typed("called-off", *words).out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([*FOUR], "the prizes are missing"),
        ([*FOUR, "--prizes", "500,600"], "place 2"),
        (["5000", "0", "--prizes", "500"], "a player still in has chips"),
        ([*FOUR, "--prizes", "500", "--unit", "0"], "the unit is"),
    ],
)
def test_what_cannot_be_paid_is_refused(words: list[str], sentence: str) -> None:
    answer = typed("called-off", *words)

    assert answer.code == 2
    assert sentence in answer.sentence
