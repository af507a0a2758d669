"""One folder that holds an organiser's log, secrets and published files."""

from dataclasses import dataclass
from pathlib import Path

from evendeal.store.busy import Patience
from evendeal.store.files import make_folder
from evendeal.store.log import SqlLog
from evendeal.store.published import FolderPublisher
from evendeal.store.vault import FolderVault


@dataclass(frozen=True, slots=True)
class Store:
    """What lies in the folder: `log.sqlite`, `secrets/`, `published/`."""

    log: SqlLog
    vault: FolderVault
    publisher: FolderPublisher

    def close(self) -> None:
        """Let the database go."""
        self.log.close()


def open_store(folder: Path, *, create: bool = True, patience: Patience | None = None) -> Store:
    """The store in `folder`, made if it is missing and `create` is true.

    Args:
        patience: how long is waited for another program that holds the log.

    Raises:
        NotALog, NewerLog: the database is missing, something else, or newer than we are.
        LogBusy, LogHeld: another program holds it.
    """
    if create:
        make_folder(folder, 0o755)
    vault = FolderVault(folder / "secrets")
    publisher = FolderPublisher(folder / "published")
    log = SqlLog(folder / "log.sqlite", vault, publisher, create=create, patience=patience)
    return Store(log, vault, publisher)
