"""An archive unpacked: of any bytes no more is read than an archive may contain."""

import json
import struct
import zlib
from hashlib import sha256
from io import BytesIO
from re import compile as pattern
from typing import Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from evendeal.director.archiving import (
    CONDITIONS,
    FORMAT,
    LOG,
    MANIFEST,
    README,
    Contents,
)
from evendeal.director.ledger import OPENED, ROOTS, SEAL
from evendeal.draw.line_ups_file import LINE_UPS
from evendeal.errors import Refused
from evendeal.store.checkpoints import FILE as CHECKPOINTS
from evendeal.store.files import NAME

MOST_BYTES = 512 * 1024 * 1024
"""What an archive may take, packed as well as unpacked: an event of a million lines."""
MOST_FILES = 512
MOST_ENTRY = 256
"""What the list of files may take for each of them."""
MOST_MANIFEST = 128 * 1024

PLAIN = {CONDITIONS, SEAL, LINE_UPS, ROOTS, OPENED, CHECKPOINTS, LOG, README}
RESULTS = pattern(r"results/[a-z][a-z0-9-]{0,39}\.csv")
"""What everybody may see of the results: every format has files of its own."""
SECRET = pattern(
    r"secrets/(session-[1-9][0-9]{0,3}(-original|-reserve|\.age)|signing-key|purpose"
    r"|secrets-recipient|secrets-key\.age)"
)
DIGEST = pattern(r"[0-9a-f]{64}")
END = struct.Struct("<4s4H2LH")
"""The record at the end of a ZIP archive without a comment (APPNOTE 4.3.16)."""

BAD_ZIP = (
    *(BadZipFile, zlib.error, struct.error, EOFError, OSError, ValueError),
    *(KeyError, IndexError, OverflowError, RuntimeError),
)
"""What reading a ZIP archive of any bytes may raise."""


class NotAnArchive(Refused):
    """A file that is not the whole archive of an event."""

    def __init__(self, *, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}; nothing was imported")
        self.where = where
        self.why = why


def unpacked(data: bytes) -> tuple[dict[str, Any], dict[str, bytes]]:
    """The manifest, and the files as it names them; no more is read than it says.

    Raises:
        NotAnArchive: they are not to be had, or are others than the manifest names.
    """
    if len(data) > MOST_BYTES:
        raise NotAnArchive(where="the file", why="it is larger than any archive")
    _check_end(data)
    try:
        with ZipFile(BytesIO(data)) as packed:
            infos = {info.filename: info for info in packed.infolist()}
            if len(infos) != len(packed.infolist()):
                raise NotAnArchive(where="the file", why="it holds a file twice")
            for name in infos:
                own = SECRET.fullmatch(name) or RESULTS.fullmatch(name)
                if name not in PLAIN and name != MANIFEST and not own:
                    raise NotAnArchive(where=repr(name[:100]), why="no archive holds such a file")
            if MANIFEST not in infos:
                raise NotAnArchive(where=MANIFEST, why="it is missing")
            manifest = _manifest(_read(packed, infos.pop(MANIFEST), MOST_MANIFEST))
            listed = manifest["files"]
            if set(listed) != set(infos):
                raise NotAnArchive(where=MANIFEST, why="it names other files than there are")
            if sum(entry["bytes"] for entry in listed.values()) > MOST_BYTES:
                raise NotAnArchive(where=MANIFEST, why="it names more than any archive holds")
            files = {}
            for name, entry in listed.items():
                content = _read(packed, infos[name], entry["bytes"])
                if len(content) != entry["bytes"] or sha256(content).hexdigest() != entry["sha256"]:
                    raise NotAnArchive(where=name, why="it is not the file that the manifest names")
                files[name] = content
    except BAD_ZIP as error:
        raise NotAnArchive(where="the file", why="it cannot be unpacked") from error
    return manifest, files


def _check_end(data: bytes) -> None:
    # Before the list of files is read, since that could be as long as the file.
    if len(data) >= END.size:
        mark, disk, first, here, files, size, start, comment = END.unpack(data[-END.size :])
        plain = mark == b"PK\5\6" and (disk, first, comment) == (0, 0, 0) and here == files
        whole = start + size == len(data) - END.size
        if plain and whole and files <= MOST_FILES and size <= MOST_FILES * MOST_ENTRY:
            return
    raise NotAnArchive(where="the file", why="it is no ZIP archive, or not a whole one")


def _read(packed: ZipFile, info: ZipInfo, most: int) -> bytes:
    if info.compress_type not in (ZIP_STORED, ZIP_DEFLATED) or info.flag_bits & 1:
        raise NotAnArchive(where=info.filename, why="it is packed in a way that no archive is")
    with packed.open(info) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise NotAnArchive(where=info.filename, why="it is longer than it should be")
    return content


def _manifest(data: bytes) -> dict[str, Any]:
    try:
        manifest: dict[str, Any] = json.loads(data)
        good = (
            set(manifest) == {"format", "contents", "event", "lines", "head", "files"}
            and manifest["format"] == FORMAT
            and manifest["contents"] in {each.value for each in Contents}
            and isinstance(manifest["event"], str)
            and NAME.fullmatch(manifest["event"])
            and type(manifest["lines"]) is int
            and isinstance(manifest["files"], dict)
            and all(
                set(entry) == {"bytes", "sha256"}
                and type(entry["bytes"]) is int
                and entry["bytes"] >= 0
                and DIGEST.fullmatch(entry["sha256"])
                for entry in manifest["files"].values()
            )
        )
    except (ValueError, TypeError, RecursionError):
        good = False
    if not good:
        raise NotAnArchive(where=MANIFEST, why=f"it is not one of {FORMAT!r}")
    return manifest
