"""Matches of backgammon as `.mat` text."""

from dataclasses import replace
from random import Random

from evendeal.backgammon import BACKGAMMON
from evendeal.notation.mat_match import match_of
from evendeal.notation.mat_write import write_mat
from support.backgammon.any_game import whole_game
from support.checkout import GOLDEN

MAT_FILES = GOLDEN / "mat"
GAMMON_SEED = 10


def columns(*lines: str) -> str:
    """Numbered lines from the two columns, `left | right`; a line without | is as it stands."""
    text: list[str] = []
    for number, line in enumerate(lines, start=1):
        left, bar, right = line.partition("|")
        row = f"{number:3d}) {left.strip():28}{right.strip()}" if bar else line
        text.append(row.rstrip())
    return "\n".join(text) + "\n"


def game(*lines: str, head: str = "", length: int = 0, score: tuple[int, int] = (0, 0)) -> str:
    """A file of one game."""
    names = f" Anna : {score[0]}                 Boris : {score[1]}"
    return f"{head}\n {length} point match\n\n Game 1\n{names}\n{columns(*lines)}"


def a_gammon() -> str:
    """A game without a double that is borne off to its end, with nothing said of Jacoby's rule."""
    actions, _ = whole_game(Random(GAMMON_SEED), replace(BACKGAMMON, cube=False))
    text = write_mat(match_of(("Anna", "Boris"), [actions]))
    return text.replace('; [Jacoby "Off"]\n', "")
