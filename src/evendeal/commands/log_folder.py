"""The folder of a log, opened for a command."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from evendeal.errors import Refused

if TYPE_CHECKING:
    from evendeal.formats import Desks
    from evendeal.store.busy import Patience

LOG = Path("var")
BY = "the command line"
"""Who stands in the log for what a command writes."""

LogFolder = Annotated[
    Path,
    typer.Option("--log", help="The folder with the log, its secrets and its published files."),
]


class NoLog(Refused):
    """A folder in which no log lies."""

    def __init__(self, *, folder: str) -> None:
        super().__init__(f"there is no log in {folder}; `evendeal event new` begins one")
        self.folder = folder


class LogFolderNotMade(Refused):
    """A folder for a log that cannot be made, or in which nothing can be."""

    def __init__(self, *, folder: str, why: str) -> None:
        super().__init__(
            f"no log can be begun in {folder}: {why}; name a folder that you may write to: --log"
        )
        self.folder = folder
        self.why = why


@contextmanager
def open_desks(
    folder: Path,
    *,
    create: bool = False,
    publish_openings: bool = True,
    patience: "Patience | None" = None,
) -> Iterator["Desks"]:
    """The desks of all formats on the log in `folder`; closed at the end.

    Args:
        patience: with another program that holds the log; without it the terminal says who waits.

    Raises:
        NoLog: there is none, and `create` is false.
        LogFolderNotMade: there is none, and none can be made.
        NotALog, NewerLog: what lies there is something else, or newer than we are.
        LogBusy, LogHeld: another program holds it.
    """
    from evendeal.commands.waiting import patience_with
    from evendeal.director.ledger import Adapters
    from evendeal.formats import Desks
    from evendeal.store.folder import open_store
    from evendeal.store.machine import MachineClock, MachineDice

    if not create and not (folder / "log.sqlite").exists():
        raise NoLog(folder=str(folder))
    try:
        store = open_store(folder, create=create, patience=patience or patience_with(folder))
    except (PermissionError, NotADirectoryError, FileExistsError) as error:
        why = error.strerror or str(error)
        raise LogFolderNotMade(folder=str(folder.absolute()), why=why) from None
    try:
        adapters = Adapters(
            store.log,
            store.vault,
            store.log,
            store.publisher,
            MachineClock(),
            MachineDice(),
            store.shared,
        )
        yield Desks(adapters, publish_openings=publish_openings)
    finally:
        store.close()
