"""What lies in a log's folder, and who may read it."""

from pathlib import Path

from evendeal.store.folder import open_store


def test_nobody_but_the_organiser_may_read_the_log(tmp_path: Path) -> None:
    store = open_store(tmp_path / "cup")
    try:
        modes = {path.name: path.stat().st_mode & 0o077 for path in (tmp_path / "cup").glob("log*")}
    finally:
        store.close()

    assert "log.sqlite" in modes
    assert set(modes.values()) == {0}
