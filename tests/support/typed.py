"""Commands as somebody types them, and what they answer."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from evendeal.__main__ import app
from evendeal.errors import Refused


@dataclass(frozen=True)
class Answer:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str
    refusal: Refused | None = None
    """What a rule said no with, where that has ended the command."""

    @property
    def json(self) -> Any:
        """What it printed as JSON."""
        return json.loads(self.out)

    @property
    def sentence(self) -> str:
        """The one line in which it says why not; nothing else is printed."""
        assert self.out == ""
        (line,) = self.err.splitlines()
        assert line
        assert "Traceback" not in line
        return line


def typed(*arguments: str | Path) -> Answer:
    """The answer of `evendeal` with these arguments; anything but an exit code fails here."""
    done = CliRunner().invoke(app, [str(argument) for argument in arguments])
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Answer(done.exit_code, done.stdout, done.stderr, _refusal(done.exception))


def _refusal(end: BaseException | None) -> Refused | None:
    """The refusal that an exit came from."""
    while end is not None and not isinstance(end, Refused):
        end = end.__context__
    return end


@contextmanager
def by_force(folder: Path) -> Iterator[sqlite3.Connection]:
    """The database as somebody has it who minds no trigger."""
    with closing(sqlite3.connect(folder / "log.sqlite")) as connection:
        connection.execute("DROP TRIGGER IF EXISTS lines_no_update")
        connection.execute("DROP TRIGGER IF EXISTS lines_no_delete")
        yield connection
        connection.commit()


def everything(folder: Path) -> dict[str, bytes]:
    """All files of a folder; the database by its lines, since opening it touches the file."""
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not path.name.startswith("log.sqlite")
    }
    if (folder / "log.sqlite").exists():
        with closing(sqlite3.connect(folder / "log.sqlite")) as log:
            files["lines"] = repr(log.execute("SELECT * FROM lines").fetchall()).encode()
    return files
