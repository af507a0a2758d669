"""Match files on the disk: which files are matches, reading one, and writing it anew."""

from dataclasses import replace
from pathlib import Path

from evendeal.backgammon import Side
from evendeal.commands.steady import FileChanging, steady
from evendeal.notation.long_gammon_text import read_long_gammon, write_long_gammon
from evendeal.notation.mat import read_mat
from evendeal.notation.mat_match import MatGame, MatMatch, Remark
from evendeal.notation.mat_write import write_mat
from evendeal.notation.refusals import CannotHold, NotReadable

LONG_SUFFIX = ".lmat"
SUFFIXES = (".mat", LONG_SUFFIX)


def why_no_match(path: Path) -> str | None:
    """Why a file is not read, or None if its name says that it is a match."""
    return None if path.suffix.lower() in SUFFIXES else "no match file; those are .mat and .lmat"


def read_match_file(path: Path, name: str, *, lenient: bool) -> MatMatch:
    """The match of a file, `.lmat` for long gammon.

    Raises:
        NotReadable: it is no match, or tells what the rules refuse.
    """
    if path.is_dir():
        raise NotReadable(where=name, why="it is a folder; name one file")
    read = read_long_gammon if path.suffix.lower() == LONG_SUFFIX else read_mat
    try:
        with steady(path) as file:
            data = file.read()
    except OSError as problem:
        raise NotReadable(where=name, why=problem.strerror or str(problem)) from None
    except FileChanging as problem:
        raise NotReadable(where=name, why=f"the file {problem.why}") from None
    return read(data, name, lenient=lenient)


def rewritten(match: MatMatch, source: Path) -> tuple[MatMatch, str]:
    """The match and its text as we write it; who has no name is called by the side's colour.

    Raises:
        CannotHold: no game could be read, or the format has no words for one.
    """
    if not match.games:
        # Only a lenient reader finds no game, and it says why.
        what = f"a match of no game; {match.left_out[0]}"
        raise CannotHold(notation="a match file", where=str(source), what=what)
    named = replace(match, games=tuple(map(_named, match.games)))
    nameless = [game for game in match.games if not all(game.players)]
    if nameless:
        called = "who has no name is called White in the left column and Black in the right"
        first = min(remark.line for remark in match.remarks)
        named = replace(named, remarks=(*match.remarks, Remark(first, called)))
    write = write_long_gammon if match.ruleset.is_long else write_mat
    return named, write(named)


def _named(game: MatGame) -> MatGame:
    white, black = game.players
    return replace(
        game, players=(white or Side.WHITE.word.title(), black or Side.BLACK.word.title())
    )
