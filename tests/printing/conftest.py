"""An event that was played, of which there is something to print."""

import pytest

from support.events.rehearsed_cup import Cup, cup, play


@pytest.fixture(scope="package")
def played(tmp_path_factory: pytest.TempPathFactory) -> Cup:
    """Two sessions of six deals to their end."""
    return play(tmp_path_factory.mktemp("cup"), cup(), "mixed")
