"""A small duplicate event with its published files, as an organiser would make them."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from evendeal.draw.blocks import SeatDrawMethod, base_row
from evendeal.draw.cards_verify import CARDS
from evendeal.draw.deals import draw_deals, seal_deals
from evendeal.draw.keys import Kind
from evendeal.draw.line_ups import LineUpChange, OpenedAct, OpenedLineUps, OpenedSubstitution
from evendeal.draw.line_ups_file import (
    ClosedLineUps,
    PublishedLineUps,
    SignedLineUps,
    line_ups_bytes,
    write_line_ups,
)
from evendeal.draw.opened import OpenedCards, OpenedDeals, OpenedEvent, OpenedSession
from evendeal.draw.orders import sealed_order
from evendeal.draw.roots import Roots, SessionRoots, SignedRoots, roots_bytes, write_roots
from evendeal.draw.seal import RunningOrder, Seal, SealedEntry, SealedSession
from evendeal.draw.seal_file import SignedSeal
from evendeal.draw.seating import named_seats, sealed_line_ups, session_seats
from evendeal.draw.seats import seated_with
from evendeal.ids import DealNo, EntryId, EventId, SessionNo, TableNo

NAMES = ("Argentina", "Brazil", "China", "Denmark", "Ecuador", "Finland", "Ghana", "Haiti")
SIGNER = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
EVENT = EventId("cup")
CLOSED_AT = "2026-11-28T09:30:00Z"
BEGUN_AT = "2026-11-28T10:00:01Z"
TERMS = hashlib.sha256(b"what is played, and how it is scored").digest()


def secret(session: int, kind: Kind) -> bytes:
    return bytes([session, kind == "reserve"]) + bytes(30)


@dataclass(frozen=True)
class Published:
    seal: SignedSeal[Seal]
    opened: OpenedCards
    roots: SignedRoots | None
    line_ups: SignedLineUps | None = None

    @property
    def files(self) -> list[bytes]:
        """Seal and opened deals, then roots and line-ups where there are such."""
        files = [CARDS.write_seal(self.seal), CARDS.write_opened(self.opened)]
        if self.roots is not None:
            files.append(write_roots(self.roots))
        return files if self.line_ups is None else [*files, write_line_ups(self.line_ups)]


@cache
def _any_seal() -> Seal:
    return publish().seal.seal


def read_opened(data: bytes) -> OpenedCards:
    """What a file opens; of cards it is read alike whatever was sealed."""
    return CARDS.read_opened(data, _any_seal())


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
    version: int = 2,
    order: RunningOrder | None = None,
    beacons: Sequence[str] = (),
    known_from: str | None = None,
    changes: Sequence[LineUpChange] = (),
    substitutions: Sequence[OpenedSubstitution] = (),
    acts: Sequence[OpenedAct] = (),
    sizes: Sequence[int] = (),
) -> Published:
    """The files after `played` deals of each session; of `ended` sessions with everything.

    Args:
        begun: how many sessions have begun; None: all.
        order: by default `blocks`, or `whole` where `block` is None.
        beacons: what describes each session's randomness, where each has one of its own.
        changes: of line-ups, before those of any session are closed.
        substitutions, acts: of the first session.
        sizes: seats at the tables of each session, where they differ.
    """
    order = order or ("whole" if block is None else "blocks")
    numbers = [SessionNo(n) for n in range(1, sessions + 1)]
    described = [(beacons or [beacon] * sessions)[n - 1] for n in numbers]
    size = [(sizes or [seats] * sessions)[n - 1] for n in numbers]
    beacon = described[0]
    seal = Seal(
        version=version,
        event=EVENT,
        name="Duplicate Poker Team Cup",
        burns=True,
        method=method,
        running_order=order,
        block=block if order == "blocks" else None,
        entries=entries(teams, max(size)),
        sessions=tuple(
            SealedSession(
                session=n,
                beacon=about_beacon,
                known_from=known_from if about_beacon else None,
                seats=count,
                base=base_row(method, teams, count),
                original=seal_deals(
                    secret(n, "original"), about_beacon, EVENT, n, "original", deals
                ),
                reserve=seal_deals(secret(n, "reserve"), about_beacon, EVENT, n, "reserve", reserve)
                if reserve
                else None,
            )
            for n, about_beacon, count in zip(numbers, described, size, strict=True)
        ),
        terms=TERMS,
        public_key=SIGNER.public_key().public_bytes_raw(),
        sealed_at="2026-11-28T09:00:00Z",
        rehearsal=rehearsal,
    )
    lined_up = {}
    for n in numbers:
        players = sealed_line_ups(seal, n)
        for change in changes:
            players[change.entry] = change.players[: size[n - 1]]
        lined_up[n] = tuple(players.items())
    opened, roots = [], []
    for n in numbers[:begun]:
        value = f"beacon {n}" if beacon else None
        over = n in ended
        sets: dict[Kind, OpenedDeals | None] = {"reserve": None}
        counts: dict[Kind, tuple[int, int]] = {"original": (deals, played), "reserve": (reserve, 1)}
        for kind, (count, opened_count) in counts.items():
            if count:
                drawn = draw_deals(secret(n, kind), value or "", EVENT, n, kind, count)
                public = tuple(drawn.opened(DealNo(d)) for d in range(1, opened_count + 1))
                sets[kind] = OpenedDeals(drawn.root, public, secret(n, kind) if over else None)
                if kind == "original":
                    key = drawn.key
        source = seated_with(method, n)
        luck = f"beacon {source}".encode() if beacon else secret(source, "original")
        orders = tuple(
            sealed_order(key, TableNo(t), deals, order, seal.block) for t in range(1, teams + 1)
        )
        original = sets["original"]
        assert original is not None
        opened.append(
            OpenedSession(
                session=n,
                beacon=value,
                seats=named_seats(session_seats(seal, n, luck), dict(lined_up[n])),
                original=original,
                reserve=sets["reserve"],
                running_orders=orders if over else None,
                begun_at=BEGUN_AT if version > 1 else None,
                line_ups=OpenedLineUps(CLOSED_AT, lined_up[n], tuple(changes))
                if version > 1
                else None,
                substitutions=tuple(substitutions) if n == 1 else (),
                acts=(tuple(acts) if n == 1 else ()) if over and version > 1 else None,
            )
        )
        spare = sets["reserve"]
        if value is not None:
            reserved = spare.root if spare else None
            at = "2026-11-28T10:00:00Z"
            roots.append(SessionRoots(n, value, original.root, reserved, at))
    published = Roots(EVENT, tuple(roots))
    closed = PublishedLineUps(
        EVENT, tuple(ClosedLineUps(n, CLOSED_AT, b"\7" * 32, lined_up[n]) for n in numbers)
    )
    return Published(
        SignedSeal(seal, SIGNER.sign(CARDS.seal_bytes(seal))),
        OpenedEvent(EVENT, tuple(opened), version),
        SignedRoots(published, SIGNER.sign(roots_bytes(published))) if beacon else None,
        SignedLineUps(closed, SIGNER.sign(line_ups_bytes(closed))) if version > 1 else None,
    )
