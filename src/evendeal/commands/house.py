"""The house that a server speaks for: its file in the folder of the log."""

import tomllib
from pathlib import Path

from evendeal.errors import Refused
from evendeal.names import all_entered
from evendeal.views.home import House

HOUSE_FILE = "house.toml"
KEYS = ("name", "line")


class NotAHouse(Refused):
    """A file of the house that cannot be followed.

    Attributes:
        file: which.
        why: what is wrong with it.
    """

    def __init__(self, *, file: str, why: str) -> None:
        super().__init__(f"{file}: {why}")
        self.file = file
        self.why = why


def house_of(folder: Path) -> House:
    """The house as its file says, or without one as every house begins.

    Args:
        folder: that of the log.

    Raises:
        NotAHouse: the file cannot be read or followed.
    """
    file = folder / HOUSE_FILE

    def refused(why: str) -> NotAHouse:
        return NotAHouse(file=str(file), why=why)

    try:
        text = file.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        return House()
    except OSError as no:
        raise refused(no.strerror or str(no)) from None
    except UnicodeDecodeError:
        raise refused("is not UTF-8; save the file as UTF-8") from None
    try:
        sections = tomllib.loads(text)
        keys = sections.pop("house", {})
        for key in sections:
            raise refused(f"there is no section {key}; all keys stand in [house]")
        if not isinstance(keys, dict):
            raise refused("house is a section: [house]")
        for key in keys:
            if key not in KEYS:
                raise refused(f"[house] has no key {key}; it has {' and '.join(KEYS)}")
        return House(**all_entered(keys))
    except NotAHouse:
        raise
    except (Refused, ValueError, RecursionError) as no:
        raise refused(str(no)) from None
