"""Files that are there whole and after a power cut, or not at all."""

import os
import re
from pathlib import Path
from tempfile import NamedTemporaryFile

from evendeal.errors import Refused

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")


class NotAFileName(Refused):
    """An event or a file whose name could lead out of its folder."""

    def __init__(self, *, text: str) -> None:
        super().__init__(f"{text!r} is not a name of a file: letters, digits, '.', '_' and '-'")
        self.text = text


def place_of(folder: Path, event: str, name: str) -> Path:
    """Where the file `name` of `event` lies in `folder`.

    Raises:
        NotAFileName: one of the two is not a plain name.
    """
    for text in (event, name):
        if not NAME.fullmatch(text):
            raise NotAFileName(text=text)
    return folder / event / name


def make_folder(folder: Path, mode: int) -> None:
    """`folder` and those above it, each durable; `mode` holds for `folder` alone."""
    missing = []
    above = folder
    while not above.exists():
        missing.append(above)
        above = above.parent
    for new in reversed(missing):
        new.mkdir(mode=mode if new == folder else 0o755, exist_ok=True)
        sync_folder(new.parent)
    if missing:
        folder.chmod(mode)


def sync_folder(folder: Path) -> None:
    """Make the names in `folder` durable, where the system knows how."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def write_whole(path: Path, content: bytes, *, mode: int, replace: bool = True) -> None:
    """`content` under `path`, by way of a file beside it.

    Raises:
        FileExistsError: the file is there, and `replace` is false.
    """
    with NamedTemporaryFile(dir=path.parent, prefix=".new-", delete=False) as file:
        new = Path(file.name)
        try:
            os.fchmod(file.fileno(), mode)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            if replace:
                new.replace(path)
            else:
                os.link(new, path)
        finally:
            new.unlink(missing_ok=True)
    sync_folder(path.parent)


def add_line(path: Path, line: bytes, *, mode: int, durable: bool = True) -> None:
    """`line` and a line feed at the end of `path`; what a crash left of a line before is cut."""
    fresh = not path.exists()
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, mode)
    with os.fdopen(descriptor, "r+b") as file:
        end = file.seek(0, os.SEEK_END)
        if end:
            file.seek(end - 1)
            if file.read(1) != b"\n":
                file.seek(0)
                file.truncate(file.read().rfind(b"\n") + 1)
            file.seek(0, os.SEEK_END)
        file.write(line + b"\n")
        file.flush()
        if durable:
            os.fsync(file.fileno())
    if fresh and durable:
        sync_folder(path.parent)
