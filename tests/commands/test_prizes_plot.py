"""`--plot`: both models as one picture."""

import re
from pathlib import Path

import pytest

from evendeal.commands.report import FileThere
from support.refusals import typed_refused
from support.typed import typed

# Without its list of fonts matplotlib asks a program of the system for them.
pytestmark = pytest.mark.process

TABLE = ["5000", "3000", "1500", "500", "--prizes", "500,300,200"]


def texts(svg: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


@pytest.mark.long
def test_the_picture_is_text_in_our_letters_and_the_same_every_time(tmp_path: Path) -> None:
    first, again = tmp_path / "first.svg", tmp_path / "again.svg"
    typed("icm", *TABLE, "--plot", first)
    typed("dcm", *TABLE, "--plot", again, "--json")
    svg = first.read_text("utf-8")

    assert svg == again.read_text("utf-8")
    assert "DejaVu" not in svg
    assert "Archivo, Helvetica, Arial, sans-serif" in svg
    assert "<dc:date>" not in svg
    for text in ("What each stack is worth", "Player 4", "+13.47", "−25.45", "4th", "79.7"):
        assert text in texts(svg)


def test_the_largest_stack_stands_first_and_keeps_its_number(tmp_path: Path) -> None:
    file = tmp_path / "out.svg"
    typed("icm", "500", "1500", "5000", "--prizes", "5,3", "--plot", file)
    players = [text for text in texts(file.read_text("utf-8")) if text.startswith("Player")]

    assert players[:3] == ["Player 3", "Player 2", "Player 1"]


@pytest.mark.parametrize("players", [1, 2, 13, 31])
def test_tables_of_every_size_are_drawn(players: int, tmp_path: Path) -> None:
    file = tmp_path / "out.svg"
    stacks = [str(100 + 10 * number) for number in range(players)]
    answer = typed("icm", *stacks, "--prizes", "1", "--error", "1e-3", "--plot", file)

    assert answer.code == 0
    assert f"drawn into {file}" in answer.err
    assert "Who finishes where: DCM" in texts(file.read_text("utf-8"))


def test_a_picture_that_is_there_is_not_drawn_over(tmp_path: Path) -> None:
    file = tmp_path / "out.svg"
    file.write_text("mine", "utf-8")
    answer = typed("icm", *TABLE, "--plot", file)

    typed_refused(answer, FileThere, file=str(file))
    assert file.read_text("utf-8") == "mine"
