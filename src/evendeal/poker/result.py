"""What a finished hand did to everybody's chips."""

from dataclasses import dataclass

from evendeal.ids import SeatNo
from evendeal.poker.pots import Pot, Returned, shares
from evendeal.poker.refusals import NotOver
from evendeal.poker.setup import Chips
from evendeal.poker.showdown import claimants, formed_pots, winners
from evendeal.poker.state import HandState, betting_is_over, waits_for


@dataclass(frozen=True, slots=True)
class Won:
    """One pot and who won how much of it."""

    pot: Pot
    shares: dict[SeatNo, Chips]


@dataclass(frozen=True, slots=True)
class HandResult:
    """The result of one hand.

    Attributes:
        chip_scores: chips won or lost by each seat, shape (seats,); 0 for an empty seat.
        house: what empty seats posted and lost, as a negative number; chip-scores plus
            house sum to zero (R11).
        won: the pots, main pot first.
        returned: the uncalled bet that was given back.
        showdown: whether more than one seat still had a claim at the end of betting.
    """

    chip_scores: tuple[Chips, ...]
    house: Chips
    won: tuple[Won, ...]
    returned: Returned | None
    showdown: bool


def is_over(state: HandState) -> bool:
    """Whether nothing more is needed to know the result."""
    if not betting_is_over(state):
        return False
    if state.live & (state.live - 1) == 0:
        return True
    return all(_winners(state, n, pot) is not None for n, pot in enumerate(formed_pots(state)[0]))


def result(state: HandState) -> HandResult:
    """The chips won and lost in a finished hand.

    Raises:
        NotOver: bets can still be made, or cards or winners are still unknown.
    """
    if not betting_is_over(state):
        raise NotOver(waits_for=waits_for(state))
    setup = state.terms.setup
    seats = len(state.committed)
    several = bool(state.live & (state.live - 1))
    formed, back = formed_pots(state)
    scores: list[Chips] = [-chips for chips in state.committed]
    if state.terms.dead:
        scores[state.terms.dead_by] -= state.terms.dead
    if back is not None:
        scores[back.seat - 1] += back.chips
    won: list[Won] = []
    for number, pot in enumerate(formed):
        best = _winners(state, number, pot)
        if best is None:
            raise NotOver(waits_for=waits_for(state))
        parts = shares(
            pot.chips,
            best,
            button=setup.button,
            seats=seats,
            odd_chips=setup.odd_chips,
            chip=setup.chip,
        )
        for seat, chips in parts.items():
            scores[seat - 1] += chips
        won.append(Won(pot, parts))
    house: Chips = 0
    for seat in setup.empty:
        house += scores[seat - 1]
        scores[seat - 1] = 0
    return HandResult(tuple(scores), house, tuple(won), back, several)


def _winners(state: HandState, number: int, pot: Pot) -> tuple[SeatNo, ...] | None:
    if state.live & (state.live - 1) == 0:
        return claimants(state, pot)
    by_cards = winners(state, pot)
    if by_cards is not None:
        return by_cards
    for awarded, seats in state.claims.awards:
        if awarded == number:
            return seats
    return None
