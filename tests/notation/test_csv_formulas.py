"""No csv file has a cell that a spreadsheet would compute."""

import csv
import re
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.ids import DealNo, SeatNo, TableNo
from evendeal.notation.csv_rows import read_rows, write_rows
from evendeal.notation.phh import read_phh, write_phh
from evendeal.notation.scores_csv import Score, read_scores, write_scores
from support.notation.hands_typed import run
from support.notation.phh_text import phh

SOURCE = Path(__file__).parents[2] / "src" / "evendeal"
FORMULAS = ["=1+1", "+1+1", "-1+1", "@sum", "=cmd|' /C calc'!A0", "\tx", "\uff1d1+1", " =1+1"]


def cells(text: str) -> list[str]:
    return [cell for row in csv.reader(StringIO(text)) for cell in row]


@pytest.mark.parametrize("name", FORMULAS)
def test_a_player_named_as_a_formula_is_text_in_a_converted_file(name: str, tmp_path: Path) -> None:
    """P11: `hands convert` writes names as the office's exports do, and reads them back."""
    history = replace(read_phh(phh()), players=(name, "Bo", "Cy"))
    source, target = tmp_path / "a.phh", tmp_path / "b.csv"
    source.write_text(write_phh(history), "utf-8")

    assert run("convert", source, target).exit_code == 0

    assert f"'{name}" in cells(target.read_text("utf-8"))
    assert name not in cells(target.read_text("utf-8"))
    assert read_scores(target.read_bytes())[0].player.strip() == name.strip()


@pytest.mark.parametrize("number", ["-40", "7/2", "-7/2", "+3", "-1/2", "0.5"])
def test_a_number_below_0_is_no_formula(number: str) -> None:
    """P11: points and chips stay what programs can read."""
    assert cells("".join(write_rows(("points",), [(number,)]))) == ["points", number]


@given(st.text(st.sampled_from("='+-@ \t1/A\uff1d"), max_size=6))
def test_every_name_is_read_as_it_was_written(name: str) -> None:
    """P11: the sign that is set is taken off again, and no other."""
    name = name.strip()
    score = Score(1, TableNo(1), DealNo(1), SeatNo(1), name, 0)

    text = "".join(write_scores([score]))

    (row,) = [cells for _, cells in read_rows(text, ("player",), "s.csv")]
    assert row["player"] == name
    (written,) = list(csv.reader(StringIO(text)))[1:]
    number = re.fullmatch(r"[-+]?1+(/1+)?", written[4])
    assert number or written[4].lstrip()[:1] not in set("=+-@\uff1d")


def test_there_is_one_place_that_writes_csv() -> None:
    """P11: what writes a csv file without it would have to be found first."""
    writers = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if "csv.writer" in (text := path.read_text("utf-8")) or "DictWriter" in text
    }

    # The second puts a list back, as it was corrected, into the form from which it is read again.
    assert writers == {"notation/csv_rows.py", "tournament/lists/rows.py"}
