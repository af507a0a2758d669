"""The file `seal.json`: a seal as JSON, and back."""

from dataclasses import dataclass
from typing import Any, cast

from evendeal.draw.blocks import SEAT_DRAW_METHODS, SeatDrawMethod
from evendeal.draw.canonical import canonical_bytes
from evendeal.draw.instants import INSTANT, SHAPE
from evendeal.draw.keys import ALGORITHM
from evendeal.draw.published_file import read_signed, write_signed
from evendeal.draw.reading import Found
from evendeal.draw.seal import (
    HASH_BYTES,
    MOST_DEALS,
    NEWEST,
    PUBLIC_KEY_BYTES,
    RUNNING_ORDERS,
    RunningOrder,
    Seal,
    SealedDeals,
    SealedEntry,
    SealedSession,
    SealHead,
    SessionHead,
)
from evendeal.ids import EntryId, EventId, SessionNo

DRAWN = "drawn"
"""How seats of cards come about: by the seat draw. A reader who knows other ways may follow."""


@dataclass(frozen=True, slots=True)
class SignedSeal:
    """The file `seal.json`: a seal and the signature over its canonical bytes."""

    seal: Seal
    signature: bytes


def seal_to_json(seal: Seal) -> dict[str, Any]:
    """The value under `seal` in `seal.json`; its canonical bytes are what is signed."""
    said = {
        "algorithm": ALGORITHM,
        "event": seal.event,
        "name": seal.name,
        "burns": seal.burns,
        "seat_draw": seal.method,
        "running_order": seal.running_order,
        "block": seal.block,
        "entries": entries_to_json(seal),
        "terms": seal.terms.hex(),
        "public_key": seal.public_key.hex(),
        "sealed_at": seal.sealed_at,
        "rehearsal": seal.rehearsal,
    }
    if seal.version == 1:
        first = seal.sessions[0]
        said |= {"seats": first.seats, "beacon": first.beacon, "base": list(first.base)}
    else:
        said["version"] = seal.version
    return {**said, "sessions": [_session_to_json(seal, each) for each in seal.sessions]}


def _session_to_json(seal: Seal, session: SealedSession) -> dict[str, Any]:
    deals = {
        "session": session.session,
        "original": _deals_to_json(session.original),
        "reserve": None if session.reserve is None else _deals_to_json(session.reserve),
    }
    if seal.version == 1:
        return deals
    return {
        **deals,
        **randomness_to_json(session),
        "seating": DRAWN,
        "tables": len(seal.entries),
        "seats": session.seats,
        "base": list(session.base),
        "line_ups_close": True,
    }


def randomness_to_json(session: SessionHead) -> dict[str, Any]:
    """Which public randomness a session of version 2 is mixed with, and since when it is known."""
    return {"beacon": session.beacon, "known_from": session.known_from}


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
    return write_signed("seal", seal_to_json(signed.seal), signed.signature)


def read_seal(data: bytes) -> SignedSeal:
    """The seal in a file `seal.json`, strictly; the signature is not checked here.

    Raises:
        NotASeal: the file cannot be read; or the refusals of `Seal`.
    """
    seal, signature = read_signed(data, "seal.json", "seal")
    return SignedSeal(_seal(seal), signature)


_HEAD = (
    "algorithm",
    "event",
    "name",
    "burns",
    "seat_draw",
    "running_order",
    "block",
    "entries",
    "sessions",
    "terms",
    "public_key",
    "sealed_at",
    "rehearsal",
)


def _seal(found: Found) -> Seal:
    version = version_of(found)
    of_version = ("seats", "beacon", "base") if version == 1 else ("version",)
    (
        algorithm,
        event,
        name,
        burns,
        method,
        running_order,
        block,
        entries,
        sessions,
        terms,
        public_key,
        sealed_at,
        rehearsal,
        *whole,
    ) = found.fields(*_HEAD, *of_version)
    algorithm.choice(ALGORITHM)
    orders = RUNNING_ORDERS if version > 1 else ("whole", "blocks")
    order = cast(RunningOrder, running_order.choice(*orders))
    if (order == "blocks") == block.absent:
        raise block.no("a number with `blocks`, null otherwise")
    sealed = tuple(entries.elements())
    return Seal(
        version=version,
        event=EventId(event.text()),
        name=name.text(),
        burns=burns.flag(),
        method=cast(SeatDrawMethod, method.choice(*SEAT_DRAW_METHODS)),
        running_order=order,
        block=block.number(1) if order == "blocks" else None,
        entries=tuple(read_entry(entry) for entry in sealed),
        sessions=tuple(
            _first_session(session, *whole) if version == 1 else _session(session, len(sealed))
            for session in sessions.elements()
        ),
        terms=terms.hexadecimal(HASH_BYTES),
        public_key=public_key.hexadecimal(PUBLIC_KEY_BYTES),
        sealed_at=sealed_at.text(),
        rehearsal=rehearsal.flag(),
    )


def version_of(found: Found) -> int:
    """The version of a file; 1 where it names none.

    Raises:
        NotASeal: there is no such version, or none that is known here.
    """
    if not isinstance(found.value, dict) or "version" not in found.value:
        return 1
    return Found(found.value["version"], f"{found.where}.version").number(2, NEWEST)


def read_entry(found: Found) -> SealedEntry:
    """One entry of a seal."""
    entry, name, players = found.fields("id", "name", "players")
    return SealedEntry(
        EntryId(entry.text()), name.text(), tuple(player.text() for player in players.elements())
    )


def read_randomness(beacon: Found, known_from: Found) -> tuple[str, str | None]:
    """Which public randomness a session is mixed with, and from when it can be known."""
    return beacon.text(), None if known_from.absent else known_from.text(INSTANT, SHAPE)


def _first_session(found: Found, seats: Found, beacon: Found, base: Found) -> SealedSession:
    """A session of version 1, in which table size, draw and description are those of all."""
    session, original, reserve = found.fields("session", "original", "reserve")
    return SealedSession(
        session=SessionNo(session.number(1)),
        beacon=beacon.text(),
        seats=seats.number(0),
        base=tuple(number.number(0) for number in base.elements()),
        original=_deals(original),
        reserve=None if reserve.absent else _deals(reserve),
    )


def _session(found: Found, entries: int) -> SealedSession:
    session, beacon, known_from, seating, tables, seats, base, close, original, reserve = (
        found.fields(
            "session",
            "beacon",
            "known_from",
            "seating",
            "tables",
            "seats",
            "base",
            "line_ups_close",
            "original",
            "reserve",
        )
    )
    seating.choice(DRAWN)
    if tables.number(1) != entries:
        raise tables.no("seats that are drawn have a table for each entry")
    if not close.flag():
        raise close.no("seats that are drawn have line-ups that close")
    described, known = read_randomness(beacon, known_from)
    return SealedSession(
        session=SessionNo(session.number(1)),
        beacon=described,
        known_from=known,
        seats=seats.number(0),
        base=tuple(number.number(0) for number in base.elements()),
        original=_deals(original),
        reserve=None if reserve.absent else _deals(reserve),
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
