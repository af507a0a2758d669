"""A store in a folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from evendeal.store import Store, open_store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(tmp_path / "var")
    yield store
    store.close()
