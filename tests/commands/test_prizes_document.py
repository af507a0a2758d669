"""What the documents say about prizes is what the commands answer."""

import re
import shlex
from pathlib import Path

import pytest

from support.typed import typed

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = (ROOT / "docs" / "commands.md").read_text("utf-8").partition("## icm and dcm")[2]
HOW_TO = (ROOT / "docs" / "howto" / "prizes.md").read_text("utf-8")
SHOWN = re.findall(r"(?m)^    \$ evendeal (.*)\n((?:(?:    .*)?\n)*)", COMMANDS)


def lines(text: str) -> list[str]:
    """What is printed, without the space around it."""
    return [line.strip().replace("\u202f", " ") for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize(("words", "printed"), SHOWN, ids=lambda text: text[:12])
def test_a_command_prints_what_the_document_shows(words: str, printed: str) -> None:
    assert lines(typed(*shlex.split(words)).out) == lines(printed)


def test_every_command_of_prizes_is_shown() -> None:
    commands = {words.split()[0] for words, _ in SHOWN}

    assert commands == {"icm", "chop", "called-off", "decide", "payout"}


@pytest.mark.parametrize("words", re.findall(r"(?m)^    evendeal (.*)$", HOW_TO))
def test_what_the_guide_says_can_be_typed(words: str) -> None:
    assert typed(*shlex.split(words)).code == 0


def test_the_table_of_the_guide_can_be_read(tmp_path: Path) -> None:
    (csv,) = re.findall(r"(?m)((?:^    \w+,\w+\n)+)", HOW_TO)
    own = tmp_path / "own.csv"
    own.write_text("\n".join(lines(csv)), "utf-8")

    answer = typed("payout", "--entries", "7", "--buyin", "10", "--csv", own, "--json")

    assert answer.json["prizes"] == ["35.00", "21.00", "14.00"]


def test_chips_won_cost_money_as_the_guide_says() -> None:
    for stacks, worth in (("14,14,15", 36.977), ("13,14,16", 36.664)):
        equity = typed("dcm", stacks, "--prizes", "50,30,20", "--json").json["equity"]
        assert equity[2] == pytest.approx(worth, abs=5e-4)
        assert f"{worth}" in HOW_TO


def test_a_deal_and_a_tie_of_the_guide_can_be_typed() -> None:
    (tied,) = re.findall(r"`--tied (.*?)`", HOW_TO)
    field = ["payout", "--entries", "276", "--buyin", "20", "--table", "observed-276"]

    assert typed(*field, "--tied", tied, "--json").json["tied"]["place"] == 27
