"""A log as an organiser leaves it who writes its chain anew, and signs that with his own key."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from evendeal.ids import EventId
from evendeal.store.checkpoints import FILE, checkpoint_line, read_checkpoints
from evendeal.tournament.line import ORIGIN, Line, canonical_json, checkpoint_text, line_hash
from support.ledgers import open_desk
from support.typed import by_force

Forgery = Callable[[list[Line]], list[Line]]
"""The lines as somebody would have them."""


def chained(lines: list[Line]) -> list[Line]:
    """The same lines in a chain written anew, without a gap: only signatures tell."""
    new: list[Line] = []
    for position, line in enumerate(lines, 1):
        previous = new[-1].hash if new else ORIGIN
        moved = replace(line, position=position, previous=previous)
        new.append(replace(moved, hash=line_hash(moved)))
    return new


def write_lines(folder: Path, lines: list[Line]) -> None:
    """The lines of the database, whatever stood there."""
    rows = [
        (*(each.position, each.event, *each.place, each.n, each.key, canonical_json(each.body)),
         *(each.at, each.by, each.previous, each.hash))
        for each in lines
    ]  # fmt: skip
    columns = "position, event, session, table_no, deal, n, key, body, at, by, previous, hash"
    with by_force(folder) as log:
        log.execute("DELETE FROM lines")
        log.executemany(f"INSERT INTO lines ({columns}) VALUES ({'?, ' * 11}?)", rows)


def forge(folder: Path, event: EventId, forgery: Forgery) -> None:
    """The log with other lines, as many as before: chain and checkpoints hold, times stay."""
    with open_desk(folder) as desk:
        before = list(desk.adapters.log.lines(event))
    changed = forgery(before)
    times = [replace(now, at=then.at) for now, then in zip(changed, before, strict=True)]
    lines = chained(times)
    write_lines(folder, lines)
    key = Ed25519PrivateKey.from_private_bytes(
        (folder / "secrets" / event / "signing-key").read_bytes()
    )
    path = folder / "published" / event / FILE
    points = []
    for point in read_checkpoints(path.read_text("utf-8")):
        assert point is not None
        hash = lines[point.position - 1].hash
        text = checkpoint_text(event, point.position, hash, point.at)
        points.append(replace(point, hash=hash, signature=key.sign(text.encode()).hex()))
    path.chmod(0o644)
    path.write_text("".join(f"{checkpoint_line(each)}\n" for each in points), "utf-8")
