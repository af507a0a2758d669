"""The address that was chosen for the house, in a file beside the log."""

import json
from dataclasses import dataclass
from pathlib import Path

from evendeal.store.files import write_whole
from evendeal.views.address import AddressNotKept

FILE = "address.json"
LONGEST = 4096
"""Bytes; ours has one address and one word."""


@dataclass(frozen=True, slots=True)
class KeptAddress:
    """An address that somebody chose; `own` if it was one of the machine's then."""

    address: str
    own: bool


class FolderAddress:
    """The memory of a house's address, in the folder of its log; see the web's port."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE

    def read(self) -> KeptAddress | None:
        """What was chosen last; None if nothing was, or the file is not one of ours."""
        try:
            with self._file.open("rb") as file:
                entry = json.loads(file.read(LONGEST))
            address, own = entry["address"], entry["own"]
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None
        if not isinstance(address, str) or not isinstance(own, bool):
            return None
        return KeptAddress(address, own)

    def write(self, address: str, *, own: bool) -> None:
        """Remember it.

        Raises:
            AddressNotKept: the disk is full, or nothing may be written there.
        """
        text = json.dumps({"address": address, "own": own}, ensure_ascii=True)
        try:
            write_whole(self._file, text.encode() + b"\n", mode=0o644)
        except OSError as error:
            raise AddressNotKept(why=error.strerror or str(error)) from error
