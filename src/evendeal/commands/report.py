"""How commands read, report and refuse: one sentence, one exit code, JSON on request."""

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import is_dataclass
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

import typer

from evendeal.commands.output import printable, say
from evendeal.commands.steady import steady
from evendeal.errors import Refused

DOES_NOT_HOLD = 1
CANNOT_BE_READ = 2

AsJson = Annotated[bool, typer.Option("--json", help="Print the report as JSON.")]


class FileUnreadable(Refused):
    """A file that is not there or may not be read."""

    def __init__(self, *, file: str, why: str) -> None:
        super().__init__(f"{file} cannot be read: {why}")
        self.file = file
        self.why = why


class FileThere(Refused):
    """A file that would be written over."""

    def __init__(self, *, file: str) -> None:
        super().__init__(f"{file} is there already; nothing was written")
        self.file = file


@contextmanager
def telling(code: int = CANNOT_BE_READ) -> Iterator[None]:
    """Ends the command with one sentence and `code` if a rule says no."""
    try:
        yield
    except Refused as refusal:
        warn(str(refusal))
        raise typer.Exit(code) from None
    except BrokenPipeError:
        raise  # whoever read the output has seen enough
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        warn(f"{where}{error.strerror or error}")
        raise typer.Exit(code) from None


def read_bytes(path: Path, most: int | None = None) -> bytes:
    """The bytes of a file.

    Args:
        most: how many are read at most; one more than that shows that there are more.

    Raises:
        FileUnreadable: it is not there or may not be read.
        FileChanging: it was written to meanwhile.
    """
    try:
        with steady(path) as file:
            return file.read() if most is None else file.read(most + 1)
    except OSError as error:
        raise FileUnreadable(file=str(path), why=error.strerror or str(error)) from None


def write_new(path: Path, pieces: Iterable[str], mode: int = 0o644) -> None:
    """A new file of this text, readable by whom `mode` says from its first byte on.

    Raises:
        FileThere: there is one already; it stays as it is.
        OSError: it cannot be written; nothing of it is left.
    """
    with new_files([path], mode):
        fill(path, pieces)


@contextmanager
def new_files(paths: Iterable[Path], mode: int = 0o644) -> Iterator[None]:
    """New empty files, all or none, before the block is entered; they go again if it raises.

    For what may be written only if something else succeeds, and the other way round: `fill` them
    after it.

    Raises:
        FileThere: one of them is there already; it stays as it is.
        OSError: one of them cannot be made.
    """
    made: list[Path] = []
    try:
        for path in paths:
            _touch(path, mode)
            made.append(path)
        yield
    except BaseException:
        for path in made:
            path.unlink(missing_ok=True)
        raise


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """A block in which this file is written: a disk that is full names it."""
    try:
        yield
    except OSError as error:
        if error.filename is None:
            error.filename = str(path)
        raise


def fill(path: Path, pieces: Iterable[str] | bytes) -> None:
    """This text, or these bytes, into a new file.

    Raises:
        OSError: it cannot be written; with the name of the file, of which nothing is left.
    """
    try:
        with naming(path):
            if isinstance(pieces, bytes):
                path.write_bytes(pieces)
                return
            with path.open("w", encoding="utf-8", newline="") as text:
                text.writelines(pieces)
    except OSError:
        path.unlink(missing_ok=True)
        raise


def write_over(path: Path, text: str) -> None:
    """A file of this text, whole or not at all, in place of one that may be there.

    Raises:
        OSError: it cannot be written; with the name of the file, which stays as it was.
    """
    unfinished = path.with_name(path.name + ".part")
    try:
        fill(unfinished, [text])
        os.replace(unfinished, path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        error.filename, error.filename2 = str(path), None
        raise


def _touch(path: Path, mode: int) -> None:
    try:
        path.touch(mode=mode, exist_ok=False)
    except FileExistsError:
        raise FileThere(file=str(path)) from None


def print_json(report: Any) -> None:
    """A report as JSON, fractions as text."""
    text = json.dumps(plain(report), indent=2, ensure_ascii=False)
    # What a terminal would obey or could not show is an escape, which says the same in JSON.
    say("\n".join(line if _shows(line) else _as_escapes(line) for line in text.split("\n")))


def warn(sentence: str) -> None:
    """A sentence on the error stream, on one line whatever it cites."""
    say(" ".join(part.strip() for part in sentence.splitlines()), error=True)


def _shows(line: str) -> bool:
    return printable(line) == line


def _as_escapes(line: str) -> str:
    return "".join(char if _shows(char) else json.dumps(char)[1:-1] for char in line)


def plain(value: Any) -> Any:
    """A report as lists, objects, numbers and text."""
    if isinstance(value, Fraction):
        return value.numerator if value.denominator == 1 else str(value)
    if is_dataclass(value) and not isinstance(value, type):
        names = value.__dataclass_fields__
        return {name: plain(getattr(value, name)) for name in names}
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple | frozenset):
        return [plain(each) for each in value]
    return value
