"""Team matches rehearsed onto the log: game by game or line by line, from wherever it stands."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from evendeal.arena.game_policies import game_policies_for, game_turn
from evendeal.commands.log_folder import open_desks
from evendeal.director.events import create_event
from evendeal.director.verifying import verify_event
from evendeal.formats.rehearsal_side import OtherRehearsal, RehearsalTable, Turn
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.rehearsal import GamePlayer, RoomMatchRehearsal
from evendeal.ids import SessionNo
from evendeal.tournament.room_match.event import MatchEvent, RollsKind
from support.events.matches import match_event
from support.events.poker import rows
from support.ledgers import matches_of
from support.refusals import refused
from support.rehearsals import play_rehearsal, rehearsal_stages
from support.rehearsed_matches import rehearse_matches

WITH_FINAL = "[final]\ngames = 1"
BEACON = '[draw]\nbeacon = "tomorrow\'s lottery"'
Content = list[tuple[Any, ...]]


def secret(session: SessionNo, kind: str = "original") -> bytes:
    return bytes([session]) * 32


def player_of(event: MatchEvent) -> GamePlayer:
    return game_turn(game_policies_for("mixed", event.teams, 7), 7)


def begun(folder: Path, event: MatchEvent) -> Iterator[MatchDesk]:
    """The desk on the event's log, sealed if it is not yet."""
    with open_desks(folder, create=True, publish_openings=False) as desks:
        if not matches_of(desks).holds(event.id):
            create_event(matches_of(desks), event, rehearsal=True, secret=secret)
        yield matches_of(desks)


def play(folder: Path, event: MatchEvent, games: int | None = None) -> list[Turn]:
    """So many games of a rehearsal, or all that are left."""
    for matches in begun(folder, event):
        return list(islice(play_rehearsal(matches, event.id, player_of(event)), games))
    raise AssertionError


def content(folder: Path) -> Content:
    """All lines but for times; of the first one, not which seal it names."""
    return [row.content for row in rows(folder) if row.body["do"] != "publish"]


def by_game(folder: Path) -> dict[tuple[int, int, int], Content]:
    games: dict[tuple[int, int, int], Content] = {}
    for row in rows(folder):
        if row.place[1]:
            games.setdefault(row.place, []).append(row.content)
    return games


@pytest.fixture(scope="module")
def event() -> MatchEvent:
    return match_event(more=WITH_FINAL)


@pytest.fixture(scope="module")
def whole(event: MatchEvent, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a rehearsal that nobody disturbed."""
    folder = tmp_path_factory.mktemp("whole")
    play(folder, event)
    return folder


@pytest.mark.long
def test_a_rehearsal_counts_the_games_of_both_rooms(event: MatchEvent, tmp_path: Path) -> None:
    turns = play(tmp_path, event)

    assert [(turn.done, turn.total) for turn in turns] == [
        (2, 6),
        (4, 6),
        (6, 6),
    ]
    assert all(turn.accepted for turn in turns)


@pytest.mark.long
def test_stopped_after_any_game_it_goes_on_as_if_nothing_had_been(
    event: MatchEvent, whole: Path, tmp_path: Path
) -> None:
    for _ in range(2):
        play(tmp_path, event, 1)
        so_far = content(tmp_path)
        assert so_far == content(whole)[: len(so_far)]
    play(tmp_path, event)

    assert content(tmp_path) == content(whole)
    assert play(tmp_path, event) == []


@pytest.mark.long
def test_live_at_every_table_it_ends_in_the_same_games(
    event: MatchEvent, whole: Path, tmp_path: Path
) -> None:
    for matches in begun(tmp_path, event):
        for tables in rehearsal_stages(matches, event.id, player_of(event)):
            going: list[RehearsalTable] = list(tables)
            while going:
                going = [table for table in going if table.step() is not None]
        findings = verify_event(matches, event.id)

    assert by_game(tmp_path) == by_game(whole)
    assert all(finding.ok for finding in findings)


@pytest.mark.long
def test_begun_live_and_stopped_in_the_middle_of_games_it_is_finished_headless(
    event: MatchEvent, whole: Path, tmp_path: Path
) -> None:
    for matches in begun(tmp_path, event):
        tables = next(iter(rehearsal_stages(matches, event.id, player_of(event))))
        # The open room is far ahead of the closed one, and both are in the middle of a game.
        for table, lines in zip(tables, (90, 31), strict=False):
            for _ in range(lines):
                table.step()
    live = rows(tmp_path)
    finished = {row.place for row in live if row.body["do"] == "accept"}
    assert {row.place for row in live if row.place[1]} - finished
    play(tmp_path, event)

    assert rows(tmp_path)[: len(live)] == live
    assert by_game(tmp_path) == by_game(whole)


@pytest.mark.long
@pytest.mark.parametrize("stage", ["headless", "live"])
def test_thrown_at_the_tables_the_same_dice_make_the_same_games(
    event: MatchEvent, whole: Path, tmp_path: Path, stage: str
) -> None:
    thrown = replace(event, rolls=RollsKind.THROWN)
    if stage == "headless":
        play(tmp_path, thrown)
    else:
        for matches in begun(tmp_path, thrown):
            for tables in rehearsal_stages(matches, event.id, player_of(event)):
                going = list(tables)
                while going:
                    going = [table for table in going if table.step() is not None]
    for matches in begun(tmp_path, thrown):
        findings = verify_event(matches, event.id)

    assert by_game(tmp_path) == by_game(whole)
    assert not any(row.body["do"] == "open" for row in rows(tmp_path))
    assert all(finding.ok for finding in findings)


def test_where_randomness_is_promised_a_rehearsal_says_that_it_is_one(tmp_path: Path) -> None:
    event = match_event(more=BEACON)
    play(tmp_path, event)
    begins = [row.body for row in rows(tmp_path) if row.body["do"] == "begin"]

    assert [body["beacon"] for body in begins] == ["rehearsal"]


@pytest.mark.long
def test_in_memory_and_on_the_log_the_same_secret_makes_the_same_event(tmp_path: Path) -> None:
    event = match_event(teams=3)
    known = rehearse_matches(event, secret(SessionNo(1)), player_of(event))
    play(tmp_path, event)
    for matches in begun(tmp_path, event):
        progress = matches.progress(event.id)
        assert progress.standings() == known.table
        assert progress.players() == known.players
        assert [match.protocol for match in progress.records.results.finished] == [
            match.protocol for match in sorted(known.matches, key=lambda m: m.planned.number)
        ]


def test_a_rehearsal_goes_on_with_its_own_log_alone(event: MatchEvent, tmp_path: Path) -> None:
    for matches in begun(tmp_path, event):
        RoomMatchRehearsal(event, player_of(event), secret).require_same(matches)
        with refused(OtherRehearsal, event=event.id, why="its configuration differs"):
            other = replace(event, name="Other")
            RoomMatchRehearsal(other, player_of(event), secret).require_same(matches)
        with refused(OtherRehearsal, event=event.id, why="its seed or policy differs"):
            unlike = RoomMatchRehearsal(event, player_of(event), lambda *_: bytes(32))
            unlike.require_same(matches)


def test_an_event_that_counts_is_no_rehearsal(event: MatchEvent, tmp_path: Path) -> None:
    with open_desks(tmp_path, create=True) as desks:
        create_event(matches_of(desks), event)

        with refused(OtherRehearsal, event=event.id, why="it is no rehearsal"):
            RoomMatchRehearsal(event, player_of(event), secret).require_same(matches_of(desks))
