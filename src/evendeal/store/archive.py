"""An archive read: any bytes are a whole event, every part of it checked, or are refused."""

import json
import struct
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from io import BytesIO
from re import compile as pattern
from typing import Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from evendeal.director.archive import (
    CONDITIONS,
    FORMAT,
    LOG,
    MANIFEST,
    README,
    RULINGS,
    SECRETS,
    SIGNING_KEY,
    STANDINGS,
    TRAVELLERS,
    Contents,
    line_text,
)
from evendeal.director.desk import OPENED, ROOTS, SEAL
from evendeal.director.events import PURPOSE
from evendeal.director.sealing import secret_name
from evendeal.draw import (
    NotCanonical,
    SignedSeal,
    commit,
    read_opened,
    read_roots,
    read_seal,
    verify_signatures,
)
from evendeal.errors import Refused
from evendeal.ids import EventId, SessionNo
from evendeal.store.checkpoints import FILE as CHECKPOINTS
from evendeal.store.checkpoints import judge, read_checkpoints
from evendeal.store.files import NAME
from evendeal.tournament import read_event
from evendeal.tournament.bodies import Published, body_from_json
from evendeal.tournament.line import (
    ORIGIN,
    Draft,
    Line,
    check_chain,
    check_name,
)

MOST_BYTES = 512 * 1024 * 1024
"""What an archive may take, packed as well as unpacked: an event of a million lines."""
MOST_FILES = 512
MOST_ENTRY = 256
"""What the list of files may take for each of them."""
MOST_MANIFEST = 128 * 1024

RESULTS = {STANDINGS, TRAVELLERS, RULINGS}
PLAIN = {CONDITIONS, SEAL, ROOTS, OPENED, CHECKPOINTS, LOG, README, *RESULTS}
SECRET = pattern(r"secrets/(session-[1-9][0-9]{0,3}-(original|reserve)|signing-key|purpose)")
DIGEST = pattern(r"[0-9a-f]{64}")
INSTANT = pattern(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z")
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


class ArchiveWithoutLog(Refused):
    """An archive of what is public, from which an event cannot be made again."""

    def __init__(self, *, event: str) -> None:
        super().__init__(
            f"the archive of {event} holds what is public and not the log; nothing was imported"
        )
        self.event = event


@dataclass(frozen=True, slots=True)
class Archive:
    """An event out of an archive; every part of it has been held against the others.

    Attributes:
        files: the other files, by the names that they have in the archive.
        secrets: what goes into the vault, by name; empty if there is none.
    """

    event: EventId
    public_key: bytes
    head: str
    files: Mapping[str, bytes] = field(repr=False)
    secrets: Mapping[str, bytes] = field(repr=False)
    count: int = 0

    def lines(self) -> Iterator[Line]:
        """The lines of the log in order."""
        return read_lines(self.event, self.files[LOG])


def read_archive(data: bytes) -> Archive:
    """The event in an archive.

    The manifest holds, the lines follow from one another, the checkpoints are signed with the
    key that the seal names, and secrets are those that were sealed.

    Raises:
        NotAnArchive: something of it is not so.
        ArchiveWithoutLog: all of it is so, and it is one of what is public.
    """
    manifest, files = _unpacked(data)
    event = EventId(manifest["event"])
    if manifest["contents"] == Contents.PUBLIC.value:
        raise ArchiveWithoutLog(event=event)
    for name in (LOG, SEAL, CHECKPOINTS, CONDITIONS):
        if name not in files:
            raise NotAnArchive(where=name, why="it is missing")
    seal = _seal(event, files)
    hashes, head, count = _log(event, files[LOG], _positions(files))
    if (head, count) != (manifest["head"], manifest["lines"]):
        raise NotAnArchive(where=LOG, why="it does not end where the manifest says")
    _first_line(event, files, seal)
    points = read_checkpoints(files[CHECKPOINTS].decode())
    judged = judge(event, points, public_key=seal.seal.public_key, head=count, hashes=hashes)
    if judged.broken:
        raise NotAnArchive(where=CHECKPOINTS, why=judged.broken[0].why)
    secrets = {
        name.removeprefix(SECRETS): data for name, data in files.items() if name.startswith(SECRETS)
    }
    if (manifest["contents"] == Contents.SECRETS.value) != bool(secrets):
        raise NotAnArchive(where=MANIFEST, why="it does not say whether there are secrets")
    if secrets:
        _check_secrets(secrets, seal)
    return Archive(event, seal.seal.public_key, head, files, secrets, count)


def read_lines(event: EventId, data: bytes) -> Iterator[Line]:
    """The lines in the bytes of `log.jsonl`, each written as we write it.

    Raises:
        NotAnArchive: one is no line of this event.
    """
    before, number = 0, 0
    while before < len(data):
        number += 1
        end = data.find(b"\n", before)
        if end < 0:
            raise NotAnArchive(where=f"{LOG}, line {number}", why="it does not end")
        piece = data[before : end + 1]
        before = end + 1
        try:
            line = _line(json.loads(piece))
            same = line.event == event and line_text(line).encode() == piece
        except (ValueError, TypeError, RecursionError, NotCanonical, Refused):
            same = False
        if not same:
            raise NotAnArchive(where=f"{LOG}, line {number}", why="it is no line of this event")
        yield line


def _line(told: Any) -> Line:
    line = Line(**told)
    if type(line.position) is not int or not isinstance(line.body, dict):
        raise ValueError
    Draft(line.session, line.table, line.deal, line.n, line.key, line.body)
    check_name("by", line.by)
    if not (INSTANT.fullmatch(line.at) and DIGEST.fullmatch(line.previous)):
        raise ValueError
    return line


def _unpacked(data: bytes) -> tuple[dict[str, Any], dict[str, bytes]]:
    """The manifest, and the files as it names them; no more is read than it says."""
    if len(data) > MOST_BYTES:
        raise NotAnArchive(where="the file", why="it is larger than any archive")
    _check_end(data)
    try:
        with ZipFile(BytesIO(data)) as packed:
            infos = {info.filename: info for info in packed.infolist()}
            if len(infos) != len(packed.infolist()):
                raise NotAnArchive(where="the file", why="it holds a file twice")
            for name in infos:
                if name not in PLAIN and name != MANIFEST and not SECRET.fullmatch(name):
                    raise NotAnArchive(where=repr(name[:100]), why="no archive holds such a file")
            if MANIFEST not in infos:
                raise NotAnArchive(where=MANIFEST, why="it is missing")
            manifest = _manifest(_read(packed, infos.pop(MANIFEST), MOST_MANIFEST))
            told = manifest["files"]
            if set(told) != set(infos):
                raise NotAnArchive(where=MANIFEST, why="it names other files than there are")
            if sum(entry["bytes"] for entry in told.values()) > MOST_BYTES:
                raise NotAnArchive(where=MANIFEST, why="it names more than any archive holds")
            files = {}
            for name, entry in told.items():
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
        told = json.loads(data)
        good = (
            set(told) == {"format", "contents", "event", "lines", "head", "files"}
            and told["format"] == FORMAT
            and told["contents"] in {each.value for each in Contents}
            and isinstance(told["event"], str)
            and NAME.fullmatch(told["event"])
            and type(told["lines"]) is int
            and isinstance(told["files"], dict)
            and all(
                set(entry) == {"bytes", "sha256"}
                and type(entry["bytes"]) is int
                and entry["bytes"] >= 0
                and DIGEST.fullmatch(entry["sha256"])
                for entry in told["files"].values()
            )
        )
    except (ValueError, TypeError, RecursionError):
        good = False
    if not good:
        raise NotAnArchive(where=MANIFEST, why=f"it is not one of {FORMAT!r}")
    manifest: dict[str, Any] = told
    return manifest


def _seal(event: EventId, files: Mapping[str, bytes]) -> SignedSeal:
    where = SEAL
    try:
        seal = read_seal(files[SEAL])
        where = ROOTS
        roots = read_roots(files[ROOTS]) if ROOTS in files else None
        where = OPENED
        if OPENED in files:
            read_opened(files[OPENED])
        files[CHECKPOINTS].decode()
    except (Refused, ValueError, RecursionError) as refusal:
        raise NotAnArchive(where=where, why=str(refusal)) from None
    for finding in verify_signatures(seal, roots):
        if not finding.ok:
            raise NotAnArchive(where=SEAL, why=finding.sentence)
    if seal.seal.event != event:
        raise NotAnArchive(where=SEAL, why=f"it is the seal of {seal.seal.event}")
    return seal


def _positions(files: Mapping[str, bytes]) -> set[int]:
    points = read_checkpoints(files[CHECKPOINTS].decode())
    return {point.position for point in points if point is not None}


def _log(event: EventId, data: bytes, wanted: set[int]) -> tuple[dict[int, str], str, int]:
    """Hashes at the positions wanted, the last hash, and the number of lines."""
    hashes: dict[int, str] = {}
    places: dict[tuple[int, int, int], int] = {}
    keys: set[str] = set()
    head, count = ORIGIN, 0

    def passing() -> Iterator[Line]:
        nonlocal head, count
        for line in read_lines(event, data):
            due = places.get(line.place, 0)
            if line.n != due or line.key in keys:
                where = f"{LOG}, line {line.position}"
                raise NotAnArchive(where=where, why="its place or its key is that of another line")
            places[line.place] = due + 1
            keys.add(line.key)
            if line.position in wanted:
                hashes[line.position] = line.hash
            head, count = line.hash, line.position
            yield line

    broken = check_chain(passing())
    if broken is not None:
        raise NotAnArchive(where=LOG, why=broken.why)
    if not count:
        raise NotAnArchive(where=LOG, why="it has no line")
    return hashes, head, count


def _first_line(event: EventId, files: Mapping[str, bytes], signed: SignedSeal) -> None:
    first = next(read_lines(event, files[LOG]))
    try:
        body = body_from_json(first.body)
        if not isinstance(body, Published):
            raise NotAnArchive(where=LOG, why="its first line publishes no event")
        sealed = read_event(body.event)
    except Refused as refusal:
        if isinstance(refusal, NotAnArchive):
            raise
        raise NotAnArchive(where=f"{LOG}, line 1", why=str(refusal)) from None
    terms = body.event.encode()
    if sealed.id != event or sha256(terms).digest() != signed.seal.terms:
        raise NotAnArchive(where=LOG, why="its conditions are not those that were sealed")
    if body.seal != sha256(files[SEAL]).hexdigest() or body.rehearsal != signed.seal.rehearsal:
        raise NotAnArchive(where=SEAL, why="it is not the seal that the log's first line names")
    if files[CONDITIONS] != terms:
        raise NotAnArchive(where=CONDITIONS, why="it is not what the log's first line says")


def _check_secrets(secrets: Mapping[str, bytes], signed: SignedSeal) -> None:
    seal = signed.seal
    wanted = {SIGNING_KEY: "", PURPOSE: ""}
    for sealed in seal.sessions:
        for kind in ("original", "reserve"):
            deals = sealed.original if kind == "original" else sealed.reserve
            name = secret_name(SessionNo(sealed.session), kind)
            wanted[name] = deals.commitment.hex() if deals else ""
    if set(secrets) != set(wanted):
        raise NotAnArchive(where=SECRETS, why="they are not all secrets of the event")
    for name, commitment in wanted.items():
        if name in (SIGNING_KEY, PURPOSE):
            continue
        secret = secrets[name]
        if len(secret) != 32 or (commitment and commit(secret) != commitment):
            raise NotAnArchive(where=SECRETS + name, why="it is not the secret that was sealed")
    key = secrets[SIGNING_KEY]
    public = (
        Ed25519PrivateKey.from_private_bytes(key).public_key().public_bytes_raw()
        if len(key) == 32
        else b""
    )
    if public != seal.public_key:
        raise NotAnArchive(where=SECRETS + SIGNING_KEY, why="it is not the key that the seal names")
    if secrets[PURPOSE] != (b"rehearsal" if seal.rehearsal else b"event"):
        raise NotAnArchive(where=SECRETS + PURPOSE, why="it is not what the seal says")
