"""A whole event as one file: what is needed to read, verify or go on with it elsewhere.

A ZIP archive whose bytes depend on the event alone. `manifest.json` stands last and names
every other file with its length and SHA-256.
"""

from collections.abc import Iterable
from enum import Enum
from hashlib import sha256
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from evendeal.director.desk import OPENED, ROOTS, SEAL, Desk, NotInTheLog
from evendeal.director.events import PURPOSE
from evendeal.director.opening import opened_text
from evendeal.director.ports import BrokenLog
from evendeal.director.public import CHECKPOINTS, PublicDesk
from evendeal.director.results import rulings_csv, standings_csv, travellers_csv
from evendeal.director.sealing import secret_name
from evendeal.errors import Refused
from evendeal.ids import EventId, SessionNo
from evendeal.tournament import Event
from evendeal.tournament.line import ORIGIN, Line, canonical_json
from evendeal.tournament.progress import Progress

FORMAT = "evendeal archive 1"
MANIFEST, README, LOG, CONDITIONS = "manifest.json", "README.txt", "log.jsonl", "event.toml"
STANDINGS, TRAVELLERS = "results/standings.csv", "results/travellers.csv"
RULINGS = "results/rulings.csv"
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
    """An event whose secrets should go into an archive and are not kept here."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"the secrets of {event} are not kept here; it can be exported without")
        self.event = event


def archive(desk: Desk, event: EventId, contents: Contents = Contents.DIRECTOR) -> bytes:
    """The archive of an event; the same event gives the same bytes.

    Raises:
        NotInTheLog: there is no such event.
        BrokenLog: its log does not hold, so that there is no whole to be exported.
        SecretsNotHere: they are asked for, and are elsewhere.
    """
    with desk.lock:
        # A checkpoint is published after its line, so it is read before the lines.
        points = desk.adapters.publisher.read(event, CHECKPOINTS) or ""
        progress = desk.refresh(event)
        why = desk.adapters.log.read_only(event)
        if why is not None:
            raise BrokenLog(event=event, position=progress.position + 1, why=why)
        if progress.published is None:
            raise NotInTheLog(event=event)
        last = desk.adapters.log.head(event) if desk.stuck(event) else None
        until = last[0] if last else progress.position
        ended = progress.finished
        files = _public(desk, progress)
        if contents is Contents.SECRETS:
            files |= _secrets(desk, progress)
    head, lines = ORIGIN, 0
    if contents is not Contents.PUBLIC:
        # Lines stand as they are once they are written: the tables need not wait meanwhile.
        files[CHECKPOINTS] = points[: points.rfind("\n") + 1].encode()
        log = []
        for line in desk.adapters.log.lines(event):
            if line.position > until:
                break
            log.append(line_text(line))
            head, lines = line.hash, line.position
        files[LOG] = "".join(log).encode()
    files[README] = _readme(progress.event, contents, lines, ended=ended).encode()
    return _zip(event, contents, files, head, lines)


def line_text(line: Line) -> str:
    """A line as `log.jsonl` has it: the canonical JSON of its twelve members, and a line feed."""
    return f"{canonical_json({name: getattr(line, name) for name in Line.__slots__})}\n"


def file_name(event: EventId, contents: Contents) -> str:
    """What the archive is called if nobody says otherwise."""
    return f"{event}.zip" if contents is Contents.DIRECTOR else f"{event}-{contents.value}.zip"


def _public(desk: Desk, progress: Progress) -> dict[str, bytes]:
    event = progress.event.id
    assert progress.published is not None
    texts = {
        CONDITIONS: progress.published.event,
        SEAL: desk.adapters.publisher.read(event, SEAL),
        ROOTS: desk.adapters.publisher.read(event, ROOTS),
        OPENED: opened_text(desk, event) if progress.sessions else None,
        CHECKPOINTS: PublicDesk(desk).file(event, CHECKPOINTS),
        STANDINGS: "".join(standings_csv(progress)),
        TRAVELLERS: "".join(travellers_csv(progress)),
        RULINGS: "".join(rulings_csv(progress)),
    }
    return {name: text.encode() for name, text in texts.items() if text is not None}


def _secrets(desk: Desk, progress: Progress) -> dict[str, bytes]:
    event = progress.event.id
    names = [
        secret_name(SessionNo(session), kind)
        for session in range(1, progress.event.sessions + 1)
        for kind in ("original", "reserve")
    ]
    found = {}
    for name in (*names, SIGNING_KEY, PURPOSE):
        secret = desk.adapters.vault.fetch(event, name)
        if secret is None:
            raise SecretsNotHere(event=event)
        found[SECRETS + name] = secret
    return found


def _readme(event: Event, contents: Contents, lines: int, *, ended: bool) -> str:
    parts = [
        f"{event.name} ({event.id})",
        "",
        "An event of duplicate poker, exported by evendeal.",
        "",
    ]
    if contents is Contents.PUBLIC:
        parts += [
            "It holds what everybody may see: the seal, the deals that are open with their",
            "proofs, the conditions and the results. The log is not in it.",
            "",
            "  python3 verify_event.py checks the seal and the deals without evendeal.",
        ]
    else:
        parts += [
            f"log.jsonl          the log, {lines} lines, each tied to the one before by its hash",
            "checkpoints.jsonl  signatures over the log, by the key that the seal names",
            "seal.json          what was sealed before play; root.json and opened.json likewise",
            "event.toml         the conditions that were sealed",
            "results/           standings, chip-scores of the open deals, rulings on them, csv",
            "",
            "  evendeal event import FILE.zip --log FOLDER",
            f"  evendeal verify {event.id} --log FOLDER",
        ]
        if not ended:
            parts += [
                "",
                "The event has not ended: the log tells of hands that are under embargo. This file",
                "is for the director.",
            ]
    if contents is Contents.SECRETS:
        parts += [
            "",
            "secrets/ holds the luck of all deals and the key that signs the log. Whoever has it",
            "knows every card and can write the log. Destroy it when the event has been moved, and",
            "never go on with the event in two places.",
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
