"""Tables in a terminal: a long name is cut, and never the figures beside it."""

from pathlib import Path
from string import Template
from typing import Any

import pytest
from rich.cells import cell_len

from evendeal.commands.log_folder import open_desks
from evendeal.commands.people import open_people
from evendeal.commands.terminal import Printer, Sheet, cut
from support.events.names import MATCHES, POKER, board_of, written
from support.typed import Answer, typed

LONG = {
    "letters": "Abcdefghi " * 7 + "Abcdefghij",
    "wide": "山" * 80,
    "right to left": "שלום " * 15 + "שלום",
    "emoji": "👨\u200d👩\u200d👧" * 16,
}
MARKED = "e\u0301\u0323" * 26
"""Of 80 characters or nearly, and no wider than 26."""


def row_of(answer: Answer, entry: str) -> str:
    """The line of a team."""
    (row,) = [line for line in answer.out.splitlines() if line.split()[1:2] == [entry]]
    return row


@pytest.mark.long
@pytest.mark.parametrize("kind", LONG)
@pytest.mark.parametrize("event", [POKER, MATCHES], ids=["poker", "matches"])
def test_the_standings_keep_every_figure_beside_a_long_name(
    event: Template, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P6: places, points, chips and seats; IMP and small match points; at 80 and 100 columns."""
    name, log = LONG[kind], tmp_path / "var"
    file = written(tmp_path, event, first=name, player=f"{name[:70]}x")
    monkeypatch.setenv("COLUMNS", "400")
    assert typed("rehearse", file, "--log", log).code == 0
    wide = row_of(typed("standings", "cup", "--log", log), "A")
    figures = wide.replace("\u200e", "").partition(name)[2].split()

    assert name in wide
    assert len(figures) == (4 if event is POKER else 5)
    for columns in (80, 100):
        monkeypatch.setenv("COLUMNS", str(columns))
        row = row_of(typed("standings", "cup", "--log", log), "A")
        assert cell_len(row) <= columns
        assert row.split()[-len(figures) :] == figures
        assert ("…" in row) == (kind != "emoji")
        assert name[:9] in row
    assert name in [line["name"] for line in board_of(log)["standings"]]


def test_a_name_is_measured_by_the_cells_that_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P6: marks take none; a name of many characters that fits is not cut."""
    monkeypatch.setenv("COLUMNS", "80")
    log = tmp_path / "var"
    assert typed("rehearse", written(tmp_path, POKER, first=MARKED), "--log", log).code == 0
    lines = typed("standings", "cup", "--log", log).out.splitlines()

    (row,) = [line for line in lines if " A " in line]
    (other,) = [line for line in lines if " B " in line]
    assert "…" not in row
    assert cell_len(row.rstrip()) == cell_len(other.rstrip())


@pytest.mark.long
@pytest.mark.parametrize("columns", [80, 100])
def test_the_list_of_people_keeps_ids_and_roles_beside_a_long_name(
    columns: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P6: what is to be ended is ended by its id."""
    monkeypatch.setenv("COLUMNS", str(columns))
    log = tmp_path / "var"
    typed("event", "new", written(tmp_path, POKER), "--log", log)
    with open_desks(log) as desks, open_people(log, desks) as door:
        first = door.first_invitation()
        assert first is not None
        here: Any = {"token": None, "address": "", "label": "a browser"}
        door.join(first, name="山" * 60, password="ten letters", **here)
    account = typed("people", "list", "--log", log, "--json").json["accounts"][0]
    rows = typed("people", "list", "--log", log).out.splitlines()

    (row,) = [line.split() for line in rows if line.split()[:1] == ["account"]]
    (held,) = account["grants"]
    since = held["since"][:16].split("T")
    assert [*row[:2], *row[-3:]] == ["account", account["id"], "director", *since]
    assert "…" in row[2]
    assert all(cell_len(line) <= columns for line in rows)


@pytest.mark.parametrize("cells", range(1, 12))
def test_a_name_is_cut_between_signs_and_never_inside_one(cells: int) -> None:
    """P6: a family is one sign, and so is a letter with its marks."""
    for name in (*LONG.values(), MARKED):
        short = cut(name, cells)

        assert cell_len(short) <= cells
        assert short.endswith("…")
        assert not short[:-1].endswith(("\u200d", " "))
    assert cut(MARKED, cells) == "e\u0301\u0323" * (cells - 1) + "…"
    assert cut("e\u0301\u0323", 1) == "e\u0301\u0323"


def test_figures_that_do_not_fit_at_all_are_printed_past_the_edge(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """P6: a terminal of ten cells shows the beginning of a name, and every figure."""
    sheet = Sheet()
    sheet.column("team", cut=True)
    sheet.column("chips", right=True)
    sheet.row("A team of some length", "1 000 000")
    Printer(width=10).show(sheet)

    assert "A team…  1 000 000" in capsys.readouterr().out
