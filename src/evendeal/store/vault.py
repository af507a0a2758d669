"""Secrets in files that their owner alone can read, beside the log and never in it.

Whoever is given the database, or a backup of it, does not have the luck of unplayed deals.
"""

import os
from pathlib import Path

from evendeal.director.ports import AlreadyKept
from evendeal.ids import EventId
from evendeal.store.files import add_line, make_folder, place_of, sync_folder, write_whole

OWNER_ONLY = 0o600
OWNER_FOLDER = 0o700


class FolderVault:
    """A vault in `folder`: one folder an event (0700), one file a secret (0600)."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, event: EventId, name: str, secret: bytes) -> None:
        """Store `secret` durably; see the port."""
        path = self._path(event, name)
        try:
            write_whole(path, secret, mode=OWNER_ONLY, replace=False)
        except FileExistsError:
            if path.read_bytes() != secret:
                raise AlreadyKept(event=event, secret=name) from None

    def note(self, event: EventId, name: str, line: str) -> None:
        """One more line at the end of a file of notes; a power cut may lose the last ones."""
        add_line(self._path(event, name), line.encode(), mode=OWNER_ONLY, durable=False)

    def fetch(self, event: EventId, name: str) -> bytes | None:
        """The secret of this name, or None."""
        try:
            return place_of(self.folder, event, name).read_bytes()
        except FileNotFoundError:
            return None

    def forget(self, event: EventId, name: str) -> None:
        """Delete the secret of this name; what the disk still holds of it, it does not say."""
        path = place_of(self.folder, event, name)
        path.unlink(missing_ok=True)
        if path.parent.exists():
            sync_folder(path.parent)

    def _path(self, event: EventId, name: str) -> Path:
        path = place_of(self.folder, event, name)
        make_folder(self.folder, OWNER_FOLDER)
        make_folder(path.parent, OWNER_FOLDER)
        for folder in (self.folder, path.parent):
            if os.stat(folder).st_mode & 0o077:
                folder.chmod(OWNER_FOLDER)
        return path
