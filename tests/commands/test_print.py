"""`evendeal print`: sheets of an event as PDF, from the log on this machine."""

import importlib.util
import io
import re
from pathlib import Path

import pytest

from evendeal.commands.report import FileThere
from evendeal.commands.terminal import at_step
from evendeal.extras import NotInstalled
from evendeal.formats.print_side import NoSuchSheet
from evendeal.views.poker.handout import HandoutsLater
from support.events.poker import toml
from support.paper import texts
from support.refusals import typed_refused
from support.typed import typed

pytestmark = pytest.mark.long


def test_handouts_of_a_finished_session_are_written(rehearsed: Path, tmp_path: Path) -> None:
    file = tmp_path / "handouts.pdf"
    answer = typed("print", "cup", "handouts", "--output", file, "--log", rehearsed, "--json")
    words = texts(file.read_bytes())[0]

    assert (answer.code, answer.err) == (0, "")
    assert answer.json["bytes"] == file.stat().st_size
    assert answer.json["missing"] == []
    assert words.count("button") == 5


def test_paper_and_language_are_chosen(rehearsed: Path, tmp_path: Path) -> None:
    file = tmp_path / "handouts.pdf"
    more = ("--paper", "letter", "--language", "de")
    answer = typed("print", "cup", "handouts", "-o", file, *more, "--log", rehearsed)

    assert (answer.code, answer.err) == (0, "")
    assert str(file) in answer.out
    assert "Deals 1 bis 5" in texts(file.read_bytes())[0]


def test_a_sign_that_cannot_be_printed_is_named_with_its_text(tmp_path: Path) -> None:
    event, log, file = tmp_path / "event.toml", tmp_path / "log", tmp_path / "handouts.pdf"
    event.write_text(toml(deals=2, teams=3).replace("Team Cup", "Cup 🦊"))
    assert typed("rehearse", event, "--seed", "7", "--log", log).code == 0
    answer = typed("print", "cup", "handouts", "-o", file, "--log", log)

    assert answer.code == 0
    assert "U+1F98A" in answer.err
    assert "Duplicate Poker Cup 🦊" in answer.err
    assert file.stat().st_size > 0


def test_before_the_session_has_ended_nothing_is_written(tmp_path: Path) -> None:
    event, log, file = tmp_path / "event.toml", tmp_path / "log", tmp_path / "handouts.pdf"
    event.write_text(toml(deals=2, teams=3))
    assert typed("event", "new", event, "--log", log).code == 0
    assert typed("event", "begin", "cup", "--log", log).code == 0
    answer = typed("print", "cup", "handouts", "-o", file, "--log", log)

    typed_refused(answer, HandoutsLater, event="cup", session=1)
    assert not file.exists()


def test_a_file_that_is_there_stays_as_it_is(rehearsed: Path, tmp_path: Path) -> None:
    file = tmp_path / "handouts.pdf"
    file.write_text("mine")
    answer = typed("print", "cup", "handouts", "-o", file, "--log", rehearsed)

    typed_refused(answer, FileThere, file=str(file))
    assert file.read_text() == "mine"


def test_a_sheet_that_there_is_not_names_those_that_there_are(
    rehearsed: Path, tmp_path: Path
) -> None:
    answer = typed("print", "cup", "posters", "-o", tmp_path / "x.pdf", "--log", rehearsed)

    typed_refused(answer, NoSuchSheet, event="cup", sheet="posters")
    assert "handouts" in answer.err


@pytest.mark.parametrize(
    ("package", "distribution"),
    [("typst", "typst"), ("fluent", "fluent.runtime"), ("fontTools", "fonttools")],
)
def test_without_the_extra_a_sentence_names_it(
    package: str,
    distribution: str,
    rehearsed: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from evendeal.printing.typefaces import typefaces
    from evendeal.printing.words import _bundle

    find = importlib.util.find_spec
    for module in ("document", "typefaces", "words"):
        monkeypatch.setattr(
            f"evendeal.printing.{module}.find_spec",
            lambda name: None if name.partition(".")[0] == package else find(name),
        )
    typefaces.cache_clear()
    _bundle.cache_clear()
    file = tmp_path / "handouts.pdf"
    answer = typed("print", "cup", "handouts", "-o", file, "--log", rehearsed)
    typefaces.cache_clear()
    _bundle.cache_clear()

    typed_refused(answer, NotInstalled, what="printing", package=distribution, extra="printing")
    assert not file.exists()


class Terminal(io.StringIO):
    """The error stream of a terminal."""

    def isatty(self) -> bool:
        return True


def test_on_a_terminal_each_step_of_printing_is_named_and_what_takes_long_is_counted(
    rehearsed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    with monkeypatch.context() as patched:
        patched.setattr("sys.stderr", terminal)
        steps = [("reading cup", 1), ("setting Team Cup", 3)]
        for what, step in steps:
            # The last thing that is known when a step ends is drawn, however fast it was.
            with at_step(what, step, of=3) as count:
                for made in range(1, 18 if step == 1 else 41):
                    count("drawing codes", made, 40)
    file = tmp_path / "handouts.pdf"
    answer = typed("print", "cup", "handouts", "-o", file, "--log", rehearsed)

    assert re.search("drawing codes.*17/40", terminal.getvalue())
    assert terminal.getvalue().rindex("setting Team Cup") > terminal.getvalue().rindex("17/40")
    for what, step in steps:
        assert what in terminal.getvalue()
        assert f"{step - 1}/3" in terminal.getvalue()
    # What is no terminal gets no bar.
    assert answer.err == ""
