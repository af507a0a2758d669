"""What `verify` has to notice in an event of matches alone: rolls, decisions, rooms, finalists."""

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from evendeal.arena.game_policies import game_policies_for, game_turn
from evendeal.backgammon import Level, Side
from evendeal.backgammon.lines import Decided, GameCorrected, Reopened
from evendeal.commands.log_folder import open_desks
from evendeal.director.appending import At
from evendeal.director.events import create_event
from evendeal.director.verifying import verify_event
from evendeal.draw.finding import Finding
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.recording import record_lines
from evendeal.tournament.room_match.event import MatchEvent, RollsKind
from support.clock import Moved
from support.desks import consoles_of
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
from support.ledgers import matches_of, poker_of
from support.offices import matches_office
from support.rehearsals import play_rehearsal
from support.sentences import in_golden_file

DUEL_WITH_FINAL = match_event(more="[final]\ngames = 1")


def made(folder: Path, event: MatchEvent, games: int | None = None) -> None:
    """An event rehearsed to its end, or so many games of it."""
    turn = game_turn(game_policies_for("mixed", event.teams, 7), 7)
    with open_desks(folder, create=True) as desks:
        create_event(matches_of(desks), event, rehearsal=True, secret=lambda session, kind: SECRET)
        for _ in islice(play_rehearsal(matches_of(desks), DUEL, turn), games):
            pass


def opened(folder: Path) -> Iterator[MatchDesk]:
    with open_desks(folder) as desks:
        yield matches_of(desks)


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
        return verify_event(matches, DUEL)
    raise AssertionError


def said(findings: tuple[Finding, ...], verdict: str) -> str:
    return "\n".join(found.sentence for found in findings if found.verdict == verdict)


def about(findings: tuple[Finding, ...], *ids: str) -> list[str]:
    """Verdict and sentence of what was checked, by its word; an instant is WHEN."""
    sentences = (f"{each.verdict}: {each.sentence}" for each in findings if each.id in ids)
    return [re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+Z", "WHEN", each) for each in sentences]


@pytest.mark.long
def test_a_final_is_held_against_the_rounds_that_chose_its_teams(folder: Path) -> None:
    findings = findings_of(folder)

    assert said(findings, "fails") == ""
    in_golden_file(*about(findings, "finalists", "rolls-played", "results"))


@pytest.mark.long
def test_where_rolls_were_thrown_it_is_said_that_no_seal_binds_them(tmp_path: Path) -> None:
    made(tmp_path, replace(DUEL_WITH_FINAL, rolls=RollsKind.THROWN))
    findings = findings_of(tmp_path)

    assert said(findings, "fails") == ""
    in_golden_file(*about(findings, "thrown", "rolls-thrown"))


def test_a_decision_of_the_director_is_named(running: MatchDesk) -> None:
    forfeit = Decided(Side.WHITE, Level.GAMMON, 15, 1, "forfeit", "Black left the hall.")
    record_lines(running, At(DUEL, BOARD, OPEN, TWO), [forfeit], key="d", by="dir", due=False)

    in_golden_file(*about(verify_event(running, DUEL), "decision"))


def test_a_decision_that_was_withdrawn_is_named_as_reopened_only(running: MatchDesk) -> None:
    at = At(DUEL, BOARD, OPEN, TWO)
    forfeit = Decided(Side.WHITE, Level.GAMMON, 15, 1, "forfeit", "Black left the hall.")
    for key, line in (("d", forfeit), ("r", Reopened("Black came back."))):
        record_lines(running, at, [line], key=key, by="dir", due=False)
    unproved = said(verify_event(running, DUEL), "unproved")

    assert "forfeit" not in unproved
    in_golden_file(*about(verify_event(running, DUEL), "decision"))


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[MatchDesk]:
    """An event of which nothing has been played, with somebody in reserve."""
    with open_desks(tmp_path / "begun", create=True) as desks:
        yield matches_begun(poker_of(desks), reserve=1)


@pytest.mark.parametrize("minutes", [1, -60], ids=["the clock goes on", "the clock is set back"])
def test_who_changes_rooms_during_a_match_is_named_since_he_has_seen_rolls(
    minutes: int, begun: MatchDesk
) -> None:
    clock = Moved()
    begun.adapters = replace(begun.adapters, clock=clock)
    consoles = consoles_of(begun)
    office = matches_office(begun)

    def changes_after(*players: str) -> list[str]:
        form = {"session": 1, "match": 1, "team": "Kh", "players": players, "reason": "Ill."}
        office.line_up(DUEL, form, key="-".join(players), by="Dora")
        return about(verify_event(begun, DUEL), "room-change")

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
    findings = verify_event(running, DUEL)

    in_golden_file(*about(findings, "correction", "results"))


def test_lots_that_nobody_drew_are_found_in_the_published_file(folder: Path) -> None:
    path = folder / "published" / DUEL / "opened.json"
    body = json.loads(path.read_bytes())
    body["sessions"][1]["lots"] = ["Kh", "Mo"]
    path.write_text(json.dumps(body))

    assert any("opened.json" in found.where for found in findings_of(folder) if not found.ok)
