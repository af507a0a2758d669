"""What the published files have in common: a signature, an event, sessions in order, instants."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from evendeal.draw.canonical import canonical_bytes
from evendeal.draw.instants import SHAPE, is_instant
from evendeal.draw.keys import EVENT_ID
from evendeal.draw.reading import Field, document
from evendeal.draw.seal import NEWEST
from evendeal.ids import EventId, SessionNo

SIGNATURE_BYTES = 64


class OfSession(Protocol):
    """What a file says of one session."""

    @property
    def session(self) -> SessionNo:
        """Its number."""


SessionT = TypeVar("SessionT", bound=OfSession)
PublishedT_co = TypeVar("PublishedT_co", bound=OfSession, covariant=True)


@dataclass(frozen=True, slots=True)
class PublishedSessions(Generic[PublishedT_co]):
    """What a file says of an event, session by session in order; it only ever grows."""

    event: EventId
    sessions: tuple[PublishedT_co, ...]

    def session(self, session: SessionNo) -> PublishedT_co | None:
        """What it says of a session, or None."""
        return next((each for each in self.sessions if each.session == session), None)


def write_signed(part: str, body: dict[str, Any], signature: bytes) -> bytes:
    """A file that is signed.

    Args:
        part: the field of what is signed.
        body: its value, over whose canonical bytes the signature is.
    """
    return canonical_bytes({part: body, "signature": signature.hex()})


def read_signed(data: bytes, name: str, part: str) -> tuple[Field, bytes]:
    """What is signed in a file, and the signature, which is not checked here.

    Raises:
        NotASeal: the file cannot be read.
    """
    body, signature = document(data, name).fields(part, "signature")
    return Field(body.value, part), signature.hexadecimal(SIGNATURE_BYTES)


def version_of(field: Field) -> int:
    """The version of a file; 1 where it names none.

    Raises:
        NotASeal: there is no such version, or none that is known here.
    """
    if not isinstance(field.value, dict) or "version" not in field.value:
        return 1
    return Field(field.value["version"], f"{field.where}.version").number(2, NEWEST)


def read_sessions(field: Field, read: Callable[[Field], SessionT]) -> tuple[SessionT, ...]:
    """The sessions of a file, from 1 without a gap.

    Raises:
        NotASeal: they are not 1, 2, ... in order; or the refusals of `read`.
    """
    sessions = tuple(read(session) for session in field.elements())
    if [session.session for session in sessions] != list(range(1, len(sessions) + 1)):
        raise field.no("expected sessions 1, 2, ... in order")
    return sessions


def read_event_id(field: Field) -> EventId:
    """The id of the event that a file is of."""
    return EventId(field.text(EVENT_ID.pattern, "letters, digits and hyphens"))


def read_instant(field: Field) -> str:
    """An instant in UTC."""
    if not is_instant(field.text()):
        raise field.no(f"expected {SHAPE}")
    return field.text()
