"""The folder of a log, opened for a command."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from evendeal.errors import Refused

if TYPE_CHECKING:
    from evendeal.director.desk import Desk

LOG = Path("var")
LogFolder = Annotated[
    Path,
    typer.Option("--log", help="The folder with the log, its secrets and its published files."),
]


class NoLog(Refused):
    """A folder in which no log lies."""

    def __init__(self, *, folder: str) -> None:
        super().__init__(f"there is no log in {folder}; `evendeal event new` begins one")
        self.folder = folder


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
