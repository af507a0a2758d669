"""Checkpoints: signed, published outside the database, and held against the lines."""

import json
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from evendeal.director.ports import Publisher
from evendeal.errors import Refused
from evendeal.ids import EventId
from evendeal.reason import Reason
from evendeal.store.vault import FolderVault
from evendeal.tournament.line import (
    CHECKPOINT_EVERY,
    Break,
    Checkpoint,
    canonical_json,
    checkpoint_text,
)

FILE = "checkpoints.jsonl"
KEY = "signing-key"
PUBLIC_KEY = "public-key"
"""Kept where an event has been copied to: the key that signs it is elsewhere."""
KEPT = "checkpoints-signed"
HASH = re.compile(r"[0-9a-f]{64}")
SIGNATURE = re.compile(r"[0-9a-f]{128}")


class KeyElsewhere(Refused):
    """A copy of an event, to which nothing can be written since nothing could be signed."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(
            f"this is a copy of {event}: it can be shown and verified, and goes on where its "
            "secrets are kept"
        )
        self.event = event


@dataclass(frozen=True, slots=True)
class Judged:
    """The checkpoints of an event, held against its lines.

    Attributes:
        checkpoints: those that could be read, each with what is wrong with it, or None.
        broken: what is wrong, by position.
    """

    checkpoints: tuple[tuple[Checkpoint, str | None], ...]
    broken: tuple[Break, ...]


class Checkpoints:
    """Signs with the key in the vault, publishes, and notes in the vault what was signed."""

    def __init__(self, vault: FolderVault, publisher: Publisher) -> None:
        self._vault = vault
        self._publisher = publisher

    def known_key(self, event: EventId) -> bytes | None:
        """The public key, if there is one already."""
        secret = self._vault.fetch(event, KEY)
        if secret is None:
            return self._vault.fetch(event, PUBLIC_KEY)
        return _public(Ed25519PrivateKey.from_private_bytes(secret))

    def require_key(self, event: EventId) -> None:
        """Nothing, unless the event is a copy that cannot be signed here.

        Raises:
            KeyElsewhere: it is.
        """
        if self._vault.fetch(event, KEY) is None and self._vault.fetch(event, PUBLIC_KEY):
            raise KeyElsewhere(event=event)

    def public_key(self, event: EventId) -> bytes:
        """The public key, made at the first asking."""
        return _public(self._key(event))

    def sign(self, event: EventId, lines: Sequence[tuple[int, str, str]]) -> Checkpoint | None:
        """Checkpoints published for `lines`: (position, hash, time) of each. The last of them.

        The caller sees to it that nobody else is signing.
        """
        if not lines:
            return None
        key = self._key(event)
        points = []
        for position, hash, at in lines:
            signature = key.sign(checkpoint_text(event, position, hash, at).encode()).hex()
            points.append(Checkpoint(event, position, hash, at, signature))
        self._publisher.add(event, FILE, "\n".join(map(checkpoint_line, points)))
        # Noted after it was published: a crash between the two must not look like a removal.
        self._vault.note(event, KEPT, "\n".join(str(point.position) for point in points))
        return points[-1]

    def sign_message(self, event: EventId, message: bytes) -> bytes:
        """The signature over any message, such as a seal; it is not noted anywhere."""
        return self._key(event).sign(message)

    def signed(self, event: EventId) -> list[int]:
        """Positions that were signed, as the vault remembers them."""
        noted = (self._vault.fetch(event, KEPT) or b"").split(b"\n")[:-1]
        return [int(position) for position in noted if position.isdigit()]

    def published(self, event: EventId) -> list[Checkpoint | None]:
        """The published checkpoints in order; None for a line that cannot be read as one."""
        return read_checkpoints(self._publisher.read(event, FILE) or "")

    def last(self, event: EventId) -> Checkpoint | None:
        """The last checkpoint published."""
        text = self._publisher.read(event, FILE) or ""
        # Read from the end: every checkpoint does this, and there are more each time.
        lines = (_read(line) for line in reversed(text.split("\n")[:-1]))
        return next((point for point in lines if point), None)

    def _key(self, event: EventId) -> Ed25519PrivateKey:
        secret = self._vault.fetch(event, KEY)
        if secret is None:
            self.require_key(event)
            new = Ed25519PrivateKey.generate()
            self._vault.keep(event, KEY, new.private_bytes_raw())
            return new
        return Ed25519PrivateKey.from_private_bytes(secret)


def _public(key: Ed25519PrivateKey) -> bytes:
    return key.public_key().public_bytes_raw()


def checkpoint_line(checkpoint: Checkpoint) -> str:
    """The line of `checkpoints.jsonl`: canonical JSON with five members."""
    return canonical_json(
        {
            "event": checkpoint.event,
            "position": checkpoint.position,
            "hash": checkpoint.hash,
            "at": checkpoint.at,
            "signature": checkpoint.signature,
        }
    )


def read_checkpoints(text: str) -> list[Checkpoint | None]:
    """The checkpoints in the text of a file; None in the place of a line that is not one.

    An unfinished last line, as a crash can leave it, is passed over.
    """
    return [_read(line) for line in text.split("\n")[:-1]]


def _read(text: str) -> Checkpoint | None:
    try:
        point = Checkpoint(**json.loads(text))
        good = (
            type(point.position) is int
            and HASH.fullmatch(point.hash)
            and SIGNATURE.fullmatch(point.signature)
            and checkpoint_line(point) == text
        )
    except (ValueError, TypeError, RecursionError):
        return None
    return point if good else None


def judge(
    event: EventId,
    published: list[Checkpoint | None],
    *,
    public_key: bytes | None,
    head: int,
    hashes: Mapping[int, str],
    signed: Collection[int] = (),
) -> Judged:
    """The published checkpoints held against the lines.

    Args:
        head: position of the last line.
        hashes: hash of the line at each position that is named in `published`.
        signed: positions of which it is known that they were signed.
    """
    judged: list[tuple[Checkpoint, str | None]] = []
    broken: list[Break] = []
    before = 0
    for number, point in enumerate(published, start=1):
        if point is None:
            why = Reason(
                "checkpoint-altered",
                "checkpoint {n} of {file}, after that of line {line}, was altered",
                n=number,
                file=FILE,
                line=before,
            )
            broken.append(Break(before + 1, why))
            continue
        fault = _fault(event, point, public_key, before, head, hashes)
        judged.append((point, fault))
        if fault is None:
            before = point.position
        else:
            broken.append(Break(point.position, fault))
    present = {point.position for point in published if point}
    regular = range(CHECKPOINT_EVERY, max(present, default=0) + 1, CHECKPOINT_EVERY)
    for position in sorted(({*regular, *signed}) - present):
        why = Reason(
            "checkpoint-removed",
            "the checkpoint of line {line} was removed from {file}",
            line=position,
            file=FILE,
        )
        broken.append(Break(position, why))
    return Judged(tuple(judged), tuple(sorted(broken, key=lambda point: point.position)))


def _fault(
    event: EventId,
    point: Checkpoint,
    public_key: bytes | None,
    before: int,
    head: int,
    hashes: Mapping[int, str],
) -> Reason | None:
    line = point.position
    if point.event != event:
        return Reason(
            "checkpoint-of-another",
            "the checkpoint of line {line} is one of the event {event}",
            line=line,
            event=point.event,
        )
    if public_key is None:
        return Reason(
            "checkpoint-no-key",
            "the checkpoint of line {line} cannot be checked: the signing key is not in the vault",
            line=line,
        )
    try:
        signed = checkpoint_text(point.event, point.position, point.hash, point.at).encode()
        Ed25519PublicKey.from_public_bytes(public_key).verify(
            bytes.fromhex(point.signature), signed
        )
    except InvalidSignature:
        return Reason(
            "checkpoint-signature",
            "the checkpoint of line {line} was altered: its signature is not that of the event's "
            "key",
            line=line,
        )
    if line <= before:
        return Reason(
            "checkpoint-behind",
            "the checkpoint of line {line} stands after that of line {before}",
            line=line,
            before=before,
        )
    if line > head:
        return Reason(
            "lines-cut-off",
            "the log ends at line {head}, but line {line} was signed: {n} or more lines were "
            "removed at the end",
            head=head,
            line=line,
            n=line - head,
        )
    if hashes.get(line) != point.hash:
        return Reason(
            "chain-written-anew",
            "line {line} is not the line that was signed: a line from {first} to {line} was "
            "altered and the chain written anew",
            line=line,
            first=before + 1,
        )
    return None
