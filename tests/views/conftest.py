"""One small event, played once for all tests of the views."""

import pytest

from support.events.rehearsed_cup import Cup, cup, play


@pytest.fixture(scope="package")
def played(tmp_path_factory: pytest.TempPathFactory) -> Cup:
    """The event to its end."""
    return play(tmp_path_factory.mktemp("cup"), cup())


@pytest.fixture(scope="package")
def with_a_gap(tmp_path_factory: pytest.TempPathFactory) -> Cup:
    """The event with seat 2 empty at every table."""
    return play(tmp_path_factory.mktemp("gap"), cup(sessions=1, empty_seats=frozenset({2})))
