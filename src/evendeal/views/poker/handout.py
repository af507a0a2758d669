"""The open deals of a session as a handout has them: what was held, and what came of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import median
from typing import NamedTuple

from evendeal.cards.card import Card
from evendeal.errors import Refused
from evendeal.ids import DealNo, EventId, SeatNo, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.views.embargo import session_is_public
from evendeal.views.poker.deal import DealPage, OpenDeal
from evendeal.views.poker.head import EventHead, shown_session
from evendeal.views.poker.seat import HandMade, Role, made_of
from evendeal.views.printed import SheetReady

HANDOUTS = "handouts"
"""What the sheet is called."""


class HandoutsLater(Refused):
    """Handouts of a session that has not ended: until then paper could reach a table that plays."""

    def __init__(self, *, event: EventId, session: SessionNo) -> None:
        super().__init__(f"there are handouts of session {session} of {event} when it has ended")
        self.event = event
        self.session = session


@dataclass(frozen=True, slots=True)
class HandoutSeat:
    """A seat of a deal: its cards, the higher first, and what they make with the whole board.

    `empty` says that nobody sat there at any table; it was dealt in all the same (R11).
    """

    seat: SeatNo
    role: Role
    cards: tuple[Card, ...]
    made: HandMade
    empty: bool


@dataclass(frozen=True, slots=True)
class HandoutScore:
    """What one table made of the seat in which tables differ most.

    `best` if none made more of it, and some less; `ruled` if a ruling or a correction has touched
    this table's result.
    """

    table: TableNo
    chips: Chips
    best: bool
    ruled: bool


@dataclass(frozen=True, slots=True)
class HandoutDeal:
    """One deal.

    `board` has the cards that were dealt at the table that went furthest; none where every table
    ended before the flop. `widest` is the seat in which tables differ most, and `scores` has a
    table each; `spread` is their least, their median and their greatest. None and none where every
    table made the same of every seat. `leaf` is the hash of
    the deal among the sealed ones, in hexadecimal, and `number` its place there. `counts` is false
    for a deal that was replaced after it had opened; `replaces` is the deal in whose place this one
    was played.
    """

    deal: DealNo
    button: SeatNo
    seats: tuple[HandoutSeat, ...]
    board: tuple[Card, ...]
    widest: SeatNo | None
    scores: tuple[HandoutScore, ...]
    spread: tuple[Chips, Chips, Chips] | None
    leaf: str
    number: int
    counts: bool
    replaces: DealNo | None


@dataclass(frozen=True, slots=True)
class Handout:
    """The deals of a session that has ended; `ended_at` is ISO 8601 in UTC."""

    event: EventHead
    ended_at: str
    deals: tuple[HandoutDeal, ...]


class HandoutsDue(NamedTuple):
    """A session of which there are handouts: when it ended, ISO 8601 in UTC, and its deals."""

    session: SessionNo
    at: str
    deals: tuple[DealNo, ...]


def handouts_due(progress: AnyDuplicate, session: SessionNo | None) -> HandoutsDue:
    """The session that is meant, once its deals may be handed out.

    Raises:
        NoSuchSession: the event has not reached it.
        HandoutsLater: it has not ended.
    """
    which = shown_session(progress, session)
    now = progress.sessions.get(which)
    if now is None or not session_is_public(now):
        raise HandoutsLater(event=progress.event.id, session=which)
    assert now.ended_at is not None
    return HandoutsDue(which, now.ended_at, tuple(sorted(now.opened)))


def handouts_ready(progress: AnyDuplicate) -> tuple[SheetReady, ...]:
    """The sessions of which there are handouts."""
    return tuple(
        SheetReady(HANDOUTS, session)
        for session, now in sorted(progress.sessions.items())
        if session_is_public(now)
    )


def handout(head: EventHead, ended_at: str, pages: Iterable[DealPage]) -> Handout:
    """The handout of a session, out of the pages of its deals; of a closed one nothing."""
    deals = tuple(handout_deal(page) for page in pages if isinstance(page, OpenDeal))
    return Handout(head, ended_at, deals)


def handout_deal(page: OpenDeal) -> HandoutDeal:
    """One open deal."""
    swing = page.swing
    scores = tuple(
        HandoutScore(row.table, cell.chips, cell.best, row.ruling is not None)
        for row in page.rows
        for cell in row.cells
        if swing and cell.seat == swing.seat
    )
    return HandoutDeal(
        deal=page.deal,
        button=page.button,
        seats=tuple(
            HandoutSeat(
                each.seat, each.role, each.cards, made_of(each.cards, page.board), each.empty
            )
            for each in page.seats
        ),
        board=page.board,
        widest=swing.seat if swing else None,
        scores=scores,
        spread=_spread([score.chips for score in scores]) if scores else None,
        leaf=page.proof.leaf,
        number=page.proof.number,
        counts=page.counts,
        replaces=page.replaces,
    )


def _spread(chips: Sequence[Chips]) -> tuple[Chips, Chips, Chips]:
    return min(chips), median(map(Fraction, chips)), max(chips)
