"""A client of a small event, the same event behind a real socket, and a match that is over."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from litestar.testing import TestClient

import support.web.described_once  # noqa: F401 (from here on)
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.room_match.life import MatchDesk
from evendeal.web import create_app
from support.events.match_pictures import rooms_played
from support.web.hall_by_hand import Hall, build
from support.web.watcher import Start, running


@pytest.fixture(scope="module")
def _served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TestClient, Hall]]:
    hall, folder = Hall(), tmp_path_factory.mktemp("served")
    script = folder / "verify_event.py"
    script.write_text("print('verified')\n")
    with TestClient(create_app(PublicHouse(hall), ui=build(folder), script=script)) as client:
        yield client, hall


@pytest.fixture(scope="session")
def match_over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchDesk]:
    """The desk of an event of one match, which is over; nothing more is written there."""
    yield from rooms_played(tmp_path_factory.mktemp("duo"), 1_500)


@pytest.fixture
def hall(_served: tuple[TestClient, Hall]) -> Iterator[Hall]:
    hall = _served[1]
    yield hall
    hall.fault = None


@pytest.fixture
def client(_served: tuple[TestClient, Hall]) -> TestClient:
    return _served[0]


@pytest.fixture
def ui(tmp_path: Path) -> Path:
    return build(tmp_path)


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts applications and stops them after the test."""
    with ExitStack() as stack:
        yield lambda app: stack.enter_context(running(app))
