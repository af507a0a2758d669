"""`evendeal icm` and `evendeal dcm` as somebody types them."""

import json
import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from evendeal.commands.prize_input import (
    CommaAmongStacks,
    FigureRefused,
    NoSuchError,
    NotTyped,
    TypedTwice,
)
from evendeal.commands.prize_plot import NotAnSvg
from evendeal.commands.report import FileUnreadable
from evendeal.errors import Refused
from evendeal.prizes.refusals import (
    MorePrizesThanPlayers,
    NothingToShare,
    PrizesRise,
    StackRefused,
    TooManyChips,
)
from evendeal.prizes.simulation import PathsRefused
from support.refusals import typed_refused
from support.sentences import in_golden_file
from support.typed import typed

SRC = Path(__file__).resolve().parents[2] / "src"
FOUR = ["5000", "3000", "1500", "500"]
PRIZES = ["--prizes", "500,300,200"]


def evendeal(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "evendeal", *arguments],
        input=stdin, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
        env=os.environ | {"PYTHONPATH": str(SRC), "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip


@pytest.mark.process
def test_the_value_of_four_stacks_is_told_as_everybody_knows_it() -> None:
    done = evendeal("icm", *FOUR, *PRIZES, "--json")
    report = json.loads(done.stdout)

    assert done.returncode == 0
    assert done.stderr == ""
    assert report["method"] == "exact"
    assert report["error"] < 1e-12
    assert report["stacks"] == [5000, 3000, 1500, 500]
    assert report["prizes"] == [500, 300, 200]
    assert report["equity"] == pytest.approx([377.78, 312.89, 225.60, 83.73], abs=0.005)
    assert [row[0] for row in report["placement"]] == pytest.approx([0.5, 0.3, 0.15, 0.05])


def test_the_dependent_model_is_told_with_its_bound() -> None:
    report = typed("dcm", *FOUR, *PRIZES, "--json").json

    assert report["method"] == "series"
    assert 0 < report["error"] <= 1e-9
    assert report["equity"] == pytest.approx([391.25, 329.54, 220.93, 58.28], abs=0.005)


def test_a_terminal_shows_stacks_values_and_sums() -> None:
    lines = typed("icm", *FOUR, *PRIZES).out.replace("\u202f", "").splitlines()
    rows = [line.split() for line in lines]

    assert ["1", "5000", "50.0", "377.78", "37.8", "−122.22"] in rows
    assert ["4", "500", "5.0", "83.73", "8.4", "+33.73"] in rows
    assert ["sum", "10000", "100.0", "1000.00", "100.0"] in rows
    in_golden_file(*(line for line in lines if line.startswith("ICM")))


def test_stacks_may_stand_in_one_list() -> None:
    apart = typed("icm", *FOUR, *PRIZES, "--json").json

    assert typed("icm", "5000,3000,1500,500", *PRIZES, "--json").json == apart
    assert typed("icm", "5000,", "3000,", "1500,", "500", *PRIZES, "--json").json == apart


@pytest.mark.parametrize("model", ["icm", "dcm"])
def test_exact_values_are_fractions_that_sum_to_the_pool(model: str) -> None:
    report = typed(model, "3", "2", "1", "--prizes", "50,30.50", "--exact", "--json").json
    equity = [Fraction(value) for value in report["equity"]]

    assert report["method"] == "exact"
    assert report["error"] == report["placement_error"] == 0
    assert sum(equity) == Fraction("80.50")
    assert [Fraction(row[0]) for row in report["placement"]] == [
        Fraction(1, 2), Fraction(1, 3), Fraction(1, 6),
    ]  # fmt: skip


def test_a_terminal_shows_exact_values_as_fractions() -> None:
    lines = typed("icm", *FOUR, *PRIZES, "--exact").out.splitlines()

    assert any(line.split()[-1:] == ["109600/1309"] for line in lines)


def test_prizes_in_cents_come_back_as_they_were_typed() -> None:
    report = typed("icm", "2", "1", "--prizes", "10.55,3", "--json").json

    assert report["prizes"] == [10.55, 3]
    assert sum(report["equity"]) == pytest.approx(13.55)


@pytest.mark.process
def test_a_field_comes_from_a_file_with_a_heading_or_from_the_standard_input(
    tmp_path: Path,
) -> None:
    stacks, prizes = tmp_path / "stacks.csv", tmp_path / "prizes.txt"
    stacks.write_text("stack\n5000\n3000\n\n1500;\n500\n", "utf-8")
    prizes.write_text("\ufeff500\r\n300\r\n200\r\n", "utf-8")
    expected = pytest.approx(typed("icm", *FOUR, *PRIZES, "--json").json["equity"], rel=1e-12)
    piped = evendeal("icm", "--stacks", "-", *PRIZES, "--json", stdin="5000\n3000\n1500,500\n")

    filed = typed("icm", "--stacks", stacks, "--prizes-file", prizes, "--json").json

    assert filed["equity"] == expected
    assert json.loads(piped.stdout)["equity"] == expected


@pytest.mark.process
def test_what_is_no_number_in_a_file_is_named_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "stacks"
    file.write_text("5000\n3000\n15OO\n", "utf-8")

    typed_refused(typed("icm", "--stacks", file, *PRIZES), FigureRefused, where=f"{file}, line 3")
    piped = evendeal("icm", "--stacks", "-", *PRIZES, stdin="5000\n\x00\n")
    assert piped.stderr.startswith("standard input, line 2: '\\x00' is no number here")


@pytest.mark.long
def test_of_a_large_field_the_terminal_shows_both_ends_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "stacks"
    file.write_text("\n".join(str(100 + number) for number in range(200)), "utf-8")
    answer = typed("icm", "--stacks", file, "--prizes", "500,300,200")

    assert "160 players are not shown; --json has them." in answer.out
    assert len(answer.out.splitlines()) < 60
    assert len(typed("icm", "--stacks", file, *PRIZES, "--json").json["equity"]) == 200


def test_who_finishes_where_is_left_out_of_a_large_field_unless_asked_for() -> None:
    eleven = [str(100 * number) for number in range(1, 12)]
    left_out = typed("icm", *eleven, *PRIZES, "--json").json
    asked = typed("icm", *eleven, *PRIZES, "--json", "--placement").json

    assert left_out["placement"] is None
    assert left_out["placement_error"] is None
    for lines in (asked["placement"], zip(*asked["placement"], strict=True)):
        assert [sum(line) for line in lines] == pytest.approx([1] * 11)


def test_a_simulation_says_so_and_repeats_itself_by_its_seed() -> None:
    table = [*(str(1000 + 170 * number) for number in range(20)), *PRIZES, "--paths", "2000"]
    report = typed("dcm", *table, "--json").json

    assert report["method"] == "simulation"
    assert 0 < report["error"] < 0.01
    assert sum(report["equity"]) == pytest.approx(1000)
    assert typed("dcm", *table, "--json", "--seed", "0").json == report
    assert typed("dcm", *table, "--json", "--seed", "1").json != report
    assert "DCM: simulation, 95 % within" in typed("dcm", *table).out
    typed_refused(typed("dcm", *table[:-1], "5"), PathsRefused, paths=5)


def test_bubble_factors_are_told_for_every_pair_and_count_from_one() -> None:
    pairs = typed("icm", *FOUR, *PRIZES, "--bubble", "--json").json["bubble"]

    assert len(pairs) == 12
    assert (pairs[0]["player"], pairs[0]["other"]) == (1, 2)
    assert pairs[0]["factor"] == pytest.approx(pairs[0]["loss"] / pairs[0]["gain"])


def test_where_winning_brings_nothing_both_amounts_are_shown() -> None:
    out = typed("dcm", "1", "1", "5", "6", "--prizes", "50,50", "--bubble").out

    assert "none" in out
    in_golden_file(" ".join(out.split()))


@pytest.mark.parametrize(
    ("words", "kind", "fields"),
    [
        (["5,000", "3,000", "--prizes", "5,3"], CommaAmongStacks, {"word": "5,000"}),
        (["5,250", "3100", "--prizes", "5,3"], CommaAmongStacks, {"word": "5,250"}),
        (["5,000", "--prizes", "5"], FigureRefused, {"where": "stacks"}),
        (["5000", "5", "--prizes", "5,-3"], FigureRefused, {"where": "prizes"}),
        (["5000", "0", "--prizes", "5,3"], StackRefused, {"player": 2, "stack": 0}),
        (["5000", "2.5", "--prizes", "5,3"], FigureRefused, {"where": "stacks"}),
        (["5000", "nan", "--prizes", "5,3"], FigureRefused, {"where": "stacks"}),
        (
            ["5000", "300", "--prizes", "3.50,5"],
            PrizesRise,
            {"place": 2, "prize": 500, "above": 350},
        ),
        (["5000", "300", "--prizes", "5,3,2"], MorePrizesThanPlayers, {"prizes": 3, "players": 2}),
        (["5000", "300", "--prizes", "0,0"], NothingToShare, {}),
        (["5000", "300", "--prizes", ""], FigureRefused, {"where": "prizes"}),
        (["5000", "300", "--prizes", "5,,3"], FigureRefused, {"where": "prizes"}),
        (["5000", "300", "--prizes", "5,3,"], FigureRefused, {"where": "prizes"}),
        (["5000", "300"], NotTyped, {"what": "prizes"}),
        (["--prizes", "5,3"], NotTyped, {"what": "stacks"}),
        (
            ["9223372036854775807", "1", "--prizes", "5"],
            TooManyChips,
            {"chips": 9223372036854775808},
        ),
        (["5", "3", "--prizes", "5", "--error", "0"], NoSuchError, {"error": 0.0}),
        (["5", "3", "--prizes", "5", "--error", "nan"], NoSuchError, {}),
        (["5", "3", "--prizes", "5", "--stacks", "f"], TypedTwice, {"what": "stacks"}),
        (["--stacks", "no/such", "--prizes", "5"], FileUnreadable, {"file": "no/such"}),
        (["5", "3", "--prizes", "5", "--plot", "out.png"], NotAnSvg, {"file": "out.png"}),
    ],
)
@pytest.mark.parametrize("model", ["icm", "dcm"])
def test_what_cannot_be_shared_is_refused_in_one_sentence(
    model: str, words: list[str], kind: type[Refused], fields: dict[str, object]
) -> None:
    answer = typed(model, *words)

    typed_refused(answer, kind, **fields)


@pytest.mark.parametrize(
    "words",
    [
        ["icm", "5000", "-5", "--prizes", "5,3"],
        ["dcm", "5000", "-5", "--prizes", "5,3"],
        ["chop", "50", "30", "--prizes", "5,3", "--leave", "-5"],
        ["decide", "50", "30", "--prizes", "5,3", "--equity", "-0.1"],
        ["payout", "--entries", "9", "--buyin", "-10"],
    ],
    ids=lambda words: words[0],
)
def test_a_figure_below_nothing_is_no_option(words: list[str]) -> None:
    answer = typed(*words)

    assert answer.code == 2
    in_golden_file(answer.sentence)


@pytest.mark.parametrize(
    ("words", "equity"),
    [
        (["1000000000000000000", "1000000000000000000"], [0.5, 0.5]),
        (["7"], [1]),
        (["5", "5", "5", "5"], [0.25] * 4),
    ],
)
@pytest.mark.parametrize("model", ["icm", "dcm"])
def test_tables_at_the_edge_are_right(model: str, words: list[str], equity: list[float]) -> None:
    report = typed(model, *words, "--prizes", "1", "--json").json

    assert report["equity"] == pytest.approx(equity)


@pytest.mark.process
@pytest.mark.parametrize(
    "words",
    [["icm", *FOUR, *PRIZES], ["dcm", *FOUR, *PRIZES], ["chop", *FOUR, *PRIZES],
     ["decide", *FOUR, *PRIZES]],
    ids=lambda words: words[0],
)  # fmt: skip
def test_without_numba_the_same_is_answered_and_one_line_says_that_it_is_slower(
    words: list[str],
) -> None:
    without = (
        "import runpy, sys; sys.modules['numba'] = None; "
        "runpy.run_module('evendeal', run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", without, *words, "--json"],
        capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
        env=os.environ | {"PYTHONPATH": str(SRC), "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    here = typed(*words, "--json").json

    assert done.returncode == 0
    (line,) = done.stderr.splitlines()
    assert line.startswith("numba is not installed")
    assert json.loads(done.stdout).keys() == here.keys()
    if "equity" in here:
        assert json.loads(done.stdout)["equity"] == pytest.approx(here["equity"], rel=1e-9)
