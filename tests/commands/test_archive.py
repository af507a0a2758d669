"""`evendeal event export` and `import`, as somebody moves an event to another machine."""

from pathlib import Path

import pytest

from evendeal.commands.archive import TwoKinds
from evendeal.commands.report import FileThere
from evendeal.director.ports import BrokenLog
from evendeal.store.archive_packed import NotAnArchive
from support.refusals import typed_refused
from support.typed import by_force, everything, typed


@pytest.fixture
def exported(folder: Path, tmp_path: Path) -> Path:
    file = tmp_path / "cup.zip"
    assert typed("event", "export", "cup", file, "--log", folder).code == 0
    return file


def test_on_another_machine_everything_holds_and_the_standings_are_the_same(
    folder: Path, exported: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    done = typed("event", "import", exported, "--log", other, "--json").json
    verified = typed("verify", "cup", "--log", other)

    assert done["new"] == done["lines"] > 0
    assert done["secrets"] is False
    assert verified.code == 0, verified.out
    here, there = (typed("standings", "cup", "--json", "--log", each) for each in (folder, other))
    assert here.out == there.out


def test_export_and_import_and_export_give_the_same_file(exported: Path, tmp_path: Path) -> None:
    typed("event", "import", exported, "--log", tmp_path / "other")
    again = tmp_path / "again.zip"
    report = typed("event", "export", "cup", again, "--log", tmp_path / "other", "--json").json

    assert again.read_bytes() == exported.read_bytes()
    assert report == {
        "event": "cup",
        "contents": "director",
        "bytes": len(again.read_bytes()),
        "file": str(again),
    }


def test_the_archive_is_the_directors_alone_and_writes_over_nothing(
    folder: Path, exported: Path, tmp_path: Path
) -> None:
    assert exported.stat().st_mode & 0o777 == 0o600
    answer = typed("event", "export", "cup", exported, "--log", folder)

    typed_refused(answer, FileThere, file=str(exported))
    public = tmp_path / "public.zip"
    typed("event", "export", "cup", public, "--public", "--log", folder)
    assert public.stat().st_mode & 0o777 == 0o644


def test_secrets_come_with_a_clear_warning(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "moving.zip"
    answer = typed("event", "export", "cup", file, "--with-secrets", "--log", folder)
    done = typed("event", "import", file, "--log", tmp_path / "other", "--json").json

    assert answer.code == 0
    assert "whoever has it knows every card" in answer.err
    assert done["secrets"] is True
    assert file.stat().st_mode & 0o777 == 0o600


def test_what_is_public_has_no_secrets(folder: Path) -> None:
    answer = typed("event", "export", "cup", "--public", "--with-secrets", "--log", folder)

    typed_refused(answer, TwoKinds)


def test_a_broken_log_is_not_exported(folder: Path, tmp_path: Path) -> None:
    with by_force(folder) as log:
        log.execute("UPDATE lines SET at = at || ' ' WHERE position = 20")
    answer = typed("event", "export", "cup", tmp_path / "x.zip", "--log", folder)

    typed_refused(answer, BrokenLog, event="cup", position=20)
    assert not (tmp_path / "x.zip").exists()


def test_a_spoilt_archive_changes_nothing(folder: Path, exported: Path, tmp_path: Path) -> None:
    data = bytearray(exported.read_bytes())
    data[len(data) // 2] ^= 1
    exported.write_bytes(data)
    before = everything(folder)
    answer = typed("event", "import", exported, "--log", folder)

    typed_refused(answer, NotAnArchive, where="the file", why="it cannot be unpacked")
    assert everything(folder) == before
    assert typed("event", "import", tmp_path / "none.zip", "--log", folder).code == 2


def test_an_event_without_a_file_name_is_written_under_its_own(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    typed("event", "export", "cup", "--log", folder)

    assert (tmp_path / "cup.zip").is_file()
