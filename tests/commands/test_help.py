"""What every command has in common."""

import pytest

from commands.typed import typed
from evendeal import __version__

COMMANDS = [
    ["event"], ["event", "new"], ["event", "begin"], ["event", "decks"], ["rehearse"],
    ["standings"], ["verify"],    ["hands"], ["hands", "check"], ["hands", "convert"], ["serve"],
    ["icm"], ["dcm"], ["chop"], ["decide"], ["payout"],
]  # fmt: skip


def test_the_version_is_told() -> None:
    assert typed("--version").out == f"evendeal {__version__}\n"


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_says_what_it_is_for(command: list[str]) -> None:
    answer = typed(*command, "--help")

    assert answer.code == 0
    assert "Usage: " in answer.out
    assert len(answer.out.splitlines()) > 5


@pytest.mark.parametrize("words", [["rehears"], ["standings", "--sesion", "1"], ["event", "old"]])
def test_a_word_that_is_none_ends_with_two(words: list[str]) -> None:
    answer = typed(*words)

    assert answer.code == 2
    assert "Traceback" not in answer.err


@pytest.mark.parametrize(
    "command",
    [["event", "new"], ["rehearse"], ["standings"], ["verify"], ["icm"], ["dcm"], ["chop"],
     ["decide"], ["payout"]],
)  # fmt: skip
def test_every_command_that_reports_can_report_as_json(command: list[str]) -> None:
    assert "--json" in typed(*command, "--help").out
