"""What `verify` has to notice in an event of matches: rolls, results, finalists, files."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from evendeal.arena.game_policies import game_policies_for, game_turn
from evendeal.backgammon import Level, Side
from evendeal.commands.log_folder import open_desks
from evendeal.director.ledger import NotInTheLog
from evendeal.director.matches import verifying
from evendeal.director.matches.consoles import MatchConsoles
from evendeal.director.matches.desk import MatchDesk
from evendeal.director.matches.events import begin_boards, create_matches
from evendeal.director.matches.office.desk import MatchesOffice
from evendeal.director.matches.recording import record_lines
from evendeal.director.matches.rehearsal_log import rehearse_on_log
from evendeal.director.matches.verifying import match_luck_findings, verify_match_event
from evendeal.director.recording import At
from evendeal.director.verifying import SealMissing
from evendeal.draw import Finding
from evendeal.ids import EventId
from evendeal.tournament.matches.acts import Decided, Reopened
from evendeal.tournament.matches.bodies import GameCorrected
from evendeal.tournament.matches.event import MatchEvent, RollsKind
from support.clock import Moved
from support.events.matches import (
    BOARD,
    CLOSED,
    DUEL,
    ONE,
    OPEN,
    SECRET,
    TWO,
    GameDevice,
    match_event,
    matches_begun,
)
from support.sentences import in_golden_file
from support.typed import by_force

DUEL_WITH_FINAL = match_event(more="[final]\ngames = 1")


def made(folder: Path, event: MatchEvent, games: int | None = None) -> None:
    """An event rehearsed to its end, or so many games of it."""
    turn = game_turn(game_policies_for("mixed", event.teams, 7), 7)
    with open_desks(folder, create=True) as desks:
        create_matches(desks.matches, event, rehearsal=True, secret=lambda session: SECRET)
        for _ in islice(rehearse_on_log(desks.matches, DUEL, turn), games):
            pass


def opened(folder: Path) -> Iterator[MatchDesk]:
    with open_desks(folder) as desks:
        yield desks.matches


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("finished")
    made(folder, DUEL_WITH_FINAL)
    return folder


@pytest.fixture
def folder(finished: Path, tmp_path: Path) -> Path:
    """A copy of a finished event."""
    return Path(shutil.copytree(finished, tmp_path / "copy"))


@pytest.fixture
def running(tmp_path: Path) -> Iterator[MatchDesk]:
    """An event of which one game is over in both rooms."""
    made(tmp_path / "var", DUEL_WITH_FINAL, 1)
    yield from opened(tmp_path / "var")


def findings_of(folder: Path) -> tuple[Finding, ...]:
    for matches in opened(folder):
        return verify_match_event(matches, DUEL)
    raise AssertionError


def said(findings: tuple[Finding, ...], verdict: str) -> str:
    return "\n".join(found.sentence for found in findings if found.verdict == verdict)


def about(findings: tuple[Finding, ...], *ids: str) -> list[str]:
    """Verdict and sentence of what was checked, by its word; an instant is WHEN."""
    told = (f"{each.verdict}: {each.sentence}" for each in findings if each.id in ids)
    return [re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+Z", "WHEN", each) for each in told]


def altered(folder: Path, change: Callable[[Any], object]) -> None:
    """Change what the published file says."""
    path = folder / "published" / DUEL / "opened.json"
    body = json.loads(path.read_bytes())
    change(body)
    path.chmod(0o644)
    path.write_text(json.dumps(body))


def test_a_whole_event_holds_in_every_respect(folder: Path) -> None:
    findings = findings_of(folder)

    assert said(findings, "fails") == ""
    in_golden_file(*about(findings, "seal-in-log", "conditions", "finalists"))
    in_golden_file(*about(findings, "rolls-played", "results"))


def test_where_rolls_were_thrown_it_is_said_that_no_seal_binds_them(tmp_path: Path) -> None:
    made(tmp_path, replace(DUEL_WITH_FINAL, rolls=RollsKind.THROWN))
    findings = findings_of(tmp_path)

    assert said(findings, "fails") == ""
    in_golden_file(*about(findings, "thrown", "rolls-thrown"))


def test_a_decision_of_the_director_is_named(running: MatchDesk) -> None:
    forfeit = Decided(Side.WHITE, Level.GAMMON, 15, 1, "forfeit", "Black left the hall.")
    record_lines(running, At(DUEL, BOARD, OPEN, TWO), [forfeit], key="d", by="dir", due=False)

    in_golden_file(*about(verify_match_event(running, DUEL), "decision"))


def test_a_decision_that_was_withdrawn_is_named_as_reopened_only(running: MatchDesk) -> None:
    at = At(DUEL, BOARD, OPEN, TWO)
    forfeit = Decided(Side.WHITE, Level.GAMMON, 15, 1, "forfeit", "Black left the hall.")
    for key, line in (("d", forfeit), ("r", Reopened("Black came back."))):
        record_lines(running, at, [line], key=key, by="dir", due=False)
    told = said(verify_match_event(running, DUEL), "unproved")

    assert "forfeit" not in told
    in_golden_file(*about(verify_match_event(running, DUEL), "decision"))


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[MatchDesk]:
    """An event of which nothing has been played, with somebody in reserve."""
    with open_desks(tmp_path / "begun", create=True) as desks:
        yield matches_begun(desks.poker, reserve=1)


@pytest.mark.parametrize("minutes", [1, -60], ids=["the clock goes on", "the clock is set back"])
def test_who_changes_rooms_during_a_match_is_named_since_he_has_seen_rolls(
    minutes: int, begun: MatchDesk
) -> None:
    clock = Moved()
    begun.adapters = replace(begun.adapters, clock=clock)
    consoles = MatchConsoles(begun)
    office = MatchesOffice(begun, consoles)

    def changes_after(*players: str) -> list[str]:
        form = {"session": 1, "match": 1, "team": "Kh", "players": players, "reason": "Ill."}
        office.line_up(DUEL, form, key="-".join(players), by="Dora")
        return about(verify_match_event(begun, DUEL), "room-change")

    assert changes_after("Kh2", "Kh1") == []
    GameDevice(consoles, OPEN).begin().go(1)
    clock.move(minutes=minutes)
    assert changes_after("Kh3", "Kh1") == []
    in_golden_file(*changes_after("Kh1", "Kh2"))


def test_a_correction_of_what_a_table_accepted_is_named(running: MatchDesk) -> None:
    at = At(DUEL, BOARD, CLOSED, ONE)
    game = running.progress(DUEL).game(BOARD, CLOSED, ONE)
    line = game.in_force[1]
    same = GameCorrected(line.n, line.action, "Typed anew from the video.")
    record_lines(running, at, [same], key="c", by="dir", due=False)
    findings = verify_match_event(running, DUEL)

    in_golden_file(*about(findings, "correction", "results"))


def other_root(body: Any) -> None:
    body["sessions"][0]["root"] = "0" * 64


def other_event(body: Any) -> None:
    body["event"] = "other"


def other_secret(body: Any) -> None:
    body["sessions"][0]["secret"] = "0" * 64


def other_roll(body: Any) -> None:
    rolls = body["sessions"][0]["sets"][0]["rolls"]
    body["sessions"][0]["sets"][0]["rolls"] = f"{rolls[:-2]}{'11' if rolls[-2:] != '11' else '22'}"


def set_left_out(body: Any) -> None:
    del body["sessions"][0]["sets"][0]


def lots_added(body: Any) -> None:
    body["sessions"][1]["lots"] = ["Kh", "Mo"]


def session_added(body: Any) -> None:
    body["sessions"].append(body["sessions"][1] | {"session": 3})


@pytest.mark.parametrize(
    "change",
    [
        other_root,
        other_event,
        other_secret,
        other_roll,
        set_left_out,
        lots_added,
        session_added,
    ],
)
def test_a_published_file_that_says_something_else_is_found(
    change: Callable[[Any], object], folder: Path
) -> None:
    altered(folder, change)
    findings = findings_of(folder)

    assert any("opened.json" in found.where for found in findings if not found.ok)


def test_a_published_file_that_lags_behind_says_nothing_wrong(running: MatchDesk) -> None:
    publisher = running.adapters.publisher
    before = publisher.read(DUEL, "opened.json")
    assert before is not None
    body = json.loads(before)
    body["sessions"][0]["sets"] = []
    publisher.publish(DUEL, "opened.json", json.dumps(body))

    assert all(finding.ok for finding in verify_match_event(running, DUEL))


def test_games_that_end_while_an_event_is_verified_are_no_fault_of_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(tmp_path, DUEL_WITH_FINAL, 1)
    turn = game_turn(game_policies_for("mixed", DUEL_WITH_FINAL.teams, 7), 7)
    with open_desks(tmp_path) as desks, open_desks(tmp_path) as others:
        play = rehearse_on_log(others.matches, DUEL, turn)

        def luck(*files: Any) -> tuple[Finding, ...]:
            found = match_luck_findings(*files)
            for _ in play:
                pass
            return found

        monkeypatch.setattr(verifying, "match_luck_findings", luck)
        findings = verify_match_event(desks.matches, DUEL)

    assert said(findings, "fails") == ""


def test_a_published_file_that_cannot_be_read_is_named(folder: Path) -> None:
    altered(folder, lambda body: body.clear())

    assert "The published opened.json cannot be read" in said(findings_of(folder), "fails")


def test_other_conditions_than_those_sealed_are_found(folder: Path, tmp_path: Path) -> None:
    made(tmp_path / "other", replace(DUEL_WITH_FINAL, name="Other"), 0)
    theirs = tmp_path / "other" / "published" / DUEL / "seal.json"
    ours = folder / "published" / DUEL / "seal.json"
    ours.chmod(0o644)
    ours.write_bytes(theirs.read_bytes())
    findings = findings_of(folder)

    in_golden_file(*about(findings, "seal-in-log"))


def test_an_event_without_its_seal_or_without_a_log_cannot_be_verified(folder: Path) -> None:
    seal = folder / "published" / DUEL / "seal.json"
    seal.unlink()
    for matches in opened(folder):
        with pytest.raises(SealMissing):
            verify_match_event(matches, DUEL)
        with pytest.raises(NotInTheLog):
            verify_match_event(matches, EventId("other"))


def test_what_stands_before_a_break_in_the_log_is_checked(folder: Path) -> None:
    with by_force(folder) as log:
        log.execute("UPDATE lines SET body = '{}' WHERE position = 40")
    findings = findings_of(folder)

    assert "The log does not hold" in said(findings, "fails")
    assert "seal.json is the seal" in said(findings, "holds")


def test_a_log_whose_first_line_is_gone_is_a_log_that_does_not_hold(folder: Path) -> None:
    with by_force(folder) as log:
        log.execute("DELETE FROM lines WHERE position > 1")
    findings = findings_of(folder)

    assert "The log does not hold" in said(findings, "fails")


def test_a_board_that_has_begun_and_not_been_played_proves_nothing_wrong(tmp_path: Path) -> None:
    with open_desks(tmp_path, create=True) as desks:
        create_matches(desks.matches, DUEL_WITH_FINAL)
        begin_boards(desks.matches, DUEL)
        findings = verify_match_event(desks.matches, DUEL)

    assert all(finding.ok for finding in findings)
    assert "were played" not in said(findings, "holds")
