"""Any bytes are a whole event or are refused by name, and an import is all or nothing."""

import json
import struct
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZipFile

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evendeal.director.archiving import Contents, archive
from evendeal.director.ports import NotWritten
from evendeal.director.verifying import verify_event
from evendeal.store import archive_import, archive_packed
from evendeal.store.archive import ArchiveWithoutLog, read_archive
from evendeal.store.archive_import import EventDiffers, import_archive
from evendeal.store.archive_packed import NotAnArchive
from evendeal.store.checkpoints import KeyElsewhere
from support.events.poker import CUP, DUEL, begun, event_of, play_hand, play_to_the_end
from support.ledgers import open_desk
from support.refusals import refused
from support.typed import by_force, everything


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A finished event, and one in which a hand has been played."""
    finished, running = (tmp_path_factory.mktemp(name) for name in ("finished", "running"))
    with open_desk(finished, create=True) as desk:
        play_to_the_end(desk, event_of(**DUEL))
    with open_desk(running, create=True) as desk:
        begun(desk, event_of(**DUEL))
        play_hand(desk, 1)
    return {"finished": finished, "running": running}


def exported(folder: Path, contents: Contents = Contents.DIRECTOR) -> bytes:
    with open_desk(folder) as desk:
        return archive(desk, CUP, contents)


@pytest.fixture(scope="module")
def finished(homes: dict[str, Path]) -> bytes:
    return exported(homes["finished"])


@pytest.fixture(scope="module")
def moved(homes: dict[str, Path]) -> bytes:
    """The running event with its secrets."""
    return exported(homes["running"], Contents.SECRETS)


Change = Callable[[dict[str, bytes]], object]


def changed(data: bytes, change: Change, *, manifest: bool = True) -> bytes:
    """The archive with other files; as a forger who also writes the manifest anew."""
    with ZipFile(BytesIO(data)) as packed:
        files = {info.filename: packed.read(info) for info in packed.infolist()}
    contents = json.loads(files.pop("manifest.json"))
    change(files)
    if manifest:
        contents["files"] = {
            name: {"bytes": len(content), "sha256": sha256(content).hexdigest()}
            for name, content in files.items()
        }
    return packed_as({**files, "manifest.json": json.dumps(contents).encode()})


def packed_as(files: dict[str, bytes], method: int = ZIP_DEFLATED) -> bytes:
    out = BytesIO()
    with ZipFile(out, "w", method) as packed:
        for name, content in files.items():
            packed.writestr(name, content)
    return out.getvalue()


@pytest.mark.long
def test_an_event_is_the_same_elsewhere(finished: bytes, tmp_path: Path) -> None:
    done = import_archive(tmp_path, read_archive(finished))

    assert (done.event, done.new, done.secrets) == (CUP, done.lines, False)
    assert exported(tmp_path) == finished
    with open_desk(tmp_path) as desk:
        assert desk.read_only(CUP) is None
        assert {found.verdict for found in verify_event(desk, CUP)} <= {"holds", "unproved"}


def test_line_ups_that_an_archive_leaves_out_are_missed_by_whoever_has_the_log(
    finished: bytes, tmp_path: Path
) -> None:
    """S2: a copy without the file of closed line-ups is shown, and says that it lacks them."""
    without = changed(finished, lambda files: [files.pop("lineups.json")])
    import_archive(tmp_path, read_archive(without))
    with open_desk(tmp_path) as desk:
        found = {each.id for each in verify_event(desk, CUP) if not each.ok}

    assert found == {"line-ups-in-log"}
    assert not (tmp_path / "published/cup/lineups.json").exists()


def test_line_ups_that_a_forger_has_written_into_an_archive_are_refused(finished: bytes) -> None:
    """S2: only the key of the seal says when line-ups were closed."""

    def earlier(files: dict[str, bytes]) -> None:
        document = json.loads(files["lineups.json"])
        document["line_ups"]["sessions"][0]["closed_at"] = "2020-01-01T00:00:00Z"
        files["lineups.json"] = json.dumps(document).encode()

    with refused(NotAnArchive, where="seal.json"):
        read_archive(changed(finished, earlier))


def test_the_same_archive_again_imports_nothing(finished: bytes, tmp_path: Path) -> None:
    import_archive(tmp_path, read_archive(finished))
    before = everything(tmp_path)
    again = import_archive(tmp_path, read_archive(finished))

    assert again.new == 0
    assert everything(tmp_path) == before


def test_an_event_that_moves_goes_on(moved: bytes, tmp_path: Path) -> None:
    import_archive(tmp_path, read_archive(moved))
    with open_desk(tmp_path) as desk:
        for table in (1, 1, 2, 2, 2):
            play_hand(desk, table)
        from evendeal.director.events import end_session
        from evendeal.ids import SessionNo

        end_session(desk, CUP, SessionNo(1))
        found = verify_event(desk, CUP)

    assert not [finding.sentence for finding in found if not finding.ok]


def test_a_copy_without_secrets_is_shown_and_not_gone_on_with(
    homes: dict[str, Path], tmp_path: Path
) -> None:
    from evendeal.tournament.line import Draft

    import_archive(tmp_path, read_archive(exported(homes["running"])))
    with open_desk(tmp_path) as desk:
        assert desk.progress(CUP).finished_hands == 1
        assert desk.read_only(CUP) is None
        with refused(KeyElsewhere, event="cup"):
            desk.write(CUP, [Draft(1, 0, 0, 9, "k", {"do": "pause", "reason": ""})], "ann")
    assert not (tmp_path / "secrets" / "cup" / "signing-key").exists()


def test_a_copy_follows_the_event_with_later_archives(
    homes: dict[str, Path], moved: bytes, tmp_path: Path
) -> None:
    early = exported(homes["running"])
    home, copy = tmp_path / "home", tmp_path / "copy"
    import_archive(home, read_archive(moved))
    import_archive(copy, read_archive(early))
    with open_desk(home) as desk:
        play_hand(desk, 2)
    late = exported(home)
    grown = import_archive(copy, read_archive(late))
    older = import_archive(copy, read_archive(early))

    assert 0 < grown.new < grown.lines
    assert older.new == 0
    assert exported(copy) == late


def test_another_event_of_the_same_name_is_left_alone(
    finished: bytes, homes: dict[str, Path], tmp_path: Path
) -> None:
    import_archive(tmp_path, read_archive(finished))
    before = everything(tmp_path)
    other = read_archive(exported(homes["running"]))

    with refused(EventDiffers, event="cup", where="one of its first 12 lines"):
        import_archive(tmp_path, other)
    assert everything(tmp_path) == before


def test_a_seal_that_lies_there_already_and_is_another_is_left_alone(
    finished: bytes, tmp_path: Path
) -> None:
    (tmp_path / "published" / "cup").mkdir(parents=True)
    (tmp_path / "published" / "cup" / "seal.json").write_text("{}")

    with refused(EventDiffers, event="cup", where="seal.json"):
        import_archive(tmp_path, read_archive(finished))
    with open_desk(tmp_path) as desk:
        assert desk.events() == ()


def test_an_import_that_fails_half_way_leaves_nothing(
    finished: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    real = archive_import.write_whole

    def failing(path: Path, content: bytes, *, mode: int) -> None:
        if len(written) == 3:
            raise OSError(28, "No space left on device")
        written.append(path.name)
        real(path, content, mode=mode)

    monkeypatch.setattr(archive_import, "write_whole", failing)
    with refused(NotWritten):
        import_archive(tmp_path, read_archive(finished))
    left = [path.name for path in tmp_path.rglob("*") if path.is_file() and path.stat().st_size]
    monkeypatch.undo()

    assert [name for name in left if not name.startswith("log.sqlite")] == []
    with open_desk(tmp_path) as desk:
        assert desk.events() == ()
    assert import_archive(tmp_path, read_archive(finished)).new > 0


def test_what_is_public_is_no_event(homes: dict[str, Path]) -> None:
    with refused(ArchiveWithoutLog, event="cup"):
        read_archive(exported(homes["running"], Contents.PUBLIC))


def swap(name: str, old: bytes, new: bytes) -> Change:
    def change(files: dict[str, bytes]) -> None:
        assert old in files[name]
        files[name] = files[name].replace(old, new, 1)

    return change


def cut(name: str, lines: int) -> Change:
    def change(files: dict[str, bytes]) -> None:
        files[name] = b"".join(files[name].splitlines(keepends=True)[:-lines])

    return change


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(swap("log.jsonl", b'"by":"rehearsal"', b'"by":"somebody"'), id="was altered"),
        pytest.param(swap("log.jsonl", b'"by":', b'"by": '), id="no line of this event"),
        pytest.param(
            swap("log.jsonl", b'"event":"cup"', b'"event":"cap"'), id="no line of this event"
        ),
        pytest.param(cut("log.jsonl", 1), id="does not end where the manifest says"),
        pytest.param(cut("log.jsonl", 10_000), id="it has no line"),
        pytest.param(swap("checkpoints.jsonl", b'"position":', b'"position":1'), id="checkpoint"),
        pytest.param(swap("seal.json", b'"name":"Dup', b'"name":"Dub'), id="seal"),
        pytest.param(swap("event.toml", b"Cup", b"Cap"), id="not what the log's first line says"),
        pytest.param(swap("opened.json", b"{", b"["), id="opened"),
        pytest.param(lambda files: files.pop("seal.json"), id="it is missing"),
        pytest.param(
            lambda files: files.update({"../../etc/passwd": b""}), id="no archive holds such a file"
        ),
        pytest.param(
            lambda files: files.update({"/etc/x": b""}), id="no archive holds such a file"
        ),
        pytest.param(lambda files: files.update({"secrets/signing-key": bytes(32)}), id="secrets"),
    ],
)
def test_a_forger_is_found_out(change: Change, finished: bytes) -> None:
    with refused(NotAnArchive):
        read_archive(changed(finished, change))


def test_checkpoints_cut_off_show_only_beside_a_copy_in_other_hands(finished: bytes) -> None:
    read_archive(changed(finished, cut("checkpoints.jsonl", 10_000)))


@pytest.mark.parametrize(
    ("name", "new", "facts"),
    [
        pytest.param(
            "secrets/session-1-original",
            bytes(32),
            {"where": "secrets/session-1-original"},
            id="not the secret that was sealed",
        ),
        pytest.param(
            "secrets/session-1-original",
            b"",
            {"where": "secrets/session-1-original"},
            id="not the secret that was sealed",
        ),
        pytest.param(
            "secrets/session-1-reserve",
            bytes(32),
            {"where": "secrets/session-1-reserve"},
            id="not the secret that was sealed",
        ),
        pytest.param(
            "secrets/signing-key",
            bytes(32),
            {"where": "secrets/signing-key"},
            id="not the key that the seal names",
        ),
        pytest.param(
            "secrets/signing-key",
            b"short",
            {"where": "secrets/signing-key"},
            id="not the key that the seal names",
        ),
        pytest.param(
            "secrets/purpose",
            b"rehearsal",
            {"where": "secrets/purpose"},
            id="not what the seal says",
        ),
        pytest.param(
            "secrets/session-2-original", bytes(32), {"where": "secrets/"}, id="not all secrets"
        ),
    ],
)
def test_secrets_that_were_not_sealed_are_refused(
    name: str, new: bytes, facts: dict[str, object], moved: bytes
) -> None:
    with refused(NotAnArchive, **facts):
        read_archive(changed(moved, lambda files: files.update({name: new})))


def test_a_file_that_the_manifest_does_not_name_so_is_refused(finished: bytes) -> None:
    with refused(NotAnArchive, where="README.txt"):
        read_archive(changed(finished, swap("README.txt", b"Cup", b"Cap"), manifest=False))
    with refused(NotAnArchive, where="manifest.json"):
        read_archive(changed(finished, lambda files: files.pop("README.txt"), manifest=False))


@pytest.mark.parametrize("data", [b"", b"PK", b"PK\5\6" + bytes(18), bytes(1000), b"PK\3\4" * 99])
def test_what_is_no_zip_is_refused(data: bytes) -> None:
    with refused(NotAnArchive):
        read_archive(data)


@pytest.mark.long
def test_a_bomb_is_unpacked_no_further_than_the_manifest_says(
    finished: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    def bomb(files: dict[str, bytes]) -> None:
        files["README.txt"] = bytes(50_000_000)

    def understate(files: dict[str, bytes]) -> None:
        manifest = json.loads(files["manifest.json"])
        manifest["files"]["README.txt"]["bytes"] = 10
        files["manifest.json"] = json.dumps(manifest).encode()

    read: list[int] = []
    real = archive_packed._read

    def reading(packed: ZipFile, info: object, most: int) -> bytes:
        read.append(most)
        return real(packed, info, most)  # type: ignore[arg-type]

    monkeypatch.setattr(archive_packed, "_read", reading)
    with refused(NotAnArchive, where="README.txt"):
        read_archive(changed(finished, bomb, manifest=False))
    monkeypatch.setattr(archive_packed, "MOST_BYTES", 1_000_000)
    with refused(NotAnArchive, where="manifest.json"):
        read_archive(changed(finished, bomb))
    assert max(read) < 1_000_000


def test_a_list_of_a_million_files_is_not_even_read() -> None:
    entries, size = 60_000, 60_000 * 46
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, entries, entries, size, 0, 0)

    with refused(NotAnArchive, where="the file"):
        read_archive(bytes(size) + end)


def test_another_packing_than_ours_is_refused(finished: bytes) -> None:
    with ZipFile(BytesIO(finished)) as packed:
        files = {info.filename: packed.read(info) for info in packed.infolist()}

    with refused(NotAnArchive, where="manifest.json"):
        read_archive(packed_as(files, ZIP_BZIP2))


def test_a_file_twice_is_refused(finished: bytes) -> None:
    out = BytesIO(finished)
    with ZipFile(out, "a") as packed, pytest.warns(UserWarning, match="Duplicate name"):
        packed.writestr("README.txt", b"")

    with refused(NotAnArchive, where="the file"):
        read_archive(out.getvalue())


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_whatever_the_bytes_they_are_the_event_or_refused_by_name(
    finished: bytes, data: st.DataObject
) -> None:
    spoilt = bytearray(finished)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(spoilt) - 1))
        match data.draw(st.sampled_from(["byte", "cut", "insert"])):
            case "byte":
                spoilt[at] = data.draw(st.integers(0, 255))
            case "cut":
                del spoilt[at : at + data.draw(st.integers(1, 200))]
            case _:
                spoilt[at:at] = data.draw(st.binary(max_size=40))
        if not spoilt:
            break
    with suppress(NotAnArchive, ArchiveWithoutLog):
        found = read_archive(bytes(spoilt))
        assert [line.position for line in found.lines()] == list(range(1, found.count + 1))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(
    member=st.sampled_from(["position", "event", "session", "n", "key", "body", "at", "by", "x"]),
    value=json_values,
    line=st.integers(0, 5),
)
def test_whatever_a_line_says_it_is_one_or_refused_by_name(
    finished: bytes, member: str, value: object, line: int
) -> None:
    def change(files: dict[str, bytes]) -> None:
        lines = files["log.jsonl"].splitlines(keepends=True)
        other = {**json.loads(lines[line]), member: value}
        lines[line] = json.dumps(other).encode() + b"\n"
        files["log.jsonl"] = b"".join(lines)

    with refused(NotAnArchive):
        read_archive(changed(finished, change))


near_manifests = st.fixed_dictionaries(
    {
        "format": st.just("evendeal archive 1"),
        "contents": st.sampled_from(["public", "director"]),
        **dict.fromkeys(["event", "lines", "head", "files"], json_values),
    }
)


@settings(max_examples=100, deadline=None)
@given(manifest=json_values | near_manifests)
def test_whatever_the_manifest_says_it_is_refused_by_name(manifest: object) -> None:
    with refused(NotAnArchive):
        read_archive(packed_as({"manifest.json": json.dumps(manifest).encode()}))


def test_deep_json_is_refused() -> None:
    deep = b'{"a":' * 50_000 + b"1" + b"}" * 50_000
    with refused(NotAnArchive, where="manifest.json"):
        read_archive(packed_as({"manifest.json": deep[:120_000]}))


def test_spoilt_lines_in_the_log_are_found_before_anything_is_written(
    finished: bytes, tmp_path: Path
) -> None:
    with refused(NotAnArchive, where="the file"):
        import_archive(tmp_path / "new", read_archive(finished[:-1]))

    assert not (tmp_path / "new").exists()


def test_the_files_of_an_import_are_as_private_as_those_of_the_vault(
    moved: bytes, tmp_path: Path
) -> None:
    import_archive(tmp_path, read_archive(moved))
    vault = tmp_path / "secrets" / "cup"

    assert {path.stat().st_mode & 0o777 for path in vault.iterdir()} == {0o600}
    assert (vault.stat().st_mode & 0o777, vault.parent.stat().st_mode & 0o777) == (0o700, 0o700)
    with by_force(tmp_path) as log:
        assert log.execute("SELECT count(*) FROM lines").fetchone()[0] > 0
