"""Golden archives of matches hold every kind of line, so that none is read otherwise unnoticed."""

import json
from functools import cache
from zipfile import ZipFile

import pytest

from support.archives.match_kinds import (
    in_the_manual,
    is_of_matches,
    kinds_of,
    log_of,
    notes_in_the_manual,
)
from support.archives.pages import read_pages
from support.archives.place import PAGES, Stored, stored

PARTICULARS = """
publish of an event, publish of a rehearsal
begin of a board, begin of a final, begin with lots
begin with public randomness, begin without public randomness
line_up before a match, line_up during a match
pause of one table, pause of all tables, resume of one table, resume of all tables
play that was let stand
resign single, resign gammon, resign backgammon
accept_resignation of a single, accept_resignation of a gammon
accept_resignation of a backgammon, decline_resignation of a single
decline_resignation of a gammon, decline_resignation of a backgammon
accept of level 1, accept of level 2, accept of level 3
decide of level 1, decide of level 2, decide of level 3, decide of a draw
decide as passed, decide anew, decide after the end
reopen of a game accepted, reopen of a game decided, reopen of a game in play
correct by the table, correct by the director, correct of a play, correct of an opening roll
correct of a game accepted, correct after the end
undo by the table, undo by the director
bound by dice alone, bound by what was sent before dice
correct_name of event, correct_name of team, correct_name of player
withdraw_event before play, withdraw_event in play
switch_results to none, switch_results to open
"""
"""What beside `do` makes a line mean something else."""

NONE_OF_THEM = {
    "accept of a draw": "both sides of long gammon have to bear off with the last rolls",
    "correct of a roll": "thrown dice typed wrong are taken back and typed again in its place",
}
"""Kinds that stand in no golden archive, and why."""

SWITCHES = (
    'rolls = "drawn"', 'rolls = "thrown"', 'game = "backgammon"', 'game = "long-gammon"',
    'ranked_by = "vp"', 'ranked_by = "imp"', "netted = true", "extrapolated = true",
    "koks = true", "beavers = true", "cube = false", 'opening = "reroll"', 'rounds = "together"',
    'devices = "none"', 'qualify = "all"', "last_roll_draw = true",
)  # fmt: skip
"""What an event of matches can say of itself that makes its pages and its points others."""


@cache
def archives() -> tuple[Stored, ...]:
    return tuple(each for each in stored() if is_of_matches(each))


@cache
def kinds() -> frozenset[str]:
    return frozenset(kind for each in archives() for kind in kinds_of(log_of(each)))


def due() -> set[str]:
    """Every kind that should stand in an archive."""
    particulars = {kind.strip() for row in PARTICULARS.split("\n") for kind in row.split(",")}
    notes = {f"note of {kind}" for kind in notes_in_the_manual()}
    return in_the_manual() | notes | (particulars - {""})


def test_every_kind_of_line_of_matches_stands_in_a_golden_archive() -> None:
    assert due() - kinds() - set(NONE_OF_THEM) == set()


def test_no_kind_that_stands_in_an_archive_is_called_missing() -> None:
    assert set(NONE_OF_THEM) & kinds() == set()


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_way_to_play_matches_stands_in_a_golden_archive(switch: str) -> None:
    texts = [log_of(each)[0]["body"]["event"] for each in archives()]

    assert any(switch in text.splitlines() for text in texts)


@pytest.mark.parametrize("version", [1, 2])
def test_seals_of_each_version_stand_in_golden_archives_of_matches(version: int) -> None:
    found = set()
    for each in archives():
        with ZipFile(each.file(each.moments[-1])) as packed:
            found.add(json.loads(packed.read("seal.json"))["seal"].get("version", 1))

    assert version in found


AHEAD = [("open-room-ahead", 1), ("over-in-one-room", 1), ("passed-in-one-room", 2)]


@pytest.mark.parametrize(("moment", "game"), AHEAD)
def test_of_a_game_in_play_the_golden_pages_hold_the_turns_of_both_rooms_alone(
    moment: str, game: int
) -> None:
    """R46: one room is ahead, and nobody is shown how far."""
    speeds = next(each for each in archives() if each.name == "match_speeds")
    taken = next(each for each in speeds.moments if each.name == moment)
    page = read_pages(speeds.folder / PAGES)[moment][f"/api/matches/match-speeds/1/1/games/{game}"]
    rooms = json.loads(page.body)["rooms"]
    turns = {room: len(rooms[room]["frames"]) - 1 for room in ("open", "closed")}
    rolled = {
        table: sum(
            (line["table"], line["deal"]) == (table, game)
            and line["body"]["do"] in ("opening_roll", "roll")
            for line in log_of(speeds, taken)
        )
        for table in (1, 2)
    }

    assert 0 < turns["open"] == turns["closed"] <= min(rolled.values())
    assert max(rolled.values()) > turns["open"] + 3
