"""The file `root.json`: the roots, signed once the public randomness is known."""

from dataclasses import dataclass
from typing import Any

from evendeal.draw.beacon import require_beacon, trouble_with
from evendeal.draw.canonical import canonical_bytes
from evendeal.draw.keys import Kind
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
from evendeal.ids import SessionNo


@dataclass(frozen=True, slots=True)
class SessionRoots:
    """The roots of one session, published before its first card.

    Attributes:
        beacon: the value of the public randomness that was mixed in.
        original, reserve: the Merkle roots; None if there are no reserve deals.
        published_at: the instant in UTC, given by the caller.

    Raises:
        NotABeacon: the value is not in its one spelling.
    """

    session: SessionNo
    beacon: str
    original: bytes
    reserve: bytes | None
    published_at: str

    def __post_init__(self) -> None:
        require_beacon(self.beacon)

    def of(self, kind: Kind) -> bytes | None:
        """The root of a kind."""
        return self.original if kind == "original" else self.reserve


@dataclass(frozen=True, slots=True)
class Roots(PublishedSessions[SessionRoots]):
    """The roots of the sessions that have begun, in order; it only ever grows."""


@dataclass(frozen=True, slots=True)
class SignedRoots:
    """The file `root.json`: roots and the signature over their canonical bytes."""

    roots: Roots
    signature: bytes


def roots_to_json(roots: Roots) -> dict[str, Any]:
    """The value under `roots` in `root.json`; its canonical bytes are what is signed."""
    return {
        "event": roots.event,
        "sessions": [
            {
                "session": session.session,
                "beacon": session.beacon,
                "original": session.original.hex(),
                "reserve": None if session.reserve is None else session.reserve.hex(),
                "published_at": session.published_at,
            }
            for session in roots.sessions
        ],
    }


def roots_bytes(roots: Roots) -> bytes:
    """The bytes that are signed."""
    return canonical_bytes(roots_to_json(roots))


def write_roots(signed: SignedRoots) -> bytes:
    """The file `root.json`."""
    return write_signed("roots", roots_to_json(signed.roots), signed.signature)


def read_roots(data: bytes) -> SignedRoots:
    """The roots in a file `root.json`, strictly; the signature is not checked here.

    Raises:
        NotASeal: the file cannot be read.
    """
    roots, signature = read_signed(data, "root.json", "roots")
    event, sessions = roots.fields("event", "sessions")
    read = read_sessions(sessions, _session)
    return SignedRoots(Roots(read_event_id(event), read), signature)


def _session(field: Field) -> SessionRoots:
    session, beacon, original, reserve, published_at = field.fields(
        "session", "beacon", "original", "reserve", "published_at"
    )
    why = trouble_with(beacon.text())
    if why is not None:
        raise beacon.no(why)
    return SessionRoots(
        SessionNo(session.number(1)),
        beacon.text(),
        original.hexadecimal(HASH_BYTES),
        None if reserve.absent else reserve.hexadecimal(HASH_BYTES),
        read_instant(published_at),
    )
