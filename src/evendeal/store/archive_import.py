"""An event out of an archive put into the folder of a log: all of it, or nothing."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert
from sqlalchemy.exc import DatabaseError

from evendeal.director.ledger import OPENED, ROOTS, SEAL
from evendeal.draw.line_ups_file import LINE_UPS
from evendeal.errors import Refused
from evendeal.ids import EventId
from evendeal.store.append import read_head
from evendeal.store.archive import Archive
from evendeal.store.busy import Patience, not_written
from evendeal.store.checkpoints import FILE as CHECKPOINTS
from evendeal.store.checkpoints import KEPT, PUBLIC_KEY, read_checkpoints
from evendeal.store.database import open_database
from evendeal.store.event_locks import LOCKS, EventLocks
from evendeal.store.files import make_folder, place_of, write_whole
from evendeal.store.published import EVERYONE
from evendeal.store.reading import read_one
from evendeal.store.schema import LINES
from evendeal.store.vault import OWNER_FOLDER, OWNER_ONLY
from evendeal.tournament.line import Line, canonical_json

_INSERT = insert(LINES)
_AT_A_TIME = 1000


class EventDiffers(Refused):
    """An event that the log has already, with other lines or files than the archive."""

    def __init__(self, *, event: EventId, where: str) -> None:
        super().__init__(
            f"the log holds another event {event}: {where} is not that of the archive; "
            "nothing was imported"
        )
        self.event = event
        self.where = where


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import has done.

    Attributes:
        lines: lines of the archive.
        new: of these, how many the log did not have.
        secrets: whether the event can be gone on with here.
    """

    event: EventId
    lines: int
    new: int
    secrets: bool


def import_archive(folder: Path, archive: Archive, patience: Patience | None = None) -> Imported:
    """The event of an archive in the folder of a log, made if it is missing.

    A log that has the first lines of it gets the others; one that has them all and more stays
    as it is.

    Raises:
        EventDiffers: the folder has another event of this id.
        NotALog, NewerLog: what lies there is something else, or newer than we are.
        NotWritten: the disk is full, or another program holds the log.
    """
    make_folder(folder, 0o755)
    event = archive.event
    writer, reader = open_database(folder / "log.sqlite", create=True, patience=patience)
    locks = EventLocks(folder / LOCKS, patience or Patience())
    placed: dict[Path, bytes | None] = {}
    try:
        with locks.alone(event), writer.connect() as connection, connection.begin():
            known, _ = read_head(connection, event)
            _require_same(connection, archive, known)
            files = dict(_files(folder, archive, longer=archive.count >= known))
            _insert(connection, archive, after=known)
            # Before the lines are committed: a log never has lines whose seal is missing.
            for path, (content, mode) in files.items():
                placed[path] = path.read_bytes() if path.exists() else None
                make_folder(path.parent.parent, _folder_mode(mode))
                make_folder(path.parent, _folder_mode(mode))
                write_whole(path, content, mode=mode)
    except BaseException as error:
        for path, before in placed.items():
            if before is None:
                path.unlink(missing_ok=True)
            elif path.read_bytes() != before:
                write_whole(path, before, mode=path.stat().st_mode & 0o777)
        if isinstance(error, DatabaseError | OSError):
            raise not_written(error) from error
        raise
    finally:
        writer.dispose()
        reader.dispose()
        locks.close()
    return Imported(event, archive.count, max(0, archive.count - known), bool(archive.secrets))


def _folder_mode(mode: int) -> int:
    return OWNER_FOLDER if mode == OWNER_ONLY else 0o755


def _require_same(connection: Connection, archive: Archive, known: int) -> None:
    """Nothing, if the lines of the log and those of the archive begin alike."""
    common = min(known, archive.count)
    if not common:
        return
    # One hash stands for all lines before it, so the last one in common is enough.
    ours = read_one(connection, archive.event, common)
    line = next(line for line in archive.lines() if line.position == common)
    if ours is None or ours[0] != line.hash:
        raise EventDiffers(event=archive.event, where=f"one of its first {common} lines")


def _insert(connection: Connection, archive: Archive, after: int) -> None:
    fresh = (_row(line) for line in archive.lines() if line.position > after)
    for rows in _batches(fresh):
        connection.execute(_INSERT, rows)


def _batches(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    batch = []
    for row in rows:
        batch.append(row)
        if len(batch) == _AT_A_TIME:
            yield batch
            batch = []
    if batch:
        yield batch


def _row(line: Line) -> dict[str, Any]:
    row = {name: getattr(line, name) for name in Line.__slots__ if name not in ("table", "body")}
    return {**row, "table_no": line.table, "body": canonical_json(line.body)}


def _files(
    folder: Path, archive: Archive, *, longer: bool
) -> Iterator[tuple[Path, tuple[bytes, int]]]:
    """Where each file goes, with its content and mode.

    Args:
        longer: whether the archive reaches at least as far as the log.
    """
    event = archive.event
    public, secret = folder / "published", folder / "secrets"

    def same(place: Path, content: bytes, mode: int) -> Iterator[tuple[Path, tuple[bytes, int]]]:
        if not place.exists():
            yield place, (content, mode)
        elif place.read_bytes() != content:
            raise EventDiffers(event=event, where=place.name)

    yield from same(place_of(public, event, SEAL), archive.files[SEAL], EVERYONE)
    points = _longer(archive, place_of(public, event, CHECKPOINTS))
    if points is not None:
        yield place_of(public, event, CHECKPOINTS), (points, EVERYONE)
    for name in (LINE_UPS, ROOTS, OPENED):
        place = place_of(public, event, name)
        if name in archive.files and (longer or not place.exists()):
            yield place, (archive.files[name], EVERYONE)
    secrets: Mapping[str, bytes] = {
        PUBLIC_KEY: archive.public_key,
        SEAL: archive.files[SEAL],
        **archive.secrets,
    }
    for name, content in secrets.items():
        yield from same(place_of(secret, event, name), content, OWNER_ONLY)
    if points is not None:
        signed = [point.position for point in read_checkpoints(points.decode()) if point]
        note = "".join(f"{position}\n" for position in signed).encode()
        yield place_of(secret, event, KEPT), (note, OWNER_ONLY)


def _longer(archive: Archive, place: Path) -> bytes | None:
    """The checkpoints of the archive, if they go on from those that lie here."""
    theirs = archive.files[CHECKPOINTS]
    known = place.read_bytes() if place.exists() else b""
    known = known[: known.rfind(b"\n") + 1]
    if theirs.startswith(known):
        return theirs
    if known.startswith(theirs):
        return None
    raise EventDiffers(event=archive.event, where=place.name)
