"""When checkpoints are signed, what they say, and what a crash may leave undone."""

import json
import shutil
from contextlib import closing
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from evendeal.director.ports import NotWritten
from evendeal.store import Store, open_store
from evendeal.tournament.line import Checkpoint, Draft, checkpoint_text
from support.events.drafts import CUP, NOON
from support.refusals import refused


def play(store: Store, first: int, last: int, *, at_once: int = 1) -> None:
    for start in range(first, last + 1, at_once):
        drafts = [
            Draft(1, 1, 1, position - 1, f"key {position}", {"do": "check"})
            for position in range(start, min(start + at_once, last + 1))
        ]
        store.log.append(CUP, drafts, NOON, "ann")


def positions(store: Store) -> list[int]:
    text = store.publisher.read(CUP, "checkpoints.jsonl") or ""
    return [json.loads(line)["position"] for line in text.splitlines()]


def test_every_hundredth_line_is_signed_also_in_the_middle_of_an_append(store: Store) -> None:
    play(store, 1, 99)
    assert positions(store) == []

    play(store, 100, 100)
    assert positions(store) == [100]

    play(store, 101, 430, at_once=330)
    assert positions(store) == [100, 200, 300, 400]
    assert store.log.audit(CUP).broken == ()


def test_the_end_of_a_session_is_signed_once(store: Store) -> None:
    play(store, 1, 130)

    first = store.log.checkpoint(CUP, NOON)
    again = store.log.checkpoint(CUP, NOON.replace(hour=13))

    assert first == again
    assert isinstance(first, Checkpoint)
    assert (first.position, first.hash) == store.log.head(CUP)
    assert positions(store) == [100, 130]
    play(store, 131, 200)
    assert positions(store) == [100, 130, 200]


def test_a_stranger_checks_the_signature_with_the_public_key_alone(store: Store) -> None:
    public_key = store.log.public_key(CUP)
    play(store, 1, 3)
    store.log.checkpoint(CUP, NOON)

    said = json.loads(str(store.publisher.read(CUP, "checkpoints.jsonl")))
    signature = bytes.fromhex(said.pop("signature"))
    signed = json.dumps(said, sort_keys=True, separators=(",", ":")).encode()

    assert signed == checkpoint_text(CUP, 3, store.log.head(CUP)[1], said["at"]).encode()
    Ed25519PublicKey.from_public_bytes(public_key).verify(signature, signed)


def test_the_key_stays_the_same_when_the_store_is_opened_again(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with closing(open_store(tmp_path)) as store:
            keys.append(store.log.public_key(CUP))

    assert keys[0] == keys[1]


def test_a_checkpoint_that_a_crash_left_unpublished_is_made_good_by_the_next_line(
    tmp_path: Path,
) -> None:
    with closing(open_store(tmp_path)) as store:
        play(store, 1, 100)
    shutil.rmtree(tmp_path / "published")
    (tmp_path / "secrets" / "cup" / "checkpoints-signed").unlink()

    with closing(open_store(tmp_path)) as store:
        assert store.log.read_only(CUP) is None
        assert store.log.audit(CUP).signed == 0
        play(store, 101, 101)
        assert positions(store) == [100]
        assert store.log.audit(CUP).signed == 100


def test_half_a_checkpoint_at_the_end_of_the_file_is_passed_over_and_written_whole(
    tmp_path: Path,
) -> None:
    with closing(open_store(tmp_path)) as store:
        play(store, 1, 150)
        store.log.checkpoint(CUP, NOON)
    path = tmp_path / "published" / "cup" / "checkpoints.jsonl"
    path.write_bytes(path.read_bytes()[:-30])
    (tmp_path / "secrets" / "cup" / "checkpoints-signed").write_text("100\n15")

    with closing(open_store(tmp_path)) as store:
        assert store.log.read_only(CUP) is None
        store.log.checkpoint(CUP, NOON)
        assert positions(store) == [100, 150]
        assert store.log.audit(CUP).broken == ()


def test_a_full_disk_under_the_public_folder_costs_no_line(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(type(store.publisher), "add", full)
    play(store, 1, 101)
    with refused(NotWritten):
        store.log.checkpoint(CUP, NOON)
    assert "no checkpoint could be published for cup" in caplog.text

    monkeypatch.undo()
    play(store, 102, 102)

    assert store.log.head(CUP)[0] == 102
    assert positions(store) == [100]
