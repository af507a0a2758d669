"""Match files of ours in GNU Backgammon, where it is installed: it reads and writes them again."""

import os
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

from evendeal.backgammon import BACKGAMMON, Due, is_over
from evendeal.notation.mat import read_mat
from evendeal.notation.mat_match import MatMatch, match_of
from evendeal.notation.mat_write import write_mat
from evendeal.notation.position_ids import MatchPosition, gnubg_id
from support.backgammon.any_game import whole_game

GNUBG = shutil.which("gnubg", path=f"{os.environ.get('PATH', os.defpath)}:/usr/games")


def asked(commands: list[str], folder: Path) -> str:
    """What GNU Backgammon answers, run as a program of its own without a screen."""
    assert GNUBG is not None
    return subprocess.run(
        [GNUBG, "-t", "-q", "-r"],
        input="\n".join(["set confirm save off", "set confirm new off", *commands, ""]),
        cwd=folder,
        env={**os.environ, "HOME": str(folder), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    ).stdout


def a_match(seed: int, games: int) -> MatMatch:
    """A session of whole games."""
    random = Random(seed)
    played = [whole_game(random, BACKGAMMON)[0] for _ in range(games)]
    return match_of(("Anna", "Boris"), played)


if GNUBG is not None:

    @pytest.mark.gnubg
    def test_gnu_backgammon_reads_our_matches_and_writes_the_same_games(tmp_path: Path) -> None:
        match = a_match(seed=7, games=12)
        (tmp_path / "ours.mat").write_text(write_mat(match), "utf-8")
        answer = asked(
            ["set jacoby off", "import mat ours.mat", "export match mat theirs.mat"], tmp_path
        )
        theirs = read_mat((tmp_path / "theirs.mat").read_bytes())

        assert "WARNING" not in answer.upper().replace("***WARNING***", "")
        assert "nrecognised" not in answer
        assert [(game.players, game.score, game.points) for game in theirs.games] == [
            (game.players, game.score, game.points) for game in match.games
        ]
        assert [game.state.checkers for game in theirs.games] == [
            game.state.checkers for game in match.games
        ]
        assert [game.state.cube for game in theirs.games] == [
            game.state.cube for game in match.games
        ]

    @pytest.mark.gnubg
    def test_gnu_backgammon_prints_the_ids_that_we_print(tmp_path: Path) -> None:
        _, states = whole_game(Random(3), BACKGAMMON)
        ids = [
            gnubg_id(MatchPosition(state))
            for state in states
            if state.due in (Due.ROLL, Due.PLAY) and not is_over(state)
        ]
        opened = ["set player 0 human", "set player 1 human", "set automatic roll off"]
        opened += ["set automatic bearoff off", "set automatic move off", "set jacoby off"]
        for text in ids[5:60:6]:
            answer = asked([*opened, "new session", f"set gnubgid {text}", "show board"], tmp_path)
            position = answer.rpartition("Position ID: ")[2].split()[0]
            match = answer.rpartition("Match ID   : ")[2].split()[0]

            assert f"{position}:{match}" == text
