"""The file `seal.json`, whatever is played: a seal as JSON, and back."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from evendeal.draw.canonical import canonical_bytes
from evendeal.draw.instants import INSTANT, SHAPE
from evendeal.draw.keys import ALGORITHM
from evendeal.draw.published_file import read_signed, version_of, write_signed
from evendeal.draw.reading import Field
from evendeal.draw.seal import (
    HASH_BYTES,
    MOST_DEALS,
    PUBLIC_KEY_BYTES,
    SealedDeals,
    SealedEntry,
    SealHead,
    SessionHead,
)
from evendeal.ids import EntryId, EventId, SessionNo

SealT = TypeVar("SealT", bound=SealHead)
SignedT_co = TypeVar("SignedT_co", bound=SealHead, covariant=True)

Fields = Mapping[str, Field]
"""The fields of an object, by name."""


@dataclass(frozen=True, slots=True)
class SignedSeal(Generic[SignedT_co]):
    """The file `seal.json`: a seal and the signature over its canonical bytes."""

    seal: SignedT_co
    signature: bytes


class SealFile(ABC, Generic[SealT]):
    """How the seals of a format stand in their file.

    What every seal has is written and read here; the format adds fields of its own.
    """

    format: ClassVar[str | None]
    """The word by which a seal names its format; None: it names none, as those of cards."""
    seating: ClassVar[str] = "none"
    """How seats come about, as a session of version 2 says it."""
    line_ups_close: ClassVar[bool] = False
    """Whether line-ups close before the draw of a session can be known."""
    why_line_ups: ClassVar[str] = "line-ups of this format do not close"
    """Why a file cannot say otherwise, in words."""
    own: ClassVar[tuple[str, ...]] = ()
    """Fields of its own that a seal has."""
    own_in_first: ClassVar[tuple[str, ...]] = ()
    """Fields that only a seal of version 1 has."""
    of_session: ClassVar[tuple[str, ...]] = ()
    """Fields of its own that a session has."""
    of_later_session: ClassVar[tuple[str, ...]] = ()
    """Fields of its own that a session has since version 2."""

    @abstractmethod
    def own_to_json(self, seal: SealT) -> dict[str, Any]:
        """The values of `own`, and in a seal of version 1 those of `own_in_first`."""

    @abstractmethod
    def session_to_json(self, seal: SealT, session: Any) -> dict[str, Any]:
        """The values of a session's own fields."""

    @abstractmethod
    def seal_of(self, head: Mapping[str, Any], own: Fields, sessions: tuple[Any, ...]) -> SealT:
        """A seal that was read.

        Args:
            head: what every seal has, without its sessions.
            own: the values of `own` in the file.

        Raises:
            NotASeal: the parts cannot be read, or do not fit together.
        """

    @abstractmethod
    def session_of(self, head: Mapping[str, Any], own: Fields, seal: Mapping[str, Any]) -> Any:
        """A session that was read.

        Args:
            head: what every session has.
            own: the values of its own fields, and of `own_in_first` in version 1.
            seal: the head of the seal.
        """

    def seal_to_json(self, seal: SealT) -> dict[str, Any]:
        """The value under `seal` in the file; its canonical bytes are what is signed."""
        later = {"version": seal.version} if seal.version > 1 else {"beacon": seal.beacon}
        format = {} if self.format is None else {"format": self.format}
        return {
            "algorithm": ALGORITHM,
            **format,
            **later,
            "event": seal.event,
            "name": seal.name,
            "entries": [
                {"id": entry.id, "name": entry.name, "players": list(entry.players)}
                for entry in seal.entries
            ],
            "terms": seal.terms.hex(),
            "public_key": seal.public_key.hex(),
            "sealed_at": seal.sealed_at,
            "rehearsal": seal.rehearsal,
            **self.own_to_json(seal),
            "sessions": [self._sealed_to_json(seal, each) for each in seal.sessions],
        }

    def seal_bytes(self, seal: SealT) -> bytes:
        """The bytes that are signed."""
        return canonical_bytes(self.seal_to_json(seal))

    def write_seal(self, signed: SignedSeal[SealT]) -> bytes:
        """The file `seal.json`."""
        return write_signed("seal", self.seal_to_json(signed.seal), signed.signature)

    def read_seal(self, data: bytes) -> SignedSeal[SealT]:
        """The seal in a file `seal.json`, strictly; the signature is not checked here.

        Raises:
            NotASeal: the file cannot be read; or the refusals of the seal.
        """
        field, signature = read_signed(data, "seal.json", "seal")
        return SignedSeal(self._seal(field), signature)

    def _sealed_to_json(self, seal: SealT, session: SessionHead) -> dict[str, Any]:
        fields = {"session": session.session, **self.session_to_json(seal, session)}
        if seal.version == 1:
            return fields
        return {
            **fields,
            "beacon": session.beacon,
            "known_from": session.known_from,
            "seating": self.seating,
            "line_ups_close": self.line_ups_close,
        }

    def _seal(self, field: Field) -> SealT:
        version = version_of(field)
        first = ("beacon", *self.own_in_first) if version == 1 else ("version",)
        format = () if self.format is None else ("format",)
        at = _fields(field, *HEAD, *format, *first, *self.own)
        at["algorithm"].choice(ALGORITHM)
        if self.format is not None:
            at["format"].choice(self.format)
        head = {
            "version": version,
            "event": EventId(at["event"].text()),
            "name": at["name"].text(),
            "entries": tuple(map(_entry, at["entries"].elements())),
            "terms": at["terms"].hexadecimal(HASH_BYTES),
            "public_key": at["public_key"].hexadecimal(PUBLIC_KEY_BYTES),
            "sealed_at": at["sealed_at"].text(),
            "rehearsal": at["rehearsal"].flag(),
        }
        sessions = tuple(self._sealed_session(each, head, at) for each in at["sessions"].elements())
        return self.seal_of(head, at, sessions)

    def _sealed_session(self, field: Field, seal: Mapping[str, Any], whole: Fields) -> Any:
        later = () if seal["version"] == 1 else (*LATER, *self.of_later_session)
        at = _fields(field, "session", *self.of_session, *later)
        head: dict[str, Any] = {"session": SessionNo(at["session"].number(1))}
        if seal["version"] == 1:
            # Table size, draw and description are those of all sessions.
            head["beacon"] = whole["beacon"].text()
            at = {**at, **{name: whole[name] for name in self.own_in_first}}
        else:
            known = at["known_from"]
            head["beacon"] = at["beacon"].text()
            head["known_from"] = None if known.absent else known.text(INSTANT, SHAPE)
            at["seating"].choice(self.seating)
            if at["line_ups_close"].flag() != self.line_ups_close:
                raise at["line_ups_close"].no(self.why_line_ups)
        return self.session_of(head, at, seal)


HEAD = (
    "algorithm",
    "event",
    "name",
    "entries",
    "sessions",
    "terms",
    "public_key",
    "sealed_at",
    "rehearsal",
)
"""The fields of every seal."""
LATER = ("beacon", "known_from", "seating", "line_ups_close")
"""The fields of every session since version 2."""


def format_sealed(data: bytes) -> str | None:
    """The format that the seal in a file names; that of an event of cards names none.

    Raises:
        NotASeal: the file cannot be read.
    """
    seal, _ = read_signed(data, "seal.json", "seal")
    named = seal.value.get("format") if isinstance(seal.value, dict) else None
    return None if named is None else str(named)


def read_units(commitment: Field, units: Field, root: Field) -> SealedDeals:
    """What a seal binds of the units of luck of a session."""
    return SealedDeals(
        commitment.hexadecimal(HASH_BYTES),
        units.number(1, MOST_DEALS),
        None if root.absent else root.hexadecimal(HASH_BYTES),
    )


def _entry(field: Field) -> SealedEntry:
    entry, name, players = field.fields("id", "name", "players")
    return SealedEntry(
        EntryId(entry.text()), name.text(), tuple(player.text() for player in players.elements())
    )


def _fields(field: Field, *names: str) -> dict[str, Field]:
    return dict(zip(names, field.fields(*names), strict=True))
