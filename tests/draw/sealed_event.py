"""A small duplicate event with its published files, as an organiser would make them."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from evendeal.draw import (
    OpenedDeals,
    OpenedEvent,
    OpenedSession,
    Roots,
    Seal,
    SealedEntry,
    SealedSession,
    SeatDrawMethod,
    SessionRoots,
    SignedRoots,
    SignedSeal,
    base_row,
    draw_deals,
    named_seats,
    roots_bytes,
    running_order,
    seal_bytes,
    seal_deals,
    seated_with,
    session_seats,
    write_opened,
    write_roots,
    write_seal,
)
from evendeal.draw.keys import Kind
from evendeal.ids import DealNo, EntryId, EventId, SessionNo, TableNo

NAMES = ("Argentina", "Brazil", "China", "Denmark", "Ecuador", "Finland", "Ghana", "Haiti")
SIGNER = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
EVENT = EventId("cup")
TERMS = hashlib.sha256(b"what is played, and how it is scored").digest()


def secret(session: int, kind: Kind) -> bytes:
    return bytes([session, kind == "reserve"]) + bytes(30)


@dataclass(frozen=True)
class Published:
    seal: SignedSeal
    opened: OpenedEvent
    roots: SignedRoots | None

    @property
    def files(self) -> list[bytes]:
        files = [write_seal(self.seal), write_opened(self.opened)]
        return files if self.roots is None else [*files, write_roots(self.roots)]


def entries(count: int, seats: int) -> tuple[SealedEntry, ...]:
    return tuple(
        SealedEntry(EntryId(name[0]), name, tuple(f"{name[0]}{n}" for n in range(1, seats + 1)))
        for name in NAMES[:count]
    )


def publish(
    teams: int = 4,
    seats: int = 4,
    sessions: int = 1,
    deals: int = 5,
    reserve: int = 2,
    beacon: str = "",
    method: SeatDrawMethod = "balanced",
    block: int | None = 2,
    played: int = 5,
    ended: Sequence[int] = (),
    begun: int | None = None,
    rehearsal: bool = False,
) -> Published:
    """The files after `played` deals of each session; of `ended` sessions with everything.

    Args:
        begun: how many sessions have begun; None: all.
    """
    numbers = [SessionNo(n) for n in range(1, sessions + 1)]
    seal = Seal(
        event=EVENT,
        name="Duplicate Poker Team Cup",
        seats=seats,
        burns=True,
        beacon=beacon,
        method=method,
        base=base_row(method, teams, seats),
        block=block,
        entries=entries(teams, seats),
        sessions=tuple(
            SealedSession(
                n,
                seal_deals(secret(n, "original"), beacon, EVENT, n, "original", deals),
                seal_deals(secret(n, "reserve"), beacon, EVENT, n, "reserve", reserve)
                if reserve
                else None,
            )
            for n in numbers
        ),
        terms=TERMS,
        public_key=SIGNER.public_key().public_bytes_raw(),
        sealed_at="2026-11-28T09:00:00Z",
        rehearsal=rehearsal,
    )
    opened, roots = [], []
    for n in numbers[:begun]:
        value = f"beacon {n}" if beacon else None
        over = n in ended
        sets: dict[Kind, OpenedDeals | None] = {"reserve": None}
        counts: dict[Kind, tuple[int, int]] = {"original": (deals, played), "reserve": (reserve, 1)}
        for kind, (count, shown) in counts.items():
            if count:
                drawn = draw_deals(secret(n, kind), value or "", EVENT, n, kind, count)
                public = tuple(drawn.opened(DealNo(d)) for d in range(1, shown + 1))
                sets[kind] = OpenedDeals(drawn.root, public, secret(n, kind) if over else None)
                if kind == "original":
                    key = drawn.key
        source = seated_with(method, n)
        luck = f"beacon {source}".encode() if beacon else secret(source, "original")
        orders = tuple(running_order(key, TableNo(t), deals, block) for t in range(1, teams + 1))
        original = sets["original"]
        assert original is not None
        opened.append(
            OpenedSession(
                session=n,
                beacon=value,
                seats=named_seats(session_seats(seal, n, luck), seal.entries),
                original=original,
                reserve=sets["reserve"],
                running_orders=orders if over else None,
            )
        )
        spare = sets["reserve"]
        if value is not None:
            reserved = spare.root if spare else None
            at = "2026-11-28T10:00:00Z"
            roots.append(SessionRoots(n, value, original.root, reserved, at))
    published = Roots(EVENT, tuple(roots))
    return Published(
        SignedSeal(seal, SIGNER.sign(seal_bytes(seal))),
        OpenedEvent(EVENT, tuple(opened)),
        SignedRoots(published, SIGNER.sign(roots_bytes(published))) if beacon else None,
    )
