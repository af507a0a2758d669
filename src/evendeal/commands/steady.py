"""A file that is read while nobody writes to it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from evendeal.errors import Refused


class FileChanging(Refused):
    """A file to which another program wrote while it was read, so that parts may not fit."""

    def __init__(self, *, file: str) -> None:
        self.why = "has changed while it was read; do it again when it is finished"
        super().__init__(f"{file} {self.why}")
        self.file = file


@contextmanager
def steady(path: Path) -> Iterator[BinaryIO]:
    """The file, opened to be read; at the end it is as it was.

    Raises:
        FileChanging: it is not.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        before = os.fstat(file.fileno())
        yield file
        after = os.fstat(file.fileno())
    if (before.st_size, before.st_mtime_ns) != (after.st_size, after.st_mtime_ns):
        raise FileChanging(file=str(path))
