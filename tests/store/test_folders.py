"""Secrets that only their owner reads, and public files that are whole."""

import stat
from pathlib import Path

import pytest

from evendeal.director.ports import AlreadyKept, Clock, Dice, Publisher, Vault
from evendeal.ids import EventId
from evendeal.store import FolderPublisher, FolderVault, MachineClock, MachineDice
from evendeal.store.files import NotAFileName
from support.events.drafts import CUP
from support.refusals import refused


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_secret_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "secrets"
    vault: Vault = FolderVault(folder)

    vault.keep(CUP, "session-1", b"\x00luck\n")

    assert vault.fetch(CUP, "session-1") == b"\x00luck\n"
    assert mode(folder / "cup" / "session-1") == 0o600
    assert mode(folder / "cup") == mode(folder) == 0o700
    assert [path.name for path in (folder / "cup").iterdir()] == ["session-1"]


def test_a_folder_left_open_is_closed_again(tmp_path: Path) -> None:
    (tmp_path / "secrets" / "cup").mkdir(parents=True)
    for folder in (tmp_path / "secrets", tmp_path / "secrets" / "cup"):
        folder.chmod(0o755)

    FolderVault(tmp_path / "secrets").keep(CUP, "session-1", b"luck")

    assert mode(tmp_path / "secrets" / "cup") == mode(tmp_path / "secrets") == 0o700


def test_a_secret_is_never_replaced(tmp_path: Path) -> None:
    vault = FolderVault(tmp_path)
    vault.keep(CUP, "session-1", b"luck")

    vault.keep(CUP, "session-1", b"luck")
    with refused(AlreadyKept, event="cup", secret="session-1") as refusal:
        vault.keep(CUP, "session-1", b"better luck")

    assert refusal.value.fields == {"event": "cup", "secret": "session-1"}
    assert vault.fetch(CUP, "session-1") == b"luck"
    assert vault.fetch(CUP, "session-2") is None
    assert vault.fetch(EventId("open"), "session-1") is None
    assert [path.name for path in (tmp_path / "cup").iterdir()] == ["session-1"]


@pytest.mark.parametrize("name", ["../cup", "a/b", "", ".hidden", "a\x00", "..", "ä"])
def test_no_name_leads_out_of_the_folder(tmp_path: Path, name: str) -> None:
    vault, publisher = FolderVault(tmp_path / "s"), FolderPublisher(tmp_path / "p")

    with refused(NotAFileName):
        vault.keep(CUP, name, b"")
    with refused(NotAFileName):
        vault.fetch(EventId(name), "x")
    with refused(NotAFileName):
        publisher.publish(CUP, name, "")
    with refused(NotAFileName):
        publisher.add(EventId(name), "x", "")
    assert [*tmp_path.iterdir()] == []


def test_what_is_published_can_be_read_by_everybody(tmp_path: Path) -> None:
    publisher: Publisher = FolderPublisher(tmp_path)

    publisher.publish(CUP, "seal.json", "{}")
    publisher.publish(CUP, "seal.json", '{"event":"Pokal für alle"}')

    assert publisher.read(CUP, "seal.json") == '{"event":"Pokal für alle"}'
    assert publisher.read(CUP, "opened.json") is None
    assert mode(tmp_path / "cup" / "seal.json") == 0o644
    assert [path.name for path in (tmp_path / "cup").iterdir()] == ["seal.json"]


def test_a_line_is_added_after_whole_lines_only(tmp_path: Path) -> None:
    publisher = FolderPublisher(tmp_path)
    publisher.add(CUP, "log.jsonl", "one")
    with (tmp_path / "cup" / "log.jsonl").open("a") as file:
        file.write("tw")

    publisher.add(CUP, "log.jsonl", "three")

    assert publisher.read(CUP, "log.jsonl") == "one\nthree\n"


def test_a_file_that_fails_half_way_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    publisher = FolderPublisher(tmp_path)
    publisher.publish(CUP, "seal.json", "old")

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("evendeal.store.files.os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        publisher.publish(CUP, "seal.json", "new")

    assert publisher.read(CUP, "seal.json") == "old"
    assert [path.name for path in (tmp_path / "cup").iterdir()] == ["seal.json"]


def test_the_machine_gives_the_time_with_its_zone_and_secrets_that_differ() -> None:
    clock: Clock = MachineClock()
    dice: Dice = MachineDice()

    assert clock.now().utcoffset() is not None
    assert len({dice.secret() for _ in range(10)}) == 10
    assert len(dice.secret()) == 32
