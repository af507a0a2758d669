"""What every command has in common."""

import pytest

from evendeal import __version__
from support.typed import typed

COMMANDS = [
    ["event"], ["event", "new"], ["event", "begin"], ["event", "decks"], ["rehearse"],
    ["standings"], ["verify"],    ["hands"], ["hands", "check"], ["hands", "convert"], ["serve"],
    ["icm"], ["dcm"], ["chop"], ["called-off"], ["decide"], ["payout"],
    ["match"], ["match", "files"], ["match", "analyse"],
]  # fmt: skip


def test_the_version_is_told() -> None:
    assert typed("--version").out.startswith(f"evendeal {__version__}")


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_says_what_it_is_for(command: list[str]) -> None:
    answer = typed(*command, "--help")

    assert answer.code == 0
    assert "Usage: " in answer.out
    assert len(answer.out.splitlines()) > 5


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["rehears"], "rehears"),
        (["event", "old"], "old"),
        (["standings", "--sesion", "1"], "--sesion"),
        (["serve", "--port", "high"], "--port takes a whole number; `evendeal serve --help` says"),
        (["icm", "5000", "--error", "low"], "--error takes a number; `evendeal icm --help`"),
        (["icm", "5000", "--error"], "`evendeal icm --help`"),
        (["event", "begin", "CUP", "--session"], "--session"),
        (["people", "invite"], "--role"),
        (["people", "end"], "name one of --account, --code and --device"),
        (["--sesion"], "--sesion"),
    ],
)
def test_a_word_that_does_not_fit_is_told_in_one_sentence(words: list[str], said: str) -> None:
    answer = typed(*words)

    assert answer.code == 2
    assert said in answer.sentence
    assert "Usage: " not in answer.err
    assert answer.sentence.endswith("--help` says what it takes")


def test_a_group_without_a_word_shows_its_commands() -> None:
    answer = typed("event")

    assert answer.code == 2
    assert answer.err.startswith("Usage: evendeal event")
    assert len(answer.err.splitlines()) > 5


@pytest.mark.parametrize(
    "command",
    [["event", "new"], ["rehearse"], ["standings"], ["verify"], ["icm"], ["dcm"], ["chop"],
     ["called-off"], ["decide"], ["payout"], ["match", "files"], ["match", "analyse"]],
)  # fmt: skip
def test_every_command_that_reports_can_report_as_json(command: list[str]) -> None:
    assert "--json" in typed(*command, "--help").out
