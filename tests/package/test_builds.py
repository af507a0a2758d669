"""Which build is running: from the package, from the history of a checkout, or nobody knows."""

import os
import subprocess
from pathlib import Path

import pytest

from evendeal import __version__
from evendeal.installation import (
    HELD,
    MANUAL,
    Build,
    build,
    held_by,
    of_checkout,
    place_of,
    written,
)
from support.checkout import ROOT
from support.typed import typed

NAMED = {
    "GIT_AUTHOR_NAME": "Ann", "GIT_AUTHOR_EMAIL": "ann@example.org",
    "GIT_COMMITTER_NAME": "Ann", "GIT_COMMITTER_EMAIL": "ann@example.org",
    "GIT_COMMITTER_DATE": "2027-03-04T05:06:07Z", "GIT_CONFIG_GLOBAL": os.devnull,
}  # fmt: skip


def git(folder: Path, *words: str) -> str:
    return subprocess.run(
        ["git", *words],
        cwd=folder, env={**os.environ, **NAMED},
        capture_output=True, text=True, check=True, timeout=60,
    ).stdout.strip()  # fmt: skip


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with a history of one commit."""
    git(tmp_path, "init", "--quiet")
    (tmp_path / "deck.txt").write_text("As Kd\n")
    git(tmp_path, "add", "deck.txt")
    git(tmp_path, "commit", "--quiet", "--message", "Deal two cards")
    return tmp_path


def test_a_build_is_said_with_its_commit_and_its_day_as_far_as_they_are_known() -> None:
    assert str(Build("1.2.3", "8d52fff8e8", "2026-11-29")) == "1.2.3 (8d52fff8e8, 2026-11-29)"
    assert str(Build("1.2.3")) == "1.2.3"


def test_a_checkout_is_known_by_its_last_commit(checkout: Path) -> None:
    found = of_checkout(checkout)

    assert found is not None
    assert found.revision == git(checkout, "rev-parse", "HEAD")[:10]
    assert (found.version, found.date) == (__version__, "2027-03-04")


def test_a_checkout_in_which_files_were_changed_says_so(checkout: Path) -> None:
    (checkout / "new.txt").write_text("of nobody's concern\n")
    before = of_checkout(checkout)
    (checkout / "deck.txt").write_text("Ah Kd\n")
    after = of_checkout(checkout)

    assert before is not None
    assert after is not None
    assert after.revision == f"{before.revision}+"


def test_without_a_history_or_without_git_only_the_version_is_said(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / "copy").mkdir()

    assert of_checkout(checkout / "copy") is None
    monkeypatch.setenv("PATH", str(checkout))
    assert of_checkout(checkout) is None


@pytest.mark.parametrize("text", ["", "{", "[]", '{"colour": "red"}'])
def test_what_a_package_says_of_its_build_and_nobody_can_read_is_as_if_unsaid(
    tmp_path: Path, text: str
) -> None:
    (tmp_path / HELD).write_text(text)

    assert held_by(tmp_path) is None


def test_a_package_says_which_build_it_is(tmp_path: Path) -> None:
    known = Build("1.2.3", "8d52fff8e8", "2026-11-29")
    (tmp_path / HELD).write_text(written(known))

    assert held_by(tmp_path) == known


def test_the_command_line_names_the_build() -> None:
    assert typed("--version").out == f"evendeal {build()}\n"
    assert build() == (of_checkout(ROOT) or Build())


def test_a_checkout_shows_the_manual_as_it_is_written() -> None:
    assert place_of(MANUAL) == ROOT / "docs"
