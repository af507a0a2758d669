"""What the command line does with an event of every kind, from its seal to its archive."""

import json
import shutil
import subprocess
import sys
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from unittest.mock import ANY
from zipfile import ZipFile

import pytest

from evendeal.commands.archive import TwoKinds
from evendeal.commands.log_folder import NoLog
from evendeal.commands.report import FileThere
from evendeal.director.archiving import SecretsNotHere
from evendeal.director.ledger import NotInTheLog
from evendeal.director.ports import BrokenLog
from evendeal.director.publication import EventExists
from evendeal.director.randomness import BeaconNeeded
from evendeal.director.verifying import SealMissing
from evendeal.errors import Refused
from evendeal.formats.rehearsal_side import OtherRehearsal
from evendeal.store.archive import ArchiveWithoutLog
from evendeal.store.archive_packed import NotAnArchive
from evendeal.tournament.line import ORIGIN
from evendeal.views.absent import NoSuchSession
from support.event_kinds import KINDS, Kind
from support.event_kinds.kind import SEED
from support.proof.stranger import SCRIPT
from support.refusals import typed_refused
from support.sentences import in_golden_file
from support.typed import by_force, everything, typed


@pytest.fixture(scope="module", params=KINDS, ids=str)
def kind(request: pytest.FixtureRequest) -> Kind:
    found: Kind = request.param
    return found


@pytest.fixture(scope="module")
def finished(kind: Kind, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a finished rehearsal; beside it stands the file of the event."""
    return kind.rehearsed(tmp_path_factory.mktemp(f"{kind}-finished"))


@pytest.fixture
def folder(finished: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(finished, tmp_path / "copy"))


@pytest.fixture
def exported(kind: Kind, folder: Path, tmp_path: Path) -> Path:
    """The director's archive of it."""
    file = tmp_path / "exported.zip"
    kind.take(typed("event", "export", kind.id, file, "--log", folder))
    return file


def unpacked(file: Path) -> dict[str, bytes]:
    with ZipFile(file) as packed:
        return {info.filename: packed.read(info) for info in packed.infolist()}


def packed(file: Path, parts: dict[str, bytes]) -> Path:
    out = BytesIO()
    with ZipFile(out, "w") as files:
        for name, data in parts.items():
            files.writestr(name, data)
    file.write_bytes(out.getvalue())
    return file


class TestBeforePlay:
    """An event is sealed and begun."""

    def test_an_event_is_sealed_and_its_seal_published(self, kind: Kind, tmp_path: Path) -> None:
        log, file = tmp_path / "var", tmp_path / "event.toml"
        file.write_text(kind.longer_text())
        answer = typed("event", "new", file, "--log", log, "--json")

        assert (answer.code, answer.err) == (0, "")
        document = answer.json
        assert list(document) == ["event", "name", "sealed_at", "public_key", "sessions", "seal"]
        assert (document["event"], document["name"]) == (kind.id, kind.title)
        assert Path(document["seal"]) == log / "published" / kind.id / "seal.json"
        seal = json.loads(Path(document["seal"]).read_text())["seal"]
        assert {tuple(session) for session in document["sessions"]} == {("session", "commitment")}
        assert [session["commitment"] for session in document["sessions"]] == [
            kind.commitment(session) for session in seal["sessions"]
        ]
        assert len(seal["sessions"]) == kind.sessions_of_longer
        assert seal["rehearsal"] is False
        assert seal.get("format", kind.format) == kind.format

    def test_an_organiser_reads_what_to_give_to_the_captains(
        self, kind: Kind, tmp_path: Path
    ) -> None:
        answer = typed("event", "new", kind.file(tmp_path), "--log", tmp_path / "var")

        assert answer.code == 0
        assert f"{kind.title} is sealed." in answer.out
        seal = tmp_path / "var" / "published" / kind.id / "seal.json"
        assert f"Give {seal} to the captains before play begins" in " ".join(answer.out.split())

    def test_an_event_is_not_sealed_twice(self, kind: Kind, tmp_path: Path) -> None:
        log = kind.new(tmp_path)
        before = everything(log)
        again = typed("event", "new", kind.file(tmp_path), "--log", log)

        typed_refused(again, EventExists, event=kind.id)
        assert everything(log) == before

    @pytest.mark.parametrize(
        ("more", "refusal", "fields"),
        [
            (["--beacon", "4 8 15"], BeaconNeeded, {"session": 1, "beacon": ""}),
            (["--session", "9"], NoSuchSession, {"event": None, "session": 9}),
            (["--session", "0"], NoSuchSession, {"event": None, "session": 0}),
        ],
    )
    def test_a_session_that_cannot_begin_is_named_and_nothing_is_written(
        self,
        kind: Kind,
        tmp_path: Path,
        more: list[str],
        refusal: type[Refused],
        fields: dict[str, object],
    ) -> None:
        log = kind.new(tmp_path)
        before = everything(log)
        answer = typed("event", "begin", kind.id, *more, "--log", log)

        of_event = {"event": kind.id, "sessions": kind.sessions}
        named = fields | (of_event if "event" in fields else {})
        typed_refused(answer, refusal, **named)
        assert everything(log) == before

    def test_a_session_is_begun_once_however_often_it_is_asked_for(
        self, kind: Kind, tmp_path: Path
    ) -> None:
        log = kind.new(tmp_path)
        once = kind.take(typed("event", "begin", kind.id, "--log", log)).out
        before = everything(log)
        again = kind.take(typed("event", "begin", kind.id, "--log", log)).out

        assert once == again
        assert everything(log) == before

    def test_a_session_of_which_something_is_left_does_not_end(
        self, kind: Kind, tmp_path: Path
    ) -> None:
        log = kind.begun(tmp_path)
        answer = typed("event", "end", kind.id, "--log", log)

        typed_refused(answer, kind.not_over, session=1, left=kind.left)

    def test_before_the_first_line_of_play_there_is_only_the_seal_to_verify(
        self, kind: Kind, tmp_path: Path
    ) -> None:
        log = kind.new(tmp_path)

        assert typed("verify", kind.id, "--log", log).code == 0
        assert typed("verify", log / "published" / kind.id).code == 0

    @pytest.mark.long
    def test_people_are_invited_to_it(self, kind: Kind, tmp_path: Path) -> None:
        log = kind.new(tmp_path)
        place = ("--event", kind.id, "--table", "2")
        answer = typed("people", "invite", "--role", "recorder", *place, "--log", log, "--json")

        assert answer.code == 0, answer.err
        assert set(answer.json) == {"code", "link", "until"}


class TestRehearsal:
    """Programs play it."""

    @pytest.mark.long
    def test_the_same_seed_plays_the_same_event_and_another_seed_another(
        self, kind: Kind, tmp_path: Path
    ) -> None:
        file = kind.file(tmp_path)
        rankings = [
            kind.take(typed("rehearse", file, "--seed", seed, "--json")).json[kind.ranking]
            for seed in ("1", "1", "2")
        ]

        assert rankings[0] == rankings[1]
        assert rankings[0] != rankings[2]

    @pytest.mark.long
    def test_a_rehearsal_that_is_over_is_not_played_again_and_another_is_refused(
        self, kind: Kind, finished: Path, folder: Path
    ) -> None:
        file, before = finished.parent / f"{kind}.toml", everything(folder)
        again = typed("rehearse", file, "--seed", SEED, "--log", folder)
        other = typed("rehearse", file, "--seed", "2", "--log", folder)

        assert again.code == 0
        in_golden_file(*again.err.splitlines())
        typed_refused(other, OtherRehearsal, event=kind.id, why="its seed or policy differs")
        assert everything(folder) == before

    def test_the_standings_are_those_of_the_newest_event_unless_one_is_named(
        self, kind: Kind, finished: Path
    ) -> None:
        named = typed("standings", kind.id, "--log", finished, "--json")

        assert named.code == 0
        assert named.json == typed("standings", "--log", finished, "--json").json

    def test_ending_again_tells_the_secret_that_is_published(
        self, kind: Kind, folder: Path
    ) -> None:
        answer = kind.take(typed("event", "end", kind.id, "--log", folder, "--json"))
        opened = json.loads((folder / "published" / kind.id / "opened.json").read_text())

        assert answer.json["session"] == 1
        assert answer.json["secret"] == kind.opened_secret(opened["sessions"][0])


class TestProof:
    """Everybody can check it."""

    def test_of_a_good_event_nothing_fails_and_the_report_has_every_key(
        self, kind: Kind, finished: Path
    ) -> None:
        answer = typed("verify", kind.id, "--log", finished)
        report = typed("verify", kind.id, "--log", finished, "--json").json

        assert (answer.code, answer.err) == (0, "")
        assert answer.out.endswith("Nothing speaks against this event.\n")
        assert (set(report), report["event"], report["holds"]) == (
            {"event", "holds", "findings"}, kind.id, True,
        )  # fmt: skip
        assert all(
            set(found) == {"id", "verdict", "where", "sentence"} for found in report["findings"]
        )
        assert {found["verdict"] for found in report["findings"]} <= {"holds", "unproved"}

    def test_a_log_without_its_first_line_is_said_to_miss_it(
        self, kind: Kind, folder: Path
    ) -> None:
        with by_force(folder) as log:
            log.execute("DELETE FROM lines WHERE position = 1")

        answer = typed("verify", kind.id, "--log", folder, "--json")
        standings = typed("standings", kind.id, "--log", folder)

        assert (answer.code, answer.json["holds"]) == (1, False)
        first = answer.json["findings"][0]
        assert (first["id"], first["where"]) == ("log", "log, line 1")
        in_golden_file(first["sentence"])
        typed_refused(standings, BrokenLog, event=kind.id, position=1)

    @pytest.mark.process
    def test_published_files_are_enough_to_verify_the_luck(self, kind: Kind, folder: Path) -> None:
        published = folder / "published" / kind.id
        answer = typed("verify", published)
        script = subprocess.run(
            [sys.executable, "-I", SCRIPT, published / "seal.json", published / "opened.json"],
            capture_output=True,
            text=True,
            check=False,
        )

        assert answer.code == script.returncode == 0
        (published / "opened.json").unlink()
        assert typed("verify", published).code == 0

    def test_what_is_not_there_cannot_be_verified(
        self, kind: Kind, folder: Path, tmp_path: Path
    ) -> None:
        typed_refused(typed("verify", "cap", "--log", folder), NotInTheLog, event="cap")
        none = tmp_path / "none"
        typed_refused(typed("verify", kind.id, "--log", none), NoLog, folder=str(none))
        (folder / "published" / kind.id / "seal.json").unlink()
        typed_refused(typed("verify", kind.id, "--log", folder), SealMissing, event=kind.id)

    def test_a_line_that_was_altered_is_found_and_the_log_shown_with_a_warning(
        self, kind: Kind, folder: Path
    ) -> None:
        with by_force(folder) as log:
            log.execute("UPDATE lines SET body = '{}' WHERE position = 12")
        verified = typed("verify", kind.id, "--log", folder)
        answer = typed("standings", kind.id, "--log", folder)

        assert verified.code == 1
        in_golden_file(*[line for line in verified.out.splitlines() if line.startswith("✗")])
        assert answer.code == 0
        in_golden_file(*answer.err.splitlines())


class TestArchive:
    """It is kept, and moves to another machine."""

    @pytest.mark.long
    def test_on_another_machine_everything_holds_and_the_standings_are_the_same(
        self, kind: Kind, folder: Path, exported: Path, tmp_path: Path
    ) -> None:
        other = tmp_path / "other"
        done = kind.take(typed("event", "import", exported, "--log", other, "--json")).json
        verified = typed("verify", kind.id, "--log", other)

        assert done["new"] == done["lines"] > 0
        assert done["secrets"] is False
        assert verified.code == 0, verified.out
        here, there = (
            typed("standings", kind.id, "--json", "--log", each) for each in (folder, other)
        )
        assert here.out == there.out

    @pytest.mark.long
    @pytest.mark.parametrize("contents", [(), ("--with-secrets",)], ids=["without", "secrets"])
    def test_export_and_import_and_export_give_the_same_file(
        self, kind: Kind, contents: tuple[str, ...], folder: Path, tmp_path: Path
    ) -> None:
        first, again, other = tmp_path / "a.zip", tmp_path / "b.zip", tmp_path / "other"
        kind.take(typed("event", "export", kind.id, first, *contents, "--log", folder))
        kind.take(typed("event", "import", first, "--log", other))
        report = typed("event", "export", kind.id, again, *contents, "--log", other, "--json").json

        assert again.read_bytes() == first.read_bytes()
        assert report == {
            "event": kind.id,
            "contents": "secrets" if contents else "director",
            "bytes": len(again.read_bytes()),
            "file": str(again),
        }

    @pytest.mark.long
    def test_the_archive_is_the_directors_alone_and_writes_over_nothing(
        self, kind: Kind, folder: Path, exported: Path, tmp_path: Path
    ) -> None:
        assert exported.stat().st_mode & 0o777 == 0o600
        answer = typed("event", "export", kind.id, exported, "--log", folder)

        typed_refused(answer, FileThere, file=str(exported))
        public = tmp_path / "public.zip"
        kind.take(typed("event", "export", kind.id, public, "--public", "--log", folder))
        assert public.stat().st_mode & 0o777 == 0o644

    @pytest.mark.long
    def test_secrets_come_with_a_clear_warning_and_never_in_public(
        self, kind: Kind, folder: Path, tmp_path: Path
    ) -> None:
        file = tmp_path / "moving.zip"
        answer = typed("event", "export", kind.id, file, "--with-secrets", "--log", folder)
        done = typed("event", "import", file, "--log", tmp_path / "other", "--json").json
        both = typed("event", "export", kind.id, "--public", "--with-secrets", "--log", folder)

        assert answer.code == 0
        assert "whoever has it knows every card and every roll" in answer.err
        assert done["secrets"] is True
        assert file.stat().st_mode & 0o777 == 0o600
        typed_refused(both, TwoKinds)

    def test_the_manifest_names_every_file_with_its_length_and_digest(self, exported: Path) -> None:
        files = unpacked(exported)
        manifest = json.loads(files.pop("manifest.json"))

        assert manifest["files"] == {
            name: {"bytes": len(data), "sha256": sha256(data).hexdigest()}
            for name, data in files.items()
        }
        last = json.loads(files["log.jsonl"].splitlines()[-1])
        assert (manifest["head"], manifest["lines"]) == (last["hash"], last["position"])

    def test_what_was_published_is_in_it_as_it_was(
        self, kind: Kind, folder: Path, exported: Path
    ) -> None:
        files = unpacked(exported)
        first = json.loads(files["log.jsonl"].splitlines()[0])

        for name in ("seal.json", "opened.json", "checkpoints.jsonl"):
            assert files[name] == (folder / "published" / kind.id / name).read_bytes()
        assert files["event.toml"].decode() == first["body"]["event"]
        assert files["README.txt"].decode().startswith(f"{kind.title} ({kind.id})\n")

    @pytest.mark.parametrize("contents", [("--public",), ()], ids=["public", "director"])
    def test_no_secret_of_a_running_session_is_in_an_archive(
        self, kind: Kind, contents: tuple[str, ...], tmp_path: Path
    ) -> None:
        log, file = kind.begun(tmp_path), tmp_path / "running.zip"
        kind.take(typed("event", "export", kind.id, file, *contents, "--log", log))
        files = unpacked(file)
        vault = [path.read_bytes() for path in (log / "secrets" / kind.id).iterdir()]
        secrets = [secret for secret in vault if len(secret) == 32]

        assert len(secrets) >= 2
        whole = b"".join(files.values())
        for secret in secrets:
            assert secret not in whole
            assert secret.hex().encode() not in whole.lower()
        assert not any(name.startswith("secrets/") for name in files)

    def test_the_secrets_are_those_of_the_vault(self, kind: Kind, tmp_path: Path) -> None:
        log, file = kind.begun(tmp_path), tmp_path / "moving.zip"
        kind.take(typed("event", "export", kind.id, file, "--with-secrets", "--log", log))
        secrets = {
            name.removeprefix("secrets/"): data
            for name, data in unpacked(file).items()
            if name.startswith("secrets/")
        }

        assert set(secrets) == kind.secrets
        for name, data in secrets.items():
            if name != "purpose":
                assert data == (log / "secrets" / kind.id / name).read_bytes()

    def test_secrets_that_are_not_here_are_not_exported(self, kind: Kind, tmp_path: Path) -> None:
        log, file = kind.begun(tmp_path), tmp_path / "moving.zip"
        (log / "secrets" / kind.id / "session-1-original").unlink()
        answer = typed("event", "export", kind.id, file, "--with-secrets", "--log", log)

        typed_refused(answer, SecretsNotHere, event=kind.id)
        assert not file.exists()

    def test_a_copy_without_secrets_is_verified_and_has_none_to_give(
        self, kind: Kind, tmp_path: Path
    ) -> None:
        log, file, other = kind.begun(tmp_path), tmp_path / "copy.zip", tmp_path / "other"
        kind.take(typed("event", "export", kind.id, file, "--log", log))
        kind.take(typed("event", "import", file, "--log", other))

        assert typed("verify", kind.id, "--log", other).code == 0
        again = typed(
            "event", "export", kind.id, tmp_path / "no.zip", "--with-secrets", "--log", other
        )
        typed_refused(again, SecretsNotHere, event=kind.id)

    def test_what_is_public_says_not_how_many_lines_there_are_and_is_no_event(
        self, kind: Kind, tmp_path: Path
    ) -> None:
        log, file = kind.begun(tmp_path), tmp_path / "public.zip"
        kind.take(typed("event", "export", kind.id, file, "--public", "--log", log))
        manifest = json.loads(unpacked(file)["manifest.json"])

        assert not {"log.jsonl", "checkpoints.jsonl"} & set(unpacked(file))
        assert (manifest["lines"], manifest["head"]) == (0, ORIGIN)
        refused = typed("event", "import", file, "--log", tmp_path / "other")
        typed_refused(refused, ArchiveWithoutLog, event=kind.id)

    def test_what_is_not_there_or_does_not_hold_is_not_exported(
        self, kind: Kind, folder: Path, tmp_path: Path
    ) -> None:
        file = tmp_path / "x.zip"
        typed_refused(
            typed("event", "export", "cap", file, "--log", folder), NotInTheLog, event="cap"
        )
        with by_force(folder) as log:
            log.execute("UPDATE lines SET at = at || ' ' WHERE position = 20")
        broken = typed("event", "export", kind.id, file, "--log", folder)

        typed_refused(broken, BrokenLog, event=kind.id, position=20)
        assert not file.exists()

    @pytest.mark.parametrize("part", ["seal.json", "opened.json", "event.toml", "log.jsonl"])
    def test_an_archive_of_which_a_part_is_another_changes_nothing(
        self, kind: Kind, part: str, folder: Path, exported: Path, tmp_path: Path
    ) -> None:
        before = everything(folder)
        files = unpacked(exported)
        files[part] = files[part].replace(b"1", b"2", 1)
        answer = typed("event", "import", packed(tmp_path / "other.zip", files), "--log", folder)

        typed_refused(answer, NotAnArchive, where=ANY, why=ANY)
        assert everything(folder) == before

    def test_a_spoilt_archive_and_one_that_is_not_there_change_nothing(
        self, folder: Path, exported: Path, tmp_path: Path
    ) -> None:
        data = bytearray(exported.read_bytes())
        data[len(data) // 2] ^= 1
        exported.write_bytes(data)
        before = everything(folder)
        answer = typed("event", "import", exported, "--log", folder)

        typed_refused(answer, NotAnArchive, where=ANY, why=ANY)
        assert typed("event", "import", tmp_path / "none.zip", "--log", folder).code == 2
        assert everything(folder) == before

    def test_an_event_without_a_file_name_is_written_under_its_own(
        self, kind: Kind, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        kind.take(typed("event", "export", kind.id, "--log", folder))

        assert (tmp_path / f"{kind.id}.zip").is_file()
