"""The file `lineups.json`: line-ups as they were closed, signed before the draw could be known."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from evendeal.draw.canonical import canonical_bytes
from evendeal.draw.line_ups import Listed
from evendeal.draw.published_file import (
    PublishedSessions,
    read_event_id,
    read_instant,
    read_sessions,
    read_signed,
    write_signed,
)
from evendeal.draw.reading import Field
from evendeal.draw.seal import HASH_BYTES
from evendeal.ids import EntryId, SessionNo

LINE_UPS = "lineups.json"


@dataclass(frozen=True, slots=True)
class ClosedLineUps:
    """The line-ups of one session as they were closed.

    Attributes:
        closed_at: the instant in UTC.
        line: the hash of the log's line that closed them, 32 bytes. Not its position: that would
            tell how much has been recorded at the tables of a session that still runs (R37).
        entries: each with its players: of teams all, in sealed order; of individuals those who
            play the session, in the order in which their places are drawn.
    """

    session: SessionNo
    closed_at: str
    line: bytes
    entries: Listed


@dataclass(frozen=True, slots=True)
class PublishedLineUps(PublishedSessions[ClosedLineUps]):
    """The sessions whose line-ups are closed, in order; the file only ever grows."""


@dataclass(frozen=True, slots=True)
class SignedLineUps:
    """The file `lineups.json`: line-ups and the signature over their canonical bytes."""

    line_ups: PublishedLineUps
    signature: bytes


def published_line_ups_to_json(line_ups: PublishedLineUps) -> dict[str, Any]:
    """The value under `line_ups` in the file; its canonical bytes are what is signed."""
    return {
        "event": line_ups.event,
        "sessions": [
            {
                "session": session.session,
                "closed_at": session.closed_at,
                "line": session.line.hex(),
                "entries": line_ups_to_json(session.entries),
            }
            for session in line_ups.sessions
        ],
    }


def line_ups_bytes(line_ups: PublishedLineUps) -> bytes:
    """The bytes that are signed."""
    return canonical_bytes(published_line_ups_to_json(line_ups))


def write_line_ups(signed: SignedLineUps) -> bytes:
    """The file `lineups.json`."""
    return write_signed("line_ups", published_line_ups_to_json(signed.line_ups), signed.signature)


def read_published_line_ups(data: bytes) -> SignedLineUps:
    """The line-ups in a file `lineups.json`, strictly; the signature is not checked here.

    Raises:
        NotASeal: the file cannot be read.
    """
    line_ups, signature = read_signed(data, LINE_UPS, "line_ups")
    event, sessions = line_ups.fields("event", "sessions")
    read = read_sessions(sessions, _session)
    return SignedLineUps(PublishedLineUps(read_event_id(event), read), signature)


def line_ups_to_json(
    entries: Sequence[tuple[EntryId, Sequence[str]]],
) -> list[dict[str, Any]]:
    """The players of each entry."""
    return [{"id": entry, "players": list(players)} for entry, players in entries]


def read_line_ups(field: Field) -> Listed:
    """The players of each entry, in the order of the file."""
    read = []
    for each in field.elements():
        entry, players = each.fields("id", "players")
        read.append((EntryId(entry.text()), tuple(name.text() for name in players.elements())))
    return tuple(read)


def _session(field: Field) -> ClosedLineUps:
    session, closed_at, line, entries = field.fields("session", "closed_at", "line", "entries")
    return ClosedLineUps(
        SessionNo(session.number(1)),
        read_instant(closed_at),
        line.hexadecimal(HASH_BYTES),
        read_line_ups(entries),
    )
