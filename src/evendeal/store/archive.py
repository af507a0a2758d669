"""An archive read: any bytes are a whole event, every part of it checked, or are refused."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from re import compile as pattern
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from evendeal.director.age_files import is_public_key
from evendeal.director.archiving import (
    CONDITIONS,
    LOG,
    MANIFEST,
    SECRETS,
    SIGNING_KEY,
    Contents,
    line_text,
)
from evendeal.director.encrypted_secrets import RECIPIENT, WRAPPED_KEY, encrypted_name
from evendeal.director.ledger import OPENED, ROOTS, SEAL
from evendeal.director.life import AnyLife
from evendeal.director.publication import PURPOSE
from evendeal.director.sealed_ledger import secret_name
from evendeal.draw.canonical import NotCanonical
from evendeal.draw.keys import commit
from evendeal.draw.line_ups_file import LINE_UPS, read_published_line_ups
from evendeal.draw.roots import read_roots
from evendeal.draw.seal import SealHead
from evendeal.draw.seal_file import SignedSeal
from evendeal.errors import Refused
from evendeal.formats import FormatNotHere, format_of_seal
from evendeal.ids import EventId
from evendeal.store.archive_packed import DIGEST, NotAnArchive, unpacked
from evendeal.store.checkpoints import FILE as CHECKPOINTS
from evendeal.store.checkpoints import judge, read_checkpoints
from evendeal.tournament.duplicate.bodies import Published, body_from_json
from evendeal.tournament.line import (
    ORIGIN,
    Draft,
    Line,
    check_chain,
    check_name,
)

INSTANT = pattern(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z")


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
        FormatNotHere: its event is of a format that this house does not have.
    """
    manifest, files = unpacked(data)
    event = EventId(manifest["event"])
    if manifest["contents"] == Contents.PUBLIC.value:
        raise ArchiveWithoutLog(event=event)
    for name in (LOG, SEAL, CHECKPOINTS, CONDITIONS):
        if name not in files:
            raise NotAnArchive(where=name, why="it is missing")
    life, seal = _seal(event, files)
    hashes, head, count = _log(event, files[LOG], _positions(files))
    if (head, count) != (manifest["head"], manifest["lines"]):
        raise NotAnArchive(where=LOG, why="it does not end where the manifest says")
    _first_line(event, files, life, seal.seal)
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
        _check_secrets(secrets, life, seal.seal)
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


def _line(fields: Any) -> Line:
    line = Line(**fields)
    if type(line.position) is not int or not isinstance(line.body, dict):
        raise ValueError
    Draft(line.session, line.table, line.deal, line.n, line.key, line.body)
    check_name("by", line.by)
    if not (INSTANT.fullmatch(line.at) and DIGEST.fullmatch(line.previous)):
        raise ValueError
    return line


def _seal(event: EventId, files: Mapping[str, bytes]) -> tuple[AnyLife, SignedSeal[Any]]:
    where = SEAL
    try:
        life = format_of_seal(files[SEAL]).ledger_type.life
        seal = life.files.read_seal(files[SEAL])
        where = ROOTS
        roots = read_roots(files[ROOTS]) if ROOTS in files else None
        where = LINE_UPS
        line_ups = read_published_line_ups(files[LINE_UPS]) if LINE_UPS in files else None
        where = OPENED
        if OPENED in files:
            life.files.read_opened(files[OPENED], seal.seal)
        files[CHECKPOINTS].decode()
    except FormatNotHere:
        raise
    except (Refused, ValueError, RecursionError) as refusal:
        raise NotAnArchive(where=where, why=str(refusal)) from None
    if line_ups is not None and not life.files.line_ups_close:
        why = "the seats of this event are not drawn, so no line-ups are closed"
        raise NotAnArchive(where=LINE_UPS, why=why)
    for finding in life.files.verify_signatures(seal, roots, line_ups):
        if not finding.ok:
            raise NotAnArchive(where=SEAL, why=finding.sentence)
    if seal.seal.event != event:
        raise NotAnArchive(where=SEAL, why=f"it is the seal of {seal.seal.event}")
    return life, seal


def _positions(files: Mapping[str, bytes]) -> set[int]:
    points = read_checkpoints(files[CHECKPOINTS].decode())
    return {point.position for point in points if point is not None}


def _log(event: EventId, data: bytes, wanted: set[int]) -> tuple[dict[int, str], str, int]:
    """Hashes at the positions wanted, the last hash, and the number of lines."""
    hashes: dict[int, str] = {}
    next_numbers: dict[tuple[int, int, int], int] = {}
    keys: set[str] = set()
    head, count = ORIGIN, 0

    def passing() -> Iterator[Line]:
        nonlocal head, count
        for line in read_lines(event, data):
            due = next_numbers.get(line.place, 0)
            # Where a line is missing, its chain says so; only in a whole one the place is wrong.
            if line.position == count + 1 and (line.n != due or line.key in keys):
                where = f"{LOG}, line {line.position}"
                raise NotAnArchive(where=where, why="its place or its key is that of another line")
            next_numbers[line.place] = due + 1
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


def _first_line(event: EventId, files: Mapping[str, bytes], life: AnyLife, seal: SealHead) -> None:
    first = next(read_lines(event, files[LOG]))
    try:
        body = body_from_json(first.body)
        if not isinstance(body, Published):
            raise NotAnArchive(where=LOG, why="its first line publishes no event")
        sealed = life.fold_of(body.event).event
    except Refused as refusal:
        if isinstance(refusal, NotAnArchive):
            raise
        raise NotAnArchive(where=f"{LOG}, line 1", why=str(refusal)) from None
    terms = body.event.encode()
    if sealed.id != event or sha256(terms).digest() != seal.terms:
        raise NotAnArchive(where=LOG, why="its conditions are not those that were sealed")
    if body.seal != sha256(files[SEAL]).hexdigest() or body.rehearsal != seal.rehearsal:
        raise NotAnArchive(where=SEAL, why="it is not the seal that the log's first line names")
    if files[CONDITIONS] != terms:
        raise NotAnArchive(where=CONDITIONS, why="it is not what the log's first line says")


def _check_secrets(secrets: Mapping[str, bytes], life: AnyLife, seal: SealHead) -> None:
    wanted = {SIGNING_KEY: "", PURPOSE: "", **_commitments(life, seal)}
    encrypted = [each.session for each in seal.sessions if encrypted_name(each.session) in secrets]
    for session in encrypted:
        # Whether they are those that were sealed shows when they are opened.
        wanted = {
            name: commitment
            for name, commitment in wanted.items()
            if name not in {secret_name(session, kind) for kind in life.kinds}
        }
    sealed = {encrypted_name(session) for session in encrypted}
    if encrypted:
        sealed |= {RECIPIENT} | ({WRAPPED_KEY} & set(secrets))
    if set(secrets) != set(wanted) | sealed:
        raise NotAnArchive(where=SECRETS, why="they are not all secrets of the event")
    if encrypted and not is_public_key(secrets[RECIPIENT]):
        raise NotAnArchive(where=SECRETS + RECIPIENT, why="it is no public key of age")
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


def _commitments(life: AnyLife, seal: SealHead) -> dict[str, str]:
    """What binds each secret, by its name; empty where nothing was sealed with it."""
    wanted = {}
    for sealed in seal.sessions:
        for kind in life.kinds:
            units = sealed.of(kind)
            wanted[secret_name(sealed.session, kind)] = units.commitment.hex() if units else ""
    return wanted
