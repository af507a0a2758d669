"""The file `seal.json` of an event of matches, and back; and of an event of either kind."""

from dataclasses import dataclass
from typing import Any, cast

from evendeal.draw.canonical import canonical_bytes
from evendeal.draw.keys import ALGORITHM
from evendeal.draw.match_seal import MatchSeal, RollsFrom, SealedMatchSession
from evendeal.draw.published_file import read_signed, write_signed
from evendeal.draw.reading import Found
from evendeal.draw.seal import HASH_BYTES, MOST_DEALS, PUBLIC_KEY_BYTES, SealedDeals
from evendeal.draw.seal_file import (
    SignedSeal,
    entries_to_json,
    randomness_to_json,
    read_entry,
    read_randomness,
    read_seal,
    version_of,
)
from evendeal.ids import EventId, SessionNo

MATCH_FORMAT = "room_match"
"""What a seal of matches says of its kind. A seal of cards has no such field."""

NOT_DRAWN = "none"
"""How seats of matches come about: nobody draws them."""


@dataclass(frozen=True, slots=True)
class SignedMatchSeal:
    """The file `seal.json`: a seal of matches and the signature over its canonical bytes."""

    seal: MatchSeal
    signature: bytes


def match_seal_to_json(seal: MatchSeal) -> dict[str, Any]:
    """The value under `seal` in `seal.json`; its canonical bytes are what is signed."""
    whole = {"beacon": seal.beacon} if seal.version == 1 else {"version": seal.version}
    return {
        "algorithm": ALGORITHM,
        "format": MATCH_FORMAT,
        **whole,
        "event": seal.event,
        "name": seal.name,
        "rolls": seal.rolls,
        "final": seal.final,
        "entries": entries_to_json(seal),
        "sessions": [_session_to_json(seal, session) for session in seal.sessions],
        "terms": seal.terms.hex(),
        "public_key": seal.public_key.hex(),
        "sealed_at": seal.sealed_at,
        "rehearsal": seal.rehearsal,
    }


def _session_to_json(seal: MatchSeal, session: SealedMatchSession) -> dict[str, Any]:
    rolls = session.rolls
    said = {
        "session": session.session,
        "reroll": session.reroll,
        "commitment": rolls.commitment.hex(),
        "sets": rolls.deals,
        "root": None if rolls.root is None else rolls.root.hex(),
    }
    if seal.version == 1:
        return said
    return {**said, **randomness_to_json(session), "seating": NOT_DRAWN, "line_ups_close": False}


def match_seal_bytes(seal: MatchSeal) -> bytes:
    """The bytes that are signed."""
    return canonical_bytes(match_seal_to_json(seal))


def write_match_seal(signed: SignedMatchSeal) -> bytes:
    """The file `seal.json`."""
    return write_signed("seal", match_seal_to_json(signed.seal), signed.signature)


def read_any_seal(data: bytes) -> SignedSeal | SignedMatchSeal:
    """The seal of an event of cards or of matches, strictly; the signature is not checked.

    Raises:
        NotASeal: the file cannot be read; or the refusals of `Seal`.
    """
    return read_seal(data) if format_sealed(data) is None else read_match_seal(data)


def format_sealed(data: bytes) -> str | None:
    """The format that the seal in a file names; that of an event of cards names none.

    Raises:
        NotASeal: the file cannot be read.
    """
    seal, _ = read_signed(data, "seal.json", "seal")
    named = seal.value.get("format") if isinstance(seal.value, dict) else None
    return None if named is None else str(named)


def read_match_seal(data: bytes) -> SignedMatchSeal:
    """The seal in a file `seal.json`, strictly; the signature is not checked here.

    Raises:
        NotASeal: the file cannot be read, or its parts do not fit together.
    """
    seal, signature = read_signed(data, "seal.json", "seal")
    return SignedMatchSeal(_seal(seal), signature)


_HEAD = (
    "algorithm",
    "format",
    "event",
    "name",
    "rolls",
    "final",
    "entries",
    "sessions",
    "terms",
    "public_key",
    "sealed_at",
    "rehearsal",
)


def _seal(found: Found) -> MatchSeal:
    version = version_of(found)
    (
        algorithm,
        format,
        event,
        name,
        rolls,
        final,
        entries,
        sessions,
        terms,
        public_key,
        sealed_at,
        rehearsal,
        whole,
    ) = found.fields(*_HEAD, "beacon" if version == 1 else "version")
    algorithm.choice(ALGORITHM)
    format.choice(MATCH_FORMAT)
    return MatchSeal(
        version=version,
        event=EventId(event.text()),
        name=name.text(),
        rolls=cast(RollsFrom, rolls.choice("drawn", "thrown")),
        final=final.flag(),
        entries=tuple(read_entry(entry) for entry in entries.elements()),
        sessions=tuple(
            _session(session, whole.text() if version == 1 else None)
            for session in sessions.elements()
        ),
        terms=terms.hexadecimal(HASH_BYTES),
        public_key=public_key.hexadecimal(PUBLIC_KEY_BYTES),
        sealed_at=sealed_at.text(),
        rehearsal=rehearsal.flag(),
    )


def _session(found: Found, of_all: str | None) -> SealedMatchSession:
    """A session; `of_all` describes the public randomness of all of them in version 1."""
    newer = () if of_all is not None else ("beacon", "known_from", "seating", "line_ups_close")
    session, reroll, commitment, sets, root, *more = found.fields(
        "session", "reroll", "commitment", "sets", "root", *newer
    )
    rolls = SealedDeals(
        commitment.hexadecimal(HASH_BYTES),
        sets.number(1, MOST_DEALS),
        None if root.absent else root.hexadecimal(HASH_BYTES),
    )
    described, known = of_all or "", None
    if more:
        beacon, known_from, seating, close = more
        described, known = read_randomness(beacon, known_from)
        seating.choice(NOT_DRAWN)
        if close.flag():
            raise close.no("the line-ups of a match stay open until its first line")
    return SealedMatchSession(
        session=SessionNo(session.number(1)),
        beacon=described,
        known_from=known,
        rolls=rolls,
        reroll=reroll.flag(),
    )
