"""The bar that long calculations show."""

import io

import pytest

from evendeal.commands import prize_progress
from evendeal.commands.prize_progress import telling_progress


class Terminal(io.StringIO):
    """The error stream of a terminal."""

    def isatty(self) -> bool:
        return True


def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    stream = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stderr", stream)
    return stream


def test_what_takes_long_shows_how_much_is_done_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = terminal(monkeypatch)
    monkeypatch.setattr(prize_progress, "PATIENCE", -1.0)
    with telling_progress("ICM, 100 000 players") as tell:
        tell(0.25)
        tell(0.75)

    assert "ICM, 100 000 players" in screen.getvalue()
    assert "%" in screen.getvalue()


def test_what_is_done_at_once_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = terminal(monkeypatch)
    with telling_progress("ICM, 4 players") as tell:
        tell(0.5)
        tell(1.0)

    assert screen.getvalue() == ""


def test_a_file_gets_no_bar(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prize_progress, "PATIENCE", -1.0)
    with telling_progress("ICM, 100 000 players") as tell:
        tell(0.5)

    assert capsys.readouterr().err == ""
