"""What the first page of the house has of an event of deals, and the hand that shows the idea."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from evendeal.cards.card import CARD_ID, Card
from evendeal.ids import DealNo, EventId, SeatNo, SessionNo, TableNo
from evendeal.poker.setup import Chips
from evendeal.scoring.traveller import Traveller
from evendeal.tournament.duplicate.conditions import setup_of
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.session import OpenDealRecord, SessionProgress
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.entry_head import TeamBadge, team_badges
from evendeal.views.home import IdeaCard, LiveCard, Result
from evendeal.views.poker.facts import spread
from evendeal.views.poker.ladders import Standing, entry_names
from evendeal.views.poker.rulings import ruled_here
from evendeal.views.poker.scoreboard import Scoreboard
from evendeal.views.poker.seat import rank_word
from evendeal.views.words import chips_text

BEST = 3
"""As many lines of the standings as stand on the first page, and as many tables of a hand."""
LOOKED_AT = 40
"""Open deals of a session, the newest, among which a hand is looked for."""


@dataclass(frozen=True, slots=True)
class DealsNow(LiveCard):
    """An event of deals that is being played: how far it is, and who leads.

    `entries` are all of them in their order. `strip` says of
    each deal in its place whether it is open; `leading` are the first lines of the standings.
    Times are ISO 8601 in UTC; `forecast_end` is null when there is nothing yet to forecast from.
    """

    kind: Literal["deals"]
    id: EventId
    name: str
    session: SessionNo
    sessions: int
    tables: int
    entries: tuple[TeamBadge, ...]
    strip: tuple[bool, ...]
    comparable: int
    deals: int
    hands_played: int
    hands_total: int
    forecast_end: str | None
    leading: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class HandAt:
    """What a table made of the hand."""

    table: TableNo
    chips: Chips


@dataclass(frozen=True, slots=True)
class SameHand(IdeaCard):
    """Two cards in one seat of an open deal, and what tables made of them, most chips first.

    `said` names the cards, e.g. "the same two queens".
    """

    event: EventId
    session: SessionNo
    deal: DealNo
    seat: SeatNo
    cards: tuple[Card, ...]
    said: str
    results: tuple[HandAt, ...]


def deals_now(board: Scoreboard) -> DealsNow:
    """What of its scoreboard the first page has."""
    head = board.event
    return DealsNow(
        kind="deals",
        id=head.id,
        name=head.name,
        session=head.session,
        sessions=head.sessions,
        tables=head.tables,
        entries=team_badges(head.entries),
        strip=board.strip,
        comparable=board.comparable,
        deals=board.deals,
        hands_played=board.hands_played,
        hands_total=board.hands_total,
        forecast_end=head.forecast_end,
        leading=board.standings[:BEST],
    )


def deals_result(progress: Progress) -> Result:
    """Who has won the event, and with how many points."""
    names = entry_names(progress)
    first = [line for line in progress.standings() if line.place == 1]
    points = first[0].points if first else Fraction(0)
    return Result(
        ended_at=max(now.ended_at or "" for now in progress.sessions.values()),
        winners=tuple(names[line.entry] for line in first),
        result=f"{chips_text(points)} {'point' if points == 1 else 'points'}",
        score=(points,),
        unit="points",
    )


def same_hand(progress: AnyDuplicate) -> SameHand | None:
    """The hand of an open deal that shows best what the play makes of the same cards.

    One that tables have won and lost with, a pair before other cards, then the widest. None where
    no deal is open, or tables differ in none. A seat whose result is ruled somewhere tells of the
    ruling and not of the play.
    """
    for session, now in sorted(progress.sessions.items(), reverse=True):
        newest = sorted(
            (record for deal, record in now.opened.items() if now.compares(deal)),
            key=lambda record: record.at,
            reverse=True,
        )[:LOOKED_AT]
        pairs = [
            (_worth(record.traveller, seat, cards), record.deal, seat, cards)
            for record in newest
            if not any(ruled_here(now, row.table, record.deal) for row in record.traveller.rows)
            for seat, cards in _hands(progress, now, record)
            if spread(record.traveller, seat)
        ]
        if pairs:
            _, deal, seat, cards = max(pairs, key=lambda each: (each[0], -each[1], -each[2]))
            results = _results(now.opened[deal].traveller, seat)
            name = _cards_words(cards)
            return SameHand(progress.event.id, session, deal, seat, cards, name, results)
    return None


def _hands(
    progress: AnyDuplicate, now: SessionProgress, record: OpenDealRecord
) -> list[tuple[SeatNo, tuple[Card, ...]]]:
    """The seats of the deal at which somebody sits, with their two cards, the higher first."""
    setup = setup_of(now.play, now.origin(record.deal))
    state = next(
        (
            hand.state
            for row in record.traveller.rows
            if (hand := now.hands.get((row.table, record.deal))) and hand.final and hand.state
        ),
        None,
    )
    if state is None:
        return []
    return [
        (SeatNo(seat), tuple(sorted(hole, key=CARD_ID.__getitem__, reverse=True)))
        for seat, hole in enumerate(state.holes, 1)
        if hole is not None and seat not in setup.empty
    ]


def _worth(
    traveller: Traveller, seat: SeatNo, cards: Sequence[Card]
) -> tuple[bool, bool, int, Chips]:
    scores = [row.chip_scores[seat - 1] for row in traveller.rows]
    both_ways = min(scores) < 0 < max(scores)
    different = min(BEST, len(set(scores)))
    return both_ways, cards[0][0] == cards[1][0], different, spread(traveller, seat)


def _results(traveller: Traveller, seat: SeatNo) -> tuple[HandAt, ...]:
    """The most, a middle one and the least, or as many tables as there are."""
    made = sorted(
        (HandAt(row.table, row.chip_scores[seat - 1]) for row in traveller.rows),
        key=lambda each: (-each.chips, each.table),
    )
    if len(made) <= BEST:
        return tuple(made)
    return made[0], made[len(made) // 2], made[-1]


def _cards_words(cards: Sequence[Card]) -> str:
    high, low = (rank_word(card) for card in cards)
    if high == low:
        return f"the same two {high}{'es' if high == 'six' else 's'}"
    return f"the same {high} and {low}"
