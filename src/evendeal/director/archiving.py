"""A whole event as one file: what is needed to read, verify or go on with it elsewhere.

A ZIP archive whose bytes depend on the event alone. `manifest.json` stands last and names
every other file with its length and SHA-256.
"""

from collections.abc import Iterable
from enum import Enum
from hashlib import sha256
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from evendeal.director.archived import Archived
from evendeal.director.encrypted_secrets import (
    RECIPIENT,
    WRAPPED_KEY,
    encrypted_name,
    encrypted_sessions,
)
from evendeal.director.ledger import OPENED, ROOTS, SEAL, NotInTheLog
from evendeal.director.opening import opened_text
from evendeal.director.ports import BrokenLog
from evendeal.director.public_cache import CHECKPOINTS
from evendeal.director.publication import PURPOSE
from evendeal.director.sealed_ledger import AnyLedger, secret_name, sessions_of
from evendeal.draw.line_ups_file import LINE_UPS
from evendeal.errors import Refused
from evendeal.ids import EventId
from evendeal.tournament.any_event import AnyEvent
from evendeal.tournament.event_fold import AnyFold
from evendeal.tournament.line import ORIGIN, Line, canonical_json
from evendeal.views.embargo import settled_checkpoints

FORMAT = "evendeal archive 1"
MANIFEST, README, LOG, CONDITIONS = "manifest.json", "README.txt", "log.jsonl", "event.toml"
STANDINGS = "results/standings.csv"
SECRETS = "secrets/"
SIGNING_KEY = "signing-key"
"""The name in the vault of the key that signs the log."""


FIRST_DAY = (1980, 1, 1, 0, 0, 0)
"""The date of every file in the archive; a true one would make each export another file."""


class Contents(Enum):
    """What an archive holds, from the least to the most."""

    PUBLIC = "public"
    """What everybody may see, and no line of the log."""
    DIRECTOR = "director"
    """The whole log, hands under embargo included; no secret of a session still to end."""
    SECRETS = "secrets"
    """Also the secrets: whoever has it knows every card, and can go on with the event."""


class SecretsNotHere(Refused):
    """An event whose secrets should go into an archive and are not stored here."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"the secrets of {event} are not here; it can be exported without")
        self.event = event


def archive(ledger: AnyLedger, event: EventId, contents: Contents = Contents.DIRECTOR) -> bytes:
    """The archive of an event; the same event gives the same bytes.

    Raises:
        NotInTheLog: there is no such event.
        BrokenLog: its log is broken, so that there is no whole to be exported.
        SecretsNotHere: they belong into it, and are elsewhere.
    """
    of_format = ledger.life.archived()
    with ledger.reading(event):
        # A checkpoint is published after its line, so it is read before the lines.
        points = ledger.adapters.publisher.read(event, CHECKPOINTS) or ""
        progress = ledger.refresh(event)
        why = ledger.adapters.log.read_only(event)
        if why is not None:
            raise BrokenLog(event=event, position=progress.position + 1, why=why)
        if progress.published is None:
            raise NotInTheLog(event=event)
        last = ledger.adapters.log.head(event) if ledger.stuck(event) else None
        until = last[0] if last else progress.position
        ended = progress.finished
        texts = _published(ledger, progress, points)
        texts |= {name: "".join(rows(progress)) for name, rows in of_format.files.items()}
        files = {name: text.encode() for name, text in texts.items() if text is not None}
        if contents is Contents.SECRETS:
            files |= _secrets(ledger, progress.event)
    head, lines = ORIGIN, 0
    if contents is not Contents.PUBLIC:
        # Lines stand as they are once they are written: the tables need not wait meanwhile.
        files[CHECKPOINTS] = points[: points.rfind("\n") + 1].encode()
        log = []
        for line in ledger.adapters.log.lines(event):
            if line.position > until:
                break
            log.append(line_text(line))
            head, lines = line.hash, line.position
        files[LOG] = "".join(log).encode()
    files[README] = _readme(progress.event, of_format, contents, lines, ended=ended).encode()
    return _zip(event, contents, files, head, lines)


def line_text(line: Line) -> str:
    """A line as `log.jsonl` has it: the canonical JSON of its twelve members, and a line feed."""
    return f"{canonical_json({name: getattr(line, name) for name in Line.__slots__})}\n"


def file_name(event: EventId, contents: Contents) -> str:
    """What the archive is called if nobody says otherwise."""
    return f"{event}.zip" if contents is Contents.DIRECTOR else f"{event}-{contents.value}.zip"


def _published(ledger: AnyLedger, progress: AnyFold, points: str) -> dict[str, str | None]:
    """The files that everybody may see of any event; None where there is none yet."""
    assert progress.published is not None
    event, publisher = progress.event.id, ledger.adapters.publisher
    return {
        CONDITIONS: progress.published.event,
        SEAL: publisher.read(event, SEAL),
        LINE_UPS: publisher.read(event, LINE_UPS),
        ROOTS: publisher.read(event, ROOTS),
        OPENED: opened_text(ledger, event) if progress.sessions else None,
        CHECKPOINTS: settled_checkpoints(points, progress.settled),
    }


def _secrets(ledger: AnyLedger, event: AnyEvent) -> dict[str, bytes]:
    encrypted = encrypted_sessions(ledger, event)
    names = [
        secret_name(session, kind)
        for session in sessions_of(event)
        if session not in encrypted
        for kind in ledger.life.kinds
    ]
    if encrypted:
        names += [RECIPIENT, *map(encrypted_name, sorted(encrypted))]
        if ledger.adapters.vault.fetch(event.id, WRAPPED_KEY) is not None:
            names.append(WRAPPED_KEY)
    secrets = {}
    for name in (*names, SIGNING_KEY, PURPOSE):
        secret = ledger.adapters.vault.fetch(event.id, name)
        if secret is None:
            raise SecretsNotHere(event=event.id)
        secrets[SECRETS + name] = secret
    return secrets


def _readme(
    event: AnyEvent, words: Archived[Any], contents: Contents, lines: int, *, ended: bool
) -> str:
    parts = [
        f"{event.name} ({event.id})",
        "",
        f"An event of {words.kind}, exported by evendeal.",
        "",
    ]
    if contents is Contents.PUBLIC:
        parts += [
            f"It holds what everybody may see: the seal, the {words.luck} that are open with their",
            "proofs, the conditions and the results. The log is not in it.",
            "",
            f"  python3 verify_event.py checks the seal and the {words.luck} without evendeal.",
        ]
    else:
        parts += [
            f"log.jsonl          the log, {lines} lines, each tied to the one before by its hash",
            "checkpoints.jsonl  signatures over the log, by the key that the seal names",
            "seal.json          what was sealed before play; the other .json files likewise",
            "event.toml         the conditions that were sealed",
            f"results/           {words.results}, csv",
            "",
            "  evendeal event import FILE.zip --log FOLDER",
            f"  evendeal verify {event.id} --log FOLDER",
        ]
        if not ended:
            parts += [
                "",
                f"The event has not ended: the log tells of {words.play} that are under embargo.",
                "This file is for the director.",
            ]
    if contents is Contents.SECRETS:
        parts += [
            "",
            f"secrets/ holds the luck of all {words.luck} and the key that signs the log. Whoever",
            f"has it knows every {words.secret} and can write the log. Destroy it when the event",
            "has been moved, and never go on with the event in two places.",
        ]
    return "\n".join(parts) + "\n"


def _zip(
    event: EventId, contents: Contents, files: dict[str, bytes], head: str, lines: int
) -> bytes:
    manifest = {
        "format": FORMAT,
        "contents": contents.value,
        "event": event,
        "lines": lines,
        "head": head,
        "files": {
            name: {"bytes": len(data), "sha256": sha256(data).hexdigest()}
            for name, data in files.items()
        },
    }
    out = BytesIO()
    with ZipFile(out, "w") as written:
        for name, data in _in_order(files.items()):
            _add(written, name, data)
        _add(written, MANIFEST, f"{canonical_json(manifest)}\n".encode())
    return out.getvalue()


def _in_order(files: Iterable[tuple[str, bytes]]) -> list[tuple[str, bytes]]:
    return sorted(files, key=lambda file: (file[0] != README, file[0]))


def _add(written: ZipFile, name: str, data: bytes) -> None:
    info = ZipInfo(name, FIRST_DAY)
    info.create_system = 3
    info.external_attr = (0o600 if name.startswith(SECRETS) else 0o644) << 16
    written.writestr(info, data, ZIP_DEFLATED, 6)
