"""`evendeal match analyse`: GNU Backgammon beside the result, as a program of its own."""

import os
import shutil
from io import StringIO
from pathlib import Path
from random import Random
from unittest.mock import ANY

import pytest
from rich.console import Console

from evendeal.backgammon import BACKGAMMON
from evendeal.commands.gnubg import MOST_ANSWER, GnubgFailed, GnubgMissing, analysed, find_gnubg
from evendeal.commands.gnubg_figures import (
    GnubgFigures,
    NotGnubgFigures,
    program_name,
    read_figures,
    together,
)
from evendeal.commands.match_figures import EventFigures
from evendeal.commands.match_figures_table import show_figures
from evendeal.ids import EntryId
from evendeal.notation.mat_match import match_of
from evendeal.notation.mat_write import write_mat
from support.backgammon.any_game import whole_game
from support.events.matches import match_toml
from support.refusals import refused, typed_refused
from support.typed import typed

GNUBG = shutil.which("gnubg", path=f"{os.environ.get('PATH', os.defpath)}:/usr/games")
PLAYERS = ("White", "Black")

# What GNU Backgammon 1.07 answered about a session of four games, but for its board.
ANSWER = """\
GNU Backgammon 1.07.001 20230103

Copyright (C) 1999-2004 Gary Wong.

***WARNING***

GNU Backgammon will not use the two-sided bearoff
database since the gnubg_ts0.bd could not be found.

Will not use the Jacoby rule for money sessions.

Player                                   White                   Black

Chequerplay statistics

Total moves                               93                      94
Unforced moves                            75                      79
Error total EMG (Points)                      -5.759 ( -7.149)        -5.402 ( -7.250)
Error rate mEMG (Points)                     -76.8   ( -0.095)       -68.4   ( -0.092)
Chequerplay rating                       Awful!                  Awful!


Luck statistics

Luck total EMG (Points)                       +1.239 ( +0.080)        +1.568 ( +1.668)
Luck rate mEMG (Points)                      +13.3   ( +0.001)       +16.7   ( +0.018)
Luck rating                              None                    None


Cube statistics

Total cube decisions                      78                      67
Close or actual cube decisions            21                      21
Wrong takes (EMG (Points))                 1 (-1.037 ( -1.037))    0
Error total EMG (Points)                      -1.388 ( -1.388)        -1.361 ( -1.361)
Error rate mEMG (Points)                     -66.1   ( -0.066)       -64.8   ( -0.065)
Cube decision rating                     Awful!                  Awful!


Overall statistics

Error total EMG (Points)                      -7.147 ( -8.537)        -6.763 ( -8.611)
Error rate mEMG (Points)                     -74.4   ( -0.089)       -67.6   ( -0.086)
Snowie error rate                            -38.2   ( +0.000)       -36.2   ( +0.000)
Overall rating                           Awful!                  Awful!
Actual result                             -1.000                  +1.000
Luck adjusted result                      +0.588                  -0.588
Advantage (actual) in ppg                -0.250                  +0.250
Advantage (luck adjusted) in ppg         +0.147                  -0.147
"""


def test_the_figures_are_those_that_it_prints() -> None:
    white, black = read_figures(ANSWER, PLAYERS, -1)

    assert white == GnubgFigures(-1.0, 0.588, 0.080, 75, 5.759, 21, 1.388)
    assert (black.points, black.luck_adjusted, black.luck) == (1.0, -0.588, 1.668)
    for figures, rates in ((white, (74.4, 76.8, 66.1)), (black, (67.6, 68.4, 64.8))):
        rates_read = (figures.error_rate, figures.move_error_rate, figures.cube_error_rate)
        assert rates_read == pytest.approx(rates, abs=0.06)
    assert program_name(ANSWER) == "GNU Backgammon 1.07.001 20230103"


def test_what_it_leaves_out_where_both_have_as_many_points_follows_from_its_luck() -> None:
    lines = [line for line in ANSWER.splitlines() if not line.startswith(("Actual", "Luck adj"))]
    level = "\n".join(lines).replace("-0.250", "+0.000").replace("+0.250", "+0.000")

    white, black = read_figures(level, PLAYERS, 0)

    assert (white.points, black.points) == (0.0, 0.0)
    assert white.luck_adjusted == pytest.approx(1.588)
    assert black.luck_adjusted == pytest.approx(-1.588)


def test_a_number_that_it_does_not_have_is_none() -> None:
    answer = ANSWER.replace(
        "Luck total EMG (Points)                       +1.239 ( +0.080)        +1.568 ( +1.668)",
        "Luck total EMG (Points)                   n/a                     n/a",
    )

    white, _ = read_figures(answer, PLAYERS, -1)

    assert white.luck is None
    assert white.luck_adjusted == 0.588


def test_without_a_decision_there_is_no_error_rate() -> None:
    figures = GnubgFigures(1.0, None, 0.5, 0, 0.0, 0, 0.0)

    assert (figures.error_rate, figures.move_error_rate, figures.cube_error_rate) == (None,) * 3


def test_a_players_figures_over_several_rooms_are_their_sums() -> None:
    white, black = read_figures(ANSWER, PLAYERS, -1)
    summed = together([white, black])

    assert (summed.points, summed.moves, summed.cubes) == (0.0, 154, 42)
    assert summed.luck_adjusted == pytest.approx(0.0)
    assert summed.error_rate == pytest.approx(1000 * (7.147 + 6.763) / 196, abs=0.01)
    assert together([white, GnubgFigures(1.0, None, None, 1, 0.0, 0, 0.0)]).luck_adjusted is None


SPOILT = {
    "another game": (ANSWER, 4),
    "no statistics": ("GNU Backgammon 1.07.001 20230103\n", -1),
    "other players": (ANSWER.replace("White", "Anna "), -1),
    "a section missing": (ANSWER.replace("Luck statistics", ""), -1),
    "a line missing": (ANSWER.replace("Unforced moves ", "Moves"), -1),
    "a refused move": (f"WARNING: Invalid move\n{ANSWER}", -1),
    "no such command": (f"Unknown keyword `analyse'.\n{ANSWER}", -1),
    "one column": (ANSWER.replace("      94                    ", "").replace("+1.000", ""), -1),
    "words for numbers": (ANSWER.replace("-1.000", "nan   "), -1),
    "nothing": ("", -1),
    "bytes": ("\x00\ufffd\n" * 50, -1),
}


@pytest.mark.parametrize("case", list(SPOILT))
def test_an_answer_without_its_figures_is_refused(case: str) -> None:
    answer, points = SPOILT[case]
    with refused(NotGnubgFigures) as no:
        read_figures(answer, PLAYERS, points)

    assert "\n" not in str(no.value)


def test_any_line_that_is_missing_is_a_refusal_or_changes_no_figure() -> None:
    whole = read_figures(ANSWER, PLAYERS, -1)
    lines = ANSWER.splitlines()
    for gone in range(len(lines)):
        answer = "\n".join(lines[:gone] + lines[gone + 1 :])
        try:
            changed = read_figures(answer, PLAYERS, -1)
        except NotGnubgFigures:
            continue
        assert changed[0].points == whole[0].points
        assert [each.error_rate for each in changed] == [each.error_rate for each in whole]


def program(folder: Path, script: str) -> Path:
    """A program that stands where GNU Backgammon is looked for."""
    path = folder / "gnubg"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


@pytest.mark.process
def test_the_program_gets_the_file_and_the_commands_in_a_folder_that_is_gone_after_it(
    tmp_path: Path,
) -> None:
    received = tmp_path / "received"
    script = f'cat > "{received}"; cat games.mat; pwd; echo "$HOME"; echo "$*"; env | wc -l'

    answer = analysed(program(tmp_path, script), "the games\n", plies=1, seconds=30).split()

    assert answer[:2] == ["the", "games"]
    folder = Path(answer[2])
    assert folder == Path(answer[3])
    assert not folder.exists()
    assert answer[4:7] == ["-t", "-q", "-r"]
    assert int(answer[7]) < 8
    commands = received.read_text().splitlines()
    assert "set analysis chequerplay evaluation plies 1" in commands
    assert commands[-3:] == ["import mat games.mat", "analyse session", "show statistics session"]


@pytest.mark.process
@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("sleep 60", "did not end within 1 seconds"),
        ("exec 1>&- 2>&-; sleep 60", "did not end within 1 seconds"),
        ("sleep 60 & exit 0", "did not end within 1 seconds"),
        ("exit 3", "ended with code 3"),
        ("kill -9 $$", "ended with code -9"),
        ("exec yes", f"says more than {MOST_ANSWER:,} bytes"),
    ],
)
def test_a_program_that_hangs_fails_or_says_too_much_is_ended_and_named(
    script: str, why: str, tmp_path: Path
) -> None:
    with refused(GnubgFailed, why=why):
        analysed(program(tmp_path, script), "", plies=0, seconds=1)


@pytest.mark.process
def test_a_file_that_is_no_program_is_named(tmp_path: Path) -> None:
    path = tmp_path / "gnubg"
    path.write_bytes(b"\x7fELF")
    path.chmod(0o755)

    with refused(GnubgFailed, why=ANY) as no:
        analysed(path, "", plies=0, seconds=5)

    assert no.value.why.startswith("cannot be started")


def test_a_long_name_cuts_no_figure_short() -> None:
    figures = GnubgFigures(-18.0, -9.903, -1.920, 100, 8.29, 10, 1.4139)
    who = (EntryId("KHA"), "Maximiliane von Hohenstein-Falkenburg")
    screen = StringIO()
    show_figures(
        EventFigures("GNU Backgammon", 0, (), ((who, figures),), ()), Console(file=screen, width=80)
    )

    assert "141.4" in screen.getvalue()
    assert "…" not in screen.getvalue()


def test_without_the_program_nothing_else_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("evendeal.commands.gnubg.ALSO_IN", str(tmp_path))

    with pytest.raises(GnubgMissing):
        find_gnubg()
    answer = typed("match", "analyse", "duel", "--log", tmp_path)

    typed_refused(answer, GnubgMissing)


@pytest.fixture(scope="module")
def matches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a rehearsal of team matches: two teams, two games."""
    place = tmp_path_factory.mktemp("matches")
    file = place / "event.toml"
    file.write_text(match_toml())
    assert typed("rehearse", file, "--seed", "7", "--log", place / "var").code == 0
    return place / "var"


@pytest.mark.process
def test_a_room_that_cannot_be_analysed_is_named_and_the_others_are_shown(
    matches: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path, "echo GNU Backgammon 9")
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")

    answer = typed("match", "analyse", "duel", "--log", matches, "--json")

    assert answer.code == 1
    assert answer.json["players"] == []
    assert [each["name"] for each in answer.json["troubles"]] == [
        f"board 1, round 1, Kh against Mo, {room} room" for room in ("open", "closed")
    ]
    assert answer.err.splitlines()[0].startswith("board 1, round 1, Kh against Mo, open room: ")
    printed = typed("match", "analyse", "duel", "--log", matches)
    assert "no part of the result" in " ".join(printed.out.split())


if GNUBG is not None:

    @pytest.mark.gnubg
    def test_gnu_backgammon_gives_its_figures_of_our_games() -> None:
        random = Random(7)
        games = [whole_game(random, BACKGAMMON)[0] for _ in range(4)]
        match = match_of(PLAYERS, games)
        points = sum(game.points[0] - game.points[1] for game in match.games)

        answer = analysed(find_gnubg(), write_mat(match), plies=0, seconds=120)
        white, black = read_figures(answer, PLAYERS, points)

        assert (white.points, black.points) == (points, -points)
        assert white.luck_adjusted is not None
        assert black.luck_adjusted == -white.luck_adjusted
        assert white.luck is not None
        assert black.luck is not None
        assert white.luck_adjusted == pytest.approx(points - white.luck + black.luck, abs=0.01)
        assert white.error_rate is not None
        assert white.error_rate > 0

    @pytest.mark.gnubg
    def test_gnu_backgammon_reads_every_room_of_an_event(matches: Path) -> None:
        answer = typed("match", "analyse", "duel", "--plies", "0", "--log", matches, "--json")

        assert answer.code == 0
        assert answer.json["program"].startswith("GNU Backgammon 1")
        assert len(answer.json["players"]) == 4
        assert [room["room"] for room in answer.json["rooms"]] == ["open", "closed"]
        for room in answer.json["rooms"]:
            assert room["white"]["points"] == -room["black"]["points"]
