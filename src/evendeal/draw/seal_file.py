"""The file `seal.json`: a seal as JSON, and back."""

from dataclasses import dataclass
from typing import Any, cast

from evendeal.draw.blocks import SEAT_DRAW_METHODS, SeatDrawMethod
from evendeal.draw.canonical import canonical_bytes
from evendeal.draw.keys import ALGORITHM
from evendeal.draw.reading import Found, document
from evendeal.draw.seal import (
    HASH_BYTES,
    MOST_DEALS,
    PUBLIC_KEY_BYTES,
    Seal,
    SealedDeals,
    SealedEntry,
    SealedSession,
    SealHead,
)
from evendeal.ids import EntryId, EventId, SessionNo

SIGNATURE_BYTES = 64


@dataclass(frozen=True, slots=True)
class SignedSeal:
    """The file `seal.json`: a seal and the signature over its canonical bytes."""

    seal: Seal
    signature: bytes


def seal_to_json(seal: Seal) -> dict[str, Any]:
    """The value under `seal` in `seal.json`; its canonical bytes are what is signed."""
    return {
        "algorithm": ALGORITHM,
        "event": seal.event,
        "name": seal.name,
        "seats": seal.seats,
        "burns": seal.burns,
        "beacon": seal.beacon,
        "seat_draw": seal.method,
        "base": list(seal.base),
        "running_order": seal.running_order,
        "block": seal.block,
        "entries": entries_to_json(seal),
        "sessions": [
            {
                "session": session.session,
                "original": _deals_to_json(session.original),
                "reserve": None if session.reserve is None else _deals_to_json(session.reserve),
            }
            for session in seal.sessions
        ],
        "terms": seal.terms.hex(),
        "public_key": seal.public_key.hex(),
        "sealed_at": seal.sealed_at,
        "rehearsal": seal.rehearsal,
    }


def entries_to_json(seal: SealHead) -> list[dict[str, Any]]:
    """The entries of a seal."""
    return [
        {"id": entry.id, "name": entry.name, "players": list(entry.players)}
        for entry in seal.entries
    ]


def seal_bytes(seal: Seal) -> bytes:
    """The bytes that are signed."""
    return canonical_bytes(seal_to_json(seal))


def write_seal(signed: SignedSeal) -> bytes:
    """The file `seal.json`."""
    return canonical_bytes({"seal": seal_to_json(signed.seal), "signature": signed.signature.hex()})


def read_seal(data: bytes) -> SignedSeal:
    """The seal in a file `seal.json`, strictly; the signature is not checked here.

    Raises:
        NotASeal: the file cannot be read; or the refusals of `Seal`.
    """
    body, signature = document(data, "seal.json").fields("seal", "signature")
    return SignedSeal(_seal(Found(body.value, "seal")), signature.hexadecimal(SIGNATURE_BYTES))


def _seal(found: Found) -> Seal:
    (
        algorithm,
        event,
        name,
        seats,
        burns,
        beacon,
        method,
        base,
        running_order,
        block,
        entries,
        sessions,
        terms,
        public_key,
        sealed_at,
        rehearsal,
    ) = found.fields(
        "algorithm",
        "event",
        "name",
        "seats",
        "burns",
        "beacon",
        "seat_draw",
        "base",
        "running_order",
        "block",
        "entries",
        "sessions",
        "terms",
        "public_key",
        "sealed_at",
        "rehearsal",
    )
    algorithm.choice(ALGORITHM)
    blocks = running_order.choice("whole", "blocks") == "blocks"
    if blocks == block.absent:
        raise block.no("a number with `blocks`, null with `whole`")
    return Seal(
        event=EventId(event.text()),
        name=name.text(),
        seats=seats.number(0),
        burns=burns.flag(),
        beacon=beacon.text(),
        method=cast(SeatDrawMethod, method.choice(*SEAT_DRAW_METHODS)),
        base=tuple(number.number(0) for number in base.elements()),
        block=block.number(1) if blocks else None,
        entries=tuple(read_entry(entry) for entry in entries.elements()),
        sessions=tuple(_session(session) for session in sessions.elements()),
        terms=terms.hexadecimal(HASH_BYTES),
        public_key=public_key.hexadecimal(PUBLIC_KEY_BYTES),
        sealed_at=sealed_at.text(),
        rehearsal=rehearsal.flag(),
    )


def read_entry(found: Found) -> SealedEntry:
    """One entry of a seal."""
    entry, name, players = found.fields("id", "name", "players")
    return SealedEntry(
        EntryId(entry.text()), name.text(), tuple(player.text() for player in players.elements())
    )


def _session(found: Found) -> SealedSession:
    session, original, reserve = found.fields("session", "original", "reserve")
    return SealedSession(
        SessionNo(session.number(1)),
        _deals(original),
        None if reserve.absent else _deals(reserve),
    )


def _deals(found: Found) -> SealedDeals:
    commitment, deals, root = found.fields("commitment", "deals", "root")
    return SealedDeals(
        commitment.hexadecimal(HASH_BYTES),
        deals.number(1, MOST_DEALS),
        None if root.absent else root.hexadecimal(HASH_BYTES),
    )


def _deals_to_json(deals: SealedDeals) -> dict[str, Any]:
    return {
        "commitment": deals.commitment.hex(),
        "deals": deals.deals,
        "root": None if deals.root is None else deals.root.hex(),
    }
