"""An event that was rehearsed, and copies of it to be spoilt."""

import shutil
from pathlib import Path

import pytest

from support.events.poker import toml
from support.typed import typed


@pytest.fixture(scope="session")
def rehearsal_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("rehearsal") / "event.toml"
    file.write_text(toml(deals=5, teams=3, draw='order = "blocks"\nblock = 2'))
    return file


@pytest.fixture(scope="session")
def rehearsed(rehearsal_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a finished rehearsal of three teams."""
    folder = tmp_path_factory.mktemp("rehearsed")
    answer = typed("rehearse", rehearsal_file, "--seed", "7", "--log", folder)
    assert answer.code == 0
    return folder


@pytest.fixture
def folder(rehearsed: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(rehearsed, tmp_path / "copy"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The configuration of a small event."""
    path = tmp_path / "event.toml"
    path.write_text(toml(deals=2, teams=2))
    return path
