"""Hand histories on the disk: which files have hands, and reading them one by one."""

from collections.abc import Callable, Iterator
from pathlib import Path

from evendeal.commands.checked_files import InputFile
from evendeal.commands.steady import FileChanging, steady
from evendeal.notation.acpc import read_acpc
from evendeal.notation.acpc_game import GAMES, Game, read_game
from evendeal.notation.history import History
from evendeal.notation.phh import read_phh
from evendeal.notation.phhs import read_phhs
from evendeal.notation.refusals import NotReadable

SUFFIXES = {".phh": "phh", ".phhs": "phhs", ".log": "acpc"}
"""Files of hands, by the format in them."""

ADVANCE_BYTES = 1 << 15
"""Bytes between two calls that report how far a file has been read."""


def why_no_hands(path: Path) -> str | None:
    """Why a file is not read, or None if its name says that it has hands."""
    name = path.name.lower()
    if ".actions." in name:
        return "wire trace of a match, not its hands"
    if path.suffix in SUFFIXES:
        return None
    if name.startswith(("licen", "copying")):
        return "licence"
    if path.suffix == ".game":
        return "game definition"
    if path.suffix in {".md", ".rst", ".txt"}:
        return "notes"
    return "no hand history; those are .phh, .phhs and .log"


def histories(
    file: InputFile, advance: Callable[[int], None] = lambda _: None
) -> Iterator[History | NotReadable]:
    """The hands of a file, one by one, or what is wrong with each.

    Args:
        file: one that is not skipped.
        advance: called with the number of bytes read since its last call.
    """
    try:
        kind = SUFFIXES[file.path.suffix]
        if kind == "phh":
            with steady(file.path) as whole:
                data = whole.read()
            advance(len(data))
            yield _one(data, file.name)
        elif kind == "phhs":
            yield from read_phhs(_lines(file.path, advance), file.name)
        else:
            games, unread = _games_beside(file.path)
            lines = _lines(file.path, advance)
            yield from read_acpc(lines, file.name, {**GAMES, **games}, unread)
    except OSError as problem:
        yield NotReadable(where=file.name, why=problem.strerror or str(problem))
    except FileChanging as problem:
        yield NotReadable(where=file.name, why=f"the file {problem.why}")


def _one(data: bytes, name: str) -> History | NotReadable:
    try:
        return read_phh(data, name)
    except NotReadable as refusal:
        return refusal


def _lines(path: Path, advance: Callable[[int], None]) -> Iterator[bytes]:
    read = 0
    with steady(path) as lines:
        for line in lines:
            read += len(line)
            if read >= ADVANCE_BYTES:
                advance(read)
                read = 0
            yield line
    advance(read)


def _games_beside(path: Path) -> tuple[dict[str, Game], dict[str, NotReadable]]:
    """The hold'em games whose definitions lie in the folder of a log, and why others are not
    among them: of another game, perhaps, and only a log that needs one has to say so."""
    games: dict[str, Game] = {}
    unread: dict[str, NotReadable] = {}
    for beside in sorted(path.parent.glob("*.game")):
        try:
            games[beside.name] = read_game(beside.read_bytes(), beside.name)
        except NotReadable as refusal:
            unread[beside.name] = refusal
        except OSError as problem:
            why = problem.strerror or str(problem)
            unread[beside.name] = NotReadable(where=beside.name, why=why)
    return games, unread
