"""What every command needs: the folder of a log opened, and refusals told in one sentence."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import is_dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from evendeal.errors import Refused

if TYPE_CHECKING:
    from evendeal.director.desk import Desk

DOES_NOT_HOLD = 1
CANNOT_BE_READ = 2

LOG = Path("var")
LogFolder = Annotated[
    Path,
    typer.Option("--log", help="The folder with the log, its secrets and its published files."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the report as JSON.")]


class NoLog(Refused):
    """A folder in which no log lies."""

    def __init__(self, *, folder: str) -> None:
        super().__init__(f"there is no log in {folder}; `evendeal event new` begins one")
        self.folder = folder


class FileUnreadable(Refused):
    """A file that is not there or may not be read."""

    def __init__(self, *, file: str, why: str) -> None:
        super().__init__(f"{file} cannot be read: {why}")
        self.file = file
        self.why = why


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


@contextmanager
def open_desk(
    folder: Path, *, create: bool = False, publish_openings: bool = True
) -> Iterator["Desk"]:
    """The desk on the log in `folder`; closed at the end.

    Raises:
        NoLog: there is none, and `create` is false.
        NotALog, NewerLog: what lies there is something else, or newer than we are.
    """
    from evendeal.director.desk import Adapters, Desk
    from evendeal.store.folder import open_store
    from evendeal.store.machine import MachineClock, MachineDice

    if not create and not (folder / "log.sqlite").exists():
        raise NoLog(folder=str(folder))
    store = open_store(folder, create=create)
    try:
        yield Desk(
            Adapters(
                store.log, store.vault, store.log, store.publisher, MachineClock(), MachineDice()
            ),
            publish_openings=publish_openings,
        )
    finally:
        store.close()


def read_text(path: Path) -> bytes:
    """The bytes of a file.

    Raises:
        FileUnreadable: it is not there or may not be read.
    """
    try:
        return path.read_bytes()
    except OSError as error:
        raise FileUnreadable(file=str(path), why=error.strerror or str(error)) from None


def print_json(report: Any) -> None:
    """A report as JSON, fractions as text."""
    typer.echo(json.dumps(_plain(report), indent=2, ensure_ascii=False))


def warn(sentence: str) -> None:
    """A sentence on the error stream, on one line whatever it cites."""
    typer.echo(" ".join(sentence.split()), err=True)


def _plain(value: Any) -> Any:
    if isinstance(value, Fraction):
        return value.numerator if value.denominator == 1 else str(value)
    if is_dataclass(value) and not isinstance(value, type):
        names = value.__dataclass_fields__
        return {name: _plain(getattr(value, name)) for name in names}
    if isinstance(value, dict):
        return {str(key): _plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple | frozenset):
        return [_plain(each) for each in value]
    return value
