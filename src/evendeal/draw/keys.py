"""The secret behind a set of deals, what is published of it, and the keys made from it."""

import hashlib
import re
from typing import Literal, TypeAlias

from cryptography.hazmat.primitives.hashes import SHA512
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from evendeal.draw.beacon import require_beacon
from evendeal.errors import Refused
from evendeal.ids import EventId, SessionNo

ALGORITHM = "dpk1"

SECRET_BYTES = 32
KEY_BYTES = 64

Kind: TypeAlias = Literal["original", "reserve"]
"""The deals everybody plays, or those in reserve for a deal that must be replaced."""

FIRST_SESSION = SessionNo(1)

KINDS: tuple[Kind, ...] = ("original", "reserve")

EVENT_ID = re.compile(r"[A-Za-z0-9-]+")


class NotASecret(Refused):
    """Bytes that cannot be the secret of a session."""

    def __init__(self, *, length: int) -> None:
        super().__init__(f"a session's secret has {SECRET_BYTES} bytes; this has {length}")
        self.length = length


class NotAnEventId(Refused):
    """A name that would make the text inside a key ambiguous."""

    def __init__(self, *, event: str) -> None:
        super().__init__(f"event id {event!r}: use letters, digits and hyphens only")
        self.event = event


def session_name(session: SessionNo) -> str:
    """The session as keys and seals name it: `S1`, `S2`, ..."""
    return f"S{session}"


def commit(secret: bytes) -> str:
    """What is published of a secret before play, 64 hexadecimal digits.

    Raises:
        NotASecret: not 32 bytes.

    Source:
        `dpk1`, point 1.
    """
    _require_secret(secret)
    return hashlib.sha256(b"dpk1/commit" + secret).hexdigest()


def session_key(secret: bytes, beacon: bytes, event: EventId, session: str, kind: Kind) -> bytes:
    """The 64 bytes from which every deal of one session and kind follows.

    Args:
        secret: 32 bytes, known to the organiser alone until it is opened.
        beacon: the public randomness as UTF-8; empty if there is none.
        session: as `session_name` writes it, e.g. `S1`.

    Raises:
        NotASecret: not 32 bytes.
        NotAnEventId: the event id could be confused with the rest of the label.
        NotABeacon: the public randomness is not in its one spelling.

    Source:
        `dpk1`, point 3.
    """
    _require_secret(secret)
    if beacon:
        require_beacon(beacon.decode("utf-8", "backslashreplace"))
    salt = hashlib.sha256(beacon).digest()
    return _hkdf(secret, salt, f"{ALGORITHM}|{_required(event)}|{session}|{kind}")


def seat_key(source: bytes, event: EventId, session: SessionNo = FIRST_SESSION) -> bytes:
    """The 64 bytes from which a session's seat draw follows.

    Args:
        source: the public randomness as UTF-8, or, where there is none, the secret of
            the session's original deals.
        session: the first session has the printed label; the others add their own name,
            so that no two sessions are drawn alike.

    Source:
        `dpk1`, point 6; docs/seals.md, "Seat draw".
    """
    later = "" if session == FIRST_SESSION else f"|{session_name(session)}"
    return _hkdf(source, None, f"{ALGORITHM}|{_required(event)}|seats{later}")


def _hkdf(material: bytes, salt: bytes | None, info: str) -> bytes:
    return HKDF(SHA512(), KEY_BYTES, salt, info.encode()).derive(material)


def _require_secret(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise NotASecret(length=len(secret))


def _required(event: EventId) -> EventId:
    if EVENT_ID.fullmatch(event) is None:
        raise NotAnEventId(event=event)
    return event
