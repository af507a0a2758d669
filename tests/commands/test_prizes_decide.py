"""`evendeal decide`: section 6 of E. Besalú, The Dependent Chip Model (2021), and its edges."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from evendeal.commands import prize_progress
from evendeal.commands.prize_input import FigureRefused, PartRefused
from evendeal.errors import Refused
from evendeal.prizes.decision import NotPostedByAll, ShoveRefused
from support.refusals import typed_refused
from support.sentences import in_golden_file
from support.typed import typed

PAPER = ["1000", "1000", "2000", "3000", "--prizes", "50,30,20", "--posted", "100,200,0,0"]
WHO = ["--shover", "1", "--caller", "2"]


@pytest.mark.parametrize("equity", ["40%", "0.4", "40 %", ".4"])
def test_the_paper_folds_by_icm_calls_by_dcm_and_breaks_even_by_chips(equity: str) -> None:
    report = typed("decide", *PAPER, *WHO, "--equity", equity, "--json").json

    assert report["advice"] == {"chips": "break-even", "icm": "fold", "dcm": "call"}
    assert report["need"]["chips"] == pytest.approx(0.4)
    assert report["need"]["icm"] == pytest.approx(0.47811, abs=5e-6)
    assert report["need"]["dcm"] == pytest.approx(0.31164, abs=5e-6)
    assert [report[name]["icm"] for name in ("fold", "call")] == pytest.approx(
        [15.23, 12.74], abs=0.005
    )
    assert [report[name]["dcm"] for name in ("fold", "call")] == pytest.approx(
        [9.57, 12.29], abs=0.005
    )
    assert report["equity"] == 0.4
    assert (report["shover"], report["caller"]) == (1, 2)
    assert report["method"] == {"chips": "exact", "icm": "exact", "dcm": "series"}


def test_a_terminal_shows_what_each_model_needs_and_advises() -> None:
    lines = typed("decide", *PAPER, *WHO, "--equity", "40%").out.replace("\u202f", "").splitlines()
    rows = [line.split() for line in lines]

    in_golden_file(lines[0])
    assert ["chips", "800", "800", "2000", "0", "40.0", "%", "break-even"] in rows
    assert ["ICM", "15.23", "12.74", "31.86", "0.00", "47.8", "%", "fold"] in rows


def test_what_a_loose_error_cannot_settle_is_said_beside_the_advice() -> None:
    near = [*PAPER, *WHO, "--equity", "31.2%"]

    fine = typed("decide", *near).out.splitlines()
    loose = typed("decide", *near, "--error", "0.5").out.splitlines()

    assert not [line for line in fine if "settle" in line]
    in_golden_file(*(line for line in loose if "settle" in line))


def test_a_large_table_shows_how_much_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    reported: list[float] = []

    @contextmanager
    def telling(what: str) -> Iterator[Callable[[float], None]]:
        assert what == "a call among 14 players"
        yield reported.append

    monkeypatch.setattr(prize_progress, "telling_progress", telling)
    typed("decide", *map(str, range(900, 914)), "--prizes", "50,30,20", "--error", "0.01")

    assert reported[-1] == 1


@pytest.mark.parametrize(
    ("words", "kind", "fields"),
    [
        (["--equity", "40"], PartRefused, {"text": "40"}),
        (["--equity", "0." + "3" * 5000], PartRefused, {"text": "0." + "3" * 5000}),
        (["--antes", ""], FigureRefused, {"where": "antes"}),
        (["--equity", "101%"], PartRefused, {"text": "101%"}),
        (["--equity", "nan"], PartRefused, {"text": "nan"}),
        (["--shover", "5"], ShoveRefused, {"player": 5, "field": "shover"}),
        (["--shover", "0"], ShoveRefused, {"player": 0, "field": "shover"}),
        (["--caller", "1"], ShoveRefused, {"player": 1, "field": "caller"}),
        (["--posted", "100,200"], NotPostedByAll, {"field": "posted", "amounts": 2, "players": 4}),
        (["--posted", "100,2000,0,0"], ShoveRefused, {"player": 2, "field": "posted"}),
    ],
)
def test_a_hand_without_such_a_decision_is_refused(
    words: list[str], kind: type[Refused], fields: dict[str, object]
) -> None:
    answer = typed("decide", *PAPER, *WHO, *words)

    typed_refused(answer, kind, **fields)
