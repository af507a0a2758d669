"""Every number that the paper of the dependent chip model prints.

Source: E. Besalú, The Dependent Chip Model (DCM), version 01, 2021, Tables 1 to 4 and section 6.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from evendeal.prizes.dependent import dcm, dcm_placement
from evendeal.prizes.exact import exact_dcm_placement, exact_icm_placement
from evendeal.prizes.independent import icm, icm_placement

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "prizes" / "dcm_paper_values.json"
ROWS: list[dict[str, Any]] = json.loads(GOLDEN.read_text("utf-8"))
MISPRINTED = {"T4 ICM pos1 P2", "T4 DCM pos1 P2"}

TABLE_4 = (1000, 500, 100)
HERO_CALLS_AND_WINS = (2000, 2000, 3000)
HERO_FOLDS = (800, 1200, 2000, 3000)
SECTION_6_PRIZES = (50, 30, 20)
HERO = 0


def worth(model: str, stacks: tuple[int, ...], prizes: tuple[int, ...], player: int) -> float:
    found = (icm if model == "ICM" else dcm)(stacks, prizes)
    return float(found.equity[player])


def numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.strip("[]").split(",")))


def computed(name: str) -> float:
    """The figure of that name."""
    table, rest = name.split(" ", 1)
    lists = [numbers(found) for found in re.findall(r"\[[^]]*\]", name)]
    player = int(found[1]) - 1 if (found := re.search(r"P(\d)$", name)) else 0
    model = rest.split(" ")[0]
    if table == "T1":
        return worth(model, lists[0], (100,), player)
    if table == "T2":
        if name.endswith("PW"):
            return 100 * float(dcm_placement(lists[0]).matrix[0, 0])
        return worth("DCM", *lists, 0)
    if table == "T3":
        if model == "pct":
            return 100 * (worth("DCM", *lists, player) / worth("ICM", *lists, player) - 1)
        return worth(model, *lists, player)
    if table == "T4":
        place = int(rest.split(" ")[1].removeprefix("pos")) - 1
        found_4 = (icm_placement if model == "ICM" else dcm_placement)(TABLE_4)
        return 100 * float(found_4.matrix[player, place])
    stacks = HERO_FOLDS if "fold" in name else HERO_CALLS_AND_WINS
    value = worth(model, stacks, SECTION_6_PRIZES, HERO)
    return 0.4 * value if "EV" in name else value


def test_all_120_values_are_there() -> None:
    assert len(ROWS) == 120
    assert {row["name"] for row in ROWS if not row["match"]} == MISPRINTED


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_a_printed_value_is_the_computed_one_rounded_as_printed(row: dict[str, Any]) -> None:
    decimals = 1 if " pct " in row["name"] else 2
    rounded = round(computed(row["name"]), decimals)

    if row["name"] in MISPRINTED:
        assert (row["paper"], rounded) == (21.25, 31.25)
    else:
        assert rounded == row["paper"]


def test_the_misprint_of_table_4_is_the_chip_share_of_500_in_1600_for_both_models() -> None:
    """Printed 21.25; its column would sum to 90, its row too."""
    column = exact_icm_placement(TABLE_4)[1], exact_dcm_placement(TABLE_4)[1]

    assert [100 * float(row[0]) for row in column] == [31.25, 31.25]
    assert [sum(row) for row in column] == [1, 1]
    assert 62.50 + 21.25 + 6.25 == 90


@pytest.mark.parametrize(
    ("model", "fold", "call", "crossover"),
    [("ICM", 15.23, 12.74, 0.47811), ("DCM", 9.57, 12.29, 0.31164)],
)
def test_hero_of_section_6_folds_by_the_one_model_and_calls_by_the_other(
    model: str, fold: float, call: float, crossover: float
) -> None:
    folded = worth(model, HERO_FOLDS, SECTION_6_PRIZES, HERO)
    won = worth(model, HERO_CALLS_AND_WINS, SECTION_6_PRIZES, HERO)

    assert (round(folded, 2), round(0.4 * won, 2)) == (fold, call)
    assert round(folded / won, 5) == crossover
    assert (folded > 0.4 * won) is (model == "ICM")


def test_by_chips_hero_of_section_6_breaks_even() -> None:
    assert HERO_FOLDS[HERO] / HERO_CALLS_AND_WINS[HERO] == 0.4
