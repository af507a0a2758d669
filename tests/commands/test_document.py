"""`docs/commands.md` names every command, option and key there is."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.main import get_command

from evendeal.__main__ import app
from support.typed import typed

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs" / "commands.md").read_text("utf-8")
WORDS = set(re.findall(r"`([a-z_]+)`", DOCUMENT))


def keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        for each in value.values():
            yield from keys(each)
    elif isinstance(value, list):
        for each in value:
            yield from keys(each)


def commands() -> Iterator[tuple[str, Any]]:
    group = get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    for name, command in group.commands.items():
        if isinstance(command, typer.core.TyperGroup):
            for under, inner in command.commands.items():
                yield f"{name} {under}", inner
        else:
            yield name, command


@pytest.mark.parametrize(("name", "command"), list(commands()), ids=lambda value: str(value)[:20])
def test_every_command_and_option_is_described(name: str, command: Any) -> None:
    (usage, *_) = re.findall(rf"(?m)^    evendeal {name} .*(?:\n             .*)*", DOCUMENT)
    options = {
        option
        for parameter in command.params
        for option in (*parameter.opts, *parameter.secondary_opts)
        if option.startswith("--") and option not in {"--help", "--no-force", "--demonstration"}
    }

    assert {option for option in options if option not in usage} == set()


@pytest.mark.long
def test_every_key_of_every_report_is_described(
    file: Path, rehearsed: Path, tmp_path: Path
) -> None:
    wsop = ROOT / "tests/golden/phh/wsop_2023_43_5/1.phh"
    beaver = ROOT / "tests/golden/mat/gnubg_beaver.mat"
    hands = tmp_path / "hands.phhs"
    reports = [
        ["event", "new", file, "--log", tmp_path / "var"],
        ["event", "begin", "cup", "--log", tmp_path / "var"],
        ["event", "order", "cup", "1", "--log", tmp_path / "var"],
        ["event", "hands", "cup", hands, "--log", rehearsed],
        ["event", "record", "cup", hands, "--log", rehearsed],
        ["event", "end", "cup", "--log", rehearsed],
        ["event", "decks", "cup", tmp_path / "decks.csv", "--log", rehearsed],
        ["event", "export", "cup", tmp_path / "cup.zip", "--log", rehearsed],
        ["event", "import", tmp_path / "cup.zip", "--log", tmp_path / "other"],
        ["people", "invite", "--role", "director", "--log", rehearsed],
        ["people", "list", "--log", rehearsed],
        ["tls", "--log", tmp_path / "var"],
        ["rehearse", file],
        ["standings", "--log", rehearsed],
        ["verify", "cup", "--log", rehearsed],
        ["hands", "check", ROOT / "tests/golden/phh/other", wsop],
        ["hands", "convert", wsop, tmp_path / "1.phhs"],
        ["match", "check", ROOT / "tests/golden/mat"],
        ["match", "convert", beaver, tmp_path / "new.mat"],
        ["icm", "5", "3", "2", "--prizes", "5,3", "--bubble"],
        ["dcm", "5", "3", "2", "--prizes", "5,3", "--bubble"],
        ["chop", "95", "3", "2", "--prizes", "5,3", "--tickets", "1x2"],
        ["decide", "5", "3", "2", "--prizes", "5,3", "--posted", "0,1,0"],
        ["payout", "--entries", "276", "--buyin", "20", "--fee", "2"],
    ]
    for report in reports:
        answer = typed(*report, "--json")

        assert set(keys(answer.json)) - WORDS == set(), report
