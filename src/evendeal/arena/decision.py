"""What one player can see when it is his turn: his own cards and nobody else's."""

from dataclasses import dataclass

from evendeal.cards import Card
from evendeal.poker import HandState, Legal, Street, legal


@dataclass(frozen=True, slots=True)
class Decision:
    """One seat's knowledge at its turn.

    Attributes:
        hole, board: the seat's two cards and the community cards so far.
        may: what is legal.
        pot: chips in the pot, bets of this street included.
        level: the bet to match, a total for the street.
        bet: the seat's own chips on this street.
        behind: chips that the seat can still put in.
        big_blind, unit: the big blind; the event's smallest chip (R42).
        opponents: live seats besides this one.
        after: how many of them are still to act on this street after this one.
    """

    hole: tuple[Card, ...]
    board: tuple[Card, ...]
    street: Street
    may: Legal
    pot: int
    level: int
    bet: int
    behind: int
    big_blind: int
    unit: int
    opponents: int
    after: int


def decision(state: HandState) -> Decision:
    """What the seat to act sees; nothing of the other hands or of the cards to come."""
    may = legal(state)
    seat = may.seat
    if seat is None:
        raise ValueError("nobody is to act in this hand")
    hole = state.holes[seat - 1]
    if hole is None:
        raise ValueError(f"seat {seat} has no cards to play")
    setup = state.setup
    return Decision(
        hole,
        state.board,
        state.street,
        may,
        state.pot,
        state.level,
        state.street_bet(seat),
        state.behind(seat),
        setup.big_blind,
        setup.chip,
        state.live.bit_count() - 1,
        state.pending.bit_count() - 1,
    )
