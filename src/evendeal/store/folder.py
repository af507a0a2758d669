"""One folder that holds an organiser's log, secrets and published files."""

from dataclasses import dataclass
from pathlib import Path

from evendeal.director.shared import Shared
from evendeal.store.bells import Bells
from evendeal.store.busy import Patience
from evendeal.store.counters import SharedCounters
from evendeal.store.duties import LockedDuties
from evendeal.store.files import make_folder
from evendeal.store.log import SqlLog
from evendeal.store.presence import SharedPresence
from evendeal.store.published import FolderPublisher
from evendeal.store.shared_database import SharedDatabase
from evendeal.store.vault import FolderVault


class SharedFolder:
    """What the processes on a log share, in its folder; nothing is made there before it is used."""

    def __init__(self, folder: Path) -> None:
        self._database = SharedDatabase(folder)
        self._bells = Bells(folder)
        self._presence = SharedPresence(self._database)
        self._duties = LockedDuties(folder)
        counters = SharedCounters(self._database, self._bells)
        self.shared = Shared(self._bells, counters, self._presence, self._duties)

    def close(self) -> None:
        """Leave the others."""
        self._presence.close()
        self._duties.close()
        self._bells.close()
        self._database.close()


@dataclass(frozen=True, slots=True)
class Store:
    """What lies in the folder: `log.sqlite`, `secrets/`, `published/`, and what is shared."""

    log: SqlLog
    vault: FolderVault
    publisher: FolderPublisher
    beside: SharedFolder

    @property
    def shared(self) -> Shared:
        """What all processes that have opened the log share."""
        return self.beside.shared

    def close(self) -> None:
        """Let the database go."""
        self.beside.close()
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
    return Store(log, vault, publisher, SharedFolder(folder))
