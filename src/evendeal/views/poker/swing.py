"""The swing seat of an open deal: where tables differ most, and who made most and least of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from evendeal.cards.card import CARD_ID, Card
from evendeal.ids import DealNo, EntryId, SeatNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.traveller import Traveller
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.poker.facts import widest_seat
from evendeal.views.poker.steps import HandStep
from evendeal.views.poker.story import StreetName

PLAYED = ("fold", "check", "call", "bet", "raise")
"""The steps of a hand that a player chooses."""


@dataclass(frozen=True, slots=True)
class SwingEnd:
    """The most or the least that was made of the seat, at which tables, and by which entries.

    `tables` in their order; `entries` are those that sat there, in the same order.
    """

    chips: Chips
    tables: tuple[TableNo, ...]
    entries: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class Swing:
    """The seat in which tables differ most, its two cards (the higher first), and both ends."""

    seat: SeatNo
    cards: tuple[Card, ...]
    best: SwingEnd
    worst: SwingEnd


def deal_swing(now: SessionProgress, traveller: Traveller) -> Swing | None:
    """The swing seat of an open deal; None if every table made the same of every seat."""
    seat = widest_seat(traveller)
    if seat is None:
        return None
    scores = {row.table: row.chip_scores[seat - 1] for row in traveller.rows}

    def end(chips: Chips) -> SwingEnd:
        tables = tuple(table for table, score in scores.items() if score == chips)
        seated = (now.at(table, seat, traveller.deal) for table in tables)
        return SwingEnd(chips, tables, tuple(each.entry for each in seated if each))

    cards = _cards(now, traveller.deal, seat, tuple(scores))
    return Swing(seat, cards, end(max(scores.values())), end(min(scores.values())))


def _cards(
    now: SessionProgress, deal: DealNo, seat: SeatNo, tables: Sequence[TableNo]
) -> tuple[Card, ...]:
    """The cards of a seat, the same at every table; a void deal may have been played at none."""
    for table in tables:
        hand = now.hands.get((table, deal))
        if hand is not None and hand.final and hand.state is not None:
            hole = hand.state.holes[seat - 1] or ()
            return tuple(sorted(hole, key=CARD_ID.__getitem__, reverse=True))
    return ()


def parted_on(hands: Mapping[TableNo, Sequence[HandStep]]) -> StreetName | None:
    """The street on which tables first acted differently; None if they never did."""
    acted = [
        [step for step in steps if step.do in PLAYED] for steps in hands.values() if len(steps)
    ]
    for n in range(max(map(len, acted), default=0)):
        steps = [hand[n] for hand in acted if n < len(hand)]
        if len({(step.do, step.seat, step.chips) for step in steps}) > 1 or len(steps) < len(acted):
            return steps[0].street
    return None
