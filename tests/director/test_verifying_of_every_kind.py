"""What `verify` has to notice in an event of every kind: of its files, its log and its seal."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from evendeal.ids import EventId
from evendeal.store.published import FolderPublisher
from support.event_kinds import KINDS, Kind
from support.sentences import in_golden_file
from support.typed import by_force, typed
from support.web.house import House

Body = dict[str, Any]


@pytest.fixture(scope="module", params=KINDS, ids=str)
def kind(request: pytest.FixtureRequest) -> Kind:
    found: Kind = request.param
    return found


@pytest.fixture(scope="module")
def finished(kind: Kind, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a log with a finished rehearsal."""
    return kind.rehearsed(tmp_path_factory.mktemp(f"{kind}-finished"))


@pytest.fixture
def folder(finished: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(finished, tmp_path / "copy"))


def findings_of(kind: Kind, folder: Path) -> list[Body]:
    """What `evendeal verify` finds; its exit code says whether something fails."""
    answer = typed("verify", kind.id, "--log", folder, "--json")
    found: list[Body] = answer.json["findings"]

    assert answer.code == int("fails" in {each["verdict"] for each in found})
    return found


def failing(findings: list[Body]) -> list[Body]:
    return [found for found in findings if found["verdict"] == "fails"]


def sentences(findings: list[Body], *ids: str) -> list[str]:
    """Verdict and sentence of what was checked, by its word."""
    return [f"{each['verdict']}: {each['sentence']}" for each in findings if each["id"] in ids]


def opened_json(kind: Kind, folder: Path) -> Path:
    return folder / "published" / kind.id / "opened.json"


def changed(path: Path, change: Callable[[Body], object]) -> None:
    """Change what a published file says."""
    body = json.loads(path.read_bytes())
    change(body)
    path.write_text(json.dumps(body, sort_keys=True, separators=(",", ":")))


def made_good(kind: Kind, folder: Path) -> None:
    """Ending once more publishes what the log says."""
    kind.take(typed("event", "end", kind.id, "--log", folder))


def play_session(kind: Kind, hall: House) -> None:
    """All of a session that has just begun; the director has not ended it."""
    for _ in range(kind.left // 2):
        kind.play_everywhere(hall)


@pytest.mark.long
def test_a_finished_event_holds_and_everything_that_was_looked_at_is_named(
    kind: Kind, finished: Path
) -> None:
    findings = findings_of(kind, finished)

    assert failing(findings) == []
    looked_at = ("seal-in-log", "conditions", kind.played_as_drawn, "results")
    assert set(looked_at) <= {found["id"] for found in findings if found["verdict"] == "holds"}
    in_golden_file(*sentences(findings, *looked_at))


def test_an_event_that_has_begun_and_not_been_played_proves_nothing_wrong(
    kind: Kind, tmp_path: Path
) -> None:
    findings = findings_of(kind, kind.begun(tmp_path))

    assert failing(findings) == []
    assert {"results", "rolls-played"}.isdisjoint(found["id"] for found in findings)


def other_event(kind: Kind, body: Body) -> None:
    body["event"] = "other"


def other_root(kind: Kind, body: Body) -> None:
    kind.luck(body["sessions"][0])["root"] = "0" * 64


def other_secret(kind: Kind, body: Body) -> None:
    kind.luck(body["sessions"][0])["secret"] = "0" * 64


def other_luck(kind: Kind, body: Body) -> None:
    first = kind.luck(body["sessions"][0])[kind.pieces][0]
    first[kind.piece] = kind.other(first[kind.piece])


def luck_exchanged(kind: Kind, body: Body) -> None:
    first, second = kind.luck(body["sessions"][0])[kind.pieces][:2]
    first[kind.piece], second[kind.piece] = second[kind.piece], first[kind.piece]


def luck_left_out(kind: Kind, body: Body) -> None:
    del kind.luck(body["sessions"][0])[kind.pieces][0]


def session_added(kind: Kind, body: Body) -> None:
    body["sessions"].append(body["sessions"][0] | {"session": 2})


def nothing_said(kind: Kind, body: Body) -> None:
    body.clear()


class TestPublishedFile:
    """What `opened.json` says is held against the log."""

    @pytest.mark.long
    @pytest.mark.parametrize(
        "change",
        [
            other_event,
            other_root,
            other_secret,
            other_luck,
            luck_exchanged,
            luck_left_out,
            session_added,
            nothing_said,
        ],
        ids=lambda change: change.__name__,
    )
    def test_where_it_says_something_else_it_is_named_and_made_good(
        self, kind: Kind, change: Callable[[Kind, Body], None], folder: Path
    ) -> None:
        changed(opened_json(kind, folder), lambda body: change(kind, body))
        found = failing(findings_of(kind, folder))

        assert any("opened.json" in each["where"] for each in found)
        in_golden_file(*sentences(found, "opened-in-log"))
        made_good(kind, folder)
        assert failing(findings_of(kind, folder)) == []

    @pytest.mark.long
    def test_where_it_is_no_json_it_is_named_and_made_good(self, kind: Kind, folder: Path) -> None:
        opened_json(kind, folder).write_text("{")

        in_golden_file(*sentences(failing(findings_of(kind, folder)), "opened-in-log"))
        made_good(kind, folder)
        assert failing(findings_of(kind, folder)) == []

    @pytest.mark.long
    @pytest.mark.parametrize("gone", ["the file", "the session"])
    def test_a_session_that_has_ended_is_missed_in_it(
        self, kind: Kind, gone: str, folder: Path
    ) -> None:
        path = opened_json(kind, folder)
        if gone == "the file":
            path.unlink()
        else:
            changed(path, lambda body: body["sessions"].pop())

        in_golden_file(*sentences(failing(findings_of(kind, folder)), "ended-in-file"))
        made_good(kind, folder)
        assert failing(findings_of(kind, folder)) == []

    @pytest.mark.long
    def test_while_a_session_runs_it_may_lag_behind(self, kind: Kind, tmp_path: Path) -> None:
        folder = tmp_path / "var"
        with kind.house(folder) as hall:
            play_session(kind, hall)
            path = opened_json(kind, folder)
            assert kind.luck(json.loads(path.read_text())["sessions"][0])[kind.pieces]
            changed(path, lambda body: kind.luck(body["sessions"][0])[kind.pieces].clear())

            assert failing(findings_of(kind, folder)) == []


@pytest.mark.long
@pytest.mark.parametrize("file", ["opened.json", "root.json"])
def test_luck_that_opens_while_an_event_is_verified_is_no_fault_of_it(
    kind: Kind, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log is read after the file of open luck, and before that of the roots."""
    folder, read, played = tmp_path / "var", FolderPublisher.read, list[str]()
    with kind.house(folder) as hall:

        def read_late(publisher: FolderPublisher, event: EventId, name: str) -> str | None:
            if name == file and not played:
                played.append(name)
                play_session(kind, hall)
            return read(publisher, event, name)

        monkeypatch.setattr(FolderPublisher, "read", read_late)
        found = failing(findings_of(kind, folder))

        assert played == [file]
        assert found == []
        assert "results" in {each["id"] for each in findings_of(kind, folder)}


def test_a_seal_of_other_conditions_is_not_the_one_that_the_log_names(
    kind: Kind, folder: Path, tmp_path: Path
) -> None:
    file, other = tmp_path / "other.toml", tmp_path / "other"
    file.write_text(kind.text().replace(kind.title, "Other"), "utf-8")
    kind.take(typed("event", "new", file, "--log", other))
    seal = Path("published", kind.id, "seal.json")
    (folder / seal).write_bytes((other / seal).read_bytes())

    in_golden_file(*sentences(findings_of(kind, folder), "seal-in-log"))


def test_what_stands_before_a_break_in_the_log_is_checked(kind: Kind, folder: Path) -> None:
    with by_force(folder) as log:
        log.execute("UPDATE lines SET body = '{}' WHERE position = 12")
    findings = findings_of(kind, folder)

    assert "log" in {found["id"] for found in failing(findings)}
    in_golden_file(*sentences(findings, "seal-in-log"))


def test_a_log_of_which_only_the_first_line_is_left_does_not_hold(kind: Kind, folder: Path) -> None:
    with by_force(folder) as log:
        log.execute("DELETE FROM lines WHERE position > 1")

    assert "log" in {found["id"] for found in failing(findings_of(kind, folder))}
