"""How every test is run: no deadlines on a busy machine, the same examples on every run."""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from support.scratch import MEMORY, serves
from support.sentences import OF_TESTS
from support.turns import turn

pytest_plugins = ["support.quick", "support.tiers"]

settings.register_profile(
    "house",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
# Where a change must pass, it passes or fails for its own sake, not for that day's examples.
settings.register_profile("ci", settings.get_profile("house"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "house")

# Every line of a log is brought to the disk before it is acknowledged, and tests write tens of
# thousands: in memory nobody waits for a disk. Whoever names another place is given that.
if os.access(MEMORY, os.W_OK) and serves(os.statvfs(MEMORY)):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long files come first, so that at the end no process is left alone with one.

    Tests that are handed out to several processes are known by their id alone, and of two with
    one id only one would run. Schemathesis gives all routes of a test the same.
    """
    here = Path(__file__).parent
    for item in items:
        if not item.nodeid.endswith(item.name):
            item._id = type(item.id).parse(f"{item.nodeid.rpartition('::')[0]}::{item.name}")
    twice = [
        nodeid for nodeid, count in Counter(each.nodeid for each in items).items() if count > 1
    ]
    if twice:
        raise pytest.UsageError(f"tests share an id, so not all would run: {twice}")

    items.sort(key=lambda item: turn(item.path.relative_to(here).as_posix()))


@pytest.fixture(autouse=True, scope="session")
def _folders(tmp_path_factory: pytest.TempPathFactory) -> None:
    """In a golden file a folder of this run is FOLDER, since the next run has another."""
    OF_TESTS.run_in(tmp_path_factory.getbasetemp())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """A test meets exactly those sentences that the golden file of its room has for it."""
    OF_TESTS.begin(item.nodeid)
    yield
    OF_TESTS.end()
