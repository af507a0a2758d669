"""The script for strangers and `evendeal verify` say the same of an event's published files."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support.events.matches import match_toml
from support.proof.stranger import SCRIPT, other_digit
from support.typed import typed

pytestmark = pytest.mark.process


@pytest.fixture(scope="module", params=["drawn", "thrown"])
def finished(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a finished rehearsal: three teams, two games, a final; one for each way."""
    place = tmp_path_factory.mktemp("finished")
    file = place / "event.toml"
    file.write_text(match_toml(rolls=request.param, teams=3, more="[final]\ngames = 1"))
    assert typed("rehearse", file, "--seed", "11", "--log", place / "var").code == 0
    return place / "var"


@pytest.fixture
def folder(finished: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(finished, tmp_path / "copy"))


def script(folder: Path) -> int:
    """The exit code of the script on the published files."""
    files = [folder / "published" / "duel" / name for name in ("seal.json", "opened.json")]
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(SCRIPT), *map(str, files)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return done.returncode


def altered(folder: Path, name: str, change: Callable[[Any], object]) -> None:
    path = folder / "published" / "duel" / name
    body = json.loads(path.read_bytes())
    change(body)
    path.write_text(json.dumps(body))


def test_both_find_nothing_against_an_honest_event(folder: Path) -> None:
    assert script(folder) == 0
    assert typed("verify", "duel", "--log", folder).code == 0


def other_secret(body: Any) -> None:
    session = body["sessions"][0]
    session["secret"] = other_digit(session["secret"], 7)


def other_roll(body: Any) -> None:
    rolls = body["sessions"][1]["sets"][0]
    rolls["rolls"] = other_digit(rolls["rolls"], rolls["rolls"].index("|") + 1)


def other_salt(body: Any) -> None:
    rolls = body["sessions"][0]["sets"][1]
    rolls["salt"] = other_digit(rolls["salt"], 3)


def other_root(body: Any) -> None:
    body["sessions"][0]["root"] = "0" * 64


def unsealed_lots(body: Any) -> None:
    body["sessions"][0]["lots"] = ["Kh", "Mo", "Ki"]


def a_set_gone(body: Any) -> None:
    body["sessions"][0]["sets"].pop()


def other_commitment(body: Any) -> None:
    session = body["seal"]["sessions"][1]
    session["commitment"] = other_digit(session["commitment"], 0)


def other_event(body: Any) -> None:
    body["event"] = "cup"


CHANGES = {
    "opened.json": [other_secret, other_root, unsealed_lots, other_event],
    "seal.json": [other_commitment],
}
OF_DRAWN = [other_roll, other_salt, a_set_gone]


@pytest.mark.parametrize(
    ("name", "change"),
    [(name, change) for name, changes in CHANGES.items() for change in changes],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_what_one_finds_altered_the_other_finds_too(
    folder: Path, name: str, change: Callable[[Any], object]
) -> None:
    altered(folder, name, change)

    assert (script(folder), typed("verify", "duel", "--log", folder).code) == (1, 1)


def test_an_opened_set_that_is_altered_or_left_out_is_found_by_both(folder: Path) -> None:
    opened = folder / "published" / "duel" / "opened.json"
    honest = opened.read_bytes()
    if not json.loads(honest)["sessions"][0]["sets"]:
        return  # thrown rolls are never opened
    for change in OF_DRAWN:
        opened.write_bytes(honest)
        altered(folder, "opened.json", change)

        assert (script(folder), typed("verify", "duel", "--log", folder).code) == (1, 1)


def test_a_file_that_cannot_be_read_ends_neither_well(folder: Path) -> None:
    (folder / "published" / "duel" / "opened.json").write_text("{")

    assert script(folder) == 2
    assert typed("verify", "duel", "--log", folder).code in (1, 2)
