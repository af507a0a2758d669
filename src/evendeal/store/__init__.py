"""The append-only log, the vault beside it and the public folder, on a disk."""

from evendeal.store.database import NewerLog, NotALog
from evendeal.store.folder import Store, open_store
from evendeal.store.log import SqlLog
from evendeal.store.machine import MachineClock, MachineDice
from evendeal.store.published import FolderPublisher
from evendeal.store.vault import FolderVault

__all__ = [
    "FolderPublisher",
    "FolderVault",
    "MachineClock",
    "MachineDice",
    "NewerLog",
    "NotALog",
    "SqlLog",
    "Store",
    "open_store",
]
