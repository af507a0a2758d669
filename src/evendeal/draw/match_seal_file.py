"""The file `seal.json` of an event of matches, and back; and of an event of either kind."""

from dataclasses import dataclass
from typing import Any, cast

from evendeal.draw.canonical import canonical_bytes
from evendeal.draw.keys import ALGORITHM
from evendeal.draw.match_seal import MatchSeal, RollsFrom, SealedMatchSession
from evendeal.draw.reading import Found, document
from evendeal.draw.seal import HASH_BYTES, MOST_DEALS, PUBLIC_KEY_BYTES, SealedDeals
from evendeal.draw.seal_file import (
    SIGNATURE_BYTES,
    SignedSeal,
    entries_to_json,
    read_entry,
    read_seal,
)
from evendeal.ids import EventId, SessionNo

MATCH_FORMAT = "room_match"
"""What a seal of matches says of its kind. A seal of cards has no such field."""


@dataclass(frozen=True, slots=True)
class SignedMatchSeal:
    """The file `seal.json`: a seal of matches and the signature over its canonical bytes."""

    seal: MatchSeal
    signature: bytes


def match_seal_to_json(seal: MatchSeal) -> dict[str, Any]:
    """The value under `seal` in `seal.json`; its canonical bytes are what is signed."""
    return {
        "algorithm": ALGORITHM,
        "format": MATCH_FORMAT,
        "event": seal.event,
        "name": seal.name,
        "beacon": seal.beacon,
        "rolls": seal.rolls,
        "final": seal.final,
        "entries": entries_to_json(seal),
        "sessions": [
            {
                "session": session.session,
                "reroll": session.reroll,
                "commitment": session.rolls.commitment.hex(),
                "sets": session.rolls.deals,
                "root": None if session.rolls.root is None else session.rolls.root.hex(),
            }
            for session in seal.sessions
        ],
        "terms": seal.terms.hex(),
        "public_key": seal.public_key.hex(),
        "sealed_at": seal.sealed_at,
        "rehearsal": seal.rehearsal,
    }


def match_seal_bytes(seal: MatchSeal) -> bytes:
    """The bytes that are signed."""
    return canonical_bytes(match_seal_to_json(seal))


def write_match_seal(signed: SignedMatchSeal) -> bytes:
    """The file `seal.json`."""
    return canonical_bytes(
        {"seal": match_seal_to_json(signed.seal), "signature": signed.signature.hex()}
    )


def read_any_seal(data: bytes) -> SignedSeal | SignedMatchSeal:
    """The seal of an event of cards or of matches, strictly; the signature is not checked.

    Raises:
        NotASeal: the file cannot be read; or the refusals of `Seal`.
    """
    body, _ = document(data, "seal.json").fields("seal", "signature")
    matches = isinstance(body.value, dict) and "format" in body.value
    return read_match_seal(data) if matches else read_seal(data)


def read_match_seal(data: bytes) -> SignedMatchSeal:
    """The seal in a file `seal.json`, strictly; the signature is not checked here.

    Raises:
        NotASeal: the file cannot be read, or its parts do not fit together.
    """
    body, signature = document(data, "seal.json").fields("seal", "signature")
    return SignedMatchSeal(_seal(Found(body.value, "seal")), signature.hexadecimal(SIGNATURE_BYTES))


def _seal(found: Found) -> MatchSeal:
    (
        algorithm,
        format,
        event,
        name,
        beacon,
        rolls,
        final,
        entries,
        sessions,
        terms,
        public_key,
        sealed_at,
        rehearsal,
    ) = found.fields(
        "algorithm",
        "format",
        "event",
        "name",
        "beacon",
        "rolls",
        "final",
        "entries",
        "sessions",
        "terms",
        "public_key",
        "sealed_at",
        "rehearsal",
    )
    algorithm.choice(ALGORITHM)
    format.choice(MATCH_FORMAT)
    return MatchSeal(
        event=EventId(event.text()),
        name=name.text(),
        beacon=beacon.text(),
        rolls=cast(RollsFrom, rolls.choice("drawn", "thrown")),
        final=final.flag(),
        entries=tuple(read_entry(entry) for entry in entries.elements()),
        sessions=tuple(_session(session) for session in sessions.elements()),
        terms=terms.hexadecimal(HASH_BYTES),
        public_key=public_key.hexadecimal(PUBLIC_KEY_BYTES),
        sealed_at=sealed_at.text(),
        rehearsal=rehearsal.flag(),
    )


def _session(found: Found) -> SealedMatchSession:
    session, reroll, commitment, sets, root = found.fields(
        "session", "reroll", "commitment", "sets", "root"
    )
    rolls = SealedDeals(
        commitment.hexadecimal(HASH_BYTES),
        sets.number(1, MOST_DEALS),
        None if root.absent else root.hexadecimal(HASH_BYTES),
    )
    return SealedMatchSession(SessionNo(session.number(1)), rolls, reroll.flag())
