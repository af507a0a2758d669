"""A desk over a folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from evendeal.formats.seat_teams.life import Desk
from support.events.poker import desk_on


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "var"


@pytest.fixture
def desk(folder: Path) -> Iterator[Desk]:
    yield from desk_on(folder)
