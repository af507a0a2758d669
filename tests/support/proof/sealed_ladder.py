"""A small event of individuals with its published files, as an organiser would make them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from evendeal.draw.deals import Deals, draw_deals, seal_deals
from evendeal.draw.keys import Kind
from evendeal.draw.ladder_seal import LadderSeal, SealedLadderSession
from evendeal.draw.ladder_seating import drawn_places, exchanged_places
from evendeal.draw.ladder_verify import LADDER
from evendeal.draw.line_ups import Listed, OpenedAct, OpenedLineUps
from evendeal.draw.line_ups_file import (
    ClosedLineUps,
    PublishedLineUps,
    SignedLineUps,
    line_ups_bytes,
    write_line_ups,
)
from evendeal.draw.opened import OpenedCards, OpenedDeals, OpenedEvent, OpenedSession, Seats
from evendeal.draw.orders import sealed_order
from evendeal.draw.roots import Roots, SessionRoots, SignedRoots, roots_bytes, write_roots
from evendeal.draw.seal import RunningOrder, SealedDeals, SealedEntry
from evendeal.draw.seal_file import SignedSeal
from evendeal.ids import DealNo, EntryId, EventId, SessionNo, TableNo
from support.proof.sealed_event import SIGNER, TERMS, secret

EVENT = EventId("cup")


@dataclass(frozen=True)
class PublishedLadder:
    seal: SignedSeal[LadderSeal]
    opened: OpenedCards
    roots: SignedRoots | None
    line_ups: SignedLineUps

    @property
    def files(self) -> list[bytes]:
        """Seal and opened deals, then roots where there are such, and the closed lists."""
        files = [LADDER.write_seal(self.seal), LADDER.write_opened(self.opened)]
        if self.roots is not None:
            files.append(write_roots(self.roots))
        return [*files, write_line_ups(self.line_ups)]


def one(number: int) -> tuple[EntryId, tuple[str, ...]]:
    """An entry with its player."""
    return EntryId(f"p{number}"), (f"Player {number}",)


def everybody(count: int) -> Listed:
    return tuple(one(number) for number in range(1, count + 1))


def instant(session: int, time: str) -> str:
    """A time of the day on which a session is played."""
    return f"2026-12-{session:02}T{time}Z"


def publish_ladder(
    players: int = 11,
    seats: Sequence[int] = (4, 4, 2, 2),
    final: bool = True,
    listed: Mapping[int, Listed] | None = None,
    deals: Sequence[int] = (3, 2, 2, 2),
    reserve: Sequence[int] = (1, 0, 1, 0),
    beacon: bool = True,
    known: bool = True,
    order: RunningOrder = "whole",
    ended: Sequence[int] = (),
    begun: int | None = None,
    rehearsal: bool = False,
    acts: Sequence[OpenedAct] = (),
) -> PublishedLadder:
    """The files after one deal of each session; of `ended` sessions with everything.

    Args:
        seats: of each table, session by session.
        final: whether the last session exchanges the seats of the one before it.
        listed: who plays a session, where it is not everybody; for the second half of a final it
            is who plays the first. By default four play the sessions of two at a table.
        begun: how many sessions have begun; None: all.
        acts: of the first session.
    """
    numbers = [SessionNo(n) for n in range(1, len(seats) + 1)]
    last = numbers[-1]

    def sealed_deals(n: SessionNo, kind: Kind, count: int) -> SealedDeals:
        return seal_deals(secret(n, kind), described(n), EVENT, n, kind, count)

    def described(n: SessionNo) -> str:
        return f"the lottery of day {n}" if beacon else ""

    seal = LadderSeal(
        event=EVENT,
        name="Individual Cup",
        burns=True,
        running_order=order,
        block=2 if order == "blocks" else None,
        entries=tuple(SealedEntry(id, who[0], who) for id, who in everybody(players)),
        sessions=tuple(
            SealedLadderSession(
                session=n,
                beacon=described(n),
                known_from=instant(n, "09:45:00") if beacon and known else None,
                seats=seats[n - 1],
                exchanged=final and n == last,
                original=sealed_deals(n, "original", deals[n - 1]),
                reserve=sealed_deals(n, "reserve", reserve[n - 1]) if reserve[n - 1] else None,
            )
            for n in numbers
        ),
        terms=TERMS,
        public_key=SIGNER.public_key().public_bytes_raw(),
        sealed_at=instant(1, "09:00:00"),
        rehearsal=rehearsal,
    )
    lists: dict[SessionNo, Listed] = {}
    sat: list[Seats] = []
    opened, roots = [], []
    for n in numbers[:begun]:
        exchanged = seal.sessions[n - 1].exchanged
        field = everybody(players if seats[n - 1] > 2 else 4)
        by = SessionNo(n - 1) if exchanged else n
        lists[n] = lists[by] if exchanged else (listed or {}).get(n, field)
        value = f"value {n}" if beacon else ""
        luck = value.encode() or secret(n, "original")
        if exchanged:
            sat.append(exchanged_places(sat[-1]))
        else:
            sat.append(drawn_places(EVENT, n, seats[n - 1], lists[n], luck, list(sat)))
        over = n in ended
        original, drawn = _opened(n, "original", value, deals[n - 1], over=over)
        spare = None
        if reserve[n - 1]:
            spare = _opened(n, "reserve", value, reserve[n - 1], over=over)[0]
        orders = tuple(
            sealed_order(drawn.key, TableNo(table), deals[n - 1], order, seal.block)
            for table in range(1, len(sat[-1]) + 1)
        )
        opened.append(
            OpenedSession(
                session=n,
                beacon=value or None,
                seats=sat[-1],
                original=original,
                reserve=spare,
                running_orders=orders if over else None,
                begun_at=instant(n, "10:00:01"),
                line_ups=OpenedLineUps(instant(n, "09:30:00"), lists[n]),
                acts=(tuple(acts) if n == 1 else ()) if over else None,
            )
        )
        if beacon:
            reserved = spare.root if spare else None
            roots.append(SessionRoots(n, value, original.root, reserved, instant(n, "10:00:00")))
    published = Roots(EVENT, tuple(roots))
    closed = PublishedLineUps(
        EVENT,
        tuple(
            ClosedLineUps(n, instant(n, "09:30:00"), b"\7" * 32, lists[n]) for n in numbers[:begun]
        ),
    )
    return PublishedLadder(
        SignedSeal(seal, SIGNER.sign(LADDER.seal_bytes(seal))),
        OpenedEvent(EVENT, tuple(opened)),
        SignedRoots(published, SIGNER.sign(roots_bytes(published))) if beacon else None,
        SignedLineUps(closed, SIGNER.sign(line_ups_bytes(closed))),
    )


def _opened(
    n: SessionNo, kind: Kind, value: str, count: int, *, over: bool
) -> tuple[OpenedDeals, Deals]:
    """The deals of a kind: of a session that is over all, else the first."""
    drawn = draw_deals(secret(n, kind), value, EVENT, n, kind, count)
    public = count if over and kind == "original" else 1
    found = tuple(drawn.opened(DealNo(deal)) for deal in range(1, public + 1))
    return OpenedDeals(drawn.root, found, secret(n, kind) if over else None), drawn
