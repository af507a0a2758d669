"""`evendeal rehearse`, and what `evendeal standings` shows of it."""

import json
import shutil
from pathlib import Path
from unittest.mock import ANY

import pytest

from evendeal.arena import NoSuchPolicy
from evendeal.commands.log_folder import NoLog
from evendeal.commands.standings import NoEvents
from evendeal.formats.rehearsal_side import OtherRehearsal
from evendeal.store.database import NotALog
from evendeal.views.absent import NoSuchEvent, NoSuchSession
from support.events.poker import toml
from support.refusals import typed_refused
from support.sentences import in_golden_file
from support.typed import everything, typed

HEAD = {
    "id", "name", "format", "status", "session", "sessions", "seats", "tables", "entries",
    "deals", "comparable", "hands_played", "hands_total", "small_blind", "big_blind", "cap",
    "ante", "big_blind_ante", "betting", "method", "seat_draw", "running_order",
    "forecast_end", "started_at", "sealed_at", "seal", "rehearsal", "read_only", "raises",
    "devices", "withdrawn", "begins", "language", "levels",
}  # fmt: skip
BOARD = {
    "event", "position", "strip", "comparable", "deals", "hands_played", "hands_total",
    "standings", "ladders", "method", "tie_rule", "numbers", "rulings",
    "in_running",
}  # fmt: skip
STANDING = {
    "place", "shared", "entry", "name", "points", "chips", "moved", "decided_by", "seats_won",
    "penalty",
}  # fmt: skip
RUNG = {"entry", "name", "player", "table", "chips", "points", "place", "fill"}


def test_a_rehearsal_without_a_folder_keeps_nothing(
    rehearsal_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = typed("rehearse", rehearsal_file, "--seed", "3")

    assert answer.code == 0
    assert answer.err == ""
    assert "comparable: all 5" in answer.out
    assert all(team in answer.out for team in ("Argentina", "Brazil", "China"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
def test_the_same_seed_and_policy_give_the_same_event(rehearsal_file: Path) -> None:
    def rehearse(*more: str) -> object:
        board = typed("rehearse", rehearsal_file, *more, "--json").json
        return board["standings"]

    first = rehearse("--seed", "3")

    assert rehearse("--seed", "3") == first
    assert rehearse("--seed", "4") != first
    assert rehearse("--seed", "3", "--policy", "caller") != first


def test_the_report_has_every_key_that_is_documented(rehearsed: Path, rehearsal_file: Path) -> None:
    boards = [
        typed("standings", "--log", rehearsed, "--json").json,
        typed("rehearse", rehearsal_file, "--seed", "7", "--json").json,
    ]
    for board in boards:
        assert set(board) == BOARD
        assert set(board["event"]) == HEAD
        assert all(set(line) == STANDING for line in board["standings"])
        assert all(set(ladder) == {"seat", "rungs"} for ladder in board["ladders"])
        assert all(set(rung) == RUNG for ladder in board["ladders"] for rung in ladder["rungs"])
        assert set(board["method"]) == {"id", "name", "sentence"}
    assert boards[0]["standings"] == boards[1]["standings"]


def test_a_finished_rehearsal_run_again_shows_its_standings_and_plays_nothing(
    folder: Path, rehearsal_file: Path
) -> None:
    before = everything(folder)
    answer = typed("rehearse", rehearsal_file, "--seed", "7", "--log", folder, "--json")

    assert answer.code == 0
    in_golden_file(*answer.err.splitlines())
    assert everything(folder) == before


@pytest.mark.parametrize(
    "changes", [["--seed", "8"], ["--seed", "7", "--policy", "tight"]], ids=["seed", "policy"]
)
def test_another_rehearsal_of_the_same_id_is_refused(
    folder: Path, rehearsal_file: Path, changes: list[str]
) -> None:
    before = everything(folder)
    answer = typed("rehearse", rehearsal_file, *changes, "--log", folder)

    typed_refused(answer, OtherRehearsal, event="cup", why="its seed or policy differs")
    assert everything(folder) == before


def test_other_rules_under_the_same_id_are_refused(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "event.toml").write_text(toml(deals=6, teams=3))
    answer = typed("rehearse", tmp_path / "event.toml", "--seed", "7", "--log", folder)

    typed_refused(answer, OtherRehearsal, event="cup", why="its configuration differs")


def test_a_real_event_is_never_rehearsed(file: Path, tmp_path: Path) -> None:
    typed("event", "new", file, "--log", tmp_path / "var")
    before = everything(tmp_path / "var")
    answer = typed("rehearse", file, "--log", tmp_path / "var")

    typed_refused(answer, OtherRehearsal, event="cup", why="it is no rehearsal")
    assert everything(tmp_path / "var") == before


def test_a_policy_that_nobody_knows_is_refused(file: Path, tmp_path: Path) -> None:
    answer = typed("rehearse", file, "--policy", "wild", "--log", tmp_path / "var")

    known = ("tight", "loose", "caller", "mixed")
    typed_refused(answer, NoSuchPolicy, policy="wild", game="poker", known=known)
    assert not (tmp_path / "var").exists()


def test_standings_are_of_the_newest_event_unless_one_is_named(
    folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "event.toml").write_text(toml(deals=2, teams=2).replace('"cup"', '"cap"'))
    typed("event", "new", tmp_path / "event.toml", "--log", folder)

    assert typed("standings", "--log", folder, "--json").json["event"]["id"] == "cap"
    assert typed("standings", "cup", "--log", folder, "--json").json["event"]["id"] == "cup"


def test_standings_of_what_is_not_there_are_refused(rehearsed: Path, tmp_path: Path) -> None:
    answer = typed("standings", "cap", "--log", rehearsed)
    typed_refused(answer, NoSuchEvent, event="cap")
    for session in ("0", "2", "-1"):
        answer = typed("standings", "--session", session, "--log", rehearsed)
        typed_refused(answer, NoSuchSession, event="cup", session=int(session), sessions=1)
    answer = typed("standings", "--log", tmp_path / "none")
    typed_refused(answer, NoLog, folder=str(tmp_path / "none"))
    assert not (tmp_path / "none").exists()


def test_a_log_in_which_nothing_has_begun_is_said_to_be_empty(tmp_path: Path) -> None:
    from support.ledgers import open_desk

    with open_desk(tmp_path, create=True):
        pass
    answer = typed("standings", "--log", tmp_path)

    typed_refused(answer, NoEvents, folder=str(tmp_path))


def test_a_database_that_is_no_log_is_refused(rehearsed: Path, tmp_path: Path) -> None:
    (tmp_path / "log.sqlite").write_bytes(b"not a database at all, but long enough" * 100)
    for words in (["standings"], ["verify", "cup"]):
        answer = typed(*words, "--log", tmp_path)
        typed_refused(answer, NotALog, path=str(tmp_path / "log.sqlite"), why=ANY)


def test_standings_before_the_first_card_show_all_teams_level(file: Path, tmp_path: Path) -> None:
    typed("event", "new", file, "--log", tmp_path / "var")
    board = typed("standings", "--log", tmp_path / "var", "--json").json

    assert board["event"]["status"] == "sealed"
    assert [line["points"] for line in board["standings"]] == ["0", "0"]


def test_standings_are_shown_without_the_seal_and_without_the_secrets(folder: Path) -> None:
    board = typed("standings", "--log", folder, "--json").json
    (folder / "published/cup/seal.json").write_text("spoilt")
    for secret in (folder / "secrets/cup").glob("session-*"):
        secret.unlink()
    answer = typed("standings", "--log", folder, "--json")

    assert answer.code == 0
    assert answer.json["standings"] == board["standings"]


def test_a_table_is_shown_in_a_narrow_terminal_too(rehearsed: Path) -> None:
    answer = typed("standings", "--log", rehearsed)

    assert answer.code == 0
    assert all(len(line) <= 80 for line in answer.out.splitlines())
    assert "Teams level on points are separated" in answer.out


def test_a_copy_of_the_folder_goes_on_elsewhere(rehearsed: Path, tmp_path: Path) -> None:
    shutil.copytree(rehearsed, tmp_path / "elsewhere")
    first = typed("standings", "--log", rehearsed, "--json").out

    assert json.loads(typed("standings", "--log", tmp_path / "elsewhere", "--json").out) == (
        json.loads(first)
    )
