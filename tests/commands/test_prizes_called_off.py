"""`evendeal called-off`: who is paid what when nobody plays on."""

from decimal import Decimal
from typing import Any

import pytest

from evendeal.commands.prize_input import NotTyped
from evendeal.errors import Refused
from evendeal.prizes.money import UnitRefused
from evendeal.prizes.refusals import PrizesRise, StackRefused
from support.refusals import typed_refused
from support.sentences import in_golden_file
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
    in_golden_file(" ".join(out.split()))


def test_in_the_money_each_gets_the_next_prize_and_chips_share_the_rest() -> None:
    words = ["15000", "12000", "10000", "6000", "500", "--prizes", "240,150,123,57,57"]
    out = typed("called-off", *words).out

    assert paid(*words)["in_money"] is True
    assert paid(*words)["each"] == 57
    in_golden_file(" ".join(out.split()))


@pytest.mark.parametrize("unit", ["0.01", "1", "7"])
def test_whole_units_sum_to_all_that_is_left_to_pay(unit: str) -> None:
    report = paid("16", "14", "13", "--prizes", "100,50.05", "--unit", unit)

    assert sum(map(Decimal, report["amounts"])) == Decimal(report["pool"]) == Decimal("150.05")


def test_a_field_too_long_for_a_screen_is_paid_whole() -> None:
    words = [*(str(100 + stack) for stack in range(80)), "--prizes", "800"]

    assert len(paid(*words)["amounts"]) == 80
    assert "…" in typed("called-off", *words).out


@pytest.mark.parametrize(
    ("words", "kind", "fields"),
    [
        ([*FOUR], NotTyped, {"what": "prizes"}),
        ([*FOUR, "--prizes", "500,600"], PrizesRise, {"place": 2, "prize": 60000, "above": 50000}),
        (["5000", "0", "--prizes", "500"], StackRefused, {"player": 2, "stack": 0}),
        ([*FOUR, "--prizes", "500", "--unit", "0"], UnitRefused, {"unit": 0}),
    ],
)
def test_what_cannot_be_paid_is_refused(
    words: list[str], kind: type[Refused], fields: dict[str, object]
) -> None:
    answer = typed("called-off", *words)

    typed_refused(answer, kind, **fields)
