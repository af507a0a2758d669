"""`evendeal decide`: section 6 of E. Besalú, The Dependent Chip Model (2021), and its edges."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from evendeal.commands import prize_progress
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
    lines = typed("decide", *PAPER, *WHO, "--equity", "40%").out.replace("\u2009", "").splitlines()
    rows = [line.split() for line in lines]

    assert lines[0] == "Player 1 is all-in with 1000; player 2 has 1000 and 40.0 % of the pot."
    assert ["chips", "800", "800", "2000", "0", "40.0", "%", "break-even"] in rows
    assert ["ICM", "15.23", "12.74", "31.86", "0.00", "47.8", "%", "fold"] in rows


def test_what_a_loose_error_cannot_settle_is_said_beside_the_advice() -> None:
    near = [*PAPER, *WHO, "--equity", "31.2%"]

    assert "less than this can settle" not in typed("decide", *near).out
    assert (
        "DCM: the two differ by less than this can settle."
        in typed("decide", *near, "--error", "0.5").out.splitlines()
    )


def test_a_large_table_shows_how_much_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[float] = []

    @contextmanager
    def telling(what: str) -> Iterator[Callable[[float], None]]:
        assert what == "a call among 14 players"
        yield told.append

    monkeypatch.setattr(prize_progress, "telling_progress", telling)
    typed("decide", *map(str, range(900, 914)), "--prizes", "50,30,20", "--error", "0.01")

    assert told[-1] == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--equity", "40"], "the equity 40 is no part of the pot: write 0.4, or 40%"),
        (["--equity", "0." + "3" * 5000], "is no part of the pot"),
        (["--antes", ""], "antes: there is no number"),
        (["--equity", "101%"], "the equity 101% is no part"),
        (["--equity", "nan"], "the equity nan is no part"),
        (["--equity", "-0.1"], "-0.1 is below 0"),
        (["--shover", "5"], "player 5 does not sit at a table of 4"),
        (["--shover", "0"], "player 0 does not sit"),
        (["--caller", "1"], "player 1 cannot call their own all-in"),
        (["--posted", "100,200"], "2 amounts in posted for 4 players"),
        (["--posted", "100,2000,0,0"], "player 2 cannot post 2,000"),
    ],
)
def test_a_hand_without_such_a_decision_is_refused(words: list[str], sentence: str) -> None:
    answer = typed("decide", *PAPER, *WHO, *words)

    assert answer.code == 2
    assert sentence in answer.sentence
