"""What the notes on the paper of the dependent chip model say, checked."""

import re
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.prizes.dependent import dcm
from evendeal.prizes.exact import exact_dcm, exact_dcm_placement, exact_icm, exact_icm_placement
from evendeal.prizes.independent import icm
from evendeal.prizes.refusals import PrizesRise
from support.refusals import refused, typed_refused
from support.scoring.literal_algorithm_3 import Search
from support.typed import typed

NOTES = (Path(__file__).parents[2] / "docs" / "notes-on-dcm.md").read_text("utf-8")
RAISED = str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")
STACKS = (5000, 3000, 1500, 500)


def rows() -> list[list[str]]:
    """The figures of the table of pruned searches."""
    lines = [line for line in NOTES.splitlines() if re.match(r"\| \d", line)]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def listed(cell: str) -> list[int]:
    return [int(each) for each in cell.split(",")]


@pytest.mark.parametrize("row", rows(), ids=lambda row: " ".join(row[:1] + row[2:4]))
def test_what_the_printed_algorithm_loses_at_pruned_nodes_is_what_the_notes_say(
    row: list[str],
) -> None:
    """F9: Algorithm 3 read literally loses money, and PW is no measure of how much."""
    stacks, prizes = listed(row[0]), listed(row[1])
    least = 10.0 ** int(row[3].removeprefix("10").translate(RAISED))
    paid = [*prizes, *[0] * (len(stacks) - len(prizes))]

    search = Search(stacks, paid, depth=int(row[2]), least=least)

    assert f"{1 - sum(search.wins):.1e}" == row[4]
    assert f"{1 - sum(search.worth) / sum(prizes):.1e}" == row[5]
    assert 1 - sum(search.wins) > 1.9 * (1 - sum(search.worth) / sum(prizes)) > 0


def test_a_pruned_search_gives_the_papers_values_as_its_limits_are_finer() -> None:
    """F9: what is lost is lost by pruning, and by nothing else."""
    exact = [float(each) for each in exact_dcm(STACKS, (500, 300, 200))]
    off = [
        max(abs(a - b) for a, b in zip(exact, search.worth, strict=True))
        for least in (1e-3, 1e-5, 1e-7)
        for search in [Search(STACKS, (500, 300, 200, 0), depth=50, least=least)]
    ]

    assert off[0] > 1 > off[1] > off[2]


def test_the_model_says_what_one_middle_place_alone_is_worth() -> None:
    """F9: by the series, by quadrature and in fractions, and as the command prints it."""
    second = [row[1] for row in exact_dcm_placement(STACKS)]

    assert exact_dcm(STACKS, (0, 1), gaps=True) == tuple(second)
    assert exact_icm(STACKS, (0, 1, 0), gaps=True) == tuple(
        row[1] for row in exact_icm_placement(STACKS)
    )
    found = dcm(STACKS, (0, 100, 0), gaps=True)
    assert np.abs(found.equity / 100 - [float(each) for each in second]).max() <= found.error
    answer = typed("dcm", *STACKS, "--prizes", "0,100,0", "--gaps", "--exact", "--json").json
    assert [Fraction(each) for each in answer["equity"]] == [100 * each for each in second]
    assert answer["prizes"] == [0, 100, 0]


@pytest.mark.parametrize("model", ["icm", "dcm"])
def test_who_does_not_say_that_gaps_are_meant_is_refused_as_before(model: str) -> None:
    """F9: most such tables are slips of the pen; prizes that are paid may not rise at all."""
    gap = typed(model, *STACKS, "--prizes", "0,100,0")
    rising = typed(model, *STACKS, "--prizes", "0,50,100", "--gaps")

    typed_refused(gap, PrizesRise, place=2, prize=10_000, above=0, decimals=2)
    typed_refused(rising, PrizesRise, place=3, prize=10_000, above=5_000, decimals=2)
    for prizes, gaps in (((0, 100), False), ((0, 50, 100), True), ((50, 0, 100), True)):
        for value in (icm, dcm):
            with refused(PrizesRise, prize=100, decimals=0):
                value(STACKS, prizes, gaps=gaps)


@given(
    st.lists(st.integers(1, 60), min_size=2, max_size=5),
    st.data(),
)
@settings(max_examples=40)
def test_a_middle_place_is_worth_what_it_adds_to_the_places_above(
    stacks: list[int], data: st.DataObject
) -> None:
    """F9: both models, any table; the sum of all stacks is the prize."""
    place = data.draw(st.integers(2, len(stacks)))
    for value in (icm, dcm):
        found = value(stacks, [0] * (place - 1) + [100], gaps=True)
        down_to = [value(stacks, [100] * places).equity for places in (place, place - 1)]

        assert np.abs(found.equity - (down_to[0] - down_to[1])).max() < 1e-6
        assert abs(found.equity.sum() - 100) < 1e-6
